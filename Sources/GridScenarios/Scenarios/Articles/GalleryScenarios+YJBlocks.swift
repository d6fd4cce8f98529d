import Foundation

extension GalleryScenarios {
  /// The blocks of the article on `YJCollectionViewFlowLayout`: three sections of fifty items, in
  /// blocks that a template describes. There are cases in portrait, after a rotation, and with a
  /// start in landscape.
  public static var yjBlocks: NamedScenario {
    NamedScenario(
      id: "yjBlocks", summary: "blocks by a template: 5 columns upright, 7 across",
      cases: YJBlocks.cases(.corrected))
  }

  /// The scenario with the layout as the article published it. The gaps are 7.5 and 8.33 points
  /// instead of 10. After a start in landscape, there are only five columns.
  public static var yjBlocksAsPublished: NamedScenario {
    NamedScenario(
      id: "yjBlocksAsPublished",
      summary: "blocks by a template as published: gaps of 7.5 for 10, tiles that stick out",
      cases: YJBlocks.cases(.asPublished) + YJBlocks.situations)
  }
}

/// A screen of the blocks. A block is a big tile, then columns of two small tiles.
struct YJBlocks {
  let mode: ArticleMode
  let screen: ArticleScreen

  static let count = 50
  static let sections = 3

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen -> [ScenarioCase] in
      let blocks = YJBlocks(mode: mode, screen: screen)
      return [blocks.uprightCase, blocks.turnedCase]
        + (screen == ArticleScreen.all[0] ? [blocks.flatCase] : [])
    }
  }

  // MARK: Places

  /// Returns the template of a block, the big tile and then pairs of small tiles:
  /// `[[0], [1, 5], [2, 6], …]`.
  static func template(_ columns: Int) -> JSONValue {
    .array(
      [[0]] + (1..<columns).map { [JSONValue($0), JSONValue($0 + columns - 1)] })
  }

  /// The columns and the gap of the corrected or the published layout, for a given width.
  struct Plan {
    let columns: Int
    let small: CGFloat
    let big: CGFloat
    /// The gap between columns: the width that the columns leave free, divided by the number of
    /// gaps.
    let gap: CGFloat

    /// Makes the plan. The published demonstration counts one gap too few in a row of small tiles.
    init(_ mode: ArticleMode, columns: Int, width: CGFloat) {
      let count = CGFloat(columns)
      let gaps = mode == .corrected ? count : count - 1
      self.columns = columns
      small = (width - 20 - gaps * 10) / (count + 1)
      big = 2 * small + 10
      gap = (width - 20 - big - (count - 1) * small) / (count - 1)
    }

    /// The number of items of a whole block.
    var size: Int { 2 * columns - 1 }

    /// The height of a section, from a header's top to a footer's end.
    var sectionHeight: CGFloat {
      let blocks = CGFloat((YJBlocks.count + size - 1) / size)
      return 60 + 10 + blocks * big + (blocks - 1) * gap + 10 + 50
    }

    /// Returns the frame of an item, measured from the top of its section.
    func frame(_ item: Int) -> CGRect {
      let (block, entry) = item.quotientAndRemainder(dividingBy: size)
      let top = 70 + CGFloat(block) * (big + gap)
      guard entry > 0 else { return CGRect(x: 10, y: top, width: big, height: big) }
      let (row, column) = (entry - 1).quotientAndRemainder(dividingBy: columns - 1)
      return CGRect(
        x: 10 + big + gap + CGFloat(column) * (small + gap),
        y: top + CGFloat(row) * (small + gap), width: small, height: small)
    }

    /// Returns the elements of all three sections, with their texts.
    func elements(width: CGFloat) -> [ArticleElement] {
      (0..<YJBlocks.sections).flatMap { section -> [ArticleElement] in
        let top = CGFloat(section) * sectionHeight
        let cells = (0..<YJBlocks.count).map { item in
          ArticleElement(
            section: section, item: item, frame: frame(item).offsetBy(dx: 0, dy: top),
            text: "\(item)")
        }
        let footer = CGRect(x: 0, y: top + sectionHeight - 50, width: width, height: 50)
        let header = CGRect(x: 0, y: top, width: width, height: 60)
        return cells + [
          ArticleElement(kind: "footer", section: section, frame: footer),
          ArticleElement(
            kind: "header", section: section, frame: header, text: "\(section) Section"),
        ]
      }
    }
  }

  private func outcome(columns: Int, in viewport: CGSize) -> ArticleOutcome {
    let plan = Plan(mode, columns: columns, width: viewport.width)
    return ArticleOutcome(
      elements: plan.elements(width: viewport.width),
      contentSize: CGSize(
        width: viewport.width, height: CGFloat(Self.sections) * plan.sectionHeight),
      viewport: viewport)
  }

  // MARK: Cases

  private var uprightCase: ScenarioCase {
    scenario(
      nil, columns: 5, in: screen.size, ArticleStory(), outcome(columns: 5, in: screen.size))
  }

  /// The case of a device that is turned. The app is notified and sets the template for landscape.
  private var turnedCase: ScenarioCase {
    var story = ArticleStory()
    story.perform(.setBounds(screen.turned, animated: false))
    story.perform(.setParameters(["template": Self.template(7)]))
    return scenario(
      "turned", columns: 5, in: screen.size, story, outcome(columns: 7, in: screen.turned))
  }

  /// The case of a start in landscape. The view is wide, and the published demonstration uses the
  /// template for portrait (YJ-10).
  private var flatCase: ScenarioCase {
    let columns = mode == .corrected ? 7 : 5
    var scenario = scenario(
      "flat", columns: columns, in: screen.turned, ArticleStory(),
      outcome(columns: columns, in: screen.turned))
    scenario.screen?.size = screen.turned
    return scenario
  }

  private func scenario(
    _ situation: String?, columns: Int, in viewport: CGSize, _ story: ArticleStory,
    _ outcome: ArticleOutcome
  ) -> ScenarioCase {
    ScenarioCase(
      id: screen.id(mode.name("yjBlocks"), situation), layout: "block",
      parameters: mode.parameters([
        "template": Self.template(columns), "preset": "leadingTile", "gap": 10,
        "sectionInset": 10, "headerHeight": 60, "footerHeight": 50,
      ]),
      sections: Array(repeating: ScenarioSection(.count(Self.count)), count: Self.sections),
      viewport: viewport, displayScale: 2, actions: story.actions,
      screen: ScenarioScreen(size: screen.size),
      texts: ScenarioTexts(cell: "{item}", header: "{section} Section"),
      expect: outcome.expectation(story.steps))
  }
}

