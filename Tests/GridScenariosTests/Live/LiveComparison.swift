import GridHost
import GridScenarios

/// A live grid in this process that is told what a terminal is told: its state is what the terminal
/// has to show.
@MainActor
final class LiveTwin {
  let grid: LiveGrid
  private var input = TerminalInput()
  private var time: TimeInterval = 0

  init(_ scenario: ScenarioCase, fills: Bool, measures: Bool, columns: Int, rows: Int) throws {
    grid = try LiveGrid(
      scenario, fills: fills, measures: measures, columns: columns, rows: rows, hasColors: true,
      at: 0)
  }

  convenience init(_ layout: String, items: Int, columns: Int, rows: Int) throws {
    try self.init(
      ScenarioCase(
        id: layout, layout: layout,
        parameters: LayoutRegistry.gallery[layout]?.schema.sample ?? JSONObject(),
        sections: [ScenarioSection(.count(items))]),
      fills: true, measures: false, columns: columns, rows: rows)
  }

  /// Lets the grid come to rest, and holds time there.
  func hold() {
    for _ in 0..<1000 {
      guard let due = grid.due else { break }
      time = due
      grid.frame(at: due)
    }
    type("p")
  }

  func type(_ text: String) {
    for event in input.events(in: text.utf8) { grid.take(event, at: time) }
  }
}

/// Comparison of a terminal's screen with the state of a grid: within a cell.
@MainActor
extension ScreenModel {
  /// Cells that are not of the colour of the view that covers them, or not of the ground where
  /// nothing is. Cells that an edge runs through, and those of what is transparent, may be of any.
  func colorProblems(of grid: LiveGrid, seen: inout Int) -> [String] {
    let views = grid.state.views.filter { !$0.isHidden && $0.alpha > 0 }
      .sorted { $0.rank < $1.rank }.map { (view: $0, frame: $0.frame) }
    let (columns, rows) = (grid.projection.columns, grid.projection.rows)
    let (grain, offset) = (grid.projection.grain, grid.state.contentOffset)
    // The frontmost view that is in a cell, or within an eighth of a cell of it: edges are rounded.
    var front = [Int?](repeating: nil, count: columns * rows)
    func touched(_ start: CGFloat, _ end: CGFloat, _ grain: CGFloat, _ count: Int) -> Range<Int> {
      let first = (start / grain - 0.125).rounded(.down)
      let last = (end / grain + 0.125).rounded(.up)
      return Int(max(first, -1))..<Int(max(min(last, CGFloat(count)), max(first, -1)))
    }
    for (index, (_, frame)) in views.enumerated() {
      let across = touched(frame.minX - offset.x, frame.maxX - offset.x, grain.width, columns)
      let down = touched(frame.minY - offset.y, frame.maxY - offset.y, grain.height, rows)
      for row in down.clamped(to: 0..<rows) {
        for column in across.clamped(to: 0..<columns) { front[row * columns + column] = index }
      }
    }
    var problems: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let near = front[row * columns + column].map { views[$0] }
        let color = self[column, row].ground
        guard let near else {
          if color != TerminalColors.ground {
            problems.append("\(column), \(row): \(color ?? 0)")
          }
          continue
        }
        let (view, frame) = near
        let cell = Self.rect(column, row, grid)
        guard view.alpha >= 1,
          frame.minX <= cell.minX + 1e-6, frame.minY <= cell.minY + 1e-6,
          frame.maxX >= cell.maxX - 1e-6, frame.maxY >= cell.maxY - 1e-6
        else { continue }
        seen += 1
        let wanted = Self.color(of: view.element)
        if color != wanted {
          problems.append("\(column), \(row): \(color ?? 0) for \(view.element)")
        }
      }
    }
    return problems
  }

  /// Views whose corners are more than a cell from where the state has them, and cells with
  /// something where nothing is near.
  func outlineProblems(of grid: LiveGrid, seen: inout Int) -> [String] {
    let (columns, rows) = (grid.projection.columns, grid.projection.rows)
    let views = grid.state.views.filter { !$0.isHidden && $0.alpha >= 0.005 }
    var problems: [String] = []
    for view in views {
      let frame = view.frame.offsetBy(
        dx: -grid.state.contentOffset.x, dy: -grid.state.contentOffset.y)
      let grain = grid.projection.grain
      let places: [(Unicode.Scalar, CGFloat, CGFloat)] = [
        ("┌", frame.minX / grain.width, frame.minY / grain.height),
        ("┐", frame.maxX / grain.width - 1, frame.minY / grain.height),
        ("└", frame.minX / grain.width, frame.maxY / grain.height - 1),
        ("┘", frame.maxX / grain.width - 1, frame.maxY / grain.height - 1),
      ]
      for (corner, x, y) in places {
        let (column, row) = (Int(x.rounded()), Int(y.rounded()))
        // One that is at the edge of the screen may be beyond it.
        guard (0..<columns).contains(column), (0..<rows).contains(row), y > 0,
          y < CGFloat(rows) - 1.5
        else { continue }
        let isCovered = views.contains { other in
          other.rank > view.rank
            && other.frame.insetBy(dx: -grain.width, dy: -grain.height).intersects(view.frame)
        }
        if isCovered { continue }
        seen += 1
        let isThere = (-1...1).contains { y in
          (-1...1).contains { x in
            (0..<columns).contains(column + x) && (0..<rows).contains(row + y)
              && self[column + x, row + y].scalar == corner
          }
        }
        if !isThere { problems.append("\(corner) of \(view.element) near \(column), \(row)") }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns where self[column, row].scalar != " " {
        let cell = Self.rect(column, row, grid)
        let near = cell.insetBy(dx: -cell.width, dy: -cell.height)
        if !views.contains(where: { $0.frame.intersects(near) }) {
          problems.append("\(self[column, row].scalar) at \(column), \(row)")
        }
      }
    }
    for cell in cells where cell.ink != nil || cell.ground != nil {
      problems.append("colour \(cell)")
    }
    return problems
  }

  /// A cell in content points.
  private static func rect(_ column: Int, _ row: Int, _ grid: LiveGrid) -> CGRect {
    let grain = grid.projection.grain
    return CGRect(
      x: CGFloat(column) * grain.width + grid.state.contentOffset.x,
      y: CGFloat(row) * grain.height + grid.state.contentOffset.y, width: grain.width,
      height: grain.height)
  }

  private static func color(of element: GridElementID) -> UInt8 {
    switch element.category {
    case .cell: TerminalColors.ofItem(element.item, section: element.section)
    case .supplementaryView: TerminalColors.supplementary
    case .decorationView: TerminalColors.decoration
    }
  }
}
