import Foundation

/// The text formats of geometry in UIKit's messages, for fault texts and logs that use the same
/// formats.
///
/// Unlike in UIKit, a negative zero is written as `0`, as everywhere in this package.
extension NumberText {
  /// Formats a number with up to six significant digits, as in a view's description: `170.667`.
  public static func general(_ value: Double) -> String {
    formatted(value, "%g")
  }

  /// Formats a frame as `(x y; width height)`, as in the description of a view or an element.
  public static func parenthesized(_ rect: CGRect) -> String {
    "(\(general(rect.origin.x)) \(general(rect.origin.y)); "
      + "\(general(rect.size.width)) \(general(rect.size.height)))"
  }

  /// Formats a point as `{x, y}`.
  public static func braced(_ point: CGPoint) -> String {
    braced([point.x, point.y])
  }

  /// Formats a size as `{width, height}`.
  public static func braced(_ size: CGSize) -> String {
    braced([size.width, size.height])
  }

  /// Formats a rectangle as `{{x, y}, {width, height}}`.
  public static func braced(_ rect: CGRect) -> String {
    "{\(braced(rect.origin)), \(braced(rect.size))}"
  }

  /// Formats insets as `{top, left, bottom, right}`.
  public static func braced(_ insets: GridEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  // UIKit prints numbers in braces with 17 significant digits. Logs read
  // `{{170.66667847961008, 0}, …`.
  private static func braced(_ values: [CGFloat]) -> String {
    "{\(values.map { formatted($0, "%.17g") }.joined(separator: ", "))}"
  }

  private static func formatted(_ value: Double, _ format: String) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1_000_000 { return String(whole) }
    // C libraries differ in whether a NaN may carry a sign.
    return value.isNaN ? "nan" : String(format: format, value)
  }
}
