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
    for index in activeTokens.indices.dropLast() where activeTokens[index].isWord("import") {
      let module = activeTokens[index + 1]
      // `import class UIKit.UIView` names the kind of the declaration first, and is fine.
      guard module.kind == .word, module.line == activeTokens[index].line else { continue }
      if let advice = Self.missingModules[module.text] {
        refuse(at: active[index + 1], "there is no module \(module.text) on Linux; \(advice)")
      }
      guard modules.contains(module.text), index + 3 < active.count,
        activeTokens[index + 2].isPunctuation(".")
      else { continue }
      let rest = activeTokens[(index + 3)...].prefix {
        $0.line == module.line && ($0.kind == .word || $0.isPunctuation("."))
      }
      guard !rest.isEmpty else { continue }
      remove(active[index + 2]...active[rest.endIndex - 1])
      change(
        at: active[index],
        "imports \(module.text) as a whole instead of \(FunctionSignature.text(rest)) alone")
    }
  }

  private static let missingModules: [String: String] = {
    let guarded = "remove what uses it, or put it between #if canImport and #endif"
    let names = ConditionalBlocks.missingModules.subtracting(["Darwin", "ObjectiveC"])
    return Dictionary(uniqueKeysWithValues: names.map { ($0, guarded) })
  }()
}
