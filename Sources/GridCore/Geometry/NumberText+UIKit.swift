import Foundation

/// The forms in which UIKit's messages spell geometry, for fault texts and logs that repeat them.
///
/// Unlike UIKit a negative zero reads `0`, as everywhere in this package.
extension NumberText {
  /// Formats a number with up to six significant digits, as in a view's description: `170.667`.
  public static func general(_ value: Double) -> String {
    formatted(value, "%g")
  }

  /// `(x y; width height)`: a frame in a view's or an element's description.
  public static func parenthesized(_ rect: CGRect) -> String {
    "(\(general(rect.origin.x)) \(general(rect.origin.y)); "
      + "\(general(rect.size.width)) \(general(rect.size.height)))"
  }

  /// `{x, y}`
  public static func braced(_ point: CGPoint) -> String {
    braced([point.x, point.y])
  }

  /// `{width, height}`
  public static func braced(_ size: CGSize) -> String {
    braced([size.width, size.height])
  }

  /// `{{x, y}, {width, height}}`
  public static func braced(_ rect: CGRect) -> String {
    "{\(braced(rect.origin)), \(braced(rect.size))}"
  }

  /// `{top, left, bottom, right}`
  public static func braced(_ insets: GridEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  // Braces go with 17 significant digits: logs read `{{170.66667847961008, 0}, …`.
  private static func braced(_ values: [CGFloat]) -> String {
    "{\(values.map { formatted($0, "%.17g") }.joined(separator: ", "))}"
  }

  private static func formatted(_ value: Double, _ format: String) -> String {
    if let whole = Int(exactly: value), whole.magnitude < 1_000_000 { return String(whole) }
    // C libraries differ in whether a NaN may carry a sign.
    return value.isNaN ? "nan" : String(format: format, value)
  }
}
