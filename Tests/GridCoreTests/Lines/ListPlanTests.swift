import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("List plan", .rows)
struct ListPlanTests {
  private typealias Row = PlanRow<ListPlan>

  @Test func `rows are as wide as the insets leave, a gap apart`() {
    let inset = GridEdgeInsets(top: 7, left: 20, bottom: 9, right: 10)
    checkPlans([
      // 7 + 3 · 40 + 2 · 5 + 9 = 146, and 16 for the empty section.
      Row(
        "sections follow each other, an empty one takes its insets",
        ListPlan(
          width: 330,
          sections: [
            .init(itemCount: 3, itemHeight: 40, lineGap: 5, inset: inset),
            .init(itemCount: 0, itemHeight: 40, lineGap: 5, inset: inset),
            .init(itemCount: 1, itemHeight: 30),
          ]), "20, 7, 300, 40 · 20, 52, 300, 40 · 20, 97, 300, 40\n\n0, 162, 330, 30", 330, 192),
      Row("without sections there is nothing", ListPlan(width: 300, sections: []), "", 300, 0),
      Row(
        "without rows there is no more than insets",
        ListPlan(
          width: 300, sections: [.init(itemCount: 0, itemHeight: 60, lineGap: 10, inset: inset)]),
        "", 300, 16),
    ])
  }

  @Test func `a million rows take no more than one`() {
    let plan = ListPlan(width: 100, sections: [.init(itemCount: .max, itemHeight: 0.5)])
    #expect(plan.elements(in: CGRect(0, 1e6, 9, 1)).map(\.item) == [2_000_000, 2_000_001])
    var rows: [Range<Int>] = []
    plan.forEachSection(in: .infinite) { rows.append($1) }
    #expect(rows == [0..<Int.max])
  }

  @Test func `positions are multiplied, so the millionth row has no drift`() {
    let plan = ListPlan(
      width: 100, sections: [.init(itemCount: 1_000_001, itemHeight: 0.1, lineGap: 0.2)])
    let expected: CGFloat = 1_000_000 * (0.1 + 0.2)
    #expect(plan.frame(section: 0, item: 1_000_000)?.minY == expected)
  }

  @Test func `input that makes no sense is replaced`() {
    let rows: [(section: ListPlan.Section, codes: [String])] = [
      (
        section: .init(itemCount: 1, itemHeight: -5),
        codes: ["negative-or-zero-size", "negative-or-zero-size"]
      ),
      (
        section: .init(itemCount: 1, itemHeight: .nan),
        codes: ["non-finite-geometry", "negative-or-zero-size"]
      ),
      (section: .init(itemCount: -4, itemHeight: 5), codes: []),
      (
        section: .init(
          itemCount: 2, itemHeight: 5,
          inset: GridEdgeInsets(top: 0, left: 90, bottom: 0, right: 20)),
        codes: ["negative-or-zero-size", "negative-or-zero-size"]
      ),
      (section: .init(itemCount: 9, itemHeight: 5, lineGap: -6), codes: ["content-size-mismatch"]),
      (
        section: .init(itemCount: 2, itemHeight: 5, lineGap: .infinity),
        codes: ["non-finite-geometry"]
      ),
    ]
    forEachRow(of: rows) { section, codes in
      let plan = ListPlan(width: 100, sections: [section])
      #expect(plan.oddities.map(\.code) == codes)
      #expect(plan.nonFiniteNumber == nil)
      #expect(plan.placementDifference == nil)
    }
  }

  private static func sections(_ random: inout GalleryRandom) -> [ListPlan.Section] {
    random.itemCounts().map { count in
      ListPlan.Section(
        itemCount: count, itemHeight: random.length(0...(random.chance(0.3) ? 0 : 120)),
        lineGap: random.length(random.chance(0.3) ? -40...0 : 0...20), inset: random.insets())
    }
  }

  static func plan(_ random: inout GalleryRandom) -> ListPlan {
    ListPlan(width: random.viewport().width, sections: sections(&random))
  }

  @Test(.seeds(0..<300, inDebug: 60)) func `rows follow the formula`() {
    var random = GalleryRandom(seed: currentSeed, .exact)
    let width = random.viewport().width
    let sections = Self.sections(&random)
    let plan = ListPlan(width: width, sections: sections)
    var expected: [GalleryElement] = []
    var y: CGFloat = 0
    for (index, section) in sections.enumerated() {
      let (inset, height) = (section.inset, section.itemHeight)
      y += inset.top
      for item in 0..<section.itemCount {
        if item > 0 { y += section.lineGap }
        let frame = CGRect(
          x: inset.left, y: y, width: max(0, width - inset.left - inset.right), height: height)
        expected.append(GalleryElement(.item, section: index, item: item, frame: frame))
        y += height
      }
      y += inset.bottom
    }
    #expect(plan.allElements == expected)
    #expect(plan.contentSize == CGSize(width: width, height: max(0, y)))
  }
}
