import Foundation
import GridScenarios

/// The result of a recording that is replayed as `gridview check` does.
@MainActor
struct RecordedRun {
  let run: ScenarioRun
  let verdict: ExpectationVerdict
  let comparison: DeviceComparison

  init(_ text: String) throws {
    let registry = LayoutRegistry.recordings
    let cases = try registry.parser.cases(in: Data(text.utf8), file: "recording.json")
    run = try ScenarioRunner(registry: registry).run(cases[0])
    verdict = ExpectationVerdict(run)
    comparison = DeviceComparison(run)
  }
}
