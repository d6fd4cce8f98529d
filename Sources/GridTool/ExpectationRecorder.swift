import Foundation
import GridScenarios

/// Gathers what cases came to, for `gridview run --record-expect`.
@MainActor
final class ExpectationRecorder {
  private let file: String
  private var recording = ExpectationRecording()

  init(file: String) {
    self.file = file
  }

  /// The case without what it expects so far, which is about to be replaced.
  func unexpecting(_ scenario: ScenarioCase) -> ScenarioCase {
    var scenario = scenario
    scenario.expect = nil
    return scenario
  }

  func add(
    _ chosen: CaseSelection.Chosen, _ run: ScenarioRun
  ) throws(ScenarioRunner.Refusal) {
    do throws(ExpectationRecording.Refusal) {
      try recording.add(chosen.written, output: run.output)
    } catch {
      throw ScenarioRunner.Refusal(description: error.description)
    }
  }

  /// Replaces the file.
  func write() throws(ScenarioRunner.Refusal) {
    let text: String
    do throws(JSONWritingError) {
      text = try recording.text()
    } catch {
      throw ScenarioRunner.Refusal(description: error.description)
    }
    do throws(ScenarioFileError) {
      // The file is read before it is written: an output may be past what a file holds.
      _ = try LayoutRegistry.recordings.parser.cases(in: text, file: file)
    } catch {
      throw ScenarioRunner.Refusal(
        description: "\(file) is not written, since gridview check would not read it:\n\(error)")
    }
    try ToolFile.write(text, to: file)
  }
}
