import ScenarioFiles
import GridKit
import GridTesting
import Testing

/// `fresh` of `setLayout` makes a new layout object.
@MainActor @Suite("Fresh layouts in scenarios")
struct FreshLayoutTests {
  private let shelves = ShelfRegistry()

  private func run(
    _ actions: String, layout: String = "shelf", parameters: String = "{}"
  ) throws -> ScenarioRun {
    let text = """
      {"layout": "\(layout)", "parameters": \(parameters), "sections": [{"items": [10, 20, 30]}, {"count": 17}],
       "viewport": [100, 100], "actions": [\(actions)]}
      """
    return try #require(try shelves.run(text).first)
  }

  @Test func `a fresh layout is another object, made from what is given and the defaults`() throws {
    let run = try run(
      """
      {"op": "setParameters", "parameters": {"rowHeight": 25, "gap": 10}},
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf", "fresh": true, "parameters": {"gap": 3}}
      """)
    #expect(run.output.faults.isEmpty)
    #expect(shelves.made.count == 3)
    #expect(run.grid.collectionViewLayout === shelves.made[2])
    #expect(shelves.setups[1].parameters["rowHeight"] == 40)
    #expect(shelves.setups[1].parameters["gap"] == 3)
    #expect(run.output.contentSize == CGSize(width: 100, height: 20 * 43))
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

  @Test func `from then on the fresh one is found again`() throws {
    let run = try run(
      """
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf", "fresh": true, "parameters": {"rowHeight": 7}},
      {"op": "setLayout", "layout": "flow", "fresh": false},
      {"op": "setLayout", "layout": "shelf", "parameters": {"gap": 1}}
      """)
    #expect(shelves.made.count == 3)
    #expect(run.grid.collectionViewLayout === shelves.made[2])
    #expect(run.output.contentSize == CGSize(width: 100, height: 20 * 8))
  }

  @Test func `the installed layout can be made fresh, and a layout that is new is made once`()
    throws
  {
    let run = try run(
      """
      {"op": "setParameters", "parameters": {"rowHeight": 9}},
      {"op": "setLayout", "layout": "shelf", "fresh": true},
      {"op": "setLayout", "layout": "flow", "fresh": true}
      """)
    #expect(shelves.made.count == 3)
    #expect(run.grid.collectionViewLayout === shelves.made[2])
    #expect(run.grid.collectionViewLayout is GridViewFlowLayout)
    #expect(run.output.faults.isEmpty)
  }

  @Test func `a fresh layout brings a delegate of its own, and the old one lives on`() throws {
    let run = try run(
      """
      {"op": "setLayout", "layout": "flow", "fresh": true, "animated": true},
      {"op": "advance", "seconds": 0.1},
      {"op": "setLayout", "layout": "flow", "fresh": true, "animated": true},
      {"op": "settle"}, {"op": "reloadData"}
      """, layout: "flow")
    #expect(run.output.faults.isEmpty)
    #expect(run.grid.delegate is SizeDelegate)
    #expect(shelves.made.count == 3)
    #expect(run.output.cells.prefix(3).map(\.size.height) == [10, 20, 30])
  }

  @Test func `after a fault the case has the object that it had before`() throws {
    let run = try run(
      """
      {"op": "setParameters", "parameters": {"rowHeight": 11}},
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf", "fresh": true, "parameters": {"answersItems": false}},
      {"op": "setLayout", "layout": "shelf"}
      """)
    #expect(run.output.faults.map(\.code) == ["E-40"])
    #expect(run.output.faults.map(\.step) == [2])
    #expect(shelves.made.count == 3)
    #expect(run.grid.collectionViewLayout === shelves.made[0])
    #expect(run.output.contentSize == CGSize(width: 100, height: 220))
  }

  @Test func `a fault of a fresh layout with equal parameters brings the old object back`() throws {
    let run = try run(
      """
      {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "shelf", "fresh": true,
       "parameters": {"answersItems": false}},
      {"op": "setLayout", "layout": "shelf", "parameters": {"answersItems": true}}
      """, parameters: #"{"answersItems": false}"#)
    #expect(run.output.faults.map(\.step) == [1])
    #expect(shelves.made.count == 3)
    #expect(run.grid.collectionViewLayout === shelves.made[0])
    #expect(run.output.cells.count == 20)
  }
}
