import GridLayouts
import GridTesting
import TestSupport
import Testing

/// The rules for every layout, each over all of them.
@MainActor @Suite("Rules of the gallery")
struct GalleryRulesTests {
  private let counts = [7, 0, 5, 1]

  private func stage(
    _ id: String, inset: GridEdgeInsets = .zero, size: CGSize = CGSize(width: 360, height: 300)
  ) -> Stage<GridViewLayout> {
    GallerySetup().makeStage(id, counts: counts, size: size, inset: inset)
  }

  private let header = GridView.elementKindSectionHeader
  private let footer = GridView.elementKindSectionFooter

  // MARK: Rules 3, 4, 5

  @Test(.rows) func `every item answers for itself, on screen or not, and nothing else does`() {
    forEachRow(of: GallerySetup.ids) { id in
      let stage = stage(id)
      let all = Dictionary(
        uniqueKeysWithValues: stage.grid.ask(elementsIn: .infinite).map { ($0.key.elementID, $0) })
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          let path = IndexPath(item: item, section: section)
          let answer = try #require(stage.layout.layoutAttributesForItem(at: path))
          #expect(answer.indexPath == path && answer.representedElementCategory == .cell)
          #expect(answer.isEqual(all[.cell(section, item)]))
        }
        #expect(
          stage.layout.layoutAttributesForItem(at: IndexPath(item: count, section: section)) == nil)
      }
      for path: IndexPath in [
        IndexPath(item: 0, section: 4), IndexPath(item: 0, section: -1), [0], [], [0, 0, 0],
      ] {
        #expect(stage.layout.layoutAttributesForItem(at: path) == nil)
      }
      #expect(all.keys.filter { $0.category == .cell }.count == 13)
      #expect(stage.simulation.faults == [])
    }
  }

  @Test(arguments: ["headerFooterGrid", "block", "flow"])
  func `headers and footers answer with item 0, also for a path of length one`(id: String) throws {
    let stage = stage(id)
    let all = Dictionary(
      uniqueKeysWithValues: stage.grid.ask(elementsIn: .infinite).map { ($0.key.elementID, $0) })
    for section in counts.indices {
      for (kind, element) in [(header, GridElementID.header(section)), (footer, .footer(section))] {
        let path = IndexPath(item: 0, section: section)
        let answer = try #require(
          stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
        #expect(answer.indexPath == path && answer.representedElementKind == kind)
        #expect(answer.isEqual(all[element]))
        let short = stage.layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(index: section))
        #expect(short?.indexPath == path && short?.frame == answer.frame)
      }
    }
    // Section 1 is empty: header, insets and footer (rule 9).
    let bars = [GridElementID.header(1), .footer(1), .header(2)].compactMap { all[$0]?.frame }
    #expect(bars.map(\.height) == [22, 11, 22])
    #expect(zip(bars, bars.dropFirst()).map { $1.minY - $0.maxY } == [12, 0])
    for path in [IndexPath(item: 0, section: 4), IndexPath(item: 0, section: -1)] {
      #expect(stage.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path) == nil)
    }
    #expect(
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: "banner", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test(.rows) func `a path of length one for a header or footer is a finding`() {
    forEachRow(of: ["headerFooterGrid", "block", "list", "mosaicGrid"] as [String]) { id in
      let stage = stage(id)
      #expect(stage.findingCodes == [])
      _ = stage.layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath(index: 2))
      #expect(stage.findingCodes == ["malformed-index-path"])
      #expect(stage.simulation.findings.first?.severity == .error)
      #expect(stage.simulation.findings.first?.message.contains("read as (2, 0)") == true)
      #expect(
        stage.layout.layoutAttributesForSupplementaryView(ofKind: footer, at: IndexPath()) == nil)
    }
  }

  @Test(.rows) func `a layout without headers, or with some of no length, answers nil for them`() {
    var setup = GallerySetup()
    setup.headerLength = 0
    setup.footerLength = 0
    let ids = ["carousel", "circle", "mosaicGrid", "list", "skyline", "headerFooterGrid", "block"]
    forEachRow(of: ids) { id in
      let stage = setup.makeStage(id, counts: counts)
      for kind in [header, footer, "other"] {
        #expect(
          stage.layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
      }
      #expect(stage.grid.ask(elementsIn: .infinite).allSatisfy { $0.kind == .cell })
      #expect(stage.findingCodes == [])
    }
  }

  // MARK: Rule 7

  @Test(.rows) func `sizes are asked once per preparation, and never in between`() {
    forEachRow(
      of: ["shortestColumn", "sectionedWaterfall", "skyline", "block", "flow"] as [String]
    ) { id in
      let stage = stage(id)
      let sizes = try #require(stage.companions.first as? SeededSizes)
      let before = sizes.questions
      let counted = stage.simulation.counters.sizeCalls
      stage.layout.invalidateLayout()
      stage.grid.layoutIfNeeded()
      #expect(sizes.questions - before == 13)
      #expect(stage.simulation.counters.sizeCalls - counted == 13)
      stage.scroll(to: CGPoint(x: 0, y: 40))
      _ = stage.grid.frames
      _ = stage.grid.contentSize
      stage.grid.layoutIfNeeded()
      #expect(sizes.questions - before == 13)
    }
  }

  // MARK: Rule 9

  @Test(.rows) func `three empty sections are three times the least`() {
    let rows: [(String, CGFloat)] = [
      ("shortestColumn", 36), ("list", 36), ("groupedRows", 36), ("sectionedWaterfall", 46),
      ("skyline", 36), ("headerFooterGrid", 135), ("mosaicGrid", 0), ("block", 135),
      ("flow", 135),
    ]
    forEachRow(of: rows) { id, height in
      let stage = stage(id)
      stage.reload(counts: [0, 0, 0])
      #expect(stage.grid.contentSize == CGSize(width: 360, height: height))
      stage.reload(counts: [])
      #expect(stage.grid.contentSize.height == (id == "sectionedWaterfall" ? 10 : 0))
      #expect(stage.simulation.faults == [] && stage.findingCodes == [])
    }
  }

  // MARK: Rule 11

  @Test(.rows) func `a change of the length across the axis makes it stale, scrolling does not`() {
    forEachRow(of: GallerySetup.ids) { id in
      let stage = stage(id)
      let bounds = stage.grid.bounds
      @MainActor func isStale(_ dx: CGFloat, _ dy: CGFloat, _ dw: CGFloat, _ dh: CGFloat) -> Bool {
        stage.grid.ask(
          aboutBoundsChange: CGRect(
            bounds.minX + dx, bounds.minY + dy, bounds.width + dw, bounds.height + dh))
      }
      #expect(isStale(0, 0, 10, 0))
      #expect(isStale(0, 0, -10, 5))
      #expect(isStale(3, 7, 0, 0) == (id == "carousel"))
      #expect(isStale(0, 0, 0, 0) == (id == "carousel"))
      #expect(isStale(0, 0, 0, 10) == ["carousel", "circle"].contains(id))
    }
  }

  @Test func `a horizontal grid is stale when the height changes`() {
    var setup = GallerySetup()
    setup.isHorizontal = true
    let stage = setup.makeStage("headerFooterGrid", counts: counts)
    #expect(stage.grid.ask(aboutBoundsChange: CGRect(0, 0, 360, 301)))
    #expect(!stage.grid.ask(aboutBoundsChange: CGRect(9, 0, 400, 300)))
  }

  @Test(.rows) func `a change of the view's content inset prepares again, once`() {
    forEachRow(of: GallerySetup.ids) { id in
      let stage = stage(id, inset: GridEdgeInsets(top: 0, left: 0, bottom: 0, right: 4))
      let bounds = stage.grid.bounds
      let before = stage.simulation.counters.prepareCalls
      // The offset stays legal, so that the bounds do not change.
      stage.grid.contentInset.right = 30
      #expect(stage.grid.bounds == bounds)
      stage.grid.layoutIfNeeded()
      #expect(stage.simulation.counters.prepareCalls == before + 1)
      let fresh = self.stage(id, inset: GridEdgeInsets(top: 0, left: 0, bottom: 0, right: 30))
      #expect(stage.grid.frames == fresh.grid.frames)
      #expect(stage.grid.contentSize == fresh.grid.contentSize)
    }
  }

  // MARK: Rule 13

  @Test(.rows) func `setting the values that parameters have invalidates nothing`() {
    forEachRow(of: GallerySetup.ids) { id in
      let stage = stage(id)
      let sizes = try #require(stage.companions.first as? SeededSizes)
      let calls = stage.calls(of: .layout) {
        GallerySetup().apply(to: stage.layout, sizes)
        stage.grid.layoutIfNeeded()
      }
      #expect(calls == "")
    }
  }

  // MARK: Section 8, last sentence

  @Test(.rows) func `sensible parameters have no findings`() {
    forEachRow(of: GallerySetup.ids) { id in
      for size in [(360, 300), (320, 568), (1024, 700)] {
        let stage = stage(id, size: CGSize(width: size.0, height: size.1))
        stage.scroll(to: CGPoint(x: 0, y: 50))
        #expect(stage.simulation.findings == [])
        #expect(stage.simulation.faults == [])
      }
    }
  }
}
