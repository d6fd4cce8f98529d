import GridKit

extension FindingCatalogue.Entry {
  /// The entry as text for a terminal: code, severity, condition, harm and remedy.
  package func text(_ style: TextStyle = .plain) -> String {
    [
      style.bold(code) + " — a finding of the audit: \(severity.noun)", "",
      "Reported when \(condition).", "", harm, remedy,
    ].joined(separator: "\n")
  }

  /// One line: code and when it is reported.
  package var line: String {
    let limit = 72
    let shown = condition.count > limit ? condition.prefix(limit - 1) + "…" : condition[...]
    let width = FindingCatalogue.codes.map(\.count).max() ?? 0
    return code + String(repeating: " ", count: width - code.count + 2) + shown
  }

  package var json: JSONValue {
    [
      "code": .string(code), "severity": .string(severity.rawValue), "when": .string(condition),
      "why": .string(harm), "advice": .string(remedy),
    ]
  }
}

extension LayoutFinding.Severity {
  fileprivate var noun: String {
    switch self {
    case .error: "an error"
    case .warning: "a warning"
    case .information: "information"
    }
  }
}

extension FindingCatalogue {
  /// The catalogue as the page `Docs/Findings.md`.
  package static var page: String {
    var lines = [
      """
      # Findings of the audit

      What `LayoutAudit` and `gridview audit` report about a layout, by code: \
      when, why it hurts, and
      how to mend it. `gridview explain CODE` says the same in a terminal. \
      E is an error, W a warning,
      I information. Unless stated otherwise a tolerance of half a point applies.

      `delegate-gone`, `duplicate-element-kind`, `elements-not-answered`, `empty-group`, \
      `estimate-never-settles`,
      `invalidation-storm`, `layout-hangs`, `layout-traps`, `missing-section`, \
      `missing-supplementary`,
      `nothing-to-scroll`, `source-gone` and `work-grows-with-items` are additions to the \
      codes of the gallery's requirements. \
      `nothing-to-scroll` is
      told by the gestures of [Driving](Driving.md), in `simulation.findings`; `delegate-gone`, \
      `source-gone`,
      `elements-not-answered` and `phantom-item` are told there by any grid.

      The page is made from `Sources/GridTesting/Audit`:
      `GRIDKIT_RECORD=1 swift test --filter FindingPageTests` writes it anew.

      | Code | | Reported when |
      | --- | --- | --- |
      """
    ]
    lines += entries.map { "| `\($0.code)` | \($0.severity.letter) | \($0.condition) |" }
    for entry in entries {
      lines += ["", "## \(entry.code)", "", "\(entry.harm) \(entry.remedy)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
