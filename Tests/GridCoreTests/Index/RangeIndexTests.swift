import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Range index")
struct RangeIndexTests {
  private func filter(_ ranges: [AxisRange], _ query: AxisRange) -> [Int] {
    ranges.indices.filter { ranges[$0].start < query.end && query.start < ranges[$0].end }
  }

  private func lines(_ count: Int) -> [AxisRange] {
    (0..<count).map { AxisRange(start: CGFloat($0) * 30, end: CGFloat($0) * 30 + 25) }
  }

  @Test func `lines are found by the strict rule, those without extent too`() {
    func find(_ ranges: [AxisRange], _ queries: [(CGFloat, CGFloat)]) -> [[Int]] {
      var index = RangeIndex()
      index.update(from: 0, count: ranges.count) { ranges[$0] }
      return queries.map { start, end in
        index.elements(meeting: AxisRange(start: start, end: end)) { ranges[$0] }
      }
    }
    let found = find(
      lines(100),
      [
        (25, 30), (24, 31), (25, 55), (-100, 0), (2970, .infinity), (.infinity, -.infinity),
        (40, 40), (30, 30),
      ])
    #expect(found == [[], [0, 1], [1], [], [99], [], [1], []])
    let points = [0, 10, 10, 20].map { AxisRange(start: $0, end: $0) }
    #expect(find(points, [(0, 20), (-1, 10)]) == [[1, 2], [0]])
  }

  @Test(.seeds(0..<300, inDebug: 20))
  func `any range finds what a plain filter finds, in order and once`() {
    var draw = PlanDraw(seed: currentSeed)
    var ranges: [AxisRange] = []
    var tracks: [Int] = []
    var index = RangeIndex()
    var usesTracks = false
    for _ in 0..<4 {
      // Elements are added, cut off and replaced, and sorted into tracks or not.
      let first = draw.integer(0...ranges.count)
      ranges.removeLast(ranges.count - first)
      tracks.removeLast(tracks.count - first)
      let isOrdered = draw.chance(50)
      for _ in 0..<draw.integer(0...300) {
        let start =
          isOrdered ? (ranges.last?.start ?? 0) + draw.length(0...20) : draw.length(0...900)
        ranges.append(AxisRange(start: start, end: start + draw.length(0...40)))
        tracks.append(draw.integer(1...4))
      }
      if draw.chance(40) { usesTracks.toggle() }
      if usesTracks {
        index.update(
          from: first, count: ranges.count, track: { tracks[$0] }, bounds: { ranges[$0] })
      } else {
        // The single track may know nothing of the elements yet.
        index.update(from: first, count: ranges.count) { ranges[$0] }
      }
      #expect(index.count == ranges.count)
      for rect in draw.rects(around: CGSize(width: 10, height: 1000), count: 10) {
        let query = AxisRange(verticalOf: rect)
        #expect(index.elements(meeting: query) { ranges[$0] } == filter(ranges, query))
      }
    }
  }

  @Test func `the work grows with the logarithm of the number of elements`() {
    var work: [Int] = []
    for count in [500, 16_000, 512_000] {
      let line = { (element: Int) in
        AxisRange(start: CGFloat(element) * 30, end: CGFloat(element) * 30 + 25)
      }
      var index = RangeIndex()
      index.update(from: 0, count: count, bounds: line)
      let middle = CGFloat(count / 2) * 30
      var hits = 0
      let comparisons = index.forEachElement(
        meeting: AxisRange(start: middle, end: middle + 600), bounds: line
      ) { _ in hits += 1 }
      #expect(hits == 20)
      work.append(comparisons)
    }
    // Every 32-fold adds one level, of which two blocks at most are opened.
    #expect(work[0] <= 4 * 32)
    #expect(work[1] <= work[0] + 2 * 32)
    #expect(work[2] <= work[1] + 2 * 32)
  }
}

extension RangeIndex {
  /// Returns the elements whose bounds meet the range, in ascending order.
  func elements(meeting range: AxisRange, bounds: (Int) -> AxisRange) -> [Int] {
    var elements: [Int] = []
    forEachElement(meeting: range, bounds: bounds) { elements.append($0) }
    return elements
  }
}
