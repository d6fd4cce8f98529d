/// Turns what a terminal is to show into the bytes that make it do so: only cells that differ from
/// what it shows already.
///
/// Each frame is one synchronised update (mode 2026): terminals that know the mode show it at once,
/// others pass over it.
package struct ScreenWriter {
  /// The canvas that the terminal shows; nil where that is not known.
  private var shown: CellCanvas?
  /// Cells that the latest frame wrote.
  package private(set) var writtenCells = 0
  /// The bytes of the latest frame: the next one may be as long.
  private var room = 0

  package init() {}

  /// Forgets what the terminal shows: the next frame clears it and writes everything.
  package mutating func forget() {
    shown = nil
  }

  /// The bytes of a frame; none where nothing differs.
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
        // The second half comes with the first, which a new first half always differs from.
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

  /// Bytes in the making: a frame has thousands of cells, so no text is made of any.
  private struct Output {
    var bytes: [UInt8] = []
    /// Whether a cell was written.
    private(set) var hasCells = false
    /// The cell that the terminal writes next; the row is nil where that is not sure.
    private var row: Int?
    var column = 0
    private var ink: UInt8?
    private var ground: UInt8?

    /// Starts an output with room for its bytes.
    ///
    /// - Parameter room: The bytes that there may be.
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
      // A space has no ink to be seen.
      color(scalar == " " ? ink : cell.ink, on: cell.ground)
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let code = UTF8.encode(scalar) {
        bytes += code
      }
      column += 1
    }

    /// Writes both colours in one sequence, as far as they differ from what is in force.
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
