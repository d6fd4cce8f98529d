import ScenarioFiles
import GridTesting
import Testing

/// Layouts that keep the sizes of cells that size themselves.
@MainActor @Suite("Measured sizes")
struct MeasuredSizesTests {
  @Test func `the laws find a layout that keeps heights by stale index paths`() throws {
    let violation = LayoutProperties.check(seeds: 0..<4, declared: []) { StaleMeasuringList() }
    let found = try #require(violation)
    #expect(found.law == .measuredSizes)
    #expect(found.details.contains("items have the sizes that others were measured at"))
    // The case shows it again.
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: found.scenario.layout, summary: "under test")) { _ in
      StaleMeasuringList()
    } configure: { (layout: StaleMeasuringList, _) in
      layout.invalidateLayout()
    }
    #expect(LayoutProperties.violation(in: found.scenario, in: registry)?.law == .measuredSizes)
  }

  @Test func `the laws let heights move along, and be forgotten`() {
    #expect(LayoutProperties.check(seeds: 0..<4) { MeasuringList() } == nil)
    #expect(LayoutProperties.check(seeds: 0..<4) { ForgettingMeasuringList() } == nil)
  }

  @Test func `the audit finds heights kept by stale index paths`() throws {
    let report = LayoutAudit.run { StaleMeasuringList() }
    let finding = try #require(report["stale-measured-size"].first, "\(report)")
    #expect(finding.message.contains("its own cell asked for"))
    #expect(LayoutAudit.run { MeasuringList() }["stale-measured-size"].isEmpty)
    #expect(LayoutAudit.run { ForgettingMeasuringList() }["stale-measured-size"].isEmpty)
  }

  @Test func `a host finds heights kept by stale index paths`() {
    func broken(_ layout: @autoclosure @escaping @MainActor () -> GridViewLayout) -> [HostLaw] {
      let report = LayoutHost.check(
        layout: layout(), viewports: [CGSize(width: 320, height: 480)], itemCounts: [7],
        actions: [.update])
      #expect(report.checks["measured-sizes"] == 1)
      return report.violations.map(\.law)
    }
    #expect(broken(StaleMeasuringList()) == [.measuredSizes])
    #expect(broken(MeasuringList()) == [])
    #expect(broken(ForgettingMeasuringList()) == [])
  }

  @Test func `layouts that do not ask their cells are not held against it`() {
    let report = LayoutHost.check(
      layout: GridViewFlowLayout(), viewports: [CGSize(width: 320, height: 480)], itemCounts: [7],
      actions: [.update])
    #expect(report.isPassed)
  }

  @Test func `two items of one foreign length may have an estimate`() {
    var sizes = MeasuredSizes()
    for (item, length) in [("a", 40.0), ("b", 42), ("c", 44), ("d", 46)] {
      sizes.record(item, length: length, wish: length)
    }
    #expect(sizes.mistaken(in: [("a", 44), ("b", 44)]).isEmpty)
    #expect(sizes.mistaken(in: [("a", 44), ("b", 46)]).map(\.owner) == ["c", "d"])
    #expect(sizes.mistaken(in: [("a", 50), ("b", 60), ("e", 42)]).isEmpty)
  }
}
