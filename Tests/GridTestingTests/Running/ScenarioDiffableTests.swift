@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// Sections 17.1 to 17.4 of the runtime's rules, as scenario files tell them.
@MainActor @Suite("Diffable data in scenarios")
struct ScenarioDiffableTests {
  private func run(_ actions: String, traces: Bool = false) throws -> ScenarioRun {
    try NamedRowsCase.run([actions], traces: traces)
  }

  private func apply(_ snapshot: String, _ keys: String = "") -> String {
    #"{"op": "apply", "snapshot": \#(snapshot)\#(keys)}"#
  }

  @Test func `a case begins with the snapshot of its sections`() throws {
    let run = try run("", traces: true)
    #expect(run.names == "a: 1 2 3 | b: 4 5")
    #expect(run.rows == NamedRowsCase.namedRows)
    #expect(run.output.faults == [])
    #expect(run.trace.contains { $0.call == "apply" && $0.detail.hasSuffix("animated") })
    // DA-1: the first one reloads.
    #expect(!run.trace.contains { $0.call == "prepare(forCollectionViewUpdates:)" })
  }

  private static let tree = #"["x", true, ["y", ["z", false, ["w"]]]]"#

  @Test(.rows) func `a snapshot tells the layout its updates, and shows its items`() {
    func row(
      _ snapshot: String, keys: String = "", _ batches: String, _ names: String
    ) -> NamedRowsCase {
      .init(
        name: snapshot, actions: [apply(snapshot, keys)], batches: [batches], names: names)
    }
    NamedRowsCase.test([
      // DA-13.
      row(#"[["a", ["1", "2", "3"]], ["b", ["4", "5"]]]"#, "", "a: 1 2 3 | b: 4 5"),
      row(
        #"[["a", ["1", "3", "6"]], ["b", ["4", "5"]]]"#, "delete 0-1, insert 0-2",
        "a: 1 3 6 | b: 4 5"),
      // DA-3.
      row(
        #"[["a", ["1", "3"]], ["b", ["2", "4", "5"]]]"#, "move 0-1 to 1-0", "a: 1 3 | b: 2 4 5"),
      row(
        #"[["b", ["4", "5"]], ["c", ["7"]]]"#, "delete section 0, insert section 1",
        "b: 4 5 | c: 7"),
      row(
        #"[["b", ["4", "5"]], ["a", ["1", "2", "3"]]]"#, keys: #", "animated": false"#,
        "move section 1 to section 0", "b: 4 5 | a: 1 2 3"),
      // DA-5: the marks are a batch of their own.
      row(
        #"[["a", ["1", "3", "2"]], ["b", ["4", "5"]]]"#,
        keys: #", "reload": ["2"], "reconfigure": ["4"]"#, "move 0-2 to 0-1; reload 0-2",
        "a: 1 3 2 | b: 4 5"),
      row(
        #"[["a", ["1", "2", "3"]], ["b", ["4", "5"]]]"#, keys: #", "reload": ["1", "5"]"#,
        "reload 0-0, reload 1-1", "a: 1 2 3 | b: 4 5"),
      // DA-10.
      row(#"[["a", ["3"]]]"#, keys: #", "reload": ["3"], "usingReloadData": true"#, "", "a: 3"),
      row("[]", "delete section 1, delete section 0", ""),
      .init(
        name: "the keys of a section go with its identifier",
        actions: [
          apply(#"[["c", ["6"]], ["b", ["4", "5"]], ["a", ["1"]]]"#), #"{"op": "settle"}"#,
        ], rows: ["0-0 0 50", "1-0 50 30", "1-1 80 30", "2-0 110 50"]),
    ])
  }

  @Test(.rows) func `a tree shows its visible items, and an item's children by a touch`() {
    NamedRowsCase.test([
      .init(
        // SN-15, SN-18.
        name: "items that were expanded below stay so",
        actions: [
          #"{"op": "applySection", "section": "a", "tree": ["1", \#(Self.tree)]}"#,
          #"{"op": "expand", "item": "z"}"#, #"{"op": "collapse", "item": "x"}"#,
          #"{"op": "expand", "item": "x"}"#, #"{"op": "expand", "item": "x"}"#,
        ],
        batches: [
          "delete 0-2, delete 0-1, insert 0-1, insert 0-2, insert 0-3", "insert 0-4",
          "delete 0-4, delete 0-3, delete 0-2", "insert 0-2, insert 0-3, insert 0-4", "",
        ], names: "a: 1 x y z w | b: 4 5"),
      .init(
        name: "a section that is not there comes last, without animation if so asked",
        actions: [
          #"{"op": "applySection", "section": "c", "tree": ["4", "6"], "animated": false}"#
        ], names: "a: 1 2 3 | b: 5 | c: 4 6",
        rows: ["0-0 0 50", "0-1 50 50", "0-2 100 50", "1-0 150 30", "2-0 180 50", "2-1 230 50"]),
      .init(
        name: "an item without a tree has nothing to expand, one that is nowhere is a fault",
        actions: [
          #"{"op": "expand", "item": "1"}"#, #"{"op": "expand", "item": "9"}"#,
          #"{"op": "reloadData"}"#,
        ], batches: ["", nil], faults: "E-95 1"),
    ])
  }

  @Test func `an animated snapshot takes its time, another one does not`() throws {
    let snapshot = #"[["a", ["3", "1", "2"]], ["b", ["4", "5"]]]"#
    func middle(_ keys: String) throws -> [CGFloat] {
      let run = try run(
        apply(snapshot, keys) + #", {"op": "advance", "seconds": 0.125}, {"op": "snapshot"}"#)
      guard case .elements(let elements) = run.output.steps[2].result else { return [] }
      return elements.sorted().prefix(3).map(\.frame.minY)
    }
    #expect(try middle(#", "animated": false"#) == [0, 50, 100])
    let moving = try middle("")
    #expect(moving.count == 3 && moving[0] > 10 && moving[0] < 90 && moving[1] < 40)
  }

  @Test func `an item keeps the preferred size of its first number`() throws {
    let run = try NamedRows.run(
      """
      "parameters": {"isEstimated": true}, "preferredSizes": {"heights": [40, 60, 80]},
      "sections": [{"id": "a", "items": ["1", "2", "3"]}], "actions": [
        {"op": "apply", "snapshot": [["a", ["3", "1"]]]}, {"op": "settle"},
        {"op": "apply", "snapshot": [["a", ["3", "2", "1", "4"]]]}, {"op": "settle"}]
      """)
    #expect(run.output.faults == [])
    // "4" came as number 3, which is the first of the list again.
    #expect(run.rows == ["0-0 0 80", "0-1 80 60", "0-2 140 40", "0-3 180 40"])
  }

  @Test(.rows) func `a broken contract is recorded, and the snapshot before it stays`() throws {
    let rows: [(action: String, fault: String)] = [
      (#"{"op": "apply", "snapshot": [["a", ["1", "6", "6"]]]}"#, "E-80"),
      (#"{"op": "apply", "snapshot": [["a", ["1"]], ["a", ["2"]]]}"#, "E-80s"),
      (#"{"op": "apply", "snapshot": [["a", ["1"]]], "reload": ["2"]}"#, "E-88"),
      (#"{"op": "apply", "snapshot": [["a", ["1"]]], "reconfigure": ["2"]}"#, "E-88"),
      (#"{"op": "applySection", "section": "a", "tree": ["1", "1"]}"#, "E-94"),
      (#"{"op": "applySection", "section": "a", "tree": [["1", true, ["1"]]]}"#, "E-94"),
    ]
    let first = apply(#"[["b", ["5"]], ["a", ["1", "2"]]]"#)
    let fresh = try run(first)
    forEachRow(of: rows, named: \.action) { action, fault in
      let run = try run("\(first), \(action), \(first)")
      #expect(run.faultText == "\(fault) 1")
      #expect(run.output.steps[1].result == .none && run.names == "b: 5 | a: 1 2")
      #expect(run.batches(2) == "" && run.output.cells == fresh.output.cells)
    }
  }

  @Test func `a case that begins with a broken snapshot has a fault and shows nothing`() throws {
    let broken = try NamedRows.run(
      #""sections": [{"id": "a", "items": ["1", "1"]}], "actions": [{"op": "settle"}]"#)
    #expect(broken.faultText == "E-80 start" && broken.output.cells.isEmpty)
  }

  @Test func `an item in two sections is moved to the second one, which is only logged`() throws {
    let run = try run(apply(#"[["a", ["1", "2"]], ["b", ["1"]]]"#), traces: true)
    #expect(run.names == "a: 2 | b: 1" && run.output.faults == [])
    // E-83.
    #expect(run.trace.contains { $0.source == .console })
  }

  @Test func `a snapshot that the layout cannot lay out is refused, and the next one is shown`()
    throws
  {
    let run = try ShelfRegistry().run(
      """
      {"layout": "shelf", "parameters": {"oddRow": 3}, "source": "diffable",
       "sections": [{"id": "a", "items": ["1", "2", "3"]}], "actions": [
         {"op": "apply", "snapshot": [["a", ["1", "2", "3", "4"]]]},
         {"op": "apply", "snapshot": [["a", ["3", "1"]]]}]}
      """)
    #expect(run.faultText == "non-finite-geometry 0")
    #expect(run.names == "a: 3 1" && run.batches(1)?.contains("delete 0-1") == true)
    #expect(run.data?.sections.map(\.items.count) == [2])
  }

  @Test func `changes that a later refusal leaves behind are taken back`() throws {
    let run = try run(#"{"op": "select", "item": [0, 1]}"#)
    let data = try #require(run.data)
    let source = try #require(data.source)
    let shown = try #require(data.shownSnapshot(in: run.grid))
    run.grid.simulation.perform {
      source.apply(.init([.init(id: "b", items: ["9"])]), animatingDifferences: false)
      source.apply(.init([.init("9", isExpanded: true, children: [.init("8")])]), to: "b")
    }
    run.grid.layoutIfNeeded()
    #expect(run.names == "b: 9 8")
    #expect(data.sections.map(\.items.count) == [2])
    data.goBack(to: shown, in: run.grid)
    run.grid.layoutIfNeeded()
    #expect(run.names == "a: 1 2 3 | b: 4 5")
    #expect(data.sections.map(\.items.count) == [3, 2])
    #expect(source.snapshot(for: "b").items == ["4", "5"])
    #expect(run.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(run.grid.simulation.faults.isEmpty)
  }

  @Test func `a case made by code is refused as a file would be`() {
    var scenario = ScenarioCase(
      layout: "rows", sections: [ScenarioSection(.count(1))],
      actions: [.apply([]), .update(ScenarioUpdate()), .Op.expand("a"), .Op.endMove()])
    func refusal() -> String {
      do throws(ScenarioRunner.Refusal) {
        try ScenarioRunner(registry: NamedRows.registry).check(scenario)
        return ""
      } catch { return error.description }
    }
    #expect(
      refusal() == """
        actions[0].op: "apply" needs a case with a diffable data source
        actions[2].op: "expand" needs a case with a diffable data source
        """)
    scenario.dataSource = .diffable
    #expect(
      refusal() == """
        actions[1].op: "update" needs a case with a counted data source
        sections[0]: a diffable data source needs names
        """)
  }
}
