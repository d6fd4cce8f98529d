import GridTesting
import TestPrograms
import TestSupport
import Testing

/// Each code of the catalogue, provoked by a small layout that is otherwise sound.
@MainActor @Suite("Codes of findings", .rows)
struct CatalogueTests {
  private static let cases =
    CodeCase.queries + CodeCase.geometry + CodeCase.promises + CodeCase.state
    + CodeCase.scenarios + CodeCase.compositional

  private func checkFaults(of cases: [CodeCase]) async {
    await forEachRow(of: cases, named: \.entry.code) { subject in
      let report = try await subject.provoking()
      let finding = try #require(report[subject.entry.code].first, "\(report)")
      #expect(finding.severity == subject.entry.severity)
      for word in subject.words { #expect(finding.message.contains(word), "\(word) in \(finding)") }
    }
  }

  private func checkCounterparts(of cases: [CodeCase]) async {
    await forEachRow(of: cases, named: \.entry.code) { subject in
      let report = try await subject.innocent()
      #expect(report.complaints == "")
      #expect(report[subject.entry.code] == [], "\(report)")
    }
  }

  @Test func `a fault is found under its code, with its severity and its words`() async {
    await checkFaults(of: Self.cases)
  }

  @Test(.slow) func `a fault that ends the program is found by the program that started it`() async
  {
    await checkFaults(of: CodeCase.isolation)
  }

  @Test func `a sound counterpart of a fault is not found under its code`() async {
    await checkCounterparts(of: Self.cases)
  }

  @Test(.slow) func `a sound program is not found under the codes of ended programs`() async {
    await checkCounterparts(of: CodeCase.isolation)
  }

  @Test func `the table has every code of the catalogue`() {
    // One of them in two ways.
    let listed = Set((Self.cases + CodeCase.isolation).map(\.entry.code)).sorted()
    #expect(LineDiff(expected: FindingCatalogue.codes, actual: listed) == nil)
  }
}
