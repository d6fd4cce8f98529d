@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// Section 13 of the runtime's rules, a step of a movement by hand for each action.
@MainActor @Suite("Movement by hand in scenarios")
struct ScenarioMovementTests {
  private static let begin = #"{"op": "beginMove", "item": [0, 0]}"#
  private static func move(_ y: Int) -> String { #"{"op": "moveTo", "point": [50, \#(y)]}"# }
  private static let end = #"{"op": "endMove"}"#
  private static let settle = #"{"op": "settle"}"#

  private static let cancel = #"{"op": "cancelMove"}"#

  @Test(.rows) func `an item is lifted, carried to another place and put down`() {
    let apply = #"{"op": "apply", "snapshot": [["a", ["3", "1"]]]}"#
    let absent = #"{"op": "beginMove", "item": [0, 7]}"#
    let (begin, end, settle) = (Self.begin, Self.end, Self.settle)
    let before = "a: 1 2 3 | b: 4 5"
    NamedRowsCase.test([
      .init(
        name: "a named item", actions: [begin, Self.move(30), Self.move(125), end, settle],
        results: [.lifted(true), .hovers(ItemPosition(0, 0)), .hovers(ItemPosition(0, 2)), .none],
        names: "a: 2 3 1 | b: 4 5"),
      .init(
        name: "counted items take what the file says of them along",
        actions: [begin, Self.move(100), end, settle], isNamed: false,
        rows: ["0-0 0 30", "0-1 30 60", "0-2 90 50", "1-0 140 40"]),
      .init(
        name: "also to other sections", actions: [begin, Self.move(160), end, settle],
        isNamed: false, results: [.lifted(true), .hovers(ItemPosition(1, 0))],
        rows: ["0-0 0 30", "0-1 30 60", "1-0 90 50", "1-1 140 40"]),
      // IM-1, IM-12.
      .init(
        name: "no item is not lifted, and without a lifted item nothing happens",
        actions: [absent, Self.move(100), end, Self.cancel],
        results: [.lifted(false), .none, .none, .none], names: before,
        rows: NamedRowsCase.namedRows),
      .init(
        name: "nor is one that is counted", actions: [absent, Self.move(100), end, Self.cancel],
        isNamed: false, results: [.lifted(false), .none, .none, .none],
        rows: NamedRowsCase.countedRows),
      .init(
        name: "a second movement is a fault, and so is an update during one",
        actions: [
          begin, #"{"op": "beginMove", "item": [0, 1]}"#,
          #"{"op": "update", "deletes": [[0, 1]]}"#, Self.move(130), end,
        ], isNamed: false, results: [.lifted(true), .none],
        rows: ["0-0 0 30", "0-1 30 60", "0-2 90 50", "1-0 140 40"],
        faults: "E-70 1, update-during-movement 2"),
      // DA-22, IM-21.
      .init(
        name: "a snapshot ends a movement",
        actions: [begin, Self.move(125), apply, end, settle], names: "a: 3 1"),
      .init(
        name: "reloading discards a movement",
        actions: [begin, Self.move(125), #"{"op": "reloadData"}"#, end], names: before, faults: nil),
    ])
  }

  @Test(arguments: [true, false])
  func `while an item is lifted the order shows that would come, and not the data`(
    isDiffable: Bool
  ) throws {
    let run = try NamedRowsCase.run([Self.begin, Self.move(155)], isNamed: isDiffable)
    // IM-13.
    #expect(run.grid.numberOfItems(inSection: 0) == 2 && run.data?.sections[0].items.count == 3)
    #expect(run.output.faults == [])
  }

  @Test(arguments: [true, false])
  func `a movement that is called off leaves everything as it was`(isDiffable: Bool) throws {
    let run = try NamedRowsCase.run(
      [Self.begin, Self.move(125), Self.cancel, Self.settle], isNamed: isDiffable, traces: true)
    let fresh = try NamedRowsCase.run([], isNamed: isDiffable)
    #expect(run.rows == fresh.rows && run.names == fresh.names)
    #expect(!run.trace.contains { $0.call == "moveItemAt" })
    #expect(run.output.visibleItems == fresh.output.visibleItems)
  }

  @Test func `a trace tells the calls of a movement`() throws {
    let run = try NamedRowsCase.run([Self.begin, Self.move(125), Self.end], traces: true)
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
    let run = try NamedRowsCase.run(actions)
    #expect(run.output.faults == [])
    let shown = try #require(run.data?.source?.snapshot())
    let fresh = try run.again()
    #expect(run.rows == fresh.rows && run.output.contentSize == fresh.output.contentSize)
    #expect(Set(shown.itemIdentifiers) == ["1", "2", "3", "4", "5"])
  }
}
