/// The parts of a method's declaration as text. The parts are used to write calls of the method,
/// and declarations with the same parameters.
struct FunctionSignature {
  struct Parameter {
    /// The label as a caller spells it; nil for none.
    var label: String?
    var name: String
    /// The type as written, `inout` included, without a default value.
    var type: String

    var isInout: Bool { type.hasPrefix("inout ") }
    var isVariadic: Bool { type.hasSuffix("...") }
    var isAutoclosure: Bool { type.contains("@autoclosure") }

    /// The argument that passes this parameter to another method, such as `name: name`.
    var argument: String {
      let value = (isInout ? "&" : "") + name + (isAutoclosure ? "()" : "")
      return label.map { "\($0): \(value)" } ?? value
    }

    var declaration: String {
      guard let label else { return "_ \(name): \(type)" }
      return label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
    }
  }

  var name: String
  /// The generic parameters with their angle brackets; empty for none.
  var generics: String
  var parameters: [Parameter]
  /// `async`, `throws`, `rethrows` as written.
  var effects: [String]
  /// The result type as written; `Void` for none.
  var result: String
  /// The conditions with the word `where`; empty for none.
  var conditions: String

  /// The name with the labels, such as `name(first:_:)`.
  var key: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  var arguments: String { parameters.map(\.argument).joined(separator: ", ") }
  var declarations: String { parameters.map(\.declaration).joined(separator: ", ") }

  /// Reads the tokens of a method from its name on; nil if the tokens do not look like a method.
  init?(_ tokens: [SwiftToken], namedAt start: Int) {
    guard start < tokens.count else { return nil }
    name = tokens[start].text
    var index = start + 1
    if index < tokens.count, tokens[index].kind == .operation, tokens[index].text.hasPrefix("<") {
      var depth = 0
      repeat {
        depth += tokens[index].angles
        index += 1
      } while depth != 0 && index < tokens.count
    }
    generics = Self.text(tokens[start + 1..<index])
    guard index < tokens.count, tokens[index].isPunctuation("(") else { return nil }
    let closing = Self.end(ofBracketAt: index, in: tokens)
    parameters = Self.split(Array(tokens[index + 1..<closing])).compactMap(Self.parameter)
    index = closing + 1
    effects = []
    while index < tokens.count, ["async", "throws", "rethrows"].contains(tokens[index].text) {
      effects.append(tokens[index].text)
      index += 1
      // `throws(ReadError)`
      if index < tokens.count, tokens[index].isPunctuation("(") {
        let closing = Self.end(ofBracketAt: index, in: tokens)
        effects[effects.count - 1] += Self.text(Array(tokens[index...closing]))
        index = closing + 1
      }
    }
    let hasResult = index < tokens.count && tokens[index].text == "->"
    let rest = tokens[(hasResult ? index + 1 : index)...].prefix {
      !$0.isPunctuation("{") && !$0.isPunctuation(";")
    }
    let condition = rest.firstIndex { $0.isWord("where") } ?? rest.endIndex
    guard hasResult || condition == rest.startIndex else { return nil }
    result = hasResult ? Self.text(rest[..<condition]) : "Void"
    conditions = Self.text(rest[condition...])
  }

  // MARK: Parts

  private static func parameter(_ tokens: [SwiftToken]) -> Parameter? {
    guard let colon = tokens.firstIndex(where: { $0.isPunctuation(":") }), colon > 0,
      colon + 1 < tokens.count
    else { return nil }
    let words = tokens[..<colon].filter { $0.kind == .word }.map(\.text)
    guard let first = words.first, let last = words.last else { return nil }
    // The default value follows an equals sign.
    let type = tokens[(colon + 1)...].prefix { $0.kind != .operation || $0.text != "=" }
    return Parameter(label: first == "_" ? nil : first, name: last, type: text(type))
  }

  /// Returns the tokens in parts, split at the commas that are outside all brackets.
  static func split(_ tokens: [SwiftToken]) -> [[SwiftToken]] {
    var parts: [[SwiftToken]] = []
    var part: [SwiftToken] = []
    var depth = 0
    for token in tokens {
      depth += token.nesting + (token.text == "->" ? 0 : token.angles)
      if depth == 0, token.isPunctuation(",") {
        parts.append(part)
        part = []
      } else {
        part.append(token)
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// Reads a name with full stops, such as `Board.Cell`, and returns it with its last index.
  static func path<Tokens: RandomAccessCollection<SwiftToken>>(
    at start: Int, in tokens: Tokens
  ) -> (name: String, end: Int) where Tokens.Index == Int {
    var (name, end) = (tokens[start].text, start)
    while end + 2 < tokens.endIndex, tokens[end + 1].isPunctuation("."),
      tokens[end + 2].kind == .word
    {
      name += "." + tokens[end + 2].text
      end += 2
    }
    return (name, end)
  }

  /// Returns the index of the bracket that closes the bracket at `start`; the last index if no
  /// bracket does.
  static func end<Tokens: RandomAccessCollection<SwiftToken>>(
    ofBracketAt start: Int, in tokens: Tokens
  ) -> Int where Tokens.Index == Int {
    var depth = 0
    for index in start..<tokens.endIndex where tokens[index].kind == .punctuation {
      depth += tokens[index].nesting
      if depth == 0 { return index }
    }
    return tokens.endIndex - 1
  }

  /// Returns the tokens on one line, with a space wherever the source has space or a line break.
  static func text(_ tokens: some Sequence<SwiftToken>) -> String {
    var text = ""
    var end: Int?
    for token in tokens {
      if let end, token.range.lowerBound > end { text += " " }
      text += token.text
      end = token.range.upperBound
    }
    return text
  }
}
