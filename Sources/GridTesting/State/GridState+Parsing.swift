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
    try GridTableError.read(text) { words, _ throws(TableRefusal) in
      if let element = try GridElementState(words: words) {
        elements.append(element)
      } else {
        try state.take(words)
      }
    }
    self.init(
      contentSize: state.contentSize, contentOffset: state.contentOffset,
      offsetRange: state.offsetRange, visibleItems: state.visibleItems,
      selectedItems: state.selectedItems, elements: elements)
  }

  /// Reads a row with a value of the grid, not of an element.
  private mutating func take(_ words: [String]) throws(TableRefusal) {
    // The row `offset, least` begins like the row `offset`.
    let values = Self.values.sorted { $0.name.count > $1.name.count }
      .map { (names: $0.name.replacing(",", with: "").split(separator: " "), place: $0.place) }
    guard let value = values.first(where: { words.starts(with: $0.names) { $0 == $1 } }) else {
      throw TableRefusal(
        "expected a row like \"offset  0  150\" or \"cell 0-3  x y width height\", found "
          + "\"\(words.joined(separator: " "))\"")
    }
    let rest = words.dropFirst(value.names.count)
    switch value.place {
    case .point(let point):
      self[keyPath: point] = CGPoint(numbers: try Self.numbers(rest, 2, of: words))
    case .size(let size):
      self[keyPath: size] = CGSize(numbers: try Self.numbers(rest, 2, of: words))
    case .items(let items): self[keyPath: items] = try Self.items(rest)
    }
  }

  fileprivate static func numbers(
    _ words: ArraySlice<String>, _ count: Int, of row: [String]
  ) throws(TableRefusal) -> [CGFloat] {
    let numbers = words.compactMap { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } }
    guard numbers.count == count, words.count == count else {
      throw TableRefusal(
        "expected \(count) numbers, found \"\(row.joined(separator: " "))\"")
    }
    return numbers
  }

  /// Reads a list of items in the form of `ItemPosition.runs`.
  private static func items(_ words: ArraySlice<String>) throws(TableRefusal) -> [ItemPosition] {
    if Array(words) == ["none"] { return [] }
    var items: [ItemPosition] = []
    var isRun = false
    for word in words {
      if word == "…", !items.isEmpty, !isRun {
        isRun = true
        continue
      }
      guard let (section, item) = GridElementID.position(word), item != NSNotFound else {
        throw TableRefusal("expected items like 0-4 … 0-17, found \"\(word)\"")
      }
      if isRun, let last = items.last {
        guard last.section == section, last.item < item else {
          throw TableRefusal("expected ascending items of one section, found \(last) … \(word)")
        }
        items += (last.item + 1..<item).map { ItemPosition(section, $0) }
        isRun = false
      }
      items.append(ItemPosition(section, item))
    }
    if isRun { throw TableRefusal("expected an item after \"…\", found the end of the row") }
    return items
  }
}

extension GridElementState {
  /// Reads the row of an element; nil for a row that is not about an element.
  init?(words: [String]) throws(TableRefusal) {
    guard words.count >= 6, words[2..<6].allSatisfy({ Double($0)?.isFinite == true }),
      let id = GridElementID(kindText: words[0], positionText: words[1])
    else { return nil }
    self.init(
      id, frame: CGRect(numbers: try GridState.numbers(words[2..<6], 4, of: words)))
    var rest = words[6...]
    func next(_ count: Int) throws(TableRefusal) -> [CGFloat] {
      let numbers = try GridState.numbers(rest.prefix(count), count, of: words)
      rest = rest.dropFirst(count)
      return numbers
    }
    while let note = rest.popFirst() {
      switch note {
      case "center": center = CGPoint(numbers: try next(2))
      case "size": size = CGSize(numbers: try next(2))
      case "transform": transform = CGAffineTransform(numbers: try next(6))
      case "alpha": alpha = try next(1)[0]
      case "z":
        let number = rest.popFirst()
        guard let zIndex = number.flatMap({ Int($0) }) else {
          throw TableRefusal(
            "expected a whole number after z, found \"\(number ?? "the end of the row")\"")
        }
        self.zIndex = zIndex
      case "hidden": isHidden = true
      default:
        throw TableRefusal(
          "expected center, size, transform, alpha, z or hidden, found \"\(note)\"")
      }
    }
  }
}
