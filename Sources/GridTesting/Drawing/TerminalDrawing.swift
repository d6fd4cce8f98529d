/// A drawing of a picture's viewport with characters, for terminals and failure messages.
///
/// A character counts as twice as high as wide. A cell is a box with its item number. If several
/// sections are visible, the box has the section number, too. The box of a header has an `H` and
/// the section number. The box of a footer has an `F` and the section number. The box of an element
/// with an alpha below 1 has dashed edges. Dots fill the parts of the viewport without content,
/// such as the insets. A transformed element is drawn as its bounding box. If `showsFolds` is true,
/// the edge of the drawing has a notch at the end of each screenful of content.
public struct TerminalDrawing: Hashable, Sendable {
  /// Width of the drawing in characters, frame included.
  public var columns: Int
  /// The maximum number of rows of the drawing. A high viewport is drawn narrower, so that its
  /// shape is kept.
  public var maximumRows: Int
  /// Whether elements have the colour of their view, if the picture has the view's number. The
  /// lines then hold escape sequences for terminals with 256 colours.
  public var hasColors: Bool
  /// Whether notches in the edge mark the ends of screenfuls (`GridPicture.folds(along:)`).
  public var showsFolds: Bool

  /// Makes a drawing at least 8 characters wide and 4 rows high, frame included.
  public init(
    columns: Int = 64, maximumRows: Int = 24, hasColors: Bool = false, showsFolds: Bool = false
  ) {
    self.columns = max(8, columns)
    self.maximumRows = max(4, maximumRows)
    self.hasColors = hasColors
    self.showsFolds = showsFolds
  }

  /// Returns the lines of the drawing, with the viewport's edge as a frame. If elements in the
  /// viewport are hidden, transparent or not drawn, lines below the frame give their number.
  public func lines(_ picture: GridPicture) -> [String] {
    let view = picture.viewport
    guard view.isFiniteRect else { return ["(the viewport is empty)"] }
    if let refusal = picture.refusal { return ["(\(refusal))"] }
    // Divisions by the sides of a viewport far smaller than a point give no usable shape.
    guard view.width > 1e-100, view.height > 1e-100 else { return ["(the viewport is empty)"] }
    let columns = min(max(8, columns), Self.mostCharacters)
    let maximumRows = min(max(4, maximumRows), Self.mostCharacters)
    let rowLimit = CGFloat(maximumRows - 2)
    var perColumn = view.width / CGFloat(columns - 2)
    if view.height / (perColumn * 2) > rowLimit { perColumn = view.height / rowLimit / 2 }
    let grain = CGSize(width: perColumn, height: perColumn * 2)
    let width = Self.whole(view.width / grain.width, in: 1...(columns - 2))
    let height = Self.whole(view.height / grain.height, in: 1...(maximumRows - 2))

    var canvas = CharacterCanvas(width: width, height: height)
    let content = CGRect(origin: .zero, size: picture.contentSize)
    if content.width > 0, content.height > 0 {
      canvas.clear(
        columns: Self.range(content.minX, content.maxX, from: view.minX, grain.width, width),
        rows: Self.range(content.minY, content.maxY, from: view.minY, grain.height, height))
    }
    let inside = picture.elements.filter {
      $0.frame.overlaps(view) && !picture.unseen.contains($0.id)
    }
    let opaque = inside.filter { !$0.isHidden && $0.alpha >= 0.005 }
    // If there are more elements than characters, the elements in front cover the others.
    let seen = opaque.suffix(Self.mostElements)
    let cells = seen.filter { $0.id.category == .cell }
    let hasSections = cells.contains { $0.id.section != cells.first?.id.section }
    for element in seen {
      let frame = element.frame
      canvas.box(
        columns: Self.range(frame.minX, frame.maxX, from: view.minX, grain.width, width),
        rows: Self.range(frame.minY, frame.maxY, from: view.minY, grain.height, height),
        isDashed: element.alpha < 1,
        labels: Self.labels(
          element.id, text: picture.texts[element.id], hasSections: hasSections),
        color: hasColors ? picture.views[element.id].map(Self.color) : nil)
    }
    func folds(_ axis: GridPicture.Axis, from start: CGFloat, _ grain: CGFloat) -> Set<Int> {
      guard showsFolds else { return [] }
      return Set(
        picture.folds(along: axis).map {
          Self.whole((($0 - start) / grain).rounded(.down), in: -1...Self.mostCharacters)
        })
    }
    let columnFolds = folds(.horizontal, from: view.minX, grain.width)
    let rowFolds = folds(.vertical, from: view.minY, grain.height)
    func edge(_ notch: String) -> String {
      (0..<width).map { columnFolds.contains($0) ? notch : "━" }.joined()
    }
    var lines =
      ["┏\(edge("┯"))┓"]
      + canvas.rows.enumerated().map { row, text in
        rowFolds.contains(row) ? "┠\(text)┨" : "┃\(text)┃"
      } + ["┗\(edge("┷"))┛"]
    let unseen = inside.count - opaque.count
    if unseen > 0 { lines.append("hidden or transparent here: \(unseen)") }
    let left = opaque.count - seen.count
    if left > 0 { lines.append("behind others, and not drawn: \(left)") }
    return lines
  }

