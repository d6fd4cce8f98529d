extension BaseView {
  /// The margins and lengths of a view that change when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set, one per margin or length, with UIKit's values.
    public let rawValue: UInt
    /// Makes a set from bits. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The view's own width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The view's own height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The flexible width and height, with which the view keeps its distance from all four edges.
    static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The fit of content in a view; stored, without effect, because nothing is drawn.
  public enum ContentMode: Int, Hashable, Codable, Sendable {
    /// Content stretched to fill the view, without keeping its proportions.
    case scaleToFill = 0
    /// Content as large as possible inside the view, with its own proportions.
    case scaleAspectFit = 1
    /// Content as small as possible while covering the view, with its own proportions.
    case scaleAspectFill = 2
    /// Content drawn anew for every size.
    case redraw = 3
    /// Content in the middle, at its own size.
    case center = 4
    /// Content at the middle of the top edge, at its own size.
    case top = 5
    /// Content at the middle of the bottom edge, at its own size.
    case bottom = 6
    /// Content at the middle of the left edge, at its own size.
    case left = 7
    /// Content at the middle of the right edge, at its own size.
    case right = 8
    /// Content in the top left corner, at its own size.
    case topLeft = 9
    /// Content in the top right corner, at its own size.
    case topRight = 10
    /// Content in the bottom left corner, at its own size.
    case bottomLeft = 11
    /// Content in the bottom right corner, at its own size.
    case bottomRight = 12
  }
}

/// The rule by which content is mirrored in right-to-left surroundings.
///
/// - Note: After `UISemanticContentAttribute`.
public enum GridSemanticContentAttribute: Int, Hashable, Codable, Sendable {
  /// Content that follows the reading direction of its surroundings.
  case unspecified = 0
  /// Playback controls, which go from left to right everywhere.
  case playback = 1
  /// Spatial content, such as a joystick, which goes from left to right everywhere.
  case spatial = 2
  /// Content that reads from left to right everywhere.
  case forceLeftToRight = 3
  /// Content that reads from right to left everywhere.
  case forceRightToLeft = 4

  /// Returns the reading direction of the content. Playback controls and spatial content read from
  /// left to right everywhere.
  func direction(
    in surroundings: GridUserInterfaceLayoutDirection
  ) -> GridUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: surroundings
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The direction in which a view's content reads.
///
/// - Note: After `UIUserInterfaceLayoutDirection`.
public enum GridUserInterfaceLayoutDirection: Int, Hashable, Codable, Sendable {
  /// The direction from left to right, as in English.
  case leftToRight = 0
  /// The direction from right to left, as in Arabic.
  case rightToLeft = 1
}

/// The priority of a constraint, or of a length in `systemLayoutSizeFitting`.
///
/// - Note: After `UILayoutPriority`.
public struct GridLayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
  /// The priority as a number, which is not checked. The greatest priority that UIKit knows is
  /// `required`.
  public var rawValue: Float

  /// Makes a priority like `init(rawValue:)`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from any number, also from one outside 0 … 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a length that must be met: 1000.
  public static let required = GridLayoutPriority(1000)
  /// A strong priority: 750.
  public static let defaultHigh = GridLayoutPriority(750)
  /// A weak priority: 250.
  public static let defaultLow = GridLayoutPriority(250)
  /// The default priority in `systemLayoutSizeFitting`: 50. The view is made as small as possible.
  public static let fittingSizeLevel = GridLayoutPriority(50)

  /// Returns a priority that is `amount` greater. As in UIKit, the result is not checked.
  public static func + (priority: Self, amount: Float) -> Self { Self(priority.rawValue + amount) }
  /// Returns a priority that is `amount` less. As in UIKit, the result is not checked.
  public static func - (priority: Self, amount: Float) -> Self { Self(priority.rawValue - amount) }
  /// Makes a priority greater. As in UIKit, the result is not checked.
  public static func += (priority: inout Self, amount: Float) { priority.rawValue += amount }
  /// Makes a priority less. As in UIKit, the result is not checked.
  public static func -= (priority: inout Self, amount: Float) { priority.rawValue -= amount }
}
