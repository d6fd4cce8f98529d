import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Scrolling at edges")
struct EdgeScrollTests {
  struct Case: Sendable {
    let place: CGFloat
    let length: CGFloat
    let velocity: CGFloat

    init(_ place: CGFloat, of length: CGFloat, _ velocity: CGFloat) {
      self.place = place
      self.length = length
      self.velocity = velocity
    }
  }

  static let cases: [Case] = [
    Case(200, of: 400, 0), Case(48, of: 400, 0), Case(24, of: 400, -300), Case(0, of: 400, -600),
    Case(-50, of: 400, -600), Case(352, of: 400, 0), Case(376, of: 400, 300),
    Case(500, of: 400, 600),
    // A small view: a quarter of it at each end.
    Case(10, of: 40, 0), Case(5, of: 40, -300), Case(5, of: 0, 0),
  ]

  @Test(.rule("IM-22"), .rows) func `the speed grows evenly towards an edge`() {
    forEachRow(of: cases) { sample in
      #expect(EdgeScroll.velocity(at: sample.place, length: sample.length) == sample.velocity)
    }
  }
}
