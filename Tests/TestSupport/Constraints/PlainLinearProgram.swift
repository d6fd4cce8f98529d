/// The slow, obvious way to a least sum: two phases over a plain tableau, by Bland's rule.
enum PlainLinearProgram {
  /// Returns numbers, none of them negative, with *rows · x = right* and the least *cost · x*; nil
  /// if no numbers meet the rows, and an empty list if there is no least.
  static func minimise(
    _ cost: [Double], rows: [[Double]], right: [Double]
  ) -> [Double]? {
    let count = cost.count
    var basis = rows.indices.map { count + $0 }
    var tableau = rows.indices.map { row -> [Double] in
      let sign: Double = right[row] < 0 ? -1 : 1
      return rows[row].map { $0 * sign } + rows.indices.map { $0 == row ? 1 : 0 }
        + [right[row] * sign]
    }

    func exchange(_ pivot: Int, _ column: Int) {
      let factor = tableau[pivot][column]
      for index in tableau[pivot].indices { tableau[pivot][index] /= factor }
      for row in tableau.indices where row != pivot && tableau[row][column] != 0 {
        let weight = tableau[row][column]
        for index in tableau[row].indices {
          tableau[row][index] -= weight * tableau[pivot][index]
          if abs(tableau[row][index]) < 1e-12 { tableau[row][index] = 0 }
        }
      }
      basis[pivot] = column
    }

    func run(_ cost: [Double], columns: Int) -> Bool {
      while true {
        let entering = (0..<columns).first { column in
          !basis.contains(column)
            && cost[column]
              - tableau.indices.reduce(0) { $0 + cost[basis[$1]] * tableau[$1][column] }
              < -1e-9
        }
        guard let entering else { return true }
        let ratios = tableau.indices.filter { tableau[$0][entering] > 1e-9 }
          .map { (row: $0, ratio: tableau[$0].last! / tableau[$0][entering]) }
        guard let least = ratios.map(\.ratio).min() else { return false }
        let pivot = ratios.filter { $0.ratio <= least + 1e-11 }.min {
          basis[$0.row] < basis[$1.row]
        }!
        exchange(pivot.row, entering)
      }
    }

    let artificial = cost.map { _ in 0.0 } + rows.map { _ in 1.0 }
    _ = run(artificial, columns: artificial.count)
    let remainder = tableau.indices.filter { basis[$0] >= count }.reduce(0) {
      $0 + tableau[$1].last!
    }
    guard remainder < 1e-7 else { return nil }
    for row in tableau.indices where basis[row] >= count {
      let column = (0..<count).first { abs(tableau[row][$0]) > 1e-9 && !basis.contains($0) }
      if let column { exchange(row, column) }
    }
    guard run(cost + rows.map { _ in 0.0 }, columns: count) else { return [] }
    var numbers = cost.map { _ in 0.0 }
    for row in tableau.indices where basis[row] < count { numbers[basis[row]] = tableau[row].last! }
    return numbers
  }
}
