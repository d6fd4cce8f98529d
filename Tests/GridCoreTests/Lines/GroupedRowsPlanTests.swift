import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Grouped rows plan", .rows)
struct GroupedRowsPlanTests {
  private typealias Row = PlanRow<GroupedRowsPlan>

  private func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> GridEdgeInsets
  {
    GridEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `rows have the width of their group and one pitch, in each section anew`() {
    checkPlans([
      // 6 + 5 · 30 + 4 · 4 + 8
      Row(
        "two groups",
        GroupedRowsPlan(
          width: 320, itemCounts: [5],
          groups: [.init(count: 2, itemWidth: 90), .init(count: 3, itemWidth: 150)],
          itemHeight: 30, lineGap: 4, inset: inset(6, 11, 8, 500)),
        "11, 6, 90, 30 · 11, 40, 90, 30 · 11, 74, 150, 30 · 11, 108, 150, 30 · 11, 142, 150, 30",
        320, 180),
      Row(
        "every section begins with the first group, below its own insets",
        GroupedRowsPlan(
          width: 90, itemCounts: [2, 0, 1, 4],
          groups: [.init(count: 1, itemWidth: 30), .init(count: 2, itemWidth: 50)],
          itemHeight: 10, lineGap: 2, inset: inset(3, 7, 4, 0)),
        """
        7, 3, 30, 10 · 7, 15, 50, 10

        7, 39, 30, 10
        7, 56, 30, 10 · 7, 68, 50, 10 · 7, 80, 50, 10 · 7, 92, 50, 10
        """, 90, 106, [.uncoveredItems(count: 1, section: 3)]),
      Row(
        "no sections", GroupedRowsPlan(width: 90, itemCounts: [], groups: [], itemHeight: 1), "",
        90,
        0),
      Row(
        "without items the content is the insets, and no group is missing",
        GroupedRowsPlan(
          width: 100, itemCounts: [0], groups: [], itemHeight: 10, lineGap: 10,
          inset: inset(3, 0, 5, 0)), "", 100, 8),
    ])
  }

  @Test func `groups need not fit the items`() {
    let rows: [(groups: [(Int, CGFloat)], widths: [CGFloat], oddities: [GalleryOddity])] = [
      // The last group goes on, empty or not.
      (
        groups: [(1, 10), (1, 20)], widths: [10, 20, 20, 20],
        oddities: [.uncoveredItems(count: 2, section: 0)]
      ),
      (
        groups: [(3, 10), (0, 20)], widths: [10, 10, 10, 20],
        oddities: [.uncoveredItems(count: 1, section: 0)]
      ),
      (groups: [(0, 10), (9, 20)], widths: [20, 20, 20, 20], oddities: []),
      (groups: [(2, 10), (0, 15), (2, 20)], widths: [10, 10, 20, 20], oddities: []),
      (groups: [(.max, 10), (.max, 20)], widths: [10, 10, 10, 10], oddities: []),
      (groups: [(-7, 10), (4, 20)], widths: [20, 20, 20, 20], oddities: []),
      (
        groups: [], widths: [0, 0, 0, 0],
        oddities: [
          .uncoveredItems(count: 4, section: 0), .sizelessItems(count: 4, section: 0, item: 0),
        ]
      ),
      (
        groups: [(4, -10)], widths: [0, 0, 0, 0],
        oddities: [
          .clampedExtent(name: "itemWidth", value: -10),
          .sizelessItems(count: 4, section: 0, item: 0),
        ]
      ),
      (
        groups: [(4, .nan)], widths: [0, 0, 0, 0],
        oddities: [
          .nonFiniteInput(name: "itemWidth"), .sizelessItems(count: 4, section: 0, item: 0),
        ]
      ),
    ]
    forEachRow(of: rows) { groups, widths, oddities in
      let plan = GroupedRowsPlan(
        width: 100, itemCounts: [4],
        groups: groups.map { GroupedRowsPlan.Group(count: $0.0, itemWidth: $0.1) }, itemHeight: 10)
      #expect((0..<4).map { plan.frame(section: 0, item: $0)?.width } == widths)
      #expect(plan.oddities == oddities)
    }
  }

  private static func groups(_ random: inout GalleryRandom) -> [GroupedRowsPlan.Group] {
    (0..<random.count(0...6)).map { _ in
      GroupedRowsPlan.Group(
        count: random.chance(0.3) ? 0 : random.count(0...80), itemWidth: random.length(0...400))
    }
  }

  static func plan(_ random: inout GalleryRandom) -> GroupedRowsPlan {
    GroupedRowsPlan(
      width: random.viewport().width, itemCounts: random.itemCounts(), groups: groups(&random),
      itemHeight: random.length(0...90), lineGap: random.length(-20...20), inset: random.insets())
  }

  @Test(.seeds(0..<300, inDebug: 60)) func `rows follow the formula`() {
    var random = GalleryRandom(seed: currentSeed, .exact)
    let (groups, counts) = (Self.groups(&random), random.itemCounts())
    let (height, gap) = (random.length(0...90), random.length(-20...20))
    let inset = random.insets()
    let plan = GroupedRowsPlan(
      width: 400, itemCounts: counts, groups: groups, itemHeight: height, lineGap: gap,
      inset: inset)
    let given = groups.flatMap { Array(repeating: $0.itemWidth, count: $0.count) }
    var expected: [GalleryElement] = []
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      y += inset.top
      for item in 0..<count {
        if item > 0 { y += gap }
        let frame = CGRect(
          x: inset.left, y: y,
          width: item < given.count ? given[item] : groups.last?.itemWidth ?? 0, height: height)
        expected.append(GalleryElement(.item, section: section, item: item, frame: frame))
        y += height
      }
      y += inset.bottom
    }
    #expect(plan.allElements == expected)
    #expect(plan.contentSize == CGSize(width: 400, height: max(0, y)))
    let uncovered = counts.reduce(0) { $0 + max(0, $1 - given.count) }
    #expect(plan.oddities.contains { $0.code == "missing-group" } == (uncovered > 0))
  }
}
