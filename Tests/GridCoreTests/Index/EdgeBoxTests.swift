import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Bounds tree of boxes")
struct EdgeBoxTests {
  @Test(.seeds(0..<300, inDebug: 60))
  func `runs hold every element that overlaps, ascending, within the range`() {
    let seed = currentSeed
    var random = GalleryRandom(seed: seed, .plain)
    let sizes = [0, 1, 15, 16, 17, 255, 256, 257, 700]
    let count = seed % 2 == 0 ? random.count(0...700) : sizes[random.count(0...sizes.count - 1)]
    let runLength = [1, 2, 16][random.count(0...2)]
    // Neighbours in the list are neighbours in the plane, but for a few.
    let boxes = (0..<count).map { index in
      let y = random.chance(0.05) ? random.length(-500...8000) : CGFloat(index) * 10
      return EdgeBox(
        CGRect(x: random.length(0...300), y: y, width: random.length(0...80), height: 25))
    }
    let tree = BoundsTree(count: count, runLength: runLength) { boxes[$0] }
    for _ in 0..<20 {
      let y = random.length(-600...8000)
      let region = EdgeBox(
        CGRect(x: random.length(-50...300), y: y, width: 60, height: random.length(0...900)))
      let low = random.count(-5...count)
      let range = low..<low + random.count(0...count + 5)
      var visited: [Int] = []
      tree.forEachRun(meeting: region, in: range) { visited += $0 }
      let expected = range.clamped(to: 0..<count).filter { boxes[$0].meets(region) }
      #expect(visited == visited.sorted() && Set(visited).count == visited.count)
      #expect(visited.filter { boxes[$0].meets(region) } == expected)
      #expect(visited.allSatisfy(range.contains))
      if runLength == 1 { #expect(visited == expected) }
    }
  }

  @Test func `a region in a long list touches few runs, one tall element or not`() {
    let count = 100_000
    let boxes = (0..<count).map { index in
      EdgeBox(CGRect(x: 0, y: CGFloat(index) * 10, width: 50, height: index == 3 ? 1_000_000 : 10))
    }
    let tree = BoundsTree(count: count, runLength: 16) { boxes[$0] }
    var runs: [Range<Int>] = []
    let region = EdgeBox(CGRect(0, 500_005, 10, 10))
    tree.forEachRun(meeting: region) { runs.append($0) }
    #expect(runs == [0..<16, 50_000..<50_016])
  }

  @Test(.rows) func `boxes that touch do not overlap, gaps do not even touch`() {
    typealias Row = (other: CGRect, meets: Bool, touches: Bool)
    let rows: [Row] = [
      (CGRect(0, 10, 10, 10), false, true), (CGRect(20, 10, 10, 10), false, true),
      (CGRect(10, 0, 10, 10), false, true), (CGRect(10, 20, 10, 10), false, true),
      (CGRect(0, 0, 10, 10), false, true), (CGRect(20, 20, 10, 10), false, true),
      (CGRect(20.5, 20, 5, 5), false, false), (CGRect(10, 4.5, 5, 5), false, false),
      (CGRect(15, 15, 1, 1), true, true),
    ]
    let box = EdgeBox(CGRect(10, 10, 10, 10))
    forEachRow(of: rows) { other, meets, touches in
      let other = EdgeBox(other)
      #expect(box.meets(other) == meets && other.meets(box) == meets)
      #expect(box.touches(other) == touches)
    }
  }

  @Test func `a box without elements overlaps nothing, not even everything`() {
    let everything = EdgeBox(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    #expect(!EdgeBox.nothing.meets(everything))
    #expect(EdgeBox(CGRect(5, 5, 0, 0)).meets(everything))
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `the cut of boxes meets or touches what each of them does`() {
    var random = SplitMix64(seed: currentSeed)
    // Few different numbers, so that edges often touch.
    func box() -> EdgeBox {
      EdgeBox(
        CGRect(
          x: random.number(0...12), y: random.number(0...12), width: random.number(0...8),
          height: random.number(0...8)))
    }
    let boxes = (0..<random.number(0...6)).map { _ in box() }
    var cut = EdgeBox.everything
    for box in boxes { cut.cut(to: box) }
    for _ in 0..<40 {
      let other = box()
      #expect(cut.touches(other) == boxes.allSatisfy { $0.touches(other) })
      #expect(boxes.isEmpty || cut.meets(other) == boxes.allSatisfy { $0.meets(other) })
    }
  }

  @Test func `a box has the edges of its rectangle, given from any corner, finite or not`() {
    let box = EdgeBox(CGRect(0, 0, 10, 10))
    #expect(EdgeBox(CGRect(10, 10, -10, -10)).covers(box))
    #expect(box.isFinite && !EdgeBox.everything.isFinite)
    #expect(!EdgeBox(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)).isFinite)
  }
}
