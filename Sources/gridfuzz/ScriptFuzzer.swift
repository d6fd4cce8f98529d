import GridScenarios

/// A fuzzer that makes a script of each seed, plays it, and looks for problems.
@MainActor
protocol ScriptFuzzer {
  associatedtype Script: Shrinkable & Sendable
  associatedtype Tally: CustomStringConvertible
  /// The maximum number of scripts to try to shrink a failure.
  static var trials: Int { get }
  /// The counts of the run so far.
  var tally: Tally { get }
  /// The most telling of these counts.
  var progress: String { get }
  /// Returns the script of a seed.
  func script(seed: UInt64) -> Script
  /// Plays a script up to the first problem.
  mutating func play(_ script: Script) -> FuzzPlay
}

/// A script as it was played.
struct FuzzPlay: Hashable, Sendable {
  /// The first problem; nil if there is none.
  var problem: FuzzProblem?
  /// The script's text, or the requests that were sent.
  var lines: [String]
  /// The number of actions or of requests.
  var length: Int
  /// The name of the things that `length` counts, with advice on how to use the lines.
  var unit: String
}

/// A script that fails, shortened as far as possible.
struct FuzzFailure<Script: Shrinkable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  var seed: UInt64
  var script: Script
  var problem: FuzzProblem
  /// The shortened script as it was played.
  var play: FuzzPlay
  /// The length of the script before it was shortened.
  var fullLength: Int

  var description: String {
    """
    seed \(seed), shrunk from \(fullLength) to \(play.length) \(play.unit):
    \(play.lines.joined(separator: "\n"))
    \(problem)
    """
  }
}

extension ScriptFuzzer {
  /// Plays the script of a seed, and shrinks it if it fails.
  mutating func failure(seed: UInt64) -> FuzzFailure<Script>? {
    let script = script(seed: seed)
    let first = play(script)
    guard let problem = first.problem else { return nil }
    // Scripts that are tried while one is shrunk do not count.
    var copy = self
    let small = script.shrunk(trials: Self.trials) {
      let play = copy.play($0)
      // Without some of its requests, a session may run longer before it fails.
      return play.problem?.claim == problem.claim && play.length <= first.length
    }
    let last = copy.play(small)
    return FuzzFailure(
      seed: seed, script: small, problem: last.problem ?? problem, play: last,
      fullLength: first.length)
  }
}
