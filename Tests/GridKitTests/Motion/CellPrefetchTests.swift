import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

/// Rows of 50 points, four of which fill the view.
@MainActor
private final class PrefetchRig {
  let simulation = Simulation(screen: GridScreen(scale: 1))
  let grid: GridView
  let source = SpyDataSource([100])
  let delegate = SpyDelegate()
  /// `? 4` a cell was asked for, `+ 4` it came to the screen, `- 4` it went, `! 4, 5` announced, `x
  /// 4` taken back.
  let recorder = Recorder()
  var onCell: ((GridView, IndexPath) -> Void)?

  init(
    prefetchesCells: Bool = true, announces: Bool = false, perRow: Int = 1, page: Bool = false
  ) {
    simulation.faultPolicy = .record
    simulation.fidelity.prefetchesCells = prefetchesCells
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 320 / CGFloat(perRow), height: page ? 200 : 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    }
    source.cell = { [recorder] _, path in
      recorder("? \(path.item)")
      return nil
    }
    source.configure = { [unowned self] _, path in self.onCell?(self.grid, path) }
    source.prefetch = { [recorder] in recorder("! " + Self.text($0)) }
    source.cancelPrefetching = { [recorder] in recorder("x " + Self.text($0)) }
    delegate.hearDisplay { [recorder] sign, path in recorder("\(sign) \(path.item)") }
    source.attach(to: grid)
    grid.delegate = delegate
    if announces { grid.prefetchDataSource = source }
    grid.layoutIfNeeded()
  }

  private static func text(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.item)" }.joined(separator: ", ")
  }

  func cell(_ item: Int) -> GridViewCell? {
    grid.cellForItem(at: IndexPath(item: item, section: 0))
  }

  var visible: [Int] { grid.indexPathsForVisibleItems.map(\.item) }

  /// A user's drag in one tick.
  func drag(_ way: CGFloat) {
    simulation.tick()
    grid.drag(by: way)
  }
}

@MainActor @Suite("Cell prefetching", .rows)
struct CellPrefetchTests {
  @Test(.rule("DP-1")) func `with the switch off cells are asked for when they show, and paired`() {
    let rig = PrefetchRig(prefetchesCells: false)
    #expect(rig.recorder.take() == "? 0\n+ 0\n? 1\n+ 1\n? 2\n+ 2\n? 3\n+ 3")
    rig.drag(60)
    #expect(rig.recorder.take() == "- 0\n? 4\n+ 4\n? 5\n+ 5")
    rig.drag(-60)
    #expect(rig.recorder.take() == "- 4\n- 5\n? 0\n+ 0")
    #expect(rig.cell(5) == nil)
  }

  @Test(.rule("PF-4")) func `nothing is made ahead before a user has scrolled`() {
    let rig = PrefetchRig()
    #expect(rig.recorder.take() == "? 0\n+ 0\n? 1\n+ 1\n? 2\n+ 2\n? 3\n+ 3")
    rig.simulation.tick()
    rig.grid.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    rig.grid.layoutIfNeeded()
    #expect(rig.recorder.take() == "- 0\n? 4\n+ 4\n? 5\n+ 5")
    rig.drag(30)
    #expect(rig.recorder.take() == "? 6")
  }

  @Test(.rule("F10.9")) func `a row a tick is made ahead, as far as a viewport`() {
    let rig = PrefetchRig(perRow: 2)
    _ = rig.recorder.take()
    rig.drag(1)
    // Rows 0 to 4 show; row 5 is the next one.
    #expect(rig.recorder.take() == "? 8\n+ 8\n? 9\n+ 9\n? 10\n? 11")
    // Twice in one tick makes no second row.
    rig.grid.drag(by: 1)
    #expect(rig.recorder.take() == "")
    rig.drag(1)
    #expect(rig.recorder.take() == "? 12\n? 13")
    for _ in 0..<6 { rig.drag(1) }
    // A viewport ahead of offset 9 ends at 409, within row 8.
    #expect(rig.recorder.take() == "? 14\n? 15\n? 16\n? 17")
  }

