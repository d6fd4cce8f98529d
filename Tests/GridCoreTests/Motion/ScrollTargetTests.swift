import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Scroll targets", .rows)
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
      CGRect(x: 0, y: frame.lowerBound, width: 10, height: frame.upperBound - frame.lowerBound),
      horizontally: .nearest, vertically: alignment
    ).y
  }

  @Test(.rule("SC-3"))
  func `an item goes to an edge, the middle or the nearest place of what the insets leave`() {
    typealias Row = (
      from: CGFloat, to: CGFloat, alignment: ScrollTarget.Alignment, offset: CGFloat,
      expected: CGFloat
    )
    let rows: [Row] = [
      (500, 560, .start, 200, 480), (500, 560, .end, 200, 190), (500, 560, .center, 200, 335),
      // Clamped to -20 and 630.
      (0, 60, .start, 200, -20), (0, 60, .end, 200, -20), (0, 60, .center, 200, -20),
      (940, 1000, .start, 200, 630), (940, 1000, .end, 200, 630), (940, 1000, .center, 200, 630),
      // Without a position it moves as little as it can. Seen from 220 to 570.
      (220, 280, .nearest, 200, 200), (300, 400, .nearest, 200, 200),
      (510, 570, .nearest, 200, 200), (219, 279, .nearest, 200, 199),
      (511, 571, .nearest, 200, 201), (0, 60, .nearest, 200, -20), (900, 960, .nearest, 200, 590),
      (940, 1000, .nearest, 200, 630),
      // As deep as the free part, and one that starts in the inset.
      (300, 650, .nearest, 200, 280), (100, 450, .nearest, 200, 80),
      // Larger than the free part: the nearer edge.
      (230, 700, .nearest, 200, 210), (100, 560, .nearest, 200, 190),
      (0, 1000, .nearest, 200, -20), (0, 1000, .nearest, 500, 630),
      // Seen, although the offset is beyond the limits.
      (960, 1000, .nearest, 640, 640),
    ]
    forEachRow(of: rows) { from, to, alignment, offset, expected in
      #expect(y(from...to, alignment, from: offset) == expected)
    }
  }

  @Test func `left, middle and right work alike`() {
    let item = CGRect(500, 250, 40, 10)
    func x(_ alignment: ScrollTarget.Alignment) -> CGFloat {
      target().showing(item, horizontally: alignment, vertically: .nearest).x
    }
    #expect(x(.start) == 490)
    #expect(x(.end) == 245)
    #expect(x(.center) == 367.5)
    #expect(target().showing(item, horizontally: .start, vertically: .nearest).y == 200)
  }

  @Test(.rule("S1.8"))
  func `a rectangle is revealed by the least movement within the limits, one without area by none`()
  {
    let rows: [(name: String, rect: CGRect, offset: CGPoint)] = [
      ("seen", CGRect(20, 300, 10, 10), CGPoint(x: 0, y: 200)),
      ("below", CGRect(400, 700, 10, 10), CGPoint(x: 115, y: 340)),
      ("outside", CGRect(20, 5000, 10, 10), CGPoint(x: 0, y: 630)),
      ("above", CGRect(20, -500, 10, 10), CGPoint(x: 0, y: -20)),
      ("no width", CGRect(0, 900, 0, 10), CGPoint(x: 0, y: 200)),
      ("no height", CGRect(0, 900, 10, 0), CGPoint(x: 0, y: 200)),
      ("zero", .zero, CGPoint(x: 0, y: 200)),
    ]
    forEachRow(of: rows, named: \.name) { #expect(target().revealing($0.rect) == $0.offset) }
  }

  @Test func `content shorter than the viewport stays at its start`() {
    let short = target(from: -20, content: 100)
    let item = CGRect(0, 40, 10, 60)
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

  @Test(.seeds(0..<300, inDebug: 60))
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

  @Test func `a frame that is no place gives an answer and no trap`() {
    forEachRow(of: [.nan, .infinity, -.infinity, 1e308, -1e308] as [CGFloat]) { number in
      let frames = [
        CGRect(0, number, 10, 10), CGRect(0, 0, 10, number), CGRect(number, number, number, number),
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
}
