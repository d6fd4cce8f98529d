import GridKit
import GridScenarios
import TestSupport
import Testing

/// Every published form against a slow restatement of its rules, over random inputs: sections 0 to
/// 4, items 0 to 40, insets, negative spacings, wrong templates.
@MainActor @Suite("Published forms, restated")
struct PublishedRestatementTests {
  private typealias Input = RestatedInput

  private var forms: [(name: String, check: @MainActor () throws -> Void)] {
    [
      ("filter buttons", filterButtons),
      ("a list", list),
      ("grouped rows", groupedRows),
      ("a waterfall in every section", waterfall),
      ("sections with header and footer", bars),
      ("a line that shrinks, and where it stops", line),
      ("a circle", circle),
      ("blocks, after right and wrong templates", blocks),
    ]
  }

  @Test(.seeds(0..<300, inDebug: 30), .rows)
  func `published forms answer as their rules are restated`() {
    forEachRow(of: forms, named: \.name) { try $0.check() }
  }

  private func filterButtons() throws {
    var input = Input(seed: currentSeed)
    let count = input.counts.first ?? 0
    let form = RestatedButtons(
      view: input.view, counts: input.counts, inset: input.inset, lineSpacing: input.gap(0...40),
      interitemSpacing: input.gap(0...30),
      screenWidth: input.chance(50) ? input.view.width : input.number(100...900),
      itemCount: input.chance(60) ? count : Int(input.number(0...45)),
      bias: input.chance(60)
        ? [0, 0.001, 0.0011, 0.0012] : (0..<4).map { _ in input.number(0...8) / 4 },
      isSingle: input.chance(40), hasZeroDelegate: input.chance(20))
    let stage = try PublishedStage(
      "shortestColumn",
      [
        "lineSpacing": Input.json(form.lineSpacing),
        "interitemSpacing": Input.json(form.interitemSpacing), "sectionInset": input.insetJSON,
        "screenWidth": Input.json(form.screenWidth), "itemCount": JSONValue(form.itemCount),
        "columnBias": JSONValue(form.bias), "precision": form.isSingle ? "single" : "double",
        "sizeDelegate": form.hasZeroDelegate ? "zero" : "none",
      ], sections: input.sections(heights: false), size: input.view)
    stage.check(against: form.answer)
  }

  private func list() throws {
    var input = Input(seed: currentSeed)
    let form = RestatedList(
      view: input.view, counts: input.counts, inset: input.inset, lineSpacing: input.gap(),
      itemHeight: input.number(0...90),
      screenWidth: input.chance(50) ? input.view.width : input.number(100...900),
      itemCount: input.chance(60) ? input.counts.first ?? 0 : Int(input.number(0...45)),
      hasZeroDelegate: input.chance(20))
    let stage = try PublishedStage(
      "list",
      [
        "lineSpacing": Input.json(form.lineSpacing), "itemHeight": Input.json(form.itemHeight),
        "sectionInset": input.insetJSON, "screenWidth": Input.json(form.screenWidth),
        "itemCount": JSONValue(form.itemCount),
        "sizeDelegate": form.hasZeroDelegate ? "zero" : "none",
      ], sections: input.sections(heights: false), size: input.view)
    stage.check(against: form.answer)
  }

  private func groupedRows() throws {
    var input = Input(seed: currentSeed)
    let isNarrow = input.chance(50)
    let form = RestatedGroups(
      view: input.view, counts: input.counts, inset: input.inset, lineSpacing: input.gap(),
      groups: (0..<3).map { _ in Int(input.number(0...8)) },
      screenWidth: isNarrow ? input.number(20...900) : input.view.width)
    var parameters: JSONObject = [
      "lineSpacing": Input.json(form.lineSpacing), "sectionInset": input.insetJSON,
      "groups": .array(form.groups.map { ["count": JSONValue($0), "itemWidth": 80] }),
    ]
    if isNarrow { parameters["screenWidth"] = Input.json(form.screenWidth) }
    let stage = try PublishedStage(
      "groupedRows", parameters, sections: input.sections(heights: false), size: input.view)
    stage.check(against: form.answer)
  }

  private func waterfall() throws {
    var input = Input(seed: currentSeed)
    var sections: [RestatedWaterfall.Section] = []
    for heights in input.heights { sections.append(.init(heights, columns: 0...5, &input)) }
    // Tenths have no end in binary: what is cut to 32 bits shows.
    if input.chance(60) {
      for index in sections.indices {
        sections[index].heights = sections[index].heights.map { $0 + 0.1 }
      }
      input.heights = sections.map(\.heights)
    }
    let form = RestatedWaterfall(
      view: input.view, sections: sections, contentInset: input.inset,
      delegateWidth: input.chance(30) ? input.number(50...900) : nil,
      delegateSections: input.chance(20) ? Int(input.number(0...5)) : nil)
    var parameters: JSONObject = ["contentInset": input.insetJSON]
    if let width = form.delegateWidth { parameters["delegateWidth"] = Input.json(width) }
    if let count = form.delegateSections { parameters["delegateSections"] = JSONValue(count) }
    let stage = try PublishedStage(
      "sectionedWaterfall", parameters, sections: input.sections(sections.map(\.keys)),
      size: input.view)
    stage.check(against: form.answer)
    if let claimed = form.delegateSections {
      #expect(stage.codes.contains("section-count-mismatch") == (claimed != sections.count))
    }
  }

