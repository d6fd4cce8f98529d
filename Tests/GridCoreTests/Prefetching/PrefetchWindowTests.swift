import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Prefetch window")
struct PrefetchWindowTests {
  private let visible = CGRect(x: 0, y: 1000, width: 300, height: 400)

  @Test(.rule("F10.9"))
  func `before anything moved the window lies ahead, then where the content goes`() {
    var window = PrefetchWindow()
    #expect(
      window.rect(visible: visible, scrollsX: false, scrollsY: true)
        == CGRect(x: 0, y: 1400, width: 300, height: 400))
    let turned = [-1.0, 0, -80, 1].map { window.record(movement: CGPoint(x: 0, y: $0)) }
    #expect(turned == [true, false, false, true])
    _ = window.record(movement: CGPoint(x: 0, y: -1))
    #expect(
      window.rect(visible: visible, scrollsX: false, scrollsY: true)
        == CGRect(x: 0, y: 600, width: 300, height: 400))
  }

  @Test func `an axis that does not scroll has no window`() {
    let window = PrefetchWindow()
    #expect(window.rect(visible: visible, scrollsX: false, scrollsY: false) == visible)
  }

  @Test(.rule("PF-5")) func `a movement of more than the view is too fast`() {
    let size = CGSize(width: 300, height: 400)
    #expect(!PrefetchWindow.isFast(CGPoint(x: 0, y: 400), in: size))
    #expect(PrefetchWindow.isFast(CGPoint(x: 0, y: -401), in: size))
    #expect(PrefetchWindow.isFast(CGPoint(x: 301, y: 0), in: size))
  }

  /// Lines of three below the view, a line above it and one that is only as high as its items are.
  private static let rows: [(frames: [CGRect], row: [Int])] = [
    (frames: [], row: []),
    (
      frames: [
        CGRect(x: 0, y: 1400, width: 100, height: 50),
        CGRect(x: 100, y: 1400, width: 100, height: 50),
        CGRect(x: 200, y: 1400, width: 100, height: 50),
        CGRect(x: 0, y: 1450, width: 100, height: 50),
      ], row: [0, 1, 2]
    ),
    // Items centred on their line: the tallest is the nearest, the others lie beside it.
    (
      frames: [
        CGRect(x: 0, y: 1410, width: 100, height: 80),
        CGRect(x: 100, y: 1435, width: 100, height: 30),
        CGRect(x: 0, y: 1500, width: 100, height: 80),
      ], row: [0, 1]
    ),
    // Above the view the nearest line is the lowest.
    (
      frames: [
        CGRect(x: 0, y: 900, width: 100, height: 50),
        CGRect(x: 0, y: 950, width: 100, height: 50),
        CGRect(x: 100, y: 950, width: 100, height: 50),
      ], row: [1, 2]
    ),
    // To the right a row is a column.
    (
      frames: [
        CGRect(x: 300, y: 1000, width: 80, height: 100),
        CGRect(x: 300, y: 1100, width: 80, height: 100),
        CGRect(x: 380, y: 1000, width: 80, height: 100),
      ], row: [0, 1]
    ),
  ]

  @Test(.rows) func `the nearest row is a line below or above, a column at the sides`() {
    forEachRow(of: Self.rows.indices) { index in
      let (frames, row) = Self.rows[index]
      #expect(PrefetchWindow.nearestRow(of: frames, to: visible) == row)
    }
  }

  @Test(.rule("F10.9")) func `distance is that of the frames`() {
    #expect(
      PrefetchWindow.distance(
        from: CGRect(x: 330, y: 1440, width: 10, height: 10), to: visible) == 50)
    #expect(PrefetchWindow.distance(from: visible, to: visible) == 0)
  }
}
