import Foundation
import TestPrograms
import Testing

/// A tool that is ended from outside ends at once, says so by its status, and leaves nothing that
/// is not finished.
@ProcessActor @Suite("gridview when it is interrupted", .slow)
struct ToolInterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupted tour leaves whole files and nothing else`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let tool = try RunningTool(["tour", "--out", folder.url.path])
    // The second stop has begun: the files of the first one are there, and others come.
    try tool.waitForError("2 of ")
    tool.end(with: signal)
    #expect(tool.process.terminationReason == .exit)
    #expect(tool.process.terminationStatus == 128 + signal)
    #expect(folder.names.count >= 2)
    for name in folder.names {
      let text = try folder.text(name)
      if name.hasSuffix(".svg") {
        #expect(text.hasSuffix("</svg>\n"), "\(name)")
      } else {
        #expect(name.hasSuffix(".html"), "\(name)")
        #expect(text.contains("</html>"), "\(name)")
      }
    }
  }

  @Test func `a pipe that nobody writes to is no reason to stay`() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let tool = try RunningTool(
      ["--files", "--seeds", "20", "--keep-going"], of: "gridfuzz", temporary: folder.url)
    try tool.waitForError(" of 20 files")
    tool.end(with: SIGINT)
    #expect(tool.process.terminationStatus == 130)
    // The folder of its files went with it.
    #expect(folder.names == ["pipe"])
    let reader = try RunningTool(["run", folder.path("pipe")])
    // Opening a pipe to write to it waits until the tool reads it.
    let writer = open(folder.path("pipe"), O_WRONLY)
    reader.end(with: SIGINT)
    close(writer)
    #expect(reader.process.terminationStatus == 130)
  }
}
