/// The tokens of a source that are compiled on Linux, with this package's modules in place of
/// Apple's modules.
///
/// Parts of an `#if` that are not compiled may repeat the start of a declaration. The outline of a
/// source is therefore read without these parts.
struct ConditionalBlocks {
  /// Whether each token is compiled. Directives and their conditions count as not compiled.
  private(set) var isActive: [Bool]
  /// The range of tokens of each condition, without its `#if` or `#elseif`.
  private(set) var conditions: [Range<Int>] = []
  /// The number of `#if` blocks around each token.
  private(set) var depth: [Int]

  private struct Block {
    var isOuterActive: Bool
    var isActive: Bool
    /// Whether one of the branches so far is compiled.
    var isDone: Bool
  }

  /// Finds the tokens of a source that are compiled.
  ///
  /// - Parameter flagsAreSet: Whether flags such as `DEBUG` are set.
  /// - Throws: An error for an `#if` without an `#endif`, or for an `#elseif`, `#else` or `#endif`
  ///   without an `#if`.
  init(_ tokens: [SwiftToken], flagsAreSet: Bool = false) throws(SwiftSyntaxError) {
    isActive = Array(repeating: true, count: tokens.count)
    depth = Array(repeating: 0, count: tokens.count)
    var blocks: [(token: SwiftToken, block: Block)] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let outer = blocks.last?.block.isActive ?? true
      guard token.kind == .directive, ["#if", "#elseif", "#else", "#endif"].contains(token.text)
      else {
        isActive[index] = outer
        depth[index] = blocks.count
        index += 1
        continue
      }
      var end = index + 1
      while end < tokens.count, tokens[end].line == token.line { end += 1 }
      let condition = index + 1..<end
      for position in index..<end { isActive[position] = false }
      if token.text == "#if" || token.text == "#elseif" { conditions.append(condition) }
      if token.text == "#if" {
        let holds = outer && Self.holds(tokens[condition], flagsAreSet)
        blocks.append((token, Block(isOuterActive: outer, isActive: holds, isDone: holds)))
      } else {
        guard var block = blocks.popLast() else {
          throw token.error("\(token.text) belongs to no #if")
        }
        if token.text != "#endif" {
          let holds = token.text == "#else" || Self.holds(tokens[condition], flagsAreSet)
          block.block.isActive = block.block.isOuterActive && !block.block.isDone && holds
          block.block.isDone = block.block.isDone || block.block.isActive
          blocks.append(block)
        }
      }
      index = end
    }
    if let open = blocks.last { throw open.token.error("#if without #endif") }
  }

  // MARK: Conditions

  private static func holds(_ condition: ArraySlice<SwiftToken>, _ flagsAreSet: Bool) -> Bool {
    var reader = ConditionReader(tokens: Array(condition), flagsAreSet: flagsAreSet)
    return reader.disjunction()
  }

  private static let systems: Set<String> = ["iOS", "Linux"]
  /// Apple's modules that this package does not replace.
  static let missingModules: Set<String> = [
    "AVFoundation", "AppKit", "Cocoa", "Combine", "CoreData", "CoreImage", "Darwin", "MapKit",
    "MetalKit", "OSLog", "ObjectiveC", "Photos", "SafariServices", "StoreKit", "SwiftUI",
    "WatchKit", "WebKit", "os",
  ]

  /// Evaluates a condition for a build on Linux with this package's modules.
  private struct ConditionReader {
    let tokens: [SwiftToken]
    let flagsAreSet: Bool
    var position = 0

    mutating func disjunction() -> Bool {
      var value = conjunction()
      while take("||") {
        let next = conjunction()
        value = value || next
      }
      return value
    }

    private mutating func conjunction() -> Bool {
      var value = term()
      while take("&&") {
        let next = term()
        value = value && next
      }
      return value
    }

    private mutating func term() -> Bool {
      if take("!") { return !term() }
      if take("(") {
        let value = disjunction()
        _ = take(")")
        return value
      }
      guard position < tokens.count else { return false }
      let word = tokens[position].text
      position += 1
      guard take("(") else { return word == "true" || word != "false" && flagsAreSet }
      var argument: [String] = []
      var depth = 1
      while position < tokens.count {
        if tokens[position].isPunctuation("(") { depth += 1 }
        if tokens[position].isPunctuation(")") { depth -= 1 }
        if depth > 0 { argument.append(tokens[position].text) }
        position += 1
        if depth == 0 { break }
      }
      let first = argument.first ?? ""
      switch word {
      case "os": return systems.contains(first)
      case "canImport": return !missingModules.contains(first)
      case "swift", "compiler": return first != "<"
      default: return false
      }
    }

    private mutating func take(_ text: String) -> Bool {
      guard position < tokens.count, tokens[position].text == text else { return false }
      position += 1
      return true
    }
  }
}
