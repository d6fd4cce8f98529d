extension AuditReport {
  /// Returns the report as a JSON object, a line of `gridview audit --json`:
  /// `{"id", "layout", "findings", "faults", "contentSizeExplanation", "notes"}`.
  package func json(id: String) -> JSONValue {
    [
      "id": .string(id), "layout": .string(layout),
      "findings": .array(findings.map { ScenarioOutput.Finding($0).json }),
      "faults": .array(
        faults.map { ["code": .string($0.code), "message": .string($0.message)] }),
      "contentSizeExplanation": .string(contentSizeExplanation),
      "notes": .array(notes.map { .string($0) }),
    ]
  }
}
