import GridCore

/// The slow, obvious solution of a system of constraints: level after level, from nothing.
package struct PlainConstraints {
  package var lengths: [Bool]
  /// By rank.
  package var constraints: [ConstraintSystem.Constraint]
  package var wishes: [ConstraintSystem.Wish]

  package init(
    lengths: [Bool], constraints: [ConstraintSystem.Constraint], wishes: [ConstraintSystem.Wish]
  ) {
    self.lengths = lengths
    self.constraints = constraints
    self.wishes = wishes
  }

  /// The solution: the values of the unknowns, and the sets that contradict each other.
  package struct Solution {
    package var values: [Double]
    package var conflicts: [[Int]] = []
    package var isOpen = false
  }

  /// Solves the unknowns that constraints and wishes connect, each group for itself.
  package func solution() -> Solution {
    var groups = Array(lengths.indices)
    let connected = constraints.map(\.terms) + wishes.map(\.terms)
    for _ in lengths {
      for terms in connected {
        let least = terms.map { groups[$0.unknown] }.min() ?? 0
        for term in terms { groups[term.unknown] = least }
      }
    }
    var solution = Solution(values: lengths.map { _ in 0 })
    for group in Set(groups).sorted() {
      let unknowns = lengths.indices.filter { groups[$0] == group }
      func local(_ terms: [ConstraintSystem.Term]) -> [ConstraintSystem.Term] {
        terms.map { .init(unknowns.firstIndex(of: $0.unknown)!, $0.coefficient) }
      }
      var part = PlainConstraints(
        lengths: unknowns.map { lengths[$0] }, constraints: [], wishes: [])
      for var constraint in constraints where groups[constraint.terms[0].unknown] == group {
        constraint.terms = local(constraint.terms)
        part.constraints.append(constraint)
      }
      for var wish in wishes where groups[wish.terms[0].unknown] == group {
        wish.terms = local(wish.terms)
        part.wishes.append(wish)
      }
      let conflicts = part.breakConflicts()
      let (values, isOpen) = part.values()
      for (unknown, value) in zip(unknowns, values) { solution.values[unknown] = value }
      solution.conflicts += conflicts
      solution.isOpen = solution.isOpen || isOpen
    }
    return solution
  }

  /// Takes required constraints one after the other. Where one contradicts those before, the last
  /// of a smallest set becomes optional. Returns the ranks of each set.
  private mutating func breakConflicts() -> [[Int]] {
    var conflicts: [[Int]] = []
    var kept: [ConstraintSystem.Constraint] = []
    for constraint in constraints where constraint.priority == 1000 {
      kept.append(constraint)
      guard !canMeet(kept) else { continue }
      var set = kept
      for other in kept where !canMeet(set.filter { $0.rank != other.rank }) {
        set.removeAll { $0.rank == other.rank }
      }
      conflicts.append(set.map(\.rank))
      let broken = (set.last { !$0.isKept } ?? set.last!).rank
      kept.removeAll { $0.rank == broken }
      let index = constraints.firstIndex { $0.rank == broken }!
      constraints[index].priority = Float(1000).nextDown
    }
    return conflicts
  }

  // MARK: Programs

  /// The columns of a program: each place is the difference of two, and each error, too.
  private struct Columns {
    var count = 0
    var unknowns: [(positive: Int, negative: Int?)] = []
    var rows: [[ConstraintSystem.Term]] = []
    var right: [Double] = []

    init(_ lengths: [Bool]) {
      for isLength in lengths {
        unknowns.append((count, isLength ? nil : count + 1))
        count += isLength ? 1 : 2
      }
    }

    func expanded(_ terms: [ConstraintSystem.Term]) -> [ConstraintSystem.Term] {
      terms.flatMap { term -> [ConstraintSystem.Term] in
        let (positive, negative) = unknowns[term.unknown]
        let first = ConstraintSystem.Term(positive, term.coefficient)
        return negative.map { [first, .init($0, -term.coefficient)] } ?? [first]
      }
    }

    /// Adds a row whose error is the difference of two new columns. Returns those that cost.
    mutating func addRow(
      _ terms: [ConstraintSystem.Term], constant: Double, _ relation: ConstraintSystem.Relation
    ) -> [ConstraintSystem.Term] {
      rows.append(expanded(terms) + [.init(count, -1), .init(count + 1, 1)])
      right.append(-constant)
      count += 2
      return switch relation {
      case .equal: [.init(count - 2), .init(count - 1)]
      case .lessThanOrEqual: [.init(count - 2)]
      case .greaterThanOrEqual: [.init(count - 1)]
      }
    }

    func dense(_ terms: [ConstraintSystem.Term]) -> [Double] {
      var row = [Double](repeating: 0, count: count)
      for term in terms { row[term.unknown] += term.coefficient }
      return row
    }

    func value(_ unknown: Int, in numbers: [Double]) -> Double {
      numbers[unknowns[unknown].positive] - (unknowns[unknown].negative.map { numbers[$0] } ?? 0)
    }
  }

  private func canMeet(_ constraints: [ConstraintSystem.Constraint]) -> Bool {
    var columns = Columns(lengths)
    let costs = constraints.flatMap {
      columns.addRow($0.terms, constant: $0.constant, $0.relation)
    }
    let numbers = PlainLinearProgram.minimise(
      columns.dense(costs), rows: columns.rows.map(columns.dense), right: columns.right)!
    return costs.reduce(0) { $0 + numbers[$1.unknown] } < 1e-6
  }

  /// The values, and whether the sums of the levels leave a choice.
  private func values() -> (values: [Double], isOpen: Bool) {
    var columns = Columns(lengths)
    let costs = constraints.map { columns.addRow($0.terms, constant: $0.constant, $0.relation) }
    let wished = wishes.map { columns.addRow($0.terms, constant: $0.constant, .equal) }
    let levels = Set(constraints.map(\.priority)).sorted(by: >).map { priority in
      constraints.indices.filter { constraints[$0].priority == priority }
    }
    let sums = levels.map { level in level.flatMap { costs[$0] } }
    let (numbers, rows, right) = least(sums, columns)
    let values = lengths.indices.map { columns.value($0, in: numbers) }
    let isOpen = lengths.indices.contains { unknown in
      [1.0, -1].contains { sign in
        let cost = columns.dense(columns.expanded([.init(unknown, sign)]))
        let other = PlainLinearProgram.minimise(cost, rows: rows, right: right)!
        return other.isEmpty || abs(columns.value(unknown, in: other) - values[unknown]) > 1e-5
      }
    }
    guard isOpen else { return (values, false) }
    var goals: [[ConstraintSystem.Term]] = []
    for (level, sum) in zip(levels, sums) {
      goals.append(sum)
      guard constraints[level[0]].priority < 1000 else { continue }
      goals += level.sorted { constraints[$0].rank > constraints[$1].rank }.map { costs[$0] }
    }
    let decided = least(goals + wished, columns).numbers
    return (lengths.indices.map { columns.value($0, in: decided) }, true)
  }

  /// Makes one sum least after the other, and keeps each as a row.
  private func least(
    _ goals: [[ConstraintSystem.Term]], _ columns: Columns
  ) -> (numbers: [Double], rows: [[Double]], right: [Double]) {
    var rows = columns.rows.map(columns.dense)
    var right = columns.right
    var numbers = columns.dense([])
    for goal in goals.isEmpty ? [[]] : goals {
      let cost = columns.dense(goal)
      numbers = PlainLinearProgram.minimise(cost, rows: rows, right: right)!
      rows.append(cost)
      right.append(zip(cost, numbers).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return (numbers, rows, right)
  }
}
