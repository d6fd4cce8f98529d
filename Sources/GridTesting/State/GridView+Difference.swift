extension GridView {
  /// Returns the difference of this grid from another grid; nil when there is none.
  ///
  /// The comparison covers the content size, the content offset and its limits, the items on
  /// screen, the selection, every element of the layout, and the attributes of every view. A view
  /// that still has old attributes after the layout has changed is a separate difference
  /// (`view of cell 0-3`).
  ///
  /// ```swift
  /// // After any updates, the grid equals a new grid with the same data.
  /// #expect(grid.difference(from: fresh) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The grid to compare with. Lay out both grids or neither grid, because a grid
  ///     without layout has no views.
  ///   - tolerance: The greatest allowed difference of a length, an offset, an alpha or an entry of
  ///     a transform.
  ///   - context: The number of equal rows to show on each side of a difference.
  ///   - limit: The greatest number of differing lines to show. Further lines are only counted.
  /// - Complexity: O(*n* log *n* + *m* log *m*) for *n* and *m* elements.
  public func difference(
    from expected: GridView, tolerance: CGFloat = 0, context: Int = 1, limit: Int = 40
  ) -> GridDifference? {
    var comparison = state.comparison(with: expected.state, tolerance: tolerance)
    TableComparison.pair(
      expected.state(.visible).elements, state(.visible).elements, by: \.id
    ) { old, new in
      if let old, let new, new.isNear(old, tolerance) { return }
      comparison.add(old?.viewRow, new?.viewRow)
    }
    return comparison.difference(
      of: "value", heading: GridState.heading, alignments: GridState.alignments, context: context,
      limit: limit)
  }

  /// Returns the difference of this grid from a recorded text of `state.description`; nil when
  /// there is none.
  public func difference(
    from table: String, tolerance: CGFloat = GridFrames.tableTolerance, context: Int = 1,
    limit: Int = 40
  ) -> GridDifference? {
    state.difference(from: table, tolerance: tolerance, context: context, limit: limit)
  }
}

extension GridElementState {
  /// Returns the row of the element's view: the columns of `row`, with `view of` before the name.
  fileprivate func viewRow(_ number: (Double) -> String) -> [String] {
    ["view of " + id.tableName] + row(number).dropFirst()
  }
}
