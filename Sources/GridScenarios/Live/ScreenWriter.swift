/// Turns what a terminal is to show into the bytes that make it do so: only cells that differ from
/// what it shows already.
///
/// Each frame is one synchronised update (mode 2026): terminals that know the mode show it at once,
/// others pass over it.
package struct ScreenWriter {
  /// What the terminal shows; nil where that is not known.
  private var shown: CellCanvas?
  /// Cells that the latest frame wrote.
  package private(set) var writtenCells = 0

  package init() {}

  /// Forgets what the terminal shows: the next frame clears it and writes everything.
  package mutating func forget() {
    shown = nil
  }

  /// The bytes of a frame; none where nothing differs.
  package mutating func bytes(showing canvas: CellCanvas) -> [UInt8] {
    var output = Output()
    writtenCells = 0
    let known = shown.flatMap {
      $0.columns == canvas.columns && $0.rows == canvas.rows ? $0 : nil
    }
    if known == nil { output.add("\u{1B}[0m\u{1B}[2J") }
    let blank = CellCanvas.Cell()
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let cell = canvas[column, row]
        let old = known?[column, row] ?? blank
        // The second half comes with the first, which a new first half always differs from.
        guard cell != old, !cell.isSecondHalf else { continue }
        output.move(column, row)
        output.show(cell)
        writtenCells += 1
        if column + 1 < canvas.columns, canvas[column + 1, row].isSecondHalf {
          output.column += 1
          writtenCells += 1
        }
      }
    }
    shown = canvas
    guard !output.bytes.isEmpty else { return [] }
    return Array("\u{1B}[?2026h".utf8) + output.bytes + Array("\u{1B}[0m\u{1B}[?2026l".utf8)
  }

  private struct Output {
    var bytes: [UInt8] = []
    /// Where the terminal writes next; nil where that is not sure.
    var row: Int?
    var column = 0
    private var ink: UInt8?
    private var ground: UInt8?

    mutating func add(_ text: String) { bytes += text.utf8 }

    mutating func move(_ column: Int, _ row: Int) {
      if self.row != row {
        add("\u{1B}[\(row + 1);\(column + 1)H")
      } else if self.column != column {
        add("\u{1B}[\(column + 1)G")
      }
      self.row = row
      self.column = column
    }

    mutating func show(_ cell: CellCanvas.Cell) {
      if ink != cell.ink { add(cell.ink.map { "\u{1B}[38;5;\($0)m" } ?? "\u{1B}[39m") }
      if ground != cell.ground { add(cell.ground.map { "\u{1B}[48;5;\($0)m" } ?? "\u{1B}[49m") }
      (ink, ground) = (cell.ink, cell.ground)
      if let code = UTF8.encode(cell.scalar) { bytes += code }
      column += 1
    }
  }
}
