/// The types and members of a source, as far as `SourcePreparation` needs them.
///
/// The outline has the places where declarations begin and end, and their attributes, modifiers and
/// names. Bodies of functions are not read.
struct SwiftOutline {
  let tokens: [SwiftToken]
  /// The positions in `tokens` of the tokens that are compiled.
  let active: [Int]
  private(set) var types: [SwiftType] = []

  /// Reads the types of a source from its compiled tokens.
  ///
  /// - Throws: An error for the first bracket without a partner.
  init(tokens: [SwiftToken], blocks: ConditionalBlocks) throws(SwiftSyntaxError) {
    self.tokens = tokens
    active = tokens.indices.filter { blocks.isActive[$0] }
    try checkBrackets()
    var reader = OutlineReader(tokens: active.map { tokens[$0] }, places: active)
    types = reader.types()
  }

  private func checkBrackets() throws(SwiftSyntaxError) {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var open: [SwiftToken] = []
    for token in active.map({ tokens[$0] }) where token.kind == .punctuation {
      if closing[token.text] != nil {
        open.append(token)
      } else if closing.values.contains(token.text) {
        guard let last = open.popLast() else {
          throw token.error("\"\(token.text)\" closes nothing")
        }
        guard closing[last.text] == token.text else {
          throw token.error(
            "\"\(token.text)\" does not close the \"\(last.text)\" of line \(last.line)")
        }
      }
    }
    if let last = open.last { throw last.error("\"\(last.text)\" is not closed") }
  }

  /// All types and extensions. A nested type comes after the type around it.
  var allTypes: [SwiftType] { types.flatMap(\.withNested) }
}

/// A type or an extension. Places are positions in the outline's tokens.
struct SwiftType {
  enum Keyword: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`
  }

  var head: DeclarationHead
  var keyword: Keyword
  /// The name as written. The name in an extension of a nested type has full stops: `Board.Cell`.
  var name: String
  var nameEnd: Int
  var inherited: [String]
  /// The places of the opening and the closing brace.
  var opening: Int
  var closing: Int
  var members: [SwiftMember]
  var nested: [SwiftType]
  /// The path of the enclosing type, such as `Board`; empty at the top level.
  var outer = ""
  /// Whether the type is private in another type, or nested in such a type, so that code at the top
  /// level of the file cannot name it.
  var isHidden = false

  /// The name with the names of the enclosing types before it.
  var path: String { outer.isEmpty ? name : "\(outer).\(name)" }
  /// The type, then its nested types with their `outer` and `isHidden` set.
  var withNested: [SwiftType] {
    [self]
      + nested.flatMap { inner in
        var inner = inner
        inner.outer = path
        inner.isHidden = isHidden || inner.head.has("private")
        return inner.withNested
      }
  }
  /// The name without the names of enclosing types.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// A member that is not a type.
struct SwiftMember {
  var head: DeclarationHead
  /// `func`, `var`, `let`, `subscript`, `init`, `case`, …
  var keyword: String
  var keywordPlace: Int
  /// The token after the keyword; the keyword itself if the member has no name.
  var name: String
  var namePlace: Int
  /// The tokens of the member, attributes and body included.
  var places: ArraySlice<Int>
}

/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationHead {
  struct Attribute {
    var name: String
    /// The tokens of the attribute, from the at sign to the end of its arguments.
    var places: ClosedRange<Int>
  }

  var attributes: [Attribute] = []
  /// The modifiers with their places; `private(set)` is one modifier.
  var modifiers: [(name: String, places: ClosedRange<Int>)] = []

  /// Whether a member belongs to its class, not to the objects of the class.
  var isOfClass: Bool { has("class") || has("static") }
  var isPrivate: Bool { has("private") || has("fileprivate") }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
