import GridTesting
import Testing

/// A million items cost what is on screen, by exact counters.
@MainActor @Suite("A million items in a flow layout")
struct FlowMillionTests {
  /// Rows of seven items, a row each 110 points; 600 points meet at most seven rows.
  private static let rowsInView = 7
  private static let itemsInView = 7 * rowsInView

  private func fixture() -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return Fixture(layout, counts: [1_000_000], size: CGSize(width: 800, height: 600))
  }

  private func isSmall(_ made: Fixture<GridViewFlowLayout>) -> Bool {
    let counters = made.simulation.counters
    let shown = made.grid.visibleCells.count
    // Cells: one viewport and two lines.
    return counters.attributesLive <= shown + 2 * Self.itemsInView
      && counters.cellsMade <= Self.itemsInView + 2 * 7 && counters.sizeCalls == 0
      && counters.prepareCalls == 1
  }

  @Test func `the first layout makes what is on screen`() {
    let made = fixture()
    made.grid.layoutIfNeeded()
    let counters = made.simulation.counters
    #expect(made.grid.contentSize == CGSize(width: 800, height: 15_714_370))  // 142,858 rows
    #expect(made.grid.visibleItems.count == 42)
    #expect(counters.attributesMade == counters.attributesLive)
    #expect(counters.attributesLive <= 49)
    #expect(counters.cellsMade == 42)
    #expect(counters.sourceCalls == 2 + 42)
    #expect(isSmall(made), "\(counters)")
  }

  @Test func `a thousand steps of half a viewport keep and make no more`() {
    let made = fixture()
    made.grid.layoutIfNeeded()
    for step in Array(1...1000) + (900..<1000).reversed() {
      made.grid.scroll(toY: CGFloat(step) * 300)
      guard isSmall(made) else {
        Issue.record("step \(step): \(made.simulation.counters)")
        return
      }
    }
    // Each row is made once while it comes near, not once a step.
    #expect(made.simulation.counters.attributesMade <= 1000 * 7 * 4)
    #expect(made.simulation.faults == [])
  }
}
