import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview run --json", .slow)
struct ToolJSONTests {
  @Test func `500 cases give 500 lines that keep to the page, quickly`() throws {
    var generator = ToolCaseGenerator(seed: 42)
    let folder = try TemporaryFolder()
    let file = try folder.file("many.json", generator.file(500))
    // The processor's time, as the shell tells it: other programs do not count.
    let run = try ToolProcess(
      shell: "\"$GRIDVIEW\" run '\(file)' --json; status=$?; times >&2; exit $status")
    #expect(run.status == 0 || run.status == 1)
    #expect(run.lines.count == 500)
    var faults = 0
    for (index, line) in run.lines.enumerated() {
      let problems = ToolOutputChecker.problems(in: line)
      #expect(problems.isEmpty, "case \(index): \(problems)")
      #expect(line.contains("\"id\":\"case \(index)\""))
      if !line.contains(#""faults":[]"#) { faults += 1 }
    }
    #expect((run.status == 1) == (faults > 0))
    let seconds = try #require(run.errorLines.last.map(Self.seconds))
    #if DEBUG
      #expect(seconds < 60)
    #else
      #expect(seconds < 5)
    #endif
  }

  /// `0m1.250s 0m0.125s`: time of the children in the program and in the system.
  private static func seconds(_ times: String) -> Double {
    times.split(separator: " ").reduce(0) { sum, part in
      let pieces = part.dropLast().split(separator: "m").compactMap { Double($0) }
      return pieces.count == 2 ? sum + pieces[0] * 60 + pieces[1] : .infinity
    }
  }

  @Test func `the same file gives the same bytes`() throws {
    var generator = ToolCaseGenerator(seed: 7)
    let folder = try TemporaryFolder()
    let file = try folder.file("some.json", generator.file(33))
    let first = try ToolProcess("run", file, "--json")
    #expect(try ToolProcess("run", file, "--json").output == first.output)
    #expect(first.lines.count == 33)
  }

  @Test func `visible elements are a part of all elements`() throws {
    var generator = ToolCaseGenerator(seed: 11)
    let folder = try TemporaryFolder()
    let file = try folder.file("some.json", generator.file(44))
    let all = try ToolProcess("run", file, "--json", "--elements", "all")
    let visible = try ToolProcess("run", file, "--json", "--elements=visible")
    #expect(all.lines.count == 44 && visible.lines.count == 44)
    for (whole, part) in zip(all.lines, visible.lines) {
      #expect(ToolOutputChecker.problems(in: part).isEmpty)
      let (wholeObject, partObject) = (
        try JSONDocument(whole).value.objectValue, try JSONDocument(part).value.objectValue
      )
      for key in ["contentSize", "contentOffset", "visibleItems", "steps", "faults"] {
        #expect(wholeObject?[key] == partObject?[key])
      }
      for key in ["cells", "supplementary", "decorations"] {
        let known = Set(wholeObject?[key]?.arrayValue ?? [])
        #expect((partObject?[key]?.arrayValue ?? []).allSatisfy { known.contains($0) })
      }
      let shown = (partObject?["cells"]?.arrayValue ?? []).map { cell in
        [cell.objectValue?["section"], cell.objectValue?["item"]]
      }
      let items = (partObject?["visibleItems"]?.arrayValue ?? []).map { $0.arrayValue }
      #expect(shown == items.map { [$0?[0], $0?[1]] })
    }
  }

  @Test(.rows) func `worked examples come out to the last bit`() {
    // 1, 4 and 6.
    ToolTranscript.check(
      #"""
      # columns, a sky and a wheel
      @ worked.json
      [{"id": "columns", "layout": "shortestColumn", "sections": [{"count": 6}],
        "viewport": [360, 640]},
       {"id": "sky", "layout": "skyline", "viewport": [360, 640],
        "sections": [{"items": [[170, 50], [180, 80], [100, 20], [240, 30]]}]},
       {"id": "wheel", "layout": "carousel", "parameters": {"itemSize": [120, 160]},
        "sections": [{"count": 4}], "viewport": [360, 200],
        "actions": [{"op": "setContentOffset", "contentOffset": [65, 0]},
                    {"op": "askTarget", "proposed": [65, 0]},
                    {"op": "askTarget", "proposed": [66, 0]},
                    {"op": "askTarget", "proposed": [400, 0]}]}]
      $ gridview run worked.json --json >out; head -n 2 out | grep -o '"frame":[^]]*]'
      "frame":[0,0,82.5,40]
      "frame":[92.5,0,82.5,40]
      "frame":[185,0,82.5,40]
      "frame":[277.5,0,82.5,40]
      "frame":[0,50,82.5,40]
      "frame":[92.5,50,82.5,40]
      "frame":[0,0,170,50]
      "frame":[180,0,180,80]
      "frame":[0,60,100,20]
      "frame":[0,90,240,30]
      $ grep -o -e '"contentSize":[^]]*]' -e '{[^{]*"askTarget"[^}]*}' out
      "contentSize":[360,90]
      "contentSize":[360,120]
      "contentSize":[750,200]
      {"contentOffset":[65,0],"op":"askTarget","target":[0,0]}
      {"contentOffset":[65,0],"op":"askTarget","target":[130,0]}
      {"contentOffset":[65,0],"op":"askTarget","target":[390,0]}
      $ grep -o '"visibleItems":.*' out
      "visibleItems":⋯
      "visibleItems":⋯
      "visibleItems":[[0,0],[0,1],[0,2]]}
      """#)
  }

  @Test func `the checker finds what is wrong`() throws {
    let line = try #require(try ToolProcess("run", "circle", "--items", "3", "--json").lines.first)
    #expect(ToolOutputChecker.problems(in: line).isEmpty)
    let faulty = [
      line.replacing("\"id\":", with: "\"ID\":"),
      line.replacing("\"steps\":[]", with: "\"steps\":[],\"traces\":[]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0,-0]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0, 0]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0,0.0]"),
      line.replacing("\"contentOffset\":[0,0]", with: "\"contentOffset\":[0]"),
      line.replacing("\"item\":1", with: "\"item\":5"),
      line.replacing("\"section\":0", with: "\"kind\":\"cell\",\"section\":0"),
      line.replacing(
        "\"steps\":[]", with: "\"steps\":[{\"op\":\"query\",\"contentOffset\":[0,0]}]"),
      line.replacing("\"faults\":[]", with: "\"faults\":[{\"code\":\"\",\"message\":\"m\"}]"),
      String(line.dropLast()), "[]", "",
    ]
    for text in faulty {
      #expect(text != line)
      #expect(!ToolOutputChecker.problems(in: text).isEmpty, "\(text)")
    }
  }
}
