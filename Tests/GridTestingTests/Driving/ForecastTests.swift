import GridTesting
import TestSupport
import Testing

/// Requirement 5 of a driver: answers that need no clock.
@MainActor @Suite("Forecasts")
struct ForecastTests {
  /// A release, drawn from a seed.
  private struct Release {
    var offset: CGFloat
    var velocity: CGFloat
    var isPaging: Bool
    var bounces: Bool
    var isFast: Bool
    var snaps: Bool
    var frameRate: Double
    var scale: CGFloat

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      offset = CGFloat(Int.random(in: -60...2100, using: &random))
      velocity = CGFloat(Int.random(in: -4000...4000, using: &random))
      isPaging = Int.random(in: 0...3, using: &random) == 0
      bounces = Int.random(in: 0...3, using: &random) > 0
      isFast = Bool.random(using: &random)
      snaps = Bool.random(using: &random)
      frameRate = [60, 120, 90].randomElement(using: &random) ?? 60
      scale = [1, 2, 3].randomElement(using: &random) ?? 1
    }
  }

  @Test(.seeds(0..<150, inDebug: 50)) func `the forecast is where the fling comes to rest`() {
    let seed = currentSeed
    let release = Release(seed: seed)
    let fixture = DrivingFixture(count: 50, scale: release.scale, frameRate: release.frameRate)
    let grid = fixture.grid
    grid.isPagingEnabled = release.isPaging
    grid.bounces = release.bounces
    if release.isFast { grid.decelerationRate = .fast }
    if release.snaps {
      fixture.delegate.retarget = { CGPoint(x: 0, y: ($0.y / 70).rounded() * 70) }
    }
    fixture.simulation.advance(by: Double(seed) / 60)
    grid.contentOffset.y = release.offset
    let forecast = grid.restingOffset(afterFling: release.velocity)
    #expect(grid.contentOffset.y == release.offset && grid.isSettled)
    grid.fling(velocity: release.velocity)
    grid.settle(limit: 60)
    #expect(forecast == grid.contentOffset, "\(release)")
  }

  @Test(.rows) func `the projection is the target that the hooks are told`() {
    forEachRow(of: [-900, 200, 250, 1000, 40_000] as [CGFloat]) { velocity in
      let fixture = DrivingFixture(scale: 3)
      let grid = fixture.grid
      grid.contentOffset.y = 2000
      let projected = grid.projectedTarget(velocity: CGPoint(x: 100, y: velocity))
      var told: CGPoint?
      fixture.delegate.retarget = {
        told = $0
        return $0
      }
      grid.fling(velocity: velocity)
      #expect(told == projected)
    }
  }

  @Test func `a projection asks nobody, a forecast asks the hooks once each`() {
    let quiet = DrivingFixture()
    _ = quiet.grid.projectedTarget(velocity: CGPoint(x: 0, y: 900))
    _ = quiet.grid.pageTarget(velocity: CGPoint(x: 0, y: 900))
    #expect(quiet.log.events.isEmpty)
    _ = quiet.grid.restingOffset(afterFling: 900)
    #expect(quiet.scrolling.split(separator: "\n").count == 2)
    #expect(quiet.delegate.endings == 1)
  }

  @Test(.rows) func `the page is chosen by place and speed`() {
    // P8.2, pages of 400 points, limits 0 and 2100.
    let rows: [(offset: CGFloat, velocity: CGFloat, page: CGFloat)] = [
      (180, 0, 0), (220, 0, 400), (20, 310, 400), (20, 290, 0), (390, -310, 0), (480, 310, 800),
      (400, 2000, 400), (2080, 0, 2100),
    ]
    forEachRow(of: rows) { offset, velocity, page in
      let fixture = DrivingFixture(count: 50)
      fixture.grid.isPagingEnabled = true
      fixture.grid.contentOffset.y = offset
      #expect(fixture.grid.pageTarget(velocity: CGPoint(x: 0, y: velocity)).y == page)
      #expect(fixture.grid.restingOffset(afterFling: velocity).y == page)
    }
  }

  @Test func `the rubber band gives way as the formula says`() {
    let grid = DrivingFixture().grid
    for pull in [0, 10, 100, 400, 5000] as [CGFloat] {
      let expected = 400 * (1 - 1 / (1 + 0.55 * pull / 400))
      #expect(abs(grid.rubberBand(pull) - expected) < 1e-9)
    }
    grid.dragAndHold(by: -150)
    #expect(grid.contentOffset.y == -grid.rubberBand(150).rounded())
    let across: CGFloat = 17600 / 375
    #expect(abs(grid.rubberBand(100, along: .horizontal) - across) < 1e-9)
  }
}
