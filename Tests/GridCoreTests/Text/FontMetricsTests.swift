import Foundation
import TestSupport
import Testing

@testable import GridCore

@Suite("Heights of fonts", .rows)
struct FontMetricsTests {
  @Test(.rule("AL-100"))
  func `a line of the system font is as high as 2444/2048 of its size in every weight`() {
    let rows: [(size: CGFloat, height: CGFloat)] = [
      (17, 20.287109375), (14, 16.707031), (53, 63.248047), (0, 0),
    ]
    forEachRow(of: rows) { row in
      for weight in FontWeight.allCases {
        let metrics = FontMetrics(system: weight, size: row.size)
        #expect(abs(metrics.lineHeight - row.height) < 5e-7)
        #expect(metrics.leading == 0)
      }
    }
    let metrics = FontMetrics(system: .regular, size: 2048)
    #expect(metrics.ascender == 1950 && metrics.descender == -494 && metrics.capHeight == 1443)
  }

  @Test(.rule("AL-100"))
  func `small letters are lower in larger sizes and thinner weights`() {
    let rows: [(weight: FontWeight, size: CGFloat, units: CGFloat)] = [
      (.regular, 11, 1078), (.regular, 17, 1078), (.regular, 20, 1069), (.regular, 25, 1054.5),
      (.regular, 30, 1040), (.regular, 34, 1040), (.medium, 17, 1086), (.medium, 20, 1078),
      (.medium, 34, 1052), (.semibold, 17, 1093), (.semibold, 20, 1085), (.semibold, 30, 1060),
      (.bold, 8, 1101), (.bold, 20, 1094), (.bold, 34, 1072),
    ]
    forEachRow(of: rows) { row in
      let height = FontMetrics(system: row.weight, size: row.size).xHeight
      #expect(abs(height - row.units * row.size / 2048) < 1e-9)
    }
  }

  @Test func `a weight between the known ones is the nearest`() {
    let rows: [(rawValue: CGFloat, weight: FontWeight)] = [
      (-0.8, .regular), (0, .regular), (0.1, .regular), (0.23, .medium), (0.3, .semibold),
      (0.4, .bold), (0.62, .bold),
    ]
    forEachRow(of: rows) { #expect(FontWeight(nearestTo: $0.rawValue) == $0.weight) }
  }
}
