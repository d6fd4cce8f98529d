/// The cells of a terminal that a grid's viewport covers. A cell is assumed to be twice as high as
/// it is wide.
package struct LiveProjection: Hashable, Sendable {
  /// The size of a cell, in points, if the grid fills the terminal.
  package static let cell = CGSize(width: 8, height: 16)

  /// Columns and rows of the viewport.
  package let columns: Int
  package let rows: Int
  /// The size of a cell, in points.
  package let grain: CGSize

  /// Makes the largest projection that fits the available columns and rows.
  ///
  /// - Parameters:
  ///   - viewport: The size of the viewport, in points.
  ///   - columns: The available columns.
  ///   - rows: The available rows.
  package init(_ viewport: CGSize, columns: Int, rows: Int) {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let width = max(
      viewport.width / CGFloat(columns), viewport.height / CGFloat(rows) / 2, 1e-3)
    grain = CGSize(width: width, height: width * 2)
    self.columns = TerminalDrawing.whole(
      (viewport.width / grain.width).rounded(.up), in: 0...columns)
    self.rows = TerminalDrawing.whole(
      (viewport.height / grain.height).rounded(.up), in: 0...rows)
  }

  /// Returns the position of a content rectangle, in eighths of cells from the top left of the
  /// viewport. Width and height are at least one eighth. Positions are clamped to two cells around
  /// the viewport.
  package func eighths(
    of frame: CGRect, offset: CGPoint
  ) -> (x: Range<Int>, y: Range<Int>) {
    func stretch(_ start: CGFloat, _ end: CGFloat, _ grain: CGFloat, _ count: Int) -> Range<Int> {
      let bounds = -16...(count + 2) * 8
      let first = TerminalDrawing.whole(start / grain * 8, in: bounds)
      return first..<max(first + 1, TerminalDrawing.whole(end / grain * 8, in: bounds))
    }
    return (
      stretch(frame.minX - offset.x, frame.maxX - offset.x, grain.width, columns),
      stretch(frame.minY - offset.y, frame.maxY - offset.y, grain.height, rows)
    )
  }

  /// Returns the middle of a cell, in points from the top left of the viewport.
  package func location(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * grain.width, y: (CGFloat(row) + 0.5) * grain.height)
  }
}
