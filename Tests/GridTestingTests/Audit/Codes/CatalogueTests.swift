import GridTesting
import TestSupport
import Testing

/// Each code of the catalogue, provoked by a small layout that is otherwise sound.
@MainActor @Suite("Codes of findings")
struct CatalogueTests {
  nonisolated static let cases =
    CodeCase.queries + CodeCase.geometry + CodeCase.promises + CodeCase.state
    + CodeCase.scenarios + CodeCase.isolation + CodeCase.compositional

  @Test(.rows) func `a fault is found under its code, with its severity and its words`() async {
    await forEachRow(of: Self.cases, named: \.entry.code) { subject in
      let report = try await subject.provoking()
      let finding = try #require(report[subject.entry.code].first, "\(report)")
      #expect(finding.severity == subject.entry.severity)
      for word in subject.words { #expect(finding.message.contains(word), "\(word) in \(finding)") }
    }
  }

  @Test(.rows) func `a sound counterpart of a fault is not found under its code`() async {
    await forEachRow(of: Self.cases, named: \.entry.code) { subject in
      let report = try await subject.innocent()
      #expect(report.complaints == "")
      #expect(report[subject.entry.code] == [], "\(report)")
    }
  }

  @Test func `the table has every code of the catalogue`() {
    // One of them in two ways.
    let listed = Set(Self.cases.map(\.entry.code)).sorted()
    #expect(LineDiff(expected: FindingCatalogue.codes, actual: listed) == nil)
  }
}
