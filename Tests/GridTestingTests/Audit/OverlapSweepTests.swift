import TestSupport
import Testing

@testable import GridTesting

@Suite("Finding overlaps")
struct OverlapSweepTests {
  private func items(_ frames: [CGRect], bars: Set<Int> = []) -> [OverlapSweep.Item] {
    frames.enumerated().sorted { ($0.element.minY, $0.offset) < ($1.element.minY, $1.offset) }.map {
      OverlapSweep.Item(
        frame: $0.element, id: bars.contains($0.offset) ? .header($0.offset) : .cell(0, $0.offset),
        isCell: !bars.contains($0.offset))
    }
  }

  /// Each held against all before it.
  private func plain(_ items: [OverlapSweep.Item]) -> (first: [Int]?, pairs: Int, involved: Int) {
    var first: [Int]?
    var pairs = 0
    var involved: Set<GridElementID> = []
    for (index, item) in items.enumerated() {
      for (place, other) in items[..<index].enumerated()
      where (item.isCell || other.isCell) && item.id != other.id
        && other.frame.maxY > item.frame.minY + 0.5
        && other.frame.insetBy(dx: 0.25, dy: 0.25).overlaps(item.frame.insetBy(dx: 0.25, dy: 0.25))
      {
        if first == nil { first = [place, index] }
        involved.formUnion([item.id, other.id])
        pairs += 1
      }
    }
    return (first, pairs, involved.count)
  }

  private func sweep(_ items: [OverlapSweep.Item]) -> OverlapSweep {
    OverlapSweep(items, tolerance: 0.5, limit: 10_000)
  }

  @Test(.seeds(0..<60))
  func `the sweep finds the pairs that a comparison of each with all finds`() {
    var random = SplitMix64(seed: currentSeed)
    let spread = CGFloat.random(in: 20...400, using: &random)
    let frames = (0..<60).map { _ in
      CGRect(
        x: CGFloat.random(in: 0...spread, using: &random).rounded(),
        y: CGFloat.random(in: 0...spread, using: &random).rounded(),
        width: CGFloat.random(in: 0.2...40, using: &random),
        height: CGFloat.random(in: 0.2...40, using: &random))
    }
    let items = items(frames, bars: Set((0..<60).filter { $0 % 7 == 3 }))
    let (found, expected) = (sweep(items), plain(items))
    #expect(found.pairs == expected.pairs && found.involved.count == expected.involved)
    #expect(found.first.map { [$0.0, $0.1] } == expected.first)
  }

  /// Frames side by side, below each other, and in rows: what a sweep with one list of open frames
  /// would hold each against all.
  @Test(.rows) func `frames without overlap are looked at no more often the more there are`() {
    let rows: [(name: String, frame: (CGFloat) -> CGRect)] = [
      ("side by side", { CGRect(x: $0 * 10, y: 0, width: 10, height: 50) }),
      ("below each other", { CGRect(x: 0, y: $0 * 10, width: 50, height: 10) }),
      (
        "in rows",
        { CGRect(x: $0 * 10, y: $0.truncatingRemainder(dividingBy: 7), width: 9, height: 1e6) }
      ), ("slanted", { CGRect(x: -$0 * 10, y: $0, width: 9, height: 1e6) }),
    ]
    forEachRow(of: rows, named: \.name) { _, frame in
      let found = sweep(items((0..<4000).map { frame(CGFloat($0)) }))
      #expect(found.pairs == 0 && found.visits == 0)
    }
  }

  @Test func `the work ends where all lie on each other, and where one is named again and again`() {
    let heap = Array(repeating: CGRect(x: 0, y: 0, width: 10, height: 10), count: 20_000)
    let found = sweep(items(heap))
    #expect(found.pairs > 10_000 && found.pairs < 20_000)
    let same = heap.map { OverlapSweep.Item(frame: $0, id: .cell(0, 0), isCell: true) }
    let none = sweep(same)
    #expect(none.pairs == 0 && none.visits <= 440_000)
  }
}
