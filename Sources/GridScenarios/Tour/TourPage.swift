/// The page of a stop of the tour. It shows the layout before and after the actions, or the stop's
/// states, side by side.
@MainActor
package struct TourPage {
  package let stop: TourStop
  /// The grid as it was first laid out.
  package let before: ScenarioRun
  /// The grid after the stop's actions.
  package let after: ScenarioRun
  /// The stop's states, in rows; empty if the page shows only `before` and `after`.
  package let states: [[Shot]]
  /// The runs that the player plays.
  package let played: [ScenarioRun]
  /// The findings of the audit of the scenario's layouts.
  package let findings: [LayoutFinding]

  /// A state of the stop with its picture.
  package struct Shot {
    package let state: TourState
    package let run: ScenarioRun
    /// The picture. Its title has the case, the shown layout, the mode, the offset and the note of
    /// the state.
    package let picture: GridPicture

    @MainActor fileprivate init(_ state: TourState, _ run: ScenarioRun) {
      self.state = state
      self.run = run
      var picture = state.isUnderWay ? run.pictureOnScreen : run.picture
      if !state.note.isEmpty { picture.title += " · " + state.note }
      self.picture = picture
    }
  }

  package init(_ stop: TourStop) throws(ScenarioRunner.Refusal) {
    self.stop = stop
    let runner = ScenarioRunner(registry: .gallery)
    var start = stop.scenario
    start.actions = []
    start.expect = nil
    before = try runner.run(start)
    var states: [[Shot]] = []
    for row in stop.rows {
      var shots: [Shot] = []
      for state in row { shots.append(Shot(state, try runner.run(state.scenario))) }
      states.append(shots)
    }
    self.states = states
    runner.records = true
    var played: [ScenarioRun] = []
    for scenario in stop.played { played.append(try runner.run(scenario)) }
    self.played = played
    after = try stop.played.first == stop.scenario ? played[0] : runner.run(stop.scenario)
    findings = try ScenarioAudit.run(stop.scenario, registry: .gallery).findings
  }

  /// Whether a run broke a contract that its case does not expect to be broken.
  package var hasFault: Bool {
    ([before, after] + played).contains { run in
      let isExpected = run.scenario.expect != nil && run.difference == nil
      return !run.output.faults.isEmpty && !isExpected
    }
  }

  /// The drawing of the grid after the actions, or of all states, as SVG.
  package var svg: String {
    if states.isEmpty { return SVGDrawing().text(after.picture) }
    let longest = states.map(\.count).max() ?? 0
    let sheet = SheetDrawing(
      surroundings: CGFloat(stop.surroundings), columns: longest == 5 ? 5 : 4)
    return sheet.text(
      states.map { $0.map(\.picture) }, title: "\(stop.scenario.id): \(stop.remark)")
  }

  /// The HTML page that plays the actions.
  package var player: String {
    PlayerPage(played.compactMap(\.recording), title: stop.scenario.id).html
  }

  /// The name of the drawing's file and of the player's file, without the extension.
  package var fileName: String { stop.scenario.id }

  /// Returns the page as text: the content size, the visible cells and the drawings, then the
  /// target offsets of the layout and the findings of its audit.
  ///
  /// - Parameter columns: The columns of the terminal.
  package func text(_ style: TextStyle = .plain, columns: Int = 100) -> String {
    let output = after.output
    var lines = [
      style.bold(stop.scenario.id) + " — " + stop.remark,
      "content \(NumberText.short(output.contentSize)): "
        + Self.count(output.cells.count, "item", "items")
        + (output.supplementary.isEmpty
          ? ""
          : ", "
            + Self.count(output.supplementary.count, "header or footer", "headers and footers")),
    ]
    let drawing = TerminalDrawing(columns: min(38, columns), maximumRows: 17)
    if states.isEmpty {
      lines += Self.sideBySide(
        columns,
        Self.caption(before) + drawing.lines(before.picture),
        Self.caption(after) + drawing.lines(after.picture))
      lines += TourMotion.all(in: after).flatMap(\.lines)
    } else {
      for pair in pairs {
        lines.append("")
        lines += Self.sideBySide(
          columns, Self.lines(of: pair[0], drawing),
          pair.count > 1 ? Self.lines(of: pair[1], drawing) : [])
      }
      lines += stop.scenario.screen?.controlLines() ?? []
    }
    for (index, step) in output.steps.enumerated() {
      if case .target(let target) = step.result,
        let (proposed, _) = action(index)?.values(of: .askTarget)
      {
        lines.append(
          "a drag that would end at \(NumberText.short(proposed)) ends at "
            + NumberText.short(target))
      }
    }
    lines.append("audit: " + (findings.isEmpty ? "no findings" : Self.list(findings)))
    var notified: [String] = []
    for fault in played.flatMap(\.output.faults) where !notified.contains(fault.message) {
      notified.append(fault.message)
      // The line is not wrapped, so that a search finds the text.
      lines.append(style.red("FAULT \(fault.code): \(fault.message)"))
    }
    return lines.joined(separator: "\n")
  }

  /// The pairs of states to show side by side: the same state of both rows, or two neighbouring
  /// states of one row.
  private var pairs: [[Shot]] {
    if states.count == 2, let first = states.first, first.count == states[1].count, first.count > 2
    {
      return first.indices.map { [first[$0], states[1][$0]] }
    }
    return states.flatMap { row in
      stride(from: 0, to: row.count, by: 2).map { Array(row[$0..<min($0 + 2, row.count)]) }
    }
  }

  /// Returns the layout, the viewport and the cells of a state, and its drawing below.
  private static func lines(of shot: Shot, _ drawing: TerminalDrawing) -> [String] {
    var picture = shot.picture
    // The controls are listed once for all states.
    picture.screen = nil
    let cells = picture.visibleElements.map(\.id).filter { $0.category == .cell }.sorted()
    let positions = cells.map { ItemPosition($0.section, $0.item) }
    return [
      "\(shot.run.shown)",
      "\(NumberText.short(picture.viewport.size)) at \(NumberText.short(picture.viewport.origin))",
      short(count(cells.count, "cell", "cells") + ": " + ItemPosition.runs(positions)),
    ] + shot.state.note.split(separator: " · ").map(String.init) + drawing.lines(picture)
      + drawing.notes(picture)
  }

  private static func short(_ text: String) -> String {
    text.count > 38 ? text.prefix(37) + "…" : text
  }

  /// Puts two texts side by side, or one below the other if the terminal has no room for both.
  private static func sideBySide(
    _ columns: Int, _ left: [String], _ right: [String]
  ) -> [String] {
    if columns < 78 { return left + right }
    return (0..<max(left.count, right.count)).map { row in
      let cell = row < left.count ? left[row] : ""
      let next = row < right.count ? right[row] : ""
      return next.isEmpty
        ? cell : cell + String(repeating: " ", count: max(0, 40 - cell.count)) + next
    }
  }

  private func action(_ step: Int) -> ScenarioAction? {
    stop.scenario.actions.indices.contains(step) ? stop.scenario.actions[step] : nil
  }

  /// Returns the caption of a run: the size and the offset of the view, and the visible cells.
  private static func caption(_ run: ScenarioRun) -> [String] {
    let view = run.grid.bounds
    return [
      "\(NumberText.short(view.size)) at \(NumberText.short(view.origin))",
      count(run.output.visibleItems.count, "cell", "cells") + ": "
        + ItemPosition.runs(run.output.visibleItems),
    ]
  }

  /// Returns the codes and severities of findings, for example
  /// `clipped-elements (warning), rect-ignored (information)`.
  private static func list(_ findings: [LayoutFinding]) -> String {
    findings.map { "\($0.code) (\($0.severity.rawValue))" }.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
