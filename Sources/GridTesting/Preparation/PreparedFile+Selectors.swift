// Names of methods and properties for the Objective-C runtime.

extension PreparedFile {
  /// `#selector(open(_:))` becomes a selector with a reference to the method,
  /// `#keyPath(Shelf.title)` the string that it stands for.
  func replaceSelectors() {
    for (position, place) in active.enumerated()
    where tokens[place].kind == .directive && position + 1 < active.count
      && tokens[active[position + 1]].isPunctuation("(")
    {
      guard tokens[place].text == "#selector" || tokens[place].text == "#keyPath" else { continue }
      let closing = FunctionSignature.end(ofBracketAt: position + 1, in: activeTokens)
      guard closing > position + 2 else { continue }
      let inner = active[position + 2..<closing].map { tokens[$0] }
      let text = FunctionSignature.text(inner)
      if tokens[place].text == "#keyPath" {
        let path = text.split(separator: ".").drop { $0.first?.isUppercase ?? false }
        replace(place...active[closing], with: "\"\(path.joined(separator: "."))\"")
        change(at: place, "#keyPath became the string that it stands for")
        continue
      }
      if inner.count > 1, ["getter", "setter"].contains(inner[0].text),
        inner[1].isPunctuation(":")
      {
        refuse(
          at: place, "the selector of a \(inner[0].text) cannot be carried over; name a method")
        continue
      }
      replace(place...active[closing], with: "Selector(\"\(Self.selectorName(inner))\", \(text))")
      change(at: place, "#selector became Selector with a reference to the method")
    }
  }

  /// `open:with:` for `Shelf.open(_:with:)`.
  private static func selectorName(_ tokens: [SwiftToken]) -> String {
    let opening = tokens.lastIndex { $0.isPunctuation("(") }
    let name = tokens[..<(opening ?? tokens.count)].last { $0.kind == .word }?.text ?? ""
    guard let opening else { return name }
    let labels = tokens[opening...].filter { $0.kind == .word }.map(\.text)
    return name
      + labels.enumerated().map { $0.offset == 0 || $0.element == "_" ? ":" : "\($0.element):" }
      .joined()
  }

  /// Calls that ask the Objective-C runtime and have no answer here.
  func refuseRuntimeCalls() {
    for (position, place) in active.enumerated()
    where tokens[place].kind == .word && position + 2 < active.count {
      let next = tokens[active[position + 1]]
      let after = tokens[active[position + 2]]
      let isMember = position > 0 && tokens[active[position - 1]].isPunctuation(".")
      switch tokens[place].text {
      case "responds" where next.isPunctuation("(") && after.isWord("to"):
        refuse(
          at: place,
          "responds(to:) has no answer without Objective-C; call the optional method and look at "
            + "whether the answer is nil")
      case "perform" where next.isPunctuation("(") && after.text == "#selector":
        refuse(at: place, "perform(_:) cannot be carried over; call the method")
      case "observe"
      where isMember && next.isPunctuation("(") && after.kind == .operation
        || isMember && next.isPunctuation("(") && after.text == "\\":
        refuse(at: place, "there is no key-value observing on Linux; use a property observer")
      case "forKeyPath" where next.isPunctuation(":"):
        refuse(
          at: place, "there is no key-value observing on Linux; use a property observer or a method"
        )
      case "NSPredicate" where next.isPunctuation("(") && after.isWord("format"):
        refuse(at: place, "NSPredicate(format:) does not exist on Linux; use a closure")
      default: break
      }
    }
  }
}
