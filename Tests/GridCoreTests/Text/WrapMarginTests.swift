import Foundation
import GridTesting
import TestSupport
import Testing

@testable import GridCore

@Suite("Margins of line breaks", .rows)
struct WrapMarginTests {
  @Test(.rule("AL-107"))
  func `margins are those of the line that is nearest to another break`() {
    struct Row {
      var name: String
      var text: String
      /// The characters that a line holds.
      var columns: CGFloat
      var limit = 0
      var wider: CGFloat?
      var narrower: CGFloat?
      var nearest: CGFloat?
    }
    let rows: [Row] = [
      Row(
        name: "one line", text: "aaaa bbbb", columns: 10, wider: 10.0 / 9 - 1,
        nearest: 10.0 / 9 - 1),
      Row(
        name: "two lines", text: "aaaa bbb  cc", columns: 9.5, wider: 9.5 / 8 - 1,
        narrower: 1 - 9.5 / 12, nearest: 9.5 / 8 - 1),
      Row(
        name: "nearer by less", text: "aaaa bbbb", columns: 8.9, wider: 8.9 / 4 - 1,
        narrower: 1 - 8.9 / 9, nearest: 8.9 / 9 - 1),
      Row(
        name: "a word too long", text: "aaaaa", columns: 3.5, wider: 3.5 / 3 - 1,
        narrower: 1 - 3.5 / 4, nearest: 3.5 / 4 - 1),
      Row(
        name: "a cut", text: "aaaa bbbb", columns: 8, limit: 1, narrower: 1 - 8.0 / 9,
        nearest: 8.0 / 9 - 1),
      Row(name: "only a paragraph is cut", text: "a\nb", columns: 8, limit: 1),
      Row(name: "a single character", text: "a", columns: 8),
      Row(
        name: "a single character that may be cut", text: "a", columns: 8, limit: 1, wider: 7,
        nearest: 7),
      Row(name: "no limit", text: "aaaa bbbb", columns: 0),
    ]
    func isNear(_ first: CGFloat?, _ second: CGFloat?) -> Bool {
      first == nil && second == nil || abs((first ?? 9) - (second ?? -9)) < 1e-9
    }
    forEachRow(of: rows, named: \.name) { row in
      let margin = WrapMargin(
        TextBlock(row.text, font: LineBreakingTests.font),
        in: TextContainer(
          width: row.columns * 10, lineLimit: row.limit, lineBreakMode: .byTruncatingTail))
      #expect(isNear(margin.wider, row.wider))
      #expect(isNear(margin.narrower, row.narrower))
      #expect(isNear(margin.nearest, row.nearest))
    }
  }

  @Test(.rule("AL-107"), .seeds(0..<10000, inDebug: 400))
  func `lines stay within their margins and change beyond them`() {
    var random = SplitMix64(seed: currentSeed)
    let text = PlainText.random(seed: currentSeed &+ 3)
    let size = TextLayoutTests.font.size
    var container = TextContainer(
      width: size * CGFloat(random.number(4...60)) / 4.1, lineLimit: random.number(0...3),
      lineBreakMode: random.percent(20) ? .byCharWrapping : .byTruncatingTail)
    if container.lineBreakMode == .byCharWrapping { container.lineLimit = 0 }
    /// The lines when characters are wider by a share, and whether they are whole.
    func lines(_ share: CGFloat) -> [[Int]] {
      var font = TextLayoutTests.font
      font.size = size * (1 + share)
      return TextBlock(text, font: font).lines(in: container).lines.map {
        [$0.clusters.lowerBound, $0.clusters.upperBound, $0.cut == nil ? 0 : 1]
      }
    }
    let margin = WrapMargin(TextBlock(text, font: TextLayoutTests.font), in: container)
    let present = lines(0)
    let step = 1e-5
    if let wider = margin.wider {
      if wider > step { #expect(lines(wider - step) == present, "\(text.debugDescription)") }
      #expect(lines(wider + step) != present, "\(text.debugDescription)")
    } else {
      #expect(lines(0.5) == present)
    }
    if let narrower = margin.narrower {
      if narrower > step { #expect(lines(step - narrower) == present, "\(text.debugDescription)") }
      #expect(lines(-narrower - step) != present, "\(text.debugDescription)")
    } else {
      #expect(lines(-0.5) == present)
    }
  }
}
