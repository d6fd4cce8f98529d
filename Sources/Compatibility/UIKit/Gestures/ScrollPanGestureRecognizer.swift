/// The pan recognizer of a scroll view. Its values come from the scroll view's drag.
///
/// Touch scripts call the targets of this recognizer and make it compete with other recognizers.
/// Gestures that move the content without a touch, such as `drag(by:)`, do not call the targets and
/// do not compete.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// The state while targets are called; nil at other times.
  private var notified: State?

  /// The state of the drag: `changed` while a finger drags the content. Targets that are called at
  /// the start of the drag read `began`. Targets that are called at the end of the drag read
  /// `ended` or `cancelled`.
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

  /// Returns the translation of the finger since the drag began.
  override func translation(in view: UIView?) -> CGPoint {
    scrollView?.engine.dragTranslation ?? .zero
  }

  /// Returns the velocity of the finger; zero while no finger drags.
  override func velocity(in view: UIView?) -> CGPoint {
    scrollView?.engine.dragVelocity ?? .zero
  }
}

extension UIScrollView {
  /// The recognizer of the finger that drags the content.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  var scrollPan: ScrollPanGestureRecognizer {
    attachment {
      let pan = ScrollPanGestureRecognizer()
      pan.owner = self
      watchFingers()
      return pan
    }
  }
}
