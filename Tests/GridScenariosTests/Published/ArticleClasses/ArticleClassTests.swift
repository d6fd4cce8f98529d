import GridKit
import GridScenarios
import TestSupport
import Testing

/// The classes of the five articles, written anew from what their pages state of arithmetic and
/// calls, beside the published forms of the gallery: after every step both answer alike. Where an
/// input would stop the article's program, the classes do as the gallery does.
@MainActor @Suite("Published forms beside the articles' classes")
struct ArticleClassTests {
  private typealias Input = RestatedInput

  /// Whether views are at least 100 points wide and high, and insets fit.
  var isTame = true

  private func input() -> Input { Input(seed: currentSeed, isTame: isTame) }

  var forms: [(name: String, check: @MainActor () throws -> Void)] {
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
    var input = input()
    let count = input.counts.first ?? 0
    let (lineSpacing, itemSpacing) = (input.gap(0...40), input.gap(0...30))
    let screenWidth = input.chance(50) ? input.number(100...900) : nil
    var itemCount = input.chance(60) ? count : Int(input.number(0...45))
    let bias =
      input.chance(60)
      ? [0, 0.001, 0.0011, 0.0012] : (0..<4).map { _ in input.number(0...8) / 4 }
    let (isSingle, hasSizes) = (input.chance(40), input.chance(20))
    let inset = input.inset
    let sizes = FilterConditionSizes()
    var parameters: JSONObject = [
      "lineSpacing": Input.json(lineSpacing), "interitemSpacing": Input.json(itemSpacing),
      "sectionInset": input.insetJSON, "itemCount": JSONValue(itemCount),
      "columnBias": JSONValue(bias), "precision": isSingle ? "single" : "double",
      "sizeDelegate": hasSizes ? "zero" : "none",
    ]
    if let screenWidth { parameters["screenWidth"] = Input.json(screenWidth) }
    let pair = ArticlePair<ClassFlowlayout>(
      try PublishedStage(
        "shortestColumn", parameters, sections: input.sections(heights: false), size: input.view),
      delegate: hasSizes ? sizes : nil
    ) {
      let layout = ClassFlowlayout()
      layout.roundsToPixels = false
      layout.itemCount = itemCount
      layout.minimumLineSpacing = lineSpacing
      layout.minimumInteritemSpacing = itemSpacing
      layout.sectionInset = inset
      (layout.bias, layout.isSingle, layout.screenWidth) = (bias, isSingle, screenWidth)
      return layout
    }
    itemCount = Int(input.number(0...itemCount))
    pair.change(["itemCount": JSONValue(itemCount)]) { $0.itemCount = itemCount }
    pair.turn()
    pair.reload(dropping: 7)
  }

  private func list() throws {
    var input = input()
    let count = input.counts.first ?? 0
    let (lineSpacing, height) = (input.gap(), input.chance(50) ? input.number(0...90) : 60)
    let screenWidth = input.chance(50) ? input.number(100...900) : nil
    var itemCount = input.chance(60) ? count : Int(input.number(0...45))
    let hasSizes = input.chance(20)
    let inset = input.inset
    let sizes = FilterConditionSizes()
    var parameters: JSONObject = [
      "lineSpacing": Input.json(lineSpacing), "sectionInset": input.insetJSON,
      "itemCount": JSONValue(itemCount), "sizeDelegate": hasSizes ? "zero" : "none",
    ]
    if height != 60 { parameters["itemHeight"] = Input.json(height) }
    if let screenWidth { parameters["screenWidth"] = Input.json(screenWidth) }
    let pair = ArticlePair<SingleFlowLayout>(
      try PublishedStage(
        "list", parameters, sections: input.sections(heights: false), size: input.view),
      delegate: hasSizes ? sizes : nil
    ) {
      let layout = SingleFlowLayout()
      layout.roundsToPixels = false
      (layout.itemCount, layout.itemHeight) = (itemCount, height)
      layout.screenWidth = screenWidth
      layout.minimumLineSpacing = lineSpacing
      layout.sectionInset = inset
      return layout
    }
    pair.turn()
    itemCount = Int(input.number(0...itemCount))
    pair.change(["itemCount": JSONValue(itemCount)]) { $0.itemCount = itemCount }
    pair.reload(dropping: 7)
  }