  private func bars() throws {
    var input = Input(seed: currentSeed)
    func bar() -> CGSize {
      CGSize(width: input.number(10...500), height: input.chance(25) ? 0 : input.number(1...60))
    }
    let form = RestatedHeaderFooterGrid(
      view: input.view, counts: input.counts, inset: input.inset,
      cell: CGSize(width: input.number(10...200), height: input.number(1...120)),
      gap: input.gap(), header: bar(), footer: bar())
    let stage = try PublishedStage(
      "headerFooterGrid",
      [
        "itemSize": Input.json(form.cell), "itemSpacing": Input.json(form.gap),
        "sectionInset": input.insetJSON, "headerSize": Input.json(form.header),
        "footerSize": Input.json(form.footer),
      ], sections: input.sections(heights: false), size: input.view)
    stage.check(against: form.answer)
  }

  private func line() throws {
    var input = Input(seed: currentSeed)
    let width = input.view.width
    var form = RestatedCarousel(
      view: input.view, counts: input.counts,
      item: CGSize(width: input.number(20...300), height: input.number(20...400)),
      spacing: input.gap())
    let stage = try PublishedStage(
      "carousel",
      ["itemSize": Input.json(form.item), "spacing": Input.json(form.spacing)],
      sections: input.sections(heights: false), size: input.view)
    stage.check(against: form.answer)
    for _ in 0..<12 {
      let proposed = CGPoint(x: input.gap(-1600...8000), y: input.number(-50...50))
      let isPaging = input.chance(50)
      stage.change(["pagingEnabled": .bool(isPaging)])
      let expected = form.target(proposed.x, isPaging: isPaging)
      let found = stage.simulation.perform {
        stage.layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 1, y: 0))
      }
      #expect(
        RestatedElement.text(found.x) == RestatedElement.text(expected.x) && found.y == 0,
        "\(proposed) in \(width)")
      let rest = stage.layout.targetContentOffset(forProposedContentOffset: proposed)
      #expect(RestatedElement.text(rest.x) == RestatedElement.text(form.rest(proposed).x))
      #expect(rest.y == proposed.y)
    }
  }

  private func circle() throws {
    var input = Input(seed: currentSeed)
    let margin = input.number(0...300)
    let isSmaller = input.chance(50)
    let given = input.chance(30) ? input.number(-50...200) : nil
    let basis = isSmaller ? min(input.view.width, input.view.height) : input.view.height
    let form = RestatedCircle(
      view: input.view, count: input.counts.first ?? 0,
      item: CGSize(width: input.number(1...90), height: input.number(1...90)),
      radius: given ?? (basis - margin) / 2, startDegrees: input.number(-360...360),
      isClockwise: input.chance(50))
    var parameters: JSONObject = [
      "itemSize": Input.json(form.item), "diameterMargin": Input.json(margin),
      "radiusBasis": isSmaller ? "minSide" : "height",
      "startAngleDegrees": Input.json(form.startDegrees), "clockwise": .bool(form.isClockwise),
    ]
    if let given { parameters["radius"] = Input.json(given) }
    let stage = try PublishedStage(
      "circle", parameters, sections: input.sections(heights: false), size: input.view)
    stage.check(against: form.answer)
  }

  private func blocks() throws {
    var input = Input(seed: currentSeed)
    let template = Self.template(&input)
    let count = max(0, template.count + Int([0, 0, 0, 1, 2, -1][Int(input.number(0...5))]))
    let form = RestatedBlocks(
      view: input.view, heights: input.heights, inset: input.inset,
      header: input.chance(40) ? 0 : input.number(1...70),
      footer: input.chance(40) ? 0 : input.number(1...70), template: template,
      widths: (0..<count).map { _ in input.number(5...260) })
    let stage = try PublishedStage(
      "block",
      [
        "template": Input.json(template),
        "columnWidths": JSONValue(form.widths), "sectionInset": input.insetJSON,
        "headerHeight": Input.json(form.header), "footerHeight": Input.json(form.footer),
      ], sections: input.sections(), size: input.view)
    stage.check(against: form.answer)
    let isWrong = template.joined().sorted() != Array(0..<template.joined().count)
    if !input.heights.isEmpty, isWrong || count != template.count || template.joined().isEmpty {
      #expect(stage.codes.contains("invalid-block-template"))
    }
  }

  /// Columns of a block, some of them empty; two in five templates name an entry twice or skip one.
  static func template(_ input: inout RestatedInput) -> [[Int]] {
    var entries = Array(0..<Int(input.number(0...7))).shuffled(using: &input.random)
    if input.chance(40), !entries.isEmpty {
      entries[0] = Int(input.number(0...9))
    }
    var columns = Array(repeating: [Int](), count: Int(input.number(1...4)))
    for entry in entries { columns[Int(input.number(0...columns.count - 1))].append(entry) }
    return columns
  }
}
