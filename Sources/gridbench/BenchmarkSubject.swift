import GridScenarios

/// A scenario at one size that can run repeatedly.
@MainActor
protocol BenchmarkSubject: AnyObject {
  /// Runs the floor once or a few times. A floor is code that does the least work for the same
  /// result. Only the time that the watch measures counts.
  ///
  /// - Returns: The number of measured units: frames, items or queries.
  func runFloor(_ watch: inout Stopwatch) -> Int

  /// Runs the scenario and returns the number of measured units. The units are of the kind that
  /// `runFloor(_:)` counts.
  func runScenario(_ watch: inout Stopwatch) -> Int

  /// Runs the scenario once on a fresh grid, without a watch, and adds the counts of its work.
  ///
  /// - Parameter meter: The memory meter; nil if other work in the process would disturb it.
  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?)
}

extension BenchmarkSubject {
  /// Returns the counts and answers of the scenario.
  func audit(_ meter: MemoryMeter?) -> BenchmarkAudit {
    var result = BenchmarkAudit()
    audit(&result, meter)
    return result
  }
}

/// The results of a scenario, in numbers that do not depend on the machine.
struct BenchmarkAudit: Equatable, Sendable {
  /// An exact count of work, and the rule for the value of the count.
  struct Count: Equatable, Sendable {
    var name: String
    var value: Int
    var rule: Rule
    /// Whether the rule is only a goal, like the goal of a ratio, and not a requirement.
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

  /// A result of the scenario, and the expected result. The expected result comes from a formula or
  /// from the floor, a loop that does the least work for the same result.
  struct Answer: Equatable, Sendable {
    var name: String
    var found: String
    var expected: String

    var holds: Bool { found == expected }
  }

  private(set) var counts: [Count] = []
  private(set) var answers: [Answer] = []

  mutating func count(_ name: String, _ value: Int, _ rule: Rule) {
    counts.append(Count(name: name, value: value, rule: rule))
  }

  /// Adds a count whose rule is only a goal.
  mutating func goal(_ name: String, _ value: Int, _ rule: Rule) {
    counts.append(Count(name: name, value: value, rule: rule, isGoal: true))
  }

  mutating func answer(_ name: String, _ found: Double, _ expected: Double) {
    answer(name, NumberText.short(found), NumberText.short(expected))
  }

  mutating func answer(_ name: String, _ found: String, _ expected: String) {
    answers.append(Answer(name: name, found: found, expected: expected))
  }

  /// Whether all answers and all counts that are not goals hold.
  var holds: Bool {
    counts.allSatisfy { $0.holds || $0.isGoal } && answers.allSatisfy(\.holds)
  }

  /// The counts and answers that do not hold, one line for each.
  var misses: [String] {
    counts.filter { !$0.holds }.map {
      "\($0.name) \($0.value), \($0.isGoal ? "goal" : "must be") \($0.rule)"
    }
      + answers.filter { !$0.holds }.map { "\($0.name) \($0.found), must be \($0.expected)" }
  }
}
