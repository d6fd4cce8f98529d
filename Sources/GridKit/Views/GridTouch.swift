/// A finger on the screen, as a view sees it.
///
/// - Note: After `UITouch`, reduced to the members that views and scroll views need.
@preconcurrency @MainActor
open class GridTouch: NSObject {
  /// The last action of a finger.
  ///
  /// - Note: After `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved on the screen.
    case moved = 1
    /// The finger stayed where it was.
    case stationary = 2
    /// The finger lifted.
    case ended = 3
    /// The touch was cancelled, for example by a drag. No lift will follow.
    case cancelled = 4
  }

  /// The last action of the finger.
  open var phase: Phase { currentPhase }
  /// Virtual time of the last change, in seconds.
  open var timestamp: TimeInterval { currentTimestamp }
  /// The number of taps. It is always 1, because taps are not counted.
  open var tapCount: Int { 1 }
  /// The view that the touch began in.
  open weak var view: BaseView?
  /// The window of `view`; nil if `view` has none.
  open var window: GridWindow? { view?.window }

  package var currentPhase = Phase.began
  package var currentTimestamp: TimeInterval = 0
  /// The position of the finger, in coordinates of the topmost view.
  package var position: CGPoint
  /// The position of the finger before the last change.
  package var previousPosition: CGPoint

  /// Makes the touch of a finger that has just come down, for tests of views.
  ///
  /// - Parameter position: The position of the finger, in coordinates of the topmost view.
  public init(position: CGPoint, view: BaseView? = nil) {
    self.position = position
    self.previousPosition = position
    self.view = view
    super.init()
  }

  /// Returns the position of the finger in the coordinates of `view`. If `view` is nil, the
  /// coordinates are those of the topmost view.
  open func location(in view: BaseView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Returns the position of the finger before the last change, in the coordinates of `view`. If
  /// `view` is nil, the coordinates are those of the topmost view.
  open func previousLocation(in view: BaseView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}

/// A set of touches that change together.
///
/// - Note: After `UIEvent`, reduced to touches.
@preconcurrency @MainActor
open class GridEvent: NSObject {
  /// The touches that changed together; nil when there are none.
  open var allTouches: Set<GridTouch>? { touches.isEmpty ? nil : touches }
  /// Virtual time of the event, in seconds.
  open var timestamp: TimeInterval { time }

  private let touches: Set<GridTouch>
  private let time: TimeInterval

  /// Makes an event for tests of views.
  ///
  /// - Parameter timestamp: Virtual time of the event, in seconds.
  public init(touches: Set<GridTouch> = [], timestamp: TimeInterval = 0) {
    self.touches = touches
    self.time = timestamp
    super.init()
  }
}
