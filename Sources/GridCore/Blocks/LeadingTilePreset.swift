import Foundation

/// The column widths and item heights for blocks that begin with one big tile (`leadingTile`).
///
/// The tile is a square as wide as the first column. This column is as wide as two later columns
/// and the gap between them. All other items are square, too. The spacing of a block plan with
/// these sizes equals the gap, so two other items and one gap are as high as the tile.
package struct LeadingTilePreset: Equatable, Sendable {
  /// The width of every column except the first, and the height of every item that is not a tile,
  /// in points.
  package let itemExtent: CGFloat
  /// The width of the first column, and the height of a tile, in points.
  package let tileExtent: CGFloat
  package let columnCount: Int
  package let oddities: [GalleryOddity]

  /// Computes the sizes for an available width.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns, including the first; a number below 1 counts as 1.
  ///   - gap: The space between columns and between lines, in points.
  ///   - availableWidth: The width that the section's insets leave over, in points.
  package init(columnCount: Int, gap: CGFloat, availableWidth: CGFloat) {
    var reader = LengthReader()
    if columnCount < 1 { reader.record(.invalidColumnCount(computed: CGFloat(columnCount))) }
    let columns = max(1, columnCount)
    let gap = reader.length(gap, "gap")
    let width = reader.length(availableWidth, "width less insets")
    let item = reader.extent(
      (width - CGFloat(columns) * gap) / (CGFloat(columns) + 1), "column width")
    self.columnCount = columns
    itemExtent = item
    tileExtent = reader.extent(2 * item + gap, "tile width")
    oddities = reader.oddities
  }

  package var columnWidths: [CGFloat] {
    [tileExtent] + Array(repeating: itemExtent, count: columnCount - 1)
  }

  /// Returns the height of an item. The first item of each block is a tile.
  package func height(ofItem item: Int, blockSize: Int) -> CGFloat {
    item % max(1, blockSize) == 0 ? tileExtent : itemExtent
  }
}
