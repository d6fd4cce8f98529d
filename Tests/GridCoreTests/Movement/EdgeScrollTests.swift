import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Scrolling at edges")
struct EdgeScrollTests {
  @Test(.rule("IM-22"), .rows) func `the speed grows evenly towards an edge`() {
    let rows: [(place: CGFloat, length: CGFloat, velocity: CGFloat)] = [
      (200, 400, 0), (48, 400, 0), (24, 400, -300), (0, 400, -600), (-50, 400, -600),
      (352, 400, 0), (376, 400, 300), (500, 400, 600),
      // A small view: a quarter of it at each end.
      (10, 40, 0), (5, 40, -300), (5, 0, 0),
    ]
    forEachRow(of: rows) { place, length, velocity in
      #expect(EdgeScroll.velocity(at: place, length: length) == velocity)
    }
  }
}
