import GridScenarios

/// Runs random batch updates and other actions on grids with any layouts, and compares each grid
/// with plain arrays.
///
/// ```swift
/// var fuzzer = UpdateFuzzer([FuzzSubject("wall") { _ in WallLayout() }])
/// for seed: UInt64 in 0..<200 { #expect(fuzzer.failure(seed: seed) == nil) }
/// ```
///
/// Every item keeps its identity. After each batch the grid must show the same elements in the same
/// places as a fresh grid with the same data at the same offset. Items that stay must keep their
/// cells. An invalid batch must raise the fault that the rules name first, and change nothing. At
/// rest, each completion must have been called once. Each view that was displayed must still show
/// an element, or its end of display must have been reported.
@MainActor
struct UpdateFuzzer: ScriptFuzzer {
  static let trials = 3000
  let subjects: [FuzzSubject]
  /// Layouts that scripts start with; nil stands for all.
  var firstLayouts: [String]?
  private(set) var tally = FuzzTally()
  var progress: String { "\(tally.batches) batches" }

  init(_ subjects: [FuzzSubject]) {
    self.subjects = subjects
  }

  func script(seed: UInt64) -> FuzzScript {
    var generator = FuzzGenerator(
      seed: seed, layouts: subjects.filter { !$0.isSized }.map(\.id),
      sizedLayouts: subjects.filter(\.isSized).map(\.id), firstLayouts: firstLayouts)
    return generator.makeScript()
  }

  mutating func play(_ script: FuzzScript) -> FuzzPlay {
    FuzzPlay(
      problem: problem(in: script), lines: ["\(script)"], length: script.actions.count,
      unit: "actions")
  }

  /// Runs a script and returns the first problem; nil if there is none.
  mutating func problem(in script: FuzzScript) -> FuzzProblem? {
    do throws(FuzzProblem) {
      let rig = try FuzzRig(script, subjects: subjects, after: tally)
      defer { tally = rig.tally }
      try rig.run(script)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the record of a script, with its problem if there is one.
  func record(of script: FuzzScript, isTraced: Bool) -> String {
    var recording: FuzzRecording?
    do throws(FuzzProblem) {
      let rig = try FuzzRig(script, subjects: subjects, after: tally)
      recording = FuzzRecording(of: rig.simulation, isTraced: isTraced)
      rig.recording = recording
      try rig.run(script)
      return recording?.text ?? ""
    } catch {
      return (recording?.text ?? "") + "\(error)\n"
    }
  }
}
