/// A writer that turns a canvas into the bytes with which a terminal shows the canvas. Only cells
/// that differ from the terminal's present cells are written.
///
/// Each frame is one synchronised update (mode 2026). Terminals that know the mode show the whole
/// frame at once. Other terminals ignore the mode.
package struct ScreenWriter {
  /// The canvas that the terminal shows; nil if unknown.
  private var shown: CellCanvas?
  /// The number of cells that the latest frame wrote.
  package private(set) var writtenCells = 0
  /// The number of bytes of the latest frame. The next frame reserves memory for as many bytes.
  private var room = 0

  package init() {}

  /// Forgets the canvas that the terminal shows, so that the next frame clears the terminal and
  /// writes everything.
  package mutating func forget() {
    shown = nil
  }

  /// Returns the bytes of a frame; empty if no cell differs.
  package mutating func bytes(showing canvas: CellCanvas) -> [UInt8] {
    var output = Output(room: room)
    writtenCells = 0
    let known = shown.flatMap {
      $0.columns == canvas.columns && $0.rows == canvas.rows ? $0 : nil
    }
    if known == nil { output.add("\u{1B}[0m\u{1B}[2J") }
    let blank = CellCanvas.Cell()
    let cells = canvas.cells
    for row in 0..<canvas.rows {
      let start = row * canvas.columns
      for index in start..<start + canvas.columns {
        let cell = cells[index]
        // The second half of a wide character is written with its first half, which differs
        // whenever the character is new.
        guard cell != known?.cells[index] ?? blank, !cell.isSecondHalf else { continue }
        output.move(index - start, row)
        output.show(cell)
        writtenCells += 1
        if index + 1 < start + canvas.columns, cells[index + 1].isSecondHalf {
          output.column += 1
          writtenCells += 1
        }
      }
    }
    shown = canvas
    guard output.hasCells || known == nil else { return [] }
    output.add("\u{1B}[0m\u{1B}[?2026l")
    room = output.bytes.count
    return output.bytes
  }

  /// The bytes of a frame while it is written. No `String` is made for a cell, because a frame has
  /// thousands of cells.
  private struct Output {
    var bytes: [UInt8] = []
    /// Whether a cell was written.
    private(set) var hasCells = false
    /// The position that the terminal writes next; `row` is nil while the position is unknown.
    private var row: Int?
    var column = 0
    private var ink: UInt8?
    private var ground: UInt8?

    /// Starts an output with room for its bytes.
    ///
    /// - Parameter room: The number of bytes to reserve.
    init(room: Int) {
      bytes.reserveCapacity(room)
      add("\u{1B}[?2026h")
    }

    mutating func add(_ text: StaticString) {
      text.withUTF8Buffer { bytes += $0 }
    }

    private mutating func add(_ number: Int) {
      if number >= 10 { add(number / 10) }
      bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    mutating func move(_ column: Int, _ row: Int) {
      if self.row != row {
        add("\u{1B}[")
        add(row + 1)
        add(";")
        add(column + 1)
        add("H")
      } else if self.column != column {
        add("\u{1B}[")
        add(column + 1)
        add("G")
      }
      self.row = row
      self.column = column
    }

    mutating func show(_ cell: CellCanvas.Cell) {
      hasCells = true
      let scalar = cell.scalar
      // A space shows no ink, so the ink stays as it is.
      color(scalar == " " ? ink : cell.ink, on: cell.ground)
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let code = UTF8.encode(scalar) {
        bytes += code
      }
      column += 1
    }

    /// Writes, in one sequence, the colours that differ from the terminal's present colours.
    private mutating func color(_ ink: UInt8?, on ground: UInt8?) {
      let (isInkNew, isGroundNew) = (ink != self.ink, ground != self.ground)
      guard isInkNew || isGroundNew else { return }
      add("\u{1B}[")
      if isInkNew { add(ink, "38;5;", "39") }
      if isInkNew, isGroundNew { add(";") }
      if isGroundNew { add(ground, "48;5;", "49") }
      add("m")
      (self.ink, self.ground) = (ink, ground)
    }

    private mutating func add(_ color: UInt8?, _ start: StaticString, _ none: StaticString) {
      guard let color else { return add(none) }
      add(start)
      add(Int(color))
    }
  }
}
