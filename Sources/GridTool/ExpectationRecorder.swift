import Foundation
import GridScenarios

/// A recorder that collects the results of cases, for `gridview run --record-expect`.
@MainActor
final class ExpectationRecorder {
  private let file: String
  private var recording = ExpectationRecording()

  init(file: String) {
    self.file = file
  }

  /// Returns the case without its present expectation, which the recording replaces.
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

  /// Writes the recording to the file, in place of the present content.
  func write() throws(ScenarioRunner.Refusal) {
    let text: String
    do throws(JSONWritingError) {
      text = try recording.text()
    } catch {
      throw ScenarioRunner.Refusal(description: error.description)
    }
    do throws(ScenarioFileError) {
      // The text is parsed before it is written: an output may exceed the limits of a scenario
      // file.
      _ = try LayoutRegistry.recordings.parser.cases(in: text, file: file)
    } catch {
      throw ScenarioRunner.Refusal(
        description: "\(file) is not written, since gridview check would not read it:\n\(error)")
    }
    try ToolFile.write(text, to: file)
  }
}
