import Foundation

/// The weight of a system font, of the four whose widths are known.
package enum FontWeight: Int, CaseIterable, Sendable {
  case regular, medium, semibold, bold

  /// Takes the nearest weight to UIKit's number, which is 0, 0.23, 0.3 and 0.4 for the four.
  ///
  /// Thinner weights are regular, thicker ones bold.
  package init(nearestTo rawValue: CGFloat) {
    self =
      rawValue < 0.115 ? .regular : rawValue < 0.265 ? .medium : rawValue < 0.35 ? .semibold : .bold
  }
}

/// The heights of a font, in points (AL-100).
///
/// Those of the system font are shares of the point size: 1950/2048 above the baseline and 494/2048
/// below it, 1443/2048 for capitals, no leading. Only the height of small letters depends on the
/// weight, and its share falls as the size grows.
package struct FontMetrics: Equatable, Sendable {
  /// The height above the baseline.
  package var ascender: CGFloat
  /// The depth below the baseline, as a negative number.
  package var descender: CGFloat
  /// The space between two lines of the font.
  package var leading: CGFloat
  /// The height of capitals above the baseline.
  package var capHeight: CGFloat
  /// The height of a small x above the baseline.
  package var xHeight: CGFloat

  /// The height of a line without its leading.
  package var lineHeight: CGFloat { ascender - descender }

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Makes the metrics of the system font.
  package init(system weight: FontWeight, size: CGFloat) {
    self.init(
      ascender: size * 1950 / 2048, descender: size * -494 / 2048, leading: 0,
      capHeight: size * 1443 / 2048,
      xHeight: size * FontMetrics.xUnits[weight.rawValue].value(at: size) / 2048)
  }

  /// The height of a small x in units of 2048 to an em, at the sizes where it is known, by weight.
  private static let xUnits: [PiecewiseLinear] = [
    PiecewiseLinear(places: [17, 20, 30], values: [1078, 1069, 1040]),
    PiecewiseLinear(places: [17, 20, 30], values: [1086, 1078, 1052]),
    PiecewiseLinear(places: [17, 20, 30], values: [1093, 1085, 1060]),
    PiecewiseLinear(places: [17, 20, 30], values: [1101, 1094, 1072]),
  ]
}

/// A function that is linear between ascending places, and constant before and after them.
struct PiecewiseLinear: Sendable {
  let places: [CGFloat]
  let values: [CGFloat]

  func value(at place: CGFloat) -> CGFloat {
    guard let next = places.firstIndex(where: { place < $0 }) else { return values.last! }
    guard next > 0 else { return values[0] }
    let share = (place - places[next - 1]) / (places[next] - places[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }
}
