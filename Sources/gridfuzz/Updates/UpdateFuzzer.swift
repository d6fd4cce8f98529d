import GridScenarios

/// A script under which a grid does not do what it should.
struct FuzzFailure: Error, Hashable, Sendable, CustomStringConvertible {
  var seed: UInt64
  var script: FuzzScript
  var problem: FuzzProblem
  /// The number of actions in the script of the seed.
  var fullLength: Int

  var description: String {
    """
    seed \(seed), shrunk from \(fullLength) to \(script.actions.count) actions:
    \(script)
    \(problem)
    """
  }
}

/// Holds grids against plain arrays: random batch updates, with everything else that a grid does in
/// between, on any layouts.
///
/// ```swift
/// let fuzzer = UpdateFuzzer([FuzzSubject("wall") { WallLayout() }])
/// let failure = fuzzer.firstFailure(seeds: 0..<200)
/// #expect(failure == nil, "\(failure!)")
/// ```
///
/// Every item has an identity that it keeps. After each batch the cells that are live must be those
/// of a fresh grid with the same data at the same offset, in the same places; items that stay must
/// have kept their cells. A batch that is wrong must raise the fault that the rules name first and
/// leave everything as it was. When all has come to rest, nothing may be left of what has happened:
/// each completion was told once, each view that was displayed is live or has been let go.
@MainActor
struct UpdateFuzzer {
  let subjects: [FuzzSubject]
  /// Layouts that scripts start with; nil stands for all.
  var firstLayouts: [String]?
  private(set) var tally = FuzzTally()

  init(_ subjects: [FuzzSubject]) {
    self.subjects = subjects
  }

  /// The script of a seed.
  func script(seed: UInt64) -> FuzzScript {
    var generator = FuzzGenerator(
      seed: seed, layouts: subjects.filter { !$0.isSized }.map(\.id),
      sizedLayouts: subjects.filter(\.isSized).map(\.id), firstLayouts: firstLayouts)
    return generator.makeScript()
  }

  /// Runs a script; what is wrong with the grid, nil if nothing is.
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
    let shrinker = ScriptShrinker { copy.problem(in: $0)?.claim == problem.claim }
    let short = shrinker.shrink(script)
    return FuzzFailure(
      seed: seed, script: short, problem: copy.problem(in: short) ?? problem,
      fullLength: script.actions.count)
  }

  /// Runs the scripts of seeds in order.
  mutating func firstFailure(seeds: Range<UInt64>) -> FuzzFailure? {
    for seed in seeds {
      if let failure = failure(seed: seed) { return failure }
    }
    return nil
  }
}
