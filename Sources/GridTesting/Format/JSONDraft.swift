/// JSON that is made while it is written, for lists of a million entries: as values they would take
/// more memory than all else.
indirect enum JSONDraft {
  case value(JSONValue)
  /// Entries that are made when their turn comes, and thrown away.
  case list(count: Int, entry: (Int) -> JSONValue)
  /// Members in any order.
  case object([(key: String, draft: JSONDraft)])

  /// The values of elements.
  static func elements(_ elements: [ElementRecord]) -> JSONDraft {
    let sorted = elements.isInOrder ? elements : elements.sorted()
    return .list(count: sorted.count) { sorted[$0].json }
  }

  /// All of it at once.
  var value: JSONValue {
    switch self {
    case .value(let value): value
    case .list(let count, let entry): .array((0..<count).map(entry))
    case .object(let members):
      .object(JSONObject(members: members.map { .init(key: $0.key, value: $0.draft.value) }))
    }
  }

  /// Whether the whole may fit into one line: what has more entries than a line has room does not.
  private var isShort: Bool {
    switch self {
    case .value: true
    case .list(let count, _): count < JSONWriter.lineLength
    case .object(let members): members.allSatisfy(\.draft.isShort)
    }
  }

  /// Adds what `JSONValue.text(.pretty)` would be for the value, `indent` columns to the right.
  ///
  /// - Throws: As `JSONValue.text(_:)`.
  func writePretty(
    indent: Int = 0, used: Int = 0, at path: JSONPath = JSONPath(), to text: inout JSONText
  ) throws(JSONWritingError) {
    if isShort {
      let value = value
      try JSONWriter.check(value, at: path)
      JSONWriter.writePretty(value, indent: indent, used: used, to: &text)
      return
    }
    switch self {
    case .value: break
    case .list(let count, let entry):
      text.append("[")
      for index in 0..<count {
        if index > 0 { text += "," }
        text.startLine(indent: indent + 2)
        let value = entry(index)
        try JSONWriter.check(value, at: path.index(index))
        JSONWriter.writePretty(value, indent: indent + 2, used: indent + 3, to: &text)
      }
      text.startLine(indent: indent)
      text.append("]")
    case .object(let members):
      text.append("{")
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        if index > 0, sorted[index - 1].key == member.key {
          throw JSONWritingError(path: path.key(member.key), reason: .repeatedKey)
        }
        if index > 0 { text += "," }
        text.startLine(indent: indent + 2)
        let used = text.appendKey(member.key)
        try member.draft.writePretty(
          indent: indent + 2, used: indent + 3 + used, at: path.key(member.key), to: &text)
      }
      text.startLine(indent: indent)
      text.append("}")
    }
  }
}

extension Array where Element: Comparable {
  /// Whether sorting would change nothing.
  var isInOrder: Bool { zip(self, dropFirst()).allSatisfy { !($1 < $0) } }
}
