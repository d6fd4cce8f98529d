import GridCore
import TestSupport
import Testing

@Suite("Plans of the gallery, over seeds")
struct GalleryPlanPropertyTests {
  @Test(.seeds(0..<400, inDebug: 80), .rows)
  func `a region of any plan has what a plain filter finds, with wild numbers, too`() {
    typealias Row = (name: String, seed: UInt64, plan: (inout GalleryRandom) -> any GalleryPlan)
    let rows: [Row] = [
      ("blocks", 4000, { BlockPlanPropertyTests.plan(&$0) }),
      ("circle", 900, { CirclePlanTests.plan(&$0) }),
      ("fixed grid", 7000, { FixedGridPlanPropertyTests.plan(&$0) }),
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
}
