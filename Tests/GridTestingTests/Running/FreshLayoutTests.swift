import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// `fresh` of `setLayout` makes a new layout object.
@MainActor @Suite("Fresh layouts in scenarios")
struct FreshLayoutTests {
  private func row(
    _ name: String, _ actions: String, layout: String = "shelf", keys: String = "",
    faults: String = "", installed: Int, rowLength: CGFloat? = nil,
    also: @escaping @MainActor (ScenarioRun, ShelfRegistry) throws -> Void = { _, _ in }
  ) -> ShelfCase {
    ShelfCase(
      name: name, layout: layout, sections: #"[{"items": [10, 20, 30]}, {"count": 17}]"#,
      keys: keys, actions: actions, faults: faults, made: 3, installed: installed,
      contentSize: rowLength.map { CGSize(width: 100, height: 20 * $0) }, also: also)
  }

  @Test(.rows) func `a fresh layout is another object, which is found again`() {
    ShelfCase.run([
      row(
        "it is made from what is given and the defaults",
        """
        {"op": "setParameters", "parameters": {"rowHeight": 25, "gap": 10}},
        {"op": "setLayout", "layout": "flow"},
        {"op": "setLayout", "layout": "shelf", "fresh": true, "parameters": {"gap": 3}}
        """, installed: 2, rowLength: 43
      ) { _, shelves in
        #expect(shelves.setups[1].parameters["rowHeight"] == 40)
        #expect(shelves.setups[1].parameters["gap"] == 3)
      },
      row(
        "from then on the fresh one is found again",
        """
        {"op": "setLayout", "layout": "flow"},
        {"op": "setLayout", "layout": "shelf", "fresh": true, "parameters": {"rowHeight": 7}},
        {"op": "setLayout", "layout": "flow", "fresh": false},
        {"op": "setLayout", "layout": "shelf", "parameters": {"gap": 1}}
        """, installed: 2, rowLength: 8),
      row(
        "the installed layout can be made fresh, and a layout that is new is made once",
        """
        {"op": "setParameters", "parameters": {"rowHeight": 9}},
        {"op": "setLayout", "layout": "shelf", "fresh": true},
        {"op": "setLayout", "layout": "flow", "fresh": true}
        """, installed: 2
      ) { run, _ in #expect(run.grid.collectionViewLayout is GridViewFlowLayout) },
      row(
        "it brings a delegate of its own, and the old one lives on",
        """
        {"op": "setLayout", "layout": "flow", "fresh": true, "animated": true},
        {"op": "advance", "seconds": 0.1},
        {"op": "setLayout", "layout": "flow", "fresh": true, "animated": true},
        {"op": "settle"}, {"op": "reloadData"}
        """, layout: "flow", installed: 2
      ) { run, _ in
        #expect(run.grid.delegate is SizeDelegate)
        #expect(run.output.cells.prefix(3).map(\.size.height) == [10, 20, 30])
      },
      row(
        "after a fault the case has the object that it had before",
        """
        {"op": "setParameters", "parameters": {"rowHeight": 11}},
        {"op": "setLayout", "layout": "flow"},
        {"op": "setLayout", "layout": "shelf", "fresh": true,
         "parameters": {"answersItems": false}},
        {"op": "setLayout", "layout": "shelf"}
        """, faults: "E-40 2", installed: 0, rowLength: 11),
      row(
        "a fault of a fresh layout with equal parameters brings the old object back",
        """
        {"op": "setLayout", "layout": "flow"},
        {"op": "setLayout", "layout": "shelf", "fresh": true,
         "parameters": {"answersItems": false}},
        {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": true}}
        """, keys: #""parameters": {"answersItems": false}"#, faults: "E-40 1", installed: 0
      ) { run, _ in #expect(run.output.cells.count == 20) },
    ])
  }

  @MainActor
  private final class MadeLayouts {
    private struct Weak {
      weak var layout: GridViewLayout?
    }

    private var layouts: [Weak] = []

    var count: Int { layouts.count }
    var presentCount: Int { layouts.count { $0.layout != nil } }

    func add(_ layout: GridViewLayout) { layouts.append(Weak(layout: layout)) }
  }

  @Test(arguments: [false, true])
  func `layouts that fresh ones took the place of are let go`(animated: Bool) throws {
    let made = MadeLayouts()
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: "plain", summary: "lines")) { _ in
      let layout = GridViewFlowLayout()
      made.add(layout)
      return LayoutRegistry.Made(layout)
    }
    let action = ScenarioAction.setLayout(
      "plain", parameters: [:], animated: animated, reload: false, fresh: true)
    let scenario = ScenarioCase(
      layout: "plain", sections: [ScenarioSection(.count(9))],
      actions: Array(repeating: action, count: 40))
    let run = try ScenarioRunner(registry: registry).run(scenario)
    #expect(run.output.faults == [])
    #expect(made.count == 41)
    // The present one, and those that a switch which is cut short was still under way from.
    #expect(made.presentCount <= 5)
  }
}
