import GridScenarios
import TestSupport
import Testing

@Suite("Cells of a terminal")
struct CellCanvasTests {
  /// The 64 parts of a cell that a look shows in the colour of the rectangle.
  private static func parts(_ look: CellPart.Look) -> Set<Int> {
    func parts(where isIn: (_ x: Int, _ y: Int) -> Bool) -> Set<Int> {
      Set((0..<64).filter { isIn($0 % 8, $0 / 8) })
    }
    func block(_ scalar: Unicode.Scalar) -> Set<Int> {
      switch scalar {
      case "▘": parts { $0 < 4 && $1 < 4 }
      case "▝": parts { $0 >= 4 && $1 < 4 }
      case "▖": parts { $0 < 4 && $1 >= 4 }
      case "▗": parts { $0 >= 4 && $1 >= 4 }
      case "▁"..."▇": parts { $1 >= 8 - Int(scalar.value - 0x2580) }
      case "▉"..."▏": parts { x, _ in x < 8 - Int(scalar.value - 0x2588) }
      default: []
      }
    }
    switch look {
    case .nothing: return []
    case .whole: return parts { _, _ in true }
    case .block(let scalar): return block(scalar)
    case .rest(let scalar): return parts { _, _ in true }.subtracting(block(scalar))
    }
  }

  @Test func `a character shows a part at an edge to an eighth, one in a corner to a quarter`() {
    for left in 0..<8 {
      for right in left + 1...8 {
        for top in 0..<8 {
          for bottom in top + 1...8 {
            let part = CellPart(columns: left..<right, rows: top..<bottom)
            let wanted = Set(
              (0..<64).filter { (left..<right) ~= $0 % 8 && (top..<bottom) ~= $0 / 8 })
            let found = Self.parts(part.look)
            let error = wanted.symmetricDifference(found).count
            let isWide = (left, right) == (0, 8) && (top == 0 || bottom == 8)
            let isHigh = (top, bottom) == (0, 8) && (left == 0 || right == 8)
            if isWide || isHigh {
              #expect(error == 0, "\(part): \(part.look)")
            } else if (left == 0 || right == 8) && (top == 0 || bottom == 8) {
              // A quarter of a cell is the most that is ever wrong.
              #expect(error <= 16, "\(part): \(part.look)")
              #expect(error <= min(wanted.count, 64 - wanted.count))
            } else {
              // Nothing shows a stripe within a cell: it goes to the nearer edge, as wide as it is.
              #expect(abs(found.count - wanted.count) <= 16, "\(part): \(part.look)")
            }
          }
        }
      }
    }
  }

  @Test func `a rectangle has edges of eighths, and what is behind shows through the rest`() {
    var canvas = CellCanvas(columns: 4, rows: 3)
    let all = (columns: 0..<4, rows: 0..<3)
    canvas.fill(x: 0..<32, y: 0..<24, in: all, color: 234)
    // From three eighths of the first row to two of the last, and from half of the second column.
    canvas.fill(x: 12..<32, y: 3..<18, in: all, color: 68)
    #expect(canvas.lines == [" ▗▅▅", " ▌  ", " ▆▆▆"])
    #expect(canvas[2, 0] == .init(scalar: "▅", ink: 68, ground: 234, isMostlyInk: true))
    #expect(canvas[2, 2] == .init(scalar: "▆", ink: 234, ground: 68, isMostlyInk: true))
    #expect(canvas[1, 1] == .init(scalar: "▌", ink: 234, ground: 68))
    #expect(canvas[3, 1] == .init(ground: 68))
  }

  @Test func `drawing leaves cells beyond the area and the screen alone`() {
    var canvas = CellCanvas(columns: 3, rows: 2)
    canvas.fill(x: -100..<1000, y: -100..<1000, in: (0..<2, 0..<1), color: 68)
    #expect(canvas[1, 0].ground == 68)
    #expect(canvas[2, 0].ground == nil)
    #expect(canvas[0, 1].ground == nil)
    canvas.outline(columns: -5..<9, rows: 1..<9, in: (0..<90, 0..<90), isDashed: true)
    #expect(canvas.lines == ["   ", "╌╌╌"])
    canvas.write("far", column: 1, row: 7)
    canvas.write("far", column: -1, row: 1)
    canvas.write("gone", column: 1, row: 1)
    #expect(canvas.lines[1] == "╌go")
  }

  @Test func `text takes the columns that a terminal gives it`() {
    var canvas = CellCanvas(columns: 9, rows: 2)
    canvas.write("图片e\u{301}\u{1B}", column: 0, row: 0)
    #expect(canvas.lines[0] == "图片?\\u{1")
    canvas.write("a图片片片片", column: 0, row: 1)
    #expect(canvas.lines[1] == "a图片片片")
  }

