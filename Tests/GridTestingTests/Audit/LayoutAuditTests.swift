import GridTesting
import Testing

@MainActor @Suite("Audit of a layout")
struct LayoutAuditTests {
  @Test func `a layout that keeps its promises has no findings`() {
    let report = LayoutAudit.run(in: .init(sections: [24, 0, 5])) { StackLayout() }
    #expect(report.findings.map(\.description) == [])
    #expect(report.faults == [])
  }
}
