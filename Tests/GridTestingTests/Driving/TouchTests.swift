import GridTesting
import TestSupport
import Testing

/// Requirement 4 of a driver: time-stamped points, hysteresis (P2.1),
/// velocity estimate (S3.5 to S3.9).
@MainActor @Suite("Touches")
struct TouchTests {
  /// Moves of 10 points up every 1/60 s, the finger lifting with the last.
  private func steps(_ count: Int) -> GridTouchScript {
    GridTouchScript(
      (0...count).map { step -> [Double] in
        let moves = Double(step)
        return [moves / 60, 100, 300 - 10 * moves]
      })
  }

  /// Returns the numbers of the release that the delegate got, as `velocity (…) target (…)`.
  private func ending(_ fixture: DrivingFixture) -> String {
    fixture.log.events(of: "scrollViewWillEndDragging").last?.detail ?? "none"
  }

  @Test func `a finger that catches a moving view drags from the first point`() {
    let moving = DrivingFixture()
    moving.grid.fling(velocity: 3000)
    moving.grid.advance(frames: 10)
    let caught = moving.y
    moving.grid.touch(
      GridTouchScript([[0, 50, 300], [0.1, 50, 296], [0.3, 50, 296], [0.4, 50, 296]]))
    #expect(moving.y == caught + 4)
  }

