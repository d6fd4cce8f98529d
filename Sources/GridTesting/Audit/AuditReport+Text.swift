extension AuditReport {
  public var description: String { text }

  /// A head line, the findings as a table, broken contracts, and the explanation of the content size.
  public var text: String { text(.plain) }

  package func text(_ style: TextStyle) -> String {
    var lines = [style.bold(layout) + ": " + summary]
    let rows = findings.map { [$0.severity.letter, $0.code, $0.message] }
    lines += TableText(rows: rows).lines
    for fault in faults {
      lines.append(style.red("FAULT \(fault.code)") + " while it was examined:")
      lines += fault.message.split(separator: "\n").map { "  \($0)" }
    }
    lines.append(contentSizeExplanation)
    lines += notes
    return lines.joined(separator: "\n")
  }

  /// `no findings`, `2 errors, 1 warning`.
  private var summary: String {
    let parts = [LayoutFinding.Severity.error, .warning].compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity }.count
      return count == 0 ? nil : ElementWords.count(count, severity.rawValue)
    }
    let hints = findings.filter { $0.severity == .information }.count
    let all = parts + (hints == 0 ? [] : [ElementWords.count(hints, "hint")])
    return all.isEmpty ? "no findings" : all.joined(separator: ", ")
  }
}
