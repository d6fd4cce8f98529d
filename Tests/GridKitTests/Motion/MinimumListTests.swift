import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

/// The least that a scroll view must do, item by item, seen through a view. Items 17 to 21 are
/// layout transitions and bounds changes; their tests are with those. Item 10 is in "Scroll
/// numbers", item 12 in "Drag end hooks".
@MainActor @Suite("Minimum list of scroll tests", .rows)
struct MinimumListTests {
  @Test(.rule("S1.3")) func `1: offsets are rounded to pixels`() {
    let rows: [(scale: CGFloat, asked: CGFloat, stored: CGFloat)] = [
      (1, 3.8, 4), (1, 2.5, 3), (1, -2.5, -3), (1, -0.4, 0), (2, 0.25, 0.5), (2, -0.25, 0),
      (2, -1.3, -1.5), (3, 1.5, 5.0 / 3), (3, -1.5, -4.0 / 3), (3, 0.1, 0), (3, 7.34, 22.0 / 3),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(scale: row.scale)
      script.view.contentOffset = CGPoint(x: row.asked, y: row.asked)
      #expect(abs(script.view.contentOffset.y - row.stored) < 1e-12)
      #expect(abs(script.view.contentOffset.x - row.stored) < 1e-12)
    }
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

  @Test func `4: which safe-area edges count, by behaviour`() {
    typealias Row = (
      behavior: BaseScrollView.ContentInsetAdjustmentBehavior, y: Bool, x: Bool, edges: [CGFloat]
    )
    let rows: [Row] = [
      (.never, false, false, [0, 0, 0, 0]), (.always, false, false, [10, 20, 30, 40]),
      (.scrollableAxes, true, false, [10, 0, 30, 0]),
      (.scrollableAxes, false, true, [0, 20, 0, 40]),
      (.scrollableAxes, false, false, [0, 0, 0, 0]), (.automatic, true, false, [10, 0, 30, 0]),
      (.automatic, false, false, [0, 0, 0, 0]),
    ]
    forEachRow(of: rows) { row in
      let simulation = Simulation(screen: GridScreen(scale: 1))
      let window = GridWindow(simulation: simulation)
      window.setSafeAreaInsets(GridEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
      let view = simulation.perform { BaseScrollView(frame: window.bounds) }
      view.contentInsetAdjustmentBehavior = row.behavior
      view.contentSize = CGSize(
        width: window.bounds.width * (row.x ? 3 : 0.5),
        height: window.bounds.height * (row.y ? 3 : 0.5))
      window.addSubview(view)
      let inset = view.adjustedContentInset
      #expect([inset.top, inset.left, inset.bottom, inset.right] == row.edges)
    }
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

  @Test(.rule("C2.12")) func `5: a touch within the hysteresis sends nothing`() {
    let script = ScrollScript()
    script.view.touch(GridTouchScript([[0, 100, 150], [0.1, 100, 141], [0.2, 100, 150]]))
    script.simulation.settle()
    #expect(script.take() == "")
  }

  @Test func `6: the whole of table T3 under a finger`() {
    let rows: [(length: CGFloat, shown: [CGFloat])] = [
      (320, [5.407, 13.184, 25.324, 46.933, 81.860, 108.866, 130.370, 185.263]),
      (400, [5.425, 13.293, 25.731, 48.352, 86.275, 116.814, 141.935, 209.524]),
      (667, [5.455, 13.472, 26.411, 50.810, 94.427, 132.278, 165.434, 265.113]),
      (800, [5.462, 13.518, 26.586, 51.462, 96.703, 136.788, 172.549, 283.871]),
    ]
    forEachRow(of: rows) { row in
      for scale: CGFloat in [1, 2, 3, 1000] {
        let size = CGSize(width: row.length, height: row.length)
        let script = ScrollScript(
          size: size, content: CGSize(width: size.width * 3, height: size.height * 3), scale: scale)
        let end = script.view.offsetLimits.max
        let tolerance = scale == 1000 ? 1e-3 : 0.5 / scale + 1e-3
        let distances: [CGFloat] = [10, 25, 50, 100, 200, 300, 400, 800]
        for (distance, expected) in zip(distances, row.shown) {
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
  }

  @Test(.rule("S3.9")) func `7: the golden release velocities, at any frame rate`() {
    let rows: [(moves: Int, stored: Double, release: Double, goes: Bool)] = [
      (1, 0.12, 0, false), (2, 0.60, 0.24, true), (3, 0.60, 0.60, true),
    ]
    forEachRow(of: rows) { row in
      for rate in [60.0, 120] {
        let script = ScrollScript(rate: rate)
        var touch = TouchVelocity(position: CGPoint(x: 9, y: 190), milliseconds: 0)
        var stored = DragVelocity()
        script.engine.touchDown()
        for move in 1...row.moves {
          let way = -10 * CGFloat(move)
          script.simulation.advance(by: 1.0 / 60)
          touch.move(
            to: CGPoint(x: 9, y: 190 + way), milliseconds: script.simulation.now * 1000)
          stored.record(fingerPerMs: touch.velocityPerMs)
          if move == 1 { script.engine.beginDrag() }
          script.engine.moveDrag(
            translation: CGPoint(x: 0, y: way), fingerPerMs: touch.velocityPerMs)
        }
        #expect(abs(stored.latestPerMs.y - row.stored) < 1e-9)
        script.engine.endDrag(fingerPerMs: touch.velocityPerMs)
        #expect(abs((script.spy.velocities.last?.y ?? -1) - row.release) < 1e-9)
        #expect(script.view.isDecelerating == row.goes)
      }
    }
  }

  @Test func `8: thresholds of a release`() {
    let rows: [(x: CGFloat, y: CGFloat, decelerates: Bool, streak: ReleaseDecision.Streak)] = [
      (0, 0.2499, false, .reset), (0, 0.25, true, .reset), (0, 0.5999, true, .reset),
      (0, 0.6, true, .advance), (0.18, 0.18, true, .reset), (0.17, 0.18, false, .reset),
      (-0.25, 0, true, .reset), (0.5, -0.5, true, .advance),
    ]
    forEachRow(of: rows) { row in
      let perMs = CGPoint(x: row.x, y: row.y)
      let script = ScrollScript(content: CGSize(width: 5000, height: 5000))
      script.view.contentOffset = CGPoint(x: 2000, y: 2000)
      script.engine.beginDrag()
      script.engine.endDrag(velocityPerMs: perMs)
      #expect(script.view.isDecelerating == row.decelerates)
      let velocity = DragVelocity(scriptedPerMs: perMs)
      let decision = ReleaseDecision(velocity: velocity, isOverscrolled: false, paging: .off)
      #expect(decision.streak == row.streak && decision.decelerates == row.decelerates)
      #expect(script.spy.velocities == [row.decelerates ? perMs : .zero])
    }
  }

  /// T1 at 60 Hz to the digits of the page is in "Scroll numbers"; here on the pixels of each
  /// scale.
  @Test func `9: T1, T4 and T5 on the pixels of any screen`() {
    let screens: [(scale: CGFloat, rate: Double)] = [
      (1, 60), (1, 120), (2, 60), (2, 120), (3, 60), (3, 120),
    ]
    forEachRow(of: screens) { screen in
      let (scale, rate) = screen
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
  }

  /// Every row of the golden retarget table rests on its target, at any scale and frame rate; a
  /// jump does in the first frame. Rates and speeds of the rows are in "Retargeting".
  @Test(.rule("S3.17")) func `11: retargeted releases end on their targets`() {
    let rows: [(rate: CGFloat, velocity: CGFloat, way: CGFloat)] = [
      (0.998, 1, 300), (0.998, 1, 100), (0.998, 1, 20), (0.998, 1, 800), (0.998, 1, -50),
      (0.998, 0, 40), (0.998, 0, 119), (0.998, 0, 121), (0.998, 0, 200), (0.998, 0, -40),
      (0.99, 0, 121), (0.99, 1, 450), (0.99, 1, 20), (0.998, -1, -300), (0.99, -0.7, -251),
    ]
    forEachRow(of: rows) { row in
      for (scale, frameRate) in [(1, 60), (1, 120), (2, 60), (2, 120), (3, 60), (3, 120)]
        as [(CGFloat, Double)]
      {
        let script = ScrollScript(grid: 100, scale: scale, rate: frameRate)
        script.view.decelerationRate = .init(rawValue: row.rate)
        script.view.contentOffset.y = 1000
        script.layout?.hook = { _, _ in CGPoint(x: 0, y: 1000 + row.way) }
        script.engine.beginDrag()
        script.release(row.velocity)
        #expect(script.view.isDecelerating == (row.way != -50))
        if row.way == -50 { #expect(script.view.contentOffset.y == 950) }
        script.simulation.settle()
        #expect(script.view.contentOffset == CGPoint(x: 0, y: 1000 + row.way))
        #expect(script.view.scrollState == [])
      }
    }
  }

  /// Pages of 200 points; the last one, from 1000 on, is cut short at 1050.
  @Test func `13: page choice`() {
    let rows: [(pages: CGFloat, velocity: CGFloat, expected: CGFloat)] = [
      (0.49, 0, 0), (0.51, 0, 1), (0.49, 0.29, 0), (0.51, 0.29, 1), (0.49, 0.31, 1),
      (0.51, -0.31, 0), (0.51, 0.31, 1), (1.2, 0.31, 2), (1.2, -0.31, 1), (5.1, 0, 5.25),
      (5.2, 0.31, 5.25), (5.2, -0.31, 5), (3, 2, 3), (3, 0, 3),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(content: CGSize(width: 320, height: 1250))
      script.view.isPagingEnabled = true
      script.view.contentOffset.y = row.pages * 200
      script.engine.beginDrag()
      script.release(row.velocity)
      // On a page a release stays.
      #expect(script.view.isDecelerating == (row.pages != 3))
      script.simulation.settle()
      #expect(script.view.contentOffset.y == row.expected * 200)
    }
  }

  /// The traces of T6 are in "Scroll numbers".
  @Test func `14: with paging a hook's target snaps`() {
    let rows: [(answer: CGFloat, expected: CGFloat)] = [
      (130, 200), (290, 200), (310, 400), (9999, 1050), (-80, 0),
    ]
    forEachRow(of: rows) { row in
      let script = ScrollScript(content: CGSize(width: 320, height: 1250))
      script.view.isPagingEnabled = true
      script.view.contentOffset.y = 150
      script.spy.retarget = { _ in CGPoint(x: 0, y: row.answer) }
      script.engine.beginDrag()
      script.release(0)
      script.simulation.settle()
      #expect(script.view.contentOffset.y == row.expected)
    }
  }

  /// T7 and T8 to the digits of the page are in "Scroll numbers".
  @Test(.rule("S1.18"), arguments: [1, 2, 3] as [CGFloat])
  func `15: an equal target sends nothing`(scale: CGFloat) {
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
