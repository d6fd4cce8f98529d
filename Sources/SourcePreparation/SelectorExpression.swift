/// The expression between the brackets of `#selector`.
struct SelectorExpression {
  enum Accessor: String { case getter, setter }

  /// The accessor, if the expression names one: `getter:` or `setter:`.
  private(set) var accessor: Accessor?
  /// The tokens before the last full stop; empty if there is no full stop.
  private(set) var base: [SwiftToken] = []
  /// The name of the method or property as written, back quotes included.
  private(set) var name = ""
  /// The labels in the brackets after the name, with `_` for a parameter without a label; nil if
  /// there are no brackets.
  private(set) var labels: [String]?
  /// The types of the parameters, if `as` and a function type follow the name; otherwise nil.
  private(set) var parameterTypes: [String]?

  /// Reads the tokens of an expression; nil if the tokens do not look like the name of a method or
  /// property.
  init?(_ tokens: [SwiftToken]) {
    var tokens = Self.unwrapped(tokens)
    if tokens.count > 2, let accessor = Accessor(rawValue: tokens[0].text),
      tokens[1].isPunctuation(":")
    {
      self.accessor = accessor
      tokens.removeFirst(2)
    }
    if let place = Self.places(in: tokens, where: { $0.isWord("as") }).first {
      let parts = Self.arrows(in: Array(tokens[(place + 1)...]))
      tokens = Self.unwrapped(Array(tokens[..<place]))
      guard parts.count > 1 else { return nil }
      // In `(Class) -> (Parameters) -> Result`, the first part is the class.
      let parameters = Self.unwrapped(parts[parts.count - 2])
      parameterTypes = FunctionSignature.split(parameters).map(FunctionSignature.text)
        .filter { $0 != "Void" }
    }
    if tokens.last?.isPunctuation(")") == true,
      let opening = Self.opening(ofLastBracketIn: tokens), opening > 0
    {
      let inside = tokens[(opening + 1)..<(tokens.count - 1)]
      guard inside.allSatisfy({ $0.kind == .word || $0.isPunctuation(":") }) else { return nil }
      labels = inside.filter { $0.kind == .word }.map(\.text)
      tokens = Array(tokens[..<opening])
    }
    guard let last = tokens.popLast(), last.kind == .word else { return nil }
    name = last.text
    if tokens.last?.isPunctuation(".") == true {
      tokens.removeLast()
      base = tokens
    } else if !tokens.isEmpty {
      return nil
    }
  }

  /// The reference as Swift spells it: `open(_:with:)`, or the name alone if there are no labels.
  var reference: String {
    guard let labels, !labels.isEmpty else { return name }
    return name + "(" + labels.map { "\($0):" }.joined() + ")"
  }

  var baseText: String { FunctionSignature.text(base) }

  /// Whether the base is missing, or is the current object or its class: `self`, `super`, `Self` or
  /// `type(of: self)`.
  var isOwn: Bool {
    ["", "self", "super", "Self", "type(of: self)"].contains(baseText)
  }

  /// Whether the base looks like the name of a type: its last word begins with a capital letter.
  var namesType: Bool {
    base.allSatisfy { $0.kind == .word || $0.isPunctuation(".") }
      && base.last?.text.first?.isUppercase == true
  }

  // MARK: Parts

  /// Returns the positions of the tokens that are outside all brackets and meet a condition.
  private static func places(
    in tokens: [SwiftToken], where isMeant: (SwiftToken) -> Bool
  ) -> [Int] {
    var depth = 0
    var places: [Int] = []
    for (index, token) in tokens.enumerated() {
      depth += token.nesting
      if depth == 0, isMeant(token) { places.append(index) }
    }
    return places
  }

  /// Splits a function type at its arrows: `(A) -> (B) -> C` into three parts. A final `?` or `!`
  /// and brackets around the whole type are removed.
  private static func arrows(in tokens: [SwiftToken]) -> [[SwiftToken]] {
    var tokens = tokens
    while let last = tokens.last, last.kind == .operation, "?!".contains(last.text) {
      tokens.removeLast()
    }
    tokens = unwrapped(tokens)
    var parts: [[SwiftToken]] = []
    var start = 0
    for place in places(in: tokens, where: { $0.text == "->" }) {
      parts.append(Array(tokens[start..<place]))
      start = place + 1
    }
    return parts + [Array(tokens[start...])]
  }

  /// Returns the tokens without brackets around the whole expression.
  private static func unwrapped(_ tokens: [SwiftToken]) -> [SwiftToken] {
    var tokens = tokens
    while tokens.first?.isPunctuation("(") == true,
      FunctionSignature.end(ofBracketAt: 0, in: tokens) == tokens.count - 1
    {
      tokens = Array(tokens.dropFirst().dropLast())
    }
    return tokens
  }

  private static func opening(ofLastBracketIn tokens: [SwiftToken]) -> Int? {
    tokens.indices.last {
      tokens[$0].isPunctuation("(")
        && FunctionSignature.end(ofBracketAt: $0, in: tokens) == tokens.count - 1
    }
  }
}