  /// Returns notes to show with the drawing: the number of elements in the viewport without a view,
  /// the places where scrolling ends too early, and a line for each control of the screen.
  public func notes(_ picture: GridPicture) -> [String] {
    let view = picture.viewport
    let without = picture.elements.count {
      picture.unseen.contains($0.id) && $0.frame.overlaps(view)
    }
    var notes = without == 0 ? [] : ["here, but without a view: \(without)"]
    for end in picture.scrollEnds {
      let side = end.axis == .vertical ? "" : " across"
      notes.append("scrolling\(side) ends at \(end.numbers)")
    }
    return notes + (picture.screen?.controlLines(around: view.size) ?? [])
  }

  /// Returns the drawing with its notes below.
  public func text(_ picture: GridPicture) -> String {
    (lines(picture) + notes(picture)).joined(separator: "\n")
  }

  /// The limit for the number of columns and for the number of rows of a drawing.
  private static let mostCharacters = 1000
  /// The greatest number of elements to draw.
  private static let mostElements = 20_000

  /// Returns one of twelve colours that are legible on light and on dark backgrounds. Consecutive
  /// view numbers get clearly different colours.
  private static func color(ofView number: Int) -> Int {
    [33, 166, 35, 134, 136, 37, 161, 64, 99, 173, 30, 169][Int(number.magnitude % 12) * 5 % 12]
  }

  /// Returns the nearest whole number in a range; the lower end for a number that is not finite.
  package static func whole(_ value: CGFloat, in range: ClosedRange<Int>) -> Int {
    guard value.isFinite else { return range.lowerBound }
    return Int(min(max(value.rounded(), CGFloat(range.lowerBound)), CGFloat(range.upperBound)))
  }

  /// Returns the range of characters that an element takes between its two edges, at least one
  /// character. Elements side by side share no character. If an edge is outside the drawing, the
  /// range ends outside the drawing at this edge.
  private static func range(
    _ start: CGFloat, _ end: CGFloat, from origin: CGFloat, _ grain: CGFloat, _ count: Int
  ) -> Range<Int> {
    let bounds = -1...(count + 1)
    let first = whole((start - origin) / grain, in: bounds)
    return first..<max(first + 1, whole((end - origin) / grain, in: bounds))
  }

