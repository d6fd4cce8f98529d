import TestSupport
import Testing

@testable import GridCore

@Suite("Constraints with priorities", .rows)
struct ConstraintSystemTests {
  /// Places are even, lengths odd. Constraints are ranked as listed.
  struct Row {
    var name: String
    var constraints: [(String, Float)]
    var values: [Double]
  }

  /// Adds constraints such as `x0 + w1 - 0.5 w3 >= 20`, of places `x` and lengths `w` by number.
  static func system(
    of constraints: [(String, Float)], unknowns: Int = 4, wishes: [String] = []
  ) -> ConstraintSystem {
    var system = ConstraintSystem()
    for unknown in 0..<unknowns { _ = system.addUnknown(isLength: unknown % 2 == 1) }
    for (rank, (text, priority)) in constraints.enumerated() {
      let (terms, relation, constant) = read(text)
      _ = system.add(
        .init(terms, constant: -constant, relation, priority: priority, rank: rank))
    }
    system.setWishes(wishes.map { .init(read($0 + " == 0").terms) })
    system.solve()
    return system
  }

  static func read(
    _ text: String
  ) -> (terms: [ConstraintSystem.Term], relation: ConstraintSystem.Relation, constant: Double) {
    var terms: [ConstraintSystem.Term] = []
    var factor = 1.0
    var relation = ConstraintSystem.Relation.equal
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst() {
      switch word {
      case "+": factor = 1
      case "-": factor = -1
      case "==", "<=", ">=":
        relation = word == "==" ? .equal : word == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        return (terms, relation, Double(words.joined())!)
      default:
        if let number = Double(word) {
          factor *= number
        } else {
          terms.append(.init(Int(word.dropFirst())!, factor))
          factor = 1
        }
      }
    }
    return (terms, relation, 0)
  }

  static let rows: [Row] = [
    Row(name: "nothing is said", constraints: [], values: [0, 0, 0, 0]),
    Row(
      name: "a chain of required constraints",
      constraints: [
        ("x0 == 8", 1000), ("w1 == 100", 1000), ("x2 - x0 - w1 == 8", 1000),
        ("w3 - 0.5 w1 == 0", 1000),
      ], values: [8, 100, 116, 50]),
    Row(
      name: "three of one priority: the middle has the least sum of errors",
      constraints: [("w1 == 100", 250), ("w1 == 300", 250), ("w1 == 200", 250)],
      values: [0, 200, 0, 0]),
    Row(
      name: "two of one priority: the earlier gives way",
      constraints: [("w1 == 100", 250), ("w1 == 200", 250)], values: [0, 200, 0, 0]),
    Row(
      name: "one of a higher priority outweighs three",
      constraints: [("w1 == 10", 251), ("w1 == 50", 250), ("w1 == 50", 250), ("w1 == 60", 250)],
      values: [0, 10, 0, 0]),
    Row(
      name: "levels differ by the least number",
      constraints: [("w1 == 10", 999.5), ("w1 == 50", 999.25)], values: [0, 10, 0, 0]),
    Row(
      name: "what cannot hold pulls as near as it can",
      constraints: [("w1 <= 40", 1000), ("w1 == 100", 500)], values: [0, 40, 0, 0]),
    Row(
      name: "a length is never negative",
      constraints: [("x0 == 20", 1000), ("x0 + w1 == 10", 999), ("x2 == -5", 1000)],
      values: [20, 0, -5, 0]),
    Row(
      name: "a wish is granted where constraints leave a choice",
      constraints: [("w1 >= 30", 1000), ("x0 >= 12", 1000), ("w1 <= 90", 1000)],
      values: [12, 30, 0, 0]),
  ]

  @Test(.rule("AL-3", "AL-20", "AL-21", "AL-23"))
  func `constraints are met as well as their priorities let them`() {
    forEachRow(of: Self.rows, named: \.name) { row in
      let system = Self.system(
        of: row.constraints, wishes: ["w1", "w3", "x0", "x2"])
      let values = (0..<4).map { system.value(of: $0) }
      #expect(zip(values, row.values).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
    }
  }

