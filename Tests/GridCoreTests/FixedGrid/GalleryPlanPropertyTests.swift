import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Plans of the gallery, over seeds")
struct GalleryPlanPropertyTests {
  @Test(.seeds(0..<400, inDebug: 24), .rows)
  func `a region of any plan has what a plain filter finds, with wild numbers, too`() {
    typealias Row = (name: String, seed: UInt64, plan: (inout GalleryRandom) -> any GalleryPlan)
    let rows: [Row] = [
      ("blocks", 4000, { BlockPlanPropertyTests.plan(&$0) }),
      ("circle", 900, { CirclePlanTests.plan(&$0) }),
      ("fixed grid", 7000, { FixedGridPlanPropertyTests.plan(&$0) }),
      ("grouped rows", 5000, { GroupedRowsPlanTests.plan(&$0) }),
      ("list", 6000, { ListPlanTests.plan(&$0) }),
      (
        "mosaic", 2000,
        { random in
          let isWild = random.flavour == .wild
          return MosaicPlan(
            width: isWild ? random.length(-10...3000) : random.viewport().width,
            itemCounts: random.itemCounts())
        }
      ),
      ("skyline", 30_000, { SkylinePlanPropertyTests.plan(&$0) }),
      ("waterfall", 8000, { WaterfallPlanPropertyTests.plan(&$0) }),
    ]
    let flavours = GalleryRandom.Flavour.allCases
    forEachRow(of: rows, named: \.name) { row in
      let flavour = flavours[Int(currentSeed) % flavours.count]
      var random = GalleryRandom(seed: currentSeed &+ row.seed, flavour)
      let plan = row.plan(&random)
      #expect(plan.queryDifference(&random) == nil)
      #expect(plan.nonFiniteNumber == nil)
      #expect(plan.placementDifference == nil)
    }
  }

  @Test(.rows) func `a region far down a long plan has its few items`() {
    let blocks = BlockPlan.Metrics(
      width: 130, template: BlockTemplate([[0], [1, 2]]), columnWidths: [60, 60])
    let heights: [[CGFloat]] = [
      Array(repeating: 45, count: 3), Array(repeating: 20, count: 90_000),
    ]
    let grid = FixedGridPlan.Metrics(
      viewport: CGSize(width: 800, height: 600), itemSize: CGSize(width: 100, height: 100))
    let rows: [(name: String, plan: any GalleryPlan, region: CGRect, items: [Int])] = [
      // Section 1 starts at 100, its blocks are 50 and a spacing of 10 long.
      (
        "blocks", BlockPlan(metrics: blocks, itemHeights: heights),
        CGRect(0, 100 + 60 * 1000 + 25, 130, 40), [3002, 3003, 3004]
      ),
      (
        "a grid", FixedGridPlan(metrics: grid, itemCounts: [1_000_000]),
        CGRect(150, 9_000_050, 100, 100), [720_001, 720_002, 720_009, 720_010]
      ),
      // Section 1 starts at 200; its block 1000 at 200 + 200 000.
      (
        "a mosaic", MosaicPlan(width: 200, itemCounts: [5, 1_000_000]),
        CGRect(150, 200_220, 10, 90), [6001, 6002, 6005]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(row.plan.elements(in: row.region).map(\.item) == row.items)
    }
    #expect(rows[0].plan.contentSize.height == 1_800_090)
  }
}
