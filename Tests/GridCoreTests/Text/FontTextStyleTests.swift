import Foundation
import TestSupport
import Testing

@testable import GridCore

@Suite("Styles of text", .rows)
struct FontTextStyleTests {
  @Test(.rule("AL-110"))
  func `styles have their sizes and leadings in each category`() {
    let rows: [(style: FontTextStyle, sizes: String)] = [
      (
        .largeTitle,
        "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"
      ),
      (.title1, "25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/63 58/68"),
      (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
      (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
      (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62"),
      (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
      (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
      (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/36 36/43 42/50 49/58"),
      (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
      (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51"),
      (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48"),
    ]
    #expect(rows.map(\.style) == FontTextStyle.allCases)
    forEachRow(of: rows) { row in
      let sizes = TextSizeCategory.allCases.map {
        "\(Int(row.style.size(at: $0)))/\(Int(row.style.leading(at: $0)))"
      }
      #expect(sizes.joined(separator: " ") == row.sizes)
    }
  }

  @Test(.rule("AL-110"))
  func `lengths grow with the leading, to the nearest pixel`() {
    let rows: [(FontTextStyle, TextSizeCategory, value: CGFloat, scale: CGFloat, scaled: CGFloat)] =
      [
        (.body, .medium, 17, 3, 49.0 / 3), (.body, .large, 17, 3, 17), (.body, .medium, 17, 2, 16),
        (.body, .accessibilityExtraExtraExtraLarge, 100, 3, 845.0 / 3),
        (.largeTitle, .extraSmall, 44, 1, 41), (.caption1, .large, 0.3, 3, 1.0 / 3),
        // Half a pixel goes up.
        (.body, .medium, 11, 1, 11), (.footnote, .extraExtraExtraLarge, 3, 3, 4),
        (.title3, .extraLarge, 1.25, 5, 1.4), (.body, .small, 0, 3, 0),
      ]
    forEachRow(of: rows) { row in
      #expect(abs(row.0.scaledValue(row.value, at: row.1, scale: row.scale) - row.scaled) < 1e-9)
    }
  }

  @Test(.rule("AL-110"))
  func `fonts grow to whole points up to their greatest size`() {
    let style = FontTextStyle.body
    #expect(style.scaledFontSize(17, at: .medium) == 16)
    #expect(style.scaledFontSize(17, at: .accessibilityMedium) == 26)
    #expect(style.scaledFontSize(17, at: .accessibilityMedium, maximum: 24.5) == 24.5)
  }

  @Test func `a headline is semibold`() {
    #expect(FontTextStyle.headline.font(at: .large) == TextFont(.system(.semibold), size: 17))
    #expect(FontTextStyle.title1.font(at: .small) == TextFont(size: 26))
  }
}
