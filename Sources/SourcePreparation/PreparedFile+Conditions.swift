// Conditions on the system, and imports: they decide whether code is compiled.

extension PreparedFile {
  /// Makes code for iOS compile on Linux, too: `os(iOS)` becomes `(os(iOS) || os(Linux))`.
  ///
  /// A condition that already names Linux stays as it is.
  func widenConditions() {
    for condition in blocks.conditions {
      let places = Array(condition)
      let speaksOfLinux = places.contains { tokens[$0].isWord("Linux") }
      guard !speaksOfLinux else { continue }
      for place in places.dropLast(3) where tokens.reads("os", "(", "iOS", ")", at: place) {
        replace(place...place + 3, with: "(os(iOS) || os(Linux))")
        change(at: place, "os(iOS) holds on Linux too")
      }
    }
  }

  /// Warns if nothing of a file except its imports is compiled on Linux. Does not warn about a file
  /// that only has imports.
  func warnOfEmptiness() {
    guard !dependsOnFlags, active.count < tokens.count,
      tokens.contains(where: { $0.kind == .word && $0.text != "import" })
    else { return }
    var isEmpty = true
    var line: Int?
    for token in activeTokens where isEmpty {
      if token.isWord("import") { line = token.line }
      isEmpty = token.line == line || token.isPunctuation("@")
    }
    guard isEmpty, let first = tokens.indices.first(where: { tokens[$0].text == "#if" }) else {
      return
    }
    let condition = tokens[first...].prefix { $0.line == tokens[first].line }
    warn(
      at: first,
      "nothing of this file is compiled on Linux: it lies inside "
        + "\(FunctionSignature.text(condition))")
  }

  /// Replaces `import UIKit.UICollectionView` with `import UIKit`. Refuses modules that Linux
  /// lacks.
  func narrowImports() {
    let modules: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore"]
    for (position, place) in active.enumerated() where tokens[place].isWord("import") {
      guard position + 1 < active.count else { continue }
      let name = active[position + 1]
      // `import class UIKit.UIView` names the kind of the declaration first, and is fine.
      guard tokens[name].kind == .word, tokens[name].line == tokens[place].line else { continue }
      if let advice = Self.missingModules[tokens[name].text] {
        refuse(at: name, "there is no module \(tokens[name].text) on Linux; \(advice)")
      }
      guard modules.contains(tokens[name].text), position + 3 < active.count,
        tokens[active[position + 2]].isPunctuation(".")
      else { continue }
      var last = position + 2
      while last + 1 < active.count, tokens[active[last + 1]].line == tokens[place].line,
        tokens[active[last + 1]].kind == .word || tokens[active[last + 1]].isPunctuation(".")
      {
        last += 1
      }
      let module = tokens[name].text
      let part = text(active[(position + 3)...last])
      remove(active[position + 2]...active[last])
      change(at: place, "imports \(module) as a whole instead of \(part) alone")
    }
  }

  private static let missingModules: [String: String] = {
    let guarded = "remove what uses it, or put it between #if canImport and #endif"
    let names = ConditionalBlocks.missingModules.subtracting(["Darwin", "ObjectiveC"])
    return Dictionary(uniqueKeysWithValues: names.map { ($0, guarded) })
  }()
}
