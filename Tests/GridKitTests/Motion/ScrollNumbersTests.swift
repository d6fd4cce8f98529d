import GridKit
import TestSupport
import Testing

/// The golden tables of section 3.11, seen through a view.
@MainActor @Suite("Scroll numbers")
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

  /// T1; the first of the frames is the release's own.
  @Test(
    arguments: [
      (0.998, 0.25, 119.880, 97, 119.845), (0.998, 0.5, 244.755, 118, 244.631),
      (0.998, 1, 494.505, 139, 494.167), (0.998, 2, 994.005, 159, 993.040),
      (0.998, 3, 1493.505, 171, 1492.014), (0.998, 5, 2492.504, 187, 2490.127),
      (0.998, 8, 3991.004, 201, 3987.113), (0.99, 0.25, 23.880, 20, 23.866),
      (0.99, 0.5, 48.755, 24, 48.592), (0.99, 1, 98.504, 28, 98.068),
      (0.99, 2, 198.003, 32, 197.043), (0.99, 3, 297.502, 35, 296.129),
      (0.99, 5, 496.501, 38, 494.119), (0.99, 8, 794.998, 41, 791.145),
    ] as [(CGFloat, CGFloat, CGFloat, Int, CGFloat)])
  func `T1 free deceleration`(
    rate: CGFloat, velocity: CGFloat, projected: CGFloat, frames: Int, rest: CGFloat
  ) {
    let script = ScrollScript(scale: 3)
    script.view.decelerationRate = .init(rawValue: rate)
    var target = CGFloat.nan
    script.spy.retarget = {
      target = $0.y
      return $0
    }
    script.engine.beginDrag()
    script.release(velocity)
    #expect(script.simulation.settle().frames == frames - 1)
    #expect(abs(target - projected) <= 0.1674)
    #expect(abs(script.view.contentOffset.y - rest) <= 0.1674)
  }

  /// T2b: frames that round to the same pixel send nothing (S1.4).
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

  @Test func `T2b the first offsets at scale 3`() {
    let script = ScrollScript(scale: 3)
    script.engine.beginDrag()
    script.release(1)
    let expected: [CGFloat] = [16.333, 32.333, 47.667, 62.333, 76.667, 90.667, 104]
    #expect(isClose(Array(offsets(script).prefix(7)), expected, within: 1e-3))
  }

  @Test(
    arguments: [
      (60, 0.998, [16.3722, 32.2072, 47.5227]), (120, 0.998, [8.2556, 16.3745, 24.3592]),
      (60, 0.99, [15.1942, 28.0564, 38.9446]),
    ] as [(Double, CGFloat, [CGFloat])])
  func `T2b frame by frame`(frameRate: Double, rate: CGFloat, expected: [CGFloat]) {
    // Hundredths of a point show the running offset.
    let script = ScrollScript(scale: 1000, rate: frameRate)
    script.view.decelerationRate = .init(rawValue: rate)
    script.engine.beginDrag()
    script.release(1)
    #expect(isClose(Array(offsets(script).prefix(3)), expected, within: 1e-3))
  }

  // MARK: Edges

  @Test func `T4 bounce from rest`() {
    let script = ScrollScript(scale: 1000)
    script.view.contentOffset.y = -100
    script.engine.touchDown()
    script.engine.touchUp()
    let way = offsets(script)
    #expect(way.count == 32)
    let frames = [1, 2, 3, 6, 12, 18, 24, 30].map { -way[$0 - 1] }
    let expected: [CGFloat] = [84.653, 71.661, 60.663, 36.800, 13.542, 4.984, 1.834, 0.675]
    #expect(isClose(frames, expected, within: 2e-3))
    #expect(way.last == 0)
  }

  @Test(arguments: [(10, 18), (50, 28), (100, 32), (200, 36)] as [(CGFloat, Int)])
  func `T4 stop times of a bounce`(distance: CGFloat, frames: Int) {
    let script = ScrollScript(size: CGSize(width: 320, height: 400), scale: 3)
    script.view.contentOffset.y = 4600 + distance
    script.engine.touchDown()
    script.engine.touchUp()
    #expect(script.simulation.settle().frames == frames - 1)
    #expect(script.view.contentOffset.y == 4600)
  }

  @Test(
    arguments: [
      (0.5, [-43.862, -21.983, -5.424, 1.052, 4.980, 21.830], 73, 37.43),
      (-0.5, [-57.721, -50.812, -38.736, -27.840, -19.272, -1.470], 37, 0),
    ] as [(CGFloat, [CGFloat], Int, CGFloat)])
  func `T4 released 60 points out while moving`(
    velocity: CGFloat, expected: [CGFloat], frames: Int, rest: CGFloat
  ) {
    let script = ScrollScript(scale: 1000, hasDelegate: false)
    script.view.contentOffset.y = -60
    script.engine.beginDrag()
    script.release(velocity)
    let way = offsets(script)
    #expect(way.count == frames)
    #expect(isClose([1, 3, 6, 9, 12, 30].map { way[$0 - 1] }, expected, within: 2e-3))
    #expect(abs(script.view.contentOffset.y - rest) < 1e-2)
  }

  @Test func `T5 a fling into an edge`() {
    let script = ScrollScript(
      content: CGSize(width: 320, height: 1200), scale: 1000, hasDelegate: false)
    script.view.contentOffset.y = 900
    script.engine.beginDrag()
    script.release(2)
    let way = offsets(script)
    #expect(way.count == 47)
    let frames = [1, 2, 3, 4, 5, 6, 8, 9, 12, 15, 20, 25, 30].map { way[$0 - 1] }
    let expected: [CGFloat] = [
      932.744, 964.414, 995.045, 1021.472, 1039.286, 1050.539, 1059.781, 1060.093, 1052.609,
      1040.781, 1023.354, 1012.222, 1006.075,
    ]
    #expect(isClose(frames, expected, within: 2e-3))
    #expect(way.last == 1000)
  }

  @Test func `T5 a fling that reaches the edge later`() {
    let script = ScrollScript(
      content: CGSize(width: 320, height: 1200), scale: 1000, hasDelegate: false)
    script.view.contentOffset.y = 800
    script.engine.beginDrag()
    script.release(1.5)
    let way = offsets(script)
    #expect(way.count == 50)
    #expect(abs(way[9] - 1011.005) < 2e-3)
    #expect(way.max() == way[14])
    #expect(abs(way[14] - 1036.761) < 2e-3)
  }

  // MARK: Paging

  @Test(
    arguments: [
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
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `T6 paging`(
    width: CGFloat, scale: CGFloat, start: CGFloat, velocity: CGFloat, page: CGFloat,
    expected: [CGFloat]
  ) {
    let script = ScrollScript(
      size: CGSize(width: width, height: 100), content: CGSize(width: width * 4, height: 100),
      scale: scale)
    script.view.isPagingEnabled = true
    script.view.contentOffset.x = start
    script.engine.beginDrag()
    script.release(velocity, x: true)
    let way = offsets(script, x: true)
    #expect(isClose(way, expected, within: 1e-3))
    #expect(way.last == page)
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

  /// The golden of section 3.4: moves of 10 points a frame, the first of which begins the drag.
  @Test(
    .rule("S3.8"),
    arguments: [(1, 0, false), (2, 0.24, true), (3, 0.60, true), (5, 0.60, true)]
      as [(Int, CGFloat, Bool)])
  func `the release velocity of a touch`(moves: Int, velocity: CGFloat, decelerates: Bool) {
    let (script, touch) = touched(moves: moves)
    let time = script.simulation.now * 1000
    script.engine.endDrag(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: time))
    #expect(abs((script.spy.velocities.last?.y ?? -1) - velocity) < 1e-9)
    #expect(script.view.isDecelerating == decelerates)
  }

  /// The finger is seen where it rests, or nothing is heard of it.
  @Test(.rule("S3.9"), arguments: [(6, true, 0), (30, true, 0), (6, false, 0.6), (30, false, 0.6)])
  func `a finger that is seen at rest for 100 ms releases at rest`(
    frames: Int, isSeen: Bool, velocity: CGFloat
  ) {
    var (script, touch) = touched(moves: 4)
    script.tick(1)
    let place = touch.position
    if isSeen { touch.move(to: place, milliseconds: script.simulation.now * 1000) }
    script.tick(frames - 1)
    let time = script.simulation.now * 1000
    script.engine.endDrag(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: time))
    #expect(abs((script.spy.velocities.last?.y ?? -1) - velocity) < 1e-9)
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

  /// T3: finger distances beyond the edge, as shown by viewports of several lengths.
  @Test(
    arguments: [
      (320, [5.407, 13.184, 25.324, 46.933, 81.860]),
      (400, [5.425, 13.293, 25.731, 48.352, 86.275]),
      (667, [5.455, 13.472, 26.411, 50.810, 94.427]),
      (800, [5.462, 13.518, 26.586, 51.462, 96.703]),
    ] as [(CGFloat, [CGFloat])])
  func `T3 the rubber band under a finger`(length: CGFloat, expected: [CGFloat]) {
    let script = ScrollScript(size: CGSize(width: 320, height: length), scale: 1000)
    script.engine.beginDrag()
    var shown: [CGFloat] = []
    for distance: CGFloat in [10, 25, 50, 100, 200] {
      script.engine.moveDrag(translation: CGPoint(x: 0, y: distance))
      shown.append(-script.view.contentOffset.y)
    }
    #expect(isClose(shown, expected, within: 1e-3))
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
