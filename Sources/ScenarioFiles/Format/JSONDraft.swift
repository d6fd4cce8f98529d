/// JSON that is made while it is written, for lists of a million elements: as values they would
/// take more memory and several times as long as all else.
indirect enum JSONDraft {
  case value(JSONValue)
  /// A list of the `ElementRecord.json` of each, in the order of their names.
  case elements([ElementRecord])
  /// Members in any order.
  case object([(key: String, draft: JSONDraft)])

  /// The whole draft as one value.
  var value: JSONValue {
    switch self {
    case .value(let value): value
    case .elements(let elements): .array(elements.inOrder.map(\.json))
    case .object(let members):
      .object(JSONObject(members: members.map { .init(key: $0.key, value: $0.draft.value) }))
    }
  }

  /// Whether the whole may fit into one line: what has more entries than a line has room does not.
  private var isShort: Bool {
    switch self {
    case .value: true
    case .elements(let elements): elements.count < JSONWriter.lineLength
    case .object(let members): members.allSatisfy(\.draft.isShort)
    }
  }

  /// Adds what `JSONValue.text(.line)` would be for the value.
  ///
  /// - Throws: As `JSONValue.text(_:)`.
  func writeLine(
    at path: JSONPath = JSONPath(), to text: inout JSONText
  ) throws(JSONWritingError) {
    switch self {
    case .value(let value):
      try JSONWriter.check(value, at: path)
      JSONWriter.write(value, isSpaced: false, to: &text)
    case .elements(let elements):
      text.append("[")
      for (index, element) in elements.inOrder.enumerated() {
        if index > 0 { text.append(",") }
        try element.check(at: path.index(index))
        element.write(.line, to: &text)
      }
      text.append("]")
    case .object(let members):
      text.append("{")
      for (index, member) in try Self.sorted(members, at: path).enumerated() {
        if index > 0 { text.append(",") }
        text.append(quoting: member.key)
        text.append(":")
        try member.draft.writeLine(at: path.key(member.key), to: &text)
      }
      text.append("}")
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
    case .elements(let elements):
      text.append("[")
      for (index, element) in elements.inOrder.enumerated() {
        if index > 0 { text.append(",") }
        text.startLine(indent: indent + 2)
        try element.check(at: path.index(index))
        let start = text.length
        element.write(.spacedLine, to: &text)
        if indent + 3 + text.columns(from: start) > JSONWriter.lineLength {
          text.cut(to: start)
          element.write(.lines(indent: indent + 2), to: &text)
        }
      }
      text.startLine(indent: indent)
      text.append("]")
    case .object(let members):
      text.append("{")
      for (index, member) in try Self.sorted(members, at: path).enumerated() {
        if index > 0 { text.append(",") }
        text.startLine(indent: indent + 2)
        let used = text.appendKey(member.key)
        try member.draft.writePretty(
          indent: indent + 2, used: indent + 3 + used, at: path.key(member.key), to: &text)
      }
      text.startLine(indent: indent)
      text.append("}")
    }
  }

  /// Returns the members, sorted by their keys.
  ///
  /// - Throws: For a key that is there twice.
  private static func sorted(
    _ members: [(key: String, draft: JSONDraft)], at path: JSONPath
  ) throws(JSONWritingError) -> [(key: String, draft: JSONDraft)] {
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (member, next) in zip(sorted, sorted.dropFirst()) where member.key == next.key {
      throw JSONWritingError(path: path.key(member.key), reason: .repeatedKey)
    }
    return sorted
  }
}

extension [ElementRecord] {
  /// The records, sorted by their names, as most lists are already.
  fileprivate var inOrder: [ElementRecord] {
    zip(self, dropFirst()).allSatisfy { !($1 < $0) } ? self : sorted()
  }
}

extension ElementRecord {
  /// Checks that the record can be written as JSON.
  ///
  /// - Throws: As `JSONValue.text(_:)` does for `json`.
  fileprivate func check(at path: JSONPath) throws(JSONWritingError) {
    if !isFinite { try JSONWriter.check(json, at: path) }
  }

  /// Adds the text of `json`. A million times, to make the value first would be most of the work.
  fileprivate func write(_ spread: JSONText.Spread, to text: inout JSONText) {
    var isFirst = true
    func add(_ key: StaticString) {
      text.append(key: key, isFirst: isFirst, spread)
      isFirst = false
    }
    text.append("{")
    if alpha != 1 {
      add("alpha")
      text.append(alpha)
    }
    add("center")
    text.append([center.x, center.y], spread)
    add("frame")
    text.append([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], spread)
    if isHidden {
      add("hidden")
      text += "true"
    }
    add("item")
    text.append(Double(name.item))
    if name.kind != "cell" {
      add("kind")
      text.append(quoting: name.kind)
    }
    add("section")
    text.append(Double(name.section))
    add("size")
    text.append([size.width, size.height], spread)
    if let words = self.text {
      add("text")
      text.append(quoting: words)
    }
    if transform != .identity {
      let t = transform
      add("transform")
      text.append([t.a, t.b, t.c, t.d, t.tx, t.ty], spread)
    }
    if zIndex != 0 {
      add("zIndex")
      text.append(Double(zIndex))
    }
    if case .lines(let indent) = spread { text.startLine(indent: indent) }
    text.append("}")
  }
}
