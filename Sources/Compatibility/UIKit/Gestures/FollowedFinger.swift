/// A finger whose touches go to the recognizers of the view that was hit and of its superviews,
/// innermost first.
@MainActor
final class FollowedFinger: FingerWatch {
  let touch: UITouch
  private var recognizers: [UIGestureRecognizer] = []
  /// The pan recognizers of the scroll views among the view that was hit and its superviews.
  private let pans: [ScrollPanGestureRecognizer]
  private let willTake: () -> Void
  private var isTaken = false
  private var isGone = false

  init(_ touch: UITouch, willTake: @escaping () -> Void) {
    self.touch = touch
    self.willTake = willTake
    let views = Array(sequence(first: touch.view) { $0?.superview }.compactMap { $0 })
    pans = views.compactMap { ($0 as? UIScrollView)?.scrollPan }
    for pan in pans { pan.progress.follow(self) }
    recognizers = views.flatMap { ($0.gestureRecognizers ?? []).filter(receives) }
    for recognizer in recognizers { recognizer.progress.follow(self) }
    tellRecognizers()
  }

  /// The recognizers that compete for the finger.
  var allRecognizers: [UIGestureRecognizer] { recognizers + pans }

  private func receives(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && recognizer.takes(touch)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func tellRecognizers() {
    let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
    for recognizer in recognizers { recognizer.progress.tell(self, event) }
  }

  /// Takes the finger away from the views: their touch is cancelled. Later calls do nothing.
  func takeFromViews() {
    guard !isTaken else { return }
    isTaken = true
    willTake()
  }

  // MARK: Finger

  var hasRecognized: Bool { recognizers.contains(where: \.isActive) }

  func fingerDidChange(_ touch: GridTouch) {
    guard !isGone else { return }
    tellRecognizers()
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    isGone = true
    let gone = recognizers
    for recognizer in gone { recognizer.progress.drop(self) }
    for pan in pans where !pan.isActive {
      pan.progress.drop(self)
      pan.progress.dragDidFail()
    }
    recognizers = []
  }

  // MARK: Scroll views

  func mayDrag(_ scrollView: BaseScrollView) -> Bool {
    let pan = scrollView.scrollPan
    return pan.isEnabled && pan.progress.blockers.isEmpty
      && !recognizers.contains { $0.isActive && pan.progress.prevents($0, pan) }
  }

  func scrollView(_ scrollView: BaseScrollView, drags phase: GridTouch.Phase) {
    let pan = scrollView.scrollPan
    switch phase {
    case .began:
      pan.progress.dragDidBegin(among: recognizers)
      pan.tellTargets(.began)
    case .moved, .stationary:
      pan.tellTargets(.changed)
    case .ended, .cancelled:
      pan.tellTargets(phase == .ended ? .ended : .cancelled)
      pan.progress.drop(self)
    }
  }
}
