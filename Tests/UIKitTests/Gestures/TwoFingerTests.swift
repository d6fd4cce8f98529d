import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Recognizers of two fingers")
struct TwoFingerTests {
  @MainActor private final class Follower: NSObject {
    var lines: [String] = []
    func pinched(_ pinch: UIPinchGestureRecognizer) {
      lines.append("\(pinch.state) \((pinch.scale * 100).rounded() / 100)")
    }
    func turned(_ rotation: UIRotationGestureRecognizer) {
      lines.append("\(rotation.state) \((rotation.rotation / .pi * 180).rounded())")
    }
  }

  @Test(.rule("UM-2")) func `a pinch follows how far two fingers are apart`() {
    let (rig, follower) = (RecognizerRig(), Follower())
    let pinch = UIPinchGestureRecognizer(
      target: follower, action: Selector("pinched:", Follower.pinched(_:)))
    rig.view.addGestureRecognizer(pinch)
    rig.window.touch([
      GridTouchScript([[0, 100, 300], [0.1, 97, 300], [0.2, 75, 300], [0.3, 50, 300]]),
      GridTouchScript([[0, 200, 300], [0.1, 203, 300], [0.2, 225, 300], [0.3, 250, 300]]),
    ])
    // Each finger moves in its turn; 6 points apart are too few to begin with.
    #expect(
      follower.lines == [
        "began 1.28", "changed 1.5", "changed 1.75", "ended 1.75",
      ])
    #expect(pinch.state == .possible && pinch.scale == 1.75)
  }

  @Test(.rule("UM-2")) func `a rotation follows how far two fingers turn`() {
    let (rig, follower) = (RecognizerRig(), Follower())
    rig.view.addGestureRecognizer(
      UIRotationGestureRecognizer(
        target: follower, action: Selector("turned:", Follower.turned(_:))))
    // One finger is the centre, the other goes a quarter round it, clockwise on screen.
    rig.window.touch([
      GridTouchScript([[0, 150, 300], [0.4, 150, 300]]),
      GridTouchScript([[0, 250, 300], [0.1, 150 + 50 * 3.0.squareRoot(), 350], [0.2, 150, 400]]),
    ])
    #expect(follower.lines == ["began 30.0", "changed 90.0", "ended 90.0"])
  }

  @Test(.rule("UM-2")) func `a pan of two fingers follows their middle, and ends when one lifts`() {
    @MainActor final class Middle: NSObject {
      var lines: [String] = []
      func panned(_ pan: UIPanGestureRecognizer) {
        let (way, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
        lines.append("\(pan.state) \(pan.numberOfTouches) \(Int(way.x)) \(speed.y == 0)")
      }
    }
    let (rig, follower) = (RecognizerRig(), Middle())
    let pan = UIPanGestureRecognizer(
      target: follower, action: Selector("panned:", Middle.panned(_:)))
    pan.minimumNumberOfTouches = 2
    rig.view.addGestureRecognizer(pan)
    rig.window.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), speed: 900)
    #expect(follower.lines == [])
    // The second finger comes down 100 points below, which moves the middle and is no way.
    rig.window.touch([
      GridTouchScript([[0, 100, 300], [0.2, 140, 300], [0.4, 180, 300], [0.6, 180, 300]]),
      GridTouchScript([[0.1, 100, 400], [0.2, 140, 400], [0.3, 140, 400]]),
    ])
    #expect(follower.lines == ["began 2 20 true", "changed 2 40 true", "ended 1 40 true"])
    // A translation that no finger has made reads back.
    pan.setTranslation(CGPoint(x: 3, y: 4), in: rig.view)
    #expect(pan.translation(in: rig.view) == CGPoint(x: 3, y: 4))
  }

  @Test(.rule("UM-2")) func `fingers come down when their scripts say, and two make a tap of two`()
  {
    let rig = RecognizerRig()
    let two = rig.add(UITapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    rig.add(UITapGestureRecognizer(), "one")
    rig.window.touch([
      GridTouchScript([[0, 100, 100], [0.3, 100, 100]]),
      GridTouchScript([[0.1, 200, 100], [0.2, 200, 100]]),
    ])
    #expect(rig.log == ["two ended"])
    rig.log = []
    rig.tap()
    #expect(rig.log == ["one ended"])
  }

  @Test(.rule("UM-2")) func `views hear of the first finger only, and a bad script moves nothing`()
  {
    final class Counter: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
      }
    }
    let rig = RecognizerRig { Counter(frame: $0) }
    rig.window.touch([.tap(at: CGPoint(x: 9, y: 9)), .tap(at: CGPoint(x: 99, y: 9))])
    #expect((rig.view as? Counter)?.count == 1)
    rig.simulation.faultPolicy = .record
    rig.window.touch([.tap(at: CGPoint(x: 9, y: 9)), GridTouchScript([] as [[Double]])])
    #expect(rig.simulation.faults.map(\.code) == ["bad-touch-script"])
    #expect((rig.view as? Counter)?.count == 1)
  }

  @Test(.rule("UM-2")) func `a pinch of the grid takes the fingers before the grid scrolls`() {
    let (rig, follower) = (
      RecognizerRig { frame in
        let view = UIScrollView(frame: frame)
        view.contentSize = CGSize(width: 300, height: 3000)
        return view
      }, Follower()
    )
    rig.view.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: follower, action: Selector("pinched:", Follower.pinched(_:))))
    let dragged = rig.window.touch([
      .swipe(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 180), speed: 200),
      .swipe(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 420), speed: 200),
    ])
    #expect(dragged == nil)
    #expect(follower.lines.first?.hasPrefix("began") == true)
    // The first finger lifts while the other is a frame away from its end.
    #expect(follower.lines.last == "ended 5.92")
  }
}
