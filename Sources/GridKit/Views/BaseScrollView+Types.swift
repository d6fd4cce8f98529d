extension BaseScrollView {
  /// The parts of the safe area that are added to the content inset (S1.9).
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Codable, Sendable {
    /// The edges of `scrollableAxes`, and top and bottom always inside a container that adjusts
    /// insets.
    case automatic = 0
    /// The edges along axes on which the content can scroll or bounce.
    case scrollableAxes = 1
    /// No part: the content inset stands alone.
    case never = 2
    /// The edges on all four sides.
    case always = 3
  }

  /// The share of the speed that is left after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Codable, Sendable {
    /// The share itself, between 0 and 1; not checked.
    public var rawValue: CGFloat
    /// Makes a rate of any share: UIKit's two are `normal` and `fast`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 per millisecond, the default: the content travels far.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 per millisecond: the content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of scroll indicators; stored, without effect.
  public enum IndicatorStyle: Int, Hashable, Codable, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// The gesture that would make the keyboard go away; kept only.
  public enum KeyboardDismissMode: Int, Hashable, Codable, Sendable {
    /// No gesture.
    case none = 0
    /// The beginning of a drag.
    case onDrag = 1
    /// A finger that drags the keyboard down.
    case interactive = 2
    /// The gesture of `onDrag`, with what is attached to the keyboard.
    case onDragWithAccessory = 3
    /// The gesture of `interactive`, with what is attached to the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The display of a list of index titles beside the content; stored, without effect.
  public enum IndexDisplayMode: Int, Hashable, Codable, Sendable {
    /// The list shows where it is of use.
    case automatic = 0
    /// The list never shows.
    case alwaysHidden = 1
  }
}
