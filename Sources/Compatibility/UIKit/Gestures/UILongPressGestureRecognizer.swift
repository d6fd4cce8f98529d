/// A recognizer of fingers that rest for a time. The gesture then follows the fingers until a
/// finger lifts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest time of a press, in seconds of virtual time.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move before the gesture is recognised, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers that must rest on the view.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press; stored, without effect: the press needs no tap.
  open var numberOfTapsRequired = 0

  /// The tolerance for sums of frame durations, in seconds.
  private static let tolerance: TimeInterval = 1e-9

  private var start = CGPoint.zero
  private var link: GridDisplayLink?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !progress.hasBegun else { return }
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    guard minimumPressDuration > 0 else { return state = .began }
    let end = simulation.now + minimumPressDuration
    link = simulation.makeDisplayLink { [weak self] link in
      guard let self, self.link === link else { return link.invalidate() }
      guard link.timestamp >= end - Self.tolerance else { return }
      stopWaiting()
      if state == .possible { state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if progress.hasBegun { return state = .changed }
    let place = location(in: nil)
    guard link != nil, hypot(place.x - start.x, place.y - start.y) > allowableMovement else {
      return
    }
    state = .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = progress.hasBegun ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = progress.hasBegun ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    stopWaiting()
  }

  private func stopWaiting() {
    link?.invalidate()
    link = nil
  }
}
