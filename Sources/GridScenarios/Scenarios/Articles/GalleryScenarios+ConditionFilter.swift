import Foundation

extension GalleryScenarios {
  /// The filter panel of the article on filter conditions: three buttons above one grid of seven
  /// items. Each button sets its own layout.
  public static var conditionFilter: NamedScenario {
    NamedScenario(
      id: "conditionFilter",
      summary: "filter conditions: seven items, three layouts behind three buttons",
      cases: ConditionFilter.cases(.corrected))
  }

  /// The scenario with the layouts as the article published them. Each press of a button reloads
  /// the grid at once, and two layouts get item sizes of zero.
  public static var conditionFilterAsPublished: NamedScenario {
    NamedScenario(
      id: "conditionFilterAsPublished",
      summary: "filter conditions as published: reloads, sizes of zero, item 6 out of reach",
      cases: ConditionFilter.cases(.asPublished) + ConditionFilter.situations)
  }
}

/// A screen of the filter panel. Spacings are 10 points, and insets are 0.
struct ConditionFilter {
  let mode: ArticleMode
  let screen: ArticleScreen

  static let titles = (columns: "流水布局", rows: "单行布局", groups: "多行布局")
  static let count = 7

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen in
      let panel = ConditionFilter(mode: mode, screen: screen)
      return [panel.wholeCase, panel.listCase, panel.groupsCase]
    }
  }

  /// The size of the grid. The space above the grid, which holds the buttons, equals the space
  /// below.
  var viewport: CGSize { CGSize(width: screen.width, height: screen.height - 300) }
  private var width: CGFloat { screen.width }

  // MARK: Layouts

  /// The parameters of the layouts other than the grouped rows. In the published form, a delegate
  /// returns the size (0, 0) for every item.
  private var unsized: JSONObject {
    mode == .corrected ? [:] : ["mode": "asPublished", "sizeDelegate": "zero"]
  }

  /// The elements in four columns and two rows. The tops of the published columns differ by
  /// thousandths of a point.
  private var columns: [ArticleElement] {
    let cell = (width - 30) / 4
    let bias: [CGFloat] = mode == .corrected ? [0, 0, 0, 0] : [0, 0.001, 0.0011, 0.0012]
    return .cells(
      (0..<Self.count).map { item in
        let (row, column) = item.quotientAndRemainder(dividingBy: 4)
        return CGRect(
          x: CGFloat(column) * (cell + 10), y: CGFloat(row) * 50 + bias[column], width: cell,
          height: 40)
      })
  }

  private var rows: [ArticleElement] { .cells(Self.rows(Array(repeating: width, count: 7))) }

  /// The elements of the grouped rows. In the published form, a flow layout places three wide
  /// items, two items of almost half the width and two items 150 points wide.
  private var groups: [ArticleElement] {
    if mode == .corrected { return .cells(Self.rows([200, 200, 200, 100, 100, 130, 130])) }
    let half = (width - 100) / 2
    let lines: [(x: CGFloat, y: CGFloat, width: CGFloat)] = [
      (15, 0, width - 30), (15, 70, width - 30), (15, 140, width - 30), (0, 210, half),
      (width - half, 210, half), (0, 280, 150), (160, 280, 150),
    ]
    return .cells(lines.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: 60) })
  }

  static func rows(_ widths: [CGFloat]) -> [CGRect] {
    widths.enumerated().map { CGRect(x: 0, y: CGFloat($0) * 70, width: $1, height: 60) }
  }

  // MARK: Heights of the content

  private var columnsHeight: CGFloat { mode == .corrected ? 90 : 0 }
  private var rowsHeight: CGFloat { mode == .corrected ? 480 : 0 }
  private var groupsHeight: CGFloat { mode == .corrected ? 480 : 340 }

  /// The offset at which the end of seven rows is on screen. The corrected form scrolls there,
  /// because the switch centres the tapped item, which is near the end. The published form does not
  /// scroll.
  private var end: CGPoint {
    CGPoint(x: 0, y: mode == .corrected ? 480 - viewport.height : 0)
  }

  // MARK: Presses

  private var reloads: Bool { mode == .asPublished }

  /// A story that shows the first layout and taps item 5.
  private var opening: ArticleStory {
    var story = ArticleStory()
    story.look(at: columns)
    story.perform(.tap(.item(ItemPosition(0, 5))))
    return story
  }

  /// Adds a press of the second button, and a drag to the end of the rows.
  private func pressRows(_ story: inout ArticleStory) {
    story.go("list", unsized, at: end, reloads: reloads, pressing: Self.titles.rows)
    story.look(at: rows, from: end)
    story.drag(to: CGPoint(x: 0, y: 480 - viewport.height), at: end)
  }

  /// Adds a press of the third button.
  private func pressGroups(_ story: inout ArticleStory) {
    story.go(
      "groupedRows", mode.parameters(), at: end, reloads: reloads, pressing: Self.titles.groups)
    story.look(at: groups, from: end)
  }

  // MARK: Cases

  private var wholeCase: ScenarioCase {
    var story = opening
    pressRows(&story)
    pressGroups(&story)
    story.go("shortestColumn", reloads: reloads, pressing: Self.titles.columns)
    story.look(at: columns)
    return scenario(nil, story, columns, height: columnsHeight)
  }

  private var listCase: ScenarioCase {
    var story = opening
    pressRows(&story)
    return scenario("list", story, rows, height: rowsHeight, at: end)
  }

  private var groupsCase: ScenarioCase {
    var story = opening
    pressRows(&story)
    pressGroups(&story)
    return scenario("groups", story, groups, height: groupsHeight, at: end)
  }

  private func scenario(
    _ situation: String?, _ story: ArticleStory, _ elements: [ArticleElement],
    height: CGFloat, at offset: CGPoint = .zero
  ) -> ScenarioCase {
    let outcome = ArticleOutcome(
      elements: elements, contentSize: CGSize(width: width, height: height), viewport: viewport,
      offset: offset)
    return ScenarioCase(
      id: screen.id(mode.name("conditionFilter"), situation), layout: "shortestColumn",
      parameters: unsized, sections: [ScenarioSection(.count(Self.count))], viewport: viewport,
      displayScale: 2, actions: story.actions, screen: drawn(story),
      expect: outcome.expectation(story.steps))
  }

  /// Returns the screen with the controls of a story. As in the article, the third button crosses
  /// the right edge of both screens (CF-13).
  private func drawn(_ story: ArticleStory) -> ScenarioScreen {
    func button(_ title: String, x: CGFloat) -> ScenarioScreen.Control {
      story.control(title, CGRect(x: x, y: 80, width: 100, height: 50))
    }
    return ScenarioScreen(
      size: screen.size, origin: CGPoint(x: 0, y: 150),
      controls: [
        button(Self.titles.columns, x: 0), button(Self.titles.rows, x: 200),
        button(Self.titles.groups, x: 300),
      ])
  }
}

extension [ArticleElement] {
  /// Returns the cells of a section with the given frames, in item order.
  static func cells(_ frames: [CGRect], section: Int = 0) -> [ArticleElement] {
    ArticleElement.cells(frames, section: section)
  }
}
