/// The style of words: bold, dim or coloured on a terminal, plain everywhere else.
package struct TextStyle: Hashable, Sendable {
  package var isPlain: Bool

  package static let plain = TextStyle(isPlain: true)
  package static let terminal = TextStyle(isPlain: false)

  package func bold(_ text: String) -> String { wrapped(text, "1") }
  package func dim(_ text: String) -> String { wrapped(text, "2") }
  package func red(_ text: String) -> String { wrapped(text, "31") }
  package func green(_ text: String) -> String { wrapped(text, "32") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isPlain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
