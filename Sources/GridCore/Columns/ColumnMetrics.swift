import Foundation

/// The division and the spacing of one section of a column packing.
package struct ColumnMetrics: Hashable, Sendable {
  /// The columns into which the items of the first row go.
  package enum FirstRow: Hashable, Sendable {
    /// Items 0, 1, 2 … into columns 0, 1, 2 …, whatever their heights.
    case inTurn
    /// The rule of all later items: under the column that is shortest so far.
    case shortest
  }

  /// Number of columns; ignored where there are weights.
  package var columnCount: Int
  /// A share of the width for each column, in place of a count; nil for equal columns.
  package var columnWeights: [CGFloat]?
  /// Space between columns.
  package var itemGap: CGFloat
  /// Space between an item and the next one below it.
  package var lineGap: CGFloat
  package var inset: GridEdgeInsets
  /// Sections with weights or spans place every item by the rule of the shortest column.
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

  /// The largest number of columns; more are taken for a mistake: none would be wider than a pixel.
  package static let largestColumnCount = 1_000_000

  /// Returns the metrics with every value replaced that no plan can use.
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
      // Weights that name no column are a column count below 1.
      let count = columnWeights == nil ? columnCount : 0
      metrics.columnCount = min(max(1, count), Self.largestColumnCount)
      if metrics.columnCount != count {
        reader.record(.invalidColumnCount(computed: CGFloat(count)))
      }
    }
    return metrics
  }
}
