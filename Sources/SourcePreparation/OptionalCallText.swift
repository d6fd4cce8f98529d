/// Writes the declarations that make optional methods of a protocol callable without Objective-C.
///
/// Each optional method gets a default body that records that it was reached. For calls with a
/// question mark, there is a property with the method's base name. A call with a question mark
/// returns nil if it reached the default body. The property is marked with `@_disfavoredOverload`,
/// so that a call without a question mark finds the method.
struct OptionalCallText {
  var protocolName: String
  /// The access level of the declarations, such as `public `; empty for internal.
  var access: String
  var methods: [FunctionSignature]
  var isIsolated: Bool

  private var store: String { "\(protocolName)Defaults" }
  private var isolation: String { isIsolated ? "@preconcurrency @MainActor\n" : "" }

  var text: String {
    let names = methods.map(\.name).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return ([heading] + names.map(calls) + [extension_(names)]).joined(separator: "\n\n")
  }

  private var heading: String {
    """
    // Optional methods of \(protocolName): \
    a call with a question mark answers nil where one is missing.
    private enum \(store) {
      /// The last default body that was reached inside the innermost call.
      nonisolated(unsafe) static var reached = 0

      static func answer<Answer>(_ method: Int, _ call: () -> Answer) -> Answer? {
        let outer = reached
        reached = 0
        defer { reached = outer }
        let answer = call()
        return reached == method ? nil : answer
      }
    }
    """
  }

  private func calls(_ name: String) -> String {
    let methods = methods.enumerated().filter { $0.element.name == name }
      .map { call($0.element, number: $0.offset + 1) }
    return """
      \(isolation)\(access)struct \(callType(name)) {
        fileprivate let receiver: \(protocolName)

      \(methods.joined(separator: "\n\n"))
      }
      """
  }

  private func call(_ method: FunctionSignature, number: Int) -> String {
    let isNestedOptional = method.result.hasSuffix("?")
    let result = isNestedOptional ? method.result : method.result + "?"
    let discardable =
      method.result == "Void" || method.result == "()" ? "  @discardableResult\n" : ""
    return """
      \(discardable)  \(access)func callAsFunction(\(method.declarations)) -> \(optional(result)) {
          \(store).answer(\(number)) { receiver.\(method.name)(\(method.arguments)) }\
      \(isNestedOptional ? " ?? nil" : "")
        }
      """
  }

  /// Returns a result type as an optional type. A type such as `() -> Void` gets brackets.
  private func optional(_ result: String) -> String {
    let type = String(result.dropLast())
    return type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ")
      ? "(\(type))?" : result
  }

  private func extension_(_ names: [String]) -> String {
    let bodies = methods.enumerated().map { index, method in
      """
        \(access)func \(method.name)(\(method.declarations))\
      \(method.result == "Void" ? "" : " -> \(method.result)") {
          \(store).reached = \(index + 1)\(Self.returning(method.result))
        }
      """
    }
    let properties = names.map { name in
      """
        @_disfavoredOverload \(access)var \(name): \(callType(name))? \
      { \(callType(name))(receiver: self) }
      """
    }
    return """
      \(isIsolated ? "@MainActor\n" : "")extension \(protocolName) {
      \((bodies + properties).joined(separator: "\n\n"))
      }
      """
  }

  /// Returns the `return` line that ends the body of a default method; empty for `Void`.
  private static func returning(_ type: String) -> String {
    guard let value = neutralValue(of: type), !value.isEmpty else { return "" }
    return "\n    return \(value)"
  }

  private func callType(_ name: String) -> String {
    protocolName + name.capitalisedFirst + "Calls"
  }

  // MARK: Neutral values

  /// Returns the value that a default body returns. A call with a question mark returns nil instead
  /// of this value.
  ///
  /// - Returns: An expression; empty for `Void`, nil for an unknown type.
  static func neutralValue(of type: String) -> String? {
    if let value = knownValues[type] { return value }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    return nil
  }

  private static let knownValues: [String: String] = {
    var values = ["Void": "", "()": "", "Bool": "false", "String": "\"\"", "Any": "()"]
    for name in ["Int", "UInt", "Int32", "Int64", "CGFloat", "Double", "Float", "TimeInterval"] {
      values[name] = "0"
    }
    for name in [
      "CGSize", "CGPoint", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset",
      "NSDirectionalEdgeInsets",
    ] { values[name] = ".zero" }
    for name in [
      "IndexPath", "IndexSet", "NSObject", "UIView", "UILabel", "UIImage", "UIImageView",
      "UIViewController", "UICollectionViewCell", "UICollectionReusableView",
      "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes",
    ] { values[name] = "\(name)()" }
    values["CGAffineTransform"] = ".identity"
    values["UIColor"] = ".clear"
    return values
  }()
}
