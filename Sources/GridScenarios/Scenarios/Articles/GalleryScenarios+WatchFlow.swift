import Foundation

extension GalleryScenarios {
  /// The waterfalls of the article on `WatchFlowLayout`: sections of one, two, one and three
  /// columns and an empty section in one grid.
  public static var watchFlow: NamedScenario {
    NamedScenario(
      id: "watchFlow",
      summary: "a waterfall in every section: 1, 2, 1, 3 columns and an empty section",
      cases: WatchFlow.cases(.corrected))
  }

  /// The scenario with the layout as the article published it. The content has no width, the first
  /// rows have a gap above them, and the empty section shortens the content.
  public static var watchFlowAsPublished: NamedScenario {
    NamedScenario(
      id: "watchFlowAsPublished",
      summary: "a waterfall in every section as published: content 0 wide, 16 points too high",
      cases: WatchFlow.cases(.asPublished) + WatchFlow.situations)
  }
}

/// A screen of the waterfalls.
struct WatchFlow {
  let mode: ArticleMode
  let screen: ArticleScreen

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen in
      let flow = WatchFlow(mode: mode, screen: screen)
      // New random heights at every preparation are a fault of the article's delegate only.
      return mode == .asPublished ? [flow.wholeCase, flow.randomCase] : [flow.wholeCase]
    }
  }

  /// The sections of the grid. The columns and spacings are the article's numbers. The heights are
  /// not from the article.
  static let sections: [ScenarioSection] = {
    let one: JSONObject = ["columns": 1, "lineSpacing": 4]
    func several(_ columns: Int) -> JSONObject {
      [
        "columns": JSONValue(columns), "lineSpacing": 10, "interitemSpacing": 10,
        "sectionInset": [0, 0, 10, 0],
      ]
    }
    func section(_ heights: [CGFloat], _ keys: JSONObject) -> ScenarioSection {
      ScenarioSection(.items(heights.map { .height($0) }), keys: keys)
    }
    return [
      section([100, 100], one), section([40, 80, 120, 50, 60], several(2)), section([100], one),
      section([50, 60, 70, 80], several(3)), section([], one),
    ]
  }()
  static let inset = GridEdgeInsets(top: 20, left: 10, bottom: 40, right: 10)

  var viewport: CGSize { CGSize(width: screen.width, height: screen.height - 100) }

  // MARK: Places

  /// The column, top and height of every cell, by section, measured from the top left of the area
  /// inside the insets.
  private static let places: [[(column: Int, y: CGFloat, height: CGFloat)]] = [
    [(0, 0, 100), (0, 104, 100)],
    [(0, 204, 40), (1, 204, 80), (0, 254, 120), (1, 294, 50), (1, 354, 60)],
    [(0, 424, 100)],
    [(0, 524, 50), (1, 524, 60), (2, 524, 70), (0, 584, 80)],
    [],
  ]
  /// The distance by which the published form moves each section down: a line spacing for every
  /// section of several columns up to and including this section.
  private static let shifts: [CGFloat] = [0, 10, 10, 20, 20]
  /// Returns the end of the last section. In the published form, the empty section subtracts its
  /// line spacing.
  static func end(_ mode: ArticleMode) -> CGFloat { mode == .corrected ? 674 : 690 }

  /// Returns the elements of the first sections.
  ///
  /// - Parameters:
  ///   - width: The width available to columns.
  ///   - origin: The top left of the area for columns.
  static func elements(
    _ mode: ArticleMode, width: CGFloat, from origin: CGPoint, upTo sections: Int = 5
  ) -> [ArticleElement] {
    places.prefix(sections).enumerated().flatMap { section, places in
      let columns = CGFloat([1, 2, 1, 3, 1][section])
      let column = (width - (columns - 1) * 10) / columns
      let shift = mode == .corrected ? 0 : shifts[section]
      return ArticleElement.cells(
        places.map { place in
          CGRect(
            x: origin.x + CGFloat(place.column) * (column + 10), y: origin.y + place.y + shift,
            width: column, height: place.height)
        }, section: section)
    }
  }

  private var elements: [ArticleElement] {
    Self.elements(mode, width: screen.width - 20, from: CGPoint(x: 10, y: 20))
  }

  private var contentSize: CGSize {
    CGSize(width: mode == .corrected ? screen.width : 0, height: Self.end(mode) + 60)
  }

  // MARK: Cases

  /// The case of the whole content: a snapshot at the top, then a drag to the end.
  private var wholeCase: ScenarioCase {
    let end = CGPoint(x: 0, y: contentSize.height - viewport.height)
    var story = ArticleStory()
    story.look(at: elements)
    story.drag(to: end, at: end)
    return scenario(
      nil, story,
      ArticleOutcome(
        elements: elements, contentSize: contentSize, viewport: viewport, offset: end
      ).expectation(story.steps))
  }

  /// The case of heights that are random at every preparation. The number of cells is twelve, but
  /// their frames cannot be predicted.
  private var randomCase: ScenarioCase {
    let names = elements.map { element -> JSONValue in
      ["section": JSONValue(element.section), "item": JSONValue(element.item)]
    }
    return scenario(
      "random", ArticleStory(),
      ["contentOffset": [0, 0], "cells": .array(names), "supplementary": [], "faults": []],
      ["randomHeights": [40, 160]])
  }

  private func scenario(
    _ situation: String?, _ story: ArticleStory, _ expect: JSONObject,
    _ parameters: JSONObject = JSONObject()
  ) -> ScenarioCase {
    var all: JSONObject = ["contentInset": JSONValue(Self.inset)]
    for member in parameters.members { all[member.key] = member.value }
    return ScenarioCase(
      id: screen.id(mode.name("watchFlow"), situation), layout: "sectionedWaterfall",
      parameters: mode.parameters(all), sections: Self.sections, viewport: viewport,
      displayScale: 2, actions: story.actions,
      screen: ScenarioScreen(size: screen.size, origin: CGPoint(x: 0, y: 100)), expect: expect)
  }
}

