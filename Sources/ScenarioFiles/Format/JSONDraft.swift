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
        element.write(isSpaced: false, to: &text)
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

  /// Adds what `JSONValue.text(.pretty)` would be for the value.
  ///
  /// - Parameters:
  ///   - indent: The column where the line of the value begins.
  ///   - tail: The number of columns that commas and brackets after the value take.
  /// - Throws: As `JSONValue.text(_:)`.
  func writePretty(
    indent: Int = 0, tail: Int = 0, at path: JSONPath = JSONPath(), to text: inout JSONText
  ) throws(JSONWritingError) {
    if isShort {
      let value = value
      try JSONWriter.check(value, at: path)
      JSONWriter.writePretty(value, indent: indent, tail: tail, to: &text)
      return
    }
    var lines = JSONLines(indent: indent + 2)
    switch self {
    case .value: break
    case .elements(let elements):
      text.append("[")
      for (index, element) in elements.inOrder.enumerated() {
        try element.check(at: path.index(index))
        lines.beginLong(key: nil, startsLine: true, to: &text)
        let start = text.length
        element.write(isSpaced: true, to: &text)
        let end = index == elements.count - 1 ? tail + 1 : 1
        if text.column + end > JSONWriter.lineLength {
          text.cut(to: start)
          JSONWriter.writeLines(element.json, indent: lines.indent, tail: end, to: &text)
        }
        lines.end(isLong: true)
      }
      text.append("]")
    case .object(let members):
      text.append("{")
      let sorted = try Self.sorted(members, at: path)
      for (index, member) in sorted.enumerated() {
        let path = path.key(member.key)
        let end = index == sorted.count - 1 ? tail + 1 : 1
        if member.draft.isShort {
          let value = member.draft.value
          try JSONWriter.check(value, at: path)
          lines.add(value, key: member.key, tail: end, to: &text)
        } else {
          lines.beginLong(key: member.key, to: &text)
          try member.draft.writePretty(indent: lines.indent, tail: end, at: path, to: &text)
          lines.end(isLong: true)
        }
      }
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
  fileprivate func write(isSpaced: Bool, to text: inout JSONText) {
    var isFirst = true
    func add(_ key: StaticString) {
      text.append(key: key, isFirst: isFirst, isSpaced: isSpaced)
      isFirst = false
    }
    text.append("{")
    if alpha != 1 {
      add("alpha")
      text.append(alpha)
    }
    add("center")
    text.append([center.x, center.y], isSpaced: isSpaced)
    add("frame")
    text.append(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], isSpaced: isSpaced)
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
    text.append([size.width, size.height], isSpaced: isSpaced)
    if let words = self.text {
      add("text")
      text.append(quoting: words)
    }
    if transform != .identity {
      let t = transform
      add("transform")
      text.append([t.a, t.b, t.c, t.d, t.tx, t.ty], isSpaced: isSpaced)
    }
    if zIndex != 0 {
      add("zIndex")
      text.append(Double(zIndex))
    }
    text.append("}")
  }
}
