import GridHost

/// A drawing of a host's views in the cells of a terminal.
///
/// With colours, the edges of an element are exact to an eighth of a cell if there is a character
/// with such an edge. A transparent element is mixed with the colours behind it. Without colours,
/// elements are outlined, and transparent elements have dashed outlines. A rotated element is drawn
/// as its bounding box.
package struct LiveDrawing: Hashable, Sendable {
  package var hasColors: Bool

  package init(hasColors: Bool) {
    self.hasColors = hasColors
  }

  /// Draws the views into the top left of a canvas.
  package func draw(_ state: HostState, _ projection: LiveProjection, into canvas: inout CellCanvas)
  {
    let area = (columns: 0..<projection.columns, rows: 0..<projection.rows)
    let offset = state.contentOffset
    if hasColors {
      canvas.fill(
        x: 0..<projection.columns * 8, y: 0..<projection.rows * 8, in: area,
        color: TerminalColors.ground)
    }
    let seen = state.views.filter { !$0.isHidden && $0.alpha >= 0.005 }
      .sorted { $0.rank < $1.rank }
    let cells = seen.filter { $0.element.category == .cell }
    let hasSections = cells.contains { $0.element.section != cells.first?.element.section }
    for view in seen {
      let frame = view.frame
      guard frame.width > 0, frame.height > 0 else { continue }
      let (x, y) = projection.eighths(of: frame, offset: offset)
      let columns = hasColors ? CellCanvas.cells(of: x) : Self.rounded(x)
      let rows = hasColors ? CellCanvas.cells(of: y) : Self.rounded(y)
      if hasColors {
        canvas.fill(
          x: x, y: y, in: area, color: Self.color(of: view.element),
          opacity: min(1, Double(view.alpha)))
      } else {
        canvas.outline(columns: columns, rows: rows, in: area, isDashed: view.alpha < 1)
      }
      if view.alpha >= 0.25 {
        // Text stands in rows that the element covers completely, if there are any, so that no edge
        // runs through the text.
        let inner = CellCanvas.whole(y).clamped(to: area.rows)
        write(
          view, columns: columns.clamped(to: area.columns),
          rows: inner.isEmpty ? rows.clamped(to: area.rows) : inner, hasSections: hasSections,
          into: &canvas)
      }
    }
  }

  /// Writes the first label that fits into the middle of the visible part of an element. The label
  /// of a selected element is in brackets if there is room.
  private func write(
    _ view: HostView, columns: Range<Int>, rows: Range<Int>, hasSections: Bool,
    into canvas: inout CellCanvas
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    var labels = TerminalDrawing.labels(view.element, text: view.text, hasSections: hasSections)
    if view.isSelected { labels = labels.flatMap { ["[\($0)]", $0] } }
    guard let label = labels.first(where: { $0.utf8.count <= columns.count }) else { return }
    let row = (rows.lowerBound + rows.upperBound - 1) / 2
    let column = columns.lowerBound + (columns.count - label.utf8.count) / 2
    canvas.write(
      label, column: column, row: row, before: columns.upperBound,
      ink: TerminalColors.ink(on: canvas[column, row].color))
  }

  private static func rounded(_ stretch: Range<Int>) -> Range<Int> {
    let first = (stretch.lowerBound + 4) >> 3
    return first..<max(first + 1, (stretch.upperBound + 4) >> 3)
  }

  private static func color(of element: GridElementID) -> UInt8 {
    switch element.category {
    case .cell: TerminalColors.ofItem(element.item, section: element.section)
    case .supplementaryView: TerminalColors.supplementary
    case .decorationView: TerminalColors.decoration
    }
  }
}
