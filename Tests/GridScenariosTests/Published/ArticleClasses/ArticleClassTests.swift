import GridKit
import GridScenarios
import TestSupport
import Testing

/// The classes of the five articles, written anew from what their pages state of arithmetic and
/// calls, beside the published forms of the gallery: after every step both answer alike. Inputs
/// that would stop the article's program are left out.
@MainActor @Suite("Published forms beside the articles' classes")
struct ArticleClassTests {
  private typealias Input = RestatedInput

  private var forms: [(name: String, check: @MainActor () throws -> Void)] {
    [
      ("filter buttons, ClassFlowlayout", filterButtons), ("a list, SingleFlowLayout", list),
      ("grouped rows, MultiSectionFlowLayout", groupedRows),
      ("a waterfall in every section, WatchFlowLayout", waterfall),
      ("sections with bars, XMFlowLayout", bars),
      ("a line that shrinks, and where it stops, CKLineLayout", line),
      ("a circle, CKCircleLayout", circle), ("a mosaic, CKGridLayout", mosaic),
      ("blocks, YJCollectionViewFlowLayout", blocks),
    ]
  }

  @Test(.seeds(0..<300, inDebug: 10), .rows)
  func `published forms answer like the classes of the articles`() {
    forEachRow(of: forms, named: \.name) { try $0.check() }
  }

  private func filterButtons() throws {
    var input = Input(seed: currentSeed, isTame: true)
    guard let count = input.counts.first, count > 0 else { return }
    let (lineSpacing, itemSpacing) = (input.gap(0...38), input.gap(0...20))
    let hasSizes = input.chance(30)
    var itemCount = Int(input.number(1...count))
    let inset = input.inset
    let sizes = FilterConditionSizes()
    let pair = ArticlePair<ClassFlowlayout>(
      try PublishedStage(
        "shortestColumn",
        [
          "lineSpacing": Input.json(lineSpacing), "interitemSpacing": Input.json(itemSpacing),
          "sectionInset": input.insetJSON, "itemCount": JSONValue(itemCount),
          "sizeDelegate": hasSizes ? "zero" : "none",
        ], sections: [.count(count)], size: input.view),
      delegate: hasSizes ? sizes : nil
    ) {
      let layout = ClassFlowlayout()
      layout.roundsToPixels = false
      layout.itemCount = itemCount
      layout.minimumLineSpacing = lineSpacing
      layout.minimumInteritemSpacing = itemSpacing
      layout.sectionInset = inset
      return layout
    }
    itemCount = Int(input.number(1...itemCount))
    pair.change(["itemCount": JSONValue(itemCount)]) { $0.itemCount = itemCount }
    pair.turn()
    pair.reload(dropping: count - itemCount)
  }

  private func list() throws {
    var input = Input(seed: currentSeed, isTame: true)
    let count = input.counts.first ?? 0
    let lineSpacing = input.gap()
    var itemCount = Int(input.number(0...count))
    let inset = input.inset
    let pair = ArticlePair<SingleFlowLayout>(
      try PublishedStage(
        "list",
        [
          "lineSpacing": Input.json(lineSpacing), "sectionInset": input.insetJSON,
          "itemCount": JSONValue(itemCount),
        ], sections: [.count(count)], size: input.view)
    ) {
      let layout = SingleFlowLayout()
      layout.roundsToPixels = false
      layout.itemCount = itemCount
      layout.minimumLineSpacing = lineSpacing
      layout.sectionInset = inset
      return layout
    }
    pair.turn()
    itemCount = Int(input.number(0...itemCount))
    pair.change(["itemCount": JSONValue(itemCount)]) { $0.itemCount = itemCount }
    pair.reload(dropping: count - itemCount)
  }

  private func groupedRows() throws {
    var input = Input(seed: currentSeed, isTame: true)
    let lineSpacing = input.gap()
    let inset = input.inset
    var counts = (0..<3).map { _ in Int(input.number(0...8)) }
    func groups() -> JSONObject {
      [
        "groups": .array(
          zip(counts, [200, 100, 130]).map {
            ["count": JSONValue($0), "itemWidth": JSONValue($1)]
          })
      ]
    }
    func set(_ layout: MultiSectionFlowLayout) {
      layout.firstSectionCount = counts[0]
      layout.secondSectionCount = counts[1]
      layout.thirdSectionCount = counts[2]
    }
    var parameters = groups()
    parameters["lineSpacing"] = Input.json(lineSpacing)
    parameters["sectionInset"] = input.insetJSON
    let sizes = FilterConditionSizes()
    let pair = ArticlePair<MultiSectionFlowLayout>(
      try PublishedStage(
        "groupedRows", parameters, sections: input.sections(heights: false), size: input.view),
      delegate: sizes
    ) {
      let layout = MultiSectionFlowLayout()
      layout.roundsToPixels = false
      layout.minimumLineSpacing = lineSpacing
      layout.sectionInset = inset
      set(layout)
      return layout
    }
    pair.turn()
    counts = counts.map { max(0, $0 + Int(input.number(-2...2))) }
    pair.change(groups(), set)
    pair.reload(dropping: 2)
  }

