import GridScenarios
import Testing

/// The numbers of the article, one by one.
@MainActor @Suite("The tables of the articles: watchFlow")
struct WatchFlowTableTests {
  /// The numbers of a screen that follow from the room between the insets.
  private struct Screen {
    let width: Int
    var room: Double { Double(width) - 20 }
    var half: Double { (room - 10) / 2 }
    var second: Double { 10 + half + 10 }
    var third: Double { (room - 20) / 3 }
    var thirds: [Double] { [10, 20 + third, 30 + 2 * third, 10] }
  }

  @Test func `the grid is where the article has it, with its insets and sections`() throws {
    for name in ["watchFlow", "watchFlowAsPublished"] {
      for (width, height) in [(375, 567), (320, 468)] {
        let flow = try ArticleCase("\(name)-\(width)").scenario
        #expect(flow.viewport == CGSize(width: width, height: height))
        #expect(flow.screen?.origin == CGPoint(x: 0, y: 100))
        #expect(flow.screen?.size.height == CGFloat(height + 100))
        #expect(flow.displayScale == 2)
        #expect(flow.parameters["contentInset"] == [20, 10, 40, 10])
        let columns = flow.sections.map { $0.keys["columns"]?.intValue }
        #expect(columns == [1, 2, 1, 3, 1])
        for section in flow.sections {
          let several = section.keys["columns"] != 1
          #expect(section.keys["lineSpacing"] == (several ? 10 : 4))
          #expect(section.keys["interitemSpacing"] == (several ? 10 : nil))
          #expect(section.keys["sectionInset"] == (several ? [0, 0, 10, 0] : nil))
        }
        #expect(
          flow.sections.map(\.content) == [
            .items([.height(100), .height(100)]),
            .items([40, 80, 120, 50, 60].map { .height($0) }), .items([.height(100)]),
            .items([50, 60, 70, 80].map { .height($0) }), .items([]),
          ])
      }
    }
  }

  @Test func `sections of one column and of several have the numbers of the article`() throws {
    for screen in [Screen(width: 375), Screen(width: 320)] {
      let flow = try ArticleCase("watchFlow-\(screen.width)")
      flow.holds("contentSize", [Double(screen.width), 734].json)
      check(flow, screen, tops: [224, 224, 274, 314, 374], 444, 544, 604)
      flow.holds("offsetRange.y", [0, screen.width == 375 ? 167 : 266])
      flow.holds("contentOffset", [0, screen.width == 375 ? 167 : 266])
      let published = try ArticleCase("watchFlowAsPublished-\(screen.width)")
      published.holds("contentSize", [0, 750])
      check(published, screen, tops: [234, 234, 284, 324, 384], 454, 564, 624)
    }
  }

  private func check(
    _ flow: ArticleCase, _ screen: Screen, tops: [Double], _ second: Double, _ third: Double,
    _ fourth: Double
  ) {
    flow.cells(0, [[10, 20, screen.room, 100].json, [10, 124, screen.room, 100].json])
    let x = [10, screen.second, 10, screen.second, screen.second]
    let heights: [Double] = [40, 80, 120, 50, 60]
    flow.cells(1, (0..<5).map { [x[$0], tops[$0], screen.half, heights[$0]].json })
    flow.cells(2, [[10, second, screen.room, 100].json])
    let lows: [Double] = [50, 60, 70, 80]
    flow.cells(
      3,
      (0..<4).map { [screen.thirds[$0], $0 < 3 ? third : fourth, screen.third, lows[$0]].json })
    flow.counts("cells", 12)
    flow.snapshot(0, [[10, 20, screen.room, 100].json])
  }

  @Test func `heights drawn anew lay out as many items`() throws {
    for width in [375, 320] {
      let random = try ArticleCase("watchFlowAsPublished-\(width)-random")
      random.counts("cells", 12)
      #expect(random.scenario.parameters["randomHeights"] == [40, 160])
    }
  }

  /// 5.6 of the page, and the empty section of WF-4.
  @Test func `published, without a delegate, or with one that counts for itself`() throws {
    let name = "watchFlowAsPublished-375"
    let absent = try ArticleCase("\(name)-no-delegate")
    absent.holds("contentSize", [0, 40])
    absent.counts("cells", 0)
    let lost = try ArticleCase("\(name)-delegate-lost")
    lost.holds("contentSize", [0, 750])
    lost.counts("cells", 12)
    lost.cell(3, 3, [10, 624])
    let two = try ArticleCase("\(name)-two-sections")
    two.holds("contentSize", [0, 494])
    two.counts("cells", 7)
    // Pulled up by the line spacing of the empty section: 120 less 4.
    try ArticleCase("\(name)-empty-between").cell(2, 0, [10, 116, 355, 100])
  }

  // MARK: The blank view

  @Test func `published, the view's inset blanks the screen, corrected it does not`() throws {
    let name = "watchFlowBlankAsPublished-375"
    let blank = try ArticleCase(name)
    blank.holds("contentOffset", [-10, -20])
    blank.holds("contentSize", [0, 690])
    blank.counts("visibleItems", 0)
    blank.counts("cells", 12)
    for situation in ["no-inset", "whole", "no-inset-whole"] {
      let shown = try ArticleCase("\(name)-\(situation)")
      shown.counts("visibleItems", 11)
      shown.holds("contentSize", [0, 690])
    }
    try ArticleCase("watchFlowBlankAsPublished-320").counts("visibleItems", 0)
    for (situation, width) in [
      ("", 355.0), ("-whole", 355), ("-no-inset", 375), ("-no-inset-whole", 375),
    ] {
      let shown = try ArticleCase("watchFlowBlank-375\(situation)")
      shown.counts("visibleItems", 11)
      shown.holds("contentSize", [width, 674].json)
      shown.holds("contentOffset", width == 355 ? [-10, -20] : [0, 0])
    }
  }

  @Test func `only the blank cases clip what they ask for, and the inset is the view's`() throws {
    for name in ["watchFlowBlank", "watchFlowBlankAsPublished"] {
      let scenario = try #require(GalleryScenarios[name])
      for blank in scenario.cases where !blank.id.hasSuffix("switch") {
        #expect((blank.queryPolicy == .whole) == blank.id.hasSuffix("whole"))
        #expect((blank.viewContentInset == .zero) == blank.id.contains("no-inset"))
        #expect(blank.parameters["contentInset"] == nil)
      }
      let inset = try #require(scenario.cases.first?.viewContentInset)
      #expect(inset == GridEdgeInsets(top: 20, left: 10, bottom: 40, right: 10))
    }
  }

  @Test func `a switch from the list to the published waterfall is refused`() throws {
    for (name, code) in [("watchFlowBlank", nil), ("watchFlowBlankAsPublished", "E-40")] {
      let last = try #require(GalleryScenarios[name]?.cases.last)
      #expect(last.layout == "list" && last.id == "\(name)-375-switch")
      let run = try ScenarioRunner(registry: .gallery).run(last)
      #expect(run.output.faults.map(\.code) == [code].compactMap { $0 })
      #expect(run.output.faults.allSatisfy { $0.step == 0 })
      if code != nil {
        #expect(last.expect?["faults"] == [["code": "E-40", "step": 0]])
        #expect(
          run.output.faults[0].message.contains(
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:")
        )
      }
    }
  }
}
