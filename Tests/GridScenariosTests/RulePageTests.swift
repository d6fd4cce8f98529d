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

  /// A word that is an id, with the points and dashes that stand around it. `NSRegularExpression`
  /// goes through megabytes of text in a second; a `Regex` takes half a minute.
  private static func pattern() throws -> NSRegularExpression {
    try NSRegularExpression(
      pattern: #"""
        (?<![\p{Alphabetic}\p{N}.-])[.-]*\#
        ([A-Z]{1,3}[0-9]*-[0-9]+[a-z]?|[A-Z][0-9]+\.[0-9]+[a-z]?)\#
        [.-]*(?![\p{Alphabetic}\p{N}.-])
        """#)
  }

  /// The ids that a text cites; in names of tests a point is spelt as a dash.
  private static func citations(in text: String) throws -> Set<String> {
    let pattern = try pattern()
    let units = text as NSString
    var ids: Set<String> = []
    let whole = NSRange(location: 0, length: units.length)
    pattern.enumerateMatches(in: text, range: whole) { match, _, _ in
      guard let match else { return }
      let word = units.substring(with: match.range(at: 1))
      guard !others.contains(word) else { return }
      let isPointed = word.wholeMatch(of: /[A-Z]\d+-\d+[a-z]?/) != nil
      ids.insert(isPointed ? word.replacing("-", with: ".") : word)
    }
    return ids
  }

  /// The ids of the traits `.rule` in the tests.
  private static func traits() throws -> Set<String> {
    var ids: Set<String> = []
    for file in PackageFiles.swiftFiles(below: "Tests") {
      for trait in try PackageFiles.text(file).matches(of: /\.rule\(([^)]*)\)/) {
        ids.formUnion(trait.1.matches(of: /"([^"]+)"/).map { String($0.1) })
      }
    }
    return ids
  }

  @Test func `every id that is cited has one row`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 900)
    #expect(Set(rows.map(\.id)).count == rows.count)
    var places: [String: String] = [:]
    let files =
      ["Sources", "Tests"].flatMap(PackageFiles.swiftFiles(below:)) + PackageFiles.pages()
      + ["Tests/GridCoreTests/Flow/FlowGoldens.json"]
    for file in files {
      for id in try Self.citations(in: PackageFiles.text(file)) { places[id] = file }
    }
    for id in try Self.traits() { places[id] = "a trait" }
    let known = Set(rows.map(\.id))
    let missing = places.filter { !known.contains($0.key) }
    #expect(missing.isEmpty, "cited, and not in Docs/Fidelity.md: \(missing)")
  }

  @Test func `every rule is in the sources or held by a test`() throws {
    var held = try Self.traits()
    let files =
      ["Sources", "Tests"].flatMap(PackageFiles.swiftFiles(below:))
      + ["Tests/GridCoreTests/Flow/FlowGoldens.json"]
    for file in files { held.formUnion(try Self.citations(in: PackageFiles.text(file))) }
    // What an article says has its place in the essay on the articles, which has tests of its own.
    let rows = try Self.rows().filter { $0.evidence != "article" }
    #expect(rows.map(\.id).filter { !held.contains($0) } == [], "only a page has these rules")
  }

  @Test func `no name of a test cites a rule`() throws {
    var names: [String] = []
    for file in PackageFiles.swiftFiles(below: "Tests") where !file.contains("UIKitConformance") {
      let text = try PackageFiles.text(file)
      names += text.matches(of: /func `((?:[A-DF-Z][A-Z]{0,2}\d*-\d+[a-z]?)(?:, | and |: )[^`]*)`/)
        .map { String($0.1) }
    }
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