  private func waterfall() throws {
    var input = Input(seed: currentSeed, isTame: true)
    let flow = WatchFlowSections(&input)
    let (heights, insets) = (flow.sections.map(\.heights), input.insetJSON)
    input.heights = heights
    var parameters: JSONObject = [
      "contentInset": insets,
      "delegate": .object(
        JSONObject(members: flow.missing.sorted().map { .init(key: $0, value: false) })),
    ]
    if let width = flow.width { parameters["delegateWidth"] = Input.json(width) }
    let inset = input.inset
    let pair = ArticlePair<WatchFlowLayout>(
      try PublishedStage(
        "sectionedWaterfall", parameters, sections: input.sections(flow.sections.map(\.keys)),
        size: input.view),
      // The class's query for a single item stops the program.
      asksItems: false
    ) {
      let layout = WatchFlowLayout()
      layout.flowDelegate = flow
      flow.layout = layout
      layout.contentInset = inset
      return layout
    }
    let wider = GridEdgeInsets(top: inset.top + 3, left: 1, bottom: 2, right: inset.right + 5)
    pair.change(["contentInset": JSONValue(wider)]) { $0.contentInset = wider }
    pair.turn()
    pair.reload(dropping: 3)
    pair.change(["delegateAttached": false]) {
      $0.flowDelegate = nil
      $0.invalidateLayout()
    }
  }

  private func bars() throws {
    var input = Input(seed: currentSeed, isTame: true)
    func size(_ width: ClosedRange<Int>, _ height: ClosedRange<Int>) -> CGSize {
      CGSize(width: input.number(width), height: input.number(height))
    }
    let (header, footer) = (size(10...500, 1...60), size(10...500, 1...60))
    let narrowest = Int(min(input.view.width, input.view.height)) - 40
    let (first, second) = (size(1...narrowest - 20, 1...90), size(1...narrowest - 20, 1...90))
    let (gap, other) = (input.gap(0...20), input.gap(0...20))
    let inset = input.inset
    let pair = ArticlePair<XMFlowLayout>(
      try PublishedStage(
        "headerFooterGrid",
        [
          "itemSize": Input.json(first), "itemSpacing": Input.json(gap),
          "sectionInset": input.insetJSON, "headerSize": Input.json(header),
          "footerSize": Input.json(footer),
        ], sections: input.sections(heights: false), size: input.view),
      // The class's query for a single item is not shown.
      asksItems: false
    ) {
      let layout = XMFlowLayout()
      layout.itemSize = first
      layout.cellSpace = gap
      layout.cellInset = inset
      layout.headerReferenceSize = header
      layout.footerReferenceSize = footer
      return layout
    }
    let narrow = GridEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    pair.change(["itemSpacing": Input.json(other), "sectionInset": JSONValue(narrow)]) {
      $0.cellSpace = other
      $0.cellInset = narrow
    }
    pair.change(["itemSize": Input.json(second)]) { $0.itemSize = second }
    pair.turn()
    pair.resize(to: CGSize(width: input.view.height, height: input.view.height + 50))
  }

  private func line() throws {
    var input = Input(seed: currentSeed, isTame: true)
    let item = CGSize(width: input.number(20...300), height: input.number(20...400))
    let pair = ArticlePair<CKLineLayout>(
      try PublishedStage(
        "carousel", ["itemSize": Input.json(item)], sections: input.sections(heights: false),
        size: input.view)
    ) {
      let layout = CKLineLayout()
      layout.roundsToPixels = false
      layout.itemSize = item
      return layout
    }
    for step in 0..<6 {
      let proposed = CGPoint(x: input.gap(-600...4000), y: input.number(-50...50))
      let isPaging = input.chance(50)
      pair.change(["pagingEnabled": .bool(isPaging)]) { $0.ck_setPageingEnable(isPaging) }
      pair.checkTargets(proposed)
      pair.scroll(to: CGPoint(x: input.gap(0...3000), y: 0))
      if step == 3 { pair.turn() }
    }
  }

  private func circle() throws { try checkPlain("circle") { CKCircleLayout() } }

  private func mosaic() throws { try checkPlain("mosaicGrid") { CKGridLayout() } }

  /// Checks a form without parameters, which lays out one section.
  private func checkPlain(_ layout: String, _ make: () -> GridViewLayout) throws {
    var input = Input(seed: currentSeed, isTame: true)
    let sections = [ScenarioSection.count(Int(input.number(0...40)))]
    let pair = ArticlePair(
      try PublishedStage(layout, sections: sections, size: input.view), make)
    for isFirst in [true, false, false] {
      pair.checkTargets(CGPoint(x: input.number(-50...50), y: input.number(0...900)))
      if isFirst { pair.turn() } else { pair.reload(dropping: 4) }
    }
  }

