import Foundation

/// The columns and the spacing of one section of a column packing.
package struct ColumnMetrics: Hashable, Sendable {
  /// The rule that assigns the items of the first row to columns.
  package enum FirstRow: Hashable, Sendable {
    /// Items 0, 1, 2 … go into columns 0, 1, 2 …, whatever their heights.
    case inTurn
    /// Each item goes under the shortest column, like all later items.
    case shortest
  }

  /// The number of columns; ignored if there are weights.
  package var columnCount: Int
  /// The weights of the columns: each column gets a part of the width in proportion to its weight.
  /// Nil for `columnCount` equal columns.
  package var columnWeights: [CGFloat]?
  /// The space between columns.
  package var itemGap: CGFloat
  /// The space between an item and the next item below it.
  package var lineGap: CGFloat
  package var inset: GridEdgeInsets
  /// The rule for the first row. In sections with weights or spans the rule is ignored, and each
  /// item goes under the shortest column.
  package var firstRow: FirstRow

  package init(
    columnCount: Int = 1, columnWeights: [CGFloat]? = nil, itemGap: CGFloat = 0,
    lineGap: CGFloat = 0, inset: GridEdgeInsets = .zero, firstRow: FirstRow = .inTurn
  ) {
    self.columnCount = columnCount
    self.columnWeights = columnWeights
    self.itemGap = itemGap
    self.lineGap = lineGap
    self.inset = inset
    self.firstRow = firstRow
  }

  /// The largest number of columns. A larger number counts as a mistake, since no column would be
  /// wider than a pixel.
  package static let largestColumnCount = 1_000_000

  /// Returns the metrics with unusable values replaced.
  package func usable(through reader: inout LengthReader) -> ColumnMetrics {
    var metrics = self
    metrics.itemGap = reader.length(itemGap, "interitemSpacing")
    metrics.lineGap = reader.length(lineGap, "lineSpacing")
    metrics.inset = reader.insets(inset, "sectionInset")
    if let weights = columnWeights, !weights.isEmpty {
      var shares = weights.map { reader.length($0, "columnWeights") }
      if shares.contains(where: { $0 < 0 }) || shares.allSatisfy({ $0 == 0 }) {
        reader.record(.invalidColumnWeights)
        shares = shares.map { max(0, $0) }
        if shares.allSatisfy({ $0 == 0 }) { shares = shares.map { _ in 1 } }
      }
      metrics.columnWeights = shares
      metrics.columnCount = shares.count
    } else {
      // An empty list of weights counts as a column count of 0.
      let count = columnWeights == nil ? columnCount : 0
      metrics.columnCount = min(max(1, count), Self.largestColumnCount)
      if metrics.columnCount != count {
        reader.record(.invalidColumnCount(computed: CGFloat(count)))
      }
    }
    return metrics
  }
}
