import Foundation

extension GalleryScenarios {
  /// The puzzle of the article on `WatchFlowLayout`: with a content inset of the view, the grid
  /// asks for no cell (WF-10). The corrected form shows cells with the inset and without.
  public static var watchFlowBlank: NamedScenario {
    NamedScenario(
      id: "watchFlowBlank",
      summary: "the blank view, mended: cells with the view's contentInset as without",
      cases: WatchFlowBlank.cases(.corrected))
  }

  /// The puzzle with the layout as the article published it. The content is 0 points wide, and with
  /// the inset no cell is on screen. In the last case, a switch to the published waterfall is
  /// refused.
  public static var watchFlowBlankAsPublished: NamedScenario {
    NamedScenario(
      id: "watchFlowBlankAsPublished",
      summary: "the blank view as published: no cell under a contentInset, E-40 on a switch",
      cases: WatchFlowBlank.cases(.asPublished))
  }
}

/// A screen of the puzzle, with the waterfalls' sections.
struct WatchFlowBlank {
  let mode: ArticleMode
  let screen: ArticleScreen

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen in
      let blank = WatchFlowBlank(mode: mode, screen: screen)
      return [
        blank.scenario(nil, inset: WatchFlow.inset, .clippedToContent),
        blank.scenario("no-inset", inset: .zero, .clippedToContent),
        blank.scenario("whole", inset: WatchFlow.inset, .whole),
        blank.scenario("no-inset-whole", inset: .zero, .whole),
      ]
    } + ArticleScreen.all.reversed().map { WatchFlowBlank(mode: mode, screen: $0).switchCase }
  }

  private var name: String { mode.name("watchFlowBlank") }
  private var viewport: CGSize { WatchFlow(mode: mode, screen: screen).viewport }

  /// Returns the outcome with an inset. The published form uses the width of the bounds, not the
  /// width inside the insets.
  private func outcome(inset: GridEdgeInsets) -> ArticleOutcome {
    let room = screen.width - (mode == .corrected ? inset.left + inset.right : 0)
    return ArticleOutcome(
      elements: WatchFlow.elements(mode, width: room, from: .zero),
      contentSize: CGSize(width: mode == .corrected ? room : 0, height: WatchFlow.end(mode)),
      viewport: viewport, viewContentInset: inset, offset: CGPoint(x: -inset.left, y: -inset.top))
  }

  private func scenario(
    _ situation: String?, inset: GridEdgeInsets, _ policy: GridView.QueryPolicy
  ) -> ScenarioCase {
    var outcome = outcome(inset: inset)
    if mode == .asPublished, inset != .zero, policy == .clippedToContent {
      // The query rectangle is clipped to the content, which has no width, so nothing is left to
      // query.
      outcome.visibleItems = []
    }
    return ScenarioCase(
      id: screen.id(name, situation), layout: "sectionedWaterfall", parameters: mode.parameters(),
      sections: WatchFlow.sections, viewport: viewport, displayScale: 2, viewContentInset: inset,
      queryPolicy: policy, screen: drawn, expect: outcome.expectation())
  }

  /// The case of a switch from a list to the waterfall. The published waterfall returns no
  /// attributes for single items, so the list stays (WF-7).
  private var switchCase: ScenarioCase {
    var outcome = outcome(inset: .zero)
    if mode == .corrected {
      // The item in the middle of the list is centred: item 1-2, or item 1-1 on the smaller screen.
      let middle: CGFloat = screen.width == 375 ? 254 + 60 : 204 + 40
      outcome.offset.y = middle - viewport.height / 2
    } else {
      outcome = ArticleOutcome(
        elements: rows, contentSize: CGSize(width: screen.width, height: 800), viewport: viewport)
      outcome.faults = [("E-40", 0)]
    }
    var story = ArticleStory()
    story.go("sectionedWaterfall", mode.parameters(), at: outcome.offset)
    return ScenarioCase(
      id: screen.id(name, "switch"), layout: "list", sections: WatchFlow.sections,
      viewport: viewport, displayScale: 2, actions: story.actions, screen: drawn,
      expect: outcome.expectation(story.steps))
  }

  /// The rows of the list, 60 points high with gaps of 10. There is no gap between sections, and
  /// the empty section takes no space.
  private var rows: [ArticleElement] {
    [(0, 2, 0), (1, 5, 130), (2, 1, 470), (3, 4, 530)].flatMap { section, count, top in
      ArticleElement.cells(
        (0..<count).map {
          CGRect(x: 0, y: CGFloat(top + $0 * 70), width: screen.width, height: 60)
        }, section: section)
    }
  }

  private var drawn: ScenarioScreen {
    ScenarioScreen(size: screen.size, origin: CGPoint(x: 0, y: 100))
  }
}
