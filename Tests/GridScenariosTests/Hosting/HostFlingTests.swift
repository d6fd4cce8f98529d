@testable import gridbench
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("What hosts cost")
struct HostFlingTests {
  @Test(.rule("HO-14")) func `frames and lines hold what the scenarios of hosts count`() {
    for series in [HostFling.values, HostFling.lines] {
      let audit = series.make(10_000).audit(nil)
      #expect(audit.misses == [], "\(series.title)")
      #expect(audit.counts.contains { $0.name == "most bytes of a frame without changes" })
    }
  }

  @Test(.rule("HO-14")) func `a line has a few bytes for each view that has changed`() {
    for views in [30, 300] {
      #expect(HostEncoding.series.make(views).audit(nil).misses == [], "\(views)")
    }
  }
}
