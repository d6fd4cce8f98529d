import GridKit

/// A code of a fault, a console message or a finding, as `gridview explain` prints it.
package protocol ExplainedCode {
  var code: String { get }
  /// The code on one line, with the beginning of its text.
  @MainActor var line: String { get }
  var json: JSONValue { get }

  /// Returns the lines of the explanation for a terminal. The code stands before the first line.
  func explanation(_ style: TextStyle) -> [String]
}

extension ExplainedCode {
  /// Returns the code and its explanation for a terminal.
  package func text(_ style: TextStyle) -> String {
    style.bold(code) + " — " + explanation(style).joined(separator: "\n")
  }

  /// Returns the code, filled up to the width of the longest of several codes, and a text.
  package func line(_ text: some StringProtocol, besides codes: [String]) -> String {
    let width = codes.map(\.count).max() ?? 0
    return code + String(repeating: " ", count: width - code.count + 2) + text
  }
}

extension StringProtocol {
  /// The beginning of the text, at most 72 characters long.
  package var beginning: String {
    let limit = 72
    return count > limit ? prefix(limit - 1) + "…" : String(self)
  }
}
