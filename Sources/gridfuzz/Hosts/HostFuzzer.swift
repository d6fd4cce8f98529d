import GridScenarios
import GridHost

/// Holds hosts against grids: random sessions of requests, played for a model host.
///
/// The model keeps what frames tell it: views, and what its nodes are bound to. After each request
/// it must show what the grid has on screen, and have bound the nodes whose views were configured
/// since, and no others.
@MainActor
struct HostFuzzer {
  private(set) var tally = HostFuzzTally()
  private let spoil: ((inout HostFrame) -> Void)?

  /// Makes a fuzzer of hosts.
  ///
  /// - Parameter spoil: Changes frames before the model host shows them, so that a test sees the
  ///   fuzzer fail.
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
    var shrinker = Shrinker(script, trials: 400) {
      copy.play($0).problem?.claim == problem.claim ? $0 : nil
    }
    shrinker.repeatUntilStable { shrinker in
      shrinker.reduce(count: { $0.requests.count }) { script, run in
        var shorter = script
        shorter.requests.removeSubrange(run)
        return shorter
      }
    }
    let (short, lines) = copy.play(shrinker.input)
    return HostFuzzFailure(
      seed: seed, lines: lines, problem: short ?? problem, fullLength: first.lines.count)
  }

  /// Plays a session; the first problem that is found, and the requests so far.
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
