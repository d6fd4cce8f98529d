import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Limits of scenario files")
struct ScenarioLimitTests {
  /// A key of a case of the layout `rows`, right at its limit and past it, with what is then told.
  static let keys = MistakeTable(
    #"""
    "viewport": [16384, 0]
    "viewport": [1e308, 10]
      viewport[0]: expected a number of 0 or more, at most 16384 points, found 1e+308
    "viewport": [10, 16385], "frameRate": 1001
      viewport[1]: expected a number of 0 or more, at most 16384 points, found 16385
      frameRate: expected a number above 0, at least 1 and at most 1000 ticks a second, found 1001
    "frameRate": 9.2e18
      frameRate: expected a number above 0, at least 1 and at most 1000 ticks a second, found
        9.2e+18
    "frameRate": 0.5
      frameRate: expected a number above 0, at least 1 and at most 1000 ticks a second, found 0.5
    "safeArea": [-1e9, 0, 0, 1e9]
    "safeArea": [-1e10, 0, 0, 1e308]
      safeArea[0]: expected a number, at most 1000000000 either way, found -10000000000
      safeArea[3]: expected a number, at most 1000000000 either way, found 1e+308
    "contentOffset": [0, 1000000001]
      contentOffset[1]: expected a number, at most 1000000000 either way, found 1000000001
    "parameters": {"itemHeight": 1e308, "limit": 9223372036854775807}
      parameters.itemHeight: expected a number, at most 1000000000 either way, found 1e+308
      parameters.limit: expected a whole number up to 2147483647, found
        9.223372036854776e+18
    "sections": [{"count": 600000}, {"count": 400000}]
    "sections": [{"count": 600000}, {"count": 400001}]
      sections: expected at most 1000000 items in a case, found 1000001
    "sections": [{"count": 1000001}]
      sections[0].count: expected a whole number of 0 or more, at most 1000000 items, found 1000001
    "sections": [{"items": [{"height": 1e10, "span": 10001}]}]
      sections[0].items[0].height: expected a number, at most 1000000000 either way, found
        10000000000
      sections[0].items[0].span: expected a whole number above 0, at most 10000 columns, found 10001
    "screen": {"size": [1e5, 10]}
      screen.size[0]: expected a number of 0 or more, at most 16384 points, found 100000
    "expect": {"contentSize": [1e308, 1e300], "contentOffset": [0, -1e12]}
    """#)

  /// Actions of a case of the layout `rows` with a million items divided by ten.
  static let actions = MistakeTable(
    #"""
    {"op": "advance", "seconds": 3600}
    {"op": "advance", "seconds": 1e9}
      actions[0].seconds: expected a number of 0 or more, at most 3600 seconds, found 1000000000
    {"op": "settle", "limit": 3601}
      actions[0].limit: expected a number of 0 or more, at most 3600 seconds, found 3601
    {"op": "drag", "by": [0, 1], "over": 3601}
      actions[0].over: expected a number above 0, at most 3600 seconds, found 3601
    {"op": "advance", "seconds": 1800}, {"op": "settle", "limit": 1801}
      actions: expected at most 3600 seconds in a case, found 3601
    {"op": "touch", "points": [[0, 0, 0], [4000, 1, 1]]}
      actions[0].points[1][0]: expected a time, at most 3600 seconds, found 4000
    {"op": "fling", "velocity": [0, -1e6]}
    {"op": "fling", "velocity": [0, -1000001]}
      actions[0].velocity[1]: expected a number, at most 1000000 points a second either way, found
        -1000001
    {"op": "setBounds", "size": [1e308, 1e308]}
      actions[0].size[0]: expected a number of 0 or more, at most 16384 points, found 1e+308
      actions[0].size[1]: expected a number of 0 or more, at most 16384 points, found 1e+308
    {"op": "query", "rect": [0, 0, 1e308, 1]}
      actions[0].rect[2]: expected a number, at most 1000000000 either way, found 1e+308
    {"op": "update", "sectionInserts": [{"at": 0, "section": {"count": 900000}}]}
    {"op": "update", "sectionInserts": [{"at": 0, "section": {"count": 900001}}]}
      actions: expected at most 1000000 items in a case, found 1000001, those of "sections" included
    """#)

  @Test(.rows) func `a key or an action past its limit is told with path and limit`() {
    Self.keys.check { input in
      input.contains("\"sections\"")
        ? "{\"layout\": \"rows\", \(input)}"
        : "{\"layout\": \"rows\", \(input), \"sections\": [{\"count\": 1}]}"
    }
    Self.actions.check {
      "{\"layout\": \"rows\", \"sections\": [{\"count\": 100000}], \"actions\": [\($0)]}"
    }
  }

  @Test(.rows) func `whole numbers are held to their limits at both ends of the integers`() {
    let rows = ["-9223372036854775808", "9223372036854775807", "-2147483648", "1e300"]
    forEachRow(of: rows) { number in
      let told = mistakes(
        in: """
          {"layout": "columns", "parameters": {"columnCount": 1},
           "sections": [{"count": 1, "columns": \(number)}]}
          """)
      #expect(told.count == 1)
      #expect(told.first?.contains("sections[0].columns: expected a whole number up to") == true)
    }
  }

  @Test func `names and texts have a length`() {
    let long = String(repeating: "é", count: 201)
    func told(_ keys: String) -> [String] { mistakes(in: "{\"layout\": \"rows\", \(keys)}") }
    #expect(told("\"id\": \"\(long.dropLast())\"") == [])
    #expect(
      told("\"id\": \"\(long)\"").joined()
        .contains("id: expected text in double quotes, at most 200 characters, found \"éé"))
    #expect(told("\"texts\": {\"cell\": \"\(long)\"}").count == 1)
    #expect(told("\"expect\": {\"faults\": [{\"message\": \"\(long)\"}]}") == [])
  }

  @Test func `frames are counted over a case, with what is left to settle`() {
    func told(_ rate: Int, _ actions: String...) -> String {
      mistakes(
        in: """
          {"layout": "rows", "frameRate": \(rate), "actions": [\(actions.joined(separator: ","))]}
          """
      ).joined()
    }
    #expect(told(240, #"{"op": "advance", "seconds": 2500}"#) == "")
    #expect(
      told(240, #"{"op": "advance", "seconds": 2501}"#).contains(
        "actions: expected at most 600000 frames in a case, found 600240"))
    let fling = #"{"op": "fling", "velocity": [0, -1]}"#
    #expect(told(1000, #"{"op": "advance", "seconds": 590}"#, fling) == "")
    #expect(
      told(1000, #"{"op": "advance", "seconds": 591}"#, fling).contains("found 601000, seconds"))
  }

  @Test(.rows) func `actions, sections, cases and changes are counted`() {
    func list(_ entry: JSONValue, _ count: Int) -> JSONValue {
      .array(Array(repeating: entry, count: count))
    }
    func large(_ id: String, _ count: Int) -> JSONValue {
      ["id": .string(id), "layout": "rows", "sections": [["count": JSONValue(count)]]]
    }
    let reload: JSONValue = ["op": "reloadData"]
    let handled = "expected at most 20000000 items handled in a file, found"
    let rows: [(mistake: String?, file: JSONValue)] = [
      (
        "actions: expected at most 10000 actions in a case, found 10001",
        ["layout": "rows", "actions": list(reload, 10_001)]
      ),
      (
        "sections: \(handled) 20020000, an item counting ten times and once more for each action",
        ["layout": "rows", "sections": [["count": 2000]], "actions": list(reload, 10_000)]
      ),
      (
        "cases[2].sections[0].count: expected",
        ["cases": [large("c1", 350_000), large("c2", 700_000), large("c3", 1_050_000)]]
      ),
      (
        "cases: \(handled) 21000000",
        ["cases": .array(zip("abcd", [350, 700, 700, 350]).map { large("\($0)", $1 * 1000) })]
      ),
      (nil, ["cases": [large("c1", 350_000), large("c2", 700_000)]]),
      (
        "sections: expected at most 100000 sections in a case, found 100001",
        ["layout": "rows", "sections": list(["count": 0], 100_001)]
      ),
      (
        "actions: expected at most 100000 changes in a case, found 100001",
        ["layout": "rows", "actions": [["op": "update", "deletes": list([0, 1], 100_001)]]]
      ),
      (
        "expected a list of at most 10000 cases, found 10001",
        .array((1...10_001).map { ["id": .string("c\($0)"), "layout": "rows"] })
      ),
    ]
    let parser = ScenarioParser(layouts: SampleLayouts.all)
    forEachRow(of: rows, named: { $0.mistake ?? "within the limits" }) { mistake, file in
      do throws(ScenarioFileError) {
        _ = try parser.cases(from: file, file: "f.json")
        #expect(mistake == nil)
      } catch { #expect(mistake.map { error.description.contains($0) } == true, "\(error)") }
    }
  }

  @MainActor @Test func `a finger with many points takes time that grows with them`() throws {
    let points = (0..<50_000).map {
      ScenarioAction.TouchPoint(
        time: Double($0) / 1000, location: CGPoint(x: 100, y: Double(300 - $0 % 200)))
    }
    let scenario = ScenarioCase(
      layout: "rows", sections: [ScenarioSection(.count(500))],
      viewport: CGSize(width: 300, height: 400), actions: [.Op.touch(points)])
    var faults: [ScenarioOutput.Fault]?
    // Not a limit of the test's time: it waits for other tests of the main actor.
    let time = try ContinuousClock().measure {
      faults = try ScenarioRunner(registry: NamedRows.registry).run(scenario).output.faults
    }
    #expect(faults == [])
    #expect(time < .seconds(60))
  }

  @Test func `a file of more bytes than the limit is not read`() {
    let most = Int(ScenarioLimits.fileSize.most)
    let text = "[" + String(repeating: " ", count: most - 2) + "]"
    #expect(mistakes(in: text) == [])
    #expect(mistakes(in: text + " ") == [" expected a file of at most 16777216 bytes, found more"])
  }
}