  /// Returns the characters of a row of a box: the left edge, the inner part and the right edge.
  package static func box(
    row: Int, columns: Range<Int>, rows: Range<Int>, isDashed: Bool
  ) -> (left: Unicode.Scalar, middle: Unicode.Scalar, right: Unicode.Scalar) {
    // The box is too thin for two edges.
    if rows.count == 1 || columns.count == 1 {
      return isDashed ? ("░", "░", "░") : ("▒", "▒", "▒")
    }
    if row == rows.lowerBound { return ("┌", isDashed ? "╌" : "─", "┐") }
    if row == rows.upperBound - 1 { return ("└", isDashed ? "╌" : "─", "┘") }
    return isDashed ? ("╎", " ", "╎") : ("│", " ", "│")
  }

  /// Returns the labels for a box: the element's text, if any, then its position. The first label
  /// that fits is written. Labels are ASCII only, because other characters may be wider than one
  /// column.
  package static func labels(
    _ id: GridElementID, text: String?, hasSections: Bool
  ) -> [String] {
    if let text, !text.isEmpty, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return [text] + labels(id, text: nil, hasSections: hasSections)
    }
    if id.category == .cell {
      let item = id.item == NSNotFound ? id.positionText : "\(id.item)"
      return hasSections ? [id.positionText, item] : [item]
    }
    let letter =
      switch id.kindText {
      case "header": "H"
      case "footer": "F"
      default:
        id.kind?.first { $0.isASCII && ($0.isLetter || $0.isNumber) }.map(String.init) ?? "?"
      }
    return ["\(letter)\(id.section)", letter]
  }
}

/// A rectangle of characters.
private struct CharacterCanvas {
  private let width: Int
  private var cells: [[Character]]
  /// The colours of the characters, by row and column; nil for a character without a colour.
  private var colors: [[Int?]]

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: Array(repeating: "·", count: width), count: height)
    colors = Array(repeating: Array(repeating: nil, count: width), count: height)
  }

  var rows: [String] {
    zip(cells, colors).map { cells, colors in
      var text = ""
      var present: Int?
      for (character, color) in zip(cells, colors) {
        if color != present { text += color.map { "\u{1B}[38;5;\($0)m" } ?? "\u{1B}[39m" }
        present = color
        text.append(character)
      }
      return present == nil ? text : text + "\u{1B}[39m"
    }
  }

  mutating func clear(columns: Range<Int>, rows: Range<Int>) {
    for row in rows.clamped(to: 0..<cells.count) {
      for column in columns.clamped(to: 0..<width) { cells[row][column] = " " }
    }
  }

  mutating func box(
    columns: Range<Int>, rows: Range<Int>, isDashed: Bool, labels: [String], color: Int?
  ) {
    let shownColumns = columns.clamped(to: 0..<width)
    let shownRows = rows.clamped(to: 0..<cells.count)
    for row in shownRows {
      let scalars = TerminalDrawing.box(row: row, columns: columns, rows: rows, isDashed: isDashed)
      let (left, right) = (Character(scalars.left), Character(scalars.right))
      let middle = Character(scalars.middle)
      cells[row].withUnsafeMutableBufferPointer { cells in
        var column = shownColumns.lowerBound
        while column < shownColumns.upperBound {
          cells[column] = middle
          column += 1
        }
        if shownColumns.contains(columns.lowerBound) { cells[columns.lowerBound] = left }
        if shownColumns.contains(columns.upperBound - 1) { cells[columns.upperBound - 1] = right }
      }
      colors[row].withUnsafeMutableBufferPointer { colors in
        var column = shownColumns.lowerBound
        while column < shownColumns.upperBound {
          colors[column] = color
          column += 1
        }
      }
    }
    if let label = labels.first(where: { $0.count <= shownColumns.count }) {
      write(label, in: shownColumns, shownRows)
    }
  }

  /// Writes a label in the middle of the visible part of a box.
  private mutating func write(_ label: String, in columns: Range<Int>, _ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let row = (rows.lowerBound + rows.upperBound - 1) / 2
    let start = columns.lowerBound + (columns.count - label.count) / 2
    for (offset, letter) in label.enumerated() { cells[row][start + offset] = letter }
  }
}
