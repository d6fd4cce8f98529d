/// Unknowns of a `ConstraintSystem` that constraints connect, and the solution for them.
struct ConstraintBlock: Sendable {
  /// The unknowns of the system that are in the block.
  var unknowns: [ConstraintSystem.Unknown] = []
  /// The constraints between them, ascending.
  var members: [ConstraintSystem.ID] = []
  /// The numbers of the wishes about them, ascending.
  var wishes: [Int] = []

  private(set) var conflicts: [ConstraintSystem.Conflict] = []
  /// Makes the sums of the levels least.
  private var sums: Plan?
  /// Decides what the sums leave open; nil until they leave something open.
  private var ties: Plan?
  /// Whether the sums leave something open, so that the ties have the solution.
  private var isOpen = false
  /// Whether a constant has changed since the last solution.
  private var isShifted = false

  /// A tableau, its errors and its goals.
  private struct Plan {
    var tableau: ConstraintTableau
    /// The variables of the errors of the members.
    var errors: [Int] = []
    var goals: [ConstraintTableau.Goal] = []
    /// Whether the costs may no longer be least.
    var isWorse = true

    mutating func shift(_ member: Int, by amount: Double) {
      if tableau.shift(errors[member], by: amount) { isWorse = true }
    }

    mutating func settle() {
      if isWorse { tableau.minimise(goals) }
      isWorse = false
    }
  }

  /// Required constraints whose errors come to more than this many points contradict each other.
  private static let contradiction = 1e-6

  /// - Parameter number: The place of an unknown in the block.
  func isAmbiguous(_ number: Int) -> Bool {
    guard isOpen, var tableau = sums?.tableau else { return false }
    return tableau.isOpen(number)
  }

  /// Returns values of the unknowns of the block that meet the constraints equally well, among them
  /// the highest and the lowest of an open one.
  ///
  /// - Parameter number: The place of the open unknown in the block.
  func freeValues(of number: Int, within reach: Double) -> [[Double]] {
    guard isOpen, let sums else { return [] }
    return sums.tableau.freeValues(of: number, within: reach)
  }

  /// - Parameter terms: The places of unknowns in the block, with their coefficients in a sum.
  func constraints(
    deciding terms: [(variable: Int, coefficient: Double)]
  ) -> [ConstraintSystem.ID] {
    let plan = (isOpen ? ties : sums)!
    let variables = plan.tableau.decidingVariables(of: terms)
    return members.indices.filter { variables.contains(plan.errors[$0]) }.map { members[$0] }
  }

  // MARK: Solving

  /// Adds a number to the constant of a constraint.
  mutating func shift(_ id: ConstraintSystem.ID, by amount: Double) {
    let member = members.indices.partitionPoint { members[$0] >= id }
    guard member < members.count, members[member] == id else { return }
    isShifted = true
    sums?.shift(member, by: amount)
    ties?.shift(member, by: amount)
  }

  /// Finds the solution, unless there is one for the present constants, and puts it among the
  /// values of all unknowns.
  mutating func settle(_ source: ConstraintSystem.Source, _ values: inout [Double]) {
    guard isShifted || sums == nil else { return }
    isShifted = false
    if !follow(source) { solve(source) }
    for number in unknowns.indices {
      values[unknowns[number]] =
        isOpen ? ties!.tableau.value(of: number) : sums!.tableau.value(of: number)
    }
  }

  /// Goes on from the last solution. Returns false if the solution has to be found from nothing.
  private mutating func follow(_ source: ConstraintSystem.Source) -> Bool {
    // Errors of rounding add up. A contradiction may have gone, or another one be first.
    guard sums != nil, conflicts.isEmpty, sums!.tableau.moveCount < 1000,
      ties?.tableau.moveCount ?? 0 < 1000
    else { return false }
    let wasWorse = sums!.isWorse
    sums!.settle()
    if wasWorse, sums!.tableau.requiredCost > Self.contradiction { return false }
    decideTies(source)
    return true
  }

  /// Finds the solution from nothing.
  private mutating func solve(_ source: ConstraintSystem.Source) {
    conflicts = []
    ties = nil
    sums = plan(source, decidesTies: false)
    while sums!.tableau.requiredCost > Self.contradiction, let conflict = firstConflict(source) {
      conflicts.append(conflict)
      sums = plan(source, decidesTies: false)
    }
    decideTies(source)
  }

  private mutating func decideTies(_ source: ConstraintSystem.Source) {
    isOpen = sums!.tableau.isOpen()
    guard isOpen else { return }
    if ties == nil { ties = plan(source, decidesTies: true) } else { ties!.settle() }
  }

