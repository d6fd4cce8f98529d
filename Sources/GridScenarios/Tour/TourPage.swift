/// One stop of the tour as it is shown: the layout before and after its actions, side by side.
@MainActor
package struct TourPage {
  package let stop: TourStop
  /// The grid as it was first laid out.
  package let before: ScenarioRun
  /// The grid after the stop's actions.
  package let after: ScenarioRun
  /// What an audit of the layouts found.
  package let findings: [LayoutFinding]

  package init(_ stop: TourStop) throws(ScenarioRunner.Refusal) {
    self.stop = stop
    let runner = ScenarioRunner(registry: .gallery)
    var start = stop.scenario
    start.actions = []
    before = try runner.run(start)
    runner.records = true
    after = try runner.run(stop.scenario)
    findings = try ScenarioAudit.run(stop.scenario, registry: .gallery).findings
  }

  /// Whether a contract was broken.
  package var hasFault: Bool { !after.output.faults.isEmpty || !before.output.faults.isEmpty }

  /// The drawing of the grid after the actions, as SVG.
  package var svg: String { SVGDrawing().text(after.picture) }

  /// The page that plays the actions.
  package var player: String {
    PlayerPage([after.recording].compactMap(\.self), title: stop.scenario.id).html
  }

  /// The names of the drawing's file and of the player's, without what tells their kinds.
  package var fileName: String { stop.scenario.id }

  /// Content size, visible cells and drawings; then what the layout answered, and what its audit
  /// found.
  package func text(_ style: TextStyle = .plain) -> String {
    let output = after.output
    var lines = [
      style.bold(stop.scenario.id) + " — " + stop.remark,
      "content \(NumberText.short(output.contentSize)): "
        + Self.count(output.cells.count, "item", "items")
        + (output.supplementary.isEmpty
          ? ""
          : ", " + Self.count(output.supplementary.count, "header or footer", "headers and footers")),
    ]
    let drawing = TerminalDrawing(columns: 38, maximumRows: 17)
    let left = Self.caption(before) + drawing.lines(before.picture)
    let right = Self.caption(after) + drawing.lines(after.picture)
    for row in 0..<max(left.count, right.count) {
      let cell = row < left.count ? left[row] : ""
      let next = row < right.count ? right[row] : ""
      lines.append(
        next.isEmpty ? cell : cell + String(repeating: " ", count: max(0, 40 - cell.count)) + next)
    }
    lines += TourMotion.all(in: after).flatMap(\.lines)
    for (index, step) in output.steps.enumerated() {
      if case .target(let target) = step.result, case .askTarget(let proposed, _) = action(index) {
        lines.append(
          "a drag that would end at \(NumberText.short(proposed)) ends at "
            + NumberText.short(target))
      }
    }
    lines.append("audit: " + (findings.isEmpty ? "no findings" : Self.list(findings)))
    for fault in output.faults { lines.append(style.red("FAULT \(fault.code): \(fault.message)")) }
    return lines.joined(separator: "\n")
  }

  private func action(_ step: Int) -> ScenarioAction? {
    stop.scenario.actions.indices.contains(step) ? stop.scenario.actions[step] : nil
  }

  /// Where the view is, and which cells it shows.
  private static func caption(_ run: ScenarioRun) -> [String] {
    let view = run.grid.bounds
    return [
      "\(NumberText.short(view.size)) at \(NumberText.short(view.origin))",
      count(run.output.visibleItems.count, "cell", "cells") + ": "
        + ItemPosition.runs(run.output.visibleItems),
    ]
  }

  /// `clipped-elements (warning), rect-ignored (information)`
  private static func list(_ findings: [LayoutFinding]) -> String {
    findings.map { "\($0.code) (\($0.severity.rawValue))" }.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
