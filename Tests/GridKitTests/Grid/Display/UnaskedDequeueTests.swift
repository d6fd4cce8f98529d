import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Dequeues outside requests")
struct UnaskedDequeueTests {
  private final class PhotoCell: GridViewCell {
    var title = ""
  }

  private final class Source: NSObject, GridViewDataSource {
    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      9
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.title = "photo \(indexPath.item)"
      return cell
    }
  }

  private let simulation = Simulation()
  private let source = Source()
  private let grid: GridView

  init() {
    simulation.faultPolicy = .record
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = source
  }

  private var message: String {
    let fault = simulation.faults.first
    return fault?.code == "E-14" ? fault?.message ?? "" : ""
  }

  @Test(arguments: [false, true])
  func `a test that calls the data source itself gets a cell of the registered class`(
    isLaidOut: Bool
  ) throws {
    if isLaidOut { grid.layoutIfNeeded() }
    let asked = source.collectionView(grid, cellForItemAt: IndexPath(item: 7, section: 0))
    let cell = try #require(asked as? PhotoCell)
    #expect(cell.title == "photo 7")
    #expect(cell.reuseIdentifier == "photo")
    #expect(cell.frame == CGRect(x: 0, y: 350, width: 100, height: 40))
    #expect(cell.superview == nil)
    #expect(simulation.faults == [])
  }

  @Test(.rule("E-14")) func `the next pass refuses cells that were not returned, once`() {
    grid.layoutIfNeeded()
    let shown = grid.visibleCells
    for item in [7, 8] {
      _ = source.collectionView(grid, cellForItemAt: IndexPath(item: item, section: 0))
    }
    grid.layOut(at: 30)
    #expect(simulation.faults.count == 1)
    #expect(
      message.contains(
        "Dequeued view: <PhotoCell: 0x0; frame = (0 350; 100 40); reuseIdentifier = photo>; "
          + "Collection view: "))
    #expect(grid.contentOffset.y == 0)
    #expect(grid.visibleCells == shown)
    grid.layOut(at: 30)
    #expect(simulation.faults.count == 1)
    #expect(grid.contentOffset.y == 30)
  }

  @Test func `a pass that shows nothing else finds the cell, too`() {
    grid.layoutIfNeeded()
    _ = source.collectionView(grid, cellForItemAt: IndexPath(item: 0, section: 0))
    grid.setNeedsLayout()
    grid.layoutIfNeeded()
    #expect(simulation.faults.map(\.code) == ["E-14"])
  }

  @Test func `an item that the data source does not have is dequeued without a place`() {
    grid.layoutIfNeeded()
    let cell = grid.dequeueReusableCell(
      withReuseIdentifier: "photo", for: IndexPath(item: 99, section: 4))
    #expect(cell is PhotoCell)
    #expect(cell.frame == .zero)
    #expect(simulation.faults == [])
  }

  @Test func `a registration's handler fills a cell outside of requests`() {
    let registration = GridView.CellRegistration<PhotoCell, Int> { cell, _, number in
      cell.title = "number \(number)"
    }
    grid.layoutIfNeeded()
    let cell = simulation.perform {
      grid.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(item: 0, section: 0), item: 5)
    }
    #expect(cell.title == "number 5")
    #expect(simulation.faults == [])
    grid.setNeedsLayout()
    grid.layoutIfNeeded()
    #expect(simulation.faults.map(\.code) == ["E-14"])
  }

  @Test(.rule("E-22")) func `a header is not dequeued for a section that does not exist`() {
    grid.register(
      GridReusableView.self, forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.layoutIfNeeded()
    _ = grid.dequeueReusableSupplementaryView(
      ofKind: GridView.elementKindSectionHeader, withReuseIdentifier: "header",
      for: IndexPath(item: 0, section: 1))
    #expect(simulation.faults.map(\.code) == ["E-22"])
  }
}
