// `T(frame:)` where `T` is some class of views: on Apple's systems every initialiser that comes
// from Objective-C can be called so, on Linux only a required one. UIKit's stand-in has a function
// that calls the class's own.

extension PreparedModule {
  private static let viewClasses: Set<String> = [
    "UIView", "UIScrollView", "UICollectionView", "UICollectionReusableView",
    "UICollectionViewCell", "UIControl", "UIButton", "UILabel", "UIImageView", "UIWindow",
    "UIActivityIndicatorView", "UIRefreshControl",
  ]

  func makeGenericViews() {
    let scopes = files.map { file in GenericScope.all(in: file) }
    // What a type says of its parameters holds in its extensions, too.
    var declared: [String: Set<String>] = [:]
    for scope in scopes.joined() where scope.keyword != "extension" {
      guard let name = scope.typeName else { continue }
      declared[name, default: []].formUnion(viewNames(in: scope))
    }
    for (file, scopes) in zip(files, scopes) {
      var places: Set<Int> = []
      for scope in scopes {
        var names = viewNames(in: scope)
        if scope.keyword == "extension", let type = scope.typeName {
          names.formUnion(declared[type] ?? [])
          if Self.viewClasses.contains(type) { names.insert("Self") }
        }
        guard !names.isEmpty else { continue }
        places.formUnion(scope.body.filter { names.contains(file.activeTokens[$0].text) })
      }
      for place in places.sorted() { file.makeGenericView(at: place) }
    }
  }

  /// Names that stand for classes of views in a scope.
  private func viewNames(in scope: GenericScope) -> Set<String> {
    var names = Set(scope.bounds.filter { isView($0.bound) }.map(\.name))
    if let type = scope.typeName, scope.keyword == "class", isView(type) { names.insert("Self") }
    return names
  }

  private func isView(_ name: String) -> Bool {
    if Self.viewClasses.contains(name) { return true }
    let chain = [name] + superclasses(of: name)
    return types.contains {
      $0.type.keyword == .class && chain.contains($0.type.shortName)
        && Self.viewClasses.contains($0.type.inherited.first ?? "")
    }
  }
}

extension PreparedFile {
  /// Rewrites `T(frame: …)` and `T.init(frame: …)`; anything else stays.
  ///
  /// - Parameter place: Of the name, in `activeTokens`.
  fileprivate func makeGenericView(at place: Int) {
    let code = activeTokens
    func sign(_ offset: Int, _ text: String) -> Bool {
      place + offset < code.count && code[place + offset].isPunctuation(text)
    }
    func word(_ offset: Int, _ text: String) -> Bool {
      place + offset < code.count && code[place + offset].isWord(text)
    }
    if place > 0, code[place - 1].isPunctuation(".") { return }
    let hasWord = sign(1, ".") && word(2, "init")
    let opening = hasWord ? 3 : 1
    guard sign(opening, "("), word(opening + 1, "frame"), sign(opening + 2, ":"),
      isLastArgument(from: place + opening)
    else { return }
    if hasWord {
      replace(active[place + 1]...active[place + 2], with: "._make")
    } else {
      insert("._make", after: active[place])
    }
    change(
      at: active[place],
      "\(code[place].text)(frame:) became \(code[place].text)._make(frame:)")
  }

  /// Whether no comma stands between a bracket and the one that closes it.
  private func isLastArgument(from opening: Int) -> Bool {
    var depth = 0
    for token in activeTokens[opening...] where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 1: return false
      default: break
      }
      if depth == 0 { return true }
    }
    return false
  }
}

/// A declaration with a body, and what it says of the types that its names stand for.
private struct GenericScope {
  var keyword: String
  /// Without those of the types around it; nil for a function.
  var typeName: String?
  /// Of parameters, associated types and `Self`.
  var bounds: [(name: String, bound: String)] = []
  /// Places in the file's `activeTokens`.
  var body: Range<Int> = 0..<0

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
      guard index < code.count, code[index].kind == .word || code[index].kind == .operation else {
        return nil
      }
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
    let opening = index
    repeat {
      if code[index].isPunctuation("{") { depth += 1 }
      if code[index].isPunctuation("}") { depth -= 1 }
      index += 1
    } while depth > 0 && index < code.count
    body = opening..<index
    bounds = Self.bounds(in: head)
    guard keyword == "protocol" else { return }
    bounds += Self.inherited(in: head).map { ("Self", $0) }
    for place in body where code[place].isWord("associatedtype") {
      let line = code[(place + 1)..<body.upperBound].prefix { $0.line == code[place].line }
      bounds += Self.bounds(in: line)
    }
  }

  /// Each `Name: Bound` and each `& Bound` behind one.
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

  /// What stands behind the colon of a protocol.
  private static func inherited(in head: [SwiftToken]) -> [String] {
    head.drop { !$0.isPunctuation(":") }.prefix { !$0.isWord("where") }
      .filter { $0.kind == .word }.map(\.text)
  }
}
