import Foundation
import TestSupport
import Testing

@testable import GridCore

@Suite("Heights of text", .rows)
struct TextLayoutTests {
  /// A line of 12.5 points: the ascender is 10 points, the descender 2.5, the leading 1.
  static let font = TextFont(.file(try! FontFile(FontBytes.plain.bytes)), size: 12.5)

  static func block(
    _ text: String, kern: CGFloat = 0, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextBlock {
    var style = ParagraphStyle()
    change(&style)
    return TextBlock([TextRun(.text(text), font: font, kern: kern, style: style)])
  }

  @Test(.rule("AL-101"))
  func `a label is as large as its text up to whole pixels`() {
    let rows: [(text: String, width: CGFloat, lineLimit: Int, scale: CGFloat, size: CGSize)] = [
      ("Ag", 0, 1, 1, CGSize(width: 21, height: 21)),
      ("Ag", 0, 1, 2, CGSize(width: 21, height: 20.5)),
      ("Ag", 0, 1, 3, CGSize(width: 21, height: 61.0 / 3)),
      ("Ag\nA", 0, 0, 2, CGSize(width: 21, height: 41)),
      ("Ag\nA", 0, 0, 3, CGSize(width: 21, height: 122.0 / 3)),
      ("A A", 15, 0, 3, CGSize(width: 34.0 / 3, height: 122.0 / 3)),
      // One line takes no notice of the width.
      ("A A", 15, 1, 3, CGSize(width: 80.0 / 3, height: 61.0 / 3)),
      ("", 0, 1, 2, .zero), ("", 0, 0, 2, .zero),
      ("A\n", 0, 0, 2, CGSize(width: 11.5, height: 20.5)),
    ]
    let font = TextFont(size: 17)
    forEachRow(of: rows) { row in
      var text = MeasuredText([TextRun(.text(row.text), font: font)])
      let size = text.labelSize(
        fitting: row.width, lineLimit: row.lineLimit, scale: row.scale)
      #expect(abs(size.width - row.size.width) < 1e-9)
      #expect(abs(size.height - row.size.height) < 1e-9)
    }
  }

  @Test(.rule("AL-126"), .seeds(0..<5000, inDebug: 300))
  func `a measured text has the size of its lines, whatever was asked before`() {
    let text = PlainText.random(seed: currentSeed)
    let font = TextFont(size: 15)
    let block = TextBlock(text, font: font)
    var measured = MeasuredText([TextRun(.text(text), font: font)])
    let widths = [0, 60, 400, 10, 60, 0, 35, 20, 90, 45, 70, 100, 60] as [CGFloat]
    for width in widths {
      for lineLimit in [0, 1, 2] {
        let container = TextContainer(
          width: width, lineLimit: lineLimit, lineBreakMode: .byTruncatingTail)
        let (size, lines) = (measured.size(in: container), TextLayout(block, in: container).size)
        #expect(
          abs(size.width - lines.width) < 1e-9 && size.height == lines.height,
          "\(text.debugDescription) in \(width)")
      }
    }
  }

  @Test(.rule("AL-103"))
  func `a text that shrinks is as large as fits, down to its least factor`() {
    func scale(_ width: CGFloat, minimum: CGFloat) -> CGFloat {
      TextBlock.scale(
        of: [TextRun(.text("aaaa"), font: TextLayoutTests.font)], toFit: width, minimum: minimum)
    }
    #expect(scale(25, minimum: 0.5) == 1)
    #expect(abs(scale(20, minimum: 0.5) - 0.8) <= 1.0 / 4096)
    #expect(scale(5, minimum: 0.5) == 0.5)
  }

