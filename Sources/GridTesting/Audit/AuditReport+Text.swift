import GridKit

extension AuditReport {
  /// The report as text, equal to `text`.
  public var description: String { text }

  /// The report as text: a heading, a table of the findings, the broken contracts, and the origin
  /// of the content size.
  public var text: String { text(.plain) }

  /// Returns the report as text.
  ///
  /// - Parameter columns: The columns of the terminal; nil for lines of a readable length.
  package func text(_ style: TextStyle, columns: Int? = nil) -> String {
    var lines = [style.bold(VisibleText.line(layout)) + ": " + summary]
    lines += table(columns: columns)
    for fault in faults {
      lines.append(style.red("FAULT \(fault.code)") + " while it was examined:")
      lines += VisibleText.split(fault.message).filter { !$0.isEmpty }.map { "  \($0)" }
    }
    let width = min(98, max(20, (columns ?? 100) - 2))
    lines += ([contentSizeExplanation] + notes).flatMap { Self.wrapped($0, width: width) }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns rows of severity, code, and the message in lines that fit a terminal.
  private func table(columns: Int?) -> [String] {
    let codes = findings.map(\.code.count).max() ?? 0
    let width = columns.map { min(68, max(20, $0 - codes - 5)) } ?? 68
    let rows = findings.flatMap { finding in
      Self.wrapped(finding.message, width: width).enumerated().map { index, line in
        index == 0 ? [finding.severity.letter, finding.code, line] : ["", "", line]
      }
    }
    return TableText(rows: rows).lines
  }

  /// The numbers of findings as text: `no findings`, or `2 errors, 1 warning, 3 information`.
  private var summary: String {
    let parts = LayoutFinding.Severity.ordered.compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity }.count
      if count == 0 { return nil }
      // "Information" has no plural.
      return severity == .information
        ? "\(count) information" : ElementWords.count(count, severity.rawValue)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }

  /// Breaks text into lines between words. A word longer than a line stays whole.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    VisibleText.split(text).flatMap { paragraph -> [String] in
      if paragraph.isEmpty { return [] }
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty,
          VisibleText.width(line) + 1 + VisibleText.width(String(word)) > width
        {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      return lines + [line]
    }
  }
}
