extension CompositionalPart {
  /// Reports every mistake in a JSON value that should be this part.
  func check(_ value: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector) {
    guard case .object(let object) = value else {
      mistakes.report(path, expected: inWords, found: value.inWords)
      return
    }
    switch self {
    case .section, .subitem:
      switch (self, form(of: object, at: path, mistakes)) {
      case (_, nil): break
      case (.section, "list"):
        ObjectReader(
          object, at: path, keys: ["list"], of: "keys of a section with a list", mistakes
        ).check([Self.listMember], isComplete: true)
      case (.subitem, "group"): Self.group.check(value, at: path, mistakes)
      default: checkMembers(object, at: path, mistakes)
      }
    case .group:
      let level = 1 + path.steps.count { $0 == .key("subitems") }
      guard ScenarioLimits.groups.allows(Double(level)) else {
        mistakes.report(
          path, expected: "at most \(ScenarioLimits.groups.whole) groups one inside the other",
          found: "one more")
        return
      }
      checkGroup(checkMembers(object, at: path, mistakes))
    case .dimension, .spacing:
      let reader = checkMembers(object, at: path, mistakes, isComplete: false)
      let given = members.map(\.name).filter(reader.has)
      if given.count > 1 || object.isEmpty {
        mistakes.report(
          path, expected: inWords,
          found: object.isEmpty
            ? value.inWords : given.map { "\"\($0)\"" }.joined(separator: " and "))
      }
    case .anchor:
      checkMembers(object, at: path, mistakes)
        .checkOne(of: ["absoluteOffset", "fractionalOffset"], isNeeded: false)
    case .supplementaryItem, .boundaryItem, .decoration, .configuration, .list:
      checkMembers(object, at: path, mistakes)
    }
  }

  @discardableResult
  private func checkMembers(
    _ object: JSONObject, at path: JSONPath, _ mistakes: MistakeCollector, isComplete: Bool = true
  ) -> ObjectReader {
    let members = members
    let reader = ObjectReader(
      object, at: path, keys: members.map(\.name), of: "keys of \(noun)", mistakes)
    reader.check(members, isComplete: isComplete)
    return reader
  }

  /// The key that tells which form an object has; nil, and a report, for one that has none.
  ///
  /// A misspelt key chooses the form that it seems to stand for: its members tell the rest.
  private func form(
    of object: JSONObject, at path: JSONPath, _ mistakes: MistakeCollector
  ) -> String? {
    let keys = self == .section ? ["group", "list"] : ["item", "group"]
    if let key = keys.first(where: { object[$0] != nil }) { return key }
    if let key = object.keys.lazy.compactMap({ NearestWord.nearest(to: $0, in: keys) }).first {
      return key
    }
    mistakes.report(path, expected: inWords, found: JSONValue.object(object).inWords)
    return nil
  }

  /// Checks what the members of a group have to do with each other.
  private func checkGroup(_ reader: ObjectReader) {
    let (path, mistakes) = (reader.path, reader.mistakes)
    func refuse(_ key: String, _ expected: String) {
      if reader.object[key] != .null { reader.refuse(key, expected: expected) }
    }
    guard let kind = reader.object["group"]?.stringValue, Self.groupKinds.contains(kind) else {
      return
    }
    if kind == "custom" {
      if !reader.has("frames") {
        reader.missing("frames", expected: "the frames of a custom group's items")
      } else if reader.object["frames"]?.arrayValue?.isEmpty == true {
        mistakes.report(
          path.key("frames"), expected: "a list of one frame or more", found: "an empty list")
      }
      for key in ["subitems", "count", "repeatingCount"] {
        refuse(key, "\"frames\" alone in a group that is \"custom\"")
      }
      return
    }
    refuse("frames", "\"frames\" only in a group that is \"custom\"")
    if !reader.has("subitems") {
      reader.missing("subitems", expected: "the items of the group")
    }
    guard let subitems = reader.object["subitems"]?.arrayValue else { return }
    if subitems.isEmpty {
      mistakes.report(
        path.key("subitems"), expected: "a list of one item or more", found: "an empty list")
    }
    let counts = ["count", "repeatingCount"].filter { reader.has($0) }
    if counts.count > 1 {
      mistakes.report(path, expected: "either \"count\" or \"repeatingCount\"", found: "both")
    } else if let key = counts.first, subitems.count > 1 {
      mistakes.report(
        path.key("subitems"), expected: "one item beside \"\(key)\"",
        found: JSONValue.array(subitems).inWords)
    }
  }

  /// The expected value, as part of a sentence.
  var inWords: String {
    let names = members.map(\.name).joined(separator: ", ")
    return switch self {
    case .section: "a section: {\"group\": {...}, ...} or {\"list\": {...}}"
    case .group:
      "a group: {\"group\": \"horizontal\", \"size\": [width, height], \"subitems\": [...], ...}"
    case .subitem: "an item or a group: {\"item\": [width, height], ...} or {\"group\": ..., ...}"
    case .dimension, .spacing: "\(noun): an object with one of \(names)"
    default: "\(noun): an object {\(names)}"
    }
  }

  /// The noun for the part, with its article.
  private var noun: String {
    switch self {
    case .list: "list settings"
    case .subitem: "an item"
    case .anchor: "an anchor"
    case .supplementaryItem: "a supplementary item"
    case .boundaryItem: "a boundary item"
    default: "a \(rawValue)"
    }
  }

  /// Several of them, as part of a sentence.
  var plural: String {
    switch self {
    case .list: noun
    case .subitem: "items and groups"
    default: noun.drop { $0 != " " }.dropFirst() + "s"
    }
  }
}
