import Foundation

/// The pixels of a display. The type rounds lengths to pixels.
public struct PixelGrid: Hashable, Codable, Sendable {
  /// Pixels per point: 1, 2 or 3 on real displays. Zero or less switches rounding off.
  public var scale: CGFloat

  /// Makes the grid of a display with `scale` pixels per point.
  public init(scale: CGFloat) {
    self.scale = scale
  }

  /// The grid that leaves every value as it is, for layouts that must not round.
  public static let unrounded = PixelGrid(scale: 0)

  /// Returns the pixel nearest to a length (S1.3). At scale 1, half a pixel is rounded away from
  /// zero. At any other scale, half a pixel is rounded up.
  public func rounded(_ value: CGFloat) -> CGFloat {
    // Most lengths are rounded without the C library, which some processors need for rounding.
    guard abs(value) < 0x1p51, scale > 1, scale < 0x1p51 else { return roundedByLibrary(value) }
    let whole = PixelGrid.whole(value)
    // Most lengths are whole numbers, which are their own nearest pixel. Adding 0 turns minus zero
    // into zero, as the code below does.
    if whole == value { return value + 0 }
    let pixels = (value - whole) * scale
    let least = PixelGrid.whole(pixels)
    return whole + (pixels - least >= 0.5 ? least + 1 : least) / scale
  }

  @inline(never)
  private func roundedByLibrary(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    if scale == 1 { return value.rounded(.toNearestOrAwayFromZero) }
    let whole = value.rounded(.down)
    return whole + ((value - whole) * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Returns the greatest whole number at or below a number whose magnitude is less than 2⁵¹.
  private static func whole(_ value: CGFloat) -> CGFloat {
    // Between 2⁵² and 2⁵³ every double is a whole number, so the sum is rounded to a whole number.
    let nearest = (value + 0x1.8p52) - 0x1.8p52
    return nearest > value ? nearest - 1 : nearest
  }

  /// Returns the pixel nearest to a solution of constraints: half a pixel goes away from zero
  /// (AL-54). A solution is off by errors of rounding, so that a millionth of a pixel counts as
  /// nothing.
  package func nearest(_ value: CGFloat) -> CGFloat {
    guard scale > 0, abs(value) < 0x1p51 else { return value }
    let pixels = value * scale
    let halves = (pixels * 2).rounded()
    let exact = abs(pixels * 2 - halves) < 2e-6 ? halves / 2 : pixels
    // Adding 0 turns minus zero into zero.
    return exact.rounded(.toNearestOrAwayFromZero) / scale + 0
  }

  /// Returns the least number of pixels that cover a length which constraints have found, but for a
  /// thousandth of a pixel (AL-62).
  package func covering(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    return (value * scale - 1e-3).rounded(.up) / scale + 0
  }

  /// Returns the pixel at or below a length, for content sizes (FL-43).
  public func floored(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    let pixels = value * scale
    return (pixels > 0 && pixels < 0x1p51 ? PixelGrid.whole(pixels) : pixels.rounded(.down)) / scale
  }

  /// Returns the pixel at or below a length. A length that misses the next pixel only by a rounding
  /// error counts as that pixel.
  func roundedDown(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    let pixels = value * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.down)) / scale
  }

  /// Returns the pixel at or above a length, for sizes that views ask for. A length that lies above
  /// a pixel only by a rounding error counts as that pixel.
  public func roundedUp(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    let pixels = value * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
  }

  /// Returns the point with each coordinate rounded by itself to the nearest pixel.
  public func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// Returns the insets with each edge rounded by itself. The limits of the content offset are sums
  /// of such rounded lengths.
  public func rounded(_ insets: GridEdgeInsets) -> GridEdgeInsets {
    if insets == .zero { return .zero }
    return GridEdgeInsets(
      top: rounded(insets.top), left: rounded(insets.left),
      bottom: rounded(insets.bottom), right: rounded(insets.right))
  }
}
