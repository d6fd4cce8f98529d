import Foundation
import TestPrograms
import Testing

/// Whether Node.js has to be there.
private enum NodeProgram {
  static let isExpected: Bool =
    ProcessInfo.processInfo.environment["GRIDKIT_CI"] == "1"
    || (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/node")
    }
}

/// The player's script by itself, run by Node.js: its syntax, and the functions that need no page.
///
/// Left out where there is no Node.js, but for `GRIDKIT_CI=1`, under which it fails.
@ProcessActor
@Suite(
  "The player's script",
  .enabled(if: NodeProgram.isExpected, "node is not in the search path"))
struct PlayerScriptTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("player.test.js").path
  private static let script: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Sources/GridTesting/Player/player.js").path
  }()

  private func node(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `the script is JavaScript`() throws {
    let run = try node("--check", Self.script)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `the functions that need no page do what the page relies on`() throws {
    let run = try node("--test", "--test-reporter=tap", Self.tests)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("# fail 0"))
  }
}
