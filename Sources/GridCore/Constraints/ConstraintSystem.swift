import Foundation

/// Linear constraints with priorities, and the values that meet them best (AL-20).
///
/// A constraint is *Σ coefficient · unknown + constant*, which is to be zero, at most zero or at
/// least zero. Whatever a constraint of a higher priority can have it gets; no number of lower ones
/// outweighs it. Among constraints of one priority the sum of what is missing is least. Where these
/// sums leave a choice, the constraint of the lowest rank gives way, and then the wishes are
/// granted in turn. So each system has one solution. It is a function of the constraints with their
/// ranks and of the wishes, and does not depend on the order of the changes that led to them.
///
/// Unknowns that no constraint connects are solved apart. Adding and removing solves the connected
/// ones anew; a change of a constant goes on from the last solution, and mostly only adds numbers.
package struct ConstraintSystem: Sendable {
  /// An unknown, from zero in the order of adding.
  package typealias Unknown = Int
  /// A constraint, from zero in the order of adding. Numbers are not used again.
  package typealias ID = Int

  package struct Term: Equatable, Sendable {
    package var unknown: Unknown
    package var coefficient: Double

    package init(_ unknown: Unknown, _ coefficient: Double = 1) {
      self.unknown = unknown
      self.coefficient = coefficient
    }
  }

  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// *Σ coefficient · unknown + constant*, related to zero.
  package struct Constraint: Sendable {
    package var terms: [Term]
    package var constant: Double
    package var relation: Relation
    package var priority: Float
    /// The place in the order of constraints. Where sums leave a choice, lower ranks give way to
    /// higher ones. Each rank is used once.
    package var rank: Int
    /// Whether another constraint is broken rather than this one (AL-27).
    package var isKept: Bool

    package init(
      _ terms: [Term], constant: Double = 0, _ relation: Relation,
      priority: Float = ConstraintSystem.required, rank: Int, isKept: Bool = false
    ) {
      self.terms = terms
      self.constant = constant
      self.relation = relation
      self.priority = priority
      self.rank = rank
      self.isKept = isKept
    }
  }

  /// *Σ coefficient · unknown + constant*, which is to be as near zero as the constraints let it.
  package struct Wish: Equatable, Sendable {
    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term], constant: Double = 0) {
      self.terms = terms
      self.constant = constant
    }
  }

  /// Required constraints that contradict each other.
  package struct Conflict: Equatable, Sendable {
    /// A smallest set of them, by rank.
    package var constraints: [ID]
    /// The one that is not required until the constraints change. It still pulls, ahead of all
    /// others.
    package var broken: ID
  }

  /// The priority of required constraints.
  package static let required: Float = 1000

  /// The parts of a system that its blocks read.
  struct Source: Sendable {
    var lengths: [Bool] = []
    /// The place of each unknown in its block.
    var numbers: [Int] = []
    var constraints: [Constraint?] = []
    var wishes: [Wish] = []

    /// A constraint that was not removed.
    subscript(id: ID) -> Constraint { constraints[id]! }
  }

  private var source = Source()
  /// Whether each unknown is a length, which is never negative.
  package var lengths: [Bool] { source.lengths }
  private var blocks: [ConstraintBlock] = []
  /// The block of each unknown.
  private var homes: [Int] = []
  /// The value of each unknown in the last solution.
  package private(set) var values: [Double] = []
  /// Whether required constraints contradict each other in the last solution.
  package private(set) var hasConflicts = false
  /// Whether unknowns, constraints or wishes came or went since the last solution.
  private var isDividedAnew = false
  /// The unknowns of constraints that came, went or have another priority since the last solution.
  private var changedUnknowns: Set<Unknown> = []

  package init() {}

  // MARK: Changing

  /// Adds an unknown.
  ///
  /// - Parameter isLength: Whether it is never negative.
  package mutating func addUnknown(isLength: Bool = false) -> Unknown {
    source.lengths.append(isLength)
    values.append(0)
    isDividedAnew = true
    return source.lengths.count - 1
  }

  package mutating func add(_ constraint: Constraint) -> ID {
    source.constraints.append(constraint)
    noteChange(of: constraint)
    return source.constraints.count - 1
  }

  package mutating func remove(_ id: ID) {
    guard let constraint = source.constraints[id] else { return }
    source.constraints[id] = nil
    noteChange(of: constraint)
  }

  package mutating func setPriority(of id: ID, to priority: Float) {
    guard let constraint = source.constraints[id], constraint.priority != priority else { return }
    source.constraints[id]!.priority = priority
    noteChange(of: constraint)
  }

  private mutating func noteChange(of constraint: Constraint) {
    isDividedAnew = true
    for term in constraint.terms { changedUnknowns.insert(term.unknown) }
  }

  /// - Complexity: O(*n*) in the constraints that are connected, if the same of them stay met.
  package mutating func setConstant(of id: ID, to constant: Double) {
    guard let old = source.constraints[id]?.constant, old != constant else { return }
    source.constraints[id]!.constant = constant
    guard let unknown = source.constraints[id]!.terms.first?.unknown, unknown < homes.count else {
      return
    }
    blocks[homes[unknown]].shift(id, by: constant - old)
  }

  /// Sets what is granted in turn, once the constraints leave a choice.
  package mutating func setWishes(_ wishes: [Wish]) {
    guard wishes != source.wishes else { return }
    for wish in source.wishes + wishes {
      for term in wish.terms { changedUnknowns.insert(term.unknown) }
    }
    source.wishes = wishes
    isDividedAnew = true
  }

  // MARK: Solving

  /// Finds the solution.
  package mutating func solve() {
    if isDividedAnew { divide() }
    isDividedAnew = false
    changedUnknowns = []
    hasConflicts = false
    for index in blocks.indices {
      blocks[index].settle(source, &values)
      if !blocks[index].conflicts.isEmpty { hasConflicts = true }
    }
  }

  /// The value of an unknown in the last solution.
  package func value(of unknown: Unknown) -> Double { values[unknown] }

  /// The contradictions among required constraints, in the last solution.
  package var conflicts: [Conflict] {
    var conflicts: [Conflict] = []
    for index in blocks.indices { conflicts += blocks[index].conflicts }
    return conflicts
  }

  /// Whether an unknown can have another value that meets the constraints as well (AL-28).
  package func isAmbiguous(_ unknown: Unknown) -> Bool {
    blocks[homes[unknown]].isAmbiguous(source.numbers[unknown])
  }

  /// Returns solutions that meet the constraints equally well, with an unknown as high and as low
  /// as it can be, but by no more than a number; empty if the unknown is decided.
  ///
  /// - Returns: A value for each unknown of a solution.
  package func freeSolutions(of unknown: Unknown, within reach: Double) -> [[Double]] {
    guard isAmbiguous(unknown) else { return [] }
    let block = blocks[homes[unknown]]
    return block.freeValues(of: source.numbers[unknown], within: reach).map { free in
      var values = lengths.indices.map(value)
      for (place, unknown) in block.unknowns.enumerated() { values[unknown] = free[place] }
      return values
    }
  }

  /// The constraints that decide the value of an unknown, in the order of adding.
  package func constraints(deciding unknown: Unknown) -> [ID] {
    constraints(deciding: [Term(unknown)])
  }

  /// The constraints that decide the value of a sum, in the order of adding.
  package func constraints(deciding terms: [Term]) -> [ID] {
    Dictionary(grouping: terms) { homes[$0.unknown] }
      .flatMap { block, terms in
        blocks[block].constraints(
          deciding: terms.map { (source.numbers[$0.unknown], $0.coefficient) })
      }.sorted()
  }

  /// Divides the unknowns into blocks that no constraint and no wish connects. Blocks that did not
  /// change stay.
  private mutating func divide() {
    var parents = Array(source.lengths.indices)
    func root(_ unknown: Unknown) -> Unknown {
      var unknown = unknown
      while parents[unknown] != unknown {
        parents[unknown] = parents[parents[unknown]]
        unknown = parents[unknown]
      }
      return unknown
    }
    func connect(_ terms: [Term]) {
      for term in terms.dropFirst() {
        let (one, other) = (root(terms[0].unknown), root(term.unknown))
        parents[max(one, other)] = min(one, other)
      }
    }
    for case let constraint? in source.constraints { connect(constraint.terms) }
    for wish in source.wishes { connect(wish.terms) }

    let (oldBlocks, oldHomes) = (blocks, homes)
    blocks = []
    homes = []
    source.numbers = []
    for unknown in source.lengths.indices {
      let root = root(unknown)
      if root == unknown { blocks.append(ConstraintBlock()) }
      homes.append(root == unknown ? blocks.count - 1 : homes[root])
      source.numbers.append(blocks[homes[unknown]].unknowns.count)
      blocks[homes[unknown]].unknowns.append(unknown)
    }
    for (id, constraint) in source.constraints.enumerated() {
      guard let term = constraint?.terms.first else { continue }
      blocks[homes[term.unknown]].members.append(id)
    }
    for (number, wish) in source.wishes.enumerated() {
      guard let term = wish.terms.first else { continue }
      blocks[homes[term.unknown]].wishes.append(number)
    }
    for index in blocks.indices {
      let first = blocks[index].unknowns[0]
      guard first < oldHomes.count else { continue }
      let old = oldBlocks[oldHomes[first]]
      if old.unknowns == blocks[index].unknowns, old.members == blocks[index].members,
        old.wishes == blocks[index].wishes, !old.unknowns.contains(where: changedUnknowns.contains)
      {
        blocks[index] = old
      }
    }
  }
}
