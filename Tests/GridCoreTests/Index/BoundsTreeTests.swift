import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Bounds tree")
struct BoundsTreeTests {
  private func tree(of ranges: [AxisRange], runLength: Int = 32) -> BoundsTree<AxisRange> {
    BoundsTree(count: ranges.count, runLength: runLength) { ranges[$0] }
  }

  private func row(_ count: Int) -> [AxisRange] {
    (0..<count).map { AxisRange(start: CGFloat($0) * 10, end: CGFloat($0) * 10 + 8) }
  }

  @Test func `runs hold every element that meets the range, and few others`() {
    let tree = tree(of: row(5000))
    var runs: [Range<Int>] = []
    let comparisons = tree.forEachRun(meeting: AxisRange(start: 3205, end: 3215)) {
      runs.append($0)
    }
    #expect(runs == [320..<352])
    // 5 blocks at the top, and 32 in one of them.
    #expect(comparisons == 5 + 32)
  }

  @Test func `a tree of few elements has one run, and compares it`() {
    for count in [1, 31, 32] {
      var runs: [Range<Int>] = []
      let tree = tree(of: row(count))
      #expect(tree.forEachRun(meeting: AxisRange(start: 5, end: 6)) { runs.append($0) } == 1)
      #expect(runs == [0..<count])
      #expect(tree.forEachRun(meeting: .nothing) { runs.append($0) } == 1)
      #expect(runs.count == 1)
    }
    var isCalled = false
    let all = AxisRange(start: -.infinity, end: .infinity)
    #expect(tree(of: []).forEachRun(meeting: all) { _ in isCalled = true } == 0)
    #expect(!isCalled)
  }

  @Test(.seeds(0..<300, inDebug: 30))
  func `an updated tree equals one built anew`() {
    var draw = PlanDraw(seed: currentSeed)
    let limit = draw.pick([40, 1100, 3000])
    var ranges: [AxisRange] = []
    let runLength = draw.pick([1, 16, 32])
    var tree = BoundsTree<AxisRange>(runLength: runLength)
    for _ in 0..<6 {
      // Often at an edge of a block.
      let block = 32 * draw.integer(0...(ranges.count / 32))
      let first = min(ranges.count, draw.pick([draw.integer(0...ranges.count), block, block + 31]))
      ranges.removeLast(ranges.count - first)
      for _ in 0..<draw.integer(0...limit) {
        let start = draw.length(-1000...1000)
        ranges.append(AxisRange(start: start, end: start + draw.length(0...50)))
      }
      tree.update(from: first, count: ranges.count) { ranges[$0] }
      let isSame = tree == self.tree(of: ranges, runLength: runLength)
      #expect(isSame, "from \(first)")
      #expect(tree.count == ranges.count)
    }
  }
}
