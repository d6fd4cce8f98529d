import Foundation
import GridScenarios
import TestPrograms
import Testing

/// The scripts of `gridview completion`, run by the shells that they are for.
@ProcessActor @Suite("gridview completion", .slow)
struct ToolCompletionTests {
  private static let commands = [
    "tour", "list", "run", "check", "audit", "explain", "schema", "prepare", "uikit", "host",
    "live", "completion", "version",
  ]

  private nonisolated static func isThere(_ shell: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  // MARK: bash

  /// Returns the words that bash offers for the last of some words.
  private static func bash(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <("$GRIDVIEW" completion bash)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      _gridview
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let file = try folder.file(".complete.bash", script)
    let run = try ToolProcess(shell: "bash --norc '\(file)'", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.lines.filter { !$0.isEmpty }.sorted()
  }

  @Test func `bash completes commands, options, their values, ids and files`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("walls.json", "")
    _ = try folder.file("with space.json", "")
    #expect(
      try Self.bash(["gridview", ""], in: folder)
        == (Self.commands + ["help", "--help", "--version"]).sorted())
    #expect(try Self.bash(["gridview", "c"], in: folder) == ["check", "completion"])
    #expect(
      try Self.bash(["gridview", "run", "--s"], in: folder) == ["--set", "--shrink", "--svg"])
    #expect(
      try Self.bash(["gridview", "run", "--elements", ""], in: folder) == ["all", "visible"])
    // bash takes the sign between an option and its value as a word.
    #expect(try Self.bash(["gridview", "run", "--elements", "=", "v"], in: folder) == ["visible"])
    #expect(
      try Self.bash(["gridview", "run", "--elements", "="], in: folder) == ["all", "visible"])
    #expect(try Self.bash(["gridview", "run", "caro"], in: folder) == ["carousel"])
    #expect(
      try Self.bash(["gridview", "check", "w"], in: folder).filter { $0.hasSuffix(".json") }
        == ["walls.json", "with space.json"])
    #expect(try Self.bash(["gridview", "explain", "missing-i"], in: folder) == ["missing-item"])
    #expect(try Self.bash(["gridview", "completion", ""], in: folder) == ["bash", "fish", "zsh"])
    #expect(try Self.bash(["gridview", "run", "--items", ""], in: folder) == [])
  }

  @Test func `every option that a command takes is completed, and no other`() throws {
    let folder = try TemporaryFolder()
    for command in Self.commands {
      let offered = try Self.bash(["gridview", command, "--"], in: folder)
      let help = try ToolProcess(command, "--help").output
      for option in offered where option != "--help" {
        #expect(help.contains(option), "\(command) \(option) is not in its help")
        // An option that does not exist besides: nothing is done.
        let run = try ToolProcess(
          shell: "\"$GRIDVIEW\" \(command) \(option)=x --nonsense", in: folder.url)
        #expect(run.status == 2)
        #expect(!run.errors.contains("unknown option \(option)\n"), "\(command) \(option)")
      }
      let told = help.matches(of: /(?m)^ +(--[a-z-]+)/).map { String($0.1) }
      #expect(Set(told).isSubset(of: offered), "\(command)")
    }
  }

  // MARK: Others

  @Test(.enabled(if: ToolCompletionTests.isThere("zsh"), "zsh is not installed"))
  func `zsh reads its script, and takes the function for the command`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "complete.zsh",
      """
      autoload -Uz compinit
      compinit -u -d "$PWD/dump"
      source <("$GRIDVIEW" completion zsh)
      print $_comps[gridview]
      compadd() { print -r -- $@ }
      _describe() { print -l -- ${(P)2%%:*}; print -r -- ${(P)2} }
      words=(gridview ''); CURRENT=2; _gridview
      _arguments() { print -rl -- $@ }
      words=(gridview run ''); CURRENT=3; _gridview
      """)
    let run = try ToolProcess(shell: "zsh -f '\(file)'", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.first == "_gridview")
    for command in Self.commands { #expect(run.output.contains("\(command):"), "\(command)") }
    #expect(run.lines.contains("--elements=:value:(all visible)"))
    #expect(run.lines.contains("*--set=:value: "))
    #expect(try ToolProcess(shell: "\"$GRIDVIEW\" completion zsh | zsh -n").status == 0)
  }

  @Test(.enabled(if: ToolCompletionTests.isThere("fish"), "fish is not installed"))
  func `fish completes commands, options, values and ids`() throws {
    let folder = try TemporaryFolder()
    func fish(_ line: String) throws -> [String] {
      let run = try ToolProcess(
        shell: """
          HOME="$PWD" fish --no-config -c '"$GRIDVIEW" completion fish | source
          complete -C "\(line)"'
          """, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      return run.lines.map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try fish("gridview ").sorted() == (Self.commands + ["help"]).sorted())
    #expect(try fish("gridview run --elements ") == ["all", "visible"])
    #expect(try fish("gridview run --html").contains("--html"))
    #expect(try fish("gridview run caro") == ["carousel"])
    #expect(try fish("gridview completion ").sorted() == ["bash", "fish", "zsh"])
  }
}
