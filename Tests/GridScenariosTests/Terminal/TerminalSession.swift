import Foundation
import GridTesting
import TestPrograms
import Testing

/// The screen of a terminal of a certain width after lines of the shell: a server of `tmux` of its
/// own.
struct TerminalSession {
  /// The lines on the screen and above it; lines that the terminal broke are put together again.
  let screen: [String]
  /// Everything that was written to the terminal.
  let bytes: String

  /// The command; nil where it is not installed.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/tmux" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs lines of the shell, in which `$GRIDVIEW` is the tool, and waits for their end.
  init(
    _ script: String, columns: Int, environment: [String: String] = [:], in folder: TemporaryFolder
  ) throws {
    guard let tmux = Self.path else {
      throw Failure(description: "no tmux in the search path; Debian: apt-get install tmux")
    }
    let name = "session-\(UUID().uuidString)"
    let variables = try [
      "GRIDVIEW": ToolProcess.executable().path, "GRIDFUZZ": BuildProduct.url("gridfuzz").path,
    ]
    .merging(environment) { _, new in new }
    .map { "export \($0.key)='\($0.value)'" }.sorted().joined(separator: "\n")
    // The terminal is looked at before the script begins, and stays until everything is read.
    let lines = """
      unset NO_COLOR COLUMNS LINES
      \(variables)
      export LC_ALL=C.UTF-8
      server='\(tmux) -L \(name)'
      $server wait-for begin
      \(script)
      $server wait-for -S end
      $server wait-for never
      """
    let file = try folder.file("\(name).sh", lines)
    let (screen, bytes) = (folder.path("\(name).screen"), folder.path("\(name).bytes"))
    let run = try ToolProcess(
      shell: """
        server='\(tmux) -L \(name) -f /dev/null'
        LC_ALL=C.UTF-8 $server -u new-session -d -x \(columns) -y 50 "sh '\(file)'" || exit 1
        $server set-option -g history-limit 5000
        $server pipe-pane "cat >'\(bytes)'; \(tmux) -L \(name) wait-for -S piped"
        $server wait-for -S begin
        $server wait-for end
        $server pipe-pane
        $server wait-for piped
        $server capture-pane -p -J -S - >'\(screen)'
        $server kill-server
        """, in: folder.url)
    guard run.status == 0 else { throw Failure(description: "tmux: \(run.errors)") }
    self.screen = try folder.text("\(name).screen").split(separator: "\n").map {
      String($0).replacing(/\ +$/, with: "")
    }
    self.bytes = try folder.text("\(name).bytes").replacing("\r\n", with: "\n")
    for rest in [file, screen, bytes] { try FileManager.default.removeItem(atPath: rest) }
  }
}
