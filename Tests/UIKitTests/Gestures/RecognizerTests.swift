import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Recognizers of one finger")
struct RecognizerTests {
  /// Recognizers, what a finger does, and what they log.
  private struct Row {
    let name: String
    let steps: String
    let log: String
    let setUp: @MainActor (RecognizerRig) -> Void

    init(
      _ name: String, _ steps: String, _ log: String,
      setUp: @escaping @MainActor (RecognizerRig) -> Void
    ) {
      (self.name, self.steps, self.log, self.setUp) = (name, steps, log, setUp)
    }
  }

  private static func tap(_ rig: RecognizerRig) { rig.add(UITapGestureRecognizer(), "tap") }

  private static func heldTap(_ rig: RecognizerRig) {
    rig.add(UITapGestureRecognizer(), "tap").delegate = rig
  }

  /// A single tap that waits for a double tap to fail.
  private static func twoTaps(_ rig: RecognizerRig) {
    let single = rig.add(UITapGestureRecognizer(), "single")
    let double = rig.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
  }

  private static func press(_ rig: RecognizerRig) {
    rig.add(UILongPressGestureRecognizer(), "press")
  }

  /// A button in a corner of the view.
  private static func button(_ rig: RecognizerRig, isEnabled: Bool = true) {
    tap(rig)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in rig.log.append("button") }, for: .touchUpInside)
    button.isEnabled = isEnabled
    rig.view.addSubview(button)
  }

  /// Taps of a view and of one inside it.
  private static func nested(_ rig: RecognizerRig) -> UITapGestureRecognizer {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.view.addSubview(inner)
    let outer = rig.add(UITapGestureRecognizer(), "outer")
    rig.add(UITapGestureRecognizer(), "inner", to: inner)
    return outer
  }

  private static let rows = [
    Row("a tap is told once", "tap", "tap ended", setUp: tap),
    Row("a finger held too long is no tap", "hold 1", "", setUp: tap),
    Row("a finger that moves too far is no tap", "swipe 10,10 to 90,10 at 500", "", setUp: tap),
    Row("a tap that is off is not told", "tap", "") {
      $0.add(UITapGestureRecognizer(), "tap").isEnabled = false
    },
    Row("a target that is added twice is told once", "tap", "made ended") {
      let tap = UITapGestureRecognizer(target: $0, action: RecognizerRig.action)
      $0.add(tap, "made")
    },
    Row("a target that is taken away is not told", "tap", "") {
      $0.add(UITapGestureRecognizer(), "made").removeTarget($0, action: nil)
    },
    Row("a single tap waits for a double tap", "tap", "", setUp: twoTaps),
    Row(
      "a single tap is told when the double tap fails", "tap; settle", "single ended",
      setUp: twoTaps),
    Row(
      "of two quick taps the double tap is told", "tap; wait 0.1; tap; settle", "double ended",
      setUp: twoTaps),
    Row(
      "a long press begins while the finger rests, and follows it",
      "touch 0,50,50 0.4,55,50 0.6,55,50 0.7,90,50 0.8,90,50",
      "press began, press changed, press ended", setUp: press),
    Row("a finger lifted too soon is no long press", "hold 0.4", "", setUp: press),
    Row(
      "a finger that moves too soon is no long press", "touch 0,50,50 0.4,70,50 0.8,70,50", "",
      setUp: press),
    Row("a long press without a least time", "tap", "press began, press ended") {
      $0.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
    },
    Row("a delegate lets a tap be", "tap", "tap ended", setUp: heldTap),
    Row("a delegate keeps touches away", "tap", "") {
      heldTap($0)
      $0.receives = false
    },
    Row("a delegate keeps gestures away", "tap", "") {
      heldTap($0)
      $0.begins = false
    },
    Row("a tap on a button is the button's", "tap 20,20", "button") { button($0) },
    Row("a tap beside a button is the view's", "tap 80,80", "tap ended") { button($0) },
    Row("a tap on a disabled button is the view's", "tap 20,20", "tap ended") {
      button($0, isEnabled: false)
    },
    Row("of two taps that share a finger the inner one is told", "tap 50,50", "inner ended") {
      _ = nested($0)
    },
    Row("a delegate lets both taps be", "tap 50,50", "inner ended, outer ended") {
      nested($0).delegate = $0
      $0.goesOnWithOthers = true
    },
  ]

  @Test(.rule("UM-2"), .rows) func `taps and long presses are told of what a finger does`() {
    forEachRow(of: Self.rows, named: \.name) { row in
      let rig = RecognizerRig()
      row.setUp(rig)
      rig.perform(row.steps)
      #expect(rig.log.joined(separator: ", ") == row.log)
      rig.simulation.settle()
      #expect(rig.view.gestureRecognizers?.allSatisfy { $0.state == .possible } == true)
    }
  }

  @Test(.rule("UM-2")) func `a tap knows where it was`() {
    @MainActor final class Reader: NSObject {
      var place = CGPoint.zero
      func tapped(_ tap: UITapGestureRecognizer) { place = tap.location(in: tap.view) }
    }
    let (rig, reader) = (RecognizerRig(), Reader())
    let tap = UITapGestureRecognizer(
      target: reader, action: Selector("tapped:", Reader.tapped(_:)))
    rig.view.addGestureRecognizer(tap)
    rig.tap(40, 70)
    #expect(reader.place == CGPoint(x: 40, y: 70))
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
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
}
