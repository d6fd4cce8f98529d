import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Axis ranges")
struct AxisRangeTests {
  @Test(.rows) func `stretches meet by the inequalities alone`() {
    let rows: [(a: (CGFloat, CGFloat), b: (CGFloat, CGFloat), meets: Bool)] = [
      (a: (0, 10), b: (9, 20), meets: true),
      (a: (0, 10), b: (10, 20), meets: false),  // touching
      (a: (5, 5), b: (0, 10), meets: true),  // without length, strictly inside
      (a: (5, 5), b: (5, 10), meets: false),  // without length, at the start
      (a: (0, 5), b: (5, 5), meets: false),  // without length, at the end
      (a: (5, 5), b: (5, 5), meets: false),
      (a: (-.infinity, .infinity), b: (3, 4), meets: true),
      (a: (.nan, 10), b: (3, 4), meets: false), (a: (0, .nan), b: (3, 4), meets: false),
    ]
    forEachRow(of: rows) { a, b, meets in
      let a = AxisRange(start: a.0, end: a.1)
      let b = AxisRange(start: b.0, end: b.1)
      #expect(a.meets(b) == meets)
      #expect(b.meets(a) == meets)
    }
  }

  @Test func `nothing meets nothing and adds nothing`() {
    let all = AxisRange(start: -.infinity, end: .infinity)
    let some = AxisRange(start: 3, end: 7)
    #expect(!AxisRange.nothing.meets(all))
    var union = AxisRange.nothing
    union.formUnion(some)
    #expect(union == some)
    union.formUnion(AxisRange(start: -1, end: 4))
    #expect(union == AxisRange(start: -1, end: 7))
  }

  @Test func `a rectangle drawn backwards covers the same stretches`() {
    let rect = CGRect(30, 50, -20, -5)
    #expect(AxisRange(horizontalOf: rect) == AxisRange(start: 10, end: 30))
    #expect(AxisRange(verticalOf: rect) == AxisRange(start: 45, end: 50))
  }
}
