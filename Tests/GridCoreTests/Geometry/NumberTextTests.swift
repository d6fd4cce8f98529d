import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Numbers as text", .rows)
struct NumberTextTests {
  @Test func `short numbers have at most three decimals and nothing superfluous`() {
    let rows: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (7, "7"), (-7, "-7"), (82.5, "82.5"), (1.0 / 3, "0.333"),
      (-2.0 / 3, "-0.667"), (0.05, "0.05"), (-0.0004, "0"), (-0.0006, "-0.001"), (1.9996, "2"),
      (100, "100"), (1_000_000.25, "1000000.25"), (1e12, "1000000000000"),
      // Exact halves go to the even digit; 1.0005 is a little below its half, 1.0015 above.
      (0.0625, "0.062"), (0.1875, "0.188"), (1.0005, "1"), (1.0015, "1.002"),
      (1e300, "1e+300"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (-.nan, "nan"),
    ]
    forEachRow(of: rows) { #expect(NumberText.short($0.0) == $0.1) }
  }

  @Test func `geometry is its numbers with commas`() {
    let rect = CGRect(10, -0.0, 1.0 / 3, 40.5)
    let insets = GridEdgeInsets(top: 1, left: 2, bottom: 3.25, right: -4)
    #expect(NumberText.short(rect.origin) == "10, 0")
    #expect(NumberText.short(rect.size) == "0.333, 40.5")
    #expect(NumberText.short(rect) == "10, 0, 0.333, 40.5")
    #expect(NumberText.short(insets) == "1, 2, 3.25, -4")
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `short numbers are correctly rounded, near halves too`() {
    var random = SplitMix64(seed: currentSeed)
    for exponent in -6...12 {
      let value = Double(random.number(in: -9...9)) * pow(10, Double(exponent))
      #expect(NumberText.short(value) == cut(value))
      // Halves of a thousandth, and their neighbours.
      let half = (value * 1000).rounded() / 1000 + 0.0005
      for near in [half, half.nextUp, half.nextDown] {
        #expect(NumberText.short(near) == cut(near))
      }
    }
  }

  /// C's three decimals, cut back by hand.
  private func cut(_ value: Double) -> String {
    let text = threeDecimals(value)
    return text == "-0" ? "0" : text
  }

  @Test func `exact numbers are the shortest that read back`() {
    let rows: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (3, "3"), (-12, "-12"), (0.1, "0.1"),
      (0.1 + 0.2, "0.30000000000000004"), (82.5, "82.5"), (1.0 / 3, "0.3333333333333333"),
      (1e-7, "1e-07"), (1e21, "1e+21"), (9_007_199_254_740_991, "9007199254740991"),
      (9_007_199_254_740_992, "9007199254740992"), (.infinity, "null"), (.nan, "null"),
    ]
    forEachRow(of: rows) { #expect(NumberText.exact($0.0) == $0.1) }
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `exact numbers are JSON and come back bit by bit`() throws {
    var random = SplitMix64(seed: currentSeed)
    for _ in 0..<20 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let text = NumberText.exact(value)
      #expect(Double(text) == value)
      #expect(try JSONDecoder().decode([Double].self, from: Data("[\(text)]".utf8)) == [value])
    }
  }
}

@Suite("Numbers in UIKit's messages", .rows)
struct UIKitNumberTextTests {
  @Test func `descriptions have six digits`() {
    let rows: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (375, "375"), (512.0 / 3, "170.667"), (-0.5, "-0.5"),
      (123_456, "123456"), (1_234_567, "1.23457e+06"), (0.00001, "1e-05"), (-.nan, "nan"),
      (.infinity, "inf"),
    ]
    forEachRow(of: rows) { #expect(NumberText.general($0.0) == $0.1) }
  }

  @Test func `frames in descriptions are in round brackets`() {
    let header = CGRect(0, 0, 375, 32)
    #expect(NumberText.parenthesized(header) == "(0 0; 375 32)")
    let item = CGRect(512.0 / 3, -4.5, 73, 736)
    #expect(NumberText.parenthesized(item) == "(170.667 -4.5; 73 736)")
  }

  @Test(.rule("FL-80", "FL-81"))
  func `geometry in messages is in one pair of braces, a rectangle in two, with all its digits`() {
    let cached = CGRect(170.66667847961008, 0, 72.999976338098122, 736)
    let turned = CGRect(
      x: -1.4210854715202004e-14, y: 0, width: 101.00000000000001, height: 101.00000000000001)
    let insets = GridEdgeInsets(top: 0, left: -0.0, bottom: 34, right: 0)
    let rows: [(found: String, expected: String)] = [
      (NumberText.braced(cached), "{{170.66667847961008, 0}, {72.999976338098122, 736}}"),
      (
        NumberText.braced(turned),
        "{{-1.4210854715202004e-14, 0}, {101.00000000000001, 101.00000000000001}}"
      ),
      (NumberText.braced(CGRect(4, 10, 367, 58)), "{{4, 10}, {367, 58}}"),
      (NumberText.braced(CGPoint(x: 0, y: -64)), "{0, -64}"),
      (NumberText.braced(CGSize(width: 320, height: 162.5)), "{320, 162.5}"),
      (NumberText.braced(insets), "{0, 0, 34, 0}"),
    ]
    forEachRow(of: rows, named: \.expected) { #expect($0.found == $0.expected) }
  }
}
