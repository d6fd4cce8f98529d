import GridScenarios
import TestSupport
import Testing

/// Sizes of items that come into a section that began empty count as if
/// they had been there from the start.
@MainActor @Suite("Sections that are empty at first")
struct EmptyAtFirstTests {
  // MARK: Examples

  private func run(
    _ layout: String, _ sections: String, _ actions: String, parameters: String = "{}"
  ) throws -> ScenarioRun {
    let text = """
      {"layout": "\(layout)", "parameters": \(parameters), "sections": \(sections),
       "actions": [\(actions)]}
      """
    let registry = LayoutRegistry.gallery
    let cases = try registry.parser.cases(in: text, file: "f.json")
    return try ScenarioRunner(registry: registry).run(try #require(cases.first))
  }

  /// A way for a section with one item to come about, after a first section without items.
  private static let ways = [
    (#"[{"items": []}]"#, #"{"op": "update", "inserts": [{"at": [0, 0], "item": ITEM}]}"#),
    (#"[{"count": 0}]"#, #"{"op": "update", "inserts": [{"at": [0, 0], "item": ITEM}]}"#),
    ("[]", #"{"op": "update", "sectionInserts": [{"at": 0, "section": {"items": [ITEM]}}]}"#),
    (
      "[]",
      #"""
      {"op": "update", "sectionInserts": [0]},
      {"op": "update", "inserts": [{"at": [0, 0], "item": ITEM}]}
      """#
    ),
    (
      "[]",
      #"""
      {"op": "setBounds", "size": [375, 500]},
      {"op": "update", "sectionInserts": [0], "inserts": [{"at": [0, 0], "item": ITEM}]}
      """#
    ),
  ]

  @Test(.rows) func `an item has its own size however its section began`() {
    let rows: [(layout: String, parameters: String, item: String, size: String)] = [
      ("shortestColumn", "{}", "105", "86.25 × 105"),
      ("shortestColumn", #"{"columnCount": 1}"#, "[7, 33]", "375 × 33"),
      ("flow", "{}", "[60, 105]", "60 × 105"),
      ("flow", #"{"itemSize": [20, 30]}"#, "77", "20 × 77"),
      ("skyline", "{}", "[61, 44]", "61 × 44"),
      ("sectionedWaterfall", "{}", #"{"height": 51, "span": 1}"#, "375 × 51"),
      ("sectionedWaterfall", #"{"mode": "asPublished"}"#, "83", "375 × 83"),
      ("block", #"{"template": [[0], [1]], "columnWidths": [100, 50]}"#, "19", "100 × 19"),
      (
        "block", #"{"template": [[0], [1]], "columnWidths": [100, 50], "mode": "asPublished"}"#,
        "19", "100 × 19"
      ),
      ("groupedRows", #"{"mode": "asPublished"}"#, "[90, 70]", "90 × 70"),
      // One height for all (4.2).
      ("list", "{}", "105", "375 × 60"),
    ]
    forEachRow(of: rows) { layout, parameters, item, size in
      for (sections, actions) in Self.ways {
        let run = try run(
          layout, sections, actions.replacing("ITEM", with: item), parameters: parameters)
        let sizes = run.output.cells.map {
          "\(NumberText.short($0.size.width)) × \(NumberText.short($0.size.height))"
        }
        #expect(sizes == [size], "\(sections) \(actions)")
        #expect(run.output.faults == [])
      }
    }
  }

  @Test(.rows) func `sizes that come later count, unless the source of sizes is given`() {
    ScenarioRows.check(
      """
      # the content grows with the sizes of an inserted section
      {"layout": "shortestColumn", "sections": [], "actions": [{"op": "update",
        "sectionInserts": [{"at": 0, "section": {"items": [105, 20]}}]}],
       "expect": {"contentSize": [375, 105]}}
      # and with that of an inserted item
      {"layout": "shortestColumn", "sections": [{"count": 2}],
       "actions": [{"op": "update", "inserts": [{"at": [0, 2], "item": 105}]}],
       "expect": {"contentSize": [375, 105], "cells": [{"size": [86.25, 40]},
        {"size": [86.25, 40]}, {"size": [86.25, 105]}]}}
      # a size source that is given stays: a property
      {"layout": "flow", "parameters": {"sizeSource": "property"}, "sections": [{"items": []}],
       "actions": [{"op": "update", "inserts": [{"at": [0, 0], "item": [60, 105]}]}],
       "expect": {"contentSize": [375, 50]}}
      # or a delegate
      {"layout": "flow", "parameters": {"sizeSource": "delegate"}, "sections": [{"items": []}],
       "actions": [{"op": "update", "inserts": [{"at": [0, 0], "item": [60, 105]}]}],
       "expect": {"contentSize": [375, 105]}}
      # a layout that is switched to counts the sizes that are still to come
      {"layout": "list", "sections": [], "actions": [
        {"op": "setLayout", "layout": "shortestColumn"}, {"op": "setLayout", "layout": "list"},
        {"op": "update", "sectionInserts": [{"at": 0, "section": {"items": [105]}}]},
        {"op": "setLayout", "layout": "shortestColumn"}, {"op": "snapshot"},
        {"op": "update", "deletes": [[0, 0]]},
        {"op": "setLayout", "layout": "shortestColumn", "fresh": true},
        {"op": "update", "inserts": [{"at": [0, 0], "item": 66}]}],
       "expect": {"steps": [{}, {}, {}, {}, {"elements": [{"size": [86.25, 105]}]}, {}, {}, {}],
        "cells": [{"size": [86.25, 66]}]}}
      """)
  }

  @Test func `an audit looks at the layout that the case has`() throws {
    let text = """
      {"layout": "shortestColumn", "sections": [{"count": 5}],
       "actions": [{"op": "update", "inserts": [{"at": [0, 0], "item": 105}]}]}
      """
    let registry = LayoutRegistry.gallery
    let scenario = try #require(try registry.parser.cases(in: text, file: "f.json").first)
    #expect(try ScenarioAudit.run(scenario, registry: registry).findings == [])
    // Data alone tells what its sections hold, and what will be done to them.
    #expect(!ScenarioData(scenario.sections).hasItemSizes)
    let data = ScenarioData(scenario.sections, before: scenario.actions)
    #expect(data.hasItemSizes)
    data.sections = []
    #expect(data.hasItemSizes)
  }

  // MARK: Property

  /// Every layout of the gallery, in each of its modes.
  private static let forms = ToolCaseGenerator.layouts.flatMap { id in
    let modes: [String?] =
      ["flow", "skyline", "compositional"].contains(id) ? [nil] : ["corrected", "asPublished"]
    return modes.map { (id: id, mode: $0) }
  }

  @Test(.rows) func `inserting into empty sections is like having had the items from the start`() {
    for form in Self.forms {
      let name = "\(form.id), \(form.mode ?? "one mode")"
      forEachRow(of: 0..<60 as Range<UInt64>, named: { "\(name), seed \($0)" }) { seed in
        var maker = EmptyAtFirstMaker(layout: form.id, mode: form.mode, seed: seed)
        let scenario = maker.makeCase()
        let run = try ScenarioRunner(registry: .gallery).run(scenario)
        let expected = try FromTheStart(scenario, sections: maker.sections).state
        var found = run.grid.state
        // The page speaks of frames and content size. Where the view is, a switch of sizes decides.
        found.contentOffset = expected.contentOffset
        found.offsetRange = expected.offsetRange
        found.visibleItems = expected.visibleItems
        let difference = found.difference(from: expected, tolerance: 1e-9)
        #expect(
          difference == nil && run.output.faults == [],
          """
          \(difference?.description ?? "")
          \(run.output.faults.map(\.message).joined(separator: "\n"))
          \((try? scenario.json.text(.line)) ?? "")
          """)
      }
    }
  }

  @Test func `the property sees every way to begin, every sort of item and every form`() {
    for schema in LayoutRegistry.gallery.schemas {
      let hasModes = schema.parameters.contains { $0.name == "mode" }
      let modes = Self.forms.filter { $0.id == schema.id }.map(\.mode)
      #expect(modes == (hasModes ? ["corrected", "asPublished"] : [nil]), "\(schema.id)")
    }
    var begun: Set<String> = []
    var updates: Set<Int> = []
    var sorts: Set<String> = []
    for seed in 0..<60 as Range<UInt64> {
      var maker = EmptyAtFirstMaker(layout: "flow", mode: nil, seed: seed)
      let scenario = maker.makeCase()
      begun.insert(scenario.sections.count < maker.sections.count ? "missing" : "there")
      for section in scenario.sections {
        #expect(section.itemCount == 0)
        if case .count = section.content { begun.insert("count") } else { begun.insert("items") }
      }
      updates.insert(scenario.actions.count)
      for item in maker.sections.flatMap(\.items) {
        switch item {
        case nil: sorts.insert("none")
        case .height: sorts.insert("height")
        case .size: sorts.insert("size")
        case .spanning: sorts.insert("span")
        }
      }
    }
    #expect(begun == ["missing", "there", "count", "items"])
    #expect(updates.isSuperset(of: [1, 2, 3]))
    #expect(sorts == ["none", "height", "size", "span"])
  }
}

/// Makes cases whose sections begin empty or are not there, and are filled by updates.
private struct EmptyAtFirstMaker {
  private let layout: String
  private let mode: String?
  private var random: SplitMix64
  /// The contents of the sections in the end.
  private(set) var sections: [(items: [ScenarioSection.Item?], keys: JSONObject)] = []

  init(layout: String, mode: String?, seed: UInt64) {
    self.layout = layout
    self.mode = mode
    random = SplitMix64(seed: seed)
  }

  mutating func makeCase() -> ScenarioCase {
    sections = (0..<random.number(1...3)).map { _ in
      (items: (0..<random.number(0...9)).map { _ in makeItem() }, keys: makeKeys())
    }
    var scenario = ScenarioCase(
      layout: layout, parameters: parameters,
      viewport: CGSize(width: random.number(140...420), height: random.number(120...600)))
    var first = ScenarioUpdate()
    var inserts: [ScenarioUpdate.Insertion] = []
    for (section, final) in sections.enumerated() {
      let places = final.items.enumerated().map { item, content in
        ScenarioUpdate.Insertion(at: ItemPosition(section, item), item: content)
      }
      switch random.number(0...3) {
      case 0:
        scenario.sections.append(ScenarioSection(.items([]), keys: final.keys))
        inserts += places
      case 1:
        scenario.sections.append(ScenarioSection(.count(0), keys: final.keys))
        inserts += places
      case 2 where final.items.allSatisfy { $0 != nil }:
        let content = ScenarioSection.Content.items(final.items.compactMap(\.self))
        first.sectionInserts.append(
          .init(at: section, section: ScenarioSection(content, keys: final.keys)))
      default:
        first.sectionInserts.append(
          .init(at: section, section: ScenarioSection(.count(0), keys: final.keys)))
        inserts += places
      }
    }
    // Sections come first; items go on coming in up to two further updates. The published waterfall
    // does not survive an insert beside items that are there (WF-7).
    let most = layout == "sectionedWaterfall" && mode == "asPublished" ? 1 : 3
    var updates = [first]
    for insert in inserts {
      if updates.count < most, random.percent(15) { updates.append(ScenarioUpdate()) }
      updates[updates.count - 1].inserts.append(insert)
    }
    scenario.actions = updates.map { update in
      var update = update
      update.animated = random.percent(20)
      return .update(update)
    }
    if updates.contains(where: \.animated) { scenario.actions.append(.settle(limit: 10)) }
    return scenario
  }

  private var parameters: JSONObject {
    var parameters = JSONObject()
    if let mode { parameters["mode"] = .string(mode) }
    if layout == "block" {
      parameters["template"] = [[0], [1, 2]]
      parameters["columnWidths"] = [60, 70]
    }
    if mode == "asPublished", ["list", "shortestColumn"].contains(layout) {
      // Their count is a number of its own, which the app has kept right (CF-9).
      parameters["itemCount"] = .number(Double(sections[0].items.count))
    }
    return parameters
  }

  private mutating func makeItem() -> ScenarioSection.Item? {
    let height = CGFloat(random.number(5...120))
    switch random.number(0...4) {
    case 0: return .height(height)
    case 1, 2: return .size(CGSize(width: CGFloat(random.number(5...110)), height: height))
    case 3: return .spanning(height: height, span: random.number(1...3))
    default: return nil
    }
  }

  private mutating func makeKeys() -> JSONObject {
    guard layout == "sectionedWaterfall" else { return [:] }
    return [
      "columns": .number(Double(random.number(1...4))),
      "interitemSpacing": .number(Double(random.number(0...9))),
      "lineSpacing": .number(Double(random.number(0...9))),
    ]
  }
}

/// A grid of its own, made by hand: its sections had all their items before the layout was made.
@MainActor
private struct FromTheStart {
  let state: GridState

  init(
    _ scenario: ScenarioCase, sections: [(items: [ScenarioSection.Item?], keys: JSONObject)]
  ) throws {
    let screen = GridScreen(size: scenario.viewport, scale: CGFloat(scenario.displayScale))
    let simulation = Simulation(screen: screen)
    simulation.faultPolicy = .record
    let data = ScenarioData([])
    data.sections = sections.map { .init(items: $0.items, keys: $0.keys) }
    let entry = try #require(LayoutRegistry.gallery[scenario.layout])
    let made = simulation.perform { entry.make(scenario.parameters, data: data) }
    let source = SampleDataSource(sections.map(\.items.count))
    let grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: scenario.viewport), collectionViewLayout: made.layout)
    }
    grid.delegate = made.delegate
    source.attach(to: grid)
    grid.layoutIfNeeded()
    try #require(simulation.faults.isEmpty)
    state = withExtendedLifetime((made, source, data)) { grid.state }
  }
}
