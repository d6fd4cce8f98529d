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

  /// A form with the number of its seeds.
  private struct Form {
    let name: String
    let seeds: Int
    let check: @MainActor (UInt64) throws -> Void
  }

  private var forms: [Form] {
    [
      Form(name: "filter buttons answer like ClassFlowlayout", seeds: 150, check: filterButtons),
      Form(name: "a list answers like SingleFlowLayout", seeds: 150, check: list),
      Form(name: "grouped rows answer like MultiSectionFlowLayout", seeds: 150, check: groupedRows),
      Form(
        name: "a waterfall in every section answers like WatchFlowLayout", seeds: 300,
        check: waterfall),
      Form(name: "sections with bars answer like XMFlowLayout", seeds: 200, check: bars),
      Form(
        name: "a line that shrinks answers like CKLineLayout, and stops where it does", seeds: 200,
        check: line),
      Form(
        name: "a circle answers like CKCircleLayout, and a mosaic like CKGridLayout", seeds: 100,
        check: circleAndMosaic),
      Form(name: "blocks answer like YJCollectionViewFlowLayout", seeds: 300, check: blocks),
    ]
  }

  @Test(.rows) func `published forms answer like the classes of the articles`() {
    for form in forms {
      forEachRow(of: (0..<form.seeds).scaled(), named: { "\(form.name), seed \($0)" }) {
        try form.check($0)
      }
    }
  }

  private func filterButtons(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
    pair.check()
    itemCount = Int(input.number(1...itemCount))
    pair.change(["itemCount": JSONValue(itemCount)]) { $0.itemCount = itemCount }
    pair.check()
    pair.turn()
    pair.check()
    pair.reload(dropping: count - itemCount)
    pair.check()
  }

  private func list(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
    pair.check()
    pair.turn()
    pair.check()
    itemCount = Int(input.number(0...itemCount))
    pair.change(["itemCount": JSONValue(itemCount)]) { $0.itemCount = itemCount }
    pair.check()
    pair.reload(dropping: count - itemCount)
    pair.check()
  }

  private func groupedRows(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
    pair.check()
    pair.turn()
    pair.check()
    counts = counts.map { max(0, $0 + Int(input.number(-2...2))) }
    pair.change(groups(), set)
    pair.check()
    pair.reload(dropping: 2)
    pair.check()
  }

  private func waterfall(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
        "sectionedWaterfall", parameters, sections: input.sections(flow.keys), size: input.view)
    ) {
      let layout = WatchFlowLayout()
      layout.flowDelegate = flow
      layout.contentInset = inset
      return layout
    }
    flow.grid = pair.written.collectionView
    pair.reload()
    // Its query for a single item stops the program.
    pair.check(asksItems: false)
    let wider = GridEdgeInsets(top: inset.top + 3, left: 1, bottom: 2, right: inset.right + 5)
    pair.change(["contentInset": JSONValue(wider)]) { $0.contentInset = wider }
    pair.check(asksItems: false)
    pair.turn()
    pair.check(asksItems: false)
    pair.reload(dropping: 3)
    pair.check(asksItems: false)
    pair.change(["delegateAttached": false]) {
      $0.flowDelegate = nil
      $0.invalidateLayout()
    }
    pair.check(asksItems: false)
  }

  private func bars(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
        ], sections: input.sections(heights: false), size: input.view)
    ) {
      let layout = XMFlowLayout()
      layout.itemSize = first
      layout.cellSpace = gap
      layout.cellInset = inset
      layout.headerReferenceSize = header
      layout.footerReferenceSize = footer
      return layout
    }
    // Its query for a single item is not shown.
    pair.check(asksItems: false)
    let narrow = GridEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    pair.change(["itemSpacing": Input.json(other), "sectionInset": JSONValue(narrow)]) {
      $0.cellSpace = other
      $0.cellInset = narrow
    }
    pair.check(asksItems: false)
    pair.change(["itemSize": Input.json(second)]) { $0.itemSize = second }
    pair.check(asksItems: false)
    pair.turn()
    pair.check(asksItems: false)
    pair.resize(to: CGSize(width: input.view.height, height: input.view.height + 50))
    pair.check(asksItems: false)
  }

  private func line(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
      pair.check()
      let proposed = CGPoint(x: input.gap(-600...4000), y: input.number(-50...50))
      let isPaging = input.chance(50)
      pair.change(["pagingEnabled": .bool(isPaging)]) { $0.ck_setPageingEnable(isPaging) }
      let targets = [pair.published.layout, pair.written].map { layout in
        pair.published.simulation.perform {
          [
            layout.targetContentOffset(
              forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 1, y: 0)),
            layout.targetContentOffset(forProposedContentOffset: proposed),
          ]
        }
      }
      #expect(targets[0] == targets[1])
      pair.scroll(to: CGPoint(x: input.gap(0...3000), y: 0))
      if step == 3 { pair.turn() }
    }
  }

  private func circleAndMosaic(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
    let sections = [ScenarioSection.count(Int(input.number(0...30)))]
    let circle = ArticlePair<CKCircleLayout>(
      try PublishedStage("circle", sections: sections, size: input.view)
    ) { CKCircleLayout() }
    let grid = ArticlePair<CKGridLayout>(
      try PublishedStage("mosaicGrid", sections: sections, size: input.view)
    ) { CKGridLayout() }
    for step in 0..<3 {
      circle.check()
      grid.check()
      let proposed = CGPoint(x: input.number(-50...50), y: input.number(0...900))
      let targets = [grid.published.layout, grid.written].map { layout in
        [
          layout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 0, y: 1)),
          layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4)),
        ]
      }
      #expect(targets[0] == targets[1])
      if step == 0 {
        circle.turn()
        grid.turn()
      } else {
        circle.reload(dropping: 4)
        grid.reload(dropping: 4)
      }
    }
  }

  private func blocks(seed: UInt64) throws {
    var input = Input(seed: seed, isTame: true)
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
          "template": Self.json(template), "columnWidths": JSONValue(widths),
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
    pair.check()
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
    pair.check()
    var other = template.map { Array($0.reversed()) }
    if other == template { other[0].append(0) }
    pair.change(["template": Self.json(other)]) { $0.sectionItems = other }
    pair.check()
    pair.turn()
    pair.check()
    pair.reload(dropping: 5)
    pair.check()
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

  private static func json(_ template: [[Int]]) -> JSONValue {
    .array(template.map { .array($0.map { JSONValue($0) }) })
  }
}

