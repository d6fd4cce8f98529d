import Foundation
import GridTesting
import TestSupport
import Testing

@testable import GridCore

@Suite("A limit of lines", .rows)
struct TruncationTests {
  typealias Mode = TextContainer.LineBreakMode

  struct Row {
    var name: String
    var text: String
    /// The characters that a line holds, the ellipsis among them.
    var columns: CGFloat
    var limit: Int
    var mode = Mode.byTruncatingTail
    var lines: [String]
    var isTruncated = true
  }

  static let rows: [Row] = [
    Row(
      name: "all fits", text: "aaa bbb", columns: 7, limit: 1, lines: ["aaa bbb"],
      isTruncated: false),
    Row(name: "tail", text: "aaa bbb ccc", columns: 7, limit: 1, lines: ["aaa bb…"]),
    Row(name: "a space before it", text: "aaa bbb", columns: 5, limit: 1, lines: ["aaa…"]),
    Row(
      name: "head", text: "aaa bbb ccc", columns: 7, limit: 1, mode: .byTruncatingHead,
      lines: ["…bb ccc"]),
    Row(
      name: "middle", text: "abcdefghij", columns: 6, limit: 1, mode: .byTruncatingMiddle,
      lines: ["abc…ij"]),
    Row(
      name: "a space before the middle", text: "ab cdefghi", columns: 6, limit: 1,
      mode: .byTruncatingMiddle, lines: ["ab…hi"]),
    Row(
      name: "the last of two lines", text: "aaa bbb ccc ddd", columns: 7, limit: 2,
      lines: ["aaa bbb", "ccc ddd"], isTruncated: false),
    Row(
      name: "the surplus", text: "aaa bbb ccc ddd eee", columns: 7, limit: 2,
      lines: ["aaa bbb", "ccc dd…"]),
    Row(
      name: "the surplus by its end", text: "aaa bbb ccc ddd eee", columns: 7, limit: 2,
      mode: .byTruncatingHead, lines: ["aaa bbb", "…dd eee"]),
    Row(name: "a paragraph that follows", text: "a\nb", columns: 7, limit: 1, lines: ["a…"]),
    Row(
      name: "a paragraph that follows, by the end", text: "ab\nc", columns: 7, limit: 1,
      mode: .byTruncatingHead, lines: ["…ab"]),
    Row(name: "no limit of width", text: "aaa bbb\nc", columns: 0, limit: 1, lines: ["aaa bbb…"]),
    Row(name: "no room", text: "abc", columns: 0.5, limit: 1, lines: ["…"]),
    Row(
      name: "a line break at the end", text: "a\n", columns: 7, limit: 1, lines: ["a"],
      isTruncated: false),
    Row(
      name: "spaces at the end", text: "aaa   ", columns: 3, limit: 1, lines: ["aaa"],
      isTruncated: false),
    Row(
      name: "words are left out", text: "aaa bbb ccc", columns: 7, limit: 1, mode: .byWordWrapping,
      lines: ["aaa bbb"]),
    Row(
      name: "characters are left out", text: "aaa bbb ccc", columns: 5, limit: 2,
      mode: .byCharWrapping, lines: ["aaa b", "bb cc"]),
    Row(
      name: "clipped", text: "aaa bbb ccc", columns: 5, limit: 2, mode: .byClipping,
      lines: ["aaa", "bbb ccc"]),
  ]

  @Test(.rule("AL-103"))
  func `the last line holds the surplus, cut by the mode`() {
    forEachRow(of: TruncationTests.rows, named: \.name) { row in
      let block = TextBlock(row.text, font: LineBreakingTests.font)
      let layout = TextLayout(
        block,
        in: TextContainer(
          width: row.columns * 10, lineLimit: row.limit, lineBreakMode: row.mode))
      #expect(layout.shown(of: row.text) == row.lines)
      #expect(layout.isTruncated == row.isTruncated)
      if row.columns >= 1 { #expect(layout.size.width <= row.columns * 10 + 1e-6) }
    }
  }

  @Test(.rule("AL-103"), .seeds(0..<20000, inDebug: 600))
  func `a cut keeps as much as fits`() throws {
    var random = SplitMix64(seed: currentSeed)
    let text = PlainText.random(seed: currentSeed &+ 7).filter { !$0.isNewline } + "end"
    let font = TextFont(size: CGFloat(random.number(8...30)))
    let plain = PlainText(text, font: font)
    let count = plain.characters.count
    let block = TextBlock(text, font: font)
    let width = plain.width(0..<count) * CGFloat(random.number(1...99)) / 100
    func container(_ mode: Mode) -> TextContainer {
      TextContainer(width: width, lineLimit: 1, lineBreakMode: mode)
    }
    func cut(_ mode: Mode) throws -> Range<Int> {
      try #require(block.lines(in: container(mode)).lines.first?.cut)
    }
    /// The width of what is left when a range is cut.
    func shown(_ cut: Range<Int>) -> CGFloat {
      font.width(of: String(plain.characters[..<cut.lowerBound]))
        + font.width(of: String(plain.characters[cut.upperBound...])) + font.width(of: "…")
    }
    func isSpace(_ index: Int) -> Bool { " \u{3000}".contains(plain.characters[index]) }

    let tails = (0...count).reversed().filter { $0 == 0 || !isSpace($0 - 1) }
    let tail = tails.first { shown($0..<count) <= width } ?? 0
    #expect(try cut(.byTruncatingTail) == tail..<count)

    let head = (0...count).first { shown(0..<$0) <= width } ?? count
    #expect(try cut(.byTruncatingHead) == 0..<head)

    let middle = try cut(.byTruncatingMiddle)
    #expect(shown(middle) <= width + 1e-6 || middle == 0..<count)
    #expect(middle.lowerBound == 0 || !isSpace(middle.lowerBound - 1))
    // One more character on the narrower side would be too much. Sides may be equally wide.
    var front = middle.lowerBound
    while front < middle.upperBound, isSpace(front) { front += 1 }
    if front > middle.lowerBound { return }
    let frontWidth = font.width(of: String(plain.characters[..<front]))
    let backWidth = font.width(of: String(plain.characters[middle.upperBound...]))
    var larger: [Range<Int>] = []
    if frontWidth < backWidth + 1e-9 { larger.append(front + 1..<middle.upperBound) }
    if backWidth < frontWidth + 1e-9 { larger.append(front..<middle.upperBound - 1) }
    #expect(larger.contains { shown($0) > width - 1e-6 })
    #expect(abs(frontWidth - backWidth) <= 2 * font.size)
  }
}
