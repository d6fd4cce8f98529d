extension BaseView {
  /// Which parts of a view's place give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// Width and height give way: the view keeps its distance from all four edges.
    static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// How content would be fitted into a view; nothing is drawn, so this is only kept.
  public enum ContentMode: Int, Hashable, Codable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}

/// Whether content is mirrored in right-to-left surroundings.
///
/// - Note: After `UISemanticContentAttribute`.
public enum GridSemanticContentAttribute: Int, Hashable, Codable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// - Note: After `UIUserInterfaceLayoutDirection`.
public enum GridUserInterfaceLayoutDirection: Int, Hashable, Codable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// How much a fitting question insists on a length; nothing is solved with it.
///
/// - Note: After `UILayoutPriority`.
public struct GridLayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = GridLayoutPriority(1000)
  public static let defaultHigh = GridLayoutPriority(750)
  public static let defaultLow = GridLayoutPriority(250)
  public static let fittingSizeLevel = GridLayoutPriority(50)
}
