import GridScenarios
import TestSupport
import Testing

/// Sizes of items that come into a section that began empty count as if
/// they had been there from the start.
@MainActor @Suite("Sections that are empty at first")
struct EmptyAtFirstTests {
  // MARK: Examples

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
  private static let forms = LayoutRegistry.gallery.schemas.flatMap { schema in
    let hasModes = schema.parameters.contains { $0.name == "mode" }
    let modes: [String?] = hasModes ? ["corrected", "asPublished"] : [nil]
    return modes.map { (id: schema.id, mode: $0) }
  }

  @Test(.rows) func `inserting into empty sections is like having had the items from the start`() {
    for form in Self.forms {
      let name = "\(form.id), \(form.mode ?? "one mode")"
      let seeds = (0..<60).scaled(inDebug: 6)
      forEachRow(of: seeds, named: { "\(name), seed \($0)" }) { seed in
        var maker = EmptyAtFirstMaker(layout: form.id, mode: form.mode, seed: seed)
        let scenario = maker.makeCase()
        let run = try ScenarioRunner(registry: .gallery).run(scenario)
        let expected = try FromTheStart(scenario, sections: maker.sections, run.grid).state
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

  @Test func `the property sees every way to begin and every sort of item`() {
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
      updates.insert(scenario.actions.count { $0.op == .update })
      for item in maker.sections.flatMap(\.items) {
        sorts.insert(String("\(item.map { "\($0)" } ?? "none")".prefix { $0 != "(" }))
      }
    }
    #expect(begun == ["missing", "there", "count", "items"])
    #expect(updates.isSuperset(of: [1, 2, 3]))
    #expect(sorts == ["none", "height", "size", "spanning"])
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
    // A published form goes by the screen, which stays as it is.
    if mode != "asPublished", random.percent(15) {
      scenario.actions.insert(.setBounds(scenario.viewport, animated: false), at: 0)
      scenario.viewport.width += 30
    }
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

/// A grid of another one's size, made by hand: its sections had all their items before the layout
/// was made.
@MainActor
private struct FromTheStart {
  let state: GridState

  init(
    _ scenario: ScenarioCase, sections: [(items: [ScenarioSection.Item?], keys: JSONObject)],
    _ other: GridView
  ) throws {
    let size = other.bounds.size
    let screen = GridScreen(size: size, scale: CGFloat(scenario.displayScale))
    let simulation = Simulation(screen: screen)
    simulation.faultPolicy = .record
    let data = ScenarioData([])
    data.sections = sections.map { .init(items: $0.items, keys: $0.keys) }
    let entry = try #require(LayoutRegistry.gallery[scenario.layout])
    let made = simulation.perform { entry.make(scenario.parameters, data: data) }
    let source = SampleDataSource(sections.map(\.items.count))
    let grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: made.layout)
    }
    grid.delegate = made.delegate
    source.attach(to: grid)
    grid.layoutIfNeeded()
    try #require(simulation.faults.isEmpty)
    state = withExtendedLifetime((made, source, data)) { grid.state }
  }
}
