@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// Data that a case changes behind the grid's back while items are lifted.
@MainActor @Suite("Data that changes while items are lifted")
struct ChangedDataTests {
  private nonisolated static let sections =
    #""sections": [{"items": [50, 30, 60]}, {"items": [40, 20]}]"#

  private func run(_ actions: [String]) throws -> ScenarioRun {
    try NamedRows.run(
      Self.sections + ", \"actions\": [\(actions.joined(separator: ","))]", source: nil)
  }

  private nonisolated static func setData(_ counts: Int...) -> String {
    let sections = counts.map { "{\"count\": \($0)}" }.joined(separator: ",")
    return #"{"op": "setData", "sections": [\#(sections)]}"#
  }

  private nonisolated static let lift = #"{"op": "beginMove", "item": [0, 2]}"#
  private nonisolated static let move = #"{"op": "moveTo", "point": [50, 10]}"#
  private nonisolated static let end = #"{"op": "endMove"}"#
  private nonisolated static let drag = #"{"op": "dragItems", "items": [[0, 2], [1, 1]]}"#
  private nonisolated static func drop(_ y: Int, _ operation: String) -> String {
    #"{"op": "dropAt", "point": [50, \#(y)], "proposal": {"operation": "\#(operation)"}}"#
  }

  @Test(.rows)
  func `an action whose item is gone from the data is refused and changes nothing`() throws {
    let (lift, move, end, drag) = (Self.lift, Self.move, Self.end, Self.drag)
    let rows = [
      [lift, Self.setData(), move, end], [lift, move, Self.setData(), end],
      [lift, move, Self.setData(2, 2), end], [lift, move, Self.setData(1), end],
      [drag, Self.setData(), Self.drop(10, "move")],
      [drag, Self.setData(3), Self.drop(10, "move")],
      [drag, Self.setData(1, 2), Self.drop(10, "copy")],
      [drag, Self.setData(3, 1), Self.drop(195, "move")],
      [drag, Self.setData(), Self.drop(10, "copy")],
    ]
    forEachRow(of: rows) { actions in
      let run = try run(actions)
      #expect(run.faultText == "place-not-in-data \(actions.count - 1)")
      #expect(
        run.output.faults.first?.message.contains("the data that is there now has no") == true)
      let before = try self.run(Array(actions.dropLast()))
      #expect(run.data?.sections.map(\.items.count) == before.data?.sections.map(\.items.count))
    }
  }

  @Test func `a place behind the last item of a section that has shrunk is refused`() throws {
    let shrunk = try run([
      #"{"op": "beginMove", "item": [0, 0]}"#, #"{"op": "moveTo", "point": [50, 135]}"#,
      Self.setData(2, 2), Self.end,
    ])
    #expect(shrunk.output.faults.map(\.code) == ["place-not-in-data"])
  }

  @Test func `items whose places are there are moved as before`() throws {
    let moved = try run([Self.lift, Self.move, Self.setData(3, 2), Self.end])
    #expect(moved.output.faults == [])
    let dropped = try run([Self.drag, Self.setData(3, 2), Self.drop(10, "move")])
    #expect(dropped.output.faults == [] && dropped.data?.sections.map(\.items.count) == [4, 1])
  }

  @Test(.seeds(0..<150)) func `data that changes at any moment ends no run and no audit`() throws {
    var random = SplitMix64(seed: currentSeed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func place() -> String { "[\(number(0...1)), \(number(0...3))]" }
    let actions = (0..<number(3...10)).map { _ in
      switch number(0...9) {
      case 0: #"{"op": "beginMove", "item": \#(place())}"#
      case 1: #"{"op": "moveTo", "point": [50, \#(number(-20...260))]}"#
      case 2: Self.end
      case 3: Self.drag
      case 4: Self.drop(number(-20...260), ["move", "copy"][number(0...1)])
      case 5: #"{"op": "reloadData"}"#
      case 6: #"{"op": "update", "deletes": [\#(place())]}"#
      case 7: #"{"op": "settle"}"#
      default: Self.setData(number(0...4), number(0...3))
      }
    }
    let run = try run(actions)
    #expect(run.output.steps.count == actions.count)
    _ = try ScenarioAudit.run(run.scenario, registry: NamedRows.registry)
  }
}
