import GridTesting
import TestSupport

@testable import GridCore

/// A random system along one axis: a box of fixed length, and items with a place and a length.
struct RandomConstraints {
  var random: SplitMix64
  let itemCount: Int
  /// By rank, with the numbers that a system gave them.
  var constraints: [(id: ConstraintSystem.ID, constraint: ConstraintSystem.Constraint)] = []
  var system = ConstraintSystem()
  private var rank = 0

  init(seed: UInt64, itemsUpTo limit: Int) {
    random = SplitMix64(seed: seed)
    itemCount = Int.random(in: 1...limit, using: &random)
    for _ in 0...itemCount {
      _ = system.addUnknown()
      _ = system.addUnknown(isLength: true)
    }
    system.setWishes(wishes)
    add([.init(0)], constant: 0, .equal, priority: 1000, isKept: true)
    add([.init(1)], constant: -number(0...40) * 10, .equal, priority: 1000, isKept: true)
    for item in 1...itemCount where number(0...2) > 0 {
      let length = -number(0...20) * 5
      let sides: [(ConstraintSystem.Relation, [Float])] = [
        (.lessThanOrEqual, [250, 251, 250, 750, 50]),
        (.greaterThanOrEqual, [750, 749, 750, 1000, 250]),
      ]
      for (relation, priorities) in sides {
        add(
          [.init(2 * item + 1)], constant: length, relation,
          priority: priorities.randomElement(using: &random)!)
      }
    }
    for _ in 0..<Int.random(in: itemCount...itemCount * 3, using: &random) { addRandom() }
  }

  var lengths: [Bool] { (0..<2 * itemCount + 2).map { $0 % 2 == 1 } }

  /// The least length, then the least distance from the box, item by item (AL-23).
  var wishes: [ConstraintSystem.Wish] {
    (1...itemCount).flatMap { item in
      [.init([.init(2 * item + 1)]), .init([.init(2 * item), .init(0, -1)])]
    }
  }

  var plain: PlainConstraints {
    PlainConstraints(lengths: lengths, constraints: constraints.map(\.constraint), wishes: wishes)
  }

  /// A system that is given the present constraints and nothing else.
  func fresh() -> ConstraintSystem {
    var fresh = ConstraintSystem()
    for isLength in lengths { _ = fresh.addUnknown(isLength: isLength) }
    fresh.setWishes(wishes)
    for (_, constraint) in constraints { _ = fresh.add(constraint) }
    return fresh
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func add(
    _ terms: [ConstraintSystem.Term], constant: Double, _ relation: ConstraintSystem.Relation,
    priority: Float, isKept: Bool = false
  ) {
    let constraint = ConstraintSystem.Constraint(
      terms, constant: constant, relation, priority: priority, rank: rank, isKept: isKept)
    constraints.append((system.add(constraint), constraint))
    rank += 1
  }

  private mutating func edge(of item: Int) -> [ConstraintSystem.Term] {
    [
      [.init(2 * item)], [.init(2 * item), .init(2 * item + 1)],
      [.init(2 * item), .init(2 * item + 1, 0.5)],
    ].randomElement(using: &random)!
  }

  private mutating func addRandom() {
    let item = Int.random(in: 1...itemCount, using: &random)
    let other = Int.random(in: 0...itemCount, using: &random)
    let relation = [
      ConstraintSystem.Relation.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ].randomElement(using: &random)!
    let priority =
      [1000, 1000, 999.5, 999, 750, 750, 500, 250, 250, 50]
      .randomElement(using: &random)! as Float
    let constant = number(-8...8) * 4
    switch Int.random(in: 0...5, using: &random) {
    case 0:
      add([.init(2 * item + 1)], constant: -2 * abs(constant), relation, priority: priority)
    case 1 where item != other:
      let multiplier = [1, 0.5, 0.25, 2].randomElement(using: &random)!
      add(
        [.init(2 * item + 1), .init(2 * other + 1, -multiplier)], constant: constant, relation,
        priority: priority)
    default:
      guard item != other else { return }
      let terms = edge(of: item) + edge(of: other).map { .init($0.unknown, -$0.coefficient) }
      add(terms, constant: constant, relation, priority: priority)
    }
  }

  /// Changes one thing, and solves the system.
  mutating func step() {
    let index = Int.random(in: 1..<constraints.count, using: &random)
    let (id, constraint) = constraints[index]
    switch Int.random(in: 0...9, using: &random) {
    case 0...1: addRandom()
    case 2 where !constraint.isKept:
      system.remove(id)
      constraints.remove(at: index)
    case 3 where !constraint.isKept:
      constraints[index].constraint.priority = [1000, 750, 250, 50].randomElement(using: &random)!
      system.setPriority(of: id, to: constraints[index].constraint.priority)
    case 4...6:
      constraints[1].constraint.constant = -number(0...60) * 5
      system.setConstant(of: constraints[1].id, to: constraints[1].constraint.constant)
    default:
      constraints[index].constraint.constant = number(-40...40)
      system.setConstant(of: id, to: constraints[index].constraint.constant)
    }
    system.solve()
  }
}