  private func tableau(_ source: ConstraintSystem.Source, constraintCount: Int) -> ConstraintTableau
  {
    ConstraintTableau(
      unknowns: unknowns.map { source.lengths[$0] ? .length : .none },
      constraintCount: constraintCount)
  }

  private func addError(
    _ constraint: ConstraintSystem.Constraint, level: Int, to tableau: inout ConstraintTableau,
    _ source: ConstraintSystem.Source
  ) -> Int {
    tableau.addError(
      constraint.terms.lazy.map { (source.numbers[$0.unknown], $0.coefficient) },
      constant: constraint.constant,
      cost: .init(
        level: level, isBelowZero: constraint.relation != .lessThanOrEqual,
        isAboveZero: constraint.relation != .greaterThanOrEqual))
  }

  /// Returns the members with their levels, from the highest level down, and by rank in a level.
  /// Required constraints have level 0, and broken ones level 1.
  private func membersByLevel(
    _ source: ConstraintSystem.Source
  ) -> [(member: Int, level: Int)] {
    let broken = conflicts.map(\.broken)
    let sorted = members.indices.map { member in
      let constraint = source[members[member]]
      let isBroken = broken.contains(members[member])
      return (
        member: member, isBroken: isBroken, priority: constraint.priority, rank: constraint.rank
      )
    }.sorted {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.isBroken != $1.isBroken { return $1.isBroken }
      return $0.rank < $1.rank
    }
    var level = 0
    var last = ConstraintSystem.required
    return sorted.map {
      if $0.priority != last {
        last = $0.priority
        level = max(level + 1, 2)
      }
      return ($0.member, $0.isBroken ? 1 : level)
    }
  }

  /// Returns a tableau in which the sum of each level is least.
  ///
  /// - Parameter decidesTies: Whether after the sum of a level the errors of its constraints become
  ///   least, from the highest rank down, and in the end the wishes are granted in turn.
  private func plan(_ source: ConstraintSystem.Source, decidesTies: Bool) -> Plan {
    let ordered = membersByLevel(source)
    let wishes = decidesTies ? wishes : []
    var plan = Plan(tableau: tableau(source, constraintCount: members.count + wishes.count))
    var levels = [Int](repeating: 0, count: members.count)
    for (member, level) in ordered { levels[member] = level }
    for (member, id) in members.enumerated() {
      plan.errors.append(addError(source[id], level: levels[member], to: &plan.tableau, source))
    }
    let lastLevel = ordered.last?.level ?? 0
    for level in 0...lastLevel {
      plan.goals.append(.level(level))
      guard decidesTies, level > 0 else { continue }
      for (member, _) in ordered.reversed().filter({ $0.level == level }) {
        plan.goals.append(.variable(plan.errors[member]))
      }
    }
    var errors = ordered.map { plan.errors[$0.member] }
    for (number, wish) in wishes.enumerated() {
      let (terms, constant) = (source.wishes[wish].terms, source.wishes[wish].constant)
      let level = lastLevel + 1 + number
      errors.append(
        addError(
          .init(terms, constant: constant, .equal, rank: 0), level: level, to: &plan.tableau, source
        )
      )
      plan.goals.append(.level(level))
    }
    plan.tableau.meet(errors)
    plan.settle()
    return plan
  }

  // MARK: Contradictions

  /// Returns the first contradiction by rank among the required constraints that are not broken.
  private func firstConflict(_ source: ConstraintSystem.Source) -> ConstraintSystem.Conflict? {
    let broken = conflicts.map(\.broken)
    var required = members.filter {
      source[$0].priority >= ConstraintSystem.required && !broken.contains($0)
    }
    required.sort { source[$0].rank < source[$1].rank }
    // The first constraints that contradict each other, then those of them that have to be there.
    let count = (0..<required.count + 1).partitionPoint { !isMet(required.prefix($0), source) }
    guard count <= required.count else { return nil }
    var conflict = Array(required.prefix(count))
    for id in conflict {
      let others = conflict.filter { $0 != id }
      if !isMet(others, source) { conflict = others }
    }
    let last = conflict.last { !source[$0].isKept } ?? conflict.last
    return last.map { .init(constraints: conflict, broken: $0) }
  }

  /// Whether required constraints can be met together.
  private func isMet(
    _ ids: some Collection<ConstraintSystem.ID>, _ source: ConstraintSystem.Source
  ) -> Bool {
    var tableau = tableau(source, constraintCount: ids.count)
    let errors = ids.map { addError(source[$0], level: 0, to: &tableau, source) }
    tableau.meet(errors)
    tableau.minimise(CollectionOfOne(.level(0)))
    return tableau.requiredCost <= Self.contradiction
  }
}
