import GridScenarios

/// A terminal as far as it is needed to see what was written to it: places, colours, characters.
/// Anything else that it is told is kept as a mistake.
struct ScreenModel {
  struct Cell: Equatable {
    var scalar: Unicode.Scalar = " "
    var ink: UInt8?
    var ground: UInt8?
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// Cells that the latest text wrote.
  private(set) var written: Set<Int> = []
  private(set) var mistakes: [String] = []
  /// Synchronised updates that were begun and ended.
  private(set) var updates = 0
  private var isUpdating = false
  private var column = 0
  private var row = 0
  private var ink: UInt8?
  private var ground: UInt8?

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Reads the output of `tmux capture-pane -e -p`.
  init(capture: String, columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows)
    for (row, line) in capture.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where row < rows {
      (self.row, column) = (row, 0)
      feed(String(line))
    }
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// The characters of each row.
  var lines: [String] {
    (0..<rows).map { row in
      String(String.UnicodeScalarView(cells[row * columns..<(row + 1) * columns].map(\.scalar)))
    }
  }

  mutating func feed(_ text: String) {
    written = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard rest.popFirst() == "[" else {
          mistakes.append("ESC without [")
          continue
        }
        let parameters = rest.prefix { $0.value < 0x40 }
        rest = rest.dropFirst(parameters.count)
        obey(rest.popFirst() ?? " ", String(Substring(parameters)))
      } else if scalar.value < 0x20 {
        mistakes.append("control character \(scalar.value)")
      } else {
        put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = VisibleText.width(String(scalar))
    guard column + width <= columns, row < rows else {
      mistakes.append("\(scalar) beyond the edge at \(column), \(row)")
      return
    }
    for part in 0..<width {
      let index = row * columns + column + part
      cells[index] = Cell(scalar: part == 0 ? scalar : " ", ink: ink, ground: ground)
      written.insert(index)
    }
    column += width
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("H", _) where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case ("G", _) where numbers.count == 1: column = numbers[0] - 1
    case ("J", "2"): cells = Array(repeating: Cell(), count: columns * rows)
    case ("h", "?2026"):
      if isUpdating { mistakes.append("an update in an update") }
      isUpdating = true
    case ("l", "?2026"):
      if !isUpdating { mistakes.append("the end of no update") }
      isUpdating = false
      updates += 1
    case ("m", _): color(numbers.isEmpty ? [0] : numbers)
    default: mistakes.append("\(parameters)\(final)")
    }
  }

  private mutating func color(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: (ink, ground) = (nil, nil)
      case 39: ink = nil
      case 49: ground = nil
      case 38 where rest.first == 5, 48 where rest.first == 5:
        rest = rest.dropFirst()
        let number = rest.popFirst().flatMap { UInt8(exactly: $0) }
        if code == 38 { ink = number } else { ground = number }
      default: mistakes.append("colour \(numbers)")
      }
    }
  }
}
