import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Dequeues outside requests")
struct UnaskedDequeueTests {
  private final class PhotoCell: GridViewCell {
    var title = ""
  }

  private let fixture: Fixture<GridViewFlowLayout>
  private var simulation: Simulation { fixture.simulation }
  private var grid: GridView { fixture.grid }

  init() {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    fixture = Fixture(layout, counts: [9], size: CGSize(width: 100, height: 100))
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    fixture.source.configure = { ($0 as? PhotoCell)?.title = "photo \($1.item)" }
  }

  private let numbers = GridView.CellRegistration<PhotoCell, Int> { cell, _, number in
    cell.title = "number \(number)"
  }

  private func askSource(for item: Int) -> GridViewCell {
    fixture.source.collectionView(grid, cellForItemAt: [0, item])
  }

  private func dequeueNumber() -> GridViewCell {
    simulation.perform { grid.dequeueConfiguredReusableCell(using: numbers, for: [0, 0], item: 5) }
  }

  @Test(.rows) func `a cell that is dequeued without a request is of the registered class`() {
    let rows: [(name: String, isLaidOut: Bool, title: String, frame: CGRect)] = [
      ("before the first pass", false, "photo 7", CGRect(0, 350, 100, 40)),
      ("after it", true, "photo 7", CGRect(0, 350, 100, 40)),
      ("without a place, for an item that the data source does not have", true, "", .zero),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let test = Self()
      if row.isLaidOut { test.grid.layoutIfNeeded() }
      let cell =
        row.title.isEmpty
        ? test.grid.dequeueReusableCell(
          withReuseIdentifier: SampleDataSource.identifier, for: [4, 99])
        : test.askSource(for: 7)
      #expect((cell as? PhotoCell)?.title == row.title)
      #expect(cell.reuseIdentifier == SampleDataSource.identifier)
      #expect(cell.frame == row.frame)
      #expect(cell.superview == nil)
      #expect(test.simulation.faults == [])
    }
  }

  @Test(.rule("E-14")) func `the next pass refuses cells that were not returned, once`() {
    grid.layoutIfNeeded()
    let shown = grid.visibleCells
    for item in [7, 8] { _ = askSource(for: item) }
    grid.scroll(toY: 30)
    #expect(simulation.faults.map(\.code) == ["E-14"])
    #expect(
      simulation.faults.first?.message.contains(
        "Dequeued view: <PhotoCell: 0x0; frame = (0 350; 100 40); reuseIdentifier = sample>; "
          + "Collection view: ") == true)
    #expect(grid.contentOffset.y == 0)
    #expect(grid.visibleCells == shown)
    grid.scroll(toY: 30)
    #expect(simulation.faults.count == 1)
    #expect(grid.contentOffset.y == 30)
  }

  @Test(.rows) func `a pass that shows nothing else finds the cell, too`() {
    let rows: [(title: String, dequeue: (Self) -> GridViewCell)] = [
      ("photo 0", { $0.askSource(for: 0) }), ("number 5", { $0.dequeueNumber() }),
    ]
    forEachRow(of: rows, named: { $0.title }) { row in
      let test = Self()
      test.grid.layoutIfNeeded()
      #expect((row.dequeue(test) as? PhotoCell)?.title == row.title)
      #expect(test.simulation.faults == [])
      test.grid.layoutAgain()
      #expect(test.simulation.faults.map(\.code) == ["E-14"])
    }
  }

  @Test(.rule("E-22")) func `a header is not dequeued for a section that does not exist`() {
    grid.layoutIfNeeded()
    _ = grid.dequeueReusableSupplementaryView(
      ofKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: SampleDataSource.identifier,
      for: [1, 0])
    #expect(simulation.faults.map(\.code) == ["E-22"])
  }
}
