/// The recognizer of a scroll view: it reads what the finger on the content does.
///
/// Touch scripts tell its targets, and make it compete with other recognizers; gestures at content
/// level, such as `drag(by:)`, do neither.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// The state that targets are told at the moment; nil outside of such a call.
  private var notified: State?

  /// `changed` while a finger drags the content, but for the moments when targets are told of the
  /// beginning and the end.
  override var state: State {
    get {
      notified ?? (scrollView.map { $0.isTracking && $0.isDragging } == true ? .changed : .possible)
    }
    set {}
  }

  func tellTargets(_ state: State) {
    notified = state
    defer { notified = nil }
    tellTargets()
  }

  override var isActive: Bool { scrollView?.isDragging == true && scrollView?.isTracking == true }
  override var isStillPossible: Bool { isEnabled && !isActive && !progress.fingers.isEmpty }

  override var numberOfTouches: Int { scrollView?.isTracking == true ? 1 : 0 }

  /// The finger's way since the drag began.
  override func translation(in view: UIView?) -> CGPoint {
    scrollView?.engine.dragTranslation ?? .zero
  }

  /// The finger's speed; zero while no finger drags.
  override func velocity(in view: UIView?) -> CGPoint {
    scrollView?.engine.dragVelocity ?? .zero
  }
}

private final class ScrollGestures {
  let pan: ScrollPanGestureRecognizer

  @MainActor init(_ view: UIScrollView) {
    pan = ScrollPanGestureRecognizer()
    pan.owner = view
    view.watchFingers()
  }
}

extension UIScrollView {
  /// The recognizer of the finger that drags the content.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  var scrollPan: ScrollPanGestureRecognizer { attachment { ScrollGestures(self) }.pan }
}
