import Foundation

/// Column widths and item heights for blocks that open with one big tile
/// (`leadingTile`).
///
/// The first column is two columns and a gap wide, its tile as high; all other items are square.
/// The spacing that a block plan derives is then the gap, and two small tiles end level with the
/// big one.
package struct LeadingTilePreset: Equatable, Sendable {
  /// Width of the columns after the first, and height of the items after the first, in points.
  package let itemExtent: CGFloat
  /// Width of the first column and height of its tile, in points.
  package let tileExtent: CGFloat
  package let columnCount: Int
  package let oddities: [GalleryOddity]

  /// Computes the sizes for an available width.
  ///
  /// - Parameters:
  ///   - columnCount: Columns, the tile's included; at least 1 is used.
  ///   - gap: Between columns and between lines, in points.
  ///   - availableWidth: Width that the section's insets leave, in points.
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

  /// The height of an item, for blocks of any number of items.
  package func height(ofItem item: Int, blockSize: Int) -> CGFloat {
    item % max(1, blockSize) == 0 ? tileExtent : itemExtent
  }
}
