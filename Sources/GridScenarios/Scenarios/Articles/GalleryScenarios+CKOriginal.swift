import Foundation

extension GalleryScenarios {
  /// The demonstration on which the article on `CKLineLayout` is based. Twenty items stand on a
  /// circle, counter-clockwise from the bottom, and taps delete them (CK-12).
  public static var ckOriginal: NamedScenario {
    NamedScenario(
      id: "ckOriginal", summary: "a circle whose items go at a tap, down to the one in the centre",
      cases: CKOriginal.cases(.corrected))
  }

  /// The scenario with the layouts as the article published them.
  public static var ckOriginalAsPublished: NamedScenario {
    NamedScenario(
      id: "ckOriginalAsPublished",
      summary: "a circle whose items go at a tap, as published: a content without size",
      cases: CKOriginal.cases(.asPublished))
  }
}

/// A screen of the circle of twenty items. The size of the view and the item size in the line
/// layout, 100 × 100, are not from the article.
struct CKOriginal {
  let mode: ArticleMode
  let screen: ArticleScreen

  static let count = 20
  static let circle: JSONObject = [
    "radius": 70, "itemSize": [50, 50], "startAngleDegrees": 90, "clockwise": false,
  ]
  static let line: JSONObject = ["itemSize": [100, 100]]

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen in
      let original = CKOriginal(mode: mode, screen: screen)
      return [
        original.wholeCase, original.switchCase(fresh: true), original.switchCase(fresh: false),
        original.refusedCase,
      ]
    }
  }

  private var width: CGFloat { screen.width }
  private var viewport: CGSize { CGSize(width: width, height: 200) }

  // MARK: Places

  /// Returns the items of the circle, counter-clockwise from the bottom. A single item is in the
  /// centre.
  private func circle(_ count: Int) -> [ArticleElement] {
    .cells(
      (0..<count).map { item in
        let angle = CGFloat(item) / CGFloat(count) * 2 * .pi
        let radius: CGFloat = count == 1 ? 0 : 70
        return CGRect(
          x: width / 2 + radius * sin(angle) - 25, y: 100 + radius * cos(angle) - 25, width: 50,
          height: 50)
      })
  }

  private func line(at offset: CGFloat? = nil) -> [ArticleElement] {
    (0..<Self.count).map { item in
      let x = CGFloat(item) * 110
      return ArticleElement(
        item: item, frame: CGRect(x: (width - 100) / 2 + x, y: 50, width: 100, height: 100),
        scale: offset.map { 1 - abs(x - $0) / width })
    }
  }

  private func shown(at offset: CGFloat) -> [ArticleElement] {
    line(at: offset).filter { $0.shown.minX < offset + width && offset < $0.shown.maxX }
  }

  private var circleSize: CGSize { mode == .corrected ? viewport : .zero }

  // MARK: Cases

  /// The case of the whole demonstration. Each tap hits the last item, which lies above its
  /// neighbours. The data source changes before the grid.
  private var wholeCase: ScenarioCase {
    var story = ArticleStory()
    story.look(at: circle(Self.count))
    for count in (1..<Self.count).reversed() {
      let last = ItemPosition(0, count)
      story.perform(.tap(.item(last)))
      story.perform(.update(deleting(last, animated: true)))
      story.perform(.settle(limit: 10))
      if [19, 10, 2, 1].contains(count) { story.look(at: circle(count)) }
    }
    return scenario(
      nil, "circle", Self.circle, story,
      ArticleOutcome(elements: circle(1), contentSize: circleSize, viewport: viewport))
  }

  /// Returns the case of a tap beside the items, which switches the layout. A new layout object
  /// remembers nothing, so the selected item is centred as far as the offset limits allow. A kept
  /// layout object returns to its old offset.
  private func switchCase(fresh: Bool) -> ScenarioCase {
    let beside = ScenarioAction.tap(.point(CGPoint(x: 4, y: 4)))
    let rest = CGPoint(x: 220, y: 0)
    let back = fresh ? .zero : rest
    var story = ArticleStory()
    story.drag(to: CGPoint(x: 200, y: 0), at: rest)
    story.look(at: shown(at: rest.x), from: rest, .visible)
    story.perform(beside, at: rest)
    story.go("circle", mode.parameters(Self.circle), fresh: fresh)
    story.look(at: circle(Self.count))
    // All items are equally far from the middle of the view. Without a selection, rounding would
    // decide which item the line centres.
    story.perform(.select(.init(ItemPosition(0, 0))))
    story.perform(beside)
    story.go("carousel", fresh ? mode.parameters(Self.line) : [:], at: back, fresh: fresh)
    story.look(at: shown(at: back.x), from: back, .visible)
    return scenario(
      fresh ? "fresh" : "kept", "carousel", Self.line, story,
      ArticleOutcome(
        elements: line(), contentSize: CGSize(width: width + 19 * 110, height: 200),
        viewport: viewport, offset: back,
        visibleItems: shown(at: back.x).map { ItemPosition(0, $0.item) }))
  }

  /// The case of an item that is deleted in the grid but not in the data source. The update is
  /// refused, and no item is deleted.
  private var refusedCase: ScenarioCase {
    let last = ItemPosition(0, Self.count - 1)
    var update = deleting(last, animated: false)
    update.model = false
    var story = ArticleStory()
    story.perform(.tap(.item(last)))
    story.perform(.update(update))
    var outcome = ArticleOutcome(
      elements: circle(Self.count), contentSize: circleSize, viewport: viewport)
    outcome.faults = [("E-50", 1)]
    var scenario = scenario("refused", "circle", Self.circle, story, outcome)
    scenario.expect?["selectedItems"] = [last.json]
    return scenario
  }

  private func deleting(_ item: ItemPosition, animated: Bool) -> ScenarioUpdate {
    var update = ScenarioUpdate()
    update.deletes = [item]
    update.animated = animated
    return update
  }

  private func scenario(
    _ situation: String?, _ layout: String, _ parameters: JSONObject, _ story: ArticleStory,
    _ outcome: ArticleOutcome
  ) -> ScenarioCase {
    ScenarioCase(
      id: screen.id(mode.name("ckOriginal"), situation), layout: layout,
      parameters: mode.parameters(parameters), sections: [ScenarioSection(.count(Self.count))],
      viewport: viewport, displayScale: 2, actions: story.actions,
      screen: ScenarioScreen(size: screen.size, origin: CGPoint(x: 0, y: 150)),
      expect: outcome.expectation(story.steps))
  }
}
