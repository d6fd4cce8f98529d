import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Offset limits", .rows)
struct OffsetLimitsTests {
  @Test(.rule("S1.6"))
  func `limits are what insets, content and viewport leave, every term rounded to pixels`() {
    typealias Row = (
      content: CGFloat, bounds: CGFloat, leading: CGFloat, trailing: CGFloat, scale: CGFloat,
      limits: ClosedRange<CGFloat>
    )
    let rows: [Row] = [
      (1000, 400, 20, 30, 3, -20...630), (1000, 400, 0, 0, 3, 0...600),
      (300, 400, 0, 0, 3, 0...0), (300, 400, 64, 0, 3, -64 ... -64),
      (300, 400, 64, 100, 3, -64...0), (350, 400, 64, 34, 3, -64 ... -16),
      (0, 0, 0, 0, 3, 0...0), (1000, 400, -10, -20, 3, 10...580),
      // 1000.5 + 10.5 - 400.5, not the rounded sum 610.36.
      (1000.4, 400.3, 20.2, 10.26, 2, -20...610.5),
    ]
    forEachRow(of: rows) { row in
      let limits = AxisLimits(
        contentLength: row.content, boundsLength: row.bounds, leading: row.leading,
        trailing: row.trailing, pixels: PixelGrid(scale: row.scale))
      #expect(limits == AxisLimits(min: row.limits.lowerBound, max: row.limits.upperBound))
    }
  }

  @Test func `each edge of the insets belongs to its axis`() {
    let limits = OffsetLimits(
      contentSize: CGSize(width: 500, height: 900), boundsSize: CGSize(width: 200, height: 300),
      adjustedInset: GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      pixels: PixelGrid(scale: 2))
    #expect(limits.x == AxisLimits(min: -2, max: 304))
    #expect(limits.y == AxisLimits(min: -1, max: 603))
    #expect(limits.clamped(CGPoint(x: -50, y: 700)) == CGPoint(x: -2, y: 603))
    #expect(limits.contains(CGPoint(x: 304, y: -1)))
    #expect(!limits.contains(CGPoint(x: 304.1, y: -1)))
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `limits are on pixels, ordered, and clamp into themselves`() {
    var random = SplitMix64(seed: currentSeed)
    let pixels = PixelGrid(scale: CGFloat(Int.random(in: 1...3, using: &random)))
    let limits = AxisLimits(
      contentLength: .random(in: 0...3000, using: &random),
      boundsLength: .random(in: 0...1000, using: &random),
      leading: .random(in: -50...150, using: &random),
      trailing: .random(in: -50...150, using: &random), pixels: pixels)
    #expect(limits.min <= limits.max)
    #expect(pixels.rounded(limits.max) == limits.max)
    #expect(near(pixels.rounded(limits.min), limits.min, within: 1e-9))
    let offset = CGFloat.random(in: -500...4000, using: &random)
    let clamped = limits.clamped(offset)
    #expect(limits.contains(clamped))
    #expect(limits.contains(offset) == (clamped == offset))
  }

  @Test(.rule("S3.25")) func `an axis bounces from half a point beyond a limit`() {
    let limits = AxisLimits(min: -20, max: 600)
    let bouncing = [-20.499, -20.5, 600.499, 600.5, 300].map { limits.isBouncing($0) }
    #expect(bouncing == [false, true, false, true, false])
  }

  @Test(.rule("S1.15")) func `short content follows a drag only when it always bounces`() {
    let limits = OffsetLimits(x: AxisLimits(min: 0, max: 0), y: AxisLimits(min: 0, max: 100))
    let never = AxisPair(both: false)
    let always = AxisPair(both: true)
    #expect(
      limits.draggableAxes(bounces: true, alwaysBounces: never) == AxisPair(x: false, y: true))
    #expect(limits.draggableAxes(bounces: true, alwaysBounces: always) == AxisPair(both: true))
    #expect(
      limits.draggableAxes(bounces: false, alwaysBounces: always) == AxisPair(x: false, y: true))
  }
}
