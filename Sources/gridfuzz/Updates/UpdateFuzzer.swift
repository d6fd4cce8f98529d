import GridScenarios

/// A script for which a check of the grid fails.
struct FuzzFailure: Error, Hashable, Sendable, CustomStringConvertible {
  var seed: UInt64
  var script: FuzzScript
  var problem: FuzzProblem
  /// The number of actions in the script before it was shortened.
  var fullLength: Int

  var description: String {
    """
    seed \(seed), shrunk from \(fullLength) to \(script.actions.count) actions:
    \(script)
    \(problem)
    """
  }
}

/// Runs random batch updates and other actions on grids with any layouts, and compares each grid
/// with plain arrays.
///
/// ```swift
/// let fuzzer = UpdateFuzzer([FuzzSubject("wall") { WallLayout() }])
/// let failure = fuzzer.firstFailure(seeds: 0..<200)
/// #expect(failure == nil, "\(failure!)")
/// ```
///
/// Every item keeps its identity. After each batch the grid must show the same elements in the same
/// places as a fresh grid with the same data at the same offset. Items that stay must keep their
/// cells. An invalid batch must raise the fault that the rules name first, and change nothing. At
/// rest, each completion must have been called once. Each view that was displayed must still show
/// an element, or its end of display must have been reported.
@MainActor
struct UpdateFuzzer {
  let subjects: [FuzzSubject]
  /// Layouts that scripts start with; nil stands for all.
  var firstLayouts: [String]?
  private(set) var tally = FuzzTally()

  init(_ subjects: [FuzzSubject]) {
    self.subjects = subjects
  }

  /// Returns the script of a seed.
  func script(seed: UInt64) -> FuzzScript {
    var generator = FuzzGenerator(
      seed: seed, layouts: subjects.filter { !$0.isSized }.map(\.id),
      sizedLayouts: subjects.filter(\.isSized).map(\.id), firstLayouts: firstLayouts)
    return generator.makeScript()
  }

  /// Runs a script and returns the first problem; nil if there is none.
  mutating func problem(in script: FuzzScript) -> FuzzProblem? {
    do throws(FuzzProblem) {
      let rig = try FuzzRig(script, subjects: subjects)
      defer { tally.add(rig.tally) }
      try rig.run(script)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the record of a script, with its problem if there is one.
  func record(of script: FuzzScript, isTraced: Bool) -> String {
    do throws(FuzzProblem) {
      let rig = try FuzzRig(script, subjects: subjects)
      let recording = FuzzRecording(of: rig.simulation, isTraced: isTraced)
      rig.recording = recording
      do throws(FuzzProblem) {
        try rig.run(script)
        return recording.text
      } catch {
        return recording.text + "\(error)\n"
      }
    } catch {
      return "\(error)\n"
    }
  }

  /// Runs the script of a seed, and shrinks it if it fails.
  mutating func failure(seed: UInt64) -> FuzzFailure? {
    let script = script(seed: seed)
    guard let problem = problem(in: script) else { return nil }
    return shrunk(script, problem, seed: seed)
  }

  private func shrunk(
    _ script: FuzzScript, _ problem: FuzzProblem, seed: UInt64
  ) -> FuzzFailure {
    var copy = self
    let short = script.shrunk(trials: 3000) { copy.problem(in: $0)?.claim == problem.claim }
    return FuzzFailure(
      seed: seed, script: short, problem: copy.problem(in: short) ?? problem,
      fullLength: script.actions.count)
  }

  /// Runs the scripts of seeds in order and returns the first failure.
  mutating func firstFailure(seeds: Range<UInt64>) -> FuzzFailure? {
    for seed in seeds {
      if let failure = failure(seed: seed) { return failure }
    }
    return nil
  }
}
