import GridScenarios
import Testing

/// The numbers of the article, one by one.
@MainActor @Suite("The tables of the articles: conditionFilter")
struct ConditionFilterTableTests {
  private static let titles = ["流水布局", "单行布局", "多行布局"]

  @Test func `the grid and the three buttons are where the article has them`() throws {
    for name in ["conditionFilter", "conditionFilterAsPublished"] {
      for (width, height) in [(375, 367), (320, 268)] {
        let panel = try ArticleCase("\(name)-\(width)").scenario
        #expect(panel.viewport == CGSize(width: width, height: height))
        #expect(panel.displayScale == 2)
        let screen = try #require(panel.screen)
        #expect(screen.origin == CGPoint(x: 0, y: 150))
        #expect(screen.size == CGSize(width: width, height: height + 300))
        #expect(screen.controls.map(\.title) == Self.titles)
        #expect(
          screen.controls.map(\.frame)
            == [0, 200, 300].map { CGRect(x: $0, y: 80, width: 100, height: 50) })
        // The third one ends at 400 (CF-13).
        let last = try #require(screen.controls.last)
        #expect(last.frame.maxX - screen.size.width == (width == 375 ? 25 : 80))
        for control in screen.controls {
          #expect(control.steps.count == 1)
          for step in control.steps {
            guard let (_, animated, reloads, isFresh) = panel.actions[step].values(of: .setLayout),
              animated, !isFresh
            else {
              Issue.record("\(control.title) does not switch")
              continue
            }
            #expect(reloads == name.hasSuffix("Published"))
          }
        }
      }
    }
  }

  @Test func `columns are tied by thousandths in the published form alone`() throws {
    let ties = [0, 0.001, 0.0011, 0.0012, 50, 50.001, 50.0011]
    for (width, cell, x) in [
      (375.0, 86.25, [0, 96.25, 192.5, 288.75]), (320, 72.5, [0, 82.5, 165, 247.5]),
    ] {
      let panel = try ArticleCase("conditionFilter-\(Int(width))")
      let published = try ArticleCase("conditionFilterAsPublished-\(Int(width))")
      for (panel, tops) in [(panel, [0, 0, 0, 0, 50, 50, 50]), (published, ties)] {
        let frames = (0..<7).map { [x[$0 % 4], tops[$0], cell, 40].json }
        panel.cells(0, frames)
        panel.snapshot(0, frames)
        panel.snapshot(3, frames)
      }
      panel.holds("contentSize", [width, 90].json)
      panel.counts("cells", 7)
      published.holds("contentSize", [width, 0].json)
      published.rests(after: .setLayout, [[0, 0], [0, 0], [0, 0]])
      published.rests(after: .settle, [[0, 0], [0, 0], [0, 0]])
      published.rests(after: .drag, [[0, 0]])
    }
  }

  @Test func `rows: as published the last items are out of reach of a drag`() throws {
    for (width, last, first, shown) in [(375.0, 113.0, 1, 6), (320, 212, 3, 4)] {
      let frames = (0..<7).map { [0, 70 * Double($0), width, 60].json }
      let panel = try ArticleCase("conditionFilter-\(Int(width))-list")
      panel.cells(0, frames)
      panel.snapshot(1, frames)
      panel.holds("contentSize", [width, 480].json)
      panel.holds("offsetRange.y", [0, last].json)
      panel.holds("contentOffset", [0, last].json)
      panel.holds("visibleItems", .array((first..<7).map { [0, JSONValue($0)] }))
      // There from the switch on, before the drag.
      panel.rests(after: .tap, [[0, 0]])
      panel.rests(after: .setLayout, [[0, last].json])
      panel.rests(after: .drag, [[0, last].json])
      let published = try ArticleCase("conditionFilterAsPublished-\(Int(width))-list")
      published.cells(0, frames)
      published.holds("contentSize", [width, 0].json)
      published.holds("offsetRange.y", [0, 0])
      published.holds("visibleItems", .array((0..<shown).map { [0, JSONValue($0)] }))
      published.rests(after: .drag, [[0, 0]])
    }
  }

  @Test func `grouped rows have the widths of their groups`() throws {
    let widths: [Double] = [200, 200, 200, 100, 100, 130, 130]
    for (width, last) in [(375.0, 113.0), (320, 212)] {
      let panel = try ArticleCase("conditionFilter-\(Int(width))-groups")
      let frames = (0..<7).map { [0, 70 * Double($0), widths[$0], 60].json }
      panel.cells(0, frames)
      panel.snapshot(2, frames)
      panel.holds("contentSize", [width, 480].json)
      panel.holds("offsetRange.y", [0, last].json)
      panel.holds("contentOffset", [0, last].json)
      try ArticleCase("conditionFilter-\(Int(width))").rests(
        after: .setLayout, [[0, last].json, [0, last].json, [0, 0]])
    }
    for (width, wide, half, right, last) in [
      (375.0, 345.0, 137.5, 237.5, 0.0), (320, 290, 110, 210, 72),
    ] {
      let panel = try ArticleCase("conditionFilterAsPublished-\(Int(width))-groups")
      panel.cells(
        0,
        [
          [15, 0, wide, 60].json, [15, 70, wide, 60].json, [15, 140, wide, 60].json,
          [0, 210, half, 60].json, [right, 210, half, 60].json, [0, 280, 150, 60],
          [160, 280, 150, 60],
        ])
      panel.holds("contentSize", [width, 340].json)
      panel.holds("offsetRange.y", [0, last].json)
      panel.holds("contentOffset", [0, 0])
    }
  }

  /// CF-4, CF-6 and 5.1 of the page.
  @Test func `the published panel follows its page: tied, steered, uncovered, indented`() throws {
    let tied = try ArticleCase("conditionFilterAsPublished-375-tied")
    tied.cells(0, Array(repeating: [0, -50, 86.25, 40], count: 7))
    try ArticleCase("conditionFilterAsPublished-375-steered-7").holds("contentSize", [375, 64.287])
    try ArticleCase("conditionFilterAsPublished-375-steered-100").holds(
      "contentSize", [375, 740.001])
    let uncovered = try ArticleCase("conditionFilterAsPublished-375-uncovered")
    uncovered.cell(0, 7, [320, 310, 0, 0])
    uncovered.cell(0, 8, [330, 310, 0, 0])
    uncovered.holds("contentSize", [375, 340])
    // Out at the right by the inset.
    try ArticleCase("conditionFilterAsPublished-375-indented").cell(0, 0, [15, 10, 375, 60])
  }
}

extension [Double] {
  var json: JSONValue { .array(map { .number($0) }) }
}
