/// Rows of text in aligned columns.
///
///     item   x     y
///     0-0    0     0
///     0-1  180  92.5
///
/// Widths are counted in columns of a terminal. Rows may have different numbers of cells. A column
/// that has no entry in `alignments` is aligned left.
package struct TableText: Hashable, Sendable, CustomStringConvertible {
  package enum Alignment: Hashable, Sendable {
    case left, right
  }

  package var alignments: [Alignment]
  package var rows: [[String]]
  /// The number of spaces between neighbouring columns.
  package var gap: Int

  package init(alignments: [Alignment] = [], rows: [[String]] = [], gap: Int = 2) {
    self.alignments = alignments
    self.rows = rows
    self.gap = gap
  }

  /// The lines of the table, one for each row, without spaces at the end.
  package var lines: [String] {
    let cells = rows.map { $0.map(Self.onOneLine) }
    var widths: [Int] = []
    for row in cells {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], VisibleText.width(cell))
      }
    }
    return cells.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column > 0 { line += String(repeating: " ", count: gap) }
        let padding = String(repeating: " ", count: widths[column] - VisibleText.width(cell))
        let isRight = column < alignments.count && alignments[column] == .right
        line += isRight ? padding + cell : cell + padding
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  package var description: String { lines.joined(separator: "\n") }

  private static func onOneLine(_ cell: String) -> String {
    VisibleText.line(
      cell.contains(where: \.isNewline)
        ? String(cell.map { $0.isNewline ? " " : $0 }) : cell)
  }
}
