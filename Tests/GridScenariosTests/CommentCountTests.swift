import Foundation
import TestPrograms
import TestSupport
import Testing

/// The script that counts comments, on comments that it has to refuse.
@Suite("Counts of comments", .slow)
struct CommentCountTests {
  /// Runs the script on a folder with one file, and returns its exit status.
  private func status(of text: String, environment: [String: String] = [:]) throws -> Int32 {
    let folder = try TemporaryFolder()
    _ = try folder.file("Planted.swift", text)
    let script = PackageFiles.root.appending(path: ".ci/count").path
    return try ToolProcess(
      shell: "'\(script)' '\(folder.url.path)'", environment: environment
    ).status
  }

  @Test(.rows) func `comments that say nothing are refused past their number`() throws {
    for text in ["", "/// The width of a column, in points.\n", "let whoever = \"nobody\"\n"] {
      #expect(try status(of: text) == 0, "plain English")
    }
    let rows: [(line: String, most: Int)] = [
      (line: "  /// What is shown.\n", most: 60), ("/// Those of a section.\n", 60),
      ("  // A list that nobody has.\n", 20), ("/// The caller, or whoever asks.\n", 20),
      ("/// As runtime" + ".md says.\n", 0), ("// Recipe" + " 12: a reload.\n", 0),
      ("let text = \"addEventListener" + "('click', run)\"\n", 0),
      ("    padding" + ": 4px;\n", 0), ("/// A reload (RD" + "-3), and a second one (RD-3).\n", 0),
    ]
    forEachRow(of: rows) { line, most throws in
      #expect(try status(of: String(repeating: line, count: most)) == 0)
      #expect(try status(of: String(repeating: line, count: most + 1)) == 1)
    }
  }

  @Test(arguments: [(72, Int32(0)), (73, 1)])
  func `the subject of a commit has at most 72 characters`(length: Int, status: Int32) throws {
    let folder = try TemporaryFolder()
    let subject = String(repeating: "a", count: length)
    let git = "git -c user.name=a -c user.email=a@b.c"
    let run = try ToolProcess(
      shell: """
        git init -q . && \(git) commit -q --allow-empty -m first \
        && git update-ref refs/remotes/origin/main HEAD \
        && \(git) commit -q --allow-empty -m \(subject)
        """, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try self.status(of: "", environment: ["GIT_DIR": folder.path(".git")]) == status)
  }
}
