import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// Work that follows what is different and what is asked for, not how much there is.
@Suite("Compositional costs")
struct CompositionalCostTests {
  private static let header = CompositionalBoundary(
    kind: 1, size: CompositionalSize(W(1), 30), x: .middle, y: .start, pinsToVisibleBounds: true)

  @Test func `sections that differ in their number of items are solved once for each number`() {
    let counts = (0..<1_000).map { 10 + $0 % 7 }
    let plan = CompositionalPlan(counts, HG(W(1), 44, I(W(0.25), H(1))))
    #expect(plan.solvedSectionCount == 7)
  }

  @Test func `10,000 equal sections of a million items are solved once`() {
    var plan = CompositionalPlan(
      Array(repeating: 100, count: 10_000), HG(W(1), .estimated(40), I(W(0.5), .estimated(40))),
      boundaries: [Self.header])
    #expect(plan.solvedSectionCount == 1)
    #expect(plan.contentSize.height == CGFloat(20_300_000))
    let visible = CGRect(0, 10_000_000, 320, 480)
    let found = plan.found(visible, pinning: CompositionalPinning(visible: visible))
    #expect(found.count == 27)
    #expect(found.first?.zIndex == 1_000_000_001 && found.first?.frame.minY == 10_000_000)
    let isOther = plan.measure(.cell(section: 5_000, item: 50), as: CGSize(width: 1, height: 60))
    #expect(isOther && plan.contentSize.height == CGFloat(20_300_020))
    #expect(plan.frame(section: 5_001, item: 0)?.minY == CGFloat(5_001 * 2_030 + 30 + 20))
  }

  @Test func `a row of a million items is found and rests like one of ten`() throws {
    let plan = CompositionalPlan([1_000_000], HG(100, 50, I(W(1), H(1))), isOrthogonal: true)
    let frames = plan.frames(in: CGRect(0, 0, 320, 480), offsets: [0: 50_000_050])
    #expect(frames.map(\.element) == (500_000..<500_004).map { .cell(section: 0, item: $0) })
    let row = try #require(plan.row(ofSection: 0))
    #expect(row.rest(for: 50_000_049, .groupPaging) == 50_000_000)
    #expect(row.rest(after: 50_000_049, isForward: true, .groupPaging) == 50_000_100)
  }

  @Test func `measuring in a section of a million items touches one group`() {
    var plan = CompositionalPlan([1_000_000], HG(W(1), .estimated(44), I(W(1), .estimated(44))))
    for item in stride(from: 0, to: 1_000_000, by: 10_000) {
      let isOther = plan.measure(.cell(section: 0, item: item), as: CGSize(width: 1, height: 50))
      #expect(isOther)
    }
    #expect(plan.contentSize.height == CGFloat(44_000_600))
    #expect(plan.runCount(inSection: 0) == 200)
    #expect(plan.frame(section: 0, item: 500_000)?.minY == CGFloat(22_000_300))
  }

  // MARK: Nesting

  /// Groups one inside the other, rows and columns in turn.
  private static func nested(
    _ depth: Int, _ width: CompositionalDimension, _ height: CompositionalDimension,
    around leaf: CompositionalItem, beside: [CompositionalItem] = []
  ) -> CompositionalItem {
    let gaps: [CGFloat] = [0.5, 4, 2, 5.5, 3.5, 1.5, 5, 3, 1, 4.5, 2.5]
    return (0..<depth).reduce(leaf) { item, level in
      CompositionalItem(
        CompositionalSize(width, height),
        group: CompositionalGroup(
          level % 2 == 0 ? .x : .y, .filled([item] + beside),
          interItemSpacing: .fixed(gaps[level % gaps.count])))
    }
  }

  /// Sizes of a group, of the items in it and of the items beside each group.
  private static let nests: [(CompositionalItem, CompositionalDimension, CompositionalDimension)] =
    [
      (I(0, 0), 0, 0), (I(W(1), .estimated(0)), W(1), .estimated(0)),
      (I(.estimated(0), .estimated(0)), .estimated(0), .estimated(0)),
      (I(.estimated(20), .estimated(20)), .estimated(44), .estimated(44)),
      (I(W(1), .estimated(20)), W(0.9), .estimated(44)), (I(10, 10), 300, 300),
      (I(W(0.5), H(0.5)), W(1), H(1)), (I(W(1), .estimated(20)), W(0.99), H(0.98)),
      (I(.estimated(20), .estimated(20)), W(1), H(1)),
    ]

  private static let besides: [[CompositionalItem]] = [
    [], [I(W(0.02), .estimated(2))], [I(.estimated(2), .estimated(2))],
  ]

  /// The first seeds have all nests, at their deepest, beside this or that.
  @Test(.timeLimit(.minutes(10)), .seeds(0..<81, inDebug: 9))
  func `nested groups cost what is in them, however deep`() {
    let seed = Int(currentSeed)
    let (leaf, width, height) = Self.nests[seed % 9]
    let beside = Self.besides[(seed + seed / 9) % 3]
    let depth = [64, 3, 30][seed / 27 % 3]
    Self.measure(Self.nested(depth, width, height, around: leaf, beside: beside))
  }

  /// Groups of random sizes and gaps one inside the other, some beside an item.
  private static func randomNest(_ random: inout SplitMix64) -> CompositionalItem {
    // Where a level has no room, nothing inside is laid out: half of the nests have room at each.
    let small: [CompositionalDimension] = random.percent(50) ? [0, 30, W(0), .estimated(0)] : []
    let lengths = small + [.estimated(6), .estimated(20), W(1), W(0.99), H(1), H(0.98)]
    func length() -> CompositionalDimension { lengths[random.number(0...(lengths.count - 1))] }
    return (0..<random.number(50...64)).reduce(I(length(), length())) { item, _ in
      let isBeside = random.percent(50)
      let beside = isBeside ? [I(length(), length())] : []
      let gap: CompositionalSpacing? =
        random.percent(60) ? .fixed(CGFloat(random.number(1...40)) / 8) : nil
      let axis: PlaneAxis = random.percent(50) ? .x : .y
      return CompositionalItem(
        CompositionalSize(length(), length()),
        group: CompositionalGroup(
          axis, .filled(random.percent(50) ? [item] + beside : beside + [item]),
          interItemSpacing: gap))
    }
  }

  @Test(.timeLimit(.minutes(10)), .seeds(0..<25, inDebug: 8))
  func `random groups cost what is in them, however deep`() {
    var random = SplitMix64(seed: currentSeed)
    Self.measure(Self.randomNest(&random))
  }

  /// Solves sections of a group with measured cells, one after the other and all at once.
  private static func measure(_ group: CompositionalItem) {
    var plan = CompositionalPlan([1, 40], group)
    #expect(plan.contentSize.height.isFinite)
    for item in 0..<5 {
      _ = plan.measure(
        .cell(section: 1, item: item), as: CGSize(width: 5 + item % 3, height: 4 + item % 5))
    }
    let fresh = CompositionalPlan(
      axis: .y, bounds: plan.bounds,
      sections: [1, 40].map { CompositionalSection(itemCount: $0, group: group) },
      pixels: PixelGrid(scale: 2), measures: plan.measures)
    #expect(fresh.table == plan.table)
  }
}
