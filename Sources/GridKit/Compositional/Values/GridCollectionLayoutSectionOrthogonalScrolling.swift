/// The orthogonal scrolling of a section: whether the section scrolls across the layout's scroll
/// axis, and where the section comes to rest (CL-45).
///
/// - Note: After `UICollectionLayoutSectionOrthogonalScrollingBehavior`, raw values included.
public enum GridCollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Codable,
  Sendable, CaseIterable
{
  /// The section does not scroll orthogonally. Its groups follow each other along the layout's
  /// scroll axis.
  case none = 0
  /// The section rests anywhere.
  case continuous = 1
  /// The section rests where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// The section rests at multiples of its viewport's length.
  case paging = 3
  /// The section rests where a group begins. A swipe moves the section by one group at most.
  case groupPaging = 4
  /// The section rests with a group in the middle of its viewport. A swipe moves the section by one
  /// group at most.
  case groupPagingCentered = 5

  package var solverValue: CompositionalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// The deceleration and bounce of an orthogonal section.
///
/// - Note: After `UICollectionLayoutSectionOrthogonalScrollingProperties`.
@preconcurrency @MainActor
open class GridCollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// The behaviour at an end of the content. The raw values are chosen by this package.
  public enum Bounce: Int, Hashable, Codable, Sendable, CaseIterable {
    /// The content bounces where it can be scrolled.
    case automatic = 0
    /// The content bounces, also when it is shorter than its viewport.
    case always = 1
    /// The content stops at its end.
    case never = 2
  }

  /// The share of the speed that is left after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Codable, Sendable {
    /// The share of the speed that is left. `automatic` has a share below 0. The value is not
    /// checked.
    public var rawValue: CGFloat
    /// Makes a rate from any share. `automatic`, `normal` and `fast` are the named rates.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate of the section's scrolling behaviour.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// The normal rate: the share of `BaseScrollView.DecelerationRate.normal`.
    public static let normal = DecelerationRate(
      rawValue: BaseScrollView.DecelerationRate.normal.rawValue)
    /// The fast rate: the share of `BaseScrollView.DecelerationRate.fast`.
    public static let fast = DecelerationRate(
      rawValue: BaseScrollView.DecelerationRate.fast.rawValue)
  }

  public override init() {
    super.init()
  }

  /// The behaviour at an end of the content.
  open var bounce = Bounce.automatic

  /// The rate at which the content slows down after a drag.
  open var decelerationRate = DecelerationRate.automatic

  /// The rate of the section's scroll view; nil for `automatic` and for a share outside 0 ..< 1.
  package final var scrollViewRate: BaseScrollView.DecelerationRate? {
    let rate = decelerationRate.rawValue
    return rate >= 0 && rate < 1 ? BaseScrollView.DecelerationRate(rawValue: rate) : nil
  }

  /// Whether the content bounces always or never; nil if the content's length decides.
  package final var bounces: Bool? {
    switch bounce {
    case .automatic: nil
    case .always: true
    case .never: false
    }
  }

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GridCollectionLayoutSectionOrthogonalScrollingProperties()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }

  /// Compares `bounce` and `decelerationRate`.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { $0.bounce == bounce && $0.decelerationRate == decelerationRate }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { bounce.hashValue }
  }
}
