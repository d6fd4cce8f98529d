import Foundation
import TestPrograms
import Testing

/// The player's script by itself, run by Node.js: the functions that need no page.
@ProcessActor
@Suite(
  "The player's script", .slow)
struct PlayerScriptTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("player.test.js").path
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

  @Test func `the functions that need no page do what the page relies on`() throws {
    let run = try node("--test", "--test-reporter=tap", Self.tests)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("# fail 0"))
  }
}
