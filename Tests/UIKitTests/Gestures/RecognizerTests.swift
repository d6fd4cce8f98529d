import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Recognizers of one finger")
struct RecognizerTests {
  @Test(.rule("UM-2")) func `a tap is told once, with where it was`() {
    let rig = RecognizerRig()
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    var place = CGPoint.zero
    @MainActor final class Reader: NSObject {
      let read: (UITapGestureRecognizer) -> Void
      init(_ read: @escaping (UITapGestureRecognizer) -> Void) { self.read = read }
      func tapped(_ recognizer: UITapGestureRecognizer) { read(recognizer) }
    }
    let reader = Reader { place = $0.location(in: rig.view) }
    tap.addTarget(reader, action: Selector("tapped:", Reader.tapped(_:)))
    rig.tap(40, 70)
    #expect(rig.log == ["tap ended"] && place == CGPoint(x: 40, y: 70))
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
    // Held too long, and moved too far.
    rig.tap(for: 1)
    rig.window.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), speed: 500)
    #expect(rig.log == ["tap ended"])
    tap.isEnabled = false
    rig.tap()
    #expect(rig.log == ["tap ended"])
  }

  @Test(.rule("UM-2")) func `a recognizer made with a target tells it until it is taken away`() {
    let rig = RecognizerRig()
    let tap = UITapGestureRecognizer(target: rig, action: RecognizerRig.action)
    tap.name = "made"
    tap.addTarget(rig, action: RecognizerRig.action)
    rig.view.addGestureRecognizer(tap)
    rig.tap()
    #expect(rig.log == ["made ended"])
    tap.removeTarget(rig, action: nil)
    rig.tap()
    #expect(rig.log == ["made ended"])
  }

  @Test(.rule("UM-2"))
  func `a single tap that waits for a double tap to fail is told late, or never`() {
    let rig = RecognizerRig()
    let single = rig.add(UITapGestureRecognizer(), "single")
    let double = rig.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    rig.tap()
    #expect(rig.log == [])
    rig.simulation.settle()
    #expect(rig.log == ["single ended"])
    rig.log = []
    rig.tap()
    rig.simulation.advance(by: 0.1)
    rig.tap()
    rig.simulation.settle()
    #expect(rig.log == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test(.rule("UM-2")) func `a long press begins while the finger rests, and follows it`() {
    let rig = RecognizerRig()
    let press = rig.add(UILongPressGestureRecognizer(), "press")
    rig.window.touch(
      GridTouchScript([
        [0, 50, 50], [0.4, 55, 50], [0.6, 55, 50], [0.7, 90, 50], [0.8, 90, 50],
      ]))
    #expect(rig.log == ["press began", "press changed", "press ended"])
    // Lifted too soon, and moved too far too soon.
    rig.tap(for: 0.4)
    rig.window.touch(GridTouchScript([[0, 50, 50], [0.4, 70, 50], [0.8, 70, 50]]))
    #expect(rig.log.count == 3)
    press.minimumPressDuration = 0
    rig.tap()
    #expect(rig.log.suffix(2) == ["press began", "press ended"])
  }

  @Test(.rule("UM-2")) func `a pan begins after ten points and knows its way and speed`() {
    @MainActor final class Follower: NSObject {
      var lines: [String] = []
      func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: pan.view)
        lines.append("\(pan.state) \(Int(way.x)) \(Int(pan.velocity(in: nil).x))")
      }
    }
    let (rig, follower) = (RecognizerRig(), Follower())
    rig.view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: follower, action: Selector("panned:", Follower.panned(_:))))
    rig.window.touch(
      GridTouchScript([
        [0, 10, 50], [0.1, 18, 50], [0.2, 28, 50], [0.3, 58, 50], [0.4, 58, 50],
      ]))
    // Speeds are a fifth of the newest and four fifths of the one before.
    #expect(follower.lines == ["began 18 84", "changed 48 140", "ended 48 140"])
  }

  @Test(.rule("UM-2")) func `a pan counts anew from a translation that is set`() {
    @MainActor final class Follower: NSObject {
      var ways: [CGFloat] = []
      func panned(_ pan: UIPanGestureRecognizer) {
        ways.append(pan.translation(in: pan.view).y)
        pan.setTranslation(.zero, in: pan.view)
      }
    }
    let (rig, follower) = (RecognizerRig(), Follower())
    rig.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: follower, action: Selector("panned:", Follower.panned(_:))))
    rig.window.touch(
      GridTouchScript([[0, 10, 50], [0.1, 10, 70], [0.2, 10, 75], [0.3, 10, 105]]))
    #expect(follower.ways == [20, 5, 30, 0])
  }

  @Test(
    .rule("UM-2"),
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 200, y: 300), 900.0, true),
      (.left, CGPoint(x: 40, y: 300), 900, true), (.up, CGPoint(x: 120, y: 220), 900, true),
      (.down, CGPoint(x: 120, y: 380), 900, true), (.right, CGPoint(x: 40, y: 300), 900, false),
      (.right, CGPoint(x: 150, y: 300), 900, false),  // too short
      (.right, CGPoint(x: 200, y: 300), 90, false),  // too slow
      (.right, CGPoint(x: 200, y: 390), 900, false),  // too far across
      ([.left, .right], CGPoint(x: 40, y: 300), 900, true),
    ] as [(UISwipeGestureRecognizer.Direction, CGPoint, CGFloat, Bool)])
  func `a swipe is a quick drag in its direction`(
    direction: UISwipeGestureRecognizer.Direction, end: CGPoint, speed: CGFloat, isSwipe: Bool
  ) {
    let rig = RecognizerRig()
    rig.add(UISwipeGestureRecognizer(), "swipe").direction = direction
    rig.window.swipe(from: CGPoint(x: 120, y: 300), to: end, speed: speed)
    #expect(rig.log == (isSwipe ? ["swipe ended"] : []))
  }

  @Test(
    .rule("UM-2"),
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 300), CGPoint(x: 100, y: 310), true),
      (.right, CGPoint(x: 295, y: 300), CGPoint(x: 200, y: 300), true),
      (.top, CGPoint(x: 150, y: 5), CGPoint(x: 150, y: 100), true),
      (.bottom, CGPoint(x: 150, y: 595), CGPoint(x: 150, y: 500), true),
      (.left, CGPoint(x: 50, y: 300), CGPoint(x: 150, y: 300), false),  // not at the edge
      (.left, CGPoint(x: 295, y: 300), CGPoint(x: 200, y: 300), false),  // at another edge
      (.left, CGPoint(x: 5, y: 300), CGPoint(x: 15, y: 400), false),  // along the edge
    ] as [(UIRectEdge, CGPoint, CGPoint, Bool)])
  func `a pan from an edge of the screen`(
    edge: UIRectEdge, start: CGPoint, end: CGPoint, isPan: Bool
  ) {
    let rig = RecognizerRig()
    rig.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = edge
    rig.window.swipe(from: start, to: end, speed: 500)
    #expect(rig.log.first == (isPan ? "edge began" : nil))
    #expect(rig.log.last == (isPan ? "edge ended" : nil))
  }

  @Test(.rule("UM-2"))
  func `a state that a test sets is told, where no script can make the gesture`() {
    let rig = RecognizerRig()
    let hover = rig.add(UIHoverGestureRecognizer(), "hover")
    rig.tap()
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .began, .cancelled] {
      hover.state = state
      #expect(hover.state == state)
    }
    hover.state = .failed
    #expect(
      rig.log == [
        "hover began", "hover changed", "hover ended", "hover began", "hover cancelled",
      ])
  }

  @Test(.rule("UM-2")) func `a recognizer that is switched off or taken away cancels what goes on`()
  {
    let rig = RecognizerRig()
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let script = GridTouchScript([[0, 10, 50], [0.1, 40, 50], [0.2, 60, 50], [0.3, 90, 50]])
    let run = rig.window.schedule(script)
    rig.simulation.advance(by: 0.15)
    pan.isEnabled = false
    rig.simulation.advance(by: 0.2)
    #expect(run?.isFinished == true && rig.log == ["pan began", "pan cancelled"])
    rig.log = []
    pan.isEnabled = true
    let other = rig.window.schedule(script)
    rig.simulation.advance(by: 0.25)
    rig.view.removeGestureRecognizer(pan)
    rig.simulation.advance(by: 0.2)
    #expect(other?.isFinished == true)
    #expect(rig.log == ["pan began", "pan changed", "pan cancelled"])
    #expect(pan.view == nil && rig.view.gestureRecognizers == [])
    // It is as new on another view.
    rig.log = []
    rig.add(pan, "again")
    rig.window.touch(script)
    #expect(rig.log == ["again began", "again changed", "again changed", "again ended"])
  }

  @Test(.rule("UM-2")) func `a finger that is forgotten half-way leaves nothing behind`() {
    let rig = RecognizerRig()
    weak var kept: UIPanGestureRecognizer?
    do {
      let pan = rig.add(UIPanGestureRecognizer(), "pan")
      kept = pan
      let view = UICollectionView(
        frame: rig.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      rig.view.addSubview(view)
      let finger = view.touchDown(at: CGPoint(x: 50, y: 50))
      finger.move(to: CGPoint(x: 90, y: 50))
      #expect(rig.log == ["pan began"])
    }
    rig.log = []
    rig.window.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), speed: 500)
    #expect(rig.log.first == "pan began" && rig.log.last == "pan ended")
    for recognizer in rig.view.gestureRecognizers ?? [] {
      rig.view.removeGestureRecognizer(recognizer)
    }
    #expect(kept == nil)
  }

  @Test(.rule("UM-2")) func `a subclass recognises what it likes`() {
    final class TwoCorners: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: view).x > 50 { state = .failed }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: view).x > 250 { state = .recognized }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() { resets += 1 }
    }
    let rig = RecognizerRig()
    let corners = rig.add(TwoCorners(), "corners")
    for start in [10, 60] as [CGFloat] {
      rig.window.swipe(from: CGPoint(x: start, y: 9), to: CGPoint(x: 290, y: 9), speed: 900)
    }
    #expect(rig.log == ["corners ended"] && corners.resets == 2)
  }

  @Test(.rule("UM-2")) func `a delegate keeps touches and gestures away`() {
    let rig = RecognizerRig()
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    tap.delegate = rig
    rig.receives = false
    rig.tap()
    rig.receives = true
    rig.begins = false
    rig.tap()
    #expect(rig.log == [])
    rig.begins = true
    rig.tap()
    #expect(rig.log == ["tap ended"])
  }

  @Test(.rule("UM-2")) func `a tap on a button is the button's, not that of a view around it`() {
    let rig = RecognizerRig()
    rig.add(UITapGestureRecognizer(), "tap")
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in rig.log.append("button") }, for: .touchUpInside)
    rig.view.addSubview(button)
    rig.tap(20, 20)
    rig.tap(80, 80)
    button.isEnabled = false
    rig.tap(20, 20)
    #expect(rig.log == ["button", "tap ended", "tap ended"])
  }

  @Test(.rule("UM-2")) func `of two taps that share a finger the inner one is told`() {
    let rig = RecognizerRig()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.view.addSubview(inner)
    let outerTap = rig.add(UITapGestureRecognizer(), "outer")
    rig.add(UITapGestureRecognizer(), "inner", to: inner)
    rig.tap(50, 50)
    #expect(rig.log == ["inner ended"])
    rig.log = []
    outerTap.delegate = rig
    rig.goesOnWithOthers = true
    rig.tap(50, 50)
    #expect(rig.log == ["inner ended", "outer ended"])
  }
}