  @Test(.rule("PF-6", "PF-7")) func `a prepared cell is hidden, findable and not visible`() throws {
    let rig = PrefetchRig()
    rig.drag(60)
    #expect(rig.visible == [1, 2, 3, 4, 5])
    let prepared = try #require(rig.cell(6))
    #expect(prepared.isHidden && prepared.superview === rig.grid)
    #expect(rig.grid.presentation(ofItemAt: IndexPath(item: 6, section: 0)) == nil)
    #expect(rig.grid.indexPath(for: prepared) == IndexPath(item: 6, section: 0))
    #expect(!rig.grid.visibleCells.contains(prepared))
    #expect(!rig.grid.indexPathsForVisibleItems.contains(IndexPath(item: 6, section: 0)))
    _ = rig.recorder.take()
    rig.drag(50)
    // It comes to the screen as it is: told, not asked for.
    #expect(rig.recorder.take() == "- 1\n+ 6\n? 7")
    #expect(rig.cell(6) === prepared && !prepared.isHidden)
    #expect(prepared.frame == CGRect(x: 0, y: 300, width: 320, height: 50))
  }

  @Test(.rule("PF-3")) func `a cell that scrolled off comes back without a question`() throws {
    let rig = PrefetchRig()
    let first = try #require(rig.cell(0))
    rig.drag(60)
    #expect(first.isHidden && rig.cell(0) === first)
    _ = rig.recorder.take()
    rig.drag(-60)
    #expect(rig.recorder.take() == "- 4\n- 5\n+ 0")
    #expect(!first.isHidden && rig.cell(0) === first && first.frame.origin == .zero)
  }

  @Test(.rule("PF-3")) func `a viewport away a cell is free to be used again`() throws {
    let rig = PrefetchRig()
    let first = try #require(rig.cell(0))
    for _ in 0..<5 { rig.drag(50) }
    #expect(rig.cell(0) == nil && rig.grid.indexPath(for: first) != IndexPath(item: 0, section: 0))
    rig.drag(-250)
    #expect(rig.cell(0) != nil)
  }

  @Test(.rule("PF-2")) func `a prepared cell that never shows is told nothing`() {
    let rig = PrefetchRig()
    rig.drag(60)
    #expect(rig.cell(6) != nil)
    _ = rig.recorder.take()
    rig.simulation.tick()
    rig.grid.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    rig.grid.layoutIfNeeded()
    let lines = rig.recorder.take().split(separator: "\n")
    #expect(!lines.contains("+ 6") && !lines.contains("- 6"))
    #expect(rig.cell(6) == nil)
  }

  @Test(.rule("PF-5")) func `a jump by more than the view makes nothing ahead`() {
    let rig = PrefetchRig()
    _ = rig.recorder.take()
    rig.drag(201)
    #expect(rig.visible == [4, 5, 6, 7, 8])
    #expect(!rig.recorder.take().contains("? 9"))
    rig.drag(1)
    #expect(rig.recorder.take() == "? 9")
  }

  @Test(.rule("PF-8")) func `selection is up to date when a kept cell shows`() throws {
    let rig = PrefetchRig()
    let first = try #require(rig.cell(0))
    rig.drag(60)
    rig.grid.content.selection = [Position(IndexPath(item: 0, section: 0))]
    rig.drag(-60)
    #expect(rig.cell(0) === first && first.isSelected)
    rig.drag(60)
    rig.grid.content.selection = []
    rig.drag(-60)
    #expect(rig.cell(0) === first && !first.isSelected)
  }

  @Test(.rule("PF-9")) func `turning prefetching off restores the pairs and stops announcements`() {
    let rig = PrefetchRig(announces: true)
    rig.drag(60)
    #expect(rig.cell(6) != nil && rig.cell(0) != nil)
    _ = rig.recorder.take()
    rig.grid.isPrefetchingEnabled = false
    #expect(rig.cell(6) == nil && rig.cell(0) == nil)
    rig.drag(50)
    #expect(rig.recorder.take() == "- 1\n? 6\n+ 6")
    rig.grid.isPrefetchingEnabled = true
    rig.drag(50)
    #expect(rig.recorder.take() == "- 2\n? 7\n+ 7\n! 8, 9, 10, 11\n? 8")
  }

