/// Is asked about gestures. Nothing asks: touches reach views directly, and scroll views follow drags
/// themselves.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

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
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// `ended` under the name that gestures of one moment use.
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  /// Subclasses and tests set it; nobody else does.
  open var state = State.possible
  open var numberOfTouches: Int { 0 }

  public override init() {
    super.init()
  }

  /// Kept only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var ownTranslation = CGPoint.zero

  /// In points, as far as somebody set it.
  open func translation(in view: UIView?) -> CGPoint { ownTranslation }
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
