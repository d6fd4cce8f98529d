/// The enclosing type of each token of a source. Types in bodies of functions count too.
struct TypeScopes {
  struct Scope {
    /// The keyword of the declaration: `class`, `extension`, …
    var keyword: String
    /// The name of the type, with full stops for extensions of nested types.
    var name: String
  }

  /// The innermost type around each token that is compiled; nil outside of types.
  private(set) var scopes: [Scope?] = []

  init(_ tokens: [SwiftToken]) {
    var open: [Scope?] = []
    var next: Scope?
    for (index, token) in tokens.enumerated() {
      if token.kind == .word, let scope = Self.scope(at: index, in: tokens) { next = scope }
      if token.isPunctuation("{") {
        open.append(next ?? open.last ?? nil)
        next = nil
      }
      if token.isPunctuation("}") { _ = open.popLast() }
      scopes.append(open.last ?? nil)
    }
  }

  private static func scope(at index: Int, in tokens: [SwiftToken]) -> Scope? {
    guard SwiftType.Keyword(rawValue: tokens[index].text) != nil, index + 1 < tokens.count,
      tokens[index + 1].kind == .word, !notNames.contains(tokens[index + 1].text),
      index == 0 || !tokens[index - 1].isPunctuation(".")
    else { return nil }
    return Scope(
      keyword: tokens[index].text, name: FunctionSignature.path(at: index + 1, in: tokens).name)
  }

  /// Keywords that follow `class` if `class` is a modifier.
  private static let notNames: Set<String> = [
    "func", "var", "let", "subscript", "override", "public", "open", "internal", "package",
    "private", "fileprivate", "final", "dynamic", "nonisolated",
  ]
}