  @Test func `opacity mixes with what is behind`() {
    var canvas = CellCanvas(columns: 1, rows: 1)
    canvas.fill(x: 0..<8, y: 0..<8, in: (0..<1, 0..<1), color: 16)
    canvas.fill(x: 0..<8, y: 0..<8, in: (0..<1, 0..<1), color: 231, opacity: 0.5)
    let parts = TerminalColors.parts(of: canvas[0, 0].ground ?? 0)
    #expect(abs(parts.0 - 128) <= 5 && parts.0 == parts.1 && parts.1 == parts.2)
    for color in UInt8(16)...255 {
      let parts = TerminalColors.parts(of: color)
      #expect(TerminalColors.parts(of: TerminalColors.nearest(to: parts)) == parts)
      #expect(TerminalColors.mix(color, over: 16, 1) == TerminalColors.nearest(to: parts))
    }
  }

  @Test func `items next to each other have different colours`() {
    for item in 0..<200 {
      let color = TerminalColors.ofItem(item, section: 0)
      for step in 1...10 {
        #expect(color != TerminalColors.ofItem(item + step, section: 0), "\(item), \(step)")
      }
    }
  }
}

@Suite("Bytes for a terminal")
struct ScreenWriterTests {
  @Test(.seeds(0..<100))
  func `a terminal shows what is wanted, and only cells that differ are written`() {
    var random = SplitMix64(seed: currentSeed)
    let (columns, rows) = (
      Int.random(in: 1...30, using: &random), Int.random(in: 1...12, using: &random)
    )
    var writer = ScreenWriter()
    var screen = ScreenModel(columns: columns, rows: rows)
    var earlier = CellCanvas(columns: columns, rows: rows)
    var fills: [(x: Range<Int>, y: Range<Int>, color: UInt8)] = []
    for frame in 0..<12 {
      if frame % 3 == 0 { fills = [] }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let x = Int.random(in: -8...columns * 8, using: &random)
        let y = Int.random(in: -8...rows * 8, using: &random)
        fills.append(
          (
            x..<x + Int.random(in: 1...90, using: &random),
            y..<y + Int.random(in: 1...50, using: &random),
            UInt8.random(in: 16...255, using: &random)
          ))
      }
      var canvas = CellCanvas(columns: columns, rows: rows)
      for fill in fills {
        canvas.fill(x: fill.x, y: fill.y, in: (0..<columns, 0..<rows - 1), color: fill.color)
      }
      let texts = ["ab", "图片", "a图", ""]
      canvas.write(texts[Int.random(in: 0..<4, using: &random)], column: 0, row: rows - 1)
      screen.feed(String(decoding: writer.bytes(showing: canvas), as: UTF8.self))
      #expect(screen.mistakes == [])
      var different = Set<Int>()
      for index in 0..<columns * rows {
        let cell = canvas.cells[index]
        #expect(screen.cells[index].scalar == cell.scalar)
        #expect(screen.cells[index].ground == cell.ground)
        if cell.scalar != " " { #expect(screen.cells[index].ink == cell.ink) }
        if frame == 0 ? cell != .init() : cell != earlier.cells[index] { different.insert(index) }
      }
      // With one half of a letter the other is written.
      let halves = different.filter { canvas.cells[$0].isSecondHalf }.map { $0 - 1 }
      #expect(screen.written.subtracting(different.union(halves)) == [])
      #expect(different.subtracting(screen.written) == [])
      earlier = canvas
    }
  }

  @Test func `a frame that shows the same has no bytes, and one that shows more is one update`() {
    var writer = ScreenWriter()
    var canvas = CellCanvas(columns: 5, rows: 2)
    canvas.write("abc", column: 0, row: 0)
    #expect(writer.bytes(showing: canvas).isEmpty == false)
    #expect(writer.bytes(showing: canvas) == [])
    canvas.write("X", column: 1, row: 0)
    #expect(
      String(decoding: writer.bytes(showing: canvas), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[1;2HX\u{1B}[0m\u{1B}[?2026l")
    #expect(writer.writtenCells == 1)
    writer.forget()
    #expect(String(decoding: writer.bytes(showing: canvas), as: UTF8.self).contains("\u{1B}[2J"))
  }
}

extension CellCanvas {
  /// The characters of each row, without colours.
  var lines: [String] {
    (0..<rows).map { row in
      var line = String.UnicodeScalarView()
      for cell in cells[row * columns..<(row + 1) * columns] where !cell.isSecondHalf {
        line.append(cell.scalar)
      }
      return String(line)
    }
  }
}
