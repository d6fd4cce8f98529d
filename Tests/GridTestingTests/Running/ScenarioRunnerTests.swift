import ScenarioFiles
import GridTesting
import Testing

@MainActor @Suite("Running scenarios")
struct ScenarioRunnerTests {
  private let shelves = ShelfRegistry()

  /// Runs one case of twenty rows in a grid of 100 × 100.
  private func run(
    _ keys: String = "", actions: String = "", _ configure: (ScenarioRunner) -> Void = { _ in }
  ) throws -> ScenarioRun {
    let text = """
      {"layout": "shelf", "sections": [{"count": 20}], "viewport": [100, 100],
       "actions": [\(actions)]\(keys.isEmpty ? "" : ", " + keys)}
      """
    return try #require(try shelves.run(text, configure).first)
  }

  // MARK: Actions

  @Test(
    "each action has its result",
    arguments: [
      (
        #"{"op": "setContentOffset", "contentOffset": [0, 120]}"#,
        #"{"contentOffset":[0,120],"op":"setContentOffset"}"#
      ),
      (
        #"{"op": "setContentOffset", "contentOffset": [0, 120], "animated": true}"#,
        #"{"contentOffset":[0,0],"op":"setContentOffset"}"#
      ),
      (
        #"{"op": "setLayout", "layout": "flow"}"#,
        #"{"contentOffset":[0,35],"op":"setLayout"}"#
      ),
      (
        #"{"op": "setLayout", "layout": "flow", "reload": true}"#,
        #"{"contentOffset":[0,35],"op":"setLayout"}"#
      ),
      (
        #"{"op": "setParameters", "parameters": {"gap": 5}}"#,
        #"{"contentOffset":[0,0],"op":"setParameters"}"#
      ),
      (
        #"{"op": "setBounds", "size": [80, 300]}"#, #"{"contentOffset":[0,0],"op":"setBounds"}"#
      ),
      (
        #"{"op": "setViewContentInset", "inset": [7, 0, 0, 0]}"#,
        #"{"contentOffset":[0,0],"op":"setViewContentInset"}"#
      ),
      (#"{"op": "reloadData"}"#, #"{"contentOffset":[0,0],"op":"reloadData"}"#),
      (
        #"{"op": "query", "rect": [0, 75, 10, 20]}"#,
        #"{"contentOffset":[0,0],"elements":[["cell",0,1],["cell",0,2]],"op":"query"}"#
      ),
      (
        #"{"op": "query", "rect": [0, -75, 10, 20]}"#,
        #"{"contentOffset":[0,0],"elements":[],"op":"query"}"#
      ),
      (
        #"{"op": "askTarget", "proposed": [0, 333]}"#,
        #"{"contentOffset":[0,0],"op":"askTarget","target":[0,333]}"#
      ),
      (
        #"{"op": "askBoundsChange", "newBounds": [0, 10, 100, 100]}"#,
        #"{"contentOffset":[0,0],"invalidates":false,"op":"askBoundsChange"}"#
      ),
      (
        #"{"op": "askBoundsChange", "newBounds": [0, 0, 101, 100]}"#,
        #"{"contentOffset":[0,0],"invalidates":true,"op":"askBoundsChange"}"#
      ),
      (#"{"op": "advance", "seconds": 1}"#, #"{"contentOffset":[0,0],"op":"advance"}"#),
      (
        #"{"op": "settle"}"#, #"{"contentOffset":[0,0],"frames":0,"op":"settle","seconds":0}"#
      ),
    ])
  func results(action: String, result: String) throws {
    let run = try run(actions: action)
    #expect(run.step(0) == result)
    #expect(run.output.faults.isEmpty)
  }

  @Test func `a snapshot holds what is on screen, or everything`() throws {
    let run = try run(
      actions: """
        {"op": "setContentOffset", "contentOffset": [0, 30]},
        {"op": "snapshot"}, {"op": "snapshot", "elements": "all"}
        """)
    guard case .elements(let visible) = run.output.steps[1].result,
      case .elements(let all) = run.output.steps[2].result
    else {
      Issue.record("no elements in \(run.output.steps)")
      return
    }
    #expect(visible.map(\.name.item) == [0, 1, 2, 3])
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
    #expect(run.output.offsetRange.maximum == CGPoint(x: 0, y: 460))
    #expect(run.shown == "0-4 … 0-7")
    #expect(run.output.cells[4].frame == CGRect(x: 0, y: 100, width: 60, height: 20))
  }

  @Test func `time passes only where it is said`() throws {
    let run = try run(
      actions: """
        {"op": "setContentOffset", "contentOffset": [0, 200], "animated": true},
        {"op": "query", "rect": [0, 0, 1, 1]},
        {"op": "advance", "seconds": 0.1},
        {"op": "settle"},
        {"op": "settle"}
        """)
    let offsets = run.output.steps.map(\.contentOffset.y)
    #expect(offsets[0] == 0 && offsets[1] == 0)
    #expect(offsets[2] > 0 && offsets[2] < 200)
    #expect(offsets[3] == 200)
    guard case .settled(let frames, let seconds) = run.output.steps[3].result else {
      Issue.record("settle has no result")
      return
    }
    #expect(frames == 12)
    #expect(abs(seconds - 0.2) < 1e-9)
    #expect(run.output.steps[4].result == .settled(frames: 0, seconds: 0))
  }

  // MARK: Where a case starts

  @Test func `a case starts at the natural start of its insets`() throws {
    let run = try run(
      #""safeArea": [20, 5, 30, 0], "viewContentInset": [10, 0, 1, 3], "displayScale": 2"#)
    // Where the content cannot scroll sideways only the vertical safe area is added (S1.7).
    #expect(run.output.contentOffset.y == -30)
    #expect(run.output.offsetRange.minimum.y == -30)
    #expect(run.output.offsetRange.maximum.y == 731)
    #expect(run.grid.safeAreaInsets == GridEdgeInsets(top: 20, left: 5, bottom: 30, right: 0))
    #expect(run.shown == "0-0, 0-1")
  }

  @Test func `insets are there before the first layout`() throws {
    let run = try run(#""viewContentInset": [10, 0, 0, 0]"#) { $0.traces = true }
    let asked = run.trace.first { $0.call == "layoutAttributesForElements(in:)" }
    #expect(asked?.detail == "0, -10, 100, 100")
  }

  @Test func `a case can start anywhere`() throws {
    let run = try run(#""contentOffset": [0, 333.3], "displayScale": 2"#)
    #expect(run.output.contentOffset == CGPoint(x: 0, y: 333.5))
    #expect(run.shown == "0-8 … 0-10")
    #expect(run.output.steps.isEmpty)
  }

  @Test func `the clock has the frame rate of the case`() throws {
    let run = try run(
      #""frameRate": 120"#,
      actions: """
        {"op": "setContentOffset", "contentOffset": [0, 200], "animated": true}, {"op": "settle"}
        """)
    guard case .settled(let frames, _) = run.output.steps[1].result else {
      Issue.record("settle has no result")
      return
    }
    #expect(frames == 36)
  }

  // MARK: Query policies

  @Test(
    "each query policy asks for its own rectangle",
    arguments: [
      ("whole", "0, 150, 100, 100"), ("pageAligned", "0, 100, 100, 200"),
      ("clippedToContent", "0, 150, 100, 100"),
    ])
  func policies(policy: String, rect: String) throws {
    let run = try run(
      #""queryPolicy": "\#(policy)""#,
      actions: #"{"op": "setBounds", "size": [100, 90]}, {"op": "reloadData"}"#
        + #", {"op": "setContentOffset", "contentOffset": [0, 500]}"#)
    #expect(run.grid.queryPolicy.rawValue == policy)
    #expect(run.shown == "0-12 … 0-14")
    let start = try self.run(#""queryPolicy": "\#(policy)", "contentOffset": [0, 150]"#) {
      $0.traces = true
    }
    let asked = start.trace.filter { $0.call == "layoutAttributesForElements(in:)" }.map(\.detail)
    #expect(asked.last == rect)
    #expect(start.shown == "0-3 … 0-6")
  }

  @Test func `clipped queries find nothing left of content without width`() throws {
    let keys = #""parameters": {"contentWidth": 0}, "viewContentInset": [0, 15, 0, 0]"#
    #expect(try run(keys).shown == "0-0 … 0-2")
    let clipped = try run(keys + #", "queryPolicy": "clippedToContent""#)
    #expect(clipped.shown == "none")
    #expect(clipped.output.cells.count == 20)
    // Without the inset the visible rectangle does not start left of the content.
    let plain = #""parameters": {"contentWidth": 0}, "queryPolicy": "clippedToContent""#
    #expect(try run(plain).shown == "0-0 … 0-2")
  }

  // MARK: Output

  @Test func `the output lists all elements or those on screen`() throws {
    let parameters = #""parameters": {"headerHeight": 10}"#
    let all = try run(parameters)
    #expect(all.output.cells.count == 20)
    #expect(all.output.supplementary.map(\.name) == [ElementName(kind: "header", 0, 0)])
    #expect(!all.isPartial)
    let visible = try run(parameters) { $0.scope = .visible }
    #expect(visible.output.cells.count == 3)
    #expect(visible.output.visibleItems == all.output.visibleItems)
  }

  @Test func `a limit leaves out what is far from the screen`() throws {
    let run = try run { $0.listingLimit = 5 }
    #expect(run.isPartial)
    #expect(run.output.cells.count == 8)
    #expect(try !self.run { $0.listingLimit = 20 }.isPartial)
    // A case that expects something needs everything.
    #expect(try !self.run(#""expect": {}"#) { $0.listingLimit = 5 }.isPartial)
  }

  @Test func `the same case gives the same output`() throws {
    let actions = """
      {"op": "setLayout", "layout": "flow"}, {"op": "setContentOffset", "contentOffset": [0, 70]}
      """
    let lines = try (0..<3).map { _ in try run(actions: actions).output.line() }
    #expect(Set(lines).count == 1)
  }

  @Test func `a trace is kept on request`() throws {
    #expect(try run().trace.isEmpty)
    let trace = try run(actions: #"{"op": "reloadData"}"#) { $0.traces = true }.trace
    #expect(trace.filter { $0.call == "prepare()" }.count == 2)
  }

  @Test func `a case's expectation is compared with the whole output`() throws {
    let fits = #""expect": {"contentSize": [100, 800], "visibleItems": [[0, 0], [0, 1], [0, 2]]}"#
    #expect(try run(fits).isPassed)
    for scope in ElementScope.allCases {
      let run = try run(
        #""expect": {"cells": [{"frame": [0, 0, 100, 40]}], "contentOffset": [0, 1]}"#
      ) { $0.scope = scope }
      #expect(!run.isPassed)
      #expect(run.difference?.description.contains("cells: 20 entries") == true)
      #expect(run.difference?.description.contains("- contentOffset: [0, 1]") == true)
      #expect(run.output.cells.count == (scope == .all ? 20 : 3))
    }
  }

  @Test func `a picture of a case carries its name`() throws {
    #expect(try run().picture.title == "1 · shelf · offset 0, 0")
    #expect(try run(#""id": "shelf""#).picture.title == "shelf · offset 0, 0")
  }
}
