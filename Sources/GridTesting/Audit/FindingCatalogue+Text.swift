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
