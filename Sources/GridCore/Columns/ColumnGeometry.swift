import Foundation

/// The places and the widths of the columns of one section.
///
/// Equal columns share the width less the insets and gaps; weighted ones share the same space in
/// proportion (4.1, 4.4). A width that would be negative is 0, and the columns are then one gap
/// apart. Nothing here depends on the items, so a delegate can be told the width before it is asked
/// for a height.
package struct ColumnGeometry: Equatable, Sendable {
  package let columnCount: Int
  /// Oddities of the input, the metrics included: values that had to be clamped or replaced.
  package let oddities: [GalleryOddity]
  private let origin: CGFloat
  private let gap: CGFloat
  private let equalWidth: CGFloat
  /// Width and left edge of each column, where there are weights.
  private let weightedWidths: [CGFloat]
  private let weightedOrigins: [CGFloat]

  /// Computes the columns for an available width.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - margin: Space around all sections: the layout's own content inset.
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

  /// Whether an item can end up without a width. Only then has each to be looked at: the check is
  /// cheap for columns of equal width, however many there are.
  var mayHaveEmptyWidths: Bool {
    if gap < 0 { return true }
    return weightedWidths.isEmpty ? equalWidth == 0 : weightedWidths.contains(0)
  }

  /// The left edge of a column, in content points.
  package func x(ofColumn column: Int) -> CGFloat {
    weightedOrigins.isEmpty
      ? origin + CGFloat(column) * (equalWidth + gap) : weightedOrigins[column]
  }

  /// The width of an item that starts in a column and covers `span` of them, gaps included.
  ///
  /// Clamped to 0: a negative gap may be longer than the columns beside it.
  package func width(ofColumn column: Int, span: Int = 1) -> CGFloat {
    let gaps = CGFloat(span - 1) * gap
    if weightedWidths.isEmpty { return max(0, CGFloat(span) * equalWidth + gaps) }
    return max(0, weightedWidths[column..<column + span].reduce(0, +) + gaps)
  }
}
