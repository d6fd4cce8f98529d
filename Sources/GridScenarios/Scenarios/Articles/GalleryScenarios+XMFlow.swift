import Foundation

extension GalleryScenarios {
  /// The three calls of the article on `XMFlowLayout`, side by side. Call 1 makes the system's
  /// layout, call 2 a layout with margins of 10, and call 3 a layout with margins for three
  /// columns.
  public static var xmFlow: NamedScenario {
    NamedScenario(
      id: "xmFlow", summary: "sections with header and footer: three calls side by side",
      cases: XMFlow.cases(.corrected))
  }

  /// The scenario with the layout as the article published it. Call 3 gets only two columns,
  /// although three fit exactly.
  public static var xmFlowAsPublished: NamedScenario {
    NamedScenario(
      id: "xmFlowAsPublished",
      summary: "sections with header and footer as published: a column is lost on an exact fit",
      cases: XMFlow.cases(.asPublished) + XMFlow.situations)
  }
}

/// A screen of the three calls: items of 100 × 100, headers and footers 50 points high, two
/// sections of seven items.
struct XMFlow {
  let mode: ArticleMode
  let screen: ArticleScreen

  static let count = 7

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen -> [ScenarioCase] in
      let calls = XMFlow(mode: mode, screen: screen)
      return [calls.systemCase, calls.marginCase, calls.exactCase]
        + (screen == ArticleScreen.all[0] ? [calls.turnedCase] : [])
    }
  }

  private var width: CGFloat { screen.width }
  private var name: String { mode.name("xmFlow") }

  /// The space left on either side of three items and two gaps.
  private var exactMargin: CGFloat { (width - 320) / 2 }

  // MARK: Places

  /// Returns the elements of both sections, with headers and footers as wide as the screen was when
  /// the layout was made.
  ///
  /// - Parameters:
  ///   - columns: The left edges of the columns.
  ///   - margin: The margin above and below the items.
  private func elements(columns: [CGFloat], margin: CGFloat) -> [ArticleElement] {
    (0..<2).flatMap { section -> [ArticleElement] in
      let top = CGFloat(section) * extent(columns: columns.count, margin: margin)
      let items = (0..<Self.count).map { item in
        let (row, column) = item.quotientAndRemainder(dividingBy: columns.count)
        return CGRect(
          x: columns[column], y: top + 50 + margin + CGFloat(row) * 110, width: 100, height: 100)
      }
      let footer = top + extent(columns: columns.count, margin: margin) - 50
      return ArticleElement.cells(items, section: section) + [
        bar("footer", section, footer), bar("header", section, top),
      ]
    }
  }

  private func bar(_ kind: String, _ section: Int, _ y: CGFloat) -> ArticleElement {
    ArticleElement(
      kind: kind, section: section, frame: CGRect(x: 0, y: y, width: width, height: 50))
  }

  /// Returns the length of a section, with its header and footer.
  private func extent(columns: Int, margin: CGFloat) -> CGFloat {
    let rows = CGFloat((Self.count + columns - 1) / columns)
    return 100 + 2 * margin + rows * 110 - 10
  }

  private func columns(_ count: Int, from left: CGFloat, pitch: CGFloat = 110) -> [CGFloat] {
    (0..<count).map { left + CGFloat($0) * pitch }
  }

  // MARK: Cases

  /// The case of call 1: three items in a line, and the gaps take the remaining width.
  private var systemCase: ScenarioCase {
    let pitch = 100 + (width - 300) / 2
    return scenario(
      "1", "flow",
      [
        "itemSize": [100, 100], "headerReferenceSize": [.number(width), 50],
        "footerReferenceSize": [.number(width), 50],
      ],
      elements(columns: columns(3, from: 0, pitch: pitch), margin: 0),
      height: 2 * extent(columns: 3, margin: 0))
  }

  /// The case of call 2: margins of 10.
  private var marginCase: ScenarioCase {
    let count = width == 375 ? 3 : 2
    return grid(
      "2", inset: [10, 10, 10, 10], elements(columns: columns(count, from: 10), margin: 10),
      height: 2 * extent(columns: count, margin: 10))
  }

  /// The case of call 3: margins that leave room for exactly three items and two gaps.
  private var exactCase: ScenarioCase {
    let count = mode == .corrected ? 3 : 2
    return grid(
      "3", inset: exactInset, elements(columns: columns(count, from: exactMargin), margin: 10),
      height: 2 * extent(columns: count, margin: 10))
  }

  /// The case of call 3 after the screen is turned. Margins, headers and footers keep their
  /// original sizes.
  private var turnedCase: ScenarioCase {
    let elements = elements(columns: columns(5, from: exactMargin), margin: 10)
    var story = ArticleStory()
    story.perform(.setBounds(screen.turned, animated: false))
    story.look(at: elements)
    let outcome = ArticleOutcome(
      elements: elements, contentSize: CGSize(width: screen.height, height: 660),
      viewport: screen.turned)
    var scenario = grid("3-turned", inset: exactInset, [], height: 0)
    scenario.actions = story.actions
    scenario.expect = outcome.expectation(story.steps)
    return scenario
  }

  private var exactInset: [CGFloat] { [10, exactMargin, 10, exactMargin] }

  private func grid(
    _ situation: String, inset: [CGFloat], _ elements: [ArticleElement], height: CGFloat,
    _ changes: JSONObject = JSONObject()
  ) -> ScenarioCase {
    let barSize = JSONValue([width, 50])
    var parameters: JSONObject = [
      "itemSize": [100, 100], "itemSpacing": 10, "sectionInset": JSONValue(inset),
      "headerSize": barSize, "footerSize": barSize,
    ]
    for member in changes.members { parameters[member.key] = member.value }
    return scenario(
      situation, "headerFooterGrid", mode.parameters(parameters), elements, height: height)
  }

  private func scenario(
    _ situation: String, _ layout: String, _ parameters: JSONObject,
    _ elements: [ArticleElement], height: CGFloat
  ) -> ScenarioCase {
    let outcome = ArticleOutcome(
      elements: elements, contentSize: CGSize(width: width, height: height),
      viewport: screen.size)
    return ScenarioCase(
      id: screen.id(name, situation), layout: layout, parameters: parameters,
      sections: Array(repeating: ScenarioSection(.count(Self.count)), count: 2),
      viewport: screen.size, displayScale: 2, screen: ScenarioScreen(size: screen.size),
      expect: outcome.expectation())
  }
}

