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
    case (.scalar(let bound), .number(let number)), (.whole(let bound), .number(let number)):
      let isWhole = if case .whole = self { true } else { false }
      let limit = limit ?? (isWhole ? ScenarioLimits.positions : ScenarioLimits.points)
      if !number.isFinite {
        mistakes.report(path, expected: "a finite number", found: value.inWords)
      } else if !bound.allows(number) || isWhole && number.rounded() != number {
        mistakes.report(path, expected: inWords, found: value.inWords)
      } else if !limit.allows(number) {
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

  /// Short enough for a table: `number`, `[width, height]`, `vertical | horizontal`.
  public var description: String { words.short }
  /// The expected value, as part of a sentence.
  package var inWords: String { words.one }
  /// Several of them, as part of a sentence.
  var plural: String { words.several }

  /// The type in a table and in a sentence, and several such values in a sentence.
  private var words: (short: String, one: String, several: String) {
    func list(_ entries: [String]) -> String { "[\(entries.joined(separator: ", "))]" }
    switch self {
    case .scalar(let bound): return ("number", "a number\(bound.words)", "numbers\(bound.words)")
    case .whole(let bound):
      let short =
        switch bound {
        case .any: "integer"
        case .notNegative: "count"
        case .positive: "positive integer"
        }
      return (short, "a whole number\(bound.words)", "whole numbers\(bound.words)")
    case .bool: return ("true | false", "true or false", "true or false")
    case .text: return ("text", "text in double quotes", "texts")
    case .word(let words):
      return (
        words.joined(separator: " | "), "one of \(words.joined(separator: ", "))", "words"
      )
    case .choice(let values):
      let words = values.map(\.inWords)
      let sentence = [words.dropLast().joined(separator: ", "), words.last ?? ""]
      return (
        words.joined(separator: " | "),
        sentence.filter { !$0.isEmpty }.joined(separator: " or "), "values"
      )
    case .named(let names, let type):
      return (list(names), "a list of \(names.count) \(type.plural) \(list(names))", "lists")
    case .list(let type, let count):
      let (short, _, several) = type.words
      guard let count else { return ("[\(short), …]", "a list of \(several)", "lists") }
      let entries = list(Array(repeating: short, count: count))
      return (entries, "a list of \(count) \(several)", "lists")
    case .tuple(let types):
      let short = list(types.map(\.description))
      return (short, "a list \(short)", "lists")
    case .object(let fields):
      let short = "{\(fields.map(\.name).joined(separator: ", "))}"
      return (short, "an object \(short)", "objects")
    case .either(let types):
      let words = types.map(\.words)
      return (
        words.map(\.short).joined(separator: " | "), words.map(\.one).joined(separator: ", or "),
        words.map(\.several).joined(separator: " or ")
      )
    case .compositional(let part): return (part.rawValue, part.inWords, part.plural)
    case .custom(let custom): return (custom.description, custom.inWords, custom.plural)
    case .within(_, let type): return type.words
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

  fileprivate var words: String {
    switch self {
    case .any: ""
    case .notNegative: " of 0 or more"
    case .positive: " above 0"
    }
  }
}
