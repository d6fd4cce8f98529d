import Foundation
import GridScenarios
import TestPrograms
import Testing

/// The port of `Docs/Porting.md`, run with Python 3 against vectors.
@ProcessActor
@Suite(
  "A port in another language", .slow)
struct PortingTests {
  /// Runs the check, as the page has it.
  private func check(_ arguments: String = "") throws -> ToolProcess {
    try ToolProcess(shell: "python3 Tests/Porting/check.py \(arguments)", in: PackageFiles.root)
  }

  @Test func `the port passes every vector of its layout`() throws {
    let run = try check()
    #expect(run.errors == "")
    #expect(run.status == 0, "\(run.output)")
    let output = try DocumentationPage("Docs/Porting.md").blocks("text").first
    #expect(run.output == output)
  }

  @Test func `a fault in the port is found`() throws {
    let run = try check("--bug ties-go-right")
    #expect(run.status == 1)
    let shown = try DocumentationPage("Docs/Porting.md").blocks("text")
    #expect(shown.count == 3)
    #expect(run.output.contains(shown[1]), "\(run.output)")
  }

  @Test func `the check says which layout is not ported`() throws {
    let run = try check("Tests/Vectors/list.json")
    #expect(run.status == 2)
    #expect(run.lines.first == "list/rows: not ported: layout list")
  }

  @MainActor
  @Test func `the port passes vectors that were not there before`() async throws {
    var recording = ExpectationRecording()
    let runner = ScenarioRunner(registry: .gallery)
    for seed in 0..<40 as Range<UInt64> {
      let scenario = Self.scenario(seed: seed)
      let run = try runner.run(scenario)
      #expect(run.output.faults == [])
      try recording.add(try #require(scenario.json.objectValue), output: run.output)
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("fresh.json", recording.text())
    let run = try await check(file)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.lines.last == "40 cases: 40 as expected, 0 not, 0 not ported")
  }

  /// A random case of what the port has: nothing that takes time.
  @MainActor
  private static func scenario(seed: UInt64) -> ScenarioCase {
    let sections = SectionGenerator(upTo: 30) { random in
      let height = CGFloat.random(in: 0...90, using: &random)
      return Int.random(in: 0..<5, using: &random) == 0
        ? .spanning(height: height, span: Int.random(in: 1...3, using: &random)) : .height(height)
    }
    var scenario = LayoutProperties.scenario(
      seed: seed, of: "sectionedWaterfall", parameters: ["contentInset": [3, 5, 7.5, 9]],
      changes: [["contentInset": 0], ["contentInset": [1, 2, 3, 4.25]]],
      sections: sections.key("columns", [1, 2, 3, 5]).key("lineSpacing", [0, 3.5])
        .key("interitemSpacing", [0, 6]).key("sectionInset", [0, [2, 3.25, 4, 5]])
        .key("columnWeights", [.null, .null, [1, 2.5], [3, 0, 1]]),
      actions: 12)
    scenario.safeArea = GridEdgeInsets(top: seed % 3 == 0 ? 20 : 0, left: 0, bottom: 8, right: 0)
    scenario.actions = scenario.actions.compactMap(\.atOnce)
    scenario.actions.append(.Op.query(CGRect(x: 20, y: 100, width: 90, height: 150)))
    return scenario
  }

  @Test func `the Python that the page shows is the port's`() throws {
    let port = try ["waterfall", "grid", "check"].map {
      try PackageFiles.text("Tests/Porting/\($0).py")
    }.joined(separator: "\n")
    let blocks = try DocumentationPage("Docs/Porting.md").blocks("python")
    #expect(blocks.count == 1)
    for block in blocks {
      let indented = block.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      #expect(port.contains(block) || port.contains(indented), "\(block)")
    }
  }

  @Test func `the case that the page shows is one of the vectors`() throws {
    let shown = try #require(try DocumentationPage("Docs/Porting.md").blocks("json").first)
    let vectors = try JSONDocument(PackageFiles.text("Tests/Vectors/sectionedWaterfall.json"))
    let wanted = try #require(try JSONDocument(shown).value.objectValue)
    let vector = try #require(
      vectors.value.arrayValue?.compactMap(\.objectValue).first { $0["id"] == wanted["id"] })
    for member in wanted.members where member.key != "expect" {
      #expect(vector[member.key] == member.value)
    }
    let expected = try #require(wanted["expect"]?.objectValue)
    for member in expected.members {
      #expect(vector["expect"]?.objectValue?[member.key] == member.value)
    }
  }
}
