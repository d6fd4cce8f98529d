extension BaseScrollView {
  /// The parts of the safe area that are added to the content inset (S1.9).
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Codable, Sendable {
    /// The safe area that `scrollableAxes` adds. If a container with bars shows the view as its
    /// content, the top and the bottom are added in any case.
    case automatic = 0
    /// The safe area at the edges along axes on which the content can scroll or bounce.
    case scrollableAxes = 1
    /// No part of the safe area, so that only the content inset counts.
    case never = 2
    /// The safe area at all four edges.
    case always = 3
  }

  /// The share of the speed that is left after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Codable, Sendable {
    /// The share itself, a number between 0 and 1, which is not checked.
    public var rawValue: CGFloat
    /// Makes a rate from any share. UIKit's two rates are `normal` and `fast`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998 per millisecond, with which the content travels far.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate 0.99 per millisecond, with which the content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of scroll indicators; stored, without effect.
  public enum IndicatorStyle: Int, Hashable, Codable, Sendable {
    /// Dark indicators with a light border.
    case `default` = 0
    /// Dark indicators, for light content.
    case black = 1
    /// Light indicators, for dark content.
    case white = 2
  }

  /// The gesture that dismisses the keyboard; stored, without effect.
  public enum KeyboardDismissMode: Int, Hashable, Codable, Sendable {
    /// No gesture.
    case none = 0
    /// The beginning of a drag.
    case onDrag = 1
    /// A finger that drags the keyboard down.
    case interactive = 2
    /// The gesture of `onDrag`. It also dismisses the views attached to the keyboard.
    case onDragWithAccessory = 3
    /// The gesture of `interactive`. It also dismisses the views attached to the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The display of a list of index titles beside the content; stored, without effect.
  public enum IndexDisplayMode: Int, Hashable, Codable, Sendable {
    /// The list shows when it is useful.
    case automatic = 0
    /// The list never shows.
    case alwaysHidden = 1
  }
}