/// Sections of a waterfall at random, with tenths, which have no end in binary.
private final class WatchFlowSections: WatchFlowLayoutDelegate {
  let sections: [RestatedWaterfall.Section]
  /// Optional methods that are not there.
  let missing: Set<String>
  /// The width that is answered for each item; nil for the view's.
  let width: CGFloat?
  weak var grid: GridView?

  init(_ input: inout RestatedInput) {
    var sections: [RestatedWaterfall.Section] = []
    let step: CGFloat = input.chance(70) ? 10 : 7
    for heights in input.heights {
      sections.append(
        .init(
          heights: heights.map { ($0 * 4).rounded() / step },
          columns: Int(input.number(1...5)), lineSpacing: input.gap(),
          interitemSpacing: input.gap(),
          inset: GridEdgeInsets(
            top: input.gap(0...20), left: input.gap(0...20), bottom: input.gap(0...20),
            right: input.gap(0...20))))
    }
    self.sections = sections
    var missing: Set<String> = []
    if input.chance(15) { missing.insert("lineSpacing") }
    if input.chance(15) { missing.insert("sectionInset") }
    self.missing = missing
    width = input.chance(40) ? input.number(0...500) : nil
  }

  /// The sections as a scenario has them.
  var keys: [JSONObject] {
    sections.map { section in
      [
        "columns": JSONValue(section.columns),
        "lineSpacing": RestatedInput.json(section.lineSpacing),
        "interitemSpacing": RestatedInput.json(section.interitemSpacing),
        "sectionInset": JSONValue(section.inset),
      ]
    }
  }

  func numberOfSection() -> Int { sections.count }
  func numberOfColumnInSection(at section: Int) -> Int { sections[section].columns }
  func sizeForItem(at indexPath: IndexPath) -> CGSize {
    CGSize(
      width: width ?? grid?.bounds.width ?? 0,
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