// MARK: - The published form with other numbers

extension XMFlow {
  /// The cases of a footer that is less high than the header, of a grid without headers and
  /// footers, and of an item that is wider than the available width (XM-4, XM-5).
  static var situations: [ScenarioCase] {
    let calls = XMFlow(mode: .asPublished, screen: ArticleScreen.all[0])
    return [calls.lowFooter, calls.bare, calls.wide]
  }

  /// The case of footers 30 points high. Their frames are 50 points high, and the second section
  /// starts inside the first footer.
  private var lowFooter: ScenarioCase {
    let all = elements(columns: columns(3, from: 10), margin: 10).map { element in
      var element = element
      if element.section == 1 { element.frame.origin.y -= 20 }
      return element
    }
    return grid(
      "low-footer", inset: [10, 10, 10, 10], all, height: 840, ["footerSize": [375, 30]])
  }

  private var bare: ScenarioCase {
    let all = elements(columns: columns(3, from: 10), margin: 10).filter { $0.kind == "cell" }
      .map { element in
        var element = element
        element.frame.origin.y -= element.section == 0 ? 50 : 150
        return element
      }
    return grid(
      "bare", inset: [10, 10, 10, 10], all, height: 680, ["headerSize": 0, "footerSize": 0])
  }

  /// The case where no column fits. The items are left out, and the height of the rows in each
  /// section is minus one gap.
  private var wide: ScenarioCase {
    let bars = (0..<2).flatMap { section in
      let top = CGFloat(section) * 110
      return [bar("footer", section, top + 60), bar("header", section, top)]
    }
    return grid("wide", inset: [10, 10, 10, 10], bars, height: 220, ["itemSize": [400, 100]])
  }
}
