import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Running scenarios")
struct ScenarioRunnerTests {
  private let shelves = ShelfRegistry()

  /// Runs one case of twenty rows in a grid of 100 × 100.
  private func run(
    _ keys: String = "", actions: String = "", _ configure: (ScenarioRunner) -> Void = { _ in }
  ) throws -> ScenarioRun { try shelves.run(keys: keys, actions: actions, configure) }

  @Test(.rows) func `each action has its result`() {
    let rows: [(op: String, keys: String, offset: String, result: String)] = [
      ("setContentOffset", #""contentOffset": [0, 120]"#, "[0,120]", ""),
      ("setContentOffset", #""contentOffset": [0, 120], "animated": true"#, "[0,0]", ""),
      ("setLayout", #""layout": "flow""#, "[0,35]", ""),
      ("setLayout", #""layout": "flow", "reload": true"#, "[0,35]", ""),
      ("setParameters", #""parameters": {"gap": 5}"#, "[0,0]", ""),
      ("setBounds", #""size": [80, 300]"#, "[0,0]", ""),
      ("setViewContentInset", #""inset": [7, 0, 0, 0]"#, "[0,0]", ""),
      ("reloadData", "", "[0,0]", ""),
      (
        "query", #""rect": [0, 75, 10, 20]"#, "[0,0]",
        #""elements": [["cell", 0, 1], ["cell", 0, 2]]"#
      ), ("query", #""rect": [0, -75, 10, 20]"#, "[0,0]", #""elements": []"#),
      ("askTarget", #""proposed": [0, 333]"#, "[0,0]", #""target": [0, 333]"#),
      ("askBoundsChange", #""newBounds": [0, 10, 100, 100]"#, "[0,0]", #""invalidates": false"#),
      ("askBoundsChange", #""newBounds": [0, 0, 101, 100]"#, "[0,0]", #""invalidates": true"#),
      ("advance", #""seconds": 1"#, "[0,0]", ""),
      ("settle", "", "[0,0]", #""frames": 0, "seconds": 0"#),
    ]
    forEachRow(of: rows) { op, keys, offset, result in
      func object(_ members: String...) -> String {
        "{" + members.filter { !$0.isEmpty }.joined(separator: ", ") + "}"
      }
      let run = try run(actions: object(#""op": "\#(op)""#, keys))
      let step = object(#""op": "\#(op)""#, #""contentOffset": \#(offset)"#, result)
      #expect(try run.step(0) == JSONDocument(step).value.text(.line))
      #expect(run.output.faults.isEmpty)
    }
  }

  @Test func `a snapshot holds what is on screen, or everything`() throws {
    let run = try run(
      actions: """
        {"op": "setContentOffset", "contentOffset": [0, 30]},
        {"op": "snapshot"}, {"op": "snapshot", "elements": "all"}
        """)
    let all = try run.elements(2)
    #expect(try run.elements(1).map(\.name.item) == [0, 1, 2, 3])
    #expect(all.map(\.name.item) == Array(0..<20))
    #expect(all[5].frame == CGRect(x: 0, y: 200, width: 100, height: 40))
  }

  @Test func `actions follow one another`() throws {
    let run = try run(
      actions: """
        {"op": "setParameters", "parameters": {"rowHeight": 20, "gap": 5}},
        {"op": "setBounds", "size": [60, 90]},
        {"op": "setContentOffset", "contentOffset": [0, 105]},
        {"op": "setViewContentInset", "inset": [0, 0, 50, 0]}
        """)
    #expect(run.output.contentSize == CGSize(width: 60, height: 500))
    #expect(run.output.contentOffset == CGPoint(x: 0, y: 105))
    #expect(run.output.offsetRange.maximum == CGPoint(x: 0, y: 460) && run.shown == "0-4 … 0-7")
    #expect(run.output.cells[4].frame == CGRect(x: 0, y: 100, width: 60, height: 20))
  }

  @Test func `time passes only where it is said`() throws {
    let start = #"{"op": "setContentOffset", "contentOffset": [0, 200], "animated": true}"#
    let run = try run(
      actions: """
        \(start), {"op": "query", "rect": [0, 0, 1, 1]}, {"op": "advance", "seconds": 0.1},
        {"op": "settle"}, {"op": "settle"}
        """)
    let offsets = run.output.steps.map(\.contentOffset.y)
    #expect(offsets[0] == 0 && offsets[1] == 0)
    #expect(offsets[2] > 0 && offsets[2] < 200 && offsets[3] == 200)
    let (frames, seconds) = try settlement(run, step: 3)
    #expect(frames == 12)
    #expect(abs(seconds - 0.2) < 1e-9)
    #expect(run.output.steps[4].result == .settled(frames: 0, seconds: 0))
  }

  @Test func `the clock has the frame rate of the case`() throws {
    let fast = try self.run(
      #""frameRate": 120"#,
      actions: """
        {"op": "setContentOffset", "contentOffset": [0, 200], "animated": true}, {"op": "settle"}
        """)
    #expect(try settlement(fast, step: 1).frames == 36)
  }

  private func settlement(_ run: ScenarioRun, step: Int) throws -> (frames: Int, seconds: Double) {
    var found: (Int, Double)?
    if case .settled(let frames, let seconds) = run.output.steps[step].result {
      found = (frames, seconds)
    }
    return try #require(found)
  }

  @Test func `a case starts at the natural start of its insets`() throws {
    let run = try run(
      #""safeArea": [20, 5, 30, 0], "viewContentInset": [10, 0, 1, 3], "displayScale": 2"#)
    // Where the content cannot scroll sideways only the vertical safe area is added (S1.7).
    #expect(run.output.contentOffset.y == -30 && run.output.offsetRange.minimum.y == -30)
    #expect(run.output.offsetRange.maximum.y == 731)
    #expect(run.grid.safeAreaInsets == GridEdgeInsets(top: 20, left: 5, bottom: 30, right: 0))
    #expect(run.shown == "0-0, 0-1")
  }

  @Test func `a case can start anywhere`() throws {
    let placed = try self.run(#""contentOffset": [0, 333.3], "displayScale": 2"#)
    #expect(placed.output.contentOffset == CGPoint(x: 0, y: 333.5))
    #expect(placed.shown == "0-8 … 0-10" && placed.output.steps.isEmpty)
  }

  @Test func `insets are there before the first layout`() throws {
    let traced = try self.run(#""viewContentInset": [10, 0, 0, 0]"#) { $0.traces = true }
    let asked = traced.trace.first { $0.call == "layoutAttributesForElements(in:)" }
    #expect(asked?.detail == "0, -10, 100, 100")
  }

  @Test(.rows) func `each query policy asks for its own rectangle`() throws {
    let rows: [(policy: String, rect: String)] = [
      ("whole", "0, 150, 100, 100"), ("pageAligned", "0, 100, 100, 200"),
      ("clippedToContent", "0, 150, 100, 100"),
    ]
    forEachRow(of: rows, named: \.policy) { policy, rect in
      let run = try run(
        #""queryPolicy": "\#(policy)""#,
        actions: #"{"op": "setBounds", "size": [100, 90]}, {"op": "reloadData"}"#
          + #", {"op": "setContentOffset", "contentOffset": [0, 500]}"#)
      #expect(run.grid.queryPolicy.rawValue == policy && run.shown == "0-12 … 0-14")
      let start = try self.run(#""queryPolicy": "\#(policy)", "contentOffset": [0, 150]"#) {
        $0.traces = true
      }
      let asked = start.trace.filter { $0.call == "layoutAttributesForElements(in:)" }
      #expect(asked.last?.detail == rect)
      #expect(start.shown == "0-3 … 0-6")
    }
  }

  @Test func `clipped queries find nothing left of content without width`() throws {
    let keys = #""parameters": {"contentWidth": 0}, "viewContentInset": [0, 15, 0, 0]"#
    #expect(try run(keys).shown == "0-0 … 0-2")
    let clipped = try run(keys + #", "queryPolicy": "clippedToContent""#)
    #expect(clipped.shown == "none" && clipped.output.cells.count == 20)
    // Without the inset the visible rectangle does not start left of the content.
    let plain = #""parameters": {"contentWidth": 0}, "queryPolicy": "clippedToContent""#
    #expect(try run(plain).shown == "0-0 … 0-2")
  }

  @Test func `the output lists all elements, those on screen, or those near the screen`() throws {
    let parameters = #""parameters": {"headerHeight": 10}"#
    let all = try run(parameters)
    #expect(all.output.cells.count == 20)
    #expect(all.output.supplementary.map(\.name) == [ElementName(kind: "header", 0, 0)])
    #expect(!all.isPartial)
    let visible = try run(parameters) { $0.scope = .visible }
    #expect(visible.output.cells.count == 3)
    #expect(visible.output.visibleItems == all.output.visibleItems)
    let near = try run { $0.listingLimit = 5 }
    #expect(near.isPartial && near.output.cells.count == 8)
    #expect(try !self.run { $0.listingLimit = 20 }.isPartial)
    // A case that expects something needs everything.
    #expect(try !self.run(#""expect": {}"#) { $0.listingLimit = 5 }.isPartial)
  }

  @Test func `a case's expectation is compared with the whole output`() throws {
    let fits = #""expect": {"contentSize": [100, 800], "visibleItems": [[0, 0], [0, 1], [0, 2]]}"#
    #expect(try run(fits).isPassed)
    for scope in ElementScope.allCases {
      let run = try run(
        #""expect": {"cells": [{"frame": [0, 0, 100, 40]}], "contentOffset": [0, 1]}"#
      ) { $0.scope = scope }
      #expect(!run.isPassed && run.difference?.description.contains("cells: 20 entries") == true)
      #expect(run.difference?.description.contains("- contentOffset: [0, 1]") == true)
      #expect(run.output.cells.count == (scope == .all ? 20 : 3))
    }
  }

  @Test func `a picture of a case carries its name`() throws {
    #expect(try run().picture.title == "1 · shelf · offset 0, 0")
    #expect(try run(#""id": "shelf""#).picture.title == "shelf · offset 0, 0")
  }
}
