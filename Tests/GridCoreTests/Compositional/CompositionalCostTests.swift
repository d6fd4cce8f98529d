import Foundation
import GridCore
import Testing

/// Work that follows what is different and what is asked for, not how much there is.
@Suite("Compositional costs")
struct CompositionalCostTests {
  private static let header = CompositionalBoundary(
    kind: 1, size: CompositionalSize(W(1), 30), x: .middle, y: .start, pinsToVisibleBounds: true)

  @Test func `10,000 equal sections of a million items are solved once`() {
    var plan = CompositionalPlan(
      Array(repeating: 100, count: 10_000), HG(W(1), .estimated(40), I(W(0.5), .estimated(40))),
      boundaries: [Self.header])
    #expect(plan.solvedSectionCount == 1)
    #expect(plan.contentSize.height == CGFloat(20_300_000))
    let visible = CGRect(x: 0, y: 10_000_000, width: 320, height: 480)
    let found = plan.found(visible, pinning: CompositionalPinning(visible: visible))
    #expect(found.count == 27)
    #expect(found.first?.zIndex == 1_000_000_001 && found.first?.frame.minY == 10_000_000)
    let isOther = plan.measure(
      .cell(section: 5_000, item: 50), as: CGSize(width: 1, height: 60))
    #expect(isOther && plan.contentSize.height == CGFloat(20_300_020))
    #expect(plan.frame(section: 5_001, item: 0)?.minY == CGFloat(5_001 * 2_030 + 30 + 20))
  }

  @Test func `sections that differ in their number of items are solved once for each number`() {
    let counts = (0..<1_000).map { 10 + $0 % 7 }
    let plan = CompositionalPlan(counts, HG(W(1), 44, I(W(0.25), H(1))))
    #expect(plan.solvedSectionCount == 7)
  }

  @Test func `a row of a million items is found and rests like one of ten`() throws {
    let plan = CompositionalPlan([1_000_000], HG(100, 50, I(W(1), H(1))), isOrthogonal: true)
    let frames = plan.answer(
      in: CGRect(x: 0, y: 0, width: 320, height: 480), offsets: [0: 50_000_050]
    ).frames
    #expect(
      frames.map(\.element) == (500_000..<500_004).map { .cell(section: 0, item: $0) })
    let row = try #require(plan.row(ofSection: 0))
    #expect(row.rest(for: 50_000_049, .groupPaging) == 50_000_000)
    #expect(row.rest(after: 50_000_049, isForward: true, .groupPaging) == 50_000_100)
  }

  @Test func `measuring in a section of a million items touches one group`() {
    var plan = CompositionalPlan([1_000_000], HG(W(1), .estimated(44), I(W(1), .estimated(44))))
    for item in stride(from: 0, to: 1_000_000, by: 10_000) {
      let isOther = plan.measure(
        .cell(section: 0, item: item), as: CGSize(width: 1, height: 50))
      #expect(isOther)
    }
    #expect(plan.contentSize.height == CGFloat(44_000_600))
    #expect(plan.runCount(inSection: 0) == 200)
    #expect(plan.frame(section: 0, item: 500_000)?.minY == CGFloat(22_000_300))
  }
}