  @Test(.rule("AL-25", "AL-27"))
  func `of a smallest set that contradicts itself the last is broken, and still pulls first`() {
    let rows: [(name: String, constraints: [(String, Float)], sets: [[Int]], width: Double)] = [
      (
        "two lengths", [("w1 == 100", 1000), ("x0 == 3", 1000), ("w1 == 200", 1000)], [[0, 2]], 100
      ),
      (
        "a third one joins in no set that two make",
        [("w1 == 100", 1000), ("w1 == 200", 1000), ("w1 == 300", 1000)], [[0, 1], [0, 2]], 100
      ),
      (
        "margins that are wider than their box",
        [("x0 == 0", 1000), ("x2 == 10", 1000), ("x0 + w1 - x2 == -20", 1000)], [[0, 1, 2]], 0
      ),
      (
        "what is broken pulls ahead of what was never required",
        [("w1 <= 100", 1000), ("w1 == 200", 1000), ("w1 == 50", 999)], [[0, 1]], 100
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let system = Self.system(of: row.constraints)
      #expect(system.conflicts.map(\.constraints) == row.sets)
      #expect(system.conflicts.map(\.broken) == row.sets.map { $0.last! })
      #expect(abs(system.value(of: 1) - row.width) < 1e-9)
    }
  }

  @Test(.rule("AL-27")) func `a constraint that is kept is broken last, and a removal mends all`() {
    var system = Self.system(of: [("w1 == 100", 1000)])
    let kept = system.add(
      .init([.init(1)], constant: -200, .equal, rank: 1, isKept: true))
    system.solve()
    #expect(system.conflicts == [.init(constraints: [0, kept], broken: 0)])
    #expect(abs(system.value(of: 1) - 200) < 1e-9)
    system.remove(kept)
    system.solve()
    #expect(system.conflicts.isEmpty)
    #expect(abs(system.value(of: 1) - 100) < 1e-9)
  }

  @Test(.rule("AL-28")) func `an unknown is ambiguous if the sums leave it a choice`() {
    let rows: [(name: String, constraints: [(String, Float)], ambiguous: [Int])] = [
      ("nothing is said", [], [0, 1, 2, 3]),
      ("a place and no length", [("x0 == 5", 1000), ("x2 == 5", 1000), ("w3 == 1", 250)], [1]),
      (
        "two share a length",
        [("x0 == 0", 1000), ("x2 - x0 - w1 == 0", 1000), ("x2 + w3 == 100", 1000)], [1, 2, 3]
      ),
      (
        "two pull equally",
        [
          ("w1 == 100", 250), ("w1 == 200", 250), ("x0 == 0", 1000),
          ("x2 == 0", 1000), ("w3 == 0", 1000),
        ], [1]
      ),
      (
        "a range of one value",
        [
          ("w1 <= 40", 1000), ("w1 >= 40", 1000), ("x0 == 0", 1000),
          ("x2 == 0", 1000), ("w3 == 0", 1),
        ], []
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let system = Self.system(of: row.constraints)
      #expect((0..<4).filter { system.isAmbiguous($0) } == row.ambiguous)
    }
  }

  @Test(.rule("AL-28")) func `the constraints that decide a value are those with a part in it`() {
    let system = Self.system(of: [
      ("x0 == 8", 1000), ("w1 == 100", 1000), ("x2 - x0 - w1 == 8", 1000), ("w3 == 7", 250),
      ("w3 <= 500", 1000),
    ])
    let deciding = (0..<4).map { system.constraints(deciding: $0) }
    #expect(deciding == [[0], [1], [0, 1, 2], [3]])
  }

  @Test(.rule("AL-20", "AL-21", "AL-23", "AL-25"), .seeds(0..<1000, inDebug: 30))
  func `a random system is solved as the slow program solves it`() {
    var random = RandomConstraints(seed: currentSeed, itemsUpTo: 4)
    random.system.solve()
    let plain = random.plain.solution()
    let values = random.lengths.indices.map { random.system.value(of: $0) }
    #expect(
      zip(values, plain.values).allSatisfy { abs($0 - $1) < 1e-5 }, "\(values)\n\(plain.values)")
    #expect(
      random.system.conflicts.map(\.constraints).sorted { $0.lexicographicallyPrecedes($1) }
        == plain.conflicts.sorted { $0.lexicographicallyPrecedes($1) })
    let isAmbiguous = random.lengths.indices.contains { random.system.isAmbiguous($0) }
    #expect(isAmbiguous == plain.isOpen)
  }

  @Test(.rule("AL-24"), .seeds(0..<2500, inDebug: 30))
  func `after any changes a system is solved as a fresh one`() {
    var random = RandomConstraints(seed: currentSeed, itemsUpTo: 6)
    random.system.solve()
    for step in 0..<12 {
      random.step()
      var fresh = random.fresh()
      fresh.solve()
      let values = random.lengths.indices.map { random.system.value(of: $0) }
      let others = random.lengths.indices.map { fresh.value(of: $0) }
      let isEqual = zip(values, others).allSatisfy { abs($0 - $1) < 1e-5 }
      #expect(isEqual, "step \(step)\n\(values)\n\(others)")
      let ambiguous = random.lengths.indices.filter { random.system.isAmbiguous($0) }
      let isAmbiguityEqual = ambiguous == random.lengths.indices.filter { fresh.isAmbiguous($0) }
      #expect(isAmbiguityEqual, "step \(step)\n\(ambiguous)")
      guard isEqual, isAmbiguityEqual else { return }
    }
  }
}
