extension GridState: CustomStringConvertible {
  /// A table: content, offsets and items, then a line for each element.
  ///
  ///     content                    360  654
  ///     offset             0  150
  ///     offset, least      0    0
  ///     offset, greatest   0  354
  ///     on screen                            0-4 … 0-17
  ///     selected                             none
  ///     cell 0-0           0    0  115   36
  ///     cell 0-1         125    0  115   65  alpha 0.5  z 2
  public var description: String {
    TableText(
      alignments: Self.alignments,
      rows: Self.values.map { row($0)(NumberText.short) }
        + elements.map { $0.row(NumberText.short) }
    ).description
  }

  /// Returns the difference of this state from the expected state; nil when there is none.
  ///
  /// - Parameters:
  ///   - expected: The state to compare with. An element that is in only one of the two states is a
  ///     difference.
  ///   - tolerance: The greatest allowed difference of a length, an offset, an alpha or an entry of
  ///     a transform. The default is 0, for the reasons given at
  ///     `GridFrames.difference(from:tolerance:)`. Offsets are always whole pixels.
  ///   - context: The number of equal rows to show on each side of a difference.
  ///   - limit: The greatest number of differing lines to show. Further lines are only counted.
  /// - Complexity: O(*n* + *m*).
  public func difference(
    from expected: GridState, tolerance: CGFloat = 0, context: Int = 1, limit: Int = 40
  ) -> GridDifference? {
    comparison(with: expected, tolerance: tolerance).difference(
      of: "value", heading: Self.heading, alignments: Self.alignments, context: context,
      limit: limit)
  }

  /// Returns the difference of this state from the state of a table (see `init(parsing:)`); nil
  /// when there is none.
  ///
  /// If the table cannot be read, the returned difference lists its mistakes.
  ///
  /// - Parameter tolerance: The greatest allowed difference of a length, an offset, an alpha or an
  ///   entry of a transform. The default is half of the third decimal, which is the last decimal in
  ///   a table.
  public func difference(
    from table: String, tolerance: CGFloat = GridFrames.tableTolerance, context: Int = 1,
    limit: Int = 40
  ) -> GridDifference? {
    do throws(GridTableError) {
      return difference(
        from: try GridState(parsing: table), tolerance: tolerance, context: context, limit: limit)
    } catch {
      return GridDifference(unreadable: "the expected state", error)
    }
  }

  /// Compares this state with the expected state, row by row.
  func comparison(with expected: GridState, tolerance: CGFloat) -> TableComparison {
    var comparison = TableComparison(of: layout)
    for value in Self.values {
      let isSame =
        switch value.place {
        case .point(let point): isNear(expected[keyPath: point], self[keyPath: point], tolerance)
        case .size(let size): isNear(expected[keyPath: size], self[keyPath: size], tolerance)
        case .items(let items): expected[keyPath: items] == self[keyPath: items]
        }
      comparison.add(expected.row(value), row(value), isSame: isSame)
    }
    comparison.add(expected.elements, elements, row: { $0.row }) { $0.isNear($1, tolerance) }
    return comparison
  }

  static let heading = ["", "x", "y", "width", "height"]

  static let alignments: [TableText.Alignment] = [
    .left, .right, .right, .right, .right, .left,
  ]

  /// The property of a value that belongs to no element.
  enum Place: Sendable {
    case point(WritableKeyPath<GridState, CGPoint> & Sendable)
    case size(WritableKeyPath<GridState, CGSize> & Sendable)
    case items(WritableKeyPath<GridState, [ItemPosition]> & Sendable)
  }

  /// The values by the names of their rows.
  static let values: [(name: String, place: Place)] = [
    ("content", .size(\.contentSize)), ("offset", .point(\.contentOffset)),
    ("offset, least", .point(\.offsetRange.minimum)),
    ("offset, greatest", .point(\.offsetRange.maximum)),
    ("on screen", .items(\.visibleItems)), ("selected", .items(\.selectedItems)),
  ]

  /// Returns the columns of a value.
  private func row(_ value: (name: String, place: Place)) -> TableComparison.Row {
    { number in
      switch value.place {
      case .point(let point): [value.name] + self[keyPath: point].numbers.map { number($0) }
      case .size(let size): [value.name, "", ""] + self[keyPath: size].numbers.map { number($0) }
      case .items(let items): [value.name, "", "", "", "", ItemPosition.runs(self[keyPath: items])]
      }
    }
  }
}

extension ItemPosition {
  /// Returns ascending items as text. Consecutive items become a range: `0-4 … 0-17, 1-0`.
  package static func runs(_ items: [ItemPosition]) -> String {
    var runs: [(first: ItemPosition, last: ItemPosition)] = []
    for item in items {
      if let last = runs.last?.last, last.section == item.section, last.item + 1 == item.item {
        runs[runs.count - 1].last = item
      } else {
        runs.append((item, item))
      }
    }
    if runs.isEmpty { return "none" }
    return runs.map { run in
      switch run.last.item - run.first.item {
      case 0: "\(run.first)"
      case 1: "\(run.first), \(run.last)"
      default: "\(run.first) … \(run.last)"
      }
    }.joined(separator: ", ")
  }
}

extension GridElementState {
  /// Returns the columns of the element: name, frame, and the values that are not at their default.
  func row(_ number: (Double) -> String) -> [String] {
    [id.tableName] + frame.numbers.map { number(Double($0)) }
      + [notes(number).joined(separator: "  ")]
  }

  package func isNear(_ other: GridElementState, _ tolerance: CGFloat) -> Bool {
    GridTesting.isNear(frame, other.frame, tolerance)
      && GridTesting.isNear(center, other.center, tolerance)
      && GridTesting.isNear(size, other.size, tolerance)
      && GridTesting.isNear(transform, other.transform, tolerance)
      && GridTesting.isNear(alpha, other.alpha, tolerance) && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
}
