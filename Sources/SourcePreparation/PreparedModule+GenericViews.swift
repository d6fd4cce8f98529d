// `T(frame:)` and `T()` where `T` is a generic name for a class of views or other objects. On
// Apple's systems, Swift can call every initialiser from Objective-C this way; on Linux, only a
// required initialiser. This package's module UIKit has functions that call the initialiser of the
// class.

extension PreparedModule {
  private static let viewClasses: Set<String> = [
    "UIView", "UIScrollView", "UICollectionView", "UICollectionReusableView",
    "UICollectionViewCell", "UIControl", "UIButton", "UILabel", "UIImageView", "UIWindow",
    "UIActivityIndicatorView", "UIRefreshControl",
  ]

  /// The classes that are not views and have an `init()` from Objective-C.
  private static let objectClasses: Set<String> = [
    "NSObject", "UIResponder", "UIViewController", "UICollectionViewController",
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext",
    "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPinchGestureRecognizer",
  ]

  func makeGenericViews() {
    let aliases = typeAliases
    let scopes = files.map { file in
      GenericScope.all(in: file).map { scope in
        var scope = scope
        scope.bounds = scope.bounds.map { ($0.name, aliases[$0.bound] ?? $0.bound) }
        return scope
      }
    }
    // Bounds that a type declares for its parameters hold in its extensions, too.
    var declared: [String: GenericNames] = [:]
    for scope in scopes.joined() where scope.keyword != "extension" {
      guard let name = scope.typeName else { continue }
      declared[name, default: [:]].merge(names(in: scope), uniquingKeysWith: |)
    }
    for (file, scopes) in zip(files, scopes) {
      var places: [Int: (name: String, bound: GenericBound)] = [:]
      for scope in scopes {
        var names = names(in: scope)
        if scope.keyword == "extension", let type = scope.typeName {
          names.merge(declared[type] ?? [:], uniquingKeysWith: |)
          let isView = Self.viewClasses.contains(type)
          if isView || Self.objectClasses.contains(type) {
            names.merge(["Self": GenericBound(isView: isView)], uniquingKeysWith: |)
          }
        }
        guard !names.isEmpty else { continue }
        for place in scope.body {
          guard let name = scope.name(madeAt: place, in: file.activeTokens),
            let bound = names[name]
          else { continue }
          places[place] = (name, bound)
        }
      }
      for (place, made) in places.sorted(by: { $0.key < $1.key }) {
        file.makeGenericObject(at: place, named: made.name, made.bound)
      }
    }
  }

  /// The types that another name stands for: `typealias Base = UIView`. A name with several
  /// declarations, such as one for each platform, has the first that is compiled here.
  private var typeAliases: [String: String] {
    var aliases: [String: String] = [:]
    for code in files.map(\.activeTokens) {
      for place in code.indices.dropLast(3) where code[place].isWord("typealias") {
        guard code[place + 2].text == "=", code[place + 3].kind == .word,
          !code.reads(".", at: place + 4), !code.reads("&", at: place + 4)
        else { continue }
        aliases[code[place + 1].text] = aliases[code[place + 1].text] ?? code[place + 3].text
      }
    }
    return aliases
  }

  /// Returns the generic names of a scope that have a class of views or of other objects as their
  /// bound.
  private func names(in scope: GenericScope) -> GenericNames {
    var names: GenericNames = [:]
    for (name, bound) in scope.bounds {
      guard let isView = isView(bound) else { continue }
      // A protocol next to the class may require the initialiser that is called.
      let isAlone = scope.bounds.filter { $0.name == name }.count == 1
      let isForeign = Self.viewClasses.contains(bound) || Self.objectClasses.contains(bound)
      let known = GenericBound(isView: isView, isForeign: isAlone && isForeign)
      names.merge([name: known], uniquingKeysWith: |)
    }
    if let type = scope.typeName, scope.keyword == "class", let isView = isView(type) {
      names.merge(["Self": GenericBound(isView: isView)], uniquingKeysWith: |)
    }
    return names
  }

  /// Whether a class is a view; nil for a class that is neither a view nor another known object.
  private func isView(_ type: String) -> Bool? {
    if isDerived(type, of: Self.viewClasses) { return true }
    return isDerived(type, of: Self.objectClasses) ? false : nil
  }

  private func isDerived(_ name: String, of classes: Set<String>) -> Bool {
    classes.contains(name)
      || hasClass(among: lineage(of: name)) { classes.contains($0.inherited.first ?? "") }
  }
}

