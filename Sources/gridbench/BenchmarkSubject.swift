import GridScenarios

/// A scenario at one size, ready to be done again and again.
@MainActor
protocol BenchmarkSubject: AnyObject {
  /// Runs the floor once or a few times. Only what the watch measures counts.
  ///
  /// - Returns: The units that were measured: frames, items, queries.
  func runFloor(_ watch: inout Stopwatch) -> Int

  /// Runs the scenario; the units are those of the floor.
  func runScenario(_ watch: inout Stopwatch) -> Int

  /// Runs the scenario once on a fresh grid, without a watch, and counts.
  ///
  /// - Parameter meter: What measures memory; nil where other work in the process would disturb it.
  func audit(_ meter: MemoryMeter?) -> BenchmarkAudit
}

/// The results of a scenario, in numbers that do not depend on the machine.
struct BenchmarkAudit: Equatable, Sendable {
  /// An exact count, and what it may be.
  struct Count: Equatable, Sendable {
    var name: String
    var value: Int
    var rule: Rule
    /// Whether it is a goal to come near to, like a ratio, and not a must.
    var isGoal = false

    var holds: Bool {
      switch rule {
      case .exactly(let wanted): value == wanted
      case .atMost(let limit): value <= limit
      case .atLeast(let limit): value >= limit
      }
    }
  }

  enum Rule: Equatable, Sendable, CustomStringConvertible {
    case exactly(Int)
    case atMost(Int)
    case atLeast(Int)

    var description: String {
      switch self {
      case .exactly(let wanted): "= \(wanted)"
      case .atMost(let limit): "<= \(limit)"
      case .atLeast(let limit): ">= \(limit)"
      }
    }
  }

  /// A result, and the one that the floor or a formula gives.
  struct Answer: Equatable, Sendable {
    var name: String
    var found: String
    var expected: String

    var holds: Bool { found == expected }
  }

  private(set) var counts: [Count] = []
  private(set) var answers: [Answer] = []

  init() {}

  mutating func count(_ name: String, _ value: Int, _ rule: Rule) {
    counts.append(Count(name: name, value: value, rule: rule))
  }

  /// Adds a count that is a goal and no must.
  mutating func goal(_ name: String, _ value: Int, _ rule: Rule) {
    counts.append(Count(name: name, value: value, rule: rule, isGoal: true))
  }

  mutating func answer(_ name: String, _ found: Double, _ expected: Double) {
    answer(name, NumberText.short(found), NumberText.short(expected))
  }

  mutating func answer(_ name: String, _ found: String, _ expected: String) {
    answers.append(Answer(name: name, found: found, expected: expected))
  }

  /// Whether everything is as it must be.
  var holds: Bool {
    counts.allSatisfy { $0.holds || $0.isGoal } && answers.allSatisfy(\.holds)
  }

  /// Counts and answers that are not as required, a line each.
  var misses: [String] {
    counts.filter { !$0.holds }.map {
      "\($0.name) \($0.value), \($0.isGoal ? "goal" : "must be") \($0.rule)"
    }
      + answers.filter { !$0.holds }.map { "\($0.name) \($0.found), must be \($0.expected)" }
  }
}
