import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Pixels", .rows)
struct PixelGridTests {
  @Test(.rule("S1.3", "FL-29"))
  func `values go to the nearest pixel, halves away from zero at scale 1 and up otherwise`() {
    let rows: [(scale: CGFloat, value: CGFloat, expected: CGFloat)] = [
      (1, 3.8, 4),  // S1.2
      (1, 2.5, 3), (1, -2.5, -3), (1, -0.5, -1), (1, -0.4, 0),
      (2, 0.25, 0.5), (2, -0.25, 0), (2, -0.75, -0.5), (2, -0.76, -1), (2, 7.74, 7.5),
      (3, 0.5, 2.0 / 3), (3, -0.5, -1 + 2.0 / 3), (3, 0.16, 0), (3, 0.17, 1.0 / 3),
      (3, -10.9, -11), (3, 99.9, 100),
      // Item origins of recorded flow layouts.
      (2, 313.0 / 3, 104.5), (2, 590.0 / 3, 196.5), (2, 1948.0 / 3, 649.5), (2, 130.75, 131),
      (2, 118.25, 118.5),
    ]
    forEachRow(of: rows) { scale, value, expected in
      #expect(PixelGrid(scale: scale).rounded(value) == expected)
    }
  }

  /// The slow way: with the rounding of the library.
  private static func rounded(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    if scale == 1 { return value.rounded(.toNearestOrAwayFromZero) }
    let whole = value.rounded(.down)
    return whole + ((value - whole) * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  private static func floored(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    return (value * scale).rounded(.down) / scale
  }

  /// Rounding can be off, and lets numbers that are not finite through.
  @Test(.rule("FL-31"), .seeds(0..<40, inDebug: 10))
  func `a pixel grid rounds all values as the library does, to the last bit`() {
    var random = SplitMix64(seed: currentSeed)
    let scales: [CGFloat] = [-1, 0, 0.5, 1, 2, 3, 2.75, 1e3, 0x1p51, 0x1p60, .infinity]
    for _ in 0..<500 {
      var value = CGFloat.random(in: -2000...2000, using: &random)
      switch Int.random(in: 0...7, using: &random) {
      case 0: value = (value * 6).rounded() / 6
      case 1: value = (value * 4).rounded() / 4
      case 2: value = ((value * 4).rounded() / 4).nextUp
      case 3: value = ((value * 4).rounded() / 4).nextDown
      case 4:
        value *= CGFloat(
          sign: .plus, exponent: .random(in: -60...60, using: &random), significand: 1)
      case 5:
        value =
          [
            0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, 0x1p51, -0x1p51, 0x1p52 - 0.5,
            1, -1, 99, -4096, 0x1p51 + 1, 0x1p52, -0x1p53, 0x1p70,
          ].randomElement(using: &random) ?? 0
      default: break
      }
      for scale in scales {
        let grid = PixelGrid(scale: scale)
        #expect(
          grid.rounded(value).bitPattern == Self.rounded(value, scale: scale).bitPattern,
          "\(value) at \(scale)")
        #expect(
          grid.floored(value).bitPattern == Self.floored(value, scale: scale).bitPattern,
          "\(value) at \(scale)")
      }
    }
    #expect(PixelGrid(scale: 2).rounded(.nan).isNaN && PixelGrid(scale: 2).floored(.nan).isNaN)
  }

  @Test(.rule("FL-43")) func `content sizes go down to the pixel`() {
    let rows: [(scale: CGFloat, value: CGFloat, expected: CGFloat)] = [
      (2, 2154 + 4.0 / 9, 2154), (2, 162.5, 162.5), (2, 99.99, 99.5), (1, 99.99, 99),
      (3, 99.99, 99 + 2.0 / 3), (2, -0.1, -0.5),
    ]
    forEachRow(of: rows) { scale, value, expected in
      #expect(PixelGrid(scale: scale).floored(value) == expected)
    }
  }

  @Test func `points and insets are rounded number by number`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.rounded(CGPoint(x: 0.3, y: -0.3)) == CGPoint(x: 0.5, y: -0.5))
    #expect(
      grid.rounded(GridEdgeInsets(top: 0.1, left: 0.3, bottom: 20.75, right: -0.25))
        == GridEdgeInsets(top: 0, left: 0.5, bottom: 21, right: 0))
  }
}
