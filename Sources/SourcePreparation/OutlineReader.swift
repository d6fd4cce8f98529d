/// Reads the outline of a source from its compiled tokens.
struct OutlineReader {
  let tokens: [SwiftToken]
  /// The position of each token among all tokens of the source.
  let places: [Int]
  private var position = 0

  init(tokens: [SwiftToken], places: [Int]) {
    self.tokens = tokens
    self.places = places
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "override",
    "static",
    "lazy", "weak", "unowned", "dynamic", "optional", "required", "convenience", "mutating",
    "nonmutating", "nonisolated", "indirect", "prefix", "postfix", "infix", "borrowing",
    "consuming",
    "distributed",
  ]
  private static let memberKeywords: Set<String> = [
    "func", "var", "let", "subscript", "init", "deinit", "typealias", "associatedtype", "case",
    "operator", "precedencegroup", "import", "macro",
  ]

  /// Reads and returns the types at the top level.
  mutating func types() -> [SwiftType] {
    var types: [SwiftType] = []
    while position < tokens.count {
      if let type = readDeclaration(until: tokens.count).type { types.append(type) }
    }
    return types
  }

  // MARK: Declarations

  /// Reads a declaration or a statement. A member ends where the next declaration begins.
  private mutating func readDeclaration(
    until end: Int
  ) -> (type: SwiftType?, member: SwiftMember?) {
    while position < end, tokens[position].isPunctuation(";") { position += 1 }
    let start = position
    let head = readHead(until: end)
    guard position < end else { return (nil, nil) }
    let word = tokens[position]
    if word.kind == .word, let keyword = SwiftType.Keyword(rawValue: word.text),
      let type = readType(keyword, head, until: end)
    {
      return (type, nil)
    }
    let keyword = position
    skipToNextDeclaration(until: end)
    guard word.kind == .word, Self.memberKeywords.contains(word.text) else { return (nil, nil) }
    let hasName = keyword + 1 < position && !["init", "deinit", "subscript"].contains(word.text)
    let name = hasName ? keyword + 1 : keyword
    return (
      nil,
      SwiftMember(
        head: head, keyword: word.text, keywordPlace: places[keyword], name: tokens[name].text,
        namePlace: places[name], places: places[start..<position])
    )
  }

  private mutating func readHead(until end: Int) -> DeclarationHead {
    var head = DeclarationHead()
    while position < end {
      let start = position
      if tokens[position].isPunctuation("@"), position + 1 < end {
        position += 2
        // An attribute's arguments follow it without a blank.
        if position < end, tokens[position].isPunctuation("("),
          tokens[position].range.lowerBound == tokens[position - 1].range.upperBound
        {
          position = endOfBracket(at: position, until: end)
        }
        head.attributes.append(
          .init(name: tokens[start + 1].text, places: places[start]...places[position - 1]))
      } else if isModifier(at: position, until: end) {
        position += 1
        if position < end, tokens[position].isPunctuation("(") {
          position = endOfBracket(at: position, until: end)
        }
        head.modifiers.append((tokens[start].text, places[start]...places[position - 1]))
      } else {
        break
      }
    }
    return head
  }

  /// Whether a token is a modifier. The word `class` is a modifier only in front of a member. Other
  /// words for modifiers may also be names.
  private func isModifier(at index: Int, until end: Int) -> Bool {
    guard tokens[index].kind == .word, index + 1 < end else { return false }
    let next = tokens[index + 1]
    if tokens[index].text == "class" {
      return next.kind == .word
        && (Self.memberKeywords.contains(next.text) || Self.modifiers.contains(next.text))
    }
    return Self.modifiers.contains(tokens[index].text)
      && (next.kind == .word || next.isPunctuation("@") || next.isPunctuation("("))
  }

  private mutating func readType(
    _ keyword: SwiftType.Keyword, _ head: DeclarationHead, until end: Int
  ) -> SwiftType? {
    guard position + 1 < end, tokens[position + 1].kind == .word else { return nil }
    let (name, nameEnd) = FunctionSignature.path(at: position + 1, in: tokens[..<end])
    guard let opening = (nameEnd + 1..<end).first(where: { tokens[$0].isPunctuation("{") }) else {
      return nil
    }
    let inherited = inheritance(from: nameEnd + 1, to: opening)
    let closing = endOfBracket(at: opening, until: end) - 1
    position = opening + 1
    var members: [SwiftMember] = []
    var nested: [SwiftType] = []
    while position < closing {
      let before = position
      let read = readDeclaration(until: closing)
      if let type = read.type { nested.append(type) }
      if let member = read.member { members.append(member) }
      // The reader must move on after every token, to reach the end.
      if position == before { position += 1 }
    }
    position = closing + 1
    return SwiftType(
      head: head, keyword: keyword, name: name, nameEnd: places[nameEnd], inherited: inherited,
      opening: places[opening], closing: places[closing], members: members, nested: nested)
  }

  /// Returns the names of the inherited types, without generic arguments.
  private func inheritance(from start: Int, to opening: Int) -> [String] {
    var index = start
    var angles = 0
    var names: [String] = []
    var isAfterColon = false
    while index < opening {
      let token = tokens[index]
      if token.kind == .operation {
        angles += token.angles
      } else if angles == 0 {
        if token.isWord("where") { break }
        if token.isPunctuation(":") {
          isAfterColon = true
        } else if isAfterColon, token.kind == .word {
          let isPath = tokens[index - 1].isPunctuation(".")
          if isPath, let last = names.popLast() {
            names.append(last + "." + token.text)
          } else if !tokens[index - 1].isPunctuation("@") {
            names.append(token.text)
          }
        }
      }
      index += 1
    }
    return names
  }

  // MARK: Moving

  /// Moves to the next token that follows a semicolon, or that begins a declaration at the start of
  /// a line.
  private mutating func skipToNextDeclaration(until end: Int) {
    // Skip the keyword, which may be on a line below its attributes.
    if position < end { position = past(position, until: end) }
    while position < end {
      if tokens[position].isPunctuation(";") {
        position += 1
        return
      }
      let isOnNewLine = tokens[position].line > tokens[position - 1].line
      if isOnNewLine, beginsDeclaration(at: position, until: end) { return }
      position = past(position, until: end)
    }
  }

  private func beginsDeclaration(at index: Int, until end: Int) -> Bool {
    let token = tokens[index]
    if token.isPunctuation("@") { return true }
    guard token.kind == .word else { return false }
    if index > 0, tokens[index - 1].isPunctuation(".") { return false }
    return Self.memberKeywords.contains(token.text)
      || SwiftType.Keyword(rawValue: token.text) != nil || isModifier(at: index, until: end)
  }

  private func past(_ index: Int, until end: Int) -> Int {
    tokens[index].nesting > 0 ? endOfBracket(at: index, until: end) : index + 1
  }

  /// Returns the index after the bracket that closes the bracket at `start`.
  private func endOfBracket(at start: Int, until end: Int) -> Int {
    FunctionSignature.end(ofBracketAt: start, in: tokens[..<end]) + 1
  }
}