  private func blocks() throws {
    var input = Input(seed: currentSeed, isTame: true)
    var template = PublishedRestatementTests.template(&input)
    if template.joined().isEmpty { template[0] = [0] }
    let columns = max(2, template.count + Int(input.number(0...1)))
    let widths = (0..<columns).map { _ in input.number(5...160) }
    let bars = (0..<4).map { _ in input.number(1...70) }
    let inset = input.inset
    let source = YJSections(input.heights)
    let pair = ArticlePair<YJCollectionViewFlowLayout>(
      try PublishedStage(
        "block",
        [
          "template": Input.json(template), "columnWidths": JSONValue(widths),
          "sectionInset": input.insetJSON, "headerHeight": Input.json(bars[0]),
          "footerHeight": Input.json(bars[1]),
        ], sections: input.sections(), size: input.view),
      source: source, delegate: source
    ) {
      let layout = YJCollectionViewFlowLayout()
      layout.headerReferenceHeight = bars[0]
      layout.footerReferenceHeight = bars[1]
      layout.sectionInset = inset
      layout.columnItemWidths = widths
      layout.sectionItems = template
      return layout
    }
    checkQueries(of: pair, &input)
    let wider = widths.map { $0 + 4 }
    pair.change([
      "headerHeight": Input.json(bars[2]), "footerHeight": Input.json(bars[3]),
      "columnWidths": JSONValue(wider),
    ]) {
      $0.headerReferenceHeight = bars[2]
      $0.footerReferenceHeight = bars[3]
      $0.columnItemWidths = wider
    }
    var other = template.map { Array($0.reversed()) }
    if other == template { other[0].append(0) }
    pair.change(["template": Input.json(other)]) { $0.sectionItems = other }
    pair.turn()
    pair.reload(dropping: 5)
  }

  @Test func `rows of MultiSectionFlowLayout stop the grid once they are returned`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let grid = simulation.perform {
      let layout = ReturningLayout()
      layout.firstSectionCount = 3
      return GridView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
    }
    let source = SampleDataSource([3])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    #expect(simulation.faults.map(\.code) == ["E-24"])
  }

  /// The override that the article lacks, over its rows.
  private final class ReturningLayout: MultiSectionFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      rows
    }
  }

  /// Rectangles, bars and decorations.
  private func checkQueries(
    of pair: ArticlePair<YJCollectionViewFlowLayout>, _ input: inout RestatedInput
  ) {
    let layouts = [pair.published.layout, pair.written]
    for _ in 0..<5 {
      let rect = CGRect(
        x: input.number(-20...600), y: input.number(-20...1500), width: input.number(0...300),
        height: input.number(0...300))
      let found = layouts.map { layout in
        layout.layoutAttributesForElements(in: rect)?.map { "\($0.indexPath) \($0.frame)" }
      }
      #expect(found[0] == found[1])
    }
    for section in input.heights.indices {
      let path = IndexPath(item: 0, section: section)
      for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
        let bars = layouts.map {
          $0.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        }
        #expect(bars[0] == bars[1] && bars[0] != nil)
        let decorations = layouts.map {
          $0.layoutAttributesForDecorationView(ofKind: kind, at: path)?.frame
        }
        #expect(decorations == bars)
      }
    }
  }
}

/// Sections of a waterfall at random, with tenths, which have no end in binary.
private final class WatchFlowSections: WatchFlowLayoutDelegate {
  let sections: [RestatedWaterfall.Section]
  /// Optional methods that are not there.
  let missing: Set<String>
  /// The width that is answered for each item; nil for the view's.
  let width: CGFloat?
  weak var layout: WatchFlowLayout?

  init(_ input: inout RestatedInput) {
    var sections: [RestatedWaterfall.Section] = []
    let step: CGFloat = input.chance(70) ? 10 : 7
    for heights in input.heights {
      let heights = heights.map { ($0 * 4).rounded() / step }
      sections.append(.init(heights, columns: 1...5, &input))
    }
    self.sections = sections
    var missing: Set<String> = []
    if input.chance(15) { missing.insert("lineSpacing") }
    if input.chance(15) { missing.insert("sectionInset") }
    self.missing = missing
    width = input.chance(40) ? input.number(0...500) : nil
  }

  func numberOfSection() -> Int { sections.count }
  func numberOfColumnInSection(at section: Int) -> Int { sections[section].columns }
  func sizeForItem(at indexPath: IndexPath) -> CGSize {
    CGSize(
      width: width ?? layout?.collectionView?.bounds.width ?? 0,
      height: sections[indexPath.section].heights[indexPath.item])
  }
  func minimumLineSpacingForSection(at section: Int) -> CGFloat { sections[section].lineSpacing }
  func minimumInteritemSpacingForSection(at section: Int) -> CGFloat {
    sections[section].interitemSpacing
  }
  func contentInsetOfSection(at section: Int) -> GridEdgeInsets { sections[section].inset }
  func responds(to method: String) -> Bool { !missing.contains(method) }
}

/// Heights by section, for a grid of which it is data source and delegate.
private final class YJSections: SampleDataSource, YJCollectionViewDelegateFlowLayout {
  private let heights: [[CGFloat]]

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
    super.init(heights.map(\.count))
  }

  func collectionView(_ collectionView: GridView, heightForItemAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.section][indexPath.item]
  }
}
