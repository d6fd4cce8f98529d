@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// Drag and drop within the grid of a scenario.
@MainActor @Suite("Drag and drop in scenarios")
struct ScenarioDragTests {
  private static func drag(_ items: String) -> String {
    #"{"op": "dragItems", "items": [\#(items)]}"#
  }

  private static func drop(_ y: Int, _ proposal: String? = nil) -> String {
    let proposal = proposal.map { #", "proposal": \#($0)"# } ?? ""
    return #"{"op": "dropAt", "point": [50, \#(y)]\#(proposal)}"#
  }

  private static let settle = #"{"op": "settle"}"#

  @Test(.rows) func `an item is dragged and dropped at another place`() {
    let copy = #"{"operation": "copy"}"#
    let (first, settle) = (Self.drag("[0, 0]"), Self.settle)
    let taken = ScenarioOutput.Step.Result.dragged([ItemPosition(0, 0)])
    let place = ScenarioOutput.Step.Result.dropped(.move, at: ItemPosition(0, 2))
    let isOver: @MainActor (ScenarioRun) -> Void = {
      #expect($0.grid.dragDelegate == nil && !$0.grid.hasActiveDrop)
    }
    NamedRowsCase.test([
      .init(
        name: "a named item", actions: [first, Self.drop(125), settle], results: [taken, place],
        names: "a: 2 3 1 | b: 4 5", also: isOver),
      .init(
        name: "a counted item", actions: [first, Self.drop(125), settle], isNamed: false,
        results: [taken, place], rows: ["0-0 0 30", "0-1 30 60", "0-2 90 50", "1-0 140 40"],
        also: isOver),
      .init(
        name: "several are dropped behind each other, in the order in which they were taken",
        actions: [Self.drag("[1, 0], [0, 1]"), Self.drop(10), settle],
        results: [.dragged([ItemPosition(1, 0), ItemPosition(0, 1)])],
        names: "a: 4 2 1 3 | b: 5", faults: nil),
      .init(
        name: "several that are counted",
        actions: [Self.drag("[0, 0], [0, 1]"), Self.drop(155), settle], isNamed: false,
        rows: ["0-0 0 60", "1-0 60 50", "1-1 110 30", "1-2 140 40"]),
      .init(
        name: "a copy leaves the items where they are, and has a name of its own",
        actions: [first, Self.drop(125, copy), settle, first, Self.drop(125, copy), settle],
        names: "a: 1 2 1 copy 2 1 copy 3 | b: 4 5", faults: nil),
      .init(
        name: "a copy of a counted item", actions: [first, Self.drop(85, copy), settle],
        isNamed: false,
        rows: ["0-0 0 50", "0-1 50 30", "0-2 80 50", "0-3 130 60", "1-0 190 40"], faults: nil),
      .init(
        name: "no item is not dragged, and without a drag nothing is dropped",
        actions: [Self.drag("[0, 7]"), Self.drop(10), settle], isNamed: false,
        results: [.dragged([]), .none]),
      .init(
        name: "during a drag no other begins", actions: [first, Self.drag("[0, 1]")],
        isNamed: false, results: [taken, .dragged([])]),
    ])
  }

  @Test(.rows) func `a drop that inserts nothing changes nothing`() {
    let (first, settle) = (Self.drag("[0, 0]"), Self.settle)
    let proposals = [
      #"{"operation": "cancel"}"#, #"{"operation": "forbidden"}"#,
      #"{"operation": "move", "intent": "insertIntoDestinationIndexPath"}"#,
    ]
    let taken = ScenarioOutput.Step.Result.dragged([ItemPosition(0, 0)])
    NamedRowsCase.test(
      proposals.map {
        .init(
          name: $0, actions: [first, Self.drop(125, $0), settle], isNamed: false,
          rows: NamedRowsCase.countedRows)
      } + [
        .init(
          name: "a drop below all items", actions: [first, Self.drop(190), settle],
          isNamed: false, results: [taken, .dropped(.move, at: ItemPosition(0, 0))],
          rows: NamedRowsCase.countedRows, faults: nil),
        .init(
          name: "a drop outside the grid", actions: [first, Self.drop(330), settle],
          isNamed: false, results: [taken, .dropped(.cancel, at: nil)],
          rows: NamedRowsCase.countedRows, faults: nil),
      ])
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
    let run = try NamedRowsCase.run(actions, isNamed: seed.isMultiple(of: 2))
    #expect(run.output.faults == [])
    let fresh = try run.again()
    #expect(run.rows == fresh.rows)
  }
}
