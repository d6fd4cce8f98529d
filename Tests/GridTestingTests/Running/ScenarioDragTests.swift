@testable import ScenarioFiles
import GridKit
import TestSupport
import Testing

@testable import GridTesting

/// Drag and drop within the grid of a scenario.
@MainActor @Suite("Drag and drop in scenarios")
struct ScenarioDragTests {
  private static let counted = #""sections": [{"items": [50, 30, 60]}, {"items": [40]}]"#

  private func run(_ actions: String..., isDiffable: Bool = false) throws -> ScenarioRun {
    try NamedRows.run(
      (isDiffable ? ScenarioDiffableTests.sections : Self.counted)
        + ", \"actions\": [\(actions.joined(separator: ","))]",
      source: isDiffable ? "diffable" : nil)
  }

  private static func drag(_ items: String) -> String {
    #"{"op": "dragItems", "items": [\#(items)]}"#
  }

  private static func drop(_ y: Int, _ proposal: String? = nil) -> String {
    let proposal = proposal.map { #", "proposal": \#($0)"# } ?? ""
    return #"{"op": "dropAt", "point": [50, \#(y)]\#(proposal)}"#
  }

  private static let settle = #"{"op": "settle"}"#

  @Test func `an item is dragged and dropped at another place`() throws {
    for isDiffable in [false, true] {
      let run = try run(
        Self.drag("[0, 0]"), Self.drop(125), Self.settle, isDiffable: isDiffable)
      #expect(run.output.faults == [])
      #expect(
        run.output.steps.prefix(2).map(\.result) == [
          .dragged([ItemPosition(0, 0)]), .dropped(.move, at: ItemPosition(0, 2)),
        ])
      if isDiffable {
        #expect(run.names == "a: 2 3 1 | b: 4 5")
      } else {
        #expect(run.rows == ["0-0 0 30", "0-1 30 60", "0-2 90 50", "1-0 140 40"])
      }
      #expect(run.grid.dragDelegate == nil && !run.grid.hasActiveDrop)
    }
  }

  @Test func `several are dropped behind each other, in the order in which they were taken`() throws
  {
    let run = try run(
      Self.drag("[1, 0], [0, 1]"), Self.drop(10), Self.settle, isDiffable: true)
    #expect(run.output.steps[0].result == .dragged([ItemPosition(1, 0), ItemPosition(0, 1)]))
    #expect(run.names == "a: 4 2 1 3 | b: 5")
    let counted = try self.run(Self.drag("[0, 0], [0, 1]"), Self.drop(155), Self.settle)
    #expect(counted.rows == ["0-0 0 60", "1-0 60 50", "1-1 110 30", "1-2 140 40"])
    #expect(counted.output.faults == [])
  }

  @Test func `a copy leaves the items where they are, and has a name of its own`() throws {
    let copy = #"{"operation": "copy"}"#
    let run = try run(
      Self.drag("[0, 0]"), Self.drop(125, copy), Self.settle, Self.drag("[0, 0]"),
      Self.drop(125, copy), Self.settle, isDiffable: true)
    #expect(run.names == "a: 1 2 1 copy 2 1 copy 3 | b: 4 5")
    let counted = try self.run(Self.drag("[0, 0]"), Self.drop(85, copy), Self.settle)
    #expect(
      counted.rows == ["0-0 0 50", "0-1 50 30", "0-2 80 50", "0-3 130 60", "1-0 190 40"])
  }

  @Test(arguments: [
    #"{"operation": "cancel"}"#, #"{"operation": "forbidden"}"#,
    #"{"operation": "move", "intent": "insertIntoDestinationIndexPath"}"#,
  ])
  func `a drop that inserts nothing changes nothing`(proposal: String) throws {
    let run = try run(Self.drag("[0, 0]"), Self.drop(125, proposal), Self.settle)
    #expect(run.output.faults == [])
    #expect(run.rows == (try self.run()).rows)
  }

  @Test func `a drop below all items moves nothing, and one outside the grid is cancelled`() throws
  {
    let below = try run(Self.drag("[0, 0]"), Self.drop(190), Self.settle)
    #expect(below.output.steps[1].result == .dropped(.move, at: ItemPosition(0, 0)))
    let outside = try run(Self.drag("[0, 0]"), Self.drop(330), Self.settle)
    #expect(outside.output.steps[1].result == .dropped(.cancel, at: nil))
    let before = try run().rows
    #expect(below.rows == before && outside.rows == before)
  }

  @Test func `no item is not dragged, and without a drag nothing is dropped`() throws {
    let run = try run(Self.drag("[0, 7]"), Self.drop(10), Self.settle)
    #expect(run.output.steps.prefix(2).map(\.result) == [.dragged([]), .none])
    let second = try self.run(Self.drag("[0, 0]"), Self.drag("[0, 1]"))
    #expect(
      second.output.steps.map(\.result) == [.dragged([ItemPosition(0, 0)]), .dragged([])])
    #expect(run.output.faults + second.output.faults == [])
  }

  @Test(.seeds(0..<60))
  func `after any drops a grid is like one that begins with their order`() throws {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    var actions: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let items = ["[0, 0]", "[0, 1]", "[0, 2]", "[1, 0]", "[1, 1]"].shuffled(using: &random)
      let count = Int.random(in: 1...3, using: &random)
      actions.append(Self.drag(items.prefix(count).joined(separator: ", ")))
      let operation = ["move", "copy", "cancel"].randomElement(using: &random) ?? ""
      let y = Int.random(in: -20...330, using: &random)
      actions.append(Self.drop(y, #"{"operation": "\#(operation)"}"#))
      if Bool.random(using: &random) { actions.append(Self.settle) }
    }
    actions.append(Self.settle)
    let run = try run(actions.joined(separator: ","), isDiffable: seed.isMultiple(of: 2))
    #expect(run.output.faults == [])
    let data = try #require(run.data)
    let keys: [String: JSONObject] = ["b": ["rowHeight": 30]]
    let sections: [ScenarioSection] =
      if let snapshot = data.source?.snapshot() {
        snapshot.sectionIdentifiers.map {
          ScenarioSection(
            id: $0, items: snapshot.itemIdentifiers(inSection: $0), keys: keys[$0] ?? [:])
        }
      } else {
        data.sections.map { ScenarioSection(.items($0.items.compactMap(\.self))) }
      }
    let fresh = try ScenarioRunner(registry: NamedRows.registry).run(
      ScenarioCase(
        layout: "rows", sections: sections, viewport: CGSize(width: 100, height: 200),
        dataSource: data.source == nil ? .counted : .diffable))
    #expect(run.rows == fresh.rows)
  }
}
