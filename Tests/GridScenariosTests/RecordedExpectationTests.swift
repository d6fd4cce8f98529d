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

  @Test(.rows) func `every case of the gallery and of the tour is met by its own record`() throws {
    let cases = GalleryScenarios.all.flatMap(\.cases) + Tour.stops.map(\.scenario)
    forEachRow(of: cases, named: \.id) { scenario in
      // Stops of the tour are cut from cases: a control may be left whose step is not.
      guard (try? Self.registry.parser.cases(from: scenario.json, file: "")) != nil else { return }
      let written = try #require(scenario.json.objectValue)
      #expect(try Self.problem(with: scenario, written: written) == nil)
    }
  }

  @Test(.rows) func `a lifted item and a pinned header are met by their records`() throws {
    forEachRow(of: Self.extremes) { text in
      let file = try Self.registry.parser.casesAsWritten(in: Data(text.utf8), file: "f.json")
      let scenario = try #require(file.cases.first)
      #expect(try Self.problem(with: scenario, written: file.objects[0]) == nil)
      let output = try ScenarioRunner(registry: Self.registry).run(scenario).output
      #expect(try ScenarioOutput(json: output.json).json == output.json)
    }
  }

  /// Files near their limits take seconds: more of them are tried on request.
  @Test(.rows) func `random cases are met by their own records`() {
    var recorded = 0
    let seeds = (0..<30).scaled()
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
    let registry = Self.registry
    let cases = try registry.parser.cases(in: Self.extremes[0], file: "f.json")
    let scenario = try #require(cases.first)
    let server = HostServer(registry: registry)
    let actions = try scenario.actions.prefix(2).map { try $0.json.text(.line) }
    let client = [
      #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}"#,
      #"""
      {"jsonrpc":"2.0","id":2,"method":"open","params":{"layout":"flow",
      "parameters":{"itemSize":[50,50]},"sections":[{"count":9}]}}
      """#.replacing("\n", with: ""),
      #"{"jsonrpc":"2.0","id":3,"method":"do","params":{"actions":[\#(actions.joined(separator: ","))]}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"state"}"#,
    ]
    let answers = try client.map { try HostClient.check(server.answer($0)) }
    let state = try HostState(json: answers[3]["result"] ?? .null)
    #expect(state.views.contains { $0.zIndex > 1 << 40 })
  }

  @Test(.slow) func `the tool records cases without findings, and refuses long ones`() throws {
    let folder = try TemporaryFolder()
    let audited = try ToolProcess(
      "run", "flow", "--items", "5", "--audit", "--record-expect", "out.json", in: folder.url)
    #expect(audited.status != 2)
    #expect(try ToolProcess("check", "out.json", in: folder.url).status == 0)
    let long = try ToolProcess(
      "run", "list", "--items", "200000", "--record-expect", "long.json", in: folder.url)
    #expect(long.status == 2)
    #expect(long.errors.contains("expected a file of at most 16777216 bytes"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("long.json")))
  }
}
