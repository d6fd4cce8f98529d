extension GridState {
  /// Reads a table in the form of `description`: a row for each value and for each element.
  ///
  ///     content           360  654
  ///     offset    0  150
  ///     on screen                   0-4 … 0-17
  ///     cell 0-4  0  120  115   36  alpha 0.5
  ///
  /// Spaces or commas separate the columns, whose widths do not matter. Rows may be in any order. A
  /// value without a row has its default. Empty lines and lines that begin with `#` are ignored.
  ///
  /// - Throws: `GridTableError` with all mistakes of the table.
  public init(parsing text: String) throws(GridTableError) {
    var state = GridState()
    var elements: [GridElementState] = []
    var mistakes: [GridTableError.Mistake] = []
    let table = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in table.enumerated() {
      let words = GridFrames.words(line)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      do throws(Refusal) {
        if let element = try GridElementState(words: words) {
          elements.append(element)
        } else {
          try state.take(words)
        }
      } catch {
        mistakes.append(.init(line: index + 1, message: error.message))
      }
    }
    if !mistakes.isEmpty { throw GridTableError(mistakes: mistakes) }
    self.init(
      contentSize: state.contentSize, contentOffset: state.contentOffset,
      offsetRange: state.offsetRange, visibleItems: state.visibleItems,
      selectedItems: state.selectedItems, elements: elements)
  }

  fileprivate struct Refusal: Error {
    var message: String

    init(message: String) {
      self.message = VisibleText.line(message)
    }
  }

  /// Reads a row with a value of the grid, not of an element.
  private mutating func take(_ words: [String]) throws(Refusal) {
    switch (words[0], words.dropFirst().first) {
    case ("content", _):
      let numbers = try Self.numbers(words.dropFirst(), 2, of: words)
      contentSize = CGSize(width: numbers[0], height: numbers[1])
    case ("offset", "least"):
      offsetRange.minimum = try Self.point(words.dropFirst(2), of: words)
    case ("offset", "greatest"):
      offsetRange.maximum = try Self.point(words.dropFirst(2), of: words)
    case ("offset", _):
      contentOffset = try Self.point(words.dropFirst(), of: words)
    case ("on", "screen"):
      visibleItems = try Self.items(words.dropFirst(2))
    case ("selected", _):
      selectedItems = try Self.items(words.dropFirst())
    default:
      throw Refusal(
        message: "expected a row like \"offset  0  150\" or \"cell 0-3  x y width height\", found "
          + "\"\(words.joined(separator: " "))\"")
    }
  }

  private static func point(
    _ words: ArraySlice<String>, of row: [String]
  ) throws(Refusal) -> CGPoint {
    let numbers = try numbers(words, 2, of: row)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  fileprivate static func numbers(
    _ words: ArraySlice<String>, _ count: Int, of row: [String]
  ) throws(Refusal) -> [CGFloat] {
    let numbers = words.compactMap { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } }
    guard numbers.count == count, words.count == count else {
      throw Refusal(
        message: "expected \(count) numbers, found \"\(row.joined(separator: " "))\"")
    }
    return numbers
  }

  /// Reads a list of items in the form of `ItemPosition.runs`.
  private static func items(_ words: ArraySlice<String>) throws(Refusal) -> [ItemPosition] {
    if Array(words) == ["none"] { return [] }
    var items: [ItemPosition] = []
    var isRun = false
    for word in words {
      if word == "…", !items.isEmpty, !isRun {
        isRun = true
        continue
      }
      guard let (section, item) = GridElementID.position(word), item != NSNotFound else {
        throw Refusal(message: "expected items like 0-4 … 0-17, found \"\(word)\"")
      }
      if isRun, let last = items.last {
        guard last.section == section, last.item < item else {
          throw Refusal(message: "expected ascending items of one section, found \(last) … \(word)")
        }
        items += (last.item + 1..<item).map { ItemPosition(section, $0) }
        isRun = false
      }
      items.append(ItemPosition(section, item))
    }
    if isRun { throw Refusal(message: "expected an item after \"…\", found the end of the row") }
    return items
  }
}

extension GridElementState {
  /// Reads the row of an element; nil for a row that is not about an element.
  fileprivate init?(words: [String]) throws(GridState.Refusal) {
    guard words.count >= 6, words[2..<6].allSatisfy({ Double($0)?.isFinite == true }),
      let id = GridElementID(kindText: words[0], positionText: words[1])
    else { return nil }
    let frame = try GridState.numbers(words[2..<6], 4, of: words)
    self.init(id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    var rest = words[6...]
    func next(_ count: Int) throws(GridState.Refusal) -> [CGFloat] {
      let numbers = try GridState.numbers(rest.prefix(count), count, of: words)
      rest = rest.dropFirst(count)
      return numbers
    }
    while let note = rest.popFirst() {
      switch note {
      case "center":
        let numbers = try next(2)
        center = CGPoint(x: numbers[0], y: numbers[1])
      case "size":
        let numbers = try next(2)
        size = CGSize(width: numbers[0], height: numbers[1])
      case "transform":
        let t = try next(6)
        transform = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
      case "alpha": alpha = try next(1)[0]
      case "z":
        let number = rest.popFirst()
        guard let zIndex = number.flatMap({ Int($0) }) else {
          throw GridState.Refusal(
            message: "expected a whole number after z, found \"\(number ?? "the end of the row")\"")
        }
        self.zIndex = zIndex
      case "hidden": isHidden = true
      default:
        throw GridState.Refusal(
          message: "expected center, size, transform, alpha, z or hidden, found \"\(note)\"")
      }
    }
  }
}