// MARK: - The published form in other cases

extension WatchFlow {
  /// The cases of absent delegates, of delegates with a wrong section count or a missing method,
  /// and of sections that are empty or cannot be laid out (WF-3 to WF-6, WF-9).
  static var situations: [ScenarioCase] {
    let flow = WatchFlow(mode: .asPublished, screen: ArticleScreen.all[0])
    return [
      flow.undelegated, flow.abandoned, flow.miscounted, flow.untested, flow.emptyBetween,
      flow.impossible,
    ]
  }

  /// The case of a layout that never has a delegate.
  private var undelegated: ScenarioCase {
    scenario(
      "no-delegate", ArticleStory(),
      ArticleOutcome(
        elements: [], contentSize: CGSize(width: 0, height: 40), viewport: viewport
      ).expectation(), ["delegateAttached": false])
  }

  /// The case of a delegate that is removed before the grid reloads. The last prepared frames stay.
  private var abandoned: ScenarioCase {
    var story = ArticleStory()
    story.perform(.setParameters(["delegateAttached": false]))
    story.look(at: elements)
    story.perform(.reloadData)
    return scenario(
      "delegate-lost", story,
      ArticleOutcome(elements: elements, contentSize: contentSize, viewport: viewport)
        .expectation(story.steps))
  }

  /// The case of a delegate that returns 2 as the number of sections.
  private var miscounted: ScenarioCase {
    let first = Self.elements(
      .asPublished, width: screen.width - 20, from: CGPoint(x: 10, y: 20), upTo: 2)
    return scenario(
      "two-sections", ArticleStory(),
      ArticleOutcome(
        elements: first, contentSize: CGSize(width: 0, height: 494), viewport: viewport
      ).expectation(), ["delegateSections": 2])
  }

  /// The case of a delegate without the line spacing method. The layout then ignores the delegate's
  /// interitem spacing, too.
  private var untested: ScenarioCase {
    let tops: [[(column: Int, y: CGFloat, height: CGFloat)]] = [
      [(0, 20, 100), (0, 120, 100)],
      [(0, 220, 40), (1, 220, 80), (0, 260, 120), (1, 300, 50), (1, 350, 60)],
      [(0, 420, 100)],
      [(0, 520, 50), (1, 520, 60), (2, 520, 70), (0, 570, 80)],
    ]
    let elements = tops.enumerated().flatMap { section, places in
      let width = (screen.width - 20) / [1, 2, 1, 3][section]
      return ArticleElement.cells(
        places.map {
          CGRect(x: 10 + CGFloat($0.column) * width, y: $0.y, width: width, height: $0.height)
        }, section: section)
    }
    return scenario(
      "no-line-spacing", ArticleStory(),
      ArticleOutcome(
        elements: elements, contentSize: CGSize(width: 0, height: 700), viewport: viewport
      ).expectation(), ["delegate": ["lineSpacing": false]])
  }

  /// The case of an empty section of one column between two other sections. The third section
  /// starts inside the first section (WF-4).
  private var emptyBetween: ScenarioCase {
    let frames = [20, 116].map { CGRect(x: 10, y: $0, width: screen.width - 20, height: 100) }
    let outcome = ArticleOutcome(
      elements: ArticleElement.cells([frames[0]]) + ArticleElement.cells([frames[1]], section: 2),
      contentSize: CGSize(width: 0, height: 256), viewport: viewport)
    var scenario = scenario("empty-between", ArticleStory(), outcome.expectation())
    scenario.sections = [2, 4, 2].map { Self.sections[$0] }
    return scenario
  }

  /// The case of two sections that cannot be laid out. The first section has no columns. The second
  /// section has an inset wider than the view, which leaves a width below 0.
  private var impossible: ScenarioCase {
    ScenarioCase(
      id: screen.id("watchFlowAsPublished", "impossible"), layout: "sectionedWaterfall",
      parameters: mode.parameters(),
      sections: [
        ScenarioSection(.items([.height(30)]), keys: ["columns": 0]),
        ScenarioSection(.items([.height(30)]), keys: ["sectionInset": [0, 200, 0, 200]]),
      ], viewport: viewport, displayScale: 2,
      screen: ScenarioScreen(size: screen.size, origin: CGPoint(x: 0, y: 100)),
      expect: ["contentSize": [0, 30], "faults": []])
  }
}
