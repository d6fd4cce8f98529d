import Foundation

/// Numbers as text, the same on every machine and in every locale.
///
/// `short` is for people, and `exact` is for JSON. The formats of UIKit's own messages are in
/// `NumberText+UIKit.swift`.
public enum NumberText {
  /// Formats a number with at most three decimals and without trailing zeros. The result is never
  /// `-0`.
  ///
  /// The number is rounded to the nearest third decimal. An exact half is rounded to the even
  /// digit. Numbers from 9e12 on have the format of `exact`. A number that is not finite reads
  /// `nan`, `inf` or `-inf`.
  public static func short(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    // From here on a double has no more than three decimals anyway.
    guard value.magnitude < 9e12 else { return exact(value) }
    let thousandths = nearestThousandths(value.magnitude)
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(1000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// Formats a number as the shortest JSON number that reads back as the same double.
  ///
  /// Whole numbers have no decimal point and `-0` is `0`. A number that is not finite is `null`,
  /// since JSON cannot spell it.
  public static func exact(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Formats a point as `x, y`.
  public static func short(_ point: CGPoint) -> String {
    "\(short(point.x)), \(short(point.y))"
  }

  /// Formats a size as `width, height`.
  public static func short(_ size: CGSize) -> String {
    "\(short(size.width)), \(short(size.height))"
  }

  /// Formats a rectangle as `x, y, width, height`.
  public static func short(_ rect: CGRect) -> String {
    "\(short(rect.origin)), \(short(rect.size))"
  }

  /// Formats insets as `top, left, bottom, right`.
  public static func short(_ insets: GridEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right]
      .map { short($0) }.joined(separator: ", ")
  }

  /// Returns the nearest whole number of thousandths. If the product looks like an exact half, the
  /// unrounded product decides.
  private static func nearestThousandths(_ value: Double) -> Int {
    let product = value * 1000
    let nearest = product.rounded(.toNearestOrEven)
    guard abs(product - nearest) == 0.5 else { return Int(nearest) }
    // The product looks like an exact half, but may have been rounded to it. The rounding error
    // tells on which side of the half the exact product is.
    let error = (-product).addingProduct(value, 1000)
    return Int(error == 0 ? nearest : product.rounded(error > 0 ? .up : .down))
  }
}