/// The names of generic parameters that have a class as a bound.
private typealias GenericNames = [String: GenericBound]

/// The class that is the bound of a generic parameter.
private struct GenericBound {
  /// Whether the class is a class of views, and not of other objects.
  var isView: Bool
  /// Whether the class is a class of UIKit and the only bound.
  var isForeign = false

  static func | (a: GenericBound, b: GenericBound) -> GenericBound {
    GenericBound(isView: a.isView || b.isView, isForeign: a.isForeign || b.isForeign)
  }
}

extension PreparedFile {
  /// Rewrites `T(frame: …)`, `T()`, and the same calls with `T.init`. Also rewrites a call that
  /// begins with `.init` if a declaration next to the call names the type.
  ///
  /// - Parameter place: The index in `activeTokens` of the name, or of the full stop before `init`.
  fileprivate func makeGenericObject(
    at place: Int, named name: String, _ bound: GenericBound
  ) {
    let code = activeTokens
    let isImplicit = code.reads(".", at: place)
    let hasWord = isImplicit || code.reads(".", "init", at: place + 1)
    let opening = place + (isImplicit ? 2 : hasWord ? 3 : 1)
    guard code.reads("(", at: opening) else { return }
    let isFramed =
      bound.isView && code.reads("frame", ":", at: opening + 1) && isLastArgument(from: opening)
    guard isFramed || code.reads(")", at: opening + 1) else {
      if bound.isForeign, !code.reads("coder", at: opening + 1), code.reads(":", at: opening + 2) {
        refuse(
          at: active[place],
          "only Objective-C finds this initialiser of \(name) in every subclass; require it in a "
            + "protocol, or pass a closure that makes the object")
      }
      return
    }
    if isImplicit {
      replace(active[place]...active[place + 1], with: "\(name)._make")
    } else if hasWord {
      replace(active[place + 1]...active[place + 2], with: "._make")
    } else {
      insert("._make", after: active[place])
    }
    let label = isFramed ? "frame:" : ""
    let old = isImplicit ? ".init" : name
    change(at: active[place], "\(old)(\(label)) became \(name)._make(\(label))")
  }

  /// Whether the bracket at `opening` contains only one argument.
  private func isLastArgument(from opening: Int) -> Bool {
    var depth = 0
    for token in activeTokens[opening...] {
      depth += token.nesting
      if depth == 1, token.isPunctuation(",") { return false }
      if depth == 0 { return true }
    }
    return false
  }
}

/// A declaration with a body, and the bounds of its generic names.
private struct GenericScope {
  var keyword: String
  /// The type's name without the names of enclosing types; nil for a function.
  var typeName: String?
  /// The bounds of parameters, associated types and `Self`.
  var bounds: [(name: String, bound: String)] = []
  /// The result type of a function; nil for none.
  var result: String?
  /// The range of the body in the file's `activeTokens`.
  var body: Range<Int> = 0..<0

  /// Returns the name of the type whose initialiser is called at an index: `T(`, `T.init(`, or
  /// `.init(` if a declaration names the type.
  func name(madeAt place: Int, in code: [SwiftToken]) -> String? {
    guard place > 0 else { return nil }
    let last = code[place - 1]
    if code[place].kind == .word { return last.isPunctuation(".") ? nil : code[place].text }
    guard code.reads(".", "init", "(", at: place) else { return nil }
    func said(_ end: Int) -> String? {
      var end = end
      if end > 1, code[end - 1].kind == .operation, ["?", "!"].contains(code[end - 1].text) {
        end -= 1
      }
      guard end > 1, code[end - 1].kind == .word, code[end - 2].isPunctuation(":") else {
        return nil
      }
      return code[end - 1].text
    }
    // `let view: T = .init()`
    if last.kind == .operation, last.text == "=" { return said(place - 1) }
    guard last.isWord("return") || last.isWord("in") || last.isPunctuation("{") else { return nil }
    // `func made() -> T { .init() }`, `var view: T { return .init() }`
    let opening = last.isPunctuation("{") ? place - 1 : brace(around: place, in: code)
    if opening == body.lowerBound { return result }
    return opening.flatMap { said($0) ?? answer(ofClosureAt: $0, in: code) }
  }

