/// The keys of scenario files as a page of text: what the reader knows, and nothing else.
package enum FormatText {
  private static let width = 100

  /// The keys of a case, in lines that begin with an indent.
  package static func caseKeys(indent: Int) -> String {
    wrapped(CaseReader.keys, after: "", indent: indent)
  }

  /// A line for each op with the keys of its own; one without keys has its name alone.
  package static func ops(indent: Int) -> String {
    let ops = ScenarioAction.Op.allCases
    let names = ops.map(\.rawValue.count).max() ?? 0
    return ops.map { op in
      let name = op.rawValue
      guard !op.keys.isEmpty else { return spaces(indent) + name }
      let head = spaces(indent) + name + spaces(names - name.count + 2)
      return wrapped(op.keys, after: head, indent: head.count)
    }.joined(separator: "\n")
  }

  /// Words between commas; lines after the first are indented as far as it is long before them.
  private static func wrapped(_ words: [String], after head: String, indent: Int) -> String {
    var lines = [head.isEmpty ? spaces(indent) : head]
    for (index, word) in words.enumerated() {
      let piece = index < words.count - 1 ? word + "," : word
      let last = lines[lines.count - 1]
      if last.count == indent {
        lines[lines.count - 1] += piece
      } else if last.count + 1 + piece.count <= width {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append(spaces(indent) + piece)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
