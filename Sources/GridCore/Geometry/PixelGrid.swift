import Foundation

/// The pixels of a display: the one place where lengths are rounded to them.
public struct PixelGrid: Hashable, Codable, Sendable {
  /// Pixels per point: 1, 2 or 3 on real displays. Zero or less switches rounding off.
  public var scale: CGFloat

  /// The pixels of a display with so many of them per point.
  public init(scale: CGFloat) {
    self.scale = scale
  }

  /// The grid that leaves every value as it is: for layouts that must not round.
  public static let unrounded = PixelGrid(scale: 0)

  /// The nearest pixel, after S1.3: at scale 1 halves go away from zero, else halves go up.
  public func rounded(_ value: CGFloat) -> CGFloat {
    // Most lengths are found without the C library, which some processors need for it.
    guard abs(value) < 0x1p51, scale > 1, scale < 0x1p51 else { return roundedByLibrary(value) }
    let whole = PixelGrid.whole(value)
    // A whole number is its own nearest pixel, and most are; the sum makes minus zero zero, as
    // below.
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

  /// The whole number at or below one that is less than 2⁵¹.
  @inline(__always)
  private static func whole(_ value: CGFloat) -> CGFloat {
    // Between 2⁵² and 2⁵³ there are whole numbers only.
    let nearest = (value + 0x1.8p52) - 0x1.8p52
    return nearest > value ? nearest - 1 : nearest
  }

  /// The pixel at or below a length (FL-43: content sizes).
  public func floored(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    let pixels = value * scale
    return (pixels > 0 && pixels < 0x1p51 ? PixelGrid.whole(pixels) : pixels.rounded(.down)) / scale
  }

  /// The pixel at or below a length; a hair below a pixel is on it.
  func roundedDown(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    let pixels = value * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.down)) / scale
  }

  /// The pixel at or above a length, for sizes that views ask for. What is a whole number of
  /// pixels but for a rounding error stays that number.
  public func roundedUp(_ value: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    let pixels = value * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
  }

  /// The nearest pixel on each axis by itself.
  public func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// Rounds each edge by itself: the terms of the offset limits are rounded one by one.
  public func rounded(_ insets: GridEdgeInsets) -> GridEdgeInsets {
    if insets == .zero { return .zero }
    return GridEdgeInsets(
      top: rounded(insets.top), left: rounded(insets.left),
      bottom: rounded(insets.bottom), right: rounded(insets.right))
  }
}