  /// Returns the result type of the closure at a brace; nil if its declaration does not name the
  /// type. This declaration names the type `T`: `let make: ((Int) -> T)? = { _ in .init() }`
  private func answer(ofClosureAt opening: Int, in code: [SwiftToken]) -> String? {
    guard opening > 3, code[opening - 1].kind == .operation, code[opening - 1].text == "=" else {
      return nil
    }
    var end = opening - 2
    while end > 1, code[end].isPunctuation(")") || ["?", "!"].contains(code[end].text) { end -= 1 }
    return code[end].kind == .word && code[end - 1].text == "->" ? code[end].text : nil
  }

  /// Returns the innermost opening brace around a place. Braces of an `if`, a loop or a similar
  /// statement do not count.
  private func brace(around place: Int, in code: [SwiftToken]) -> Int? {
    var open: [Int] = []
    for index in body.lowerBound..<place {
      if code[index].isPunctuation("{") { open.append(index) }
      if code[index].isPunctuation("}") { _ = open.popLast() }
    }
    return open.last { opening in
      let statement = code[..<opening].reversed().prefix { token in
        token.line == code[opening].line && !["{", "}", ";"].contains(token.text)
      }
      let first = statement.last
      return !Self.controlWords.contains(first?.text ?? "")
    }
  }

  private static let controlWords: Set<String> = [
    "if", "else", "guard", "for", "while", "repeat", "switch", "do", "catch", "defer",
  ]

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "init", "subscript",
  ]

  static func all(in file: PreparedFile) -> [GenericScope] {
    let code = file.activeTokens
    return code.indices.compactMap { place in
      let token = code[place]
      guard token.kind == .word, keywords.contains(token.text),
        place == 0 || !code[place - 1].isPunctuation(".")
      else { return nil }
      return GenericScope(code, at: place)
    }
  }

  private init?(_ code: [SwiftToken], at place: Int) {
    keyword = code[place].text
    var index = place + 1
    if !["init", "subscript"].contains(keyword) {
      guard index < code.count, [.word, .operation].contains(code[index].kind) else { return nil }
      var name = code[index].text
      index += 1
      while index + 1 < code.count, code[index].isPunctuation(".") {
        name = code[index + 1].text
        index += 2
      }
      if keyword != "func" { typeName = name }
    }
    var head: [SwiftToken] = []
    var depth = 0
    while index < code.count, depth > 0 || !code[index].isPunctuation("{") {
      let token = code[index]
      if depth == 0, token.isPunctuation("}") || token.isPunctuation(";") { return nil }
      if token.isPunctuation("(") || token.isPunctuation("[") { depth += 1 }
      if depth == 0 { head.append(token) }
      if token.isPunctuation(")") || token.isPunctuation("]") { depth -= 1 }
      index += 1
    }
    guard index < code.count else { return nil }
    body = index..<FunctionSignature.end(ofBracketAt: index, in: code) + 1
    bounds = Self.bounds(in: head)
    if keyword == "func", let arrow = head.lastIndex(where: { $0.text == "->" }) {
      let answer = head[(arrow + 1)...].prefix { !$0.isWord("where") }
      result = answer.first.flatMap { answer.count == 1 ? $0.text : nil }
    }
    guard keyword == "protocol" else { return }
    bounds += Self.inherited(in: head).map { ("Self", $0) }
    for place in body where code[place].isWord("associatedtype") {
      let line = code[(place + 1)..<body.upperBound].prefix { $0.line == code[place].line }
      bounds += Self.bounds(in: line)
    }
  }

  /// Returns the bounds in the tokens. `Name: First & Second` has two bounds.
  private static func bounds(in tokens: some Sequence<SwiftToken>) -> [(String, String)] {
    let tokens = Array(tokens)
    var bounds: [(String, String)] = []
    for (index, token) in tokens.enumerated() where token.isPunctuation(":") && index > 0 {
      let name = tokens[index - 1].text
      var next = index + 1
      while next < tokens.count, tokens[next].kind == .word {
        bounds.append((name, tokens[next].text))
        guard next + 1 < tokens.count, tokens[next + 1].text == "&" else { break }
        next += 2
      }
    }
    return bounds
  }

  /// Returns the names behind the colon in a protocol's declaration.
  private static func inherited(in head: [SwiftToken]) -> [String] {
    head.drop { !$0.isPunctuation(":") }.prefix { !$0.isWord("where") }
      .filter { $0.kind == .word }.map(\.text)
  }
}
