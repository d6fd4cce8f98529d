import Foundation

extension GalleryScenarios {
  /// The demonstration of the article on `CKLineLayout` and of its repository. It shows twelve
  /// items as a line, a circle and a grid. Each layout returns to the offset at which it was left.
  public static var ckSwitcher: NamedScenario {
    NamedScenario(
      id: "ckSwitcher",
      summary: "line, circle and grid of twelve items: eleven steps, places remembered",
      cases: CKSwitcher.cases(.corrected))
  }

  /// The scenario with the layouts as the article published them. The carousel's page cursor has no
  /// limits and follows only drags.
  public static var ckSwitcherAsPublished: NamedScenario {
    NamedScenario(
      id: "ckSwitcherAsPublished",
      summary: "line, circle and grid as published: a page is lost, and the line jumps back",
      cases: CKSwitcher.cases(.asPublished) + CKSwitcher.situations)
  }
}

/// A screen of the switcher: twelve items of 200 × 280 points in a view 300 points high.
struct CKSwitcher {
  let mode: ArticleMode
  let screen: ArticleScreen

  static let titles = (line: "Line", circle: "Circle", grid: "Grid", paging: "Paging")
  static let line: JSONObject = ["itemSize": [200, 280], "pagingEnabled": true]

  static func cases(_ mode: ArticleMode) -> [ScenarioCase] {
    ArticleScreen.all.flatMap { screen in
      let switcher = CKSwitcher(mode: mode, screen: screen)
      return [
        switcher.wholeCase, switcher.lineCase, switcher.halfwayCase, switcher.circleCase,
        switcher.mosaicCase, switcher.targetCase,
      ]
    }
  }

  private var width: CGFloat { screen.width }
  var viewport: CGSize { CGSize(width: width, height: 300) }

  // MARK: Places

  /// Returns the items of the line at an offset, each scaled by its distance from the middle. A nil
  /// offset gives the frames without scales.
  private func line(_ count: Int = 12, at offset: CGFloat? = nil) -> [ArticleElement] {
    (0..<count).map { item in
      let x = CGFloat(item) * 210
      return ArticleElement(
        item: item, frame: CGRect(x: (width - 200) / 2 + x, y: 10, width: 200, height: 280),
        scale: offset.map { 1 - abs(x - $0) / width })
    }
  }

  private func lineSize(_ count: Int = 12) -> CGSize {
    CGSize(width: width + CGFloat(count - 1) * 210, height: 300)
  }

  /// Returns the elements of the line that are on screen.
  private func shown(_ count: Int = 12, at offset: CGFloat) -> [ArticleElement] {
    line(count, at: offset).filter {
      $0.shown.minX < offset + width && offset < $0.shown.maxX
    }
  }

  /// Returns the items of the circle, clockwise from the top, with a radius of (300 − 80)/2.
  private func circle(_ count: Int = 12) -> [ArticleElement] {
    .cells(
      (0..<count).map { item in
        let angle = CGFloat(item) / CGFloat(count) * 2 * .pi
        return CGRect(
          x: width / 2 + 110 * sin(angle) - 37.5, y: 150 - 110 * cos(angle) - 37.5, width: 75,
          height: 75)
      })
  }

  private var circleSize: CGSize { mode == .corrected ? viewport : .zero }

