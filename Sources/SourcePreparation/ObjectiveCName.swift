/// The Objective-C spelling of the name of a Swift method or property.
enum ObjectiveCName {
  /// Returns the selector of a method: `openWithShelf:with:` for `open(shelf:with:)`.
  ///
  /// - Parameters:
  ///   - labels: The argument labels of the method; `_` for none.
  ///   - effects: The words `throws` and `async`, as written in the declaration.
  static func method(_ name: String, labels: [String], effects: [String] = []) -> String {
    var selector = plain(name)
    var labels = labels.map(plain)
    let isThrowing = effects.contains { $0.hasPrefix("throws") }
    if let first = labels.first, first != "_" {
      let isJoined = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: selector))
      selector += (isJoined ? "" : "With") + first.capitalisedFirst
    }
    if effects.contains("async") {
      labels.append("completionHandler")
      if labels.count == 1 { selector += "WithCompletionHandler" }
    } else if isThrowing {
      labels.append("error")
      if labels.count == 1 { selector += "AndReturnError" }
    }
    for (index, label) in labels.enumerated() {
      selector += index == 0 || label == "_" ? ":" : "\(label):"
    }
    return selector
  }

  /// Returns the selector of a property's setter: `setTitle:` for `title`.
  static func setter(_ name: String) -> String { "set\(plain(name).capitalisedFirst):" }

  /// Returns a name without the back quotes that a keyword needs.
  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// Whether a word is in the compiler's own list of prepositions.
  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(of text: String) -> String {
    String(text.prefix(1) + text.dropFirst().prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: { $0.isUppercase }) else { return text }
    return String(text[start...])
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
