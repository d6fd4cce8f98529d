import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// Layouts that keep the sizes of cells that size themselves.
@MainActor @Suite("Measured sizes")
struct MeasuredSizesTests {
  @Test(.rows) func `heights kept by stale index paths are found by laws, audit and host`() throws {
    let rows: [(name: String, isStale: Bool, make: @MainActor () -> GridViewLayout)] = [
      ("stale", true, { StaleMeasuringList() }), ("moved along", false, { MeasuringList() }),
      ("forgotten", false, { ForgettingMeasuringList() }),
    ]
    var breach: LawViolation?
    forEachRow(of: rows, named: \.name) { _, isStale, make in
      let seeds = (0..<4).scaled(inDebug: 2)
      let violation = LayoutProperties.check(seeds: seeds, declared: []) { make() }
      breach = breach ?? violation
      #expect(violation?.law == (isStale ? .measuredSizes : nil))
      #expect(
        violation?.details.contains("items have the sizes that others were measured at")
          ?? !isStale)
      let findings = LayoutAudit.run(make)["stale-measured-size"]
      #expect(findings.isEmpty != isStale)
      #expect(findings.allSatisfy { $0.message.contains("its own cell asked for") })
      let report = LayoutHost.check(
        layout: make(), viewports: [CGSize(width: 320, height: 480)], itemCounts: [7],
        actions: [.update])
      #expect(report.checks["measured-sizes"] == 1)
      #expect(report.violations.map(\.law) == (isStale ? [.measuredSizes] : []))
    }
    // The case shows it again.
    let found = try #require(breach)
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: found.scenario.layout, summary: "under test")) { _ in
      StaleMeasuringList()
    } configure: { (layout: StaleMeasuringList, _) in
      layout.invalidateLayout()
    }
    #expect(LayoutProperties.violation(in: found.scenario, in: registry)?.law == .measuredSizes)
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