  @Test(.rows) func `a finger lets go at its speed`() {
    func swipe(_ start: Double, _ end: Double, _ speed: CGFloat, rest: Double) -> GridTouchScript {
      .swipe(from: CGPoint(x: 50, y: start), to: CGPoint(x: 50, y: end), speed: speed, rest: rest)
    }
    let start: [[Double]] = [[0, 50, 380], [0.02, 50, 360], [0.04, 50, 330], [0.06, 50, 290]]
    let rows: [(name: String, script: GridTouchScript, velocity: String, decelerates: Bool?)] = [
      // Golden: with hysteresis the second move begins the drag at full speed.
      ("two moves", steps(2), "0.6)", true),
      // Samples 1, 1.5, 2, 0.5; events 0.2, 1.1, 1.6, 1.7.
      (
        "the estimate blends the last two samples, then the last two events",
        GridTouchScript(start + [[0.08, 50, 280]]), "1.625)", nil
      ),
      (
        "a finger that nothing is heard of for long lets go at its last speed",
        GridTouchScript(start + [[0.364, 50, 290]]), "1.225)", true
      ),
      (
        "points at an unchanged place slow a finger down",
        GridTouchScript(start + [[0.08, 50, 290], [0.1, 50, 290], [0.12, 50, 290]]), "0)", nil
      ), ("a finger that rests for a moment", swipe(350, 150, 1000, rest: 0.099), "", true),
      (
        "a finger that rests for a tenth of a second", swipe(350, 150, 1000, rest: 0.1), "0)", false
      ), ("a swipe at 300", swipe(390, 40, 300, rest: 0), "0.3)", nil),
      ("a swipe at 800", swipe(390, 40, 800, rest: 0), "0.8)", nil),
      ("a swipe at 2222", swipe(390, 40, 2222, rest: 0), "2.222)", nil),
      ("a swipe at 5000", swipe(390, 40, 5000, rest: 0), "5)", nil),
      (
        "across the axis that scrolls a finger has no speed",
        .swipe(from: CGPoint(x: 20, y: 390), to: CGPoint(x: 220, y: 40), speed: 1500), "", true
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, script, velocity, decelerates in
      let fixture = DrivingFixture()
      fixture.grid.touch(script)
      let told = ending(fixture)
      #expect(told.hasPrefix("velocity (0, \(velocity)"), "\(told)")
      #expect(fixture.grid.contentOffset.x == 0)
      if let decelerates { #expect(fixture.grid.isDecelerating == decelerates) }
    }
  }

  /// A finger that moves by 10 points a frame, then lifts; where the content is at each tick since.
  private func offsets(liftingAfter age: Double, ticks: Int) -> [CGFloat] {
    let fixture = DrivingFixture()
    let frame = 1.0 / 60
    var points = (0...6).map { [frame * Double($0), 50, 380 - 10 * Double($0)] }
    points.append([frame * 6 + age, 50, 320])
    guard let run = fixture.grid.schedule(GridTouchScript(points)) else { return [] }
    fixture.simulation.tick { !run.isFinished }
    return (0..<ticks).map { tick in
      if tick > 0 { fixture.simulation.tick() }
      return fixture.grid.contentOffset.y
    }
  }

  @Test(.rows) func `a lift about a frame after the last move steps at once, another one does not`()
  {
    let velocity = AxisMotion(offset: 0, velocityPerMs: 0.6)
    forEachRow(of: [0.008, 0.0125, 0.0417, 0.312]) { age in
      let start = offsets(liftingAfter: age, ticks: 1)[0]
      // The lift is carried out in the first tick from its time on: that tick is the first step,
      // and as long as the lift is ago.
      let frame = 1000.0 / 60
      let ago = (age * 1000 / frame).rounded(.up) * frame - age * 1000
      let free = FreeDeceleration(rate: 0.998)
      #expect(abs(start - 50 - free.step(velocity, milliseconds: ago).offset) <= 0.5, "\(start)")
    }
    forEachRow(of: [1.0 / 60, 2.0 / 60]) { age in
      let start = offsets(liftingAfter: age, ticks: 1)[0]
      #expect(abs(start - 50 - 0.6 * 16.4) <= 0.5, "\(start)")
    }
  }

  @Test(arguments: [
    (way: CGPoint(x: 100, y: 30), x: true, y: false),
    (way: CGPoint(x: 100, y: 60), x: true, y: true),
    (way: CGPoint(x: 30, y: 100), x: false, y: true),
  ]) func `directional lock holds a steep or flat pan to its axis`(way: CGPoint, x: Bool, y: Bool) {
    let simulation = Simulation(screen: GridScreen(scale: 1))
    let view = simulation.perform {
      BaseScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    }
    view.contentSize = CGSize(width: 2000, height: 2000)
    view.isDirectionalLockEnabled = true
    let start = CGPoint(x: 200, y: 200)
    view.swipe(
      from: start, to: CGPoint(x: start.x - way.x, y: start.y - way.y), speed: 500, rest: 1)
    #expect((view.contentOffset.x > 0) == x)
    #expect((view.contentOffset.y > 0) == y)
  }

  @Test func `flicks in a row travel further, unless the script says otherwise`() {
    func rest(multiplies: Bool) -> CGFloat {
      let fixture = DrivingFixture(count: 100_000)
      var script = GridTouchScript.swipe(
        from: CGPoint(x: 50, y: 350), to: CGPoint(x: 50, y: 50), speed: 2000)
      script.multipliesFlicks = multiplies
      for _ in 0..<6 {
        fixture.grid.touch(script)
        fixture.grid.advance(by: 0.2)
      }
      fixture.grid.settle()
      #expect(!fixture.grid.scrollFidelity.flickMultiplier)
      return fixture.y
    }
    #expect(rest(multiplies: true) > rest(multiplies: false) + 1000)
  }

  @Test func `a scheduled touch moves only as time does`() throws {
    let fixture = DrivingFixture()
    let run = try #require(fixture.grid.schedule(steps(6)))
    #expect(fixture.grid.isTracking && !fixture.grid.isDragging)
    fixture.grid.advance(frames: 3)
    #expect(fixture.y == 20 && !run.isFinished)
    #expect(run.draggedView === fixture.grid)
    fixture.grid.settle()
    #expect(run.isFinished && fixture.y > 50)
  }

  @Test(.rows) func `a touch moves the content by its way, less what a drag needs to begin`() {
    let rows: [(name: String, script: GridTouchScript, way: CGFloat, faults: [String])] = [
      ("ten points drag nothing", steps(1), 0, []),
      (
        "eleven points drag by one", GridTouchScript([[0, 50, 300], [0.1, 50, 289]]), 1, []
      ),
      (
        "the content lags ten points behind the finger",
        GridTouchScript([
          [0, 50, 300], [0.1, 50, 289], [0.2, 50, 200], [0.4, 50, 200], [0.5, 50, 200],
        ]), 90, []
      ),
      ("a tap on a resting view", .tap(at: CGPoint(x: 10, y: 10)), 0, []),
      // 30 to the left, 40 up: 50 in all, of which a fifth is swallowed.
      (
        "the way that begins a drag counts at once",
        GridTouchScript([[0, 200, 300], [0.1, 170, 260], [0.3, 170, 260], [0.4, 170, 260]]), 32, []
      ),
      (
        "points are where the view is on screen",
        .swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 200), speed: 500, rest: 1), 90, []
      ),
      ("back in time", GridTouchScript([[0.2, 0, 0], [0.1, 0, 50]]), 0, ["bad-touch-script"]),
      ("no points", GridTouchScript([GridTouchScript.Point]()), 0, ["bad-touch-script"]),
    ]
    forEachRow(of: rows, named: \.name) { _, script, way, faults in
      let fixture = DrivingFixture(scale: 3)
      fixture.grid.contentOffset.y = 7777
      fixture.grid.settle()
      fixture.log.removeAll()
      #expect((fixture.grid.touch(script) === fixture.grid) == (way > 0))
      #expect(fixture.grid.contentOffset == CGPoint(x: 0, y: 7777 + way))
      #expect(fixture.scrolling.isEmpty == (way == 0))
      #expect(fixture.grid.isSettled && !fixture.grid.isTracking)
      #expect(fixture.simulation.faults.map(\.code) == faults)
    }
  }
}