  private func groupedRows() throws {
    var input = input()
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
    let sizes = FilterConditionSizes()
    var parameters = groups()
    parameters["lineSpacing"] = Input.json(lineSpacing)
    parameters["sectionInset"] = input.insetJSON
    if input.chance(50) {
      let width = input.number(20...900)
      sizes.screenWidth = width
      parameters["screenWidth"] = Input.json(width)
    }
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
    var input = input()
    let flow = WatchFlowSections(&input)
    let (heights, insets) = (flow.sections.map(\.heights), input.insetJSON)
    input.heights = heights
    var parameters: JSONObject = [
      "contentInset": insets,
      "delegate": .object(
        JSONObject(members: flow.missing.sorted().map { .init(key: $0, value: false) })),
    ]
    if let width = flow.width { parameters["delegateWidth"] = Input.json(width) }
    if let claimed = flow.claimed { parameters["delegateSections"] = JSONValue(claimed) }
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
    if let claimed = flow.claimed {
      let isFound = pair.published.codes.contains("section-count-mismatch")
      #expect(isFound == (claimed != flow.sections.count))
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
    var input = input()
    func bar() -> CGSize {
      CGSize(width: input.number(10...500), height: input.chance(25) ? 0 : input.number(1...60))
    }
    let widest = isTame ? Int(min(input.view.width, input.view.height)) - 60 : 200
    func cell() -> CGSize { CGSize(width: input.number(1...widest), height: input.number(1...120)) }
    let (header, footer) = (bar(), bar())
    let (first, second) = (cell(), cell())
    let (gap, other) = (input.gap(), input.gap())
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
    var input = input()
    let item = CGSize(width: input.number(20...300), height: input.number(20...400))
    let spacing = input.gap()
    let pair = ArticlePair<CKLineLayout>(
      try PublishedStage(
        "carousel", ["itemSize": Input.json(item), "spacing": Input.json(spacing)],
        sections: input.sections(heights: false), size: input.view)
    ) {
      let layout = CKLineLayout()
      layout.roundsToPixels = false
      layout.itemSize = item
      layout.spacing = spacing
      return layout
    }
    for step in 0..<8 {
      let proposed = CGPoint(x: input.gap(-1600...8000), y: input.number(-50...50))
      let isPaging = input.chance(50)
      pair.change(["pagingEnabled": .bool(isPaging)]) { $0.ck_setPageingEnable(isPaging) }
      pair.checkTargets(proposed)
      pair.scroll(to: CGPoint(x: input.gap(0...3000), y: 0))
      if step == 3 { pair.turn() }
    }
  }

  private func circle() throws {
    var input = input()
    let item = CGSize(width: input.number(1...90), height: input.number(1...90))
    let (margin, start) = (input.number(0...300), input.number(-360...360))
    let (fitsSmaller, isClockwise) = (input.chance(50), input.chance(50))
    let radius = input.chance(30) ? input.number(-50...200) : nil
    var parameters: JSONObject = [
      "itemSize": Input.json(item), "diameterMargin": Input.json(margin),
      "radiusBasis": fitsSmaller ? "minSide" : "height",
      "startAngleDegrees": Input.json(start), "clockwise": .bool(isClockwise),
    ]
    if let radius { parameters["radius"] = Input.json(radius) }
    try checkPlain("circle", parameters, &input) {
      let layout = CKCircleLayout()
      (layout.itemSize, layout.margin, layout.radius) = (item, margin, radius)
      (layout.fitsSmallerSide, layout.startDegrees) = (fitsSmaller, start)
      layout.isClockwise = isClockwise
      return layout
    }
    try checkPlain("circle", [:], &input) { CKCircleLayout() }
  }

  private func mosaic() throws {
    var input = input()
    try checkPlain("mosaicGrid", [:], &input) { CKGridLayout() }
  }

  /// Checks a form that lays out the first section only.
  private func checkPlain(
    _ layout: String, _ parameters: JSONObject, _ input: inout RestatedInput,
    _ make: () -> GridViewLayout
  ) throws {
    let pair = ArticlePair(
      try PublishedStage(
        layout, parameters, sections: input.sections(heights: false), size: input.view), make)
    for isFirst in [true, false, false] {
      pair.checkTargets(CGPoint(x: input.number(-50...50), y: input.number(0...900)))
      if isFirst { pair.turn() } else { pair.reload(dropping: 4) }
    }
  }

  private func blocks() throws {
    var input = input()
    let template = Self.template(&input)
    let columns = max(0, template.count + Int([0, 0, 0, 1, 2, -1][Int(input.number(0...5))]))
    let widths = (0..<columns).map { _ in input.number(5...260) }
    let bars = (0..<4).map { _ in input.chance(40) ? 0 : input.number(1...70) }
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
    let entries = template.joined().sorted()
    let isWrong = entries.isEmpty || entries != Array(0..<entries.count)
    if !input.heights.isEmpty, isWrong || columns != template.count {
      #expect(pair.published.codes.contains("invalid-block-template"))
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

  /// Columns of a block, some of them empty; two in five templates name an entry twice or skip one.
  private static func template(_ input: inout RestatedInput) -> [[Int]] {
    var entries = Array(0..<Int(input.number(0...7))).shuffled(using: &input.random)
    if input.chance(40), !entries.isEmpty {
      entries[0] = Int(input.number(0...9))
    }
    var columns = Array(repeating: [Int](), count: Int(input.number(1...4)))
    for entry in entries { columns[Int(input.number(0...columns.count - 1))].append(entry) }
    return columns
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
        layout.layoutAttributesForElements(in: rect)?
          .map { "\($0.indexPath) \(RestatedElement($0).line)" }
      }
      #expect(found[0] == found[1])
    }
    for section in input.heights.indices {
      let path = IndexPath(item: 0, section: section)
      for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
        let bars = layouts.map {
          $0.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            .map { RestatedElement($0).line }
        }
        #expect(bars[0] == bars[1])
        let decorations = layouts.map {
          $0.layoutAttributesForDecorationView(ofKind: kind, at: path)
            .map { RestatedElement($0).line }
        }
        #expect(decorations == bars)
      }
    }
  }
}

