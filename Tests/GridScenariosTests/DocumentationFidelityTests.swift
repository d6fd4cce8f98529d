import Foundation
import Testing

@Suite("Fidelity table")
struct DocumentationFidelityTests {
  struct Row {
    let behaviour: String
    let verdict: String
    let evidence: String
    let seenOn: String
    let rules: [String]
    let changedBy: String
  }

  static let header = ["Behaviour", "Verdict", "Evidence", "Seen on", "Rules", "Changed by"]

  static func rows() throws -> [Row] {
    try DocumentationPage("Docs/Fidelity.md").rows(ofTablesWith: header).map { cells in
      try #require(cells.count == header.count, "\(cells)")
      return Row(
        behaviour: cells[0], verdict: cells[1], evidence: cells[2], seenOn: cells[3],
        rules: cells[4].components(separatedBy: ", "), changedBy: cells[5])
    }
  }

  @Test func `every row has a verdict, evidence and rules`() throws {
    let verdicts: Set = ["matches", "differs", "unknown", "chosen"]
    let kinds: Set = [
      "measured", "documented", "observed", "re-implemented", "third-party analysis", "inferred",
      "none",
    ]
    let rows = try Self.rows()
    #expect(rows.count > 60)
    for row in rows {
      #expect(verdicts.contains(row.verdict), "\(row.behaviour)")
      #expect(
        row.evidence.components(separatedBy: ", ").allSatisfy(kinds.contains), "\(row.behaviour)")
      #expect(row.rules.allSatisfy { $0.contains(/^[A-Z]+\d*[.-]\d+[a-z]?$/) }, "\(row.behaviour)")
      #expect(
        row.seenOn.contains(/^(-|(iOS|macOS) \d+(\.\d+)?(, (iOS|macOS) \d+(\.\d+)?)*)$/),
        "\(row.behaviour)")
      // Nothing to go by: then it is our choice, or not known.
      if row.evidence == "none" { #expect(["chosen", "unknown"].contains(row.verdict)) }
    }
  }

  @Test func `the sources have every name that a row says to change`() throws {
    let words = try PackageFiles.words(in: PackageFiles.swiftText(below: "Sources"))
    for row in try Self.rows() {
      for name in DocumentationPage.codeSpans(in: row.changedBy) {
        #expect(PackageFiles.words(in: name).isSubset(of: words), "\(row.behaviour): \(name)")
      }
    }
  }

  @Test func `every choice of ours that the runtime makes is listed`() throws {
    let listed = try Set(Self.rows().flatMap(\.rules))
    let choices = [
      "QR-8", "QR-12", "CO-8", "CO-18", "CO-29", "FL-31", "FL-32", "FL-35", "FL-43", "FL-44",
      "FL-51", "FL-53", "FL-54", "FL-55", "FL-72", "FL-78", "FL-79", "FL-80", "CS-6", "CS-12",
      "AT-10", "DL-9", "RD-3",
    ]
    #expect(choices.filter { !listed.contains($0) } == [])
  }
}
