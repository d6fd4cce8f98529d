import GridScenarios
import Testing

/// The eight pictures of the tour.
@MainActor @Suite("Tour of the articles")
struct TourArticlesTests {
  private func page(_ id: String) throws -> TourPage {
    try TourPages.page(
      of: try #require(Tour.articleStops.first { $0.scenario.id == id }, "no stop of \(id)"))
  }

  /// Titles of a stop's pictures, by row.
  private func titles(_ page: TourPage) -> [[String]] {
    page.states.map { $0.map(\.picture.title) }
  }

  @Test func `each demonstration of the articles has a stop`() {
    let ids = Tour.articleStops.map(\.scenario.id)
    for name in [
      "conditionFilter", "watchFlow", "watchFlowBlank", "xmFlow", "ckSwitcher", "ckOriginal",
      "yjBlocks",
    ] {
      #expect(ids.contains(name), "\(name)")
    }
    #expect(Set(ids).isSubset(of: Set(Tour.stops.map(\.scenario.id))))
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
        for part in parts[1...2] {
          let words = part.split(separator: " ").map(String.init)
          #expect(words.allSatisfy { page.svg.contains($0) })
        }
      }
    }
  }

  @Test func `the page shows all states of the panel with their offsets`() throws {
    let page = try page("conditionFilter")
    #expect(
      titles(page) == [
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
    #expect(page.svg.ranges(of: ">lacks 25 points</text>").count == 8)
    #expect(page.states[0].map(\.picture.pressedControls) == [[], [1], [2], [0]])
    #expect(page.text().contains("300, 80, 100, 50, lacks 25 points"))
    // As published the rows go on where nothing scrolls.
    #expect(page.states[1][1].picture.scrollEnds.map(\.numbers) == ["367 of 480"])
    #expect(page.svg.contains("scrolling ends here: 367 of 480"))
  }

  @Test func `the page shows all states of the switcher with their offsets`() throws {
    let page = try page("ckSwitcher")
    func row(_ mode: String, _ offsets: [String]) -> [String] {
      zip(
        [
          "carousel", "circle", "mosaicGrid", "carousel", "mosaicGrid", "circle", "carousel",
        ], offsets
      ).map { "ckSwitcher · \($0), \(mode) · offset \($1)" }
    }
    let rest = ["0, 0", "0, 300"]
    #expect(
      titles(page) == [
        row("corrected", ["1470, 0"] + rest + ["2310, 0", "0, 300", "0, 0", "2100, 0"]),
        row("as published", ["1470, 0"] + rest + ["1680, 0", "0, 300", "0, 0", "1680, 0"]),
      ])
  }

  @Test func `cells of the line that are off the screen are ghosts that do not count`() throws {
    let page = try page("ckSwitcher")
    let line = page.states[0][0].picture
    #expect(line.visibleElements.map(\.id) == (6...8).map { .cell(0, $0) })
    #expect(line.elements.count > 3)
    #expect(page.svg.contains("class=\"cell s0 off\""))
    // Their scale can be read: 210 points from the middle of 375.
    #expect(page.svg.contains("×0.44"))
    #expect(page.text().contains("3 cells: 0-6 … 0-8"))
  }

  @Test func `the blank view is blank, and without the inset it is not`() throws {
    let page = try page("watchFlowBlank")
    let counts = page.states.map { $0.map(\.picture.visibleElements.count) }
    #expect(counts == [[0, 11], [11, 11]])
    #expect(
      page.states[0][0].picture.title
        == "watchFlowBlank · sectionedWaterfall, as published · offset -10, -20 · with the view's inset"
    )
  }

  @Test func `buttons are cut off where scrolling ends`() throws {
    let page = try page("buttonsCutOff")
    #expect(
      page.states.flatMap(\.self).map { $0.picture.scrollEnds.map(\.numbers) }
        == [[], ["110 of 140"]])
    #expect(page.svg.contains("scrolling ends here: 110 of 140"))
    #expect(page.text().contains("scrolling ends at 110 of 140"))
  }

  @Test func `the refused switch is told in full, and breaks nothing`() throws {
    let page = try page("missingAttributes")
    let text = page.text()
    #expect(
      text.contains(
        "FAULT E-40: no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForItemAtIndexPath: "))
    #expect(text.contains("[E-40]"))
    #expect(!page.hasFault)
    #expect(titles(page)[0].last?.hasPrefix("missingAttributes · list, ") == true)
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
    #expect(page.svg.contains(">0 Section</text>"))
    #expect(page.states[0][0].picture.texts[.cell(0, 7)] == "7")
  }

  @Test func `the player has the recordings of both forms`() throws {
    let html = try page("conditionFilter").player
    #expect(html.ranges(of: "class=\"recording\"").count == 2)
    #expect(html.contains("\"lack\":\"lacks 25 points\""))
  }

  @Test func `the text fits a terminal`() throws {
    for stop in Tour.articleStops {
      let lines = try TourPages.page(of: stop).text().split(separator: "\n")
      for line in lines where !line.hasPrefix("FAULT") && !line.contains("E-40") {
        if line.hasPrefix("Switches and updates") || line.hasPrefix("layoutAttributes") { continue }
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
