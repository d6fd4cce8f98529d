import Foundation
import GridTesting
import TestSupport

@testable import GridCore

/// Breaks a text in the slow and obvious way: each end of a line is tried, the longest line first.
struct PlainText {
  let characters: [Character]
  let font: TextFont

  init(_ text: String, font: TextFont) {
    characters = Array(text)
    self.font = font
  }

  static func random(seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    let parts: [String] = [
      "a", "b", "word", "Wm", "i", "longer", "5", "19", "日", "本", "カ", "語", "한", "é", "😀",
      "（", "）", "「", "」", "、", "。", "ー", "(", ")", ",", ".", "!", "-", "-", "–", "\"", "\u{A0}",
      " ", " ", " ", " ", "  ", "\u{3000}", "\n", "\u{2028}",
    ]
    let count = random.number(0...24)
    return (0..<count).map { _ in parts.randomElement(using: &random)! }.joined()
  }

  /// Returns the lines as ranges of characters.
  func lines(width: CGFloat, byCharacter: Bool) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      let newline = characters[start...].firstIndex(where: \.isNewline)
      let paragraphEnd = newline.map { $0 + 1 } ?? characters.count
      func fits(_ end: Int) -> Bool { self.width(start..<end) <= width + 1e-6 }
      func isBeforeSpace(_ end: Int) -> Bool { isSpace(end) || end == newline }
      let ends = (start + 1...paragraphEnd).reversed()
      let end =
        ends.first { fits($0) && ($0 == paragraphEnd || !byCharacter && mayBreak(before: $0)) }
        ?? ends.first { fits($0) && !isBeforeSpace($0) }
        ?? (start + 1...paragraphEnd).first { $0 == paragraphEnd || !isBeforeSpace($0) }!
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// The width without the spaces at the end.
  func width(_ range: Range<Int>) -> CGFloat {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) || characters[end - 1].isNewline { end -= 1 }
    return font.width(of: String(characters[range.lowerBound..<end]))
  }

  private func isSpace(_ index: Int) -> Bool {
    index < characters.count && " \u{3000}".contains(characters[index])
  }

  private func mayBreak(before index: Int) -> Bool {
    guard index < characters.count else { return false }
    let (first, second) = (characters[index - 1], characters[index])
    if isSpace(index) || second.isNewline { return false }
    if isSpace(index - 1) { return true }
    if "）」、。ー),.!-–\"\u{A0}".contains(second) { return false }
    if "（「(\"\u{A0}".contains(first) { return false }
    let isBetweenWide = "日本カ語한😀）」、。ー".contains(first) || "日本カ語한😀（「".contains(second)
    if first == "-" {
      let beginsWord = index == 1 || isSpace(index - 2) || characters[index - 2].isNewline
      return isBetweenWide || !beginsWord && !("0"..."9").contains(second)
    }
    return first == "–" || isBetweenWide
  }
}

extension TextBlock {
  init(_ text: String, font: TextFont = TextFont(size: 17), kern: CGFloat = 0) {
    self.init([TextRun(.text(text), font: font, kern: kern)])
  }
}

extension TextLayout {
  /// The lines of a text as a reader sees them, but for spaces at their ends.
  func shown(of text: String) -> [String] {
    let units = Array(text.utf16)
    func piece(_ range: Range<Int>) -> String {
      String(decoding: units[range], as: UTF16.self).trimmingCharacters(in: .newlines)
    }
    return lines.map { line in
      guard let cut = line.cut else {
        return piece(line.range).withoutSpacesAtEnd
      }
      return piece(line.range.lowerBound..<cut.lowerBound) + "…"
        + piece(cut.upperBound..<line.range.upperBound)
    }
  }
}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " || text.last == "\u{3000}" { text.removeLast() }
    return text
  }
}
