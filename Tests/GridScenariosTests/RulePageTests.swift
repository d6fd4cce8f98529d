import Foundation
import Testing

/// The table of rules in `Docs/Fidelity.md` has every id that sources, tests and pages cite, and each
/// rule is in the sources or held by a test.
@Suite("Page of rules")
struct RulePageTests {
  private struct Row {
    let id: String
    let rule: String
    let evidence: String
  }

  private static func rows() throws -> [Row] {
    try PackageFiles.text("Docs/Fidelity.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].wholeMatch(of: /[A-Z][0-9A-Za-z.-]+/) != nil,
        try citations(in: cells[0]).count == 1
      else { return nil }
      return Row(id: cells[0], rule: cells[1], evidence: cells[2])
    }
  }

  /// Names of standards, an identifier of a test's own, and a code that does not exist.
  private static let others: Set<String> = ["UTF-8", "FNV-1a", "X-1", "E-300"]

  /// A word that is an id, with the points and dashes that stand around it.
  private static let pattern = #"""
    (?<![\p{Alphabetic}\p{N}.-])[.-]*\#
    ([A-Z]{1,3}[0-9]*-[0-9]+[a-z]?|[A-Z][0-9]+\.[0-9]+[a-z]?)\#
    [.-]*(?![\p{Alphabetic}\p{N}.-])
    """#

  /// The ids that a text cites; in names of tests a point is spelt as a dash.
  private static func citations(in text: String) throws -> Set<String> {
    let words = Set(try PackageFiles.groups(pattern, in: text)).subtracting(others)
    return Set(
      words.map { word in
        let isPointed = word.wholeMatch(of: /[A-Z]\d+-\d+[a-z]?/) != nil
        return isPointed ? word.replacing("-", with: ".") : word
      })
  }

  /// The ids that sources and tests cite, the traits `.rule` among them, each with a file.
  private static func held() throws -> [String: String] {
    var held: [String: String] = [:]
    for file in ["Sources", "Tests"].flatMap(PackageFiles.swiftFiles(below:))
      + ["Tests/GridCoreTests/Flow/FlowGoldens.json"]
    {
      let text = try PackageFiles.text(file)
      for id in try citations(in: text) { held[id] = file }
      guard file.hasPrefix("Tests") else { continue }
      for trait in try PackageFiles.groups(#"\.rule\(([^)]*)\)"#, in: text) {
        for id in try PackageFiles.groups(#""([^"]+)""#, in: trait) { held[id] = file }
      }
    }
    return held
  }

  @Test func `every id that is cited has one row, and sources or tests hold every row`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 900)
    let known = Set(rows.map(\.id))
    #expect(known.count == rows.count)
    let held = try Self.held()
    var places = held
    for page in PackageFiles.pages() {
      for id in try Self.citations(in: PackageFiles.text(page)) { places[id] = page }
    }
    let missing = places.filter { !known.contains($0.key) }
    #expect(missing.isEmpty, "cited, and not in Docs/Fidelity.md: \(missing)")
    // What an article says has its place in the essay on the articles, which has tests of its own.
    let alone = rows.filter { $0.evidence != "article" && held[$0.id] == nil }.map(\.id)
    #expect(alone == [], "only a page has these rules")
  }

  @Test func `no name of a test cites a rule`() throws {
    let pattern = "func `((?:[A-DF-Z][A-Z]{0,2}\\d*-\\d+[a-z]?)(?:, | and |: )[^`]*)`"
    let names = try PackageFiles.swiftFiles(below: "Tests")
      .filter { !$0.contains("UIKitConformance") }
      .flatMap { try PackageFiles.groups(pattern, in: PackageFiles.text($0)) }
    #expect(names == [], "@Test(.rule(…)) carries it")
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
    let text = try PackageFiles.text("Docs/Fidelity.md")
    for word in words { #expect(text.contains("\n| \(word) | ")) }
  }
}
