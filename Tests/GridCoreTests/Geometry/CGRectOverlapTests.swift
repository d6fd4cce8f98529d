import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Overlap of rectangles", .rows)
struct CGRectOverlapTests {
  private let square = CGRect(0, 0, 10, 10)

  @Test func `touching is not overlapping`() {
    let rows: [(CGRect, Bool)] = [
      (CGRect(10, 0, 10, 10), false),
      (CGRect(10, 10, 5, 5), false),
      (CGRect(0, -10, 10, 10), false),
      (CGRect(9.999, 9.999, 1, 1), true),
      (CGRect(2, 2, 1, 1), true),
      (CGRect(-5, -5, 50, 50), true),
      // A rectangle without area counts where its place is inside, not on the border.
      (CGRect(5, 5, 0, 0), true),
      (CGRect(0, 5, 0, 3), false),
      // Given from its lower right corner.
      (CGRect(12, 12, -4, -4), true),
      (CGRect(14, 14, -4, -4), false),
    ]
    forEachRow(of: rows) { other, expected in
      #expect(square.overlaps(other) == expected)
      #expect(other.overlaps(square) == expected)
    }
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `rectangles on whole points overlap exactly when they share a unit square`() {
    var random = SplitMix64(seed: currentSeed)
    func cells() -> (CGRect, Set<[Int]>) {
      let (x, y) = (Int.random(in: 0..<6, using: &random), Int.random(in: 0..<6, using: &random))
      let (w, h) = (Int.random(in: 1...4, using: &random), Int.random(in: 1...4, using: &random))
      var covered: Set<[Int]> = []
      for column in x..<(x + w) {
        for row in y..<(y + h) { covered.insert([column, row]) }
      }
      return (CGRect(x: x, y: y, width: w, height: h), covered)
    }
    for _ in 0..<20 {
      let (first, firstCells) = cells()
      let (second, secondCells) = cells()
      #expect(first.overlaps(second) == !firstCells.isDisjoint(with: secondCells))
    }
  }

  @Test func `a rectangle with one number that is not finite is not finite`() {
    #expect(square.isFiniteRect)
    #expect(!CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1).isFiniteRect)
    #expect(!CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1).isFiniteRect)
    #expect(!CGRect.null.isFiniteRect)
  }
}
