import GridScenarios
import GridHost

/// Compares a model host with a grid in random sessions of requests.
///
/// The model keeps only what frames report: views, and the bindings of its nodes. After each
/// request the model must show the elements that the grid has on screen. The model must have bound
/// the nodes whose views were configured since the last frame, and no other nodes.
@MainActor
struct HostFuzzer: ScriptFuzzer {
  static let trials = 400
  private(set) var tally = HostFuzzTally()
  var progress: String { "\(tally.requests) requests" }
  private let spoil: ((inout HostFrame) -> Void)?

  /// Makes a fuzzer of hosts.
  ///
  /// - Parameter spoil: Changes frames before the model host applies them, so that a test can make
  ///   the fuzzer find a problem.
  init(spoiling spoil: ((inout HostFrame) -> Void)? = nil) {
    self.spoil = spoil
  }

  func script(seed: UInt64) -> HostFuzzScript { HostFuzzScript(seed: seed) }

  mutating func play(_ script: HostFuzzScript) -> FuzzPlay {
    let rig = HostFuzzRig(script, after: tally, spoiling: spoil)
    var problem: FuzzProblem?
    do throws(FuzzProblem) {
      try rig.run()
    } catch {
      problem = error
    }
    tally = rig.tally
    return FuzzPlay(
      problem: problem, lines: rig.lines, length: rig.lines.count,
      unit: "requests; gridview host --replay FILE plays them")
  }
}

/// The counts of a run of sessions.
struct HostFuzzTally: Hashable, Sendable, CustomStringConvertible {
  var sessions = 0
  var requests = 0
  var frames = 0
  /// The numbers of requests that caused a fault of the grid, and of requests that were refused,
  /// because they were invalid or exceeded a limit.
  var faults = 0
  var refusals = 0
  /// The number of times that a node was bound.
  var bindings = 0

  var description: String {
    "\(sessions) sessions, \(requests) requests, \(frames) frames, \(bindings) bindings, "
      + "\(faults) faults, \(refusals) refused"
  }
}
