import GridKit
import TestSupport
import Testing

/// The golden tables of section 3.11, seen through a view.
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

  // MARK: Free travel

  /// The first of the frames is the release's own.
  @Test func `T1 free deceleration`() {
    typealias Row = (
      rate: CGFloat, velocity: CGFloat, projected: CGFloat, frames: Int, rest: CGFloat
    )
    let rows: [Row] = [
      (0.998, 0.25, 119.880, 97, 119.845), (0.998, 0.5, 244.755, 118, 244.631),
      (0.998, 1, 494.505, 139, 494.167), (0.998, 2, 994.005, 159, 993.040),
      (0.998, 3, 1493.505, 171, 1492.014), (0.998, 5, 2492.504, 187, 2490.127),
      (0.998, 8, 3991.004, 201, 3987.113), (0.99, 0.25, 23.880, 20, 23.866),
      (0.99, 0.5, 48.755, 24, 48.592), (0.99, 1, 98.504, 28, 98.068),
      (0.99, 2, 198.003, 32, 197.043), (0.99, 3, 297.502, 35, 296.129),
      (0.99, 5, 496.501, 38, 494.119), (0.99, 8, 794.998, 41, 791.145),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(scale: 3)
      script.view.decelerationRate = .init(rawValue: row.rate)
      var target = CGFloat.nan
      script.spy.retarget = {
        target = $0.y
        return $0
      }
      script.engine.beginDrag()
      script.release(row.velocity)
      #expect(script.simulation.settle().frames == row.frames - 1)
      #expect(abs(target - row.projected) <= 0.1674)
      #expect(abs(script.view.contentOffset.y - row.rest) <= 0.1674)
    }
  }

  /// Frames that round to the same pixel send nothing (S1.4). Item 10 of the minimum list.
  @Test(arguments: [(3, 133), (2, 125), (1, 109)] as [(CGFloat, Int)])
  func `T2b didScroll per scale`(scale: CGFloat, count: Int) {
    let script = ScrollScript(scale: scale)
    var calls = 0
    script.spy.on = { name, _ in if name == "didScroll" { calls += 1 } }
    script.engine.beginDrag()
    script.release(1)
    script.simulation.settle()
    #expect(calls == count)
  }

  /// At a scale of 1000, hundredths of a point show the running offset.
  @Test func `T2b frame by frame`() {
    typealias Row = (scale: CGFloat, frameRate: Double, rate: CGFloat, expected: [CGFloat])
    let rows: [Row] = [
      (3, 60, 0.998, [16.333, 32.333, 47.667, 62.333, 76.667, 90.667, 104]),
      (1000, 60, 0.998, [16.3722, 32.2072, 47.5227]),
      (1000, 120, 0.998, [8.2556, 16.3745, 24.3592]),
      (1000, 60, 0.99, [15.1942, 28.0564, 38.9446]),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(scale: row.scale, rate: row.frameRate)
      script.view.decelerationRate = .init(rawValue: row.rate)
      script.engine.beginDrag()
      script.release(1)
      let way = offsets(script).prefix(row.expected.count)
      #expect(isClose(Array(way), row.expected, within: 1e-3))
    }
  }

  // MARK: Edges

  @Test func `T4 stop times of a bounce`() {
    let rows: [(distance: CGFloat, frames: Int)] = [(10, 18), (50, 28), (100, 32), (200, 36)]
    forEachRow(of: rows) { row in
      let script = ScrollScript(size: CGSize(width: 320, height: 400), scale: 3)
      script.view.contentOffset.y = 4600 + row.distance
      script.engine.touchDown()
      script.engine.touchUp()
      #expect(script.simulation.settle().frames == row.frames - 1)
      #expect(script.view.contentOffset.y == 4600)
    }
  }

  /// A motion beyond an edge. The end of the content is at 1000.
  private struct EdgeRow {
    var name: String
    var start: CGFloat
    /// Nil for a touch that only lets go.
    var velocity: CGFloat?
    var count: Int
    /// Offsets by frame, the first of which is 1.
    var shown: [(frame: Int, y: CGFloat)]
    var rest: CGFloat
    var tolerance: CGFloat = 0
    /// The frame of the furthest offset, if it is known.
    var peak: Int?
  }

  @Test func `T4 and T5 bounces, frame by frame`() {
    let rows: [EdgeRow] = [
      EdgeRow(
        name: "T4 from rest", start: -100, count: 32,
        shown: [
          (1, -84.653), (2, -71.661), (3, -60.663), (6, -36.800), (12, -13.542), (18, -4.984),
          (24, -1.834), (30, -0.675),
        ], rest: 0),
      EdgeRow(
        name: "T4 released 60 points out, moving in", start: -60, velocity: 0.5, count: 73,
        shown: [
          (1, -43.862), (3, -21.983), (6, -5.424), (9, 1.052), (12, 4.980), (30, 21.830),
        ], rest: 37.43, tolerance: 1e-2),
      EdgeRow(
        name: "T4 released 60 points out, moving out", start: -60, velocity: -0.5, count: 37,
        shown: [
          (1, -57.721), (3, -50.812), (6, -38.736), (9, -27.840), (12, -19.272), (30, -1.470),
        ], rest: 0, tolerance: 1e-2),
      EdgeRow(
        name: "T5 a fling into an edge", start: 900, velocity: 2, count: 47,
        shown: [
          (1, 932.744), (2, 964.414), (3, 995.045), (4, 1021.472), (5, 1039.286), (6, 1050.539),
          (8, 1059.781), (9, 1060.093), (12, 1052.609), (15, 1040.781), (20, 1023.354),
          (25, 1012.222), (30, 1006.075),
        ], rest: 1000),
      EdgeRow(
        name: "T5 a fling that reaches the edge later", start: 800, velocity: 1.5, count: 50,
        shown: [(10, 1011.005), (15, 1036.761)], rest: 1000, peak: 15),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let script = ScrollScript(
        content: CGSize(width: 320, height: 1200), scale: 1000, hasDelegate: false)
      script.view.contentOffset.y = row.start
      if let velocity = row.velocity {
        script.engine.beginDrag()
        script.release(velocity)
      } else {
        script.engine.touchDown()
        script.engine.touchUp()
      }
      let way = offsets(script)
      #expect(way.count == row.count)
      #expect(isClose(row.shown.map { way[$0.frame - 1] }, row.shown.map { $0.y }, within: 2e-3))
      #expect(abs(script.view.contentOffset.y - row.rest) <= row.tolerance)
      if let peak = row.peak { #expect(way.max() == way[peak - 1]) }
    }
  }

  // MARK: Paging

  @Test func `T6 paging`() {
    typealias Row = (
      width: CGFloat, scale: CGFloat, start: CGFloat, velocity: CGFloat, page: CGFloat,
      expected: [CGFloat]
    )
    let rows: [Row] = [
      (
        390, 3, 200, 0, 390,
        [
          206.333, 220.667, 239.333, 259.667, 279.667, 298.333, 315.333, 330, 342.667, 353.333, 362,
          369, 374.667, 379, 382.333, 385, 387, 388.333, 389.333, 390, 390.333, 390,
        ]
      ),
      (
        390, 3, 100, 1, 390,
        [
          122, 151, 182.667, 214.333, 244, 270.667, 294, 314, 330.667, 344.667, 356, 365, 372,
          377.333, 381.333, 384.333, 386.667, 388.333, 389.333, 390, 390,
        ]
      ),
      (
        320, 2, 100, 0, 0,
        [
          96.5, 88.5, 78.5, 67.5, 57, 47, 38, 30.5, 24, 18.5, 14, 10.5, 7.5, 5.5, 4, 2.5, 1.5, 1,
          0.5, 0, 0,
        ]
      ),
      (
        375, 2, 200, 0.5, 375,
        [
          212, 229, 248, 267, 285, 301.5, 316, 328.5, 339, 347.5, 354.5, 360, 364, 367.5, 370, 372,
          373.5, 374.5, 375, 375,
        ]
      ),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(
        size: CGSize(width: row.width, height: 100),
        content: CGSize(width: row.width * 4, height: 100), scale: row.scale)
      script.view.isPagingEnabled = true
      script.view.contentOffset.x = row.start
      script.engine.beginDrag()
      script.release(row.velocity, x: true)
      let way = offsets(script, x: true)
      #expect(isClose(way, row.expected, within: 1e-3))
      #expect(way.last == row.page)
    }
  }

  // MARK: Programmatic

  @Test(arguments: [60.0, 120])
  func `T7 an animated offset`(frameRate: Double) {
    let script = ScrollScript(scale: 1000, rate: frameRate)
    script.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    let every = Int(frameRate / 60)
    let way = offsets(script).enumerated().filter { $0.offset % every == 0 }.map(\.element)
    let expected: [CGFloat] = [
      0, 2.28, 9.05, 20.10, 35.09, 53.58, 75.00, 98.70, 123.95, 150.00, 176.05, 201.30, 225.00,
      246.42, 264.91, 279.90, 290.95, 297.72, 300,
    ]
    #expect(isClose(way, expected, within: 6e-3))
  }

  @Test(arguments: [60.0, 120])
  func `T8 a scroll to the top`(frameRate: Double) {
    let script = ScrollScript(scale: 1000, rate: frameRate)
    script.view.contentOffset.y = 1000
    script.engine.scrollToTop()
    let way = offsets(script)
    let table: [(TimeInterval, CGFloat)] = [
      (0.05, 0.09744), (0.1, 0.28160), (0.2, 0.61894), (0.3, 0.82103), (0.4, 0.92131),
      (0.6, 0.98640), (0.8, 0.99784), (1, 0.99968),
    ]
    for (time, progress) in table {
      #expect(abs(way[Int((time * frameRate).rounded())] - 1000 * (1 - progress)) < 6e-3)
    }
    #expect(way.count == Int(1.6 * frameRate) + 1)
    #expect(way.last == 0)
  }

  @Test(.rule("C2.8"))
  func `a scroll to the top keeps x within its limits and respects the insets`() {
    let script = ScrollScript(content: CGSize(width: 900, height: 5000))
    script.view.contentInset = GridEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    script.view.contentOffset = CGPoint(x: 700, y: 1000)
    script.engine.scrollToTop()
    script.simulation.settle()
    #expect(script.view.contentOffset == CGPoint(x: 580, y: -64))
  }

  // MARK: Fingers

  /// The golden of section 3.4: moves of 10 points a frame, the first of which begins the drag. A
  /// finger that rests after them is seen where it rests, or nothing is heard of it; seen at rest for
  /// 100 ms, it releases at rest.
  @Test(.rule("S3.8", "S3.9")) func `the last moves of a touch make the velocity of its release`() {
    let rows: [(moves: Int, rest: Int, isSeen: Bool, velocity: CGFloat)] = [
      (1, 0, false, 0), (2, 0, false, 0.24), (3, 0, false, 0.60), (5, 0, false, 0.60),
      (4, 6, true, 0), (4, 30, true, 0), (4, 6, false, 0.6), (4, 30, false, 0.6),
    ]
    forEachRow(of: rows) { row in
      var (script, touch) = touched(moves: row.moves)
      if row.rest > 0 { script.tick(1) }
      let place = touch.position
      if row.isSeen { touch.move(to: place, milliseconds: script.simulation.now * 1000) }
      script.tick(max(0, row.rest - 1))
      let time = script.simulation.now * 1000
      script.engine.endDrag(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: time))
      #expect(abs((script.spy.velocities.last?.y ?? -1) - row.velocity) < 1e-9)
      if row.rest == 0 { #expect(script.view.isDecelerating == (row.velocity > 0)) }
    }
  }

  private func touched(moves: Int) -> (ScrollScript, TouchVelocity) {
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
    return (script, touch)
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
