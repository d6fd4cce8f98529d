import Foundation

/// The methods of a source file that others implement or override: those of its protocols, and the
/// open ones of its classes.
enum DeclaredMethods {
  /// - Parameter file: Below `Sources/GridKit`.
  static func names(in file: String, from here: String = #filePath) throws -> [String] {
    let root = (0..<4).reduce(URL(fileURLWithPath: here)) { url, _ in
      url.deletingLastPathComponent()
    }
    let url = root.appendingPathComponent("Sources/GridKit/\(file)")
    var names: [String] = []
    var isInProtocol = false
    var declaration: String?
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("public protocol") { isInProtocol = true }
      if line.hasPrefix("}") { isInProtocol = false }
      let code = line.trimmingCharacters(in: .whitespaces)
      let start = isInProtocol ? ["func "] : ["open func ", "open override func "]
      if let prefix = start.first(where: code.hasPrefix) {
        declaration = String(code.dropFirst(prefix.count))
      } else if let begun = declaration {
        declaration = "\(begun) \(code)"
      }
      if let text = declaration, let name = name(of: text) {
        names.append(name)
        declaration = nil
      }
    }
    return names
  }

  /// The name with its labels, once the declaration's parameters are complete.
  private static func name(of text: String) -> String? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    var depth = 0
    var labels: [String] = []
    var parameter = ""
    for character in text[open...] {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0 || depth == 1 && character == "," {
        let label = parameter.split(separator: " ").first.map(String.init) ?? ""
        if !label.isEmpty { labels.append(label.hasSuffix(":") ? label : "\(label):") }
        parameter = ""
        if depth == 0 { return "\(text[..<open])(\(labels.joined()))" }
      } else if !(depth == 1 && character == "(") {
        parameter.append(character)
      }
    }
    return nil
  }
}
