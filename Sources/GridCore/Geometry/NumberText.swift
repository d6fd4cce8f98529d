import Foundation

/// Numbers as text, the same on every machine and in every locale.
///
/// `short` is for people, `exact` for JSON; the texts of UIKit's own messages are in
/// `NumberText+UIKit.swift`.
public enum NumberText {
  /// Formats a number with at most three decimals, without trailing zeros, never `-0`.
  ///
  /// The decimals are the nearest ones, an exact half going to the even digit. Numbers from 9e12 on
  /// are written as `exact` does; what is not finite reads `nan`, `inf` or `-inf`.
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

  /// The shortest JSON number that reads back as the same double.
  ///
  /// Whole numbers have no decimal point and `-0` is `0`. JSON has no spelling for what is not
  /// finite: that is `null`.
  public static func exact(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `x, y`
  public static func short(_ point: CGPoint) -> String {
    "\(short(point.x)), \(short(point.y))"
  }

  /// `width, height`
  public static func short(_ size: CGSize) -> String {
    "\(short(size.width)), \(short(size.height))"
  }

  /// `x, y, width, height`
  public static func short(_ rect: CGRect) -> String {
    "\(short(rect.origin)), \(short(rect.size))"
  }

  /// `top, left, bottom, right`
  public static func short(_ insets: GridEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right]
      .map { short($0) }.joined(separator: ", ")
  }

  /// The nearest whole number of thousandths, decided on the exact product.
  private static func nearestThousandths(_ value: Double) -> Int {
    let product = value * 1000
    let nearest = product.rounded(.toNearestOrEven)
    guard abs(product - nearest) == 0.5 else { return Int(nearest) }
    // The product looks like a half, but may have been rounded to it: its error says which side
    // the number is really on.
    let error = (-product).addingProduct(value, 1000)
    return Int(error == 0 ? nearest : product.rounded(error > 0 ? .up : .down))
  }
}
