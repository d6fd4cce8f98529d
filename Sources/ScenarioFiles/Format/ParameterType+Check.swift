extension ParameterType {
  /// Reports everything that keeps a value from being of this type. Answers whether nothing does.
  @discardableResult
  package func check(
    _ value: JSONValue, at path: JSONPath, _ mistakes: MistakeCollector
  ) -> Bool {
    check(value, at: path, within: nil, mistakes)
  }

  /// Reports everything that keeps a value from being of this type within a limit. Answers whether
  /// nothing does.
  ///
  /// - Parameter limit: A substitute for the limit that numbers have anyway.
  private func check(
    _ value: JSONValue, at path: JSONPath, within limit: ScenarioLimits.Limit?,
    _ mistakes: MistakeCollector
  ) -> Bool {
    let before = mistakes.count
    switch (self, value) {
    case (.scalar(let bound), .number(let number)):
      let limit = limit ?? ScenarioLimits.points
      if !number.isFinite {
        mistakes.report(path, expected: "a finite number", found: value.inWords)
      } else if !bound.allows(number) {
        mistakes.report(path, expected: inWords, found: value.inWords)
      } else if !limit.allows(number) {
        mistakes.report(path, expected: "\(inWords), \(limit.inWords)", found: value.inWords)
      }
    case (.whole(let bound), .number(let number)):
      let limit = limit ?? ScenarioLimits.positions
      if !number.isFinite {
        mistakes.report(path, expected: "a finite number", found: value.inWords)
      } else if !bound.allows(number) || number.rounded() != number {
        mistakes.report(path, expected: inWords, found: value.inWords)
      } else if !limit.allows(number) {
        // Compared as it is: the least integer has no magnitude that is one.
        mistakes.report(
          path,
          expected: limit == ScenarioLimits.positions
            ? "a whole number up to \(limit.whole)" : "\(inWords), \(limit.inWords)",
          found: value.inWords)
      }
    case (.within(let limit, let type), _):
      return type.check(value, at: path, within: limit, mistakes)
    case (.text, .string(let text)):
      if let limit, !text.unicodeScalars.dropFirst(limit.whole).isEmpty {
        mistakes.report(path, expected: "\(inWords), \(limit.inWords)", found: value.inWords)
      }
    case (.bool, .bool):
      break
    case (.word(let words), .string(let word)):
      if !words.contains(word) {
        mistakes.report(
          path, expected: inWords, found: value.inWords,
          suggestion: NearestWord.nearest(to: word, in: words))
      }
    case (.named(let names, let type), .array(let entries)):
      if entries.count != names.count {
        mistakes.report(path, expected: inWords, found: value.inWords)
      }
      Self.check(entries, [type], at: path, within: limit, mistakes)
    case (.list(let type, let count), .array(let entries)):
      if let count, entries.count != count {
        mistakes.report(path, expected: inWords, found: value.inWords)
      } else if let limit, !limit.allows(entries.count) {
        mistakes.report(path, expected: "\(inWords), \(limit.inWords)", found: value.inWords)
      }
      // A limit of the list is one of its length.
      Self.check(entries, [type], at: path, within: nil, mistakes)
    case (.tuple(let types), .array(let entries)):
      if entries.count != types.count {
        mistakes.report(path, expected: inWords, found: value.inWords)
      } else {
        Self.check(entries, types, at: path, within: limit, mistakes)
      }
    case (.object(let fields), .object(let object)):
      ObjectReader(object, at: path, keys: fields.map(\.name), of: "keys", mistakes)
        .check(fields, isComplete: true)
    case (.either(let types), _):
      if let type = types.first(where: { $0.accepts(value) }) {
        return type.check(value, at: path, within: limit, mistakes)
      } else {
        mistakes.report(path, expected: inWords, found: value.inWords)
      }
    case (.choice(let values), _) where values.contains(value): break
    case (.compositional(let part), _):
      part.check(value, at: path, mistakes)
    case (.custom, _): break
    default:
      mistakes.report(path, expected: inWords, found: value.inWords)
    }
    return mistakes.count == before
  }

  /// Checks each entry against the type at its position. The last type serves for all further
  /// entries.
  private static func check(
    _ entries: [JSONValue], _ types: [ParameterType], at path: JSONPath,
    within limit: ScenarioLimits.Limit?, _ mistakes: MistakeCollector
  ) {
    for (index, entry) in entries.enumerated() {
      let type = types[min(index, types.count - 1)]
      _ = type.check(entry, at: path.index(index), within: limit, mistakes)
    }
  }

  /// Whether the value is at least of the right JSON type.
  private func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.scalar, .number), (.whole, .number), (.bool, .bool), (.text, .string),
      (.word, .string), (.named, .array), (.list, .array), (.tuple, .array), (.object, .object),
      (.compositional, .object):
      true
    case (.choice(let values), _): values.contains(value)
    case (.either(let types), _): types.contains { $0.accepts(value) }
    case (.within(_, let type), _): type.accepts(value)
    default: false
    }
  }

  /// The expected value, as part of a sentence.
  package var inWords: String {
    switch self {
    case .scalar(.any): "a number"
    case .scalar(let bound): "a number \(bound.inWords)"
    case .whole(.any): "a whole number"
    case .whole(let bound): "a whole number \(bound.inWords)"
    case .bool: "true or false"
    case .text: "text in double quotes"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .named(let names, let type): "a list of \(names.count) \(type.plural) \(self)"
    case .list(let type, nil): "a list of \(type.plural)"
    case .list(let type, let count?): "a list of \(count) \(type.plural)"
    case .tuple: "a list \(self)"
    case .object: "an object \(self)"
    case .either(let types): types.map(\.inWords).joined(separator: ", or ")
    case .choice(let values):
      [values.dropLast(), values.suffix(1)].map { $0.map(\.inWords).joined(separator: ", ") }
        .filter { !$0.isEmpty }.joined(separator: " or ")
    case .compositional(let part): part.inWords
    case .custom(let custom): custom.inWords
    case .within(_, let type): type.inWords
    }
  }

  /// Several of them, as part of a sentence.
  var plural: String {
    switch self {
    case .scalar(.any): "numbers"
    case .scalar(let bound): "numbers \(bound.inWords)"
    case .whole(.any): "whole numbers"
    case .whole(let bound): "whole numbers \(bound.inWords)"
    case .bool: "true or false"
    case .text: "texts"
    case .word: "words"
    case .named, .list, .tuple: "lists"
    case .object: "objects"
    case .either(let types): types.map(\.plural).joined(separator: " or ")
    case .choice: "values"
    case .compositional(let part): part.plural
    case .custom(let custom): custom.plural
    case .within(_, let type): type.plural
    }
  }
}

extension ParameterType.Bound {
  func allows(_ number: Double) -> Bool {
    switch self {
    case .any: true
    case .notNegative: number >= 0
    case .positive: number > 0
    }
  }

  fileprivate var inWords: String {
    switch self {
    case .any: ""
    case .notNegative: "of 0 or more"
    case .positive: "above 0"
    }
  }
}
