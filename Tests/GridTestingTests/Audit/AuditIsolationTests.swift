import TestPrograms
@testable import GridTesting
import TestSupport
import Testing

/// Layouts that trap, each in a process of its own.
@ProcessActor @Suite("Audit in a process of its own", .slow)
struct AuditIsolationTests {
  @Test(.rows) func `a layout that ends the program is a finding, and the rest is examined`() async
  {
    let rest = "The content is 375 wide and 1490 high"
    let rows: [(fault: String, words: [String])] = [
      ("none", ["TrappingLayout: no findings \(rest)"]),
      (
        "header",
        [
          "E supplementary-query-traps layoutAttributesForSupplementaryView(ofKind:at:), asked for "
            + "header 0-0, ended the program with signal",
          "(probe: headers and footers that are not there)",
          "Left out, because they ended the program: headers and footers that are not there.", rest,
        ]
      ),
      (
        "leftOut",
        [
          "E missing-supplementary TrappingLayout.layoutAttributesForElements(in:): for the whole "
            + "content it leaves out header 0-0, although "
            + "layoutAttributesForSupplementaryView(ofKind:at:) has "
            + "header 0-0 at (0, 40, 375, 10)."
        ]
      ),
      (
        "rect",
        [
          "E layout-traps layoutAttributesForElements(in:), asked for (",
          "ended the program with signal",
        ]
      ),
      (
        "loop",
        [
          "E layout-hangs layoutAttributesForElements(in:), asked for (",
          "did not end within 5 seconds (probe: rect queries).", rest,
        ]
      ),
      (
        "prepare",
        [
          "layout-traps prepare() ended the program with signal", "(probe: first layout)",
          "Nothing else could be examined",
        ]
      ),
    ]
    forEachRow(of: rows, named: \.fault) { fault, expected in
      let text = words(try Self.output(fault))
      for part in expected { #expect(text.contains(part), "\(part) in \(text)") }
      if fault == "none" { #expect(text.hasPrefix(expected[0]) && !text.contains("Left out")) }
    }
  }

  @Test func `a channel reads back the probes, questions and reports that it was told`() throws {
    let channel = try #require(AuditChannel.make())
    defer { channel.remove() }
    #expect(channel.read() == AuditChannel.Story())
    let writer = try #require(AuditChannel.Writer(channel))
    writer.tell(probe: "rect queries")
    writer.tell(question: "layoutAttributesForElements(in:) (0, 0, 1, 1)")
    #expect(
      channel.read()
        == .init(probe: "rect queries", question: "layoutAttributesForElements(in:) (0, 0, 1, 1)"))
    writer.tell(probe: "reach")
    #expect(channel.read() == .init(probe: "reach"))
    let report = AuditReport(
      layout: "WallLayout",
      findings: [
        LayoutFinding(
          code: "missing-item", severity: .error, message: "two\nlines", elements: [.cell(0, 3)])
      ], contentSizeExplanation: "none", notes: ["one"])
    writer.tell(report)
    #expect(channel.read().report == report)
  }

  /// The program's report.
  nonisolated static func report(_ fault: String) throws -> AuditReport {
    let json = try output(fault, "json")
    return try JSONDecoder().decode(AuditReport.self, from: Data(json.utf8))
  }

  /// Returns the output of the program, with its lines.
  private nonisolated static func output(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = try BuildProduct.url("TrappingLayouts")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// Without the line breaks of a table.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
