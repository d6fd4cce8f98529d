import GridKit
import GridTesting
import TestSupport
import Testing

/// Regions that the layout is asked for while the viewport moves: QR-8 under each policy.
@MainActor @Suite("Regions asked of a layout")
struct QueryRegionTests {
  let fixture = Fixture(ListSpyLayout(), counts: [40], size: CGSize(width: 100, height: 200))
  var grid: GridView { fixture.grid }

  /// The rectangles asked by a pass at each offset; `-` where the layout was not asked.
  private func asked(at offsets: [CGFloat]) -> [String] {
    offsets.map { offset in
      let log = fixture.simulation.traced { grid.scroll(toY: offset) }
      let rects = log.events.filter { $0.call == "layoutAttributesForElements(in:)" }
      return rects.isEmpty ? "-" : rects.map(\.detail).joined(separator: "; ")
    }
  }

  @Test(.rows) func `a policy asks for regions of its own, where they are not known`() {
    let rows: [(policy: GridView.QueryPolicy, offsets: [CGFloat], asked: [String])] = [
      (
        .whole, [0, 50, 20, 250, 60, 600, 450],
        [
          "0, 0, 100, 200",
          "0, 50, 100, 200",  // grows the region to 0 … 250
          "-",
          "0, 250, 100, 200",  // touches it: 0 … 450, of which 50 … 450 is kept
          "-",
          "0, 600, 100, 200",  // apart: replaces it
          "0, 450, 100, 200",
        ]
      ),
      // The region more than a viewport away is forgotten and asked for again.
      (
        .whole, [0, 150, 300, 450, 0, 100, 200, 100],
        ["0, 0, 100, 200", "0, 100, 100, 200", "0, 200, 100, 200", "-"]
      ),
      (
        .pageAligned, [0, 50, 199, 201, -10],
        ["0, 0, 200, 200", "0, 0, 200, 400", "-", "0, 200, 200, 400", "0, -200, 200, 400"]
      ),
    ]
    forEachRow(of: rows, named: { "\($0.policy) at \($0.offsets)" }) { row in
      let test = Self()
      test.grid.queryPolicy = row.policy
      #expect(test.asked(at: row.offsets).suffix(row.asked.count) == row.asked[...])
    }
  }
}
