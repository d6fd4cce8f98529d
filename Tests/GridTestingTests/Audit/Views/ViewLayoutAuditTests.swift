import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Audit of views", .rows)
struct ViewLayoutAuditTests {
  @Test(.rule("AL-68"))
  func `a fault is found under its code, with its view, numbers and constraints`() {
    forEachRow(of: ViewFindingCase.all, named: \.name) { row in
      let report = row.report(isMended: false)
      let finding = try #require(report[row.entry.code].first, "\(report)")
      #expect(finding.view == row.finding.view)
      #expect(finding.message == row.finding.message)
      #expect(finding.constraints.count == row.finding.constraintCount, "\(report)")
      #expect(finding.severity == row.entry.severity)
    }
  }

  @Test func `the same screen mended has no finding`() {
    forEachRow(of: ViewFindingCase.all, named: \.name) { row in
      let report = row.report(isMended: true)
      #expect(report.codes == [], "\(report)")
    }
  }
}
