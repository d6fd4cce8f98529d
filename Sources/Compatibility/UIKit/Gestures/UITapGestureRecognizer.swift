/// A recognizer of one tap or several taps in a row. In a tap, fingers come down and lift again.
///
/// A tap lasts at most 0.75 seconds and moves at most 45 points. The next tap must come within 0.35
/// seconds. These numbers are GridKit's choice, since UIKit does not document its numbers. A single
/// tap with one finger on an enabled button goes to the button, as under UIKit.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row that make the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers of each tap.
  open var numberOfTouchesRequired = 1

  private static let longest: TimeInterval = 0.75
  private static let pause: TimeInterval = 0.35
  private static let slack: CGFloat = 45

  private var taps = 0
  /// The point at which the first finger of the first tap came down, and the time at which the
  /// present tap began.
  private var start: CGPoint?
  private var downTime: TimeInterval = 0
  private var fingers = 0
  /// A counter that every new touch and every reset increases. If the counter is unchanged when the
  /// timer for the next tap fires, no tap has come in time.
  private var pauses = 0

  override func takes(_ touch: UITouch) -> Bool {
    guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1 else { return true }
    var candidate = touch.view
    while let present = candidate, present !== view {
      if let button = present as? UIButton { return !button.isEnabled }
      candidate = present.superview
    }
    return true
  }

  override var waitsForFingers: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pauses += 1
    if fingers == 0 { downTime = event.timestamp }
    fingers += touches.count
    if start == nil { start = location(in: nil) }
    if fingers > numberOfTouchesRequired || hasStrayed { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard numberOfTouches == 0 else { return }
    guard fingers == numberOfTouchesRequired, event.timestamp - downTime <= Self.longest else {
      state = .failed
      return
    }
    fingers = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      waitForNextTap()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    start = nil
    pauses += 1
  }

  private var hasStrayed: Bool {
    guard let start else { return false }
    let place = location(in: nil)
    return numberOfTouchesRequired == 1 && hypot(place.x - start.x, place.y - start.y) > Self.slack
  }

  private func waitForNextTap() {
    let number = pauses
    simulation.after(Self.pause) { [weak self] in
      if let self, pauses == number { state = .failed }
    }
  }
}
