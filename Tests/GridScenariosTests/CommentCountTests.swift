import Foundation
import Testing

/// The script that counts comments, on comments that it has to refuse.
@Suite("Counts of comments")
struct CommentCountTests {
  /// Runs the script on a folder with one file, and returns its exit status.
  private func status(of text: String) throws -> Int32 {
    let folder = try TemporaryFolder()
    _ = try folder.file("Planted.swift", text)
    let process = Process()
    process.executableURL = PackageFiles.root.appending(path: ".ci/count")
    process.arguments = [folder.url.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(
    "comments in plain English pass",
    arguments: ["", "/// The width of a column, in points.\n", "let whoever = \"nobody\"\n"])
  func passes(text: String) throws {
    #expect(try status(of: text) == 0)
  }

  @Test(
    "comments that say nothing by themselves are refused past their number",
    arguments: [
      (line: "  /// What is shown.\n", most: 60), ("/// Those of a section.\n", 60),
      ("  // A list that nobody has.\n", 20), ("/// The caller, or whoever asks.\n", 20),
      ("/// As runtime" + ".md says.\n", 0), ("// Recipe" + " 12: a reload.\n", 0),
      ("let text = \"addEventListener" + "('click', run)\"\n", 0),
      ("    padding" + ": 4px;\n", 0),
    ])
  func refuses(line: String, most: Int) throws {
    #expect(try status(of: String(repeating: line, count: most)) == 0)
    #expect(try status(of: String(repeating: line, count: most + 1)) == 1)
  }
}
