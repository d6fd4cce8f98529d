extension FindingCatalogue.Entry: ExplainedCode {
  package func explanation(_ style: TextStyle) -> [String] {
    let noun =
      switch severity {
      case .error: "an error"
      case .warning: "a warning"
      case .information: "information"
      }
    return ["a finding of the audit: \(noun)", "", "Reported when \(condition).", "", harm, remedy]
  }

  package var line: String { line(condition.beginning, besides: FindingCatalogue.codes) }

  package var json: JSONValue {
    [
      "code": .string(code), "severity": .string(severity.rawValue), "when": .string(condition),
      "why": .string(harm), "advice": .string(remedy),
    ]
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
