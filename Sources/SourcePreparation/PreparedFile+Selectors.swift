// Names of methods and properties for the Objective-C runtime.

extension PreparedFile {
  /// Replaces `#keyPath(Shelf.title)` with the string `"title"`.
  func replaceKeyPaths() {
    for (position, place) in active.enumerated()
    where activeTokens.reads("#keyPath", "(", at: position) {
      let closing = FunctionSignature.end(ofBracketAt: position + 1, in: activeTokens)
      guard closing > position + 2 else { continue }
      let path = text(active[position + 2..<closing]).split(separator: ".").drop {
        $0.first?.isUppercase ?? false
      }
      replace(place...active[closing], with: "\"\(path.joined(separator: "."))\"")
      change(at: place, "#keyPath became the string that it stands for")
    }
  }

  /// Refuses calls that only work with the Objective-C runtime.
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
      case "observe"
      where isMember && next.isPunctuation("(")
        && (after.kind == .operation || after.text == "\\"):
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
