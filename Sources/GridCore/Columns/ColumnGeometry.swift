import Foundation

/// The positions and the widths of the columns of one section.
///
/// Equal columns share the width that insets and gaps leave over. Weighted columns share the same
/// width in proportion to their weights (4.1, 4.4). If no width is left over, the columns have a
/// width of 0 and are one gap apart. The geometry does not depend on the items, so a delegate can
/// receive the column width before it is asked for a height.
package struct ColumnGeometry: Equatable, Sendable {
  package let columnCount: Int
  /// The input values that had to be clamped or replaced, including values of the metrics.
  package let oddities: [GalleryOddity]
  private let origin: CGFloat
  private let gap: CGFloat
  private let equalWidth: CGFloat
  /// The widths and the left edges of weighted columns; empty for equal columns.
  private let weightedWidths: [CGFloat]
  private let weightedOrigins: [CGFloat]

  /// Computes the columns for an available width.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - margin: The space around all sections: the layout's own content inset.
  package init(metrics: ColumnMetrics, width: CGFloat, margin: GridEdgeInsets = .zero) {
    var reader = LengthReader()
    let metrics = metrics.usable(through: &reader)
    let margin = reader.insets(margin, "contentInset")
    let width = reader.extent(width, "width")
    columnCount = metrics.columnCount
    gap = metrics.itemGap
    origin = margin.left + metrics.inset.left
    let room =
      width - margin.left - margin.right - metrics.inset.left - metrics.inset.right
      - CGFloat(columnCount - 1) * gap
    let shared = reader.extent(room, "width less insets and gaps")
    equalWidth = shared / CGFloat(columnCount)
    if let weights = metrics.columnWeights {
      let total = weights.reduce(0, +)
      var widths: [CGFloat] = []
      var origins: [CGFloat] = []
      var before: CGFloat = 0
      for (column, weight) in weights.enumerated() {
        origins.append(origin + before + CGFloat(column) * gap)
        widths.append(shared * weight / total)
        before += widths[column]
      }
      weightedWidths = widths
      weightedOrigins = origins
    } else {
      weightedWidths = []
      weightedOrigins = []
    }
    oddities = reader.oddities
  }

  /// Whether an item can have a width of 0. If false, no item has to be checked. The property takes
  /// constant time if the columns are equal.
  var mayHaveEmptyWidths: Bool {
    if gap < 0 { return true }
    return weightedWidths.isEmpty ? equalWidth == 0 : weightedWidths.contains(0)
  }

  /// Returns the left edge of a column, in content points.
  package func x(ofColumn column: Int) -> CGFloat {
    weightedOrigins.isEmpty
      ? origin + CGFloat(column) * (equalWidth + gap) : weightedOrigins[column]
  }

  /// Returns the width of an item that starts in `column` and covers `span` columns, including the
  /// gaps between them.
  ///
  /// The width is at least 0, even if a negative gap is longer than the columns beside it.
  package func width(ofColumn column: Int, span: Int = 1) -> CGFloat {
    let gaps = CGFloat(span - 1) * gap
    if weightedWidths.isEmpty { return max(0, CGFloat(span) * equalWidth + gaps) }
    return max(0, weightedWidths[column..<column + span].reduce(0, +) + gaps)
  }
}
