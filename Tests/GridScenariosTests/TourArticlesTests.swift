import GridScenarios
import TestSupport
import Testing

/// The eight pictures of the tour.
@MainActor @Suite("Tour of the articles")
struct TourArticlesTests {
  private func page(_ id: String) throws -> TourPages.Page {
    try TourPages.page(
      of: try #require(Tour.articleStops.first { $0.scenario.id == id }, "no stop of \(id)"))
  }

  /// Titles of a stop's pictures, by row.
  private func titles(_ page: TourPages.Page) -> [[String]] {
    page.states.map { $0.map(\.picture.title) }
  }

  @Test func `every picture is captioned with the layout that it shows`() throws {
    for stop in Tour.stops where !stop.rows.isEmpty {
      let page = try TourPages.page(of: stop)
      #expect(!page.hasFault, "\(stop.scenario.id)")
      for shot in page.states.flatMap(\.self) {
        // The layout of the last switch that was not refused.
        let refused = Set(shot.run.output.faults.compactMap(\.step))
        var layout = shot.state.scenario.layout
        for (step, action) in shot.state.scenario.actions.enumerated()
        where !refused.contains(step) {
          if action.op == .setLayout { layout = action.layout?.id ?? layout }
        }
        let parts = shot.picture.title.components(separatedBy: " · ")
        #expect(parts[0] == stop.scenario.id)
        #expect(parts[1].components(separatedBy: ", ")[0] == layout, "\(parts)")
        let offset = NumberText.short(shot.picture.viewport.origin)
        #expect(parts[2] == "offset \(offset)", "\(parts)")
        // The file shows the same words.
        let words = Set(parts[1...2].flatMap { $0.split(separator: " ") })
        #expect(words.filter { !page.svg.contains($0) } == [])
      }
    }
  }

  /// Words of pages, as they are drawn and as they are printed.
  private static let words: [(id: String, drawn: [String], printed: [String])] = [
    (
      // As published the rows go on where nothing scrolls.
      "conditionFilter", ["scrolling ends here: 367 of 480"], ["300, 80, 100, 50, lacks 25 points"]
    ),
    // Ghosts do not count. Their scale can be read: 210 points from the middle of 375.
    ("ckSwitcher", ["class=\"cell s0 off\"", "×0.44"], ["3 cells: 0-6 … 0-8"]),
    ("buttonsCutOff", ["scrolling ends here: 110 of 140"], ["scrolling ends at 110 of 140"]),
    // The refused switch is told in full.
    (
      "missingAttributes", [],
      [
        "FAULT E-40: no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForItemAtIndexPath: ", "[E-40]",
      ]
    ),
    ("yjBlocks", [">0 Section</text>"], []),
  ]

  @Test(.rows) func `a page draws and prints what its states are about`() {
    forEachRow(of: Self.words, named: \.id) { id, drawn, printed in
      let page = try page(id)
      #expect(drawn.filter { !page.svg.contains($0) } == [])
      #expect(printed.filter { !page.text.contains($0) } == [])
      #expect(!page.hasFault)
    }
  }

  @Test func `a page shows all states with their layouts and offsets`() throws {
    let panel = try page("conditionFilter")
    #expect(
      titles(panel) == [
        [
          "conditionFilter · shortestColumn, corrected · offset 0, 0",
          "conditionFilter · list, corrected · offset 0, 113",
          "conditionFilter · groupedRows, corrected · offset 0, 113",
          "conditionFilter · shortestColumn, corrected · offset 0, 0",
        ],
        ["shortestColumn", "list", "groupedRows", "shortestColumn"].map {
          "conditionFilter · \($0), as published · offset 0, 0"
        },
      ])
    // The third button is cut at the edge; the second one was pressed last in the second state.
    #expect(panel.svg.ranges(of: ">lacks 25 points</text>").count == 8)
    #expect(panel.states[0].map(\.picture.pressedControls) == [[], [1], [2], [0]])
    func row(_ mode: String, _ offsets: [String]) -> [String] {
      zip(
        ["carousel", "circle", "mosaicGrid", "carousel", "mosaicGrid", "circle", "carousel"],
        offsets
      ).map { "ckSwitcher · \($0), \(mode) · offset \($1)" }
    }
    let rest = ["0, 0", "0, 300"]
    let switcher = try page("ckSwitcher")
    #expect(
      titles(switcher) == [
        row("corrected", ["1470, 0"] + rest + ["2310, 0", "0, 300", "0, 0", "2100, 0"]),
        row("as published", ["1470, 0"] + rest + ["1680, 0", "0, 300", "0, 0", "1680, 0"]),
      ])
    let line = switcher.states[0][0].picture
    #expect(line.visibleElements.map(\.id) == (6...8).map { .cell(0, $0) })
    #expect(line.elements.count > 3)
    #expect(
      titles(try page("missingAttributes"))[0].last?.hasPrefix("missingAttributes · list, ") == true
    )
  }

  @Test func `a picture tells where scrolling ends, and a blank view has no elements`() throws {
    let buttons = try page("buttonsCutOff").states.flatMap(\.self)
    #expect(buttons.map { $0.picture.scrollEnds.map(\.numbers) } == [[], ["110 of 140"]])
    #expect(
      try page("conditionFilter").states[1][1].picture.scrollEnds.map(\.numbers) == ["367 of 480"])
    let blank = try page("watchFlowBlank").states
    #expect(blank.map { $0.map(\.picture.visibleElements.count) } == [[0, 11], [11, 11]])
    let title = "watchFlowBlank · sectionedWaterfall, as published · offset -10, -20"
    #expect(blank[0][0].picture.title == title + " · with the view's inset")
  }

  @Test func `half-way through the switch a reload leaves nothing on screen`() throws {
    let page = try page("panelReloaded")
    let counts = page.states.map { $0.map(\.picture.visibleElements.count) }
    #expect(counts.allSatisfy { $0[0] >= 6 && $0[1] == 0 }, "\(counts)")
    let widths = page.states[0][0].picture.visibleElements.map(\.size.width)
    // On their way from 86.25 to 375.
    #expect(widths.allSatisfy { $0 > 86.25 && $0 < 375 })
    #expect(page.states[0][1].picture.title.hasSuffix("0.125 s of 0.25 s · with reloadData"))
  }

  @Test func `the blocks' view is really turned`() throws {
    let page = try page("yjBlocks")
    let sizes = page.states.map { $0.map(\.picture.viewport.size) }
    let (upright, turned) = (CGSize(width: 375, height: 667), CGSize(width: 667, height: 375))
    #expect(sizes == [[upright, turned, turned], [upright, turned, turned]])
    #expect(page.states[0][0].picture.texts[.cell(0, 7)] == "7")
  }

  @Test func `the player has the recordings of both forms`() throws {
    let html = try page("conditionFilter").player
    #expect(html.ranges(of: "class=\"recording\"").count == 2)
    #expect(html.contains("\"lack\":\"lacks 25 points\""))
  }

  @Test func `the text fits a terminal`() throws {
    for stop in Tour.articleStops {
      let lines = try TourPages.page(of: stop).text.split(separator: "\n")
      for line in lines where !line.hasPrefix("FAULT") && !line.contains("E-40") {
        if line.hasPrefix("Switches and updates") || line.hasPrefix("layoutAttributes") { continue }
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
