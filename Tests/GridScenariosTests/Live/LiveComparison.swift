import GridHost
import GridScenarios
import TestPrograms
import Testing

/// A live grid that is asked for frames when it wants them.
@MainActor
final class LivePlayer {
  let grid: LiveGrid
  var now: TimeInterval = 100
  private(set) var frames = 0
  private var input = TerminalInput()

  init(
    _ scenario: ScenarioCase, in registry: LayoutRegistry? = nil, fills: Bool = true,
    measures: Bool = false, columns: Int = 40, rows: Int = 22, hasColors: Bool = true
  ) throws {
    grid = try LiveGrid(
      scenario, in: registry, fills: fills, measures: measures, columns: columns, rows: rows,
      hasColors: hasColors, at: now)
  }

  convenience init(_ layout: String, items: Int, columns: Int = 40, rows: Int = 22) throws {
    try self.init(
      ScenarioCase(
        id: layout, layout: layout,
        parameters: LayoutRegistry.gallery[layout]?.schema.sample ?? JSONObject(),
        sections: [ScenarioSection(.count(items))]), columns: columns, rows: rows)
  }

  func type(_ text: String) {
    for event in input.events(in: text.utf8) { grid.take(event, at: now) }
  }

  /// Presses keys, and waits until what comes of them is over.
  func press(_ keys: String) throws {
    type(keys)
    try rest()
  }

  /// Lets time pass, with the frames that the grid wants.
  func pass(_ seconds: TimeInterval) {
    let end = now + seconds
    while let due = grid.due, due <= end {
      now = max(now, due)
      grid.frame(at: now)
      frames += 1
    }
    now = end
  }

  /// Lets time pass until the grid wants no frame any more.
  func rest() throws {
    for _ in 0..<100 where grid.due != nil { pass(0.1) }
    try #require(grid.due == nil)
  }

  func rested() throws -> LivePlayer {
    try rest()
    return self
  }

  /// Lets the grid come to rest, and holds time there.
  func hold() throws {
    try rest()
    type("p")
  }

  var offset: CGPoint { grid.state.contentOffset }
  var places: [GridElementID: CGRect] {
    Dictionary(uniqueKeysWithValues: grid.state.views.map { ($0.element, $0.frame) })
  }
  var status: String { grid.canvas.lines[grid.canvas.rows - 2] }
  var keys: String { grid.canvas.lines[grid.canvas.rows - 1] }
}

/// A terminal and its twin in this process, to which the same is typed; the clock of both is held.
@MainActor
final class LivePair {
  let terminal: LiveTerminal
  let twin: LivePlayer
  private let isPlain: Bool
  /// Ticks so far.
  private(set) var ticks = 0
  /// The number of looks at which the screen of the look before would be found wrong.
  private(set) var noticed = 0
  /// Corners, or cells that a view covers.
  private(set) var seen = 0
  private var typed = ""
  private var last: ScreenModel?

  /// - Parameter words: What stands behind `gridview live`.
  init(_ words: String, isPlain: Bool = false, _ twin: LivePlayer) async throws {
    let size = twin.grid.canvas
    terminal = try await LiveTerminal(
      words, columns: size.columns, rows: size.rows, environment: isPlain ? ["NO_COLOR": "1"] : [:])
    (self.twin, self.isPlain) = (twin, isPlain)
    try await terminal.wait(for: "rest")
    try await terminal.type("p")
    try await terminal.wait(for: "held +0")
    try twin.hold()
  }

  /// Types at both; the terminal gets it before the next look.
  func type(_ bytes: String) {
    twin.type(bytes)
    typed += bytes
    ticks += bytes.count { $0 == "." }
  }

  /// Compares the screen with the state.
  func look(_ name: String) async throws {
    try await terminal.type(typed)
    typed = ""
    let (columns, rows) = (twin.grid.canvas.columns, twin.grid.canvas.rows)
    let screen = ScreenModel(
      capture: try await terminal.wait(for: "held +\(ticks)"), columns: columns, rows: rows)
    #expect(screen.mistakes == [])
    let found = problems(screen)
    #expect(found == [], "\(name)\n\(screen.lines.joined(separator: "\n"))")
    // The screen before differs from the one that has to show now: the comparison must tell.
    if let last, !problems(last).isEmpty { noticed += 1 }
    last = screen
  }

  private func problems(_ screen: ScreenModel) -> [String] {
    isPlain
      ? screen.outlineProblems(of: twin.grid, seen: &seen)
      : screen.colorProblems(of: twin.grid, seen: &seen)
  }

  func end() async throws {
    try await terminal.type("q")
    try await terminal.wait(for: "ended with 0")
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
