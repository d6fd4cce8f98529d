import Foundation
import GridScenarios
import TestPrograms
import Testing

/// `gridview live` in a terminal, typed at and looked at while it runs: a server of `tmux` of its
/// own.
@ProcessActor
final class LiveTerminal {
  private let name = "live-\(UUID().uuidString)"
  private let tmux: String
  private let folder = try? TemporaryFolder()

  /// - Parameters:
  ///   - words: What stands behind `gridview live`.
  ///   - input: A file for the standard input; the terminal itself without it.
  ///   - stops: Whether a shell with jobs runs the tool. Once it stops, the shell waits for the
  ///     file `go` and brings it back.
  init(
    _ words: String, columns: Int, rows: Int, environment: [String: String] = [:],
    input: String? = nil, stops: Bool = false
  ) throws {
    guard let tmux = TerminalSession.path else {
      throw TerminalSession.Failure(
        description: "no tmux in the search path; Debian: apt-get install tmux")
    }
    self.tmux = "\(tmux) -L \(name)"
    let folder = try #require(folder)
    // Swift's own report of a fault would ask what to do next.
    let variables = ["GRIDVIEW": try ToolProcess.executable().path, "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { _, new in new }
      .map { "export \($0.key)='\($0.value)'" }.sorted().joined(separator: "\n")
    let script = try folder.file(
      "live.sh",
      """
      unset NO_COLOR COLUMNS LINES
      \(variables)
      export LC_ALL=C.UTF-8
      echo 'what was there before'
      stty -a >before
      \(stops ? "set -m" : "")
      sh -c 'echo $$ >pid; exec "$GRIDVIEW" live \(words) 2>errors'\(input.map { " <\($0)" } ?? "")
      \(stops ? "echo \"stopped with $?\"; until [ -e go ]; do sleep 0.05; done; fg >fg" : "")
      echo "ended with $?"
      stty -a >after
      \(self.tmux) wait-for never
      """)
    let settings = try folder.file("tmux.conf", "set -g status off\n")
    if let input, !FileManager.default.fileExists(atPath: folder.path(input)) {
      try #require(mkfifo(folder.path(input), 0o600) == 0)
    }
    // The threads of tests keep signals from themselves, and so would the server, which would not
    // see then that a pane has ended.
    var none = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    try Self.spawn(
      """
      cd '\(folder.url.path)' || exit 1
      LC_ALL=C.UTF-8 exec \(self.tmux) -f '\(settings)' -u new-session -d -x \(columns) \\
        -y \(rows) "sh '\(script)'" </dev/null >/dev/null 2>&1
      """)
    for _ in 0..<1000 {
      if try ToolProcess(shell: "\(self.tmux) has-session").status == 0 { return }
      usleep(10_000)
    }
    throw TerminalSession.Failure(description: "tmux does not start")
  }

  /// Runs lines of the shell and waits for their end, whatever goes on that they have started.
  ///
  /// Not a `ToolProcess`: the server would keep what tells that the shell has ended, which would be
  /// a zombie till the server's end. A zombie keeps the thread busy that waits for exit tests.
  private static func spawn(_ script: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Files that other tests have opened meanwhile would stay open as well.
    for file in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, file) }
    let line: [String] = ["sh", "-c", script]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { word in strdup(word) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", &actions, nil, &words, environ) == 0 else {
      throw TerminalSession.Failure(description: "no /bin/sh")
    }
    var status = Int32()
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw TerminalSession.Failure(description: "tmux does not start") }
  }

  deinit {
    _ = try? ToolProcess(shell: "\(tmux) kill-server")
  }

  /// Runs a command of the server and returns its output.
  @discardableResult
  func ask(_ command: String) throws -> String {
    let run = try ToolProcess(shell: "\(tmux) \(command)")
    guard run.status == 0 else {
      throw TerminalSession.Failure(description: "tmux \(command): \(run.errors)")
    }
    return run.output
  }

  /// Types bytes, or sends what a mouse would send.
  func type(_ text: String) throws {
    let codes = text.utf8.map { String($0, radix: 16) }
    // Not more than a line of the shell takes.
    for start in stride(from: 0, to: codes.count, by: 500) {
      let part = codes[start..<min(start + 500, codes.count)]
      try ask("send-keys -H \(part.joined(separator: " "))")
    }
  }

  /// The characters on the screen.
  var lines: [String] {
    get throws {
      try ask("capture-pane -p -N").split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// The screen with its colours.
  func screen(columns: Int, rows: Int) throws -> ScreenModel {
    ScreenModel(capture: try ask("capture-pane -e -p -N"), columns: columns, rows: rows)
  }

  /// Looks at the screen until it shows a text. How long that takes says nothing.
  ///
  /// - Returns: The screen with its colours, as `ScreenModel` reads it.
  @discardableResult
  func wait(for text: String) throws -> String {
    var shown = ""
    for _ in 0..<3000 {
      shown = try ask("capture-pane -e -p -N")
      if shown.contains(text) { return shown }
      usleep(10_000)
    }
    throw TerminalSession.Failure(description: "no \"\(text)\" in\n\(shown)\n\(errors)")
  }

  /// Modes of the terminal: alternate buffer, cursor, mouse.
  var modes: String {
    get throws {
      try ask(
        "display-message -p '#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_sgr_flag}'")
    }
  }

  var process: pid_t {
    get throws { try #require(pid_t(text("pid").split(separator: "\n").first ?? "")) }
  }

  var errors: String { (try? text("errors")) ?? "" }

  func path(_ name: String) throws -> String { try #require(folder).path(name) }

  func text(_ name: String) throws -> String { try #require(folder).text(name) }
}
