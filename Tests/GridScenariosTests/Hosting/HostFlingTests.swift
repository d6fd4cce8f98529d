import GridScenarios
import Testing

@MainActor @Suite("What hosts cost")
struct HostFlingTests {
  @Test func `HO-14: frames and lines hold what scenario 16 counts`() {
    for series in [HostFling.values, HostFling.lines] {
      let audit = series.make(10_000).audit(nil)
      #expect(audit.misses == [], "\(series.title)")
      #expect(audit.counts.contains { $0.name == "most bytes of a frame without changes" })
    }
  }

  @Test(arguments: [30, 300])
  func `HO-14: a line has a few bytes for each view that has changed`(views: Int) {
    #expect(HostEncoding.series.make(views).audit(nil).misses == [])
  }
}
