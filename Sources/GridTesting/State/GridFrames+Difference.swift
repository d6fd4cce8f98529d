extension GridFrames {
  /// The tolerance for numbers of a table: half of the last decimal that tables have.
  public static let tableTolerance: CGFloat = 0.0005

  /// Returns the difference of these frames from the expected ones; nil when there is none.
  ///
  /// - Parameters:
  ///   - expected: The frames to compare with. Elements that are in one of the two only differ.
  ///   - tolerance: How far each of x, y, width and height may be off, in points. The default is 0:
  ///     layouts have no chance in them, and the same arithmetic gives the same double, so that
  ///     even the last bit is worth knowing. Give a tolerance where the expected numbers were
  ///     rounded or come from another order of summation.
  ///   - context: How many equal elements to show on each side of a difference.
  ///   - limit: How many lines of differing elements to show before the rest is only counted.
  /// - Complexity: O(*n* + *m*).
  public func difference(
    from expected: GridFrames, tolerance: CGFloat = 0, context: Int = 1, limit: Int = 40
  ) -> GridDifference? {
    var comparison = TableComparison(of: layout)
    TableComparison.pair(expected.entries, entries, by: \.element) { old, new in
      if let old, let new, isNear(old.frame, new.frame, tolerance) {
        comparison.add(new.row)
      } else {
        comparison.add(expected: old?.row, found: new?.row)
      }
    }
    return comparison.difference(
      of: "element", heading: ["element", "x", "y", "width", "height"],
      alignments: [.left, .right, .right, .right, .right], context: context, limit: limit)
  }

  /// Returns the difference of these frames from those of a table (see `init(parsing:)`); nil when
  /// there is none.
  ///
  /// A table that cannot be read gives a difference that says so.
  ///
  /// - Parameter tolerance: How far each of x, y, width and height may be off, in points; by
  ///   default half of the third decimal, because a table has no more of them.
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

extension GridFrames.Entry {
  fileprivate func row(_ number: (Double) -> String) -> [String] {
    [
      element.tableName, number(frame.origin.x), number(frame.origin.y), number(frame.size.width),
      number(frame.size.height),
    ]
  }
}
