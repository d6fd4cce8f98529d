import GridTesting
import TestSupport
import Testing

/// Under `FaultPolicy.record` a refused change leaves a flow layout as it was.
@MainActor @Suite("Flow layout, refused", .rows)
struct FlowFaultTests {
  private final class FaultySource: SampleDataSource {
    var givesCellsByHand = false

    override func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      givesCellsByHand
        ? GridViewCell(frame: .zero)
        : super.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  @MainActor
  private struct Rig {
    let source: FaultySource
    let made: Fixture<GridViewFlowLayout>
    let delegate = SizeDelegate { CGSize(width: 90, height: CGFloat(30 + $0.item % 4)) }
    var grid: GridView { made.grid }
    var layout: GridViewFlowLayout { made.layout }
    var faults: [String] { made.simulation.faults.map(\.code) }

    init(_ counts: [Int] = [40]) {
      source = FaultySource(counts)
      made = Fixture(GridViewFlowLayout(), counts: counts)
      source.attach(to: made.grid)
      made.grid.delegate = delegate
    }

    func makeNegative(_ item: Int) {
      let good = delegate.sizes
      delegate.sizes = { $0.item == item ? CGSize(width: 90, height: -30) : good($0) }
    }

    /// Returns the rows that the grid shows at each of its offsets, half a viewport apart.
    func tour() -> [[String]] {
      grid.layoutIfNeeded()
      return stride(from: 0, through: grid.offsetLimits.max.y, by: 100).map { y in
        grid.contentOffset.y = y
        return GridText(shownIn: grid).rows
      }
    }
  }

  @Test(.rule("FL-52")) func `a refused first load shows nothing, and asks again`() {
    let rig = Rig()
    let good = rig.delegate.sizes
    rig.makeNegative(7)
    rig.grid.layoutIfNeeded()
    #expect(rig.faults == ["FL-52"])
    #expect(rig.grid.visibleCells == [])
    #expect(rig.grid.contentSize == .zero)
    rig.delegate.sizes = good
    rig.grid.layoutAgain()
    #expect(rig.faults.count == 1)
    #expect(rig.tour() == Rig().tour())
  }

  @Test(.rule("FL-52"))
  func `after a refused invalidation the grid shows and scrolls what it did before`() {
    typealias Row = (name: String, hasDelegate: Bool, spoil: (Rig) -> Void, mend: (Rig) -> Void)
    let rows: [Row] = [
      (
        "a size of the delegate", true, { $0.makeNegative(33) },
        { $0.delegate.sizes = { _ in CGSize(width: 90, height: 70) } }
      ),
      ("itemSize", false, { $0.layout.itemSize.height = -1 }, { $0.layout.itemSize.height = 70 }),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = Rig()
      if !row.hasDelegate { rig.grid.delegate = nil }
      let before = rig.tour()
      rig.grid.contentOffset.y = 60
      let shown = GridText(shownIn: rig.grid).rows
      row.spoil(rig)
      rig.layout.refresh()
      #expect(rig.faults == ["FL-52"])
      #expect(rig.grid.contentOffset.y == 60)
      #expect(GridText(shownIn: rig.grid).rows == shown)
      #expect(rig.tour() == before)
      #expect(rig.faults.count == 1)
      // The next invalidation asks again.
      row.mend(rig)
      rig.layout.refresh()
      #expect(rig.grid.cellFrames.allSatisfy { $0.height == 70 })
      #expect(rig.faults.count == 1)
    }
  }

  @Test func `a query outside a pass meets the fault once and answers what was`() {
    let rig = Rig()
    rig.grid.layoutIfNeeded()
    let path = IndexPath(item: 20, section: 0)
    let frame = rig.grid.layoutAttributesForItem(at: path)?.frame
    rig.makeNegative(20)
    rig.layout.invalidateLayout()
    #expect(rig.grid.layoutAttributesForItem(at: path)?.frame == frame)
    _ = rig.layout.collectionViewContentSize
    #expect(rig.faults.count == 1)
  }

  @Test func `a change that a size or the data source spoils is taken back, layout included`() {
    func spoiled(_ name: String, _ counts: [Int]) -> ActionRow<Rig, String> {
      ActionRow(name, "E-6") {
        $0.source.counts = counts
        $0.source.givesCellsByHand = true
        $0.grid.reload()
      }
    }
    let rows: [ActionRow<Rig, String>] = [
      ActionRow("a reload with other counts and a bad size", "FL-52") {
        $0.source.counts = [50]
        $0.makeNegative(45)
        $0.grid.reload()
      },
      spoiled("a reload with fewer items", [5]), spoiled("a reload with more items", [80]),
      spoiled("a reload with more sections", [0, 0, 40]),
      ActionRow("a rotation", "E-6") {
        $0.source.givesCellsByHand = true
        $0.grid.resize(to: CGSize(width: 500, height: 400))
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = Rig([40, 3])
      let before = rig.tour()
      row.act(rig)
      #expect(rig.faults == [row.outcome])
      #expect(rig.grid.numberOfSections == 2)
      #expect(rig.grid.bounds.size == CGSize(width: 320, height: 200))
      rig.source.givesCellsByHand = false
      rig.delegate.forget()
      #expect(rig.tour() == before)
      #expect(rig.faults.count == 1)
      // The sizes of before still hold: those of data that is gone are not asked for.
      if row.name.hasPrefix("a reload with"), row.outcome == "E-6" {
        #expect(rig.delegate.asked == [])
      }
    }
  }
}
