extension BaseView {
  /// Which parts of a view's place give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
    /// One bit per part, with UIKit's values.
    public let rawValue: UInt
    /// Takes bits as they are; those that stand for no part are kept.
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

    /// Width and height give way: the view keeps its distance from all four edges.
    static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// How content would be fitted into a view; nothing is drawn, so this is only kept.
  public enum ContentMode: Int, Hashable, Codable, Sendable {
    /// Stretched on each axis by itself.
    case scaleToFill = 0
    /// As large as fits, with its own proportions.
    case scaleAspectFit = 1
    /// As small as covers the view, with its own proportions.
    case scaleAspectFill = 2
    /// Drawn anew for every size.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the middle of the top edge, at its own size.
    case top = 5
    /// At the middle of the bottom edge, at its own size.
    case bottom = 6
    /// At the middle of the left edge, at its own size.
    case left = 7
    /// At the middle of the right edge, at its own size.
    case right = 8
    /// In that corner, at its own size.
    case topLeft = 9
    /// In that corner, at its own size.
    case topRight = 10
    /// In that corner, at its own size.
    case bottomLeft = 11
    /// In that corner, at its own size.
    case bottomRight = 12
  }
}

/// Whether content is mirrored in right-to-left surroundings.
///
/// - Note: After `UISemanticContentAttribute`.
public enum GridSemanticContentAttribute: Int, Hashable, Codable, Sendable {
  /// As the surroundings read.
  case unspecified = 0
  /// Controls of playback: from left to right everywhere.
  case playback = 1
  /// Content about places, such as a joystick: from left to right everywhere.
  case spatial = 2
  /// From left to right everywhere.
  case forceLeftToRight = 3
  /// From right to left everywhere.
  case forceRightToLeft = 4
}

/// In which direction a view's content reads.
///
/// - Note: After `UIUserInterfaceLayoutDirection`.
public enum GridUserInterfaceLayoutDirection: Int, Hashable, Codable, Sendable {
  /// As English does.
  case leftToRight = 0
  /// As Arabic does.
  case rightToLeft = 1
}

/// How much a fitting question insists on a length; nothing is solved with it.
///
/// - Note: After `UILayoutPriority`.
public struct GridLayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
  /// Greater numbers insist more; `required` is the greatest that UIKit knows. Not checked.
  public var rawValue: Float

  /// As `init(rawValue:)`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Takes any number, also one outside 0 … 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must be met: 1000.
  public static let required = GridLayoutPriority(1000)
  /// Rather strong: 750.
  public static let defaultHigh = GridLayoutPriority(750)
  /// Rather weak: 250.
  public static let defaultLow = GridLayoutPriority(250)
  /// As small as possible comes first: 50, what fitting asks with unless told otherwise.
  public static let fittingSizeLevel = GridLayoutPriority(50)
}
