import GridCore

extension CaseReader {
  func sections(_ value: JSONValue, at path: JSONPath) -> [ScenarioSection] {
    guard case .array(let entries) = value else {
      mistakes.report(path, expected: "a list of sections", found: value.inWords)
      return []
    }
    return entries.enumerated().compactMap { index, entry in
      let place = path.index(index)
      // Where the data source is not known, a section says itself of which sort it is.
      let hasNames = source.map { $0.kind == .diffable } ?? (entry.objectValue?["id"] != nil)
      return hasNames ? namedSection(entry, at: place) : countedSection(entry, at: place)
    }
  }

  func countedSection(_ value: JSONValue, at path: JSONPath) -> ScenarioSection? {
    let expected = "a section: {\"count\": n} or {\"items\": [...]}"
    guard let (reader, keys) = section(value, at: path, .section, expected) else {
      return nil
    }
    switch (reader.has("count"), reader.has("items")) {
    case (true, true):
      mistakes.report(path, expected: expected, found: "both")
    case (false, false):
      reader.missing("count", or: ["items"], expected: "\"count\" or \"items\"")
    case (true, false):
      return reader.optional("count", .itemCount).map { ScenarioSection(.count($0), keys: keys) }
    case (false, true):
      return reader.optional("items", Form.sectionItem.list)
        .map { ScenarioSection(.items($0), keys: keys) }
    }
    return nil
  }

  /// A section of a diffable data source.
  private func namedSection(_ value: JSONValue, at path: JSONPath) -> ScenarioSection? {
    let expected = "a section: {\"id\": name, \"items\": [names]}"
    guard let (reader, keys) = section(value, at: path, .namedSection, expected) else {
      return nil
    }
    let id = reader.required("id", .text)
    let items = reader.required("items", Form.text.list)
    guard let id, let items else { return nil }
    return ScenarioSection(id: id, items: items, keys: keys)
  }

  /// A section with its own keys, which are checked, apart from those of its content.
  private func section(
    _ value: JSONValue, at path: JSONPath, _ part: FormatPart, _ expected: String
  ) -> (reader: ObjectReader, keys: JSONObject)? {
    guard case .object(let object) = value else {
      mistakes.report(path, expected: expected, found: value.inWords)
      return nil
    }
    let reader = ObjectReader(
      object, at: path, as: part.object, before: sectionKeys?.map(\.name),
      of: "keys of a section", mistakes)
    let contentKeys = part.object?.names ?? []
    var keys = object
    for key in contentKeys { keys[key] = nil }
    if let sectionKeys {
      reader.check(sectionKeys, isComplete: false)
    } else {
      for member in keys.members { sweep(member.value, at: path.key(member.key)) }
    }
    return (reader, keys)
  }
}
