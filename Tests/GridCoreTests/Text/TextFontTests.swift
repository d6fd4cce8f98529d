import Foundation
import TestSupport
import Testing

@testable import GridCore

@Suite("Widths of characters", .rows)
struct TextFontTests {
  /// The sums of all widths of a cut, in 1/10000 em.
  @Test(.rule("AL-106"))
  func `the embedded widths are those of the collected file`() {
    let rows: [(name: String, text: Int, display: Int)] = [
      ("regular", 1_943_319, 1_771_283), ("medium", 1_973_562, 1_808_898),
      ("semibold", 2_003_845, 1_846_572), ("bold", 2_034_247, 1_883_978),
    ]
    let count = LatinAdvances.count
    #expect(LatinAdvances.widths.count == 8 * count)
    func sum(_ cut: Int, _ units: Double) -> Int {
      LatinAdvances.widths[cut * count..<(cut + 1) * count]
        .reduce(0) { $0 + Int((Double($1) / units * 10000).rounded(.toNearestOrEven)) }
    }
    forEachRow(of: rows.enumerated(), named: \.element.name) { weight, row in
      #expect(sum(2 * weight, LatinAdvances.textUnits) == row.text)
      #expect(sum(2 * weight + 1, LatinAdvances.displayUnits) == row.display)
    }
  }

  @Test(.rule("AL-106"))
  func `each character has its own width`() {
    let rows: [(text: String, weight: FontWeight, share: CGFloat)] = [
      (" ", .regular, 0.2812), ("~", .regular, 0.6591), ("A", .regular, 0.6761),
      ("\u{A0}", .regular, 0.2812), ("é", .regular, 0.5824), ("ň", .regular, 0.5852),
      ("Ŋ", .regular, 0.7528), ("ž", .regular, 0.5412), ("ſ", .regular, 0.2670),
      ("‐", .regular, 0.3580), ("—", .regular, 1), ("…", .regular, 0.8210), ("−", .regular, 0.6591),
      ("€", .regular, 0.6648), (" ", .medium, 0.2649), ("W", .medium, 0.9780),
    ]
    forEachRow(of: rows, named: \.text) { row in
      // At 12 points the tracking is 0.
      let width = TextFont(.system(row.weight), size: 12).width(of: row.text)
      #expect(abs(width / 12 - row.share) < 5e-5)
    }
  }

  @Test(.rule("AL-106"))
  func `the display cut comes in between 17 and 28 points, and tracking with each size`() {
    let rows: [(size: CGFloat, width: CGFloat)] = [
      (6, 0.6761 * 6 + 0.24), (5, 0.6761 * 5 + 0.24), (14.5, 0.6761 * 14.5 - 0.19),
      (17, 0.6761 * 17 - 0.43), (22.5, (0.6761 + 0.6562) / 2 * 22.5 - 0.18),
      (28, 0.6562 * 28 + 0.38), (41, 0.6562 * 41 + 0.375), (60, 0.6562 * 60 + 0.35),
    ]
    forEachRow(of: rows) { row in
      #expect(abs(TextFont(size: row.size).width(of: "A") - row.width) < 6e-5 * row.size)
    }
  }

  @Test(.rule("AL-107"))
  func `words are nearly as wide as UIKit measures them`() {
    let rows: [(text: String, font: TextFont, width: CGFloat, uikit: CGFloat)] = [
      ("This is a test string", TextFont(size: 17), 143.37, 144.093),
      ("Export", TextFont(.system(.medium), size: 17), 50.6, 51.25),
    ]
    forEachRow(of: rows, named: \.text) { row in
      let width = row.font.width(of: row.text)
      #expect(abs(width - row.width) < 0.03, "\(width)")
      #expect(abs(width / row.uikit - 1) < 0.014)
    }
  }

  @Test(.rule("AL-108"))
  func `other scripts have rough widths without tracking`() {
    let system = TextFont(size: 20)
    let digits = TextFont(.monospacedDigits(.bold), size: 20)
    let monospaced = TextFont(.monospaced(.regular), size: 20)
    let rows: [(text: String, font: TextFont, share: CGFloat)] = [
      ("漢", system, 1), ("カ", system, 1), ("한", system, 1), ("\u{1112}\u{1161}\u{11AB}", system, 1),
      ("Ａ", system, 1), ("。", system, 1), ("ｶ", system, 0.5), ("😀", system, 1),
      ("👨‍👩‍👧", system, 1), ("🇫🇷", system, 1), ("❤️", system, 1), ("1️⃣", system, 1),
      ("Д", system, 0.58), ("λ", system, 0.58), ("ש", system, 0.55), ("ก", system, 0.55),
      ("\u{301}", system, 0), ("\u{200B}", system, 0), ("\u{200D}", system, 0),
      ("\u{AD}", system, 0), ("\n", system, 0), ("\r\n", system, 0), ("\u{2028}", system, 0),
      ("8", digits, 0.62), ("1", digits, 0.62), ("1", monospaced, 1266.0 / 2048),
      ("W", monospaced, 1266.0 / 2048), ("Д", monospaced, 1266.0 / 2048), ("漢", monospaced, 1),
    ]
    forEachRow(of: rows, named: \.text) { row in
      #expect(abs(row.font.width(of: row.text) / 20 - row.share) < 1e-12)
    }
    #expect(system.width(of: "e\u{301}") == system.width(of: "e"))
    #expect(digits.width(of: "A") == TextFont(.system(.bold), size: 20).width(of: "A"))
  }

  @Test(.rule("AL-104"))
  func `kern is added to each character`() {
    let font = TextFont(size: 17)
    #expect(abs(font.width(of: "abc", kern: 2) - font.width(of: "abc") - 6) < 1e-9)
    #expect(abs(font.width(of: "é漢\n", kern: 2) - font.width(of: "é漢") - 4) < 1e-9)
  }
}
