@testable import ScenarioFiles
import GridKit
import TestSupport
import Testing

@testable import GridTesting

/// Section 13 of the runtime's rules, a step of a movement by hand for each action.
@MainActor @Suite("Movement by hand in scenarios")
struct ScenarioMovementTests {
  private static let counted = #""sections": [{"items": [50, 30, 60]}, {"items": [40]}]"#

  private func run(_ actions: String, isDiffable: Bool, traces: Bool = false) throws -> ScenarioRun
  {
    try NamedRows.run(
      (isDiffable ? ScenarioDiffableTests.sections : Self.counted) + ", \"actions\": [\(actions)]",
      source: isDiffable ? "diffable" : nil, traces: traces)
  }

  private static let begin = #"{"op": "beginMove", "item": [0, 0]}"#
  private static func move(_ y: Int) -> String { #"{"op": "moveTo", "point": [50, \#(y)]}"# }
  private static let end = #"{"op": "endMove"}"#
  private static let settle = #"{"op": "settle"}"#

  @Test func `an item is lifted, carried to another place and put down`() throws {
    let run = try run(
      [Self.begin, Self.move(30), Self.move(125), Self.end, Self.settle].joined(separator: ","),
      isDiffable: true)
    #expect(run.output.faults == [])
    #expect(
      run.output.steps.prefix(4).map(\.result) == [
        .lifted(true), .hovers(ItemPosition(0, 0)), .hovers(ItemPosition(0, 2)), .none,
      ])
    #expect(run.names == "a: 2 3 1 | b: 4 5")
  }

  @Test func `counted items take what the file says of them along, also to other sections`() throws
  {
    let within = try run(
      [Self.begin, Self.move(100), Self.end, Self.settle].joined(separator: ","),
      isDiffable: false)
    #expect(within.rows == ["0-0 0 30", "0-1 30 60", "0-2 90 50", "1-0 140 40"])
    let across = try run(
      [Self.begin, Self.move(160), Self.end, Self.settle].joined(separator: ","),
      isDiffable: false)
    #expect(across.output.steps[1].result == .hovers(ItemPosition(1, 0)))
    #expect(across.rows == ["0-0 0 30", "0-1 30 60", "1-0 90 50", "1-1 140 40"])
    #expect(within.output.faults + across.output.faults == [])
  }

  @Test(arguments: [true, false])
  func `while an item is lifted the order shows that would come, and not the data`(
    isDiffable: Bool
  ) throws {
    let run = try run([Self.begin, Self.move(155)].joined(separator: ","), isDiffable: isDiffable)
    // IM-13.
    #expect(run.grid.numberOfItems(inSection: 0) == 2)
    #expect(run.data?.sections[0].items.count == 3)
    #expect(run.output.faults == [])
  }

  @Test(arguments: [true, false])
  func `a movement that is called off leaves everything as it was`(isDiffable: Bool) throws {
    let run = try run(
      [Self.begin, Self.move(125), #"{"op": "cancelMove"}"#, Self.settle].joined(separator: ","),
      isDiffable: isDiffable, traces: true)
    let fresh = try self.run("", isDiffable: isDiffable)
    #expect(run.rows == fresh.rows)
    #expect(run.names == fresh.names)
    #expect(!run.trace.contains { $0.call == "moveItemAt" })
    #expect(run.output.visibleItems == fresh.output.visibleItems)
  }

  @Test(arguments: [true, false])
  func `no item is not lifted, and without a lifted item nothing happens`(isDiffable: Bool) throws {
    let run = try run(
      [
        #"{"op": "beginMove", "item": [0, 7]}"#, Self.move(100), Self.end,
        #"{"op": "cancelMove"}"#,
      ].joined(separator: ","), isDiffable: isDiffable)
    // IM-1, IM-12.
    #expect(run.output.steps.map(\.result) == [.lifted(false), .none, .none, .none])
    #expect(run.output.faults == [])
    #expect(try run.rows == self.run("", isDiffable: isDiffable).rows)
  }

  @Test func `a second movement is a fault, and so is an update during one`() throws {
    let update = #"{"op": "update", "deletes": [[0, 1]]}"#
    let run = try run(
      [Self.begin, #"{"op": "beginMove", "item": [0, 1]}"#, update, Self.move(130), Self.end]
        .joined(separator: ","), isDiffable: false)
    #expect(run.faultText == "E-70 1, update-during-movement 2")
    #expect(run.output.steps[1].result == .none)
    #expect(run.rows == ["0-0 0 30", "0-1 30 60", "0-2 90 50", "1-0 140 40"])
  }

  @Test func `a snapshot ends a movement, and reloading discards it`() throws {
    let apply = #"{"op": "apply", "snapshot": [["a", ["3", "1"]]]}"#
    let run = try run(
      [Self.begin, Self.move(125), apply, Self.end, Self.settle].joined(separator: ","),
      isDiffable: true)
    // DA-22, IM-21.
    #expect(run.output.faults == [])
    #expect(run.names == "a: 3 1")
    let reloaded = try self.run(
      [Self.begin, Self.move(125), #"{"op": "reloadData"}"#, Self.end].joined(separator: ","),
      isDiffable: true)
    #expect(reloaded.names == "a: 1 2 3 | b: 4 5")
  }

  @Test func `a trace tells the calls of a movement`() throws {
    let run = try run(
      [Self.begin, Self.move(125), Self.end].joined(separator: ","), isDiffable: true, traces: true)
    let calls = run.trace.filter { $0.source == .grid || $0.source == .dataSource }
      .drop { $0.call != "step 0: beginMove" }
    #expect(
      TraceText.calls(calls.filter { !$0.call.contains("cellForItem") }) == """
        G step 0: beginMove
        G beginInteractiveMovementForItem(at:) 0-0
        DS canMoveItemAt 0-0 -> true
        G step 1: moveTo
        G step 2: endMove
        G endInteractiveMovement()
        DS moveItemAt 0-0 to 0-2
        """)
  }

  @Test(.seeds(0..<60))
  func `after any movements a grid is like one that begins with their order`() throws {
    var random = SplitMix64(seed: currentSeed)
    var actions: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let section = Int.random(in: 0...1, using: &random)
      actions.append(#"{"op": "beginMove", "item": [\#(section), 0]}"#)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        actions.append(Self.move(Int.random(in: -20...240, using: &random)))
        if Bool.random(using: &random) { actions.append(#"{"op": "advance", "seconds": 0.1}"#) }
      }
      actions.append(
        Int.random(in: 0..<4, using: &random) == 0 ? #"{"op": "cancelMove"}"# : Self.end)
      actions.append(Self.settle)
    }
    let run = try run(actions.joined(separator: ","), isDiffable: true)
    #expect(run.output.faults == [])
    let shown = try #require(run.data?.source?.snapshot())
    let keys: [String: JSONObject] = ["b": ["rowHeight": 30]]
    let fresh = try ScenarioRunner(registry: NamedRows.registry).run(
      ScenarioCase(
        layout: "rows",
        sections: shown.sectionIdentifiers.map {
          ScenarioSection(
            id: $0, items: shown.itemIdentifiers(inSection: $0), keys: keys[$0] ?? [:])
        }, viewport: CGSize(width: 100, height: 200), dataSource: .diffable))
    #expect(run.rows == fresh.rows)
    #expect(run.output.contentSize == fresh.output.contentSize)
    #expect(Set(shown.itemIdentifiers) == ["1", "2", "3", "4", "5"])
  }
}
