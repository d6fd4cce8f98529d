import GridKit
import TestSupport
import Testing

/// The golden tables of section 3.11, seen through a view. GridCoreTests holds all of their rows.
@MainActor @Suite("Scroll numbers", .rows)
struct ScrollNumbersTests {
  /// The offsets of a motion, one a tick, until it rests; the first is written by the release.
  private func offsets(_ script: ScrollScript, x: Bool = false) -> [CGFloat] {
    var offsets: [CGFloat] = []
    func add() { offsets.append(x ? script.view.contentOffset.x : script.view.contentOffset.y) }
    add()
    while !script.simulation.isAtRest {
      script.tick()
      add()
    }
    return offsets
  }

  private func isClose(_ a: [CGFloat], _ b: [CGFloat], within tolerance: CGFloat) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // MARK: Motions

  /// The first frame is the release's own. At a scale of 1000, hundredths of a point show.
  @Test func `T1 and T2b free deceleration`() {
    typealias Row = (
      scale: CGFloat, frameRate: Double, rate: CGFloat, velocity: CGFloat, target: CGFloat,
      way: [CGFloat], frames: Int, rest: CGFloat
    )
    let rows: [Row] = [
      (
        3, 60, 0.998, 1, 494.505, [16.333, 32.333, 47.667, 62.333, 76.667, 90.667, 104], 139,
        494.167
      ),
      (1000, 120, 0.998, 1, 494.505, [8.256, 16.375, 24.359], 277, 494.0887),
      (1000, 60, 0.99, 1, 98.504, [15.194, 28.056, 38.945], 28, 98.0678),
      (3, 60, 0.998, 8, 3991.004, [], 201, 3987.113), (3, 60, 0.99, 0.5, 48.755, [], 24, 48.592),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(scale: row.scale, rate: row.frameRate)
      script.view.decelerationRate = .init(rawValue: row.rate)
      var target = CGFloat.nan
      script.spy.retarget = {
        target = $0.y
        return $0
      }
      script.engine.beginDrag()
      script.release(row.velocity)
      let way = offsets(script)
      #expect(way.count == row.frames)
      #expect(isClose(Array(way.prefix(row.way.count)), row.way, within: 1e-3))
      #expect(abs(target - row.target) <= 0.1674)
      #expect(abs(way[row.frames - 1] - row.rest) <= 0.1674)
    }
  }

  @Test func `T3 a finger beyond the edges`() {
    let rows: [(distance: CGFloat, x: CGFloat, y: CGFloat)] = [
      (25, 13.184, 13.293), (800, 185.263, 209.524),
    ]
    forEachRow(of: rows) { row in
      for way: CGFloat in [1, -1] {
        let script = ScrollScript(
          size: CGSize(width: 320, height: 400), content: CGSize(width: 900, height: 900),
          scale: 1000)
        let start = way == 1 ? CGPoint.zero : script.view.offsetLimits.max
        script.view.contentOffset = start
        script.engine.beginDrag()
        script.engine.moveDrag(translation: CGPoint(x: way * row.distance, y: way * row.distance))
        let offset = script.view.contentOffset
        #expect(isClose([(start.x - offset.x) * way], [row.x], within: 1e-3), "way \(way)")
        #expect(isClose([(start.y - offset.y) * way], [row.y], within: 1e-3), "way \(way)")
      }
    }
  }

  @Test func `T6 paging sideways`() {
    let script = ScrollScript(
      size: CGSize(width: 390, height: 100), content: CGSize(width: 1560, height: 100), scale: 3)
    script.view.isPagingEnabled = true
    script.view.contentOffset.x = 100
    script.engine.beginDrag()
    script.release(1, x: true)
    let expected: [CGFloat] = [
      122, 151, 182.667, 214.333, 244, 270.667, 294, 314, 330.667, 344.667, 356, 365, 372, 377.333,
      381.333, 384.333, 386.667, 388.333, 389.333, 390, 390,
    ]
    #expect(isClose(offsets(script, x: true), expected, within: 1e-3))
  }

  @Test func `T7 and T8 take the same time at any frame rate`() {
    forEachRow(of: [60, 120]) { (rate: Double) in
      let tenth = Int(rate / 10)
      let script = ScrollScript(scale: 1000, rate: rate)
      script.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      let eased = offsets(script)
      #expect(eased.count == Int(0.3 * rate) + 1)
      let quarter: CGFloat = eased[tenth] - 250
      #expect(abs(quarter) < 6e-3)
      script.engine.scrollToTop()
      let spring = offsets(script)
      #expect(spring.count == Int(1.6 * rate) + 1 && spring.last == 0)
      let rest: CGFloat = spring[tenth] - 718.4
      #expect(abs(rest) < 6e-3)
    }
  }

  // MARK: Fingers

  /// The golden of section 3.4: moves of 10 points a frame, the first of which begins the drag.
  @Test(.rule("S3.8", "S3.9")) func `the last moves of a touch make the velocity of its release`() {
    forEachRow(of: [(1, 0), (2, 0.24), (3, 0.60), (5, 0.60)] as [(Int, CGFloat)]) {
      moves, velocity in
      let script = ScrollScript()
      var position = CGPoint(x: 100, y: 150)
      var touch = TouchVelocity(position: position, milliseconds: 0)
      script.engine.touchDown()
      for move in 1...moves {
        script.tick()
        position.y -= 10
        touch.move(to: position, milliseconds: script.simulation.now * 1000)
        if move == 1 { script.engine.beginDrag() }
        script.engine.moveDrag(
          translation: CGPoint(x: 0, y: position.y - 150), fingerPerMs: touch.velocityPerMs)
      }
      let time = script.simulation.now * 1000
      script.engine.endDrag(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: time))
      #expect(abs((script.spy.velocities.last?.y ?? -1) - velocity) < 1e-9)
      #expect(script.view.isDecelerating == (velocity > 0))
    }
  }

  @Test(.rule("S3.2")) func `a finger that catches overscrolled content does not move it`() {
    let script = ScrollScript(scale: 3)
    script.drag(-100)
    script.release(0)
    script.tick(2)
    let caught = script.view.contentOffset.y
    script.engine.touchDown()
    script.drag(0)
    #expect(abs(script.view.contentOffset.y - caught) < 1e-9)
    script.move(to: [-1])
    #expect(script.view.contentOffset.y < caught)
  }
}
