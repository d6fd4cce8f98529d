/// A recognizer of a quick movement in a direction. The gesture is recognised while the fingers are
/// still down.
///
/// The fingers must move 50 points within half a second, and at most 50 points across the
/// direction. These numbers are GridKit's choice, since UIKit does not document its numbers.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of movement; the raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw value: one bit per direction, numbered as in UIKit.
    public let rawValue: UInt
    /// Makes a set from its bits. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The direction to the right on screen.
    public static let right = Direction(rawValue: 1 << 0)
    /// The direction to the left on screen.
    public static let left = Direction(rawValue: 1 << 1)
    /// The direction up on screen.
    public static let up = Direction(rawValue: 1 << 2)
    /// The direction down on screen.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The accepted directions. A movement in one of these directions is enough.
  open var direction = Direction.right
  /// The number of fingers that must move.
  open var numberOfTouchesRequired = 1

  private static let way: CGFloat = 50
  private static let slack: CGFloat = 50
  private static let longest: TimeInterval = 0.5

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    start = location(in: nil)
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let place = location(in: nil)
    let (x, y) = (place.x - start.x, place.y - start.y)
    if event.timestamp - startTime > Self.longest { return state = .failed }
    let ways = [(Direction.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x)]
      .filter { direction.contains($0.0) && abs($0.2) <= Self.slack }
    if ways.isEmpty {
      state = .failed
    } else if ways.contains(where: { $0.1 >= Self.way }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
