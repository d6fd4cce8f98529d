/// The part of a terminal cell that a rectangle covers, in eighths of the cell's width and height.
/// `look` is the character that shows the part best.
///
/// A character has two colours. A block character of eighths fills a cell from the left or from
/// below. With its two colours exchanged, the character fills the cell from the right or from
/// above. Further characters fill a quarter of the cell.
package struct CellPart: Hashable, Sendable {
  /// The covered columns, in eighths of the cell's width from the left.
  package var columns: Range<Int>
  /// The covered rows, in eighths of the cell's height from the top.
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The look of a cell that a rectangle covers in part, in front of a background.
  package enum Look: Hashable, Sendable {
    /// A covered part that is too small to be seen.
    case nothing
    case whole
    /// A character in the colour of the rectangle, on the colour of the background.
    case block(Unicode.Scalar)
    /// A character in the colour of the background, on the colour of the rectangle.
    case rest(Unicode.Scalar)
  }

  /// The look that differs from the part in the fewest of the cell's 8 × 8 squares.
  package var look: Look {
    let (width, height) = (columns.count, rows.count)
    if width == 8, height == 8 { return .whole }
    if width == 0 || height == 0 { return .nothing }
    let area = width * height
    let (isLow, isLeft) = (
      8 - rows.upperBound <= rows.lowerBound, columns.lowerBound <= 8 - columns.upperBound
    )
    let quarter = area + 16 - 2 * min(width, 4) * min(height, 4)
    // A block shows a part that spans the cell's width or height exactly, so the two block choices
    // come first. The choices are not kept in an array, because a frame has thousands of edges.
    var least = (8 - width) * height
    var look = Self.stretch(height, of: Self.lowerBlocks, isAtStart: isLow)
    func offer(_ error: Int, _ other: @autoclosure () -> Look) {
      if error < least { (least, look) = (error, other()) }
    }
    offer((8 - height) * width, Self.stretch(width, of: Self.leftBlocks, isAtStart: isLeft))
    offer(quarter, .block(Self.quarters[(isLow ? 2 : 0) + (isLeft ? 0 : 1)]))
    offer(64 - area, .whole)
    offer(area, .nothing)
    return look
  }

  /// Returns the look of `count` eighths of a cell, next to the side from which the blocks grow or
  /// next to the opposite side.
  private static func stretch(_ count: Int, of blocks: [Unicode.Scalar], isAtStart: Bool) -> Look {
    if count == 8 { return .whole }
    return isAtStart ? .block(blocks[count - 1]) : .rest(blocks[7 - count])
  }

  /// The characters that fill the lower 1 to 7 eighths of a cell.
  private static let lowerBlocks: [Unicode.Scalar] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]
  /// The characters that fill the left 1 to 7 eighths of a cell.
  private static let leftBlocks: [Unicode.Scalar] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let quarters: [Unicode.Scalar] = ["▘", "▝", "▖", "▗"]
}
