extension BaseScrollView {
  /// Which parts of the safe area are added to the content inset (S1.9).
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Codable, Sendable {
    /// As `scrollableAxes`, and top and bottom always inside a container that adjusts insets.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The share of the speed that is left after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Hashable, Codable, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public enum KeyboardDismissMode: Int, Hashable, Codable, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public enum IndexDisplayMode: Int, Hashable, Codable, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
}
