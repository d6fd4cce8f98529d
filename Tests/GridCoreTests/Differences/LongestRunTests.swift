import GridCore
import TestSupport
import Testing

@testable import GridTesting

@Suite("The longest run that keeps its order")
struct LongestRunTests {
  @Test(.rows) func `the longest run keeps as many numbers as it can`() {
    let rows: [([Int32], String)] = [
      ([], ""), ([3], "3"), ([0, 1, 2, 3], "0 1 2 3"), ([1, 0], "0"), ([0, 2, 1, 3], "0 1 3"),
      ([3, 0, 1, 2], "0 1 2"), ([1, 2, 3, 0], "1 2 3"), ([3, 4, 5, 0, 1, 2], "0 1 2"),
      ([2, 3, 4, 0, 1], "2 3 4"), ([2, 3, 4, 0, 1, 5], "2 3 4 5"),
      ([4, 5, 6, 7, 8, 3, 0, 2, 1], "4 5 6 7 8"), ([8, 6, 7, 5, 0, 1, 2, 3, 4], "0 1 2 3 4"),
      ([4, 5, 6, 7, 8, 3, 0, 9, 1], "4 5 6 7 8 9"), ([4, 3, 2, 1, 0], "0"),
      ([2, 5, 3, 7, 11, 8, 10, 13, 6], "2 3 7 8 10 13"),
    ]
    forEachRow(of: rows) { numbers, run in
      let members = LongestRun.members(of: numbers)
      let kept = zip(numbers, members).filter(\.1).map { "\($0.0)" }.joined(separator: " ")
      #expect(kept == run)
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `the longest run rises, and no rising run is longer`() {
    var random = SplitMix64(seed: currentSeed)
    let count = Int(random.next() % 24)
    var numbers = (0..<Int32(count)).map { $0 }
    for _ in 0..<Int(random.next() % 12) where count > 1 {
      numbers.swapAt(Int(random.next() % UInt64(count)), Int(random.next() % UInt64(count)))
    }
    let members = LongestRun.members(of: numbers)
    let kept = zip(numbers, members).filter(\.1).map(\.0)
    #expect(kept == kept.sorted())
    #expect(kept.count == Self.longest(numbers), "\(numbers)")
  }

  /// Compares all pairs.
  private static func longest(_ numbers: [Int32]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}
