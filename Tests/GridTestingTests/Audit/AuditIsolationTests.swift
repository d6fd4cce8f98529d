import TestPrograms
import Foundation
@testable import GridTesting
import Testing

/// Layouts that trap, each in a process of its own.
@ProcessActor @Suite("Audit in a process of its own", .slow)
struct AuditIsolationTests {
  @Test func `a layout that keeps its promises has no findings`() throws {
    let text = try Self.output("none")
    #expect(text.hasPrefix("TrappingLayout: no findings\nThe content is 375 wide and 1490 high"))
    #expect(!text.contains("Left out"))
  }

  @Test func `a header query that indexes out of range is a finding, and the rest is examined`()
    throws
  {
    let text = try Self.output("header")
    #expect(
      words(text).contains(
        "E supplementary-query-traps layoutAttributesForSupplementaryView(ofKind:at:), asked for "
          + "header 0-0, ended the program with signal"))
    #expect(words(text).contains("(probe: headers and footers that are not there)"))
    #expect(
      words(text).contains(
        "Left out, because they ended the program: headers and footers that are not there."))
    #expect(text.contains("The content is 375 wide and 1490 high"))
  }

  @Test func `a header that no rect has is missing`() throws {
    #expect(
      words(try Self.output("leftOut")).contains(
        "E missing-supplementary TrappingLayout.layoutAttributesForElements(in:): for the whole "
          + "content it leaves out header 0-0, although "
          + "layoutAttributesForSupplementaryView(ofKind:at:) has "
          + "header 0-0 at (0, 40, 375, 10)."))
  }

  @Test func `a rect query that traps names the rect`() throws {
    let text = words(try Self.output("rect"))
    #expect(
      text.contains("E layout-traps layoutAttributesForElements(in:), asked for (")
        && text.contains("ended the program with signal"))
  }

  @Test func `a layout that does not come to an end is ended`() throws {
    let text = words(try Self.output("loop"))
    #expect(text.contains("E layout-hangs layoutAttributesForElements(in:), asked for ("))
    #expect(text.contains("did not end within 5 seconds (probe: rect queries)."))
    #expect(text.contains("The content is 375 wide and 1490 high"))
  }

  @Test func `a layout that cannot even be prepared has that one finding`() throws {
    let text = words(try Self.output("prepare"))
    #expect(text.contains("layout-traps prepare() ended the program with signal"))
    #expect(text.contains("(probe: first layout)"))
    #expect(text.contains("Nothing else could be examined"))
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
        == .init(
          probe: "rect queries", question: "layoutAttributesForElements(in:) (0, 0, 1, 1)"))
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

  // MARK: Starting

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
