import Foundation
import GridTesting
import TestSupport
import Testing

@testable import GridCore

@Suite("Breaking text into lines", .rows)
struct LineBreakingTests {
  /// All characters are ten points wide, but for marks.
  static let font = TextFont(.monospaced(.regular), size: 20480.0 / 1266)

  struct Row {
    var name: String
    var text: String
    /// The characters that a line holds.
    var columns: CGFloat
    var lines: [String]
  }

  static let words: [Row] = [
    Row(name: "words", text: "aaa bbb ccc", columns: 7, lines: ["aaa bbb", "ccc"]),
    Row(name: "one column less", text: "aaa bbb ccc", columns: 6, lines: ["aaa", "bbb", "ccc"]),
    Row(name: "spaces hang", text: "aaa     bbb", columns: 3, lines: ["aaa", "bbb"]),
    Row(name: "spaces at the start count", text: "  aaa", columns: 4, lines: ["", "aaa"]),
    Row(name: "spaces at the end hang", text: "aaa   ", columns: 3, lines: ["aaa"]),
    Row(
      name: "a word too long", text: "a bbbbbbb c", columns: 4, lines: ["a", "bbbb", "bbb", "c"]),
    Row(name: "a line too narrow", text: "abc", columns: 0.5, lines: ["a", "b", "c"]),
    Row(name: "no limit", text: "aaa bbb\nccc", columns: 0, lines: ["aaa bbb", "ccc"]),
    Row(name: "hyphens", text: "abc-def–ghi", columns: 5, lines: ["abc-", "def–", "ghi"]),
    Row(
      name: "a hyphen before a digit", text: "covid-19 x", columns: 7, lines: ["covid-1", "9 x"]),
    Row(name: "a hyphen of a word", text: "aaa -bbb", columns: 5, lines: ["aaa", "-bbb"]),
    Row(name: "a space that glues", text: "aa b\u{A0}c", columns: 4, lines: ["aa", "b\u{A0}c"]),
    Row(
      name: "a space of no width", text: "ab\u{200B}cd", columns: 3, lines: ["ab\u{200B}", "cd"]),
    Row(name: "a soft hyphen", text: "ab\u{AD}cd", columns: 3, lines: ["ab\u{AD}", "cd"]),
    Row(
      name: "line breaks", text: "a\n\nb\r\nc\u{2028}d", columns: 9,
      lines: ["a", "", "b", "c", "d"]),
    Row(name: "a line break at the end", text: "a\n", columns: 9, lines: ["a"]),
    Row(name: "nothing", text: "", columns: 9, lines: []),
  ]

  @Test(.rule("AL-102"))
  func `lines break at spaces and hyphens, and too long words anywhere`() {
    forEachRow(of: LineBreakingTests.words, named: \.name) { row in
      let block = TextBlock(row.text, font: LineBreakingTests.font)
      let layout = TextLayout(block, in: TextContainer(width: row.columns * 10))
      #expect(layout.shown(of: row.text) == row.lines)
    }
  }

  @Test(.rule("AL-102"))
  func `lines break beside full width characters, but not before closing punctuation`() {
    let rows: [Row] = [
      Row(name: "anywhere", text: "日本語日本語", columns: 2, lines: ["日本", "語日", "本語"]),
      Row(name: "a full stop", text: "日本。語", columns: 2, lines: ["日", "本。", "語"]),
      Row(name: "brackets", text: "日「本」語", columns: 2, lines: ["日", "「本", "」語"]),
      Row(name: "brackets that fit", text: "日日「本」語", columns: 3, lines: ["日日", "「本」", "語"]),
      Row(name: "dots", text: "日本…語", columns: 2, lines: ["日", "本…", "語"]),
      Row(name: "small kana", text: "チャット", columns: 3, lines: ["チャッ", "ト"]),
      Row(name: "letters among them", text: "日abc本", columns: 2.5, lines: ["日", "abc", "本"]),
      Row(name: "emoji", text: "😀👨‍👩‍👧😀", columns: 2, lines: ["😀👨‍👩‍👧", "😀"]),
      Row(name: "Hangul", text: "한국어", columns: 2, lines: ["한국", "어"]),
    ]
    forEachRow(of: rows, named: \.name) { row in
      // Full width characters are as wide as the point size; three dots and letters are narrower.
      let font = TextFont(.monospaced(.regular), size: 10)
      let layout = TextLayout(
        TextBlock(row.text, font: font), in: TextContainer(width: row.columns * 10))
      #expect(layout.shown(of: row.text) == row.lines)
    }
  }

  @Test(.rule("AL-102"))
  func `by characters, a line takes all that fit`() {
    let rows: [Row] = [
      Row(name: "in words", text: "aaa bbb ccc", columns: 5, lines: ["aaa b", "bb cc", "c"]),
      Row(name: "spaces hang", text: "aaa  bbb", columns: 3, lines: ["aaa", "bbb"]),
      Row(name: "letters with marks", text: "e\u{301}e\u{301}e", columns: 2, lines: ["éé", "e"]),
      Row(name: "paragraphs", text: "ab\ncd", columns: 5, lines: ["ab", "cd"]),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = TextLayout(
        TextBlock(row.text, font: LineBreakingTests.font),
        in: TextContainer(width: row.columns * 10, lineBreakMode: .byCharWrapping))
      #expect(layout.shown(of: row.text) == row.lines)
    }
  }

  @Test(.rule("AL-102"), .seeds(0..<20000, inDebug: 600))
  func `lines are those that trying each break finds`() {
    let text = PlainText.random(seed: currentSeed)
    var random = SplitMix64(seed: currentSeed &+ 1)
    let size = CGFloat(random.number(8...30))
    let font = TextFont(
      random.percent(30) ? .monospacedDigits(.bold) : .system(.medium), size: size)
    let width = size * CGFloat(random.number(1...80)) / 8
    let plain = PlainText(text, font: font)
    let block = TextBlock(text, font: font)
    for mode in [TextContainer.LineBreakMode.byWordWrapping, .byCharWrapping] {
      let expected = plain.lines(width: width, byCharacter: mode == .byCharWrapping)
      let lines = block.lines(in: TextContainer(width: width, lineBreakMode: mode)).lines
      #expect(lines.map(\.clusters) == expected, "\(text.debugDescription) in \(width)")
      for line in lines {
        let exact = plain.width(line.clusters)
        #expect(line.width >= exact - 1e-9 && line.width <= max(exact, width) + 1e-9)
      }
    }
  }

  @Test func `places count in UTF16 units across runs`() {
    let runs = ["a😀 ", "", "é b"].map { TextRun(.text($0), font: LineBreakingTests.font) }
    let layout = TextLayout(TextBlock(runs), in: TextContainer(width: 30))
    #expect(layout.lines.map(\.range) == [0..<4, 4..<7])
  }
}
