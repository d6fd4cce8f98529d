import GridCore
import GridKit
import GridTesting
import Testing

/// The least that a scroll view must do, item by item, seen through a view. Items 17 to 21 are
/// layout transitions and bounds changes; their tests are with those.
@MainActor @Suite("Minimum list of scroll tests")
struct MinimumListTests {
  @Test(
    "1: offsets are rounded to pixels by S1.3",
    arguments: [
      (1, 3.8, 4), (1, 2.5, 3), (1, -2.5, -3), (1, -0.4, 0), (2, 0.25, 0.5), (2, -0.25, 0),
      (2, -1.3, -1.5), (3, 1.5, 5.0 / 3), (3, -1.5, -4.0 / 3), (3, 0.1, 0), (3, 7.34, 22.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func item1(scale: CGFloat, asked: CGFloat, stored: CGFloat) {
    let script = ScrollScript(scale: scale)
    script.view.contentOffset = CGPoint(x: asked, y: asked)
    #expect(abs(script.view.contentOffset.y - stored) < 1e-12)
    #expect(abs(script.view.contentOffset.x - stored) < 1e-12)
  }

  @Test func `2: limits follow content and insets, and short content pins to its start`() {
    let view = ScrollScript().view
    #expect(view.offsetLimits.min == .zero && view.offsetLimits.max == CGPoint(x: 0, y: 4800))
    view.contentInset = GridEdgeInsets(top: 20, left: 5, bottom: 30, right: 7)
    #expect(view.offsetLimits.min == CGPoint(x: -5, y: -20))
    #expect(view.offsetLimits.max == CGPoint(x: 7, y: 4830))
    view.contentSize = CGSize(width: 10, height: 10)
    #expect(view.offsetLimits.max == view.offsetLimits.min)
  }

  @Test func `3: an offset set by code is not clamped and does not come back`() {
    let script = ScrollScript()
    script.view.contentOffset.y = -500
    script.view.setContentOffset(CGPoint(x: 40, y: 9000), animated: false)
    script.simulation.advance(by: 2)
    #expect(script.view.contentOffset == CGPoint(x: 40, y: 9000))
    script.view.setContentOffset(CGPoint(x: 0, y: -700), animated: true)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == -700)
  }

  @Test(
    "4: which safe-area edges count, by behaviour",
    arguments: [
      (.never, false, false, [0, 0, 0, 0]), (.always, false, false, [10, 20, 30, 40]),
      (.scrollableAxes, true, false, [10, 0, 30, 0]),
      (.scrollableAxes, false, true, [0, 20, 0, 40]),
      (.scrollableAxes, false, false, [0, 0, 0, 0]), (.automatic, true, false, [10, 0, 30, 0]),
      (.automatic, false, false, [0, 0, 0, 0]),
    ] as [(BaseScrollView.ContentInsetAdjustmentBehavior, Bool, Bool, [CGFloat])])
  func item4(
    behavior: BaseScrollView.ContentInsetAdjustmentBehavior, y: Bool, x: Bool, edges: [CGFloat]
  ) {
    let simulation = Simulation(screen: GridScreen(scale: 1))
    let window = GridWindow(simulation: simulation)
    window.setSafeAreaInsets(GridEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    let view = simulation.perform { BaseScrollView(frame: window.bounds) }
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(
      width: window.bounds.width * (x ? 3 : 0.5), height: window.bounds.height * (y ? 3 : 0.5))
    window.addSubview(view)
    let inset = view.adjustedContentInset
    #expect([inset.top, inset.left, inset.bottom, inset.right] == edges)
  }

  /// Every row of S1.17; the traces of C2.1 to C2.11 are in "Scroll traces".
  @Test func `5: flags at every callback`() {
    let script = ScrollScript(grid: 100, scale: 2)
    var rows: [String] = []
    script.spy.on = { name, view in
      let flags =
        (view.isTracking ? "T" : "-") + (view.isDragging ? "D" : "-")
        + (view.isDecelerating ? "S" : "-")
      if rows.last != "\(name) \(flags)" { rows.append("\(name) \(flags)") }
    }
    script.drag(100)
    script.release(0)
    let rest = [
      "willBeginDragging TD-", "didScroll TD-", "willEndDragging TD-", "didEndDragging T--",
    ]
    #expect(rows == rest)
    // 43 points beyond the start: the last half point is pinned.
    script.view.contentOffset = .zero
    rows = []
    script.drag(-100)
    script.release(0)
    script.simulation.settle()
    let overscrolled = [
      "willBeginDragging TD-", "didScroll TD-", "willEndDragging TD-", "didEndDragging TD-",
      "willBeginDecelerating TDS", "didScroll -DS", "didScroll ---", "didEndDecelerating ---",
    ]
    #expect(rows == overscrolled)
    rows = []
    script.view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    script.simulation.settle()
    #expect(rows == ["didScroll ---", "didEndScrollingAnimation ---"])
  }

  @Test func `5: C2-12 a touch within the hysteresis sends nothing`() {
    let script = ScrollScript()
    script.view.touch(GridTouchScript([[0, 100, 150], [0.1, 100, 141], [0.2, 100, 150]]))
    script.simulation.settle()
    #expect(script.take() == "")
  }

  @Test(
    "6: the whole of table T3 under a finger",
    arguments: [
      (320, [5.407, 13.184, 25.324, 46.933, 81.860, 108.866, 130.370, 185.263]),
      (400, [5.425, 13.293, 25.731, 48.352, 86.275, 116.814, 141.935, 209.524]),
      (667, [5.455, 13.472, 26.411, 50.810, 94.427, 132.278, 165.434, 265.113]),
      (800, [5.462, 13.518, 26.586, 51.462, 96.703, 136.788, 172.549, 283.871]),
    ] as [(CGFloat, [CGFloat])])
  func item6(length: CGFloat, shown: [CGFloat]) {
    for scale: CGFloat in [1, 2, 3, 1000] {
      let size = CGSize(width: length, height: length)
      let script = ScrollScript(
        size: size, content: CGSize(width: length * 3, height: length * 3), scale: scale)
      let end = script.view.offsetLimits.max
      let tolerance = scale == 1000 ? 1e-3 : 0.5 / scale + 1e-3
      for (distance, expected) in zip([10, 25, 50, 100, 200, 300, 400, 800] as [CGFloat], shown) {
        script.view.contentOffset = .zero
        script.engine.beginDrag()
        script.engine.moveDrag(translation: CGPoint(x: distance, y: distance))
        #expect(abs(script.view.contentOffset.y + expected) <= tolerance)
        #expect(abs(script.view.contentOffset.x + expected) <= tolerance)
        script.engine.cancelDrag()
        script.view.contentOffset = end
        script.engine.beginDrag()
        script.engine.moveDrag(translation: CGPoint(x: -distance, y: -distance))
        #expect(abs(script.view.contentOffset.y - end.y - expected) <= tolerance)
        script.engine.cancelDrag()
      }
    }
  }

  @Test(
    "7: the golden of S3.9, at any frame rate",
    arguments: [60.0, 120], [(1, 0.12, 0, false), (2, 0.60, 0.24, true), (3, 0.60, 0.60, true)])
  func item7(rate: Double, golden: (moves: Int, stored: Double, release: Double, goes: Bool)) {
    let script = ScrollScript(rate: rate)
    var touch = TouchVelocity(position: CGPoint(x: 9, y: 190), milliseconds: 0)
    var stored = DragVelocity()
    script.engine.touchDown()
    for move in 1...golden.moves {
      script.simulation.advance(by: 1.0 / 60)
      touch.move(
        to: CGPoint(x: 9, y: 190 - 10 * CGFloat(move)),
        milliseconds: script.simulation.now * 1000)
      stored.record(fingerPerMs: touch.velocityPerMs)
      if move == 1 { script.engine.beginDrag() }
      script.engine.moveDrag(
        translation: CGPoint(x: 0, y: -10 * CGFloat(move)), fingerPerMs: touch.velocityPerMs)
    }
    #expect(abs(stored.latestPerMs.y - golden.stored) < 1e-9)
    script.engine.endDrag(fingerPerMs: touch.velocityPerMs)
    #expect(abs((script.spy.velocities.last?.y ?? -1) - golden.release) < 1e-9)
    #expect(script.view.isDecelerating == golden.goes)
  }

  @Test(
    "8: thresholds of a release",
    arguments: [
      (0, 0.2499, false, .reset), (0, 0.25, true, .reset), (0, 0.5999, true, .reset),
      (0, 0.6, true, .advance), (0.18, 0.18, true, .reset), (0.17, 0.18, false, .reset),
      (-0.25, 0, true, .reset), (0.5, -0.5, true, .advance),
    ] as [(CGFloat, CGFloat, Bool, ReleaseDecision.Streak)])
  func item8(x: CGFloat, y: CGFloat, decelerates: Bool, streak: ReleaseDecision.Streak) {
    let script = ScrollScript(content: CGSize(width: 5000, height: 5000))
    script.view.contentOffset = CGPoint(x: 2000, y: 2000)
    script.engine.beginDrag()
    script.engine.endDrag(velocityPerMs: CGPoint(x: x, y: y))
    #expect(script.view.isDecelerating == decelerates)
    let velocity = DragVelocity(scriptedPerMs: CGPoint(x: x, y: y))
    let decision = ReleaseDecision(velocity: velocity, isOverscrolled: false, paging: .off)
    #expect(decision.streak == streak && decision.decelerates == decelerates)
    #expect(script.spy.velocities == [decelerates ? CGPoint(x: x, y: y) : .zero])
  }

  /// T1 at 60 Hz to the digits of the page is in "Scroll numbers"; here on the pixels of each
  /// scale.
  @Test(
    "9: T1, T4 and T5 on the pixels of any screen",
    arguments: [1, 2, 3] as [CGFloat], [60.0, 120])
  func item9(scale: CGFloat, rate: Double) {
    let travels: [(rate: CGFloat, velocity: CGFloat, way: CGFloat)] = [
      (0.998, 0.25, 119.845), (0.998, 1, 494.167), (0.998, 3, 1492.014), (0.998, 8, 3987.113),
      (0.99, 0.25, 23.866), (0.99, 1, 98.068), (0.99, 8, 791.145),
    ]
    for travel in travels {
      let script = ScrollScript(scale: scale, rate: rate)
      script.view.decelerationRate = .init(rawValue: travel.rate)
      script.engine.beginDrag()
      script.release(travel.velocity)
      script.simulation.settle()
      // A table of 60 frames a second: 120 differ by S3.22's approximation, less than a pixel.
      let tolerance = rate == 60 ? 0.5 / scale + 1e-3 : max(1, 1 / scale)
      #expect(abs(script.view.contentOffset.y - travel.way) <= tolerance)
    }
    let bounce = ScrollScript(scale: scale, rate: rate)
    bounce.view.contentOffset.y = -100
    bounce.engine.touchDown()
    bounce.engine.touchUp()
    let frames = bounce.simulation.settle().seconds * rate
    #expect(abs(frames / rate - 31.0 / 60) <= 1.5 / 60 && bounce.view.contentOffset.y == 0)
    let edge = ScrollScript(content: CGSize(width: 320, height: 1200), scale: scale, rate: rate)
    edge.view.contentOffset.y = 900
    edge.engine.beginDrag()
    edge.release(2)
    var peak: CGFloat = 0
    while !edge.simulation.isAtRest {
      edge.tick()
      peak = max(peak, edge.view.contentOffset.y)
    }
    #expect(abs(peak - 1060.09) <= 1.5 && edge.view.contentOffset.y == 1000)
  }

  @Test("10: didScroll per scale", arguments: [(3, 133), (2, 125), (1, 109)] as [(CGFloat, Int)])
  func item10(scale: CGFloat, count: Int) {
    let script = ScrollScript(scale: scale)
    script.engine.beginDrag()
    script.release(1)
    script.simulation.settle()
    #expect(script.take().contains("DS x\(count) -DS"))
  }

  /// Every row of the golden retarget table rests on its target, at any scale and frame rate; a
  /// jump does in the first frame. Rates and speeds of the rows are in "Retargeting".
  @Test(
    "11: retargeted releases end on their targets",
    arguments: [
      (0.998, 1, 300), (0.998, 1, 100), (0.998, 1, 20), (0.998, 1, 800), (0.998, 1, -50),
      (0.998, 0, 40), (0.998, 0, 119), (0.998, 0, 121), (0.998, 0, 200), (0.998, 0, -40),
      (0.99, 0, 121), (0.99, 1, 450), (0.99, 1, 20),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func item11(rate: CGFloat, velocity: CGFloat, way: CGFloat) {
    for scale: CGFloat in [1, 2, 3] {
      for frameRate in [60.0, 120] {
        let script = ScrollScript(grid: 100, scale: scale, rate: frameRate)
        script.view.decelerationRate = .init(rawValue: rate)
        script.view.contentOffset.y = 1000
        script.layout?.hook = { _, _ in CGPoint(x: 0, y: 1000 + way) }
        script.engine.beginDrag()
        script.release(velocity)
        #expect(script.view.isDecelerating == (way != -50))
        if way == -50 { #expect(script.view.contentOffset.y == 950) }
        script.simulation.settle()
        #expect(script.view.contentOffset.y == 1000 + way)
      }
    }
  }

  @Test func `C2-10 a target that equals the offset means no deceleration`() {
    let script = ScrollScript(grid: 100)
    script.layout?.hook = { _, _ in CGPoint(x: 0, y: 30) }
    script.drag(30)
    script.release(3)
    #expect(!script.view.isDecelerating)
    #expect(script.take().hasSuffix("didEndDragging willDecelerate: false T-- 30"))
  }

  @Test func `the layout, then the delegate, in points per millisecond`() {
    let script = ScrollScript(grid: 100)
    var order: [String] = []
    script.layout?.hook = { proposed, velocity in
      order.append("layout \(NumberText.short(proposed.y)) \(velocity.y)")
      return CGPoint(x: 0, y: 200)
    }
    script.spy.retarget = { target in
      order.append("delegate \(NumberText.short(target.y))")
      return CGPoint(x: 0, y: 250)
    }
    script.engine.beginDrag()
    script.release(1.5)
    #expect(order == ["layout 744 1.5", "delegate 200"])
    #expect(script.spy.velocities == [CGPoint(x: 0, y: 1.5)])
    script.simulation.settle()
    #expect(script.view.contentOffset.y == 250)
  }

  /// Pages of 200 points; the last one, from 1000 on, is cut short at 1050.
  @Test(
    "13: page choice",
    arguments: [
      (0.49, 0, 0), (0.51, 0, 1), (0.49, 0.29, 0), (0.51, 0.29, 1), (0.49, 0.31, 1),
      (0.51, -0.31, 0), (0.51, 0.31, 1), (1.2, 0.31, 2), (1.2, -0.31, 1), (5.1, 0, 5.25),
      (5.2, 0.31, 5.25), (5.2, -0.31, 5), (3, 2, 3), (3, 0, 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func item13(pages: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let script = ScrollScript(content: CGSize(width: 320, height: 1250))
    script.view.isPagingEnabled = true
    script.view.contentOffset.y = pages * 200
    script.engine.beginDrag()
    script.release(velocity)
    // On a page a release stays.
    #expect(script.view.isDecelerating == (pages != 3))
    script.simulation.settle()
    #expect(script.view.contentOffset.y == expected * 200)
  }

  /// The traces of T6 are in "Scroll numbers".
  @Test(
    "14: with paging a hook's target snaps",
    arguments: [(130, 200), (290, 200), (310, 400), (9999, 1050), (-80, 0)] as [(CGFloat, CGFloat)])
  func item14(answer: CGFloat, expected: CGFloat) {
    let script = ScrollScript(content: CGSize(width: 320, height: 1250))
    script.view.isPagingEnabled = true
    script.view.contentOffset.y = 150
    script.spy.retarget = { _ in CGPoint(x: 0, y: answer) }
    script.engine.beginDrag()
    script.release(0)
    script.simulation.settle()
    #expect(script.view.contentOffset.y == expected)
  }

  /// T7 and T8 to the digits of the page are in "Scroll numbers".
  @Test("15: an equal target sends nothing", arguments: [1, 2, 3] as [CGFloat])
  func item15(scale: CGFloat) {
    let script = ScrollScript(scale: scale)
    script.view.contentOffset.y = 200
    _ = script.take()
    // Within the same pixel it is the same place.
    script.view.setContentOffset(CGPoint(x: 0, y: 200.1 / scale * scale), animated: true)
    script.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    script.simulation.settle()
    #expect(script.take() == "")
  }

  @Test("16: re-basing", arguments: [60.0, 120])
  func item16(rate: Double) {
    func rest(_ shift: CGFloat) -> CGFloat {
      let script = ScrollScript(rate: rate)
      script.drag(50)
      script.view.contentOffset.y += shift
      script.move(to: [60])
      #expect(script.view.contentOffset.y == 60 + shift)
      script.release(1)
      script.tick(20)
      script.view.contentOffset.y += shift
      #expect(script.view.isDecelerating)
      script.simulation.settle()
      return script.view.contentOffset.y
    }
    #expect(rest(70) == rest(0) + 140)
  }

  @Test("23: the same script ends in the same place and says the same", arguments: [60.0, 120])
  func item23(rate: Double) {
    func run(_ rate: Double) -> (text: String, rest: CGFloat) {
      let script = ScrollScript(grid: 1000, scale: 3, rate: rate)
      script.drag(10, 30)
      script.release(1.7)
      script.simulation.settle()
      script.drag(-10)
      script.release(-0.8)
      script.simulation.settle()
      return (script.fullText, script.view.contentOffset.y)
    }
    #expect(run(rate).text == run(rate).text)
    #expect(abs(run(rate).rest - run(60).rest) <= 1.0 / 3 + 1e-9)
  }
}