  @Test(.rule("RD-9")) func `a reload keeps no prepared cell and starts over`() {
    let rig = PrefetchRig()
    rig.drag(60)
    _ = rig.recorder.take()
    rig.grid.reloadData()
    #expect(rig.cell(6) == nil && rig.cell(0) == nil && rig.visible == [])
    rig.grid.layoutIfNeeded()
    // Displayed views end, the new ones are asked for, nothing is made ahead (PF-4).
    let lines = (1...5).map { "- \($0)" } + (1...5).flatMap { ["? \($0)", "+ \($0)"] }
    #expect(rig.recorder.take() == lines.joined(separator: "\n"))
    // Every view was free to be used again: six were made before, none since.
    #expect(rig.simulation.counters.cellsMade == 7)
  }

  @Test(.rule("F10.5"))
  func `full-screen cells: one page ahead, cells only after the first page turn`() {
    let rig = PrefetchRig(announces: true, page: true)
    #expect(rig.recorder.take() == "? 0\n+ 0\n! 1")
    rig.drag(200)
    #expect(rig.recorder.take() == "- 0\n? 1\n+ 1\n! 2\n? 2")
    rig.drag(200)
    #expect(rig.recorder.take() == "- 1\n+ 2\n! 3\n? 3")
    // Turning round: what was announced ahead is taken back; the page behind is still there, the
    // one before it is not.
    rig.drag(-200)
    #expect(rig.recorder.take() == "- 2\n+ 1\nx 3\n! 0\n? 0")
  }

  /// Tells that the data source has other counts, without a reload.
  private final class CountsContext: GridViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }

  @Test func `cells are kept only under the layout, the counts and the switch of before`() {
    let changes: [ActionRow<PrefetchRig, [Int]>] = [
      ActionRow("the switch is turned off", [0, 6]) { rig in
        rig.simulation.fidelity.prefetchesCells = false
        rig.drag(1)
      },
      ActionRow("another layout", [0]) { rig in
        let layout = GridViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        rig.grid.setCollectionViewLayout(layout, animated: false)
        rig.grid.layoutIfNeeded()
        #expect(!rig.visible.contains(0))
      },
      ActionRow("other counts", [0]) { rig in
        rig.source.counts = [90]
        rig.grid.collectionViewLayout.invalidateLayout(with: CountsContext())
        rig.grid.layoutIfNeeded()
        #expect(rig.grid.numberOfItems(inSection: 0) == 90)
        #expect(rig.cell(3) != nil)
      },
    ]
    forEachRow(of: changes, named: \.name) { change in
      let rig = PrefetchRig()
      rig.drag(60)
      #expect(rig.cell(0) != nil && rig.cell(6) != nil)
      change.act(rig)
      #expect(change.outcome.allSatisfy { rig.cell($0) == nil })
    }
  }

  @Test func `a reload inside the question for a cell ahead leaves nothing behind`() {
    let rig = PrefetchRig()
    rig.onCell = { grid, path in
      guard path.item == 6 else { return }
      rig.onCell = nil
      grid.reloadData()
    }
    rig.drag(60)
    #expect(rig.visible == [1, 2, 3, 4, 5])
    #expect(rig.cell(6) == nil)
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test func `a fault in the question for a cell ahead refuses the movement`() {
    let rig = PrefetchRig()
    rig.onCell = { grid, path in
      // A second dequeue for one item is E-14.
      guard path.item == 6 else { return }
      _ = grid.dequeueReusableCell(withReuseIdentifier: SampleDataSource.identifier, for: path)
    }
    rig.drag(60)
    #expect(rig.simulation.faults.map(\.code) == ["E-14"])
    #expect(rig.grid.contentOffset.y == 0 && rig.visible == [0, 1, 2, 3])
    #expect(rig.cell(0)?.isHidden == false && rig.cell(6) == nil)
  }
}
