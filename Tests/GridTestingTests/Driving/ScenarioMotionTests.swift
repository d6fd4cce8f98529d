import ScenarioFiles
import GridKit
import GridTesting
import Testing

/// The ops of scenario files that let time pass.
@MainActor @Suite("Motion in scenario files")
struct ScenarioMotionTests {
  private static var registry: LayoutRegistry {
    var registry = LayoutRegistry()
    registry.register(
      LayoutSchema(
        id: "rows", summary: "rows of one height",
        parameters: [.init("itemHeight", .number, default: 50)])
    ) { setup in
      let layout = GridViewFlowLayout()
      layout.itemSize = CGSize(
        width: 320, height: setup.parameters["itemHeight"]?.doubleValue ?? 50)
      layout.minimumLineSpacing = 0
      return layout
    }
    return registry
  }

  private func run(_ actions: String, count: Int = 200) throws -> ScenarioRun {
    let text = """
      {"id": "m", "layout": "rows", "sections": [{"count": \(count)}], "viewport": [320, 400],
       "displayScale": 1, "actions": \(actions)}
      """
    let cases = try Self.registry.parser.cases(in: text, file: "m.json")
    let runner = ScenarioRunner(registry: Self.registry)
    runner.scope = .visible
    return try runner.run(cases[0])
  }

  /// The steps of the printed output.
  private func steps(_ actions: String, count: Int = 200) throws -> String {
    let run = try run(actions, count: count)
    #expect(run.output.faults.isEmpty)
    let line = try run.output.line()
    // The printed line reads back as the same output.
    let document = try JSONDocument(line)
    guard case .object(let object) = document.value, let steps = object["steps"] else { return "" }
    return try steps.text(.line)
  }

  @Test(
    arguments: [
      (
        actions: #"[{"op": "drag", "by": [0, 120]}]"#,
        steps: #"[{"contentOffset":[0,120],"op":"drag"}]"#
      ),
      (
        actions: #"[{"op": "drag", "by": [0, -90], "over": 0.1}]"#,
        steps: #"[{"contentOffset":[0,0],"op":"drag"}]"#
      ),
      (
        actions: #"[{"op": "drag", "proposed": [0, 333], "velocity": [0, 500]}]"#,
        steps: #"[{"contentOffset":[0,333],"op":"drag"}]"#
      ),
      (
        actions: #"[{"op": "drag", "proposed": [0, -70], "velocity": [0, -500]}]"#,
        steps: #"[{"contentOffset":[0,0],"op":"drag"}]"#
      ),
      (
        actions: #"[{"op": "fling", "by": [0, 10], "velocity": [0, 1000]}]"#,
        steps: #"[{"contentOffset":[0,504],"op":"fling"}]"#
      ),
      (
        actions: #"[{"op": "touch", "points": [[0, 9, 300], [0.1, 9, 200], [0.3, 9, 200]]}]"#,
        steps: #"[{"contentOffset":[0,90],"op":"touch"}]"#
      ),
      (
        actions: #"""
        [{"op": "setContentOffset", "contentOffset": [0, 300], "animated": true},
         {"op": "advance", "seconds": 0.15}, {"op": "settle"}]
        """#,
        steps: #"""
        [{"contentOffset":[0,0],"op":"setContentOffset"},\#
        {"contentOffset":[0,150],"op":"advance"},\#
        {"contentOffset":[0,300],"frames":9,"op":"settle","seconds":0.15}]
        """#
      ),
      (
        actions: #"""
        [{"op": "setContentOffset", "contentOffset": [0, 300], "animated": true},
         {"op": "advance", "seconds": 0.15}, {"op": "tap", "at": [10, 10]}, {"op": "settle"}]
        """#,
        steps: #"""
        [{"contentOffset":[0,0],"op":"setContentOffset"},\#
        {"contentOffset":[0,150],"op":"advance"},\#
        {"contentOffset":[0,150],"op":"tap"},\#
        {"contentOffset":[0,150],"frames":0,"op":"settle","seconds":0}]
        """#
      ),
    ] as [(actions: String, steps: String)])
  func `each op leads to its step`(actions: String, steps: String) throws {
    #expect(try self.steps(actions) == steps)
  }

  @Test func `a touch ends with its last point, and a tap stops what it started`() throws {
    let run = try run(
      #"""
      [{"op": "touch", "points": [[0, 9, 390], [0.05, 9, 300], [0.1, 9, 150], [0.15, 9, 20]]},
       {"op": "advance", "seconds": 0.2}, {"op": "tap", "at": [10, 10]}, {"op": "settle"}]
      """#)
    let steps = run.output.steps
    #expect(steps[1].contentOffset.y > steps[0].contentOffset.y + 100)
    #expect(steps[3].contentOffset == steps[2].contentOffset)
    #expect(steps[3].result == .settled(frames: 0, seconds: 0))
    #expect(run.output.faults.isEmpty)
  }

  @Test func `a settle over its limit is a fault with its step`() throws {
    let run = try run(
      #"""
      [{"op": "setContentOffset", "contentOffset": [0, 300], "animated": true},
       {"op": "settle", "limit": 0.1}, {"op": "settle"}]
      """#)
    #expect(run.output.faults.map(\.code) == ["not-settled"])
    #expect(run.output.faults.map(\.step) == [1])
    #expect(run.output.steps[1].result == .settled(frames: 6, seconds: 0.1))
    #expect(run.output.contentOffset.y == 300)
  }

  @Test func `bounds and insets change inside an animation of a quarter second`() throws {
    let run = try run(
      #"""
      [{"op": "setBounds", "size": [320, 500], "animated": true}, {"op": "settle"},
       {"op": "setBounds", "size": [320, 300]}, {"op": "settle"},
       {"op": "setViewContentInset", "inset": [20, 0, 0, 0], "animated": true}]
      """#)
    #expect(run.output.faults.isEmpty)
    #expect(run.output.steps[1].result == .settled(frames: 15, seconds: 0.25))
    #expect(run.output.steps[3].result == .settled(frames: 0, seconds: 0))
    #expect(run.grid.contentInset.top == 20)
  }

  @Test func `a trace tells the steps and what scrolling called`() throws {
    let text = #"""
      {"layout": "rows", "sections": [{"count": 200}], "viewport": [320, 400],
       "actions": [{"op": "fling", "velocity": [0, 900]}]}
      """#
    let cases = try Self.registry.parser.cases(in: text, file: "m.json")
    let runner = ScenarioRunner(registry: Self.registry)
    let plain = try runner.run(cases[0])
    runner.traces = true
    let traced = try runner.run(cases[0])
    #expect(plain.output == traced.output)
    #expect(plain.trace.isEmpty)
    let calls = traced.trace.map(\.call)
    #expect(calls.contains("step 0: fling") && calls.contains("scrollViewDidEndDecelerating"))
    let log = TraceText.log(traced.trace)
    #expect(log.split(separator: "\n").count * 3 < traced.trace.count)
    #expect(log.split(separator: "\n").allSatisfy { $0.count < 140 })
  }
}
