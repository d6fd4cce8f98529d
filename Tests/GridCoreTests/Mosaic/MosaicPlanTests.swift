import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Mosaic")
struct MosaicPlanTests {
  @Test(.rows) func `tiles repeat in blocks, and sections are stacked at their lowest edges`() {
    func row(
      _ name: String, _ width: CGFloat, _ counts: [Int], _ elements: String, height: CGFloat
    ) -> PlanRow<MosaicPlan> {
      PlanRow(name, MosaicPlan(width: width, itemCounts: counts), elements, width, height)
    }
    checkPlans([
      row(
        "four items are one and a half big tiles high", 360, [4],
        "0, 0, 180, 180 · 180, 0, 180, 90 · 180, 90, 180, 90 · 0, 180, 180, 90", height: 270),
      row(
        "blocks repeat, an empty section takes no room", 200, [8, 0, 3],
        """
        0, 0, 100, 100 · 100, 0, 100, 50 · 100, 50, 100, 50 · 0, 100, 100, 50 · 0, 150, 100, 50 · \
        100, 100, 100, 100 · 0, 200, 100, 100 · 100, 200, 100, 50

        0, 300, 100, 100 · 100, 300, 100, 50 · 100, 350, 100, 50
        """, height: 400),
      row("no sections", 90, [], "", height: 0),
    ])
  }

  @Test func `negative numbers are read as 0`() {
    let plan = MosaicPlan(width: -90, itemCounts: [-3, 0, 7])
    #expect(plan.contentSize == .zero)
    #expect(plan.itemCount(inSection: 0) == 0)
    #expect(text(plan.frame(section: 2, item: 6)) == "0, 0, 0, 0")
    #expect(
      plan.oddities == [
        .clampedExtent(name: "width", value: -90), .sizelessItems(count: 7, section: 2, item: 0),
      ])
    let unusable = MosaicPlan(width: .nan, itemCounts: [1])
    #expect(unusable.oddities.map(\.code) == ["non-finite-geometry", "negative-or-zero-size"])
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `tiles equal those of a table that is shifted down block by block`() {
    var random = GalleryRandom(seed: currentSeed, .exact)
    let width = random.viewport().width
    let counts = random.itemCounts()
    let plan = MosaicPlan(width: width, itemCounts: counts)
    let h = width / 2
    var lowestEdge: CGFloat = 0
    var expected: [GalleryElement] = []
    for (section, count) in counts.enumerated() {
      var shift = lowestEdge
      for item in 0..<count {
        let x = [0, h, h, 0, 0, h][item % 6]
        let y = [0, 0, h / 2, h, 3 * h / 2, h][item % 6]
        let height = [h, h / 2, h / 2, h / 2, h / 2, h][item % 6]
        if item > 0, item % 6 == 0 { shift += 2 * h }
        let frame = CGRect(x: x, y: shift + y, width: h, height: height)
        expected.append(GalleryElement(.item, section: section, item: item, frame: frame))
        lowestEdge = max(lowestEdge, frame.maxY)
      }
    }
    #expect(plan.allElements == expected)
    #expect(plan.contentSize == CGSize(width: width, height: lowestEdge))
    #expect(plan.placementDifference == nil)
  }
}
