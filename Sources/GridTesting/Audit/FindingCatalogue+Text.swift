import GridKit

extension FindingCatalogue.Entry {
  /// Returns the entry as text for a terminal: code, severity, condition, harm and remedy.
  package func text(_ style: TextStyle = .plain) -> String {
    [
      style.bold(code) + " — a finding of the audit: \(severity.noun)", "",
      "Reported when \(condition).", "", harm, remedy,
    ].joined(separator: "\n")
  }

  /// The entry on one line: code and condition.
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
  /// The catalogue as the page `Docs/Reference/Findings.md`.
  package static var page: String {
    var lines = [
      """
      <!-- Generated from Sources/GridTesting/Audit by .ci/reference: edits are lost. -->
      # Findings of the audit

      Every finding of `LayoutAudit` and `gridview audit`, by code: when it is reported, why it
      hurts, and how to mend it. `gridview explain CODE` prints the same text in a terminal. E is an
      error, W a warning, I information. A tolerance of half a point applies, unless a finding
      states another one.

      Gestures ([Driving](../Driving.md)) report `nothing-to-scroll` in `simulation.findings`. Any
      grid reports `delegate-gone`, `source-gone`, `elements-not-answered` and `phantom-item` there.

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
