import GridScenarios

/// The least work for solving the constraints of a cell: each row is solved for one unknown, which
/// is replaced in all other rows. Priorities, inequalities and ties are left out.
@MainActor
final class EliminationFloor {
  private let rows: [Double]
  private let rowCount: Int
  private let width = ConstrainedCard.unknownCount + 1
  private var matrix: [Double]

  init() {
    let rows = ConstrainedCard.rows
    rowCount = rows.count
    self.rows = rows.flatMap(\.self)
    matrix = self.rows
  }

  /// Eliminates the unknowns.
  ///
  /// - Parameter cardWidth: The width of the cell, the constant of the first row.
  /// - Returns: The sum of all unknowns.
  @inline(never)
  func solve(cardWidth: CGFloat) -> CGFloat {
    let (rows, rowCount, width) = (rows, rowCount, width)
    return matrix.withUnsafeMutableBufferPointer { matrix in
      for index in rows.indices { matrix[index] = rows[index] }
      matrix[width - 1] = -Double(cardWidth)
      for row in 0..<rowCount {
        let start = row * width
        var (column, size) = (0, 1e-9)
        for other in 0..<width - 1 where abs(matrix[start + other]) > size {
          (column, size) = (other, abs(matrix[start + other]))
        }
        guard size > 1e-9 else {
          // The rows before decide this one.
          matrix[start + width - 1] = 0
          continue
        }
        let factor = 1 / matrix[start + column]
        for other in 0..<width { matrix[start + other] *= factor }
        for line in 0..<rowCount where line != row {
          let weight = matrix[line * width + column]
          guard weight != 0 else { continue }
          for other in 0..<width {
            matrix[line * width + other] -= weight * matrix[start + other]
          }
        }
      }
      return (0..<rowCount).reduce(0) { $0 - CGFloat(matrix[($1 + 1) * width - 1]) }
    }
  }
}
