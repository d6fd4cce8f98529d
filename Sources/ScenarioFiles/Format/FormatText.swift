/// The keys of scenario files as a page of text: what the reader knows, and nothing else.
package enum FormatText {
  private static let width = 100

  /// The keys of a case, in lines that begin with an indent.
  package static func caseKeys(indent: Int) -> String {
    PageWidth(width - indent).fitted(CaseReader.keys.joined(separator: ", "))
      .split(separator: "\n").map { spaces(indent) + $0 }.joined(separator: "\n")
  }

  /// A line for each op with the keys of its own; one without keys has its name alone.
  package static func ops(indent: Int) -> String {
    let ops = ScenarioAction.Op.allCases
    let names = ops.map(\.rawValue.count).max() ?? 0
    let lines = ops.map { op in
      let gap = op.keys.isEmpty ? "" : spaces(names - op.rawValue.count + 2)
      return spaces(indent) + op.rawValue + gap + op.keys.joined(separator: ", ")
    }
    return PageWidth(width).fitted(lines.joined(separator: "\n"))
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
