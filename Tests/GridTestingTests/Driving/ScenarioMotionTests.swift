import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// The ops of scenario files that let time pass.
@MainActor @Suite("Motion in scenario files")
struct ScenarioMotionTests {
  @Test(.rows) func `each op leads to its step`() {
    let scroll = #"{"op": "setContentOffset", "contentOffset": [0, 300], "animated": true}"#
    let half = scroll + #", {"op": "advance", "seconds": 0.15}"#
    let scrolled =
      #"{"contentOffset":[0,0],"op":"setContentOffset"},{"contentOffset":[0,150],"op":"advance"}"#
    let rows: [(actions: String, steps: String)] = [
      (#"{"op": "drag", "by": [0, 120]}"#, #"{"contentOffset":[0,120],"op":"drag"}"#),
      (#"{"op": "drag", "by": [0, -90], "over": 0.1}"#, #"{"contentOffset":[0,0],"op":"drag"}"#),
      (
        #"{"op": "drag", "proposed": [0, 333], "velocity": [0, 500]}"#,
        #"{"contentOffset":[0,333],"op":"drag"}"#
      ),
      (
        #"{"op": "drag", "proposed": [0, -70], "velocity": [0, -500]}"#,
        #"{"contentOffset":[0,0],"op":"drag"}"#
      ),
      (
        #"{"op": "fling", "by": [0, 10], "velocity": [0, 1000]}"#,
        #"{"contentOffset":[0,504],"op":"fling"}"#
      ),
      (
        #"{"op": "touch", "points": [[0, 9, 300], [0.1, 9, 200], [0.3, 9, 200]]}"#,
        #"{"contentOffset":[0,90],"op":"touch"}"#
      ),
      (
        half + #", {"op": "settle"}"#,
        scrolled + #",{"contentOffset":[0,300],"frames":9,"op":"settle","seconds":0.15}"#
      ),
      (
        half + #", {"op": "tap", "at": [10, 10]}, {"op": "settle"}"#,
        scrolled + #",{"contentOffset":[0,150],"op":"tap"},"#
          + #"{"contentOffset":[0,150],"frames":0,"op":"settle","seconds":0}"#
      ),
    ]
    forEachRow(of: rows, named: \.actions) { actions, steps in
      let run = try NamedRows.run(wide: actions)
      #expect(run.output.faults.isEmpty)
      // The printed line reads back as the same output.
      let printed = try JSONDocument(run.output.line()).value.objectValue
      #expect(try printed?["steps"]?.text(.line) == "[\(steps)]")
    }
  }

  @Test func `a settle over its limit is a fault with its step`() throws {
    let run = try NamedRows.run(
      wide: #"""
        {"op": "setContentOffset", "contentOffset": [0, 300], "animated": true},
        {"op": "settle", "limit": 0.1}, {"op": "settle"}
        """#)
    #expect(run.faultText == "not-settled 1")
    #expect(run.output.steps[1].result == .settled(frames: 6, seconds: 0.1))
    #expect(run.output.contentOffset.y == 300)
  }

  @Test func `bounds and insets change inside an animation of a quarter second`() throws {
    let run = try NamedRows.run(
      wide: #"""
        {"op": "setBounds", "size": [320, 500], "animated": true}, {"op": "settle"},
        {"op": "setBounds", "size": [320, 300]}, {"op": "settle"},
        {"op": "setViewContentInset", "inset": [20, 0, 0, 0], "animated": true}
        """#)
    #expect(run.output.faults.isEmpty)
    #expect(run.output.steps[1].result == .settled(frames: 15, seconds: 0.25))
    #expect(run.output.steps[3].result == .settled(frames: 0, seconds: 0))
    #expect(run.grid.contentInset.top == 20)
  }

  @Test func `a touch ends with its last point, and a tap stops what it started`() throws {
    let run = try NamedRows.run(
      wide: #"""
        {"op": "touch", "points": [[0, 9, 390], [0.05, 9, 300], [0.1, 9, 150], [0.15, 9, 20]]},
        {"op": "advance", "seconds": 0.2}, {"op": "tap", "at": [10, 10]}, {"op": "settle"}
        """#)
    let steps = run.output.steps
    #expect(steps[1].contentOffset.y > steps[0].contentOffset.y + 100)
    #expect(steps[3].contentOffset == steps[2].contentOffset)
    #expect(steps[3].result == .settled(frames: 0, seconds: 0))
    #expect(run.output.faults.isEmpty)
  }

  @Test func `a trace tells the steps and what scrolling called`() throws {
    let fling = #"{"op": "fling", "velocity": [0, 900]}"#
    let plain = try NamedRows.run(wide: fling, scale: 3)
    let traced = try NamedRows.run(wide: fling, scale: 3) { $0.traces = true }
    #expect(plain.output == traced.output && plain.trace.isEmpty)
    let calls = traced.trace.map(\.call)
    #expect(calls.contains("step 0: fling") && calls.contains("scrollViewDidEndDecelerating"))
    let log = TraceText.log(traced.trace)
    #expect(log.split(separator: "\n").count * 3 < traced.trace.count)
    #expect(log.split(separator: "\n").allSatisfy { $0.count < 140 })
  }
}
