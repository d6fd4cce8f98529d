import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("JSON, at random")
struct JSONFuzzTests {
  @Test(.seeds(0..<300))
  func `a value that is written reads back the same`() throws {
    var random = SplitMix64(seed: currentSeed)
    let value = random.json()
    for style in [JSONValue.Style.line, .pretty] {
      let text = try value.text(style)
      let back = try JSONDocument(text).value
      #expect(back == value)
      #expect(try back.text(style) == text)
    }
  }

  @Test(.seeds(0..<300)) func `damaged text is refused at a place inside it, or read`() throws {
    var random = SplitMix64(seed: currentSeed)
    let bytes = Array(try random.json().text(.pretty).utf8)
    for _ in 0..<20 {
      let damaged = random.damaged(bytes)
      let lineCount = damaged.split(separator: 0x0A, omittingEmptySubsequences: false).count
      do throws(JSONSyntaxError) {
        let value = try JSONDocument(data: Data(damaged)).value
        if let text = try? value.text() { #expect(try JSONDocument(text).value == value) }
      } catch {
        // A carriage return ends a line too.
        let returns = damaged.count { $0 == 0x0D }
        #expect((1...lineCount + returns).contains(error.position.line))
        #expect((1...damaged.count + 1).contains(error.position.column))
        #expect(!error.expected.isEmpty && !error.found.isEmpty)
      }
    }
  }

  /// Whether Foundation's reader and ours must agree. Ours knows more words and refuses halves of
  /// surrogate pairs; Foundation's takes a comma at the end of a list, and a text with zero bytes
  /// for another encoding.
  private func isComparable(_ text: String) -> Bool {
    let dense = text.filter { !$0.isWhitespace }
    return !["NaN", "Infinity", "\\u", ",]", ",}", "\0"].contains { dense.contains($0) }
  }

  @Test(.seeds(0..<300)) func `Foundation calls the same texts JSON`() throws {
    var random = SplitMix64(seed: currentSeed)
    let bytes = Array(try random.json(depth: 2).text().utf8)
    for _ in 0..<20 {
      let damaged = Data(random.damaged(bytes))
      guard let text = String(data: damaged, encoding: .utf8), isComparable(text) else { continue }
      let value = try? JSONDocument(text).value
      // Foundation refuses a number out of range.
      if let value, (try? value.text()) == nil { continue }
      let isReadByFoundation =
        (try? JSONSerialization.jsonObject(with: damaged, options: .fragmentsAllowed)) != nil
      #expect((value != nil) == isReadByFoundation, "\(text.debugDescription)")
    }
  }
}