  @Test(.rule("AL-104"))
  func `a paragraph's style sets the heights and the gaps of its lines`() {
    struct Row {
      var name: String
      var change: (inout ParagraphStyle) -> Void
      var frames: [CGRect]
      var baselines: [CGFloat]
    }
    // Four characters of 6.25 points.
    func rect(_ x: CGFloat, _ y: CGFloat, _ columns: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: columns * 6.25, height: height)
    }
    let plain = [rect(0, 0, 2, 12.5), rect(0, 12.5, 2, 12.5), rect(0, 25, 4, 12.5)]
    let rows: [Row] = [
      Row(name: "plain", change: { _ in }, frames: plain, baselines: [10, 22.5, 35]),
      Row(
        name: "line spacing", change: { $0.lineSpacing = 4 },
        frames: [rect(0, 0, 2, 12.5), rect(0, 16.5, 2, 12.5), rect(0, 33, 4, 12.5)],
        baselines: [10, 26.5, 43]),
      Row(
        name: "paragraph spacing",
        change: { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (3, 2) },
        frames: [rect(0, 0, 2, 12.5), rect(0, 12.5, 2, 12.5), rect(0, 30, 4, 12.5)],
        baselines: [10, 22.5, 40]),
      Row(
        name: "a least height", change: { $0.minimumLineHeight = 20 },
        frames: [rect(0, 0, 2, 20), rect(0, 20, 2, 20), rect(0, 40, 4, 20)],
        baselines: [17.5, 37.5, 57.5]),
      Row(
        name: "a greatest height", change: { $0.maximumLineHeight = 10 },
        frames: [rect(0, 0, 2, 10), rect(0, 10, 2, 10), rect(0, 20, 4, 10)],
        baselines: [7.5, 17.5, 27.5]),
      Row(
        name: "a multiple up to a greatest height",
        change: { ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 20) },
        frames: [rect(0, 0, 2, 20), rect(0, 20, 2, 20), rect(0, 40, 4, 20)],
        baselines: [17.5, 37.5, 57.5]),
      Row(
        name: "indents",
        change: { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (4, 2, -1) },
        frames: [rect(4, 0, 2, 12.5), rect(2, 12.5, 2, 12.5), rect(4, 25, 4, 12.5)],
        baselines: [10, 22.5, 35]),
      Row(
        name: "an end from the start",
        change: { ($0.headIndent, $0.tailIndent) = (6.25, 18.75) },
        frames: [
          rect(0, 0, 2, 12.5), rect(6.25, 12.5, 2, 12.5), rect(0, 25, 3, 12.5),
          rect(6.25, 37.5, 1, 12.5),
        ], baselines: [10, 22.5, 35, 47.5]),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = TextLayout(
        TextLayoutTests.block("aa bb\ncccc", row.change), in: TextContainer(width: 30))
      #expect(layout.lines.map(\.frame) == row.frames)
      #expect(layout.lines.map(\.baseline) == row.baselines)
      #expect(layout.size.height == row.frames.last?.maxY)
    }
  }

  @Test(.rule("AL-104"))
  func `only a paragraph's first run gives its style, and a line separator begins none`() {
    var style = ParagraphStyle()
    style.paragraphSpacing = 5
    style.firstLineHeadIndent = 3
    let block = TextBlock([
      TextRun(.text("a"), font: TextLayoutTests.font, style: style),
      TextRun(.text("b\u{2028}c\nd"), font: TextLayoutTests.font),
      TextRun(.text("e"), font: TextLayoutTests.font, style: style),
    ])
    let layout = TextLayout(block)
    #expect(layout.lines.map(\.frame.minX) == [3, 0, 0])
    #expect(layout.lines.map(\.frame.minY) == [0, 12.5, 30])
    #expect(layout.size.width == 15.5)
  }

  @Test(.rule("AL-104"))
  func `the tallest font and the attachments of a line are its height`() {
    let small = TextLayoutTests.font
    var large = small
    large.size = 25
    let picture = CGRect(x: 0, y: -4, width: 30, height: 40)
    let block = TextBlock([
      TextRun(.text("aa b"), font: small), TextRun(.text("b\n"), font: large),
      TextRun(.text("c "), font: small), TextRun(.attachment(picture), font: small, kern: 1),
      TextRun(.text("d\n"), font: small),
    ])
    let wide = TextLayout(block)
    #expect(wide.lines.map(\.frame.height) == [25, 40])
    #expect(wide.lines.map(\.baseline) == [20, 61])
    #expect(wide.lines[1].frame.width == 3 * 6.25 + 31)
    // A line breaks before and after an attachment.
    let narrow = TextLayout(block, in: TextContainer(width: 19))
    #expect(narrow.lines.map(\.frame.height) == [12.5, 25, 12.5, 40, 12.5])
  }

  @Test(.rule("AL-104"))
  func `what is cut adds no height`() {
    var large = TextLayoutTests.font
    large.size = 25
    let block = TextBlock([
      TextRun(.text("aaaaaa"), font: TextLayoutTests.font), TextRun(.text("bb"), font: large),
    ])
    let container = TextContainer(width: 30, lineLimit: 1, lineBreakMode: .byTruncatingTail)
    #expect(TextLayout(block, in: container).size.height == 12.5)
    // The ellipsis has the size of the first character.
    var head = container
    head.lineBreakMode = .byTruncatingHead
    #expect(TextLayout(block, in: head).size.height == 25)
  }

  @Test(.rule("AL-105"))
  func `bounds are not rounded, and an empty line is as high as others`() {
    struct Row {
      var name: String
      var text: String
      var leading = false
      var keepsLast = true
      var height: CGFloat
    }
    let rows: [Row] = [
      Row(name: "one line", text: "a", height: 12.5),
      Row(name: "with leading", text: "a\nb", leading: true, height: 27),
      Row(name: "an empty paragraph", text: "a\n\nb", height: 37.5),
      Row(name: "a line break at the end", text: "a\n", height: 25),
      Row(name: "a line break at the end of a label", text: "a\n", keepsLast: false, height: 12.5),
      Row(name: "nothing", text: "", height: 12.5),
      Row(name: "an empty label", text: "", keepsLast: false, height: 0),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var container = TextContainer()
      container.usesFontLeading = row.leading
      container.keepsEmptyLastLine = row.keepsLast
      #expect(TextLayout(TextLayoutTests.block(row.text), in: container).size.height == row.height)
    }
    #expect(TextLayout(TextBlock("A")).size.height == 20.287109375)
    #expect(TextLayout(TextBlock([])).size == .zero)
  }
}
