@testable import gridbench
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("What hosts cost")
struct HostFlingTests {
  @Test(.rule("HO-14"), .rows) func `frames and lines hold what the scenarios of hosts count`() {
    let rows = [
      (HostFling.values, 10_000), (HostFling.lines, 10_000), (HostEncoding.series, 30),
      (HostEncoding.series, 300),
    ]
    forEachRow(of: rows, named: { "\($0.title), \($1)" }) { series, size in
      let audit = series.make(size).audit(nil)
      #expect(audit.misses == [] && !audit.counts.isEmpty)
    }
  }
}
