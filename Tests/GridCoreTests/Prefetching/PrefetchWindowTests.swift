import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Prefetch window")
struct PrefetchWindowTests {
  private let visible = CGRect(0, 1000, 300, 400)

  @Test(.rule("F10.9"))
  func `before anything moved the window lies ahead, then where the content goes, if it scrolls`() {
    var window = PrefetchWindow()
    #expect(window.rect(visible: visible, scrollsX: false, scrollsY: false) == visible)
    #expect(
      window.rect(visible: visible, scrollsX: false, scrollsY: true) == CGRect(0, 1400, 300, 400))
    let turned = [-1.0, 0, -80, 1].map { window.record(movement: CGPoint(x: 0, y: $0)) }
    #expect(turned == [true, false, false, true])
    _ = window.record(movement: CGPoint(x: 0, y: -1))
    #expect(
      window.rect(visible: visible, scrollsX: false, scrollsY: true) == CGRect(0, 600, 300, 400))
  }

  @Test(.rule("PF-5")) func `a movement of more than the view is too fast`() {
    let size = CGSize(width: 300, height: 400)
    #expect(!PrefetchWindow.isFast(CGPoint(x: 0, y: 400), in: size))
    #expect(PrefetchWindow.isFast(CGPoint(x: 0, y: -401), in: size))
    #expect(PrefetchWindow.isFast(CGPoint(x: 301, y: 0), in: size))
  }

  @Test(.rows) func `the nearest row is a line below or above, a column at the sides`() {
    let rows: [(name: String, frames: [CGRect], row: [Int])] = [
      ("nothing", [], []),
      (
        "lines of three below the view",
        [
          CGRect(0, 1400, 100, 50), CGRect(100, 1400, 100, 50), CGRect(200, 1400, 100, 50),
          CGRect(0, 1450, 100, 50),
        ], [0, 1, 2]
      ),
      (
        "of items centred on their line the tallest is the nearest, the others lie beside it",
        [CGRect(0, 1410, 100, 80), CGRect(100, 1435, 100, 30), CGRect(0, 1500, 100, 80)], [0, 1]
      ),
      (
        "above the view the nearest line is the lowest",
        [CGRect(0, 900, 100, 50), CGRect(0, 950, 100, 50), CGRect(100, 950, 100, 50)], [1, 2]
      ),
      (
        "to the right a row is a column",
        [CGRect(300, 1000, 80, 100), CGRect(300, 1100, 80, 100), CGRect(380, 1000, 80, 100)],
        [0, 1]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(PrefetchWindow.nearestRow(of: row.frames, to: visible) == row.row)
    }
  }

  @Test(.rule("F10.9")) func `distance is that of the frames`() {
    #expect(PrefetchWindow.distance(from: CGRect(330, 1440, 10, 10), to: visible) == 50)
    #expect(PrefetchWindow.distance(from: visible, to: visible) == 0)
  }
}
