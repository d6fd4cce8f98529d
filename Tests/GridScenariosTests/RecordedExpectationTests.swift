@testable import ScenarioFiles
@testable import gridfuzz
import Foundation
import GridHost
import TestPrograms
import TestSupport
import Testing

@testable import GridScenarios
@testable import GridTesting

/// Recorded expectations are read again, and met.
@MainActor @Suite("Recorded expectations")
struct RecordedExpectationTests {
  private static let registry = LayoutRegistry.recordings

  /// Why a recorded case is not met; nil when it is.
  private static func problem(with scenario: ScenarioCase, written: JSONObject) throws -> String? {
    let runner = ScenarioRunner(registry: registry)
    runner.traces = true
    var recorded = scenario
    recorded.expect = nil
    var recording = ExpectationRecording()
    let output: ScenarioOutput
    do {
      output = try runner.run(recorded).output
    } catch {
      return nil
    }
    if try ScenarioOutput(json: output.json).json != output.json { return "it reads otherwise" }
    try recording.add(written, output: output)
    do {
      let text = try recording.text()
      let read = try #require(try registry.parser.cases(in: text, file: "recorded.json").first)
      let verdict = ExpectationVerdict(try ScenarioRunner(registry: registry).run(read))
      return verdict == .met ? nil : "\(verdict)"
    } catch {
      return "\(error)"
    }
  }

  private static let extremes = [
    #"""
    {"layout": "flow", "parameters": {"itemSize": [50, 50]}, "sections": [{"count": 9}],
     "actions": [{"op": "beginMove", "item": [0, 0]}, {"op": "moveTo", "point": [100, 20]},
       {"op": "snapshot"}]}
    """#,
    #"""
    {"layout": "flow",
     "parameters": {"itemSize": [50, 50], "headerReferenceSize": [0, 30],
       "sectionHeadersPinToVisibleBounds": true},
     "sections": [{"count": 90}], "actions": [{"op": "setContentOffset", "contentOffset": [0, 90]}]}
    """#,
  ]

  @Test(.rows) func `every case is met by its own record: gallery, tour, lifted items, pins`()
    throws
  {
    // Stops of articles are cases of the gallery under other names.
    let stops = Tour.stops.map(\.scenario.id).filter { GalleryScenarios[$0] == nil }
    let cases =
      GalleryScenarios.all.flatMap(\.cases).onOneScreenInDebug
      + Tour.stops.map(\.scenario).filter { stops.contains($0.id) }
    // Debug builds take every second one.
    let step = (0..<2).scaled(inDebug: 1).count == 1 ? 2 : 1
    let taken = stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    let extremes = try Self.extremes.flatMap {
      try Self.registry.parser.cases(in: $0, file: "f.json")
    }
    forEachRow(of: taken + extremes, named: \.id) { scenario in
      // Stops of the tour are cut from cases: a control may be left whose step is not.
      guard (try? Self.registry.parser.cases(from: scenario.json, file: "")) != nil else { return }
      let written = try #require(scenario.json.objectValue)
      #expect(try Self.problem(with: scenario, written: written) == nil)
    }
  }

  /// Files near their limits take seconds: more of them are tried on request.
  @Test(.rows) func `random cases are met by their own records`() {
    var recorded = 0
    let seeds = (0..<30).scaled(inDebug: 12)
    forEachRow(of: seeds) { seed in
      var generator = FuzzFileGenerator(seed: seed)
      let data = Data(FuzzFile(generator.makeFile()).bytes)
      guard let file = try? Self.registry.parser.casesAsWritten(in: data, file: "f.json") else {
        return
      }
      for (scenario, written) in zip(file.cases, file.objects) {
        recorded += 1
        let problem = try Self.problem(with: scenario, written: written)
        #expect(problem == nil, "\(scenario.id)")
      }
    }
    #expect(recorded > seeds.count / 4)
  }

  @Test func `the z of a lifted item is read from the frames of a host`() throws {
    let cases = try Self.registry.parser.cases(in: Self.extremes[0], file: "f.json")
    let actions = try #require(cases.first).actions.prefix(2).map(\.json)
    let client = try HostClient()
    try client.frame(
      "open",
      ["layout": "flow", "parameters": ["itemSize": [50, 50]], "sections": [["count": 9]]])
    try client.frame("do", ["actions": .array(actions)])
    let state = try client.compare()
    #expect(state.views.contains { $0.zIndex > 1 << 40 })
  }
}