// MARK: - Other templates

extension YJBlocks {
  /// The cases of templates and widths that the published layout should have refused (YJ-2, YJ-4 to
  /// YJ-6).
  static var situations: [ScenarioCase] {
    [
      unscoped, situation("one-width", [[0]], [150], heights: [[20, 30]], nil, height: nil),
      situation(
        "too-wide", [[0], [1]], [250, 225], heights: [[100, 200, 20, 30, 40, 50]],
        .cells([
          CGRect(x: 0, y: 0, width: 250, height: 100),
          CGRect(x: 150, y: 0, width: 225, height: 200),
          CGRect(x: 0, y: 100, width: 250, height: 20),
          CGRect(x: 150, y: 100, width: 225, height: 30),
          CGRect(x: 0, y: 100, width: 250, height: 40),
          CGRect(x: 150, y: 100, width: 225, height: 50),
        ]), height: 200),
      situation(
        "wrong-entries", [[0], [2]], [100, 100], heights: [[10, 20, 30, 40]],
        [
          ArticleElement(item: 0, frame: CGRect(x: 0, y: 0, width: 100, height: 10)),
          ArticleElement(item: 2, frame: CGRect(x: 0, y: 205, width: 100, height: 30)),
        ], height: 235),
      situation(
        "empty-column", [[2], [0], [1]], [100, 120, 115], heights: [[10, 20, 30], [10]],
        .cells([
          CGRect(x: 120, y: 0, width: 120, height: 10),
          CGRect(x: 250, y: 0, width: 115, height: 20),
          CGRect(x: 10, y: 0, width: 100, height: 30),
        ]) + .cells([CGRect(x: 10, y: 30, width: 120, height: 10)], section: 1), height: 40,
        ["sectionInset": [0, 10, 0, 10]]),
      situation(
        "lost-item", [[1], [2, 0]], [106, 64], heights: [[22, 39, 77, 46]], width: 378,
        .cells([
          CGRect(x: 314, y: 285, width: 64, height: 22),
          CGRect(x: 0, y: 0, width: 106, height: 39),
          CGRect(x: 314, y: 0, width: 64, height: 77),
        ]) + [
          ArticleElement(kind: "footer", frame: CGRect(x: 0, y: 307, width: 378, height: 15))
        ], height: 322, ["footerHeight": 15]),
    ]
  }

  /// The case without a delegate. No item has a height, and nothing is laid out.
  private static var unscoped: ScenarioCase {
    situation(
      "no-delegate", [[0], [1]], [100, 100], heights: [[10, 20]], [], height: 0,
      ["delegateAttached": false])
  }

  /// Makes a case of the published layout.
  ///
  /// - Parameter height: The height of the content; nil if the expectation gives none.
  private static func situation(
    _ name: String, _ template: JSONValue, _ widths: [CGFloat], heights: [[CGFloat]],
    width: CGFloat = 375, _ elements: [ArticleElement]?, height: CGFloat?,
    _ changes: JSONObject = JSONObject()
  ) -> ScenarioCase {
    var parameters: JSONObject = ["template": template, "columnWidths": JSONValue(widths)]
    for member in changes.members { parameters[member.key] = member.value }
    let viewport = CGSize(width: width, height: 667)
    let expect: JSONObject =
      height.map {
        ArticleOutcome(
          elements: elements, contentSize: CGSize(width: width, height: $0), viewport: viewport
        ).expectation()
      } ?? ["cells": [], "faults": []]
    return ScenarioCase(
      id: ArticleScreen.all[0].id("yjBlocksAsPublished", name), layout: "block",
      parameters: ArticleMode.asPublished.parameters(parameters),
      sections: heights.map { ScenarioSection(.items($0.map { .height($0) })) },
      viewport: viewport, displayScale: 2, expect: expect)
  }
}
