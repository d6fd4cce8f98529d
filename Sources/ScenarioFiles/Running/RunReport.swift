/// The result of a case's run as a page of text.
@MainActor
package enum RunReport {
  /// Returns the report: a head line, a table of the elements, the results of the steps,
  /// orthogonally scrolling sections, faults, findings, and the differences from the case's
  /// expectation.
  ///
  /// - Parameter maximumRows: The maximum number of elements to list. If there are more, only
  ///   elements on screen are listed.
  package static func text(
    _ run: ScenarioRun, scope: ElementScope = .all, maximumRows: Int = 60,
    style: TextStyle = .plain
  ) -> String {
    let output = run.output
    let items = run.grid.loadedModel.itemCount
    var lines = [
      style.bold(VisibleText.line(output.id)) + ": \(VisibleText.line(run.shown.id)), content "
        + "\(NumberText.short(output.contentSize)), offset "
        + "\(NumberText.short(output.contentOffset)), \(output.visibleItems.count) of \(items) "
        + "\(items == 1 ? "item" : "items") on screen"
    ]
    lines += elements(run, scope, maximumRows: maximumRows, style)
    for (index, step) in output.steps.enumerated() {
      let answer = answerText(step.result)
      lines.append(
        "  step \(index) \(step.op.rawValue): offset \(NumberText.short(step.contentOffset))"
          + (answer.isEmpty ? "" : ", \(answer)"))
    }
    for section in output.sections {
      lines.append(
        "  section \(section.section) scrolls by itself: offset "
          + NumberText.short(section.contentOffset))
    }
    for fault in output.faults {
      let place = fault.step.map { "step \($0)" } ?? "before the first step"
      lines.append("  " + style.red("FAULT \(VisibleText.line(fault.code)), \(place):"))
      lines += indented(fault.message)
    }
    // A finding of the audit says more than the run's finding with the same code.
    var findings = output.findings ?? []
    let audited = Set(findings.map(\.code))
    findings += run.findings.filter { !audited.contains($0.code) }.map { .init($0) }
    for finding in findings {
      lines.append("  \(finding.severity.rawValue.uppercased()) \(finding.code):")
      lines += indented(finding.message)
    }
    switch ExpectationVerdict(run) {
    case .different(let difference):
      lines.append("  " + style.red("NOT AS EXPECTED (- expected, + found):"))
      lines += indented(difference.description)
    case .faults where run.scenario.expect != nil:
      lines.append("  " + style.red("NOT AS EXPECTED: \"expect\" names no fault"))
    case .met:
      lines.append("  " + style.green("as expected"))
    case .faults, .nothingExpected: break
    }
    return lines.joined(separator: "\n")
  }

  private static func elements(
    _ run: ScenarioRun, _ scope: ElementScope, maximumRows: Int, _ style: TextStyle
  ) -> [String] {
    let all = run.output.lists.flatMap { $0.elements }.sorted()
    var listed = all
    var notes: [String] = []
    if all.count > maximumRows || run.isPartial {
      let view = CGRect(origin: run.output.contentOffset, size: run.grid.bounds.size)
      let shown = all.filter { $0.frame.overlaps(view) && !$0.isHidden }
      listed = Array(shown.prefix(maximumRows))
      let rest = shown.count - listed.count
      if rest > 0 {
        notes.append(
          "… and \(rest) more \(rest == 1 ? "element" : "elements") on screen"
            + (scope == .visible ? " (--json lists all)" : ""))
      }
      let others = all.count - shown.count
      // Under the scope `.visible` the caller did not ask for elements off screen.
      if scope == .all, run.isPartial {
        notes.append("… and what is not on screen (--json lists everything)")
      } else if scope == .all, others > 0 {
        notes.append(
          "… and \(others) \(others == 1 ? "element" : "elements") not on screen "
            + "(--json lists all)")
      }
    }
    let table = TableText(
      alignments: [.left, .right, .right, .right, .right, .left], rows: listed.map(columns))
    return table.lines.map { "  " + $0 } + notes.map { "  " + style.dim($0) }
  }

  private static func columns(_ element: ElementRecord) -> [String] {
    let frame = element.frame
    var notes: [String] = []
    if element.transform != .identity {
      let t = element.transform
      notes.append(
        t.b == 0 && t.c == 0 && t.a == t.d
          ? "scaled by \(NumberText.short(t.a))"
          : "transform "
            + [t.a, t.b, t.c, t.d].map { NumberText.short($0) }.joined(separator: ", "))
    }
    if element.alpha != 1 { notes.append("alpha \(NumberText.short(element.alpha))") }
    if element.zIndex != 0 { notes.append("z \(element.zIndex)") }
    if element.isHidden { notes.append("hidden") }
    if let text = element.text { notes.append(JSONWriter.quoted(text)) }
    return [
      element.id.description,
      NumberText.short(frame.origin.x), NumberText.short(frame.origin.y),
      NumberText.short(frame.size.width), NumberText.short(frame.size.height),
      notes.joined(separator: "  "),
    ]
  }

  private static func answerText(_ result: ScenarioOutput.Step.Result) -> String {
    switch result {
    case .none: ""
    case .target(let target): "target \(NumberText.short(target))"
    case .invalidates(let answer): "invalidates: \(answer)"
    case .names(let names):
      names.isEmpty
        ? "no elements"
        : "elements: " + names.map(\.description).joined(separator: ", ")
    case .elements(let elements):
      elements.count == 1 ? "1 element" : "\(elements.count) elements"
    case .observed(let seen):
      (seen.elements.count == 1 ? "1 element" : "\(seen.elements.count) elements")
        + (seen.calls.isEmpty ? "" : ", calls: " + seen.calls.joined(separator: ", "))
    case .settled(let frames, let seconds):
      "settled after \(frames) frames, \(NumberText.short(seconds)) s"
    case .batches(let batches):
      batches.isEmpty
        ? "no batch"
        : batches.map { "batch: " + $0.map(\.text).joined(separator: ", ") }
          .joined(separator: "; ")
    case .lifted(let isLifted): isLifted ? "lifted" : "not lifted"
    case .hovers(let place): "hovers at \(place)"
    case .dragged(let items):
      items.isEmpty
        ? "nothing dragged" : "dragged: " + items.map(\.description).joined(separator: ", ")
    case .dropped(let operation, let place):
      "dropped: \(operation.rawValue)" + (place.map { " at \($0)" } ?? "")
    }
  }

  private static func indented(_ text: String) -> [String] {
    VisibleText.split(text).map { "    \($0)" }
  }
}
