import Foundation
import Testing

/// `Docs/Rules.md` has every id that sources, tests and pages cite, and no other.
@Suite("Page of rules")
struct RulePageTests {
  private struct Row {
    let id: String
    let rule: String
    let evidence: String
  }

  private static func rows() throws -> [Row] {
    try PackageFiles.text("Docs/Rules.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].wholeMatch(of: citation) != nil else { return nil }
      return Row(id: cells[0], rule: cells[1], evidence: cells[2])
    }
  }

  private static var citation: Regex<(Substring, Substring)> {
    /([A-Z]{1,3}\d*-\d+[a-z]?|[A-Z]\d+\.\d+[a-z]?)/
  }

  /// Names of standards, an identifier of a test's own, and a code that nobody has.
  private static let others: Set<String> = ["UTF-8", "FNV-1a", "X-1", "E-300"]

  /// The ids that a text cites; in names of tests a point is spelt as a dash.
  private static func citations(in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    var ids: Set<String> = []
    for word in words {
      let word = word.trimmingCharacters(in: CharacterSet(charactersIn: ".-"))
      guard word.wholeMatch(of: citation) != nil, !others.contains(word) else { continue }
      let isPointed = word.wholeMatch(of: /[A-Z]\d+-\d+[a-z]?/) != nil
      ids.insert(isPointed ? word.replacing("-", with: ".") : word)
    }
    return ids
  }

  @Test func `every id that is cited has one row, and every row is cited`() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.id)).count == rows.count)
    var places: [String: String] = [:]
    let files =
      ["Sources", "Tests"].flatMap(PackageFiles.swiftFiles(below:))
      + PackageFiles.pages().filter { $0 != "Docs/Rules.md" }
      + ["Tests/GridCoreTests/Flow/FlowGoldens.json"]
    for file in files {
      for id in Self.citations(in: try PackageFiles.text(file)) { places[id] = file }
    }
    let known = Set(rows.map(\.id))
    let missing = places.filter { !known.contains($0.key) }
    #expect(missing.isEmpty, "cited, and not in Docs/Rules.md: \(missing)")
    #expect(known.subtracting(places.keys).sorted() == [], "in Docs/Rules.md, and cited nowhere")
  }

  @Test func `rules are sentences, and evidence is one of the words of the page`() throws {
    let rows = try Self.rows()
    let words: Set = [
      "documented", "recorded", "observed", "reported", "inferred", "chosen", "article",
    ]
    for row in rows {
      #expect(words.contains(row.evidence), "\(row.id)")
      #expect(row.rule.hasSuffix("."), "\(row.id)")
      #expect(row.rule.count <= 150, "\(row.id)")
    }
    let text = try PackageFiles.text("Docs/Rules.md")
    for word in words { #expect(text.contains("\n| \(word) | ")) }
  }
}
