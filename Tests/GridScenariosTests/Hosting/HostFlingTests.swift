@testable import gridbench
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("What hosts cost")
struct HostFlingTests {
  @Test(.rule("HO-14"), .rows) func `frames and lines hold what the scenarios of hosts count`() {
    let bytes = "most bytes of a frame without changes"
    let rows = [
      (HostFling.values, 10_000, bytes), (HostFling.lines, 10_000, bytes),
      (HostEncoding.series, 30, "bytes a view"), (HostEncoding.series, 300, "bytes a view"),
    ]
    forEachRow(of: rows, named: { "\($0.title), \($1), \($2)" }) { series, size, count in
      let audit = series.make(size).audit(nil)
      #expect(audit.misses == [] && audit.counts.contains { $0.name == count })
    }
  }
}
