/// Is asked about gestures. Nothing asks: touches reach views directly, and scroll views follow
/// drags themselves.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Optional: true when absent. Never asked.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Optional: false when absent. Never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Optional: false when absent. Never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Optional: false when absent. Never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Optional: true when absent. Never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True: the default of an optional method, which nothing asks.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// False: the default of an optional method, which nothing asks.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// False: the default of an optional method, which nothing asks.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// False: the default of an optional method, which nothing asks.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// True: the default of an optional method, which nothing asks.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}

/// A gesture that somebody waits for, as data: only that of a scroll view follows what happens.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come; the raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Waiting for a gesture; stays so unless the app says otherwise.
    case possible = 0
    case began = 1
    /// A finger moves; what a scroll view's answers while it drags.
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// `ended` under the name that gestures of one moment use.
    public static let recognized = State.ended
  }

  /// Kept only: nothing asks it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that it was added to.
  open internal(set) weak var view: UIView?
  /// Kept only: touches reach views all the same.
  open var isEnabled = true
  /// Kept only: views keep their touches.
  open var cancelsTouchesInView = true
  /// Kept only: views are told at once.
  open var delaysTouchesBegan = false
  /// Kept only: views are told at once.
  open var delaysTouchesEnded = true
  /// Kept only, for reading a list of recognizers.
  open var name: String?
  /// Subclasses and tests set it; nobody else does.
  open var state = State.possible
  /// Fingers of the gesture: none, except for a scroll view's while a finger is down.
  open var numberOfTouches: Int { 0 }

  public override init() {
    super.init()
  }

  /// Kept only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Always zero: no recognizer knows where fingers are.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Kept as data: no tap is recognized.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept only.
  open var numberOfTapsRequired = 1
  /// Kept only.
  open var numberOfTouchesRequired = 1
}

/// Kept as data: no press is recognized.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Kept only, in points.
  open var allowableMovement: CGFloat = 10
}

/// Kept as data: no pinch is recognized.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Only the app changes it.
  open var scale: CGFloat = 1
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// Kept as data, except for the one of a scroll view, which reads what the finger does.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept only.
  open var minimumNumberOfTouches = 1
  /// Kept only.
  open var maximumNumberOfTouches = Int.max
  private var ownTranslation = CGPoint.zero

  /// In points, as far as somebody set it.
  open func translation(in view: UIView?) -> CGPoint { ownTranslation }
  /// Keeps a translation, in points; that of a scroll view's recognizer stays the finger's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    ownTranslation = translation
  }
  /// In points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// The recognizer of a scroll view: it reads what the finger on the content does.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// `changed` while a finger drags the content.
  override var state: State {
    get { scrollView.map { $0.isTracking && $0.isDragging } == true ? .changed : .possible }
    set {}
  }

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

/// Recognizers of a view.
private final class ViewGestures {
  var recognizers: [UIGestureRecognizer] = []
}

private final class ScrollGestures {
  let pan: ScrollPanGestureRecognizer

  @MainActor init(_ view: UIScrollView) {
    pan = ScrollPanGestureRecognizer()
    pan.view = view
  }
}

extension UIView {
  /// Nil for none. Those that a scroll view has of its own are not among them.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachment(of: ViewGestures.self)?.recognizers }
    set {
      for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
      attachment { ViewGestures() }.recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Keeps a recognizer, at the end, and takes it from the view that had it; no touch is shown to
  /// it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachment { ViewGestures() }.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Lets go of a recognizer, which then has no view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachment(of: ViewGestures.self)?.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

extension UIScrollView {
  /// What the finger on the content does.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    attachment { ScrollGestures(self) }.pan
  }
}
