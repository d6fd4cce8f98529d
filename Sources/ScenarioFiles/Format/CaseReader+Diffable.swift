extension CaseReader {
  /// The content of the key `source`.
  struct Source {
    var kind = ScenarioCase.DataSource.counted
    /// The origin of the expectation.
    var evidence: String?

    /// The words that the evidence may begin with.
    static let words = ["documented", "observed", "chosen"]
  }

  /// `diffable`, or text that begins with one of `Source.words`, or the former, a comma and the
  /// latter. Nil when what is there is a mistake.
  func source(_ reader: ObjectReader) -> Source? {
    guard reader.has("source") else { return reader.isMisspelt("source") ? nil : Source() }
    guard let text = reader.optional("source", .text) else { return nil }
    let diffable = ScenarioCase.DataSource.diffable.rawValue
    if text == diffable { return Source(kind: .diffable) }
    var source = Source(evidence: text)
    if text.hasPrefix(diffable + ",") {
      let rest = text.dropFirst(diffable.count + 1).drop { $0 == " " }
      source = Source(kind: .diffable, evidence: String(rest))
    }
    let word = String((source.evidence ?? "").prefix(while: \.isLetter))
    if Source.words.contains(word) { return source }
    mistakes.report(
      reader.path.key("source"),
      expected: "text that begins with \(Source.words.joined(separator: ", ")) and may go on, "
        + "or \"diffable\", or both with a comma between them",
      found: JSONValue.string(text).inWords,
      suggestion: NearestWord.nearest(to: word, in: Source.words + [diffable]))
    return nil
  }

  /// Reports an op that the case's data source knows nothing of.
  func check(_ op: ScenarioAction.Op, at path: JSONPath) {
    guard let dataSource = source?.kind, let needed = op.dataSource, needed != dataSource else {
      return
    }
    let path = path.key("op")
    switch needed {
    case .diffable:
      mistakes.report(
        path, expected: "\"source\": \"diffable\" in a case with the op \"\(op.rawValue)\"",
        found: "a case without it")
    case .counted:
      mistakes.report(
        path, expected: "\"apply\" in a case with \"source\": \"diffable\"",
        found: "\"\(op.rawValue)\"")
    }
  }

  // MARK: Trees

  /// The nesting of a file is limited, and so is that of a tree.
  fileprivate mutating func treeItem(
    _ value: JSONValue, at path: JSONPath
  ) -> ScenarioAction.TreeItem? {
    if case .string = value { return Form.text.read(value, path, &self).map { .init($0) } }
    guard case .array(let entries) = value, entries.count == 3 else {
      mistakes.report(
        path, expected: "an item: a name or [name, isExpanded, [children]]",
        found: value.inWords)
      return nil
    }
    let name = Form.text.read(entries[0], path.index(0), &self)
    let isExpanded = Form.bool.read(entries[1], path.index(1), &self)
    let children = Form.tree.read(entries[2], path.index(2), &self) ?? []
    guard let name, let isExpanded else { return nil }
    return .init(name, isExpanded: isExpanded, children: children)
  }
}

extension Form where Value == [ScenarioAction.TreeItem] {
  /// A wrong tree is empty, so that the rest of the action is read.
  static let tree: Form = {
    var form = Form<ScenarioAction.TreeItem>(
      type: .part(.treeItem), read: { $2.treeItem($0, at: $1) }, json: \.json
    ).list("items")
    form.read = { [read = form.read] in read($0, $1, &$2) ?? [] }
    return form
  }()
}
