extension GridFrames {
  /// The default tolerance for the numbers of a table: half of the third decimal, which is the last
  /// decimal in a table.
  public static let tableTolerance: CGFloat = 0.0005

  /// Returns the difference of these frames from the expected frames; nil when there is none.
  ///
  /// - Parameters:
  ///   - expected: The frames to compare with. An element that is in only one of the two tables of
  ///     frames is a difference.
  ///   - tolerance: The greatest allowed difference of x, y, width and height, in points. The
  ///     default is 0, because a layout is deterministic: the same arithmetic gives the same
  ///     numbers to the last bit. Set a tolerance if the expected numbers were rounded or summed in
  ///     another order.
  ///   - context: The number of equal elements to show on each side of a difference.
  ///   - limit: The greatest number of differing lines to show. Further lines are only counted.
  /// - Complexity: O(*n* + *m*).
  public func difference(
    from expected: GridFrames, tolerance: CGFloat = 0, context: Int = 1, limit: Int = 40
  ) -> GridDifference? {
    var comparison = TableComparison(of: layout)
    // The row of a state without its notes.
    comparison.add(
      expected.entries, entries, row: { entry in { entry.row($0).dropLast() } },
      isSame: { isNear($0.frame, $1.frame, tolerance) })
    return comparison.difference(
      of: "element", heading: ["element", "x", "y", "width", "height"],
      alignments: GridState.alignments, context: context, limit: limit)
  }

  /// Returns the difference of these frames from the frames of a table (see `init(parsing:)`); nil
  /// when there is none.
  ///
  /// If the table cannot be read, the returned difference lists its mistakes.
  ///
  /// - Parameter tolerance: The greatest allowed difference of x, y, width and height, in points.
  ///   The default is half of the third decimal, which is the last decimal in a table.
  public func difference(
    from table: String, tolerance: CGFloat = GridFrames.tableTolerance, context: Int = 1,
    limit: Int = 40
  ) -> GridDifference? {
    do throws(GridTableError) {
      return difference(
        from: try GridFrames(parsing: table), tolerance: tolerance, context: context, limit: limit)
    } catch {
      return GridDifference(unreadable: "the expected frames", error)
    }
  }
}
