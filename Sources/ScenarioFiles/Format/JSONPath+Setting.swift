extension JSONPath {
  /// Reads a path as `description` writes it, or with points before numbers too: `groups[0].count`,
  /// `groups.0.count`. Nil for a text that is no path, such as one with an empty step.
  package init?(parsing text: String) {
    var steps: [Step] = []
    for (index, part) in text.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty else { return nil }
      let number = Self.number(name)
      steps.append(index > 0 && number != nil ? .index(number ?? 0) : .key(String(name)))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), let index = Self.number(piece.dropLast()) else { return nil }
        steps.append(.index(index))
      }
    }
    self.init(steps)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

extension JSONValue {
  /// The value with another one in some place. Keys that are not there are added to objects, and
  /// the first index past its end to a list.
  ///
  /// - Returns: Nil where the path does not lead: a key in a list, an index far past its end.
  package func setting(_ value: JSONValue, at steps: some Collection<JSONPath.Step>) -> JSONValue? {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var object)):
      guard let inner = (object[key] ?? .object(JSONObject())).setting(value, at: rest) else {
        return nil
      }
      object[key] = inner
      return .object(object)
    case (.index(let index), .array(var entries)) where index <= entries.count:
      let old = index < entries.count ? entries[index] : .object(JSONObject())
      guard let inner = old.setting(value, at: rest) else { return nil }
      if index < entries.count { entries[index] = inner } else { entries.append(inner) }
      return .array(entries)
    default:
      return nil
    }
  }
}
