import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Offset limits")
struct OffsetLimitsTests {
  @Test(
    "limits are what insets, content and viewport leave", .rule("S1.6"),
    arguments: [
      (content: 1000, bounds: 400, leading: 20, trailing: 30, min: -20, max: 630),
      (content: 1000, bounds: 400, leading: 0, trailing: 0, min: 0, max: 600),
      (content: 300, bounds: 400, leading: 0, trailing: 0, min: 0, max: 0),
      (content: 300, bounds: 400, leading: 64, trailing: 0, min: -64, max: -64),
      (content: 300, bounds: 400, leading: 64, trailing: 100, min: -64, max: 0),
      (content: 350, bounds: 400, leading: 64, trailing: 34, min: -64, max: -16),
      (content: 0, bounds: 0, leading: 0, trailing: 0, min: 0, max: 0),
      (content: 1000, bounds: 400, leading: -10, trailing: -20, min: 10, max: 580),
    ]
      as [(
        content: CGFloat, bounds: CGFloat, leading: CGFloat, trailing: CGFloat, min: CGFloat,
        max: CGFloat
      )])
  func limits(
    content: CGFloat, bounds: CGFloat, leading: CGFloat, trailing: CGFloat, min: CGFloat,
    max: CGFloat
  ) {
    let limits = AxisLimits(
      contentLength: content, boundsLength: bounds, leading: leading, trailing: trailing,
      pixels: PixelGrid(scale: 3))
    #expect(limits == AxisLimits(min: min, max: max))
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

  @Test func `every term is rounded to pixels`() {
    let limits = AxisLimits(
      contentLength: 1000.4, boundsLength: 400.3, leading: 20.2, trailing: 10.26,
      pixels: PixelGrid(scale: 2))
    // 1000.5 + 10.5 - 400.5, not the rounded sum 610.36.
    #expect(limits == AxisLimits(min: -20, max: 610.5))
  }

  @Test(.seeds(0..<200))
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
    #expect(!limits.isBouncing(-20.499))
    #expect(limits.isBouncing(-20.5))
    #expect(!limits.isBouncing(600.499))
    #expect(limits.isBouncing(600.5))
    #expect(!limits.isBouncing(300))
  }

  @Test(.rule("S1.15")) func `short content follows a drag only when it always bounces`() {
    let limits = OffsetLimits(
      x: AxisLimits(min: 0, max: 0), y: AxisLimits(min: 0, max: 100))
    let never = AxisPair(both: false)
    let always = AxisPair(both: true)
    #expect(
      limits.draggableAxes(bounces: true, alwaysBounces: never) == AxisPair(x: false, y: true))
    #expect(limits.draggableAxes(bounces: true, alwaysBounces: always) == AxisPair(both: true))
    #expect(
      limits.draggableAxes(bounces: false, alwaysBounces: always) == AxisPair(x: false, y: true))
  }
}
