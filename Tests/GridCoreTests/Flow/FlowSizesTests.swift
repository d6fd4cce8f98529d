import Foundation
import GridCore
import TestSupport
import Testing

/// Sizes are stored as compactly as they allow, and no result depends on that.
@Suite("Flow sizes")
struct FlowSizesTests {
  /// Sizes that are alike in one length for a while, or for good.
  private static func draw(_ draw: inout PlanDraw) -> [CGSize] {
    let (width, height) = (draw.length(0...150), draw.length(0...90))
    let kind = draw.integer(0...4)
    let odd = draw.chance(40) ? draw.integer(0...60) : -1
    return (0..<draw.integer(0...60)).map { item in
      let isOdd = item == odd
      return CGSize(
        width: isOdd || kind % 3 == 1 ? draw.length(0...150) : width,
        height: isOdd || kind % 3 == 2 || kind > 3 ? draw.length(0...90) : height)
    }
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `a list gives back the sizes that went in`() {
    var draw = PlanDraw(seed: currentSeed)
    let sizes = Self.draw(&draw)
    var list = FlowSizes()
    if draw.chance(50) { list.reserve(sizes.count) }
    for size in sizes { list.append(size) }
    #expect(list.count == sizes.count)
    #expect(sizes.indices.allSatisfy { list[$0] == sizes[$0] })
    let part = draw.integer(0...sizes.count)
    #expect(Array(FlowSizeSlice(list, part..<sizes.count)) == Array(sizes[part...]))
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a flow of them is that of an array of sizes`() {
    var draw = PlanDraw(seed: currentSeed)
    let axis: FlowAxis = draw.chance(50) ? .vertical : .horizontal
    var all: [CGSize] = []
    var ranges: [Range<Int>] = []
    for _ in 0..<draw.integer(1...3) {
      let first = all.count
      all += Self.draw(&draw)
      ranges.append(first..<all.count)
    }
    var list = FlowSizes()
    for size in all { list.append(size) }
    let metrics = (
      inset: draw.insets(upTo: 20), line: draw.length(-30...20), item: draw.length(0...20)
    )
    let cross = draw.length(50...400)
    let plans = [true, false].map { isCompact in
      FlowPlan(
        ranges.map {
          FlowSection(
            items: isCompact ? .sizes(FlowSizeSlice(list, $0)) : .sizes(all[$0]),
            inset: metrics.inset, lineSpacing: metrics.line, interitemSpacing: metrics.item)
        }, axis: axis, length: cross)
    }
    // Not compared inside the macro, which would print every item.
    let isSame = plans[0] == plans[1]
    #expect(isSame)
    for _ in 0..<5 {
      let rect = CGRect(
        x: draw.length(-50...2000), y: draw.length(-50...2000), width: draw.length(0...500),
        height: draw.length(0...500))
      #expect(plans[0].frames(in: rect) == plans[1].frames(in: rect))
    }
  }
}
