import GridKit
import GridScenarios
import TestSupport
import Testing

/// A scenario's view that gets its own size with the sides swapped was turned, and the screen with
/// it: what a published form measures from the screen follows.
@MainActor @Suite("Published forms in a view that turns")
struct PublishedTurnTests {
  @Test(.rows) func `a screen is turned with the view, and only then`() {
    let turns = [
      ("shortestColumn", 40, "159.25", "86.25"), ("list", 60, "667", "375"),
    ].flatMap { layout, height, turned, upright in
      ["", #", "animated": true"#].map { animated in
        """
        # columns and rows have the width of the turned screen: \(layout)\(animated)
        {"layout": "\(layout)", "parameters": {"mode": "asPublished"}, "sections": [{"count": 2}],
         "viewport": [375, 667], "actions": [
          {"op": "setBounds", "size": [667, 375]\(animated)}, {"op": "settle"},
          {"op": "snapshot", "elements": "all"},
          {"op": "setBounds", "size": [375, 667]\(animated)}, {"op": "settle"},
          {"op": "snapshot", "elements": "all"}], "expect": {"steps": [{}, {},
          {"elements": [{"size": [\(turned), \(height)]}, {}]}, {}, {},
          {"elements": [{"size": [\(upright), \(height)]}, {}]}]}}

        """
      }
    }
    // A change of the bounds has a flow layout ask no sizes again (FL-71).
    ScenarioRows.check(
      turns.joined() + """
        # a size delegate measures the turned screen once it is asked again
        {"layout": "groupedRows", "parameters": {"mode": "asPublished"}, "sections": [{"count": 2}],
         "viewport": [375, 667],
         "actions": [{"op": "setBounds", "size": [667, 375]}, {"op": "reloadData"}],
         "expect": {"cells": [{"size": [637, 60]}, {"size": [637, 60]}]}}
        # a view that only becomes smaller leaves the screen as it is
        {"layout": "list", "parameters": {"mode": "asPublished"}, "sections": [{"count": 1}],
         "viewport": [375, 667], "actions": [
          {"op": "setBounds", "size": [300, 667]}, {"op": "settle"},
          {"op": "snapshot", "elements": "all"}, {"op": "setBounds", "size": [667, 300]},
          {"op": "settle"}, {"op": "snapshot", "elements": "all"}],
         "expect": {"steps": [{}, {}, {"elements": [{"size": [375, 60]}]}, {}, {},
          {"elements": [{"size": [667, 60]}]}]}}
        """)
  }

  @Test func `a turn that meets a fault turns the screen back`() throws {
    // A row as wide as the screen; on a wide one it asks for a section that there is not.
    let row = ScriptedLayout()
    row.isStale = { _ in true }
    row.place = { grid in
      let screen = GridScreen.main.bounds.width
      if screen > 400 { _ = grid.numberOfItems(inSection: 7) }
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: screen, height: 10)
      return [attributes]
    }
    var registry = LayoutRegistry()
    registry.register(
      LayoutSchema(id: "upright", summary: "a row of the screen's width"), make: { _ in row })
    let run = try ScenarioRunner(registry: registry).run(
      ScenarioCase(
        layout: "upright", sections: [.count(1)], viewport: CGSize(width: 375, height: 667),
        actions: [
          .setBounds(CGSize(width: 667, height: 375), animated: false),
          .setBounds(CGSize(width: 370, height: 667), animated: false),
        ]))
    #expect(run.output.faults.map(\.step) == [0])
    #expect(run.output.cells.map(\.frame.width) == [375])
  }
}