  /// The elements of the mosaic: two blocks of six tiles, each block as high as the view is wide.
  private var mosaic: [ArticleElement] {
    let half = width / 2
    let tiles: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
      (0, 0, 1), (1, 0, 0.5), (1, 0.5, 0.5), (0, 1, 0.5), (0, 1.5, 0.5), (1, 1, 1),
    ]
    return .cells(
      (0..<12).map { item in
        let (block, tile) = (item / 6, tiles[item % 6])
        return CGRect(
          x: tile.x * half, y: (tile.y + CGFloat(block) * 2) * half, width: half,
          height: tile.height * half)
      })
  }

  private var mosaicSize: CGSize {
    CGSize(width: mode == .corrected ? width : 0, height: 2 * width)
  }

  // MARK: Steps

  /// The offsets after the steps of the line layout, in the order of the article's page: three
  /// drags with paging, a drag without paging, a drag with paging, a drag from 2100 after circle
  /// and grid, and the return to the line with eleven items.
  private var rests: [CGFloat] {
    mode == .corrected
      ? [0, 210, 420, 1260, 1470, 2310, 2100] : [0, 0, 210, 1260, 1470, 1680, 1680]
  }

  /// The proposed offsets of the first three drags.
  private static let proposals: [CGFloat] = [-30, 40, 900]

  private static func x(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }

  private func go(
    _ layout: String, _ story: inout ArticleStory, at offset: CGPoint = .zero, first: Bool = false
  ) {
    let control = ["carousel": Self.titles.line, "circle": Self.titles.circle][layout]
    story.go(
      layout, first ? mode.parameters() : [:], at: offset, pressing: control ?? Self.titles.grid)
  }

  /// Adds steps 1 to 5: drags on the line.
  private func dragAlong(_ story: inout ArticleStory) {
    story.look(at: shown(at: 0), .visible)
    for (proposed, rest) in zip(Self.proposals, rests) {
      story.drag(to: Self.x(proposed), at: Self.x(rest))
    }
    story.perform(
      .setParameters(["pagingEnabled": false]), at: Self.x(rests[2]), pressing: Self.titles.paging)
    story.drag(to: Self.x(1200), at: Self.x(rests[3]))
    story.perform(
      .setParameters(["pagingEnabled": true]), at: Self.x(rests[3]), pressing: Self.titles.paging)
    story.drag(to: Self.x(1300), at: Self.x(rests[4]))
    story.look(at: shown(at: rests[4]), from: Self.x(rests[4]), .visible)
  }

  /// Adds steps 6 and 7: circle and grid.
  private func visitBoth(_ story: inout ArticleStory) {
    go("circle", &story, first: true)
    story.look(at: circle())
    go("mosaicGrid", &story, first: true)
    story.look(at: mosaic)
    story.drag(to: CGPoint(x: 0, y: 300), at: CGPoint(x: 0, y: 300))
  }

  /// Adds steps 8 to 11. They show the line, the grid and the circle again, delete an item, and
  /// show the line with the remaining items.
  private func returnToAll(_ story: inout ArticleStory) {
    go("carousel", &story, at: Self.x(rests[4]))
    story.perform(.setContentOffset(Self.x(2100), animated: false), at: Self.x(2100))
    story.drag(to: Self.x(2110), at: Self.x(rests[5]))
    story.look(at: shown(at: rests[5]), from: Self.x(rests[5]), .visible)
    go("mosaicGrid", &story, at: CGPoint(x: 0, y: 300))
    story.look(at: mosaic, from: CGPoint(x: 0, y: 300))
    go("circle", &story)
    story.perform(.tap(.item(ItemPosition(0, 3))))
    var update = ScenarioUpdate()
    update.deletes = [ItemPosition(0, 3)]
    update.animated = true
    story.perform(.update(update))
    story.perform(.settle(limit: 10))
    story.look(at: circle(11))
    go("carousel", &story, at: Self.x(rests[6]))
    story.look(at: shown(11, at: rests[6]), from: Self.x(rests[6]), .visible)
  }

  // MARK: Cases

  private var wholeCase: ScenarioCase {
    var story = ArticleStory()
    dragAlong(&story)
    visitBoth(&story)
    returnToAll(&story)
    return scenario(
      nil, story, line(11), lineSize(11), at: Self.x(rests[6]), visible: shown(11, at: rests[6]))
  }

  private var lineCase: ScenarioCase {
    scenario("line", ArticleStory(), line(), lineSize(), visible: shown(at: 0))
  }

  /// The case of an offset of half a page, at which two items are equally far from the middle.
  private var halfwayCase: ScenarioCase {
    var story = ArticleStory()
    story.perform(.setContentOffset(Self.x(105), animated: false), at: Self.x(105))
    story.look(at: shown(at: 105), from: Self.x(105), .visible)
    return scenario(
      "halfway", story, line(), lineSize(), at: Self.x(105), visible: shown(at: 105))
  }

  private var circleCase: ScenarioCase {
    var story = ArticleStory()
    go("circle", &story, first: true)
    return scenario("circle", story, circle(), circleSize)
  }

  private var mosaicCase: ScenarioCase {
    var story = ArticleStory()
    go("mosaicGrid", &story, first: true)
    story.drag(to: CGPoint(x: 0, y: 300), at: CGPoint(x: 0, y: 300))
    return scenario("mosaic", story, mosaic, mosaicSize, at: CGPoint(x: 0, y: 300))
  }

  /// The case of the target offsets that the layout returns for the first drags, before the view
  /// limits them to the content. In the published form every query moves the cursor, with paging
  /// and without. In the corrected form a query changes nothing, so every query starts from the
  /// first page.
  private var targetCase: ScenarioCase {
    var story = ArticleStory()
    func ask(_ proposed: CGFloat, _ target: CGFloat) {
      story.perform(
        .askTarget(proposed: Self.x(proposed), velocity: .zero),
        result: ["target": JSONValue(Self.x(target))])
    }
    let pages: [CGFloat] = mode == .corrected ? [0, 210, 210] : [-210, 0, 210]
    for (proposed, target) in zip(Self.proposals, pages) { ask(proposed, target) }
    story.perform(.setParameters(["pagingEnabled": false]))
    ask(1200, 1260)
    if mode == .asPublished {
      story.perform(.setParameters(["pagingEnabled": true]))
      ask(1300, 1470)
    }
    return scenario("targets", story, line(), lineSize(), visible: shown(at: 0))
  }

  private func scenario(
    _ situation: String?, _ story: ArticleStory, _ elements: [ArticleElement], _ content: CGSize,
    at offset: CGPoint = .zero, visible: [ArticleElement]? = nil
  ) -> ScenarioCase {
    let outcome = ArticleOutcome(
      elements: elements, contentSize: content, viewport: viewport, offset: offset,
      visibleItems: visible?.map { ItemPosition(0, $0.item) })
    return ScenarioCase(
      id: screen.id(mode.name("ckSwitcher"), situation), layout: "carousel",
      parameters: mode.parameters(Self.line), sections: [ScenarioSection(.count(12))],
      viewport: viewport, displayScale: 2, actions: story.actions, screen: drawn(story),
      expect: outcome.expectation(story.steps))
  }

  /// Returns the screen with the controls of a story. Controls that the article does not place
  /// stand below the grid.
  private func drawn(_ story: ArticleStory) -> ScenarioScreen {
    func button(_ title: String, x: CGFloat) -> ScenarioScreen.Control {
      story.control(title, CGRect(x: x, y: 430, width: 80, height: 40))
    }
    return ScenarioScreen(
      size: screen.size, origin: CGPoint(x: 0, y: 100),
      controls: [
        button(Self.titles.line, x: 20), button(Self.titles.circle, x: 110),
        button(Self.titles.grid, x: 200),
        story.control(Self.titles.paging, CGRect(x: 20, y: 490, width: 120, height: 31)),
      ])
  }
}