/// Sections of a waterfall at random, most of them with tenths, which have no end in binary.
private final class WatchFlowSections: WatchFlowLayoutDelegate {
  struct Section {
    var heights: [CGFloat]
    var columns: Int
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var inset: GridEdgeInsets

    /// The section as a scenario has it, but for its heights.
    var keys: JSONObject {
      [
        "columns": JSONValue(columns), "lineSpacing": RestatedInput.json(lineSpacing),
        "interitemSpacing": RestatedInput.json(interitemSpacing), "sectionInset": JSONValue(inset),
      ]
    }
  }

  let sections: [Section]
  /// Optional methods that are not there.
  let missing: Set<String>
  /// The width that is answered for each item; nil for the view's.
  let width: CGFloat?
  /// A number of sections of its own.
  let claimed: Int?
  weak var layout: WatchFlowLayout?

  init(_ input: inout RestatedInput) {
    let step: CGFloat = [10, 10, 10, 7, 4, 4][Int(input.number(0...5))]
    sections = input.heights.map { heights in
      Section(
        heights: heights.map { ($0 * 4).rounded() / step }, columns: Int(input.number(0...5)),
        lineSpacing: input.gap(), interitemSpacing: input.gap(),
        inset: GridEdgeInsets(
          top: input.gap(0...20), left: input.gap(0...20), bottom: input.gap(0...20),
          right: input.gap(0...20)))
    }
    var missing: Set<String> = []
    if input.chance(15) { missing.insert("lineSpacing") }
    if input.chance(15) { missing.insert("sectionInset") }
    self.missing = missing
    width = input.chance(40) ? input.number(0...900) : nil
    claimed = input.chance(20) ? Int(input.number(0...5)) : nil
  }

  func numberOfSection() -> Int { claimed ?? sections.count }
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
