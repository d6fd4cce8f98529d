import GridScenarios
import GridHost

/// Compares a model host with a grid in random sessions of requests.
///
/// The model keeps only what frames report: views, and the bindings of its nodes. After each
/// request the model must show the elements that the grid has on screen. The model must have bound
/// the nodes whose views were configured since the last frame, and no other nodes.
@MainActor
struct HostFuzzer {
  private(set) var tally = HostFuzzTally()
  private let spoil: ((inout HostFrame) -> Void)?

  /// Makes a fuzzer of hosts.
  ///
  /// - Parameter spoil: Changes frames before the model host applies them, so that a test can make
  ///   the fuzzer find a problem.
  init(spoiling spoil: ((inout HostFrame) -> Void)? = nil) {
    self.spoil = spoil
  }

  /// Plays the session of a seed, and shrinks it if it fails.
  mutating func failure(seed: UInt64) -> HostFuzzFailure? {
    let script = HostFuzzScript(seed: seed)
    let first = play(script)
    tally.sessions += 1
    guard let problem = first.problem else { return nil }
    var copy = self
    let small = script.shrunk(trials: 400) { copy.play($0).problem?.claim == problem.claim }
    let (short, lines) = copy.play(small)
    return HostFuzzFailure(
      seed: seed, lines: lines, problem: short ?? problem, fullLength: first.lines.count)
  }

  /// Plays a session and returns the first problem that is found, and the requests so far.
  private mutating func play(
    _ script: HostFuzzScript
  ) -> (problem: HostFuzzProblem?, lines: [String]) {
    let rig = HostFuzzRig(script, spoiling: spoil)
    defer { tally.add(rig.tally) }
    do throws(HostFuzzProblem) {
      try rig.run()
      return (nil, rig.lines)
    } catch {
      return (error, rig.lines)
    }
  }
}

extension HostFuzzTally {
  fileprivate mutating func add(_ other: HostFuzzTally) {
    requests += other.requests
    frames += other.frames
    faults += other.faults
    refusals += other.refusals
    bindings += other.bindings
  }
}
