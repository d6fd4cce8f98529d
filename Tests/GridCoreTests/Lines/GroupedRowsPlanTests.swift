import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Grouped rows plan")
struct GroupedRowsPlanTests {
  private func found(_ plan: GroupedRowsPlan, in rect: CGRect) -> [[Int]] {
    var found: [[Int]] = []
    for element in plan.elements(in: rect) {
      #expect(element.frame == plan.frame(section: element.section, item: element.item))
      found.append([element.section, element.item])
    }
    return found
  }

  @Test func `rows have the width of their group and one pitch`() {
    let plan = GroupedRowsPlan(
      width: 320, itemCounts: [5],
      groups: [.init(count: 2, itemWidth: 90), .init(count: 3, itemWidth: 150)], itemHeight: 30,
      lineGap: 4, inset: GridEdgeInsets(top: 6, left: 11, bottom: 8, right: 500))
    #expect(
      plan.elementText
        == "11, 6, 90, 30 · 11, 40, 90, 30 · 11, 74, 150, 30 · 11, 108, 150, 30 · 11, 142, 150, 30")
    #expect(plan.frame(section: 0, item: 5) == nil && plan.frame(section: 0, item: -1) == nil)
    // 6 + 5 · 30 + 4 · 4 + 8
    #expect(plan.contentSize == CGSize(width: 320, height: 180))
    #expect(plan.oddities == [])
    // To the right of the narrow rows there are only the wide ones.
    #expect(found(plan, in: CGRect(101, 0, 50, 180)) == [[0, 2], [0, 3], [0, 4]])
    #expect(found(plan, in: CGRect(0, 70, 50, 4)) == [])
  }

  @Test(.rows) func `groups need not fit the items`() {
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

  @Test func `every section begins with the first group, below its own insets`() {
    let plan = GroupedRowsPlan(
      width: 90, itemCounts: [2, 0, 1, 4],
      groups: [.init(count: 1, itemWidth: 30), .init(count: 2, itemWidth: 50)], itemHeight: 10,
      lineGap: 2, inset: GridEdgeInsets(top: 3, left: 7, bottom: 4, right: 0))
    #expect(
      plan.elementText == """
        7, 3, 30, 10 · 7, 15, 50, 10

        7, 39, 30, 10
        7, 56, 30, 10 · 7, 68, 50, 10 · 7, 80, 50, 10 · 7, 92, 50, 10
        """)
    #expect(plan.frame(section: 1, item: 0) == nil && plan.frame(section: 4, item: 0) == nil)
    #expect(plan.contentSize == CGSize(width: 90, height: 106))
    #expect(plan.oddities == [.uncoveredItems(count: 1, section: 3)])
    #expect(found(plan, in: CGRect(40, 0, 9, 200)) == [[0, 1], [3, 1], [3, 2], [3, 3]])
    #expect(
      GroupedRowsPlan(width: 90, itemCounts: [], groups: [], itemHeight: 1).contentSize.height == 0)
  }

  @Test func `without items the content is the insets, and no group is missing`() {
    let empty = GroupedRowsPlan(
      width: 100, itemCounts: [0], groups: [], itemHeight: 10, lineGap: 10,
      inset: GridEdgeInsets(top: 3, left: 0, bottom: 5, right: 0))
    #expect(empty.contentSize == CGSize(width: 100, height: 8))
    #expect(empty.oddities == [])
    #expect(found(empty, in: .infinite) == [])
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `rows follow the formula, and any rect finds what a plain filter finds`() {
    var draw = PlanDraw(seed: currentSeed)
    let groups = (0..<draw.integer(0...6)).map { _ in
      GroupedRowsPlan.Group(
        count: draw.pick([0, draw.integer(0...80)]), itemWidth: draw.length(0...400))
    }
    let counts = (0..<draw.integer(0...6)).map { _ in draw.pick([0, 1, draw.integer(0...300)]) }
    let height = draw.length(0...90)
    let gap = draw.length(-20...20)
    let inset = draw.insets(upTo: 30)
    let plan = GroupedRowsPlan(
      width: 400, itemCounts: counts, groups: groups, itemHeight: height, lineGap: gap,
      inset: inset)
    let given = groups.flatMap { Array(repeating: $0.itemWidth, count: $0.count) }
    var all: [(position: [Int], frame: CGRect)] = []
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let expected = CGRect(
          x: inset.left, y: y + inset.top + CGFloat(item) * (height + gap),
          width: item < given.count ? given[item] : groups.last?.itemWidth ?? 0, height: height)
        let frame = plan.frame(section: section, item: item) ?? .null
        #expect(difference([frame], from: [expected]) == nil)
        all.append(([section, item], frame))
      }
      y += inset.top + inset.bottom
      if count > 0 { y += CGFloat(count) * height + CGFloat(count - 1) * gap }
    }
    let uncovered = counts.reduce(0) { $0 + max(0, $1 - given.count) }
    #expect(plan.oddities.contains { $0.code == "missing-group" } == (uncovered > 0))
    #expect(abs(plan.contentSize.height - max(0, y)) <= 1e-9 * max(1, abs(y)))
    for rect in draw.rects(around: plan.contentSize, count: 25) {
      let expected = all.filter { $0.frame.overlaps(rect) }.map(\.position)
      #expect(found(plan, in: rect) == expected, "\(describe(rect))")
    }
  }
}
