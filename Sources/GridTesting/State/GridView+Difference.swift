extension GridView {
  /// Returns the difference of this grid from another one; nil when there is none.
  ///
  /// Compared are content size, offset and its limits, items on screen, selection, every element of
  /// the layout, and every view with the attributes that it has: a view that was left behind where
  /// the layout has moved on is a difference of its own (`view of cell 0-3`).
  ///
  /// ```swift
  /// // After any updates the grid is as a new one with the same data.
  /// #expect(grid.difference(from: fresh) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The grid to compare with; laid out as this one is, or not at all.
  ///   - tolerance: How far each length, offset, alpha and entry of a transform may be off.
  ///   - context: How many equal rows to show on each side of a difference.
  ///   - limit: How many lines of differing rows to show before the rest is only counted.
  /// - Complexity: O(*n* log *n* + *m* log *m*) for *n* and *m* elements.
  public func difference(
    from expected: GridView, tolerance: CGFloat = 0, context: Int = 1, limit: Int = 40
  ) -> GridDifference? {
    var comparison = state.comparison(with: expected.state, tolerance: tolerance)
    TableComparison.pair(
      expected.state(.visible).elements, state(.visible).elements, by: \.id
    ) { old, new in
      if let old, let new, new.isNear(old, tolerance) { return }
      comparison.add(expected: old?.viewRow, found: new?.viewRow)
    }
    return comparison.difference(
      of: "value", heading: GridState.heading, alignments: GridState.alignments, context: context,
      limit: limit)
  }

  /// Returns the difference of this grid from a recorded text, what `state.description` was, once;
  /// nil when there is none.
  public func difference(
    from table: String, tolerance: CGFloat = GridFrames.tableTolerance, context: Int = 1,
    limit: Int = 40
  ) -> GridDifference? {
    state.difference(from: table, tolerance: tolerance, context: context, limit: limit)
  }
}

extension GridElementState {
  /// Returns the row of the element's view; otherwise like `row`.
  fileprivate func viewRow(_ number: (Double) -> String) -> [String] {
    var row = row(number)
    row[0] = "view of " + row[0]
    return row
  }
}
