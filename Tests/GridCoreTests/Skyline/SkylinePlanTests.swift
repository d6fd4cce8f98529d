import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Skyline", .rows)
struct SkylinePlanTests {
  private func plan(
    _ width: CGFloat, gap: CGFloat = 10, lineGap: CGFloat = 10, inset: GridEdgeInsets = .zero,
    _ sections: [[(CGFloat, CGFloat)]]
  ) -> SkylinePlan {
    SkylinePlan(
      width: width, interitemSpacing: gap, lineSpacing: lineGap, sectionInset: inset,
      sections: sections.map { $0.map { CGSize(width: $0.0, height: $0.1) } })
  }

  private typealias Row = PlanRow<SkylinePlan>

  @Test func `items stand as low as they can, left on a tie, in sections one after the other`() {
    let uneven = GridEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    let large = GridEdgeInsets(top: 1, left: 80, bottom: 1, right: 40)
    let low = GridEdgeInsets(top: 4, left: 0, bottom: 9, right: 0)
    checkPlans([
      Row(
        "four items of no regular size find their places",
        plan(360, [[(170, 50), (180, 80), (100, 20), (240, 30)]]),
        "0, 0, 170, 50 · 180, 0, 180, 80 · 0, 60, 100, 20 · 0, 90, 240, 30", 360, 120),
      // A strip of 170: the third item fits below the second, the fourth is limited, needs it all.
      Row(
        "sections are stacked with their insets, the empty one takes only those",
        plan(
          200, gap: 6, lineGap: 4, inset: uneven,
          [[(80, 30), (84, 10), (50, 8), (300, 7)], [], [(20, 12)]]),
        """
        10, 3, 80, 30 · 96, 3, 84, 10 · 96, 17, 50, 8 · 10, 37, 170, 7

        10, 60, 20, 12
        """, 200, 77),
      // Steps 40, 20, 40 with a hole of 50 between: 50 fits into it, 51 does not.
      Row(
        "an item goes left on a tie and into the deepest hole that is wide enough",
        plan(150, gap: 0, lineGap: 0, [[(50, 40), (50, 20), (50, 40), (50, 5), (51, 5), (10, 1)]]),
        """
        0, 0, 50, 40 · 50, 0, 50, 20 · 100, 0, 50, 40 · 50, 20, 50, 5 · 0, 40, 51, 5 · \
        51, 25, 10, 1
        """, 150, 45),
      Row(
        "insets larger than the view limit all widths to 0 and are reported",
        plan(100, gap: 5, lineGap: 2, inset: large, [[(50, 10), (30, 20)]]),
        "80, 1, 0, 10 · 80, 13, 0, 20", 100, 34,
        [
          .clampedExtent(name: "width less insets", value: -20),
          .sizelessItems(count: 2, section: 0, item: 0),
        ]),
      Row(
        "an item without width and gap takes no room, but nothing stands across it",
        plan(100, gap: 0, lineGap: 5, [[(0, 10), (40, 10), (0, 30), (60, 10), (41, 1), (100, 1)]]),
        """
        0, 0, 0, 10 · 0, 0, 40, 10 · 40, 0, 0, 30 · 40, 0, 60, 10 · 40, 15, 41, 1 · \
        0, 35, 100, 1
        """, 100, 36, [.sizelessItems(count: 2, section: 0, item: 0)]),
      Row(
        "an item that ends where one without width stands leaves it in place",
        plan(100, gap: 0, lineGap: 0, [[(40, 10), (0, 30), (60, 20), (40, 5), (100, 1)]]),
        "0, 0, 40, 10 · 40, 0, 0, 30 · 40, 0, 60, 20 · 0, 10, 40, 5 · 0, 30, 100, 1", 100, 31,
        [.sizelessItems(count: 1, section: 0, item: 1)]),
      Row(
        "negative sizes and spacings are read as 0",
        plan(100, gap: -5, lineGap: -7, [[(60, 10), (-10, 10), (40, -1), (60, 10)]]),
        "0, 0, 60, 10 · 60, 0, 0, 10 · 60, 0, 40, 0 · 0, 10, 60, 10", 100, 20,
        [
          .clampedSpacing(name: "interitemSpacing", value: -5),
          .clampedSpacing(name: "lineSpacing", value: -7),
          .sizelessItems(count: 2, section: 0, item: 1),
        ]),
      Row(
        "levels that differ by rounding only are one level",
        plan(100, gap: 0, lineGap: 0, [[(50, 0.1 + 0.2), (50, 0.3), (100, 10)]]),
        "0, 0, 50, 0.3 · 50, 0, 50, 0.3 · 0, 0.3, 100, 10", 100, 0.1 + 0.2 + 10),
      Row("no sections are no content", plan(100, []), "", 100, 0),
      Row("an empty one its insets", plan(100, inset: low, [[]]), "", 100, 13),
    ])
  }

  @Test func `thirds of the width stay on one line in spite of rounding`() {
    for width in [100.0, 333.3, 1000 / 7, 2999.9] as [CGFloat] {
      let third = (width - 2 * 0.1) / 3
      let plan = plan(width, gap: 0.1, [[(third, 10), (third, 10), (third, 10), (third, 10)]])
      let tops = plan.allElements.map(\.frame.minY)
      #expect(tops == [0, 0, 0, 20])
    }
  }

  @Test func `sizes that are not numbers or too large to add are replaced and reported once`() {
    let plan = plan(100, [[(.nan, 10), (20, .infinity), (20, 1e200)]])
    #expect(plan.frame(section: 0, item: 0)?.width == 0)
    #expect(plan.frame(section: 0, item: 1)?.height == 0)
    #expect(plan.frame(section: 0, item: 2)?.height == 1e100)
    #expect(plan.nonFiniteNumber == nil)
    #expect(
      plan.oddities == [
        .nonFiniteInput(name: "items"), .sizelessItems(count: 2, section: 0, item: 0),
      ])
    #expect(plan.oddities.map(\.code) == ["non-finite-geometry", "negative-or-zero-size"])
  }
}
