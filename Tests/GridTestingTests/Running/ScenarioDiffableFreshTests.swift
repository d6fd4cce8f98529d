@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// Fresh equals incremental, for snapshots.
@MainActor @Suite("Diffable data in scenarios, compared with fresh cases")
struct ScenarioDiffableFreshTests {
  @Test(.seeds(0..<60))
  func `after any snapshots a grid is like one that begins with the last`() throws {
    var random = SplitMix64(seed: currentSeed)
    var keys: [String: Int] = [:]
    func section(_ names: inout [String], _ id: String) -> ScenarioSection.Names {
      let count = Int.random(in: 0...min(5, names.count), using: &random)
      defer { names.removeFirst(count) }
      return .init(id: id, items: Array(names.prefix(count)))
    }
    func snapshot() -> [ScenarioSection.Names] {
      var names = (0..<12).map { "\($0)" }.shuffled(using: &random)
      let ids = ["a", "b", "c", "d"].shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
      return ids.map { section(&names, $0) }
    }
    func sections(_ snapshot: [ScenarioSection.Names]) -> [ScenarioSection] {
      snapshot.map {
        ScenarioSection(
          id: $0.id, items: $0.items, keys: keys[$0.id].map { ["rowHeight": JSONValue($0)] } ?? [:])
      }
    }
    let first = snapshot()
    for names in first { keys[names.id] = Int.random(in: 20...70, using: &random) }
    var scenario = ScenarioCase(
      layout: "rows", sections: sections(first), viewport: CGSize(width: 100, height: 200),
      dataSource: .diffable)
    var last = first
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      last = snapshot()
      let items = last.flatMap(\.items)
      scenario.actions.append(
        .apply(
          last, reload: items.filter { _ in Int.random(in: 0..<6, using: &random) == 0 },
          reconfigure: items.filter { _ in Int.random(in: 0..<6, using: &random) == 0 },
          animated: Bool.random(using: &random),
          usesReloadData: Int.random(in: 0..<5, using: &random) == 0))
      if Bool.random(using: &random) { scenario.actions.append(.advance(seconds: 0.1)) }
    }
    scenario.actions.append(.settle(limit: 10))
    let run = try ScenarioRunner(registry: NamedRows.registry).run(scenario)
    scenario.sections = sections(last)
    scenario.actions = []
    let fresh = try ScenarioRunner(registry: NamedRows.registry).run(scenario)
    #expect(run.output.faults == [] && run.names == fresh.names)
    #expect(run.rows == fresh.rows && run.output.contentSize == fresh.output.contentSize)
    if run.output.contentOffset == fresh.output.contentOffset {
      #expect(run.output.visibleItems == fresh.output.visibleItems)
    }
  }
}
