/// The picture that a terminal shows, cell by cell.
package struct CellCanvas: Hashable, Sendable {
  /// A character with two colours: the ink, in which it is drawn, and the ground behind it. A
  /// colour is one of a terminal's 256 colours. Nil stands for the terminal's own colour.
  ///
  /// A cell is packed into one number, because thousands of cells are compared for each frame.
  package struct Cell: Hashable, Sendable {
    private var bits: UInt64

    package init(
      scalar: Unicode.Scalar = " ", ink: UInt8? = nil, ground: UInt8? = nil,
      isMostlyInk: Bool = false, isSecondHalf: Bool = false
    ) {
      bits =
        UInt64(scalar.value) | Self.bits(of: ink) << 32 | Self.bits(of: ground) << 41
        | (isMostlyInk ? 1 << 50 : 0) | (isSecondHalf ? 1 << 51 : 0)
    }

    package var scalar: Unicode.Scalar {
      Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) ?? " "
    }
    package var ink: UInt8? { Self.color(bits >> 32) }
    package var ground: UInt8? { Self.color(bits >> 41) }
    /// Whether the ink covers more of the cell than the ground.
    package var isMostlyInk: Bool { bits & 1 << 50 != 0 }
    /// Whether the cell is the second half of the character to its left.
    package var isSecondHalf: Bool { bits & 1 << 51 != 0 }

    /// The colour that covers most of the cell.
    var color: UInt8? { isMostlyInk ? ink : ground }

    /// Returns nine bits: one for the presence of a colour, eight for its number.
    private static func bits(of color: UInt8?) -> UInt64 { color.map { 0x100 | UInt64($0) } ?? 0 }

    private static func color(_ bits: UInt64) -> UInt8? {
      bits & 0x100 == 0 ? nil : UInt8(truncatingIfNeeded: bits)
    }
  }

  package let columns: Int
  package let rows: Int
  /// The cells, row by row.
  package private(set) var cells: [Cell]

  /// The largest number of columns and rows. The limit is needed because a terminal may report a
  /// size of thousands of millions. Cells beyond the limit are left out.
  package nonisolated static let most = (columns: 1024, rows: 512)

  package init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.most.columns)
    self.rows = min(max(0, rows), Self.most.rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  // MARK: Areas

  /// Fills a rectangle given in eighths of cells.
  ///
  /// - Parameters:
  ///   - area: The columns and rows that may be changed.
  ///   - opacity: The opacity of the colour. Below 1, the colour behind shines through.
  package mutating func fill(
    x: Range<Int>, y: Range<Int>, in area: (columns: Range<Int>, rows: Range<Int>), color: UInt8,
    opacity: Double = 1
  ) {
    let shownColumns = Self.cells(of: x).clamped(to: area.columns).clamped(to: 0..<columns)
    let shownRows = Self.cells(of: y).clamped(to: area.rows).clamped(to: 0..<rows)
    for row in shownRows {
      let part = Self.part(of: y, in: row)
      let whole =
        part.count == 8 && opacity >= 1 ? Self.whole(x).clamped(to: shownColumns) : 0..<0
      // Most cells are covered whole and are set without reading their old content.
      if !whole.isEmpty {
        let cell = Cell(ground: color)
        for index in row * columns + whole.lowerBound..<row * columns + whole.upperBound {
          cells[index] = cell
        }
      }
      for column in shownColumns where !whole.contains(column) {
        fill(
          row * columns + column, CellPart(columns: Self.part(of: x, in: column), rows: part),
          color, opacity)
      }
    }
  }

  private mutating func fill(_ index: Int, _ part: CellPart, _ color: UInt8, _ opacity: Double) {
    let behind = cells[index].color
    let front = opacity < 1 ? TerminalColors.mix(color, over: behind, opacity) : color
    switch part.look {
    case .nothing: break
    case .whole: cells[index] = Cell(ground: front)
    case .block(let scalar):
      cells[index] = Cell(
        scalar: scalar, ink: front, ground: behind, isMostlyInk: Self.isMost(scalar))
    case .rest(let scalar):
      cells[index] = Cell(
        scalar: scalar, ink: behind, ground: front, isMostlyInk: Self.isMost(scalar))
    }
  }

  /// Draws the outline of a rectangle given in cells, for terminals without colours.
  package mutating func outline(
    columns range: Range<Int>, rows rowRange: Range<Int>,
    in area: (columns: Range<Int>, rows: Range<Int>), isDashed: Bool
  ) {
    for row in rowRange.clamped(to: area.rows).clamped(to: 0..<rows) {
      let box = TerminalDrawing.box(row: row, columns: range, rows: rowRange, isDashed: isDashed)
      for column in range.clamped(to: area.columns).clamped(to: 0..<columns) {
        let isRight = column == range.upperBound - 1
        self[column, row] = Cell(
          scalar: column == range.lowerBound ? box.left : isRight ? box.right : box.middle)
      }
    }
  }

  /// Returns the cells that a range of eighths touches.
  package static func cells(of stretch: Range<Int>) -> Range<Int> {
    let first = stretch.lowerBound >> 3
    return first..<max(first, (stretch.upperBound + 7) >> 3)
  }

  /// Returns the cells that a range of eighths covers completely.
  package static func whole(_ stretch: Range<Int>) -> Range<Int> {
    let first = (stretch.lowerBound + 7) >> 3
    return first..<max(first, stretch.upperBound >> 3)
  }

  /// Returns the part of one cell that a range of eighths covers, in eighths of the cell.
  private static func part(of stretch: Range<Int>, in cell: Int) -> Range<Int> {
    let part = stretch.clamped(to: cell * 8..<cell * 8 + 8)
    return part.lowerBound - cell * 8..<part.upperBound - cell * 8
  }

  private static func isMost(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "▅", "▆", "▇", "▋", "▊", "▉": true
    default: false
    }
  }

  // MARK: Text

  /// Writes a text into a row, as much of it as fits.
  ///
  /// Letters of more than one scalar are shown as `?`, because terminals disagree about the width
  /// of such letters.
  ///
  /// - Parameters:
  ///   - limit: The column before which the text ends.
  ///   - ink: The colour of the text; nil for the terminal's own colour.
  ///   - ground: The colour behind the text. If nil, each cell keeps its present colour.
  package mutating func write(
    _ text: String, column: Int, row: Int, before limit: Int = .max, ink: UInt8? = nil,
    ground: UInt8? = nil
  ) {
    guard (0..<rows).contains(row), column >= 0 else { return }
    let end = min(columns, limit)
    var column = column
    for letter in VisibleText.line(text) {
      var scalar = letter.unicodeScalars.count == 1 ? letter.unicodeScalars.first ?? "?" : "?"
      var width = VisibleText.width(String(scalar))
      if width == 0 { (scalar, width) = ("?", 1) }
      guard column + width <= end else { return }
      let ground = ground ?? self[column, row].color
      self[column, row] = Cell(scalar: scalar, ink: ink, ground: ground)
      if width == 2 {
        self[column + 1, row] = Cell(ink: ink, ground: ground, isSecondHalf: true)
      }
      column += width
    }
  }
}
