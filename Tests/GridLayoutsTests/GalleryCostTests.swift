import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Work that is counted, so that it does not depend on the machine.
@MainActor @Suite("Cost of the gallery")
struct GalleryCostTests {
  private func stage(_ id: String, count: Int) -> Stage<GridViewLayout> {
    var setup = GallerySetup()
    setup.sizeRange = 40...120
    setup.groups = [.init(count: 500, itemWidth: 200), .init(count: .max, itemWidth: 90)]
    setup.usesMinSide = false
    setup.radius = 1e6
    return setup.makeStage(id, counts: [count])
  }

  @Test(.rows) func `a query among a million items makes no more objects than it answers`() {
    forEachRow(of: GallerySetup.unrounded) { id in
      // To place a million takes a debug build a second.
      #if DEBUG
        let count = 20_000
      #else
        let count = 1_000_000
      #endif
      let stage = stage(id, count: count)
      let size = stage.grid.contentSize
      for share in [0.2, 0.5, 0.9] as [CGFloat] {
        // A circle has all its items around the middle, far outside the view.
        let rect =
          id == "circle"
          ? CGRect(180, 100 - 1e6 + share, 30, 60)
          : CGRect(
            id == "carousel" ? size.width * share : 0, id == "carousel" ? 0 : size.height * share,
            360, 600)
        let before = stage.simulation.counters.attributesMade
        let answer = stage.grid.ask(elementsIn: rect)
        let made = stage.simulation.counters.attributesMade - before
        #expect(!answer.isEmpty && answer.count < 400)
        #expect(made <= answer.count)
        #expect(stage.simulation.counters.attributesLive < 1000)
      }
    }
  }

  @Test(.rows) func `comparisons grow with the logarithm of the items`() {
    forEachRow(of: GallerySetup.planned) { id in
      let work = try [1000, 32_000].map { count in
        let stage = stage(id, count: count)
        let layout = try #require(stage.layout as? GalleryLayout)
        let plan = try #require(layout.plan)
        let height = plan.contentSize.height
        return [0.1, 0.5, 0.9].map { share in
          var hits: [GalleryElement] = []
          let comparisons = plan.appendElements(in: CGRect(0, height * share, 360, 600), to: &hits)
          #expect(!hits.isEmpty)
          return comparisons - hits.count
        }.max() ?? 0
      }
      // Thirty-two times the items add one level of a tree, of which two blocks are opened at most.
      #expect(work[1] <= work[0] + 2 * 32 + 40)
      #expect(work[1] < 700)
    }
  }

  @Test(.rows) func `a layout in closed form prepares a million items as fast as ten`() {
    forEachRow(
      of: ["list", "headerFooterGrid", "mosaicGrid", "groupedRows", "carousel", "circle"]
        as [String]
    ) { id in
      let counters = [10, 1_000_000].map { count in
        let stage = stage(id, count: count)
        stage.simulation.removeRecords()
        let before = stage.simulation.counters
        stage.layout.invalidateLayout()
        stage.grid.layoutIfNeeded()
        let after = stage.simulation.counters
        return [
          after.sizeCalls - before.sizeCalls, after.indexPathsMade - before.indexPathsMade,
          after.sourceCalls - before.sourceCalls,
        ]
      }
      #expect(counters[0][0] == 0 && counters[1][0] == 0)
      #expect(counters[1][1] <= counters[0][1] + 40)
      #expect(counters[1][2] <= counters[0][2] + 40)
    }
  }
}
