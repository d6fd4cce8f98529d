import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Scroll targets")
struct ScrollTargetTests {
  /// 1000 points of content, a viewport of 400, insets 20 above and 30 below.
  private func target(
    from offset: CGFloat = 200, content: CGFloat = 1000, inset: Bool = true
  ) -> ScrollTarget {
    let insets =
      inset ? GridEdgeInsets(top: 20, left: 10, bottom: 30, right: 5) : GridEdgeInsets.zero
    let bounds = CGSize(width: 300, height: 400)
    return ScrollTarget(
      offset: CGPoint(x: 0, y: offset), boundsSize: bounds, adjustedInset: insets,
      limits: OffsetLimits(
        contentSize: CGSize(width: 900, height: content), boundsSize: bounds,
        adjustedInset: insets, pixels: PixelGrid(scale: 3)))
  }

  private func y(
    _ frame: ClosedRange<CGFloat>, _ alignment: ScrollTarget.Alignment, from offset: CGFloat = 200
  ) -> CGFloat {
    target(from: offset).showing(
      CGRect(
        x: 0, y: frame.lowerBound, width: 10, height: frame.upperBound - frame.lowerBound),
      horizontally: .nearest, vertically: alignment
    ).y
  }

  @Test(
    "an item goes to the edge or the middle of what the insets leave, within the limits",
    arguments: [
      (500, 560, .start, 480), (500, 560, .end, 190), (500, 560, .center, 335),
      // Clamped to -20 and 630.
      (0, 60, .start, -20), (0, 60, .end, -20), (0, 60, .center, -20), (940, 1000, .start, 630),
      (940, 1000, .end, 630), (940, 1000, .center, 630),
    ] as [(CGFloat, CGFloat, ScrollTarget.Alignment, CGFloat)])
  func alignments(
    from: CGFloat, to: CGFloat, alignment: ScrollTarget.Alignment, expected: CGFloat
  ) {
    #expect(y(from...to, alignment) == expected)
  }

  @Test func `left, middle and right work alike`() {
    let item = CGRect(x: 500, y: 250, width: 40, height: 10)
    func x(_ alignment: ScrollTarget.Alignment) -> CGFloat {
      target().showing(item, horizontally: alignment, vertically: .nearest).x
    }
    #expect(x(.start) == 490)
    #expect(x(.end) == 245)
    #expect(x(.center) == 367.5)
    #expect(target().showing(item, horizontally: .start, vertically: .nearest).y == 200)
  }

  @Test(
    "an axis without a position moves as little as it can", .rule("SC-3"),
    arguments: [
      // Seen from 220 to 570.
      (220, 280, 200, 200), (300, 400, 200, 200), (510, 570, 200, 200),
      (219, 279, 200, 199), (511, 571, 200, 201), (0, 60, 200, -20), (900, 960, 200, 590),
      (940, 1000, 200, 630),
      // As deep as the free part, and one that starts in the inset.
      (300, 650, 200, 280), (100, 450, 200, 80),
      // Larger than the free part: the nearer edge.
      (230, 700, 200, 210), (100, 560, 200, 190), (0, 1000, 200, -20), (0, 1000, 500, 630),
      // Seen, although the offset is beyond the limits.
      (960, 1000, 640, 640),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func nearest(from: CGFloat, to: CGFloat, offset: CGFloat, expected: CGFloat) {
    #expect(y(from...to, .nearest, from: offset) == expected)
  }

  @Test(.rule("S1.8")) func `a rectangle is revealed by the least movement within the limits`() {
    let seen = CGRect(x: 20, y: 300, width: 10, height: 10)
    #expect(target().revealing(seen) == CGPoint(x: 0, y: 200))
    let below = CGRect(x: 400, y: 700, width: 10, height: 10)
    #expect(target().revealing(below) == CGPoint(x: 115, y: 340))
    let outside = CGRect(x: 20, y: 5000, width: 10, height: 10)
    #expect(target().revealing(outside) == CGPoint(x: 0, y: 630))
    let above = CGRect(x: 20, y: -500, width: 10, height: 10)
    #expect(target().revealing(above) == CGPoint(x: 0, y: -20))
  }

  @Test func `a rectangle without area changes nothing`() {
    for empty in [
      CGRect(x: 0, y: 900, width: 0, height: 10), CGRect(x: 0, y: 900, width: 10, height: 0),
      CGRect.zero,
    ] {
      #expect(target().revealing(empty) == CGPoint(x: 0, y: 200))
    }
  }

  @Test func `content shorter than the viewport stays at its start`() {
    let short = target(from: -20, content: 100)
    let item = CGRect(x: 0, y: 40, width: 10, height: 60)
    for alignment in [ScrollTarget.Alignment.start, .center, .end, .nearest] {
      #expect(short.showing(item, horizontally: .nearest, vertically: alignment).y == -20)
    }
  }

  @Test(.rule("SC-9")) func `movements below half a point count as none`() {
    let target = target()
    #expect(!target.isMovement(to: CGPoint(x: 0.49, y: 200.49)))
    #expect(target.isMovement(to: CGPoint(x: 0, y: 200.5)))
    #expect(target.isMovement(to: CGPoint(x: -0.5, y: 200)))
  }

  @Test(.seeds(0..<300))
  func `no shorter movement shows the item`() {
    var random = SplitMix64(seed: currentSeed)
    let content: CGFloat = 1000
    let inset = Bool.random(using: &random)
    let scroll = target(
      from: CGFloat(Int.random(in: 0...600, using: &random)), content: content, inset: inset)
    let height = CGFloat(Int.random(in: 1...300, using: &random))
    let top = CGFloat(Int.random(in: 0...Int(content - height), using: &random))
    let item = CGRect(x: 20, y: top, width: 5, height: height)
    let found = scroll.revealing(item).y
    func isSeen(at offset: CGFloat) -> Bool {
      item.minY >= offset + scroll.adjustedInset.top
        && item.maxY <= offset + 400 - scroll.adjustedInset.bottom
    }
    #expect(isSeen(at: found))
    // Try every whole offset within the limits.
    let allowed = Int(scroll.limits.y.min)...Int(scroll.limits.y.max)
    let best = allowed.map { CGFloat($0) }.filter(isSeen).map { abs($0 - scroll.offset.y) }.min()
    #expect(abs(found - scroll.offset.y) == best)
  }

  @Test(
    "a frame that is no place gives an answer and no trap",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func noPlaces(number: CGFloat) {
    let frames = [
      CGRect(x: 0, y: number, width: 10, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
    for frame in frames {
      for alignment: ScrollTarget.Alignment in [.start, .center, .end, .nearest] {
        let target = target()
        let offset = target.showing(frame, horizontally: alignment, vertically: alignment)
        #expect(offset.y.isNaN || target.limits.y.contains(offset.y))
        _ = target.revealing(frame)
      }
    }
  }
}
