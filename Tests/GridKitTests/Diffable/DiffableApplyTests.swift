import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Applying snapshots", .rows)
struct DiffableApplyTests {
  let rig = DiffableRig()

  // DA-1, DQ-1
  @Test func `the first snapshot reloads, the next one is one batch`() {
    #expect(rig.grid.numberOfSections == 0)
    rig.apply("A: a b c")
    #expect(rig.grid.numberOfItems(inSection: 0) == 3)
    rig.settle()
    #expect(rig.batches.isEmpty)
    #expect(rig.requests == "a b c")

    rig.apply("A: a b c d")
    #expect(rig.grid.numberOfItems(inSection: 0) == 4)  // DA-14
    rig.settle()
    #expect(rig.batches == ["+0.3"])
    #expect(rig.requests == "d")
    #expect(rig.shown == "a b c d")
    #expect(rig.codes.isEmpty)
  }

  // DA-3, DA-8
  @Test func `an item that changes its section moves, and nobody is asked for its cell`() throws {
    rig.apply("A: a b, B: c")
    rig.settle()
    let cell = try #require(rig.grid.cellForItem(at: IndexPath(item: 1, section: 0)))
    rig.apply("A: a, B: b c")
    rig.settle()
    #expect(rig.batches == ["0.1>1.0"])
    #expect(rig.requests.isEmpty)
    #expect(rig.grid.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
  }

  /// A snapshot that is applied over another one.
  private struct Row {
    let name: String
    /// The snapshot before; nil if the new one is the first.
    var old: String?
    let new: String
    var marks: String?
    var isAnimated = true
    var height: CGFloat = 400
    /// The batches that the layout is told of, if they matter.
    var batches: String?
    /// Items that the provider is asked for.
    let requests: String
  }

  @Test func `an apply is one batch, with a batch for marks behind it`() {
    let both = "reload [A]; reload a"
    let rows = [
      Row(
        name: "DA-2: everything is in one batch", old: "A: a b, B: c d, C: e",
        new: "C: e x, A: b a", batches: "-1 +0.1 0.1>1.0 2>0", requests: "x"),
      Row(
        name: "DA-5: marks follow in a batch of their own, at the new places", old: "A: a b c",
        new: "A: x a b c", marks: "reload x, b", batches: "+0.0, ~0.0 ~0.2", requests: "x x b"),
      Row(
        name: "DA-6: a member of a reloaded section is asked for once", old: "A: a b",
        new: "A: a b", marks: both, batches: "~0", requests: "a b"),
      Row(
        name: "DA-6: a member of a reloaded section is asked for twice if something else changed",
        old: "A: a b", new: "A: a b c", marks: both, batches: "+0.2, ~0.0, ~0",
        requests: "c a a b c"),
      Row(
        name: "an item off screen is not asked for to be reconfigured", old: "A: a b c d e f",
        new: "A: a b c d e f", marks: "reconfigure a, f", height: 100, requests: "a"),
      Row(
        name: "DA-11: marks of the first snapshot count if it is animated", new: "A: a b",
        marks: "reload b", requests: "a b b"),
      Row(
        name: "DA-11: marks of the first snapshot do not count without animation", new: "A: a b",
        marks: "reload b", isAnimated: false, requests: "a b"),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = DiffableRig(height: row.height)
      if let old = row.old {
        rig.apply(old)
        rig.settle()
      }
      var snapshot = DiffableRig.snapshot(row.new)
      if let marks = row.marks { snapshot.run(marks) }
      rig.apply(snapshot, animated: row.isAnimated)
      rig.settle()
      if let batches = row.batches { #expect(rig.batches.joined(separator: ", ") == batches) }
      #expect(rig.requests == row.requests)
      if row.height == 400 {
        #expect(rig.shown == snapshot.itemIdentifiers.joined(separator: " "))
      }
    }
  }

  // DA-4
  @Test func `a swap is one move`() {
    rig.apply("A: a b c")
    rig.settle()
    rig.apply("A: b a c")
    #expect(rig.batches.count == 1)
    #expect(rig.batches[0].split(separator: " ").count == 1)
    rig.settle()
    #expect(rig.shown == "b a c")
  }

  // DA-7, DS-13
  @Test func `reconfigured items keep their cells, and a reload wins`() throws {
    rig.apply("A: a b c")
    rig.settle()
    let cells = rig.grid.visibleCells
    var snapshot = DiffableRig.snapshot("A: b a c")
    snapshot.reconfigureItems(["a", "c"])
    snapshot.reloadItems(["c"])
    rig.apply(snapshot)
    rig.settle()
    #expect(rig.requests == "c a")
    #expect(rig.grid.cellForItem(at: IndexPath(item: 1, section: 0)) === cells[0])
    #expect(rig.grid.cellForItem(at: IndexPath(item: 2, section: 0)) !== cells[2])
  }

  // DA-9
  @Test func `without animation it is the same batch, at once`() {
    rig.apply("A: a b c")
    rig.settle()
    rig.apply("A: c a", animated: false)
    #expect(rig.batches == ["-0.1 0.2>0.0"])
    #expect(rig.shown == "c a")
    #expect(rig.grid.visibleCells.map(\.frame.minY) == [0, 50])
    rig.simulation.tick()
    #expect(rig.simulation.runningAnimations.isEmpty)
  }

  // DA-10
  @Test func `by reload everything is asked for again, marks are ignored, nothing stays selected`()
  {
    rig.apply("A: a b")
    rig.settle()
    rig.grid.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    var snapshot = DiffableRig.snapshot("A: a b c")
    snapshot.reloadItems(["a"])
    rig.asked.removeAll()
    rig.simulation.perform { rig.source.applySnapshotUsingReloadData(snapshot) }
    rig.settle()
    #expect(rig.batches.isEmpty)
    #expect(rig.requests == "a b c")
    #expect(rig.grid.indexPathsForSelectedItems == [])
  }

  // DA-12, DS-19
  @Test func `the snapshot that a source holds has no marks`() {
    var snapshot = DiffableRig.snapshot("A: a b")
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections(["A"])
    rig.apply(snapshot)
    let held = rig.source.snapshot()
    #expect(held == snapshot)
    #expect(held.reloadedItemIdentifiers.isEmpty)
    #expect(held.reconfiguredItemIdentifiers.isEmpty)
    #expect(held.reloadedSectionIdentifiers.isEmpty)
    #expect(snapshot.reloadedItemIdentifiers == ["a"])
  }

  // DA-13
  @Test func `an equal snapshot does nothing but tell its completion`() {
    rig.apply("A: a b")
    rig.settle()
    var calls = 0
    rig.apply(DiffableRig.snapshot("A: a b")) { calls += 1 }
    #expect(calls == 0)
    rig.simulation.tick()
    #expect(calls == 1)
    #expect(rig.batches.isEmpty)
    #expect(rig.requests.isEmpty)
  }

  // DA-16
  @Test func `applying from the provider is refused, from the completion it is fine`() {
    rig.apply("A: a b")
    rig.settle()
    rig.onAsk = { [rig] item in
      if item == "c" { rig.source.apply(DiffableRig.snapshot("A: a")) }
    }
    rig.apply("A: a b c")
    rig.settle()
    #expect(rig.codes == ["E-92"])
    #expect(
      rig.simulation.faults[0].message.hasPrefix(
        "Deadlock detected: attempted to apply a snapshot to diffable data source while it was "
          + "already applying a snapshot. Make sure you are consistently applying snapshots either "
          + "always on the main queue or always off the main queue, and make sure you are not "
          + "applying a snapshot as a side effect of updates from ..."))
    // The provider's cell was asked for in a batch: that is refused as a whole.
    #expect(rig.shown == "a b")
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: a b"))

    rig.onAsk = nil
    rig.simulation.removeRecords()
    rig.apply(DiffableRig.snapshot("A: a b d")) { [rig] in
      rig.source.apply(DiffableRig.snapshot("A: d"))
    }
    rig.settle()
    #expect(rig.codes.isEmpty)
    #expect(rig.shown == "d")
  }

  @Test func `applying while an ordinary pass asks for cells is refused`() {
    rig.onAsk = { [rig] _ in rig.source.apply(DiffableRig.snapshot("A: a")) }
    rig.apply("A: a b")
    rig.settle()
    #expect(rig.codes.first == "E-92")
  }

  // DA-17
  @Test(arguments: [(true, 0.25), (false, 0)])
  func `the completion is told when the animations end`(animated: Bool, seconds: Double) {
    let window = rig.simulation.perform { GridWindow(simulation: rig.simulation) }
    window.addSubview(rig.grid)
    rig.apply("A: a b c")
    rig.settle()
    var end: Double?
    let start = rig.simulation.now
    rig.apply(DiffableRig.snapshot("A: c a"), animated: animated) { [rig] in
      end = rig.simulation.now
    }
    #expect(end == nil)
    rig.settle()
    let took = (end ?? .infinity) - start
    #expect(took >= seconds && took < seconds + 0.05, "\(took)")
  }

  // DA-17
  @Test(arguments: [false, true])
  func `without animation the completion of a grid that is not shown yet comes before the return`(
    isInWindow: Bool
  ) {
    let window = rig.simulation.perform { GridWindow(simulation: rig.simulation) }
    if isInWindow { window.addSubview(rig.grid) }
    var texts: [String] = []
    rig.apply(DiffableRig.snapshot("A: a b"), animated: false) { [rig] in
      // The next snapshot may be applied already.
      rig.source.apply(DiffableRig.snapshot("A: b"), animatingDifferences: false) {
        texts.append("second")
      }
      texts.append("first")
    }
    #expect(texts == ["second", "first"])
    rig.simulation.perform {
      var snapshot = rig.source.snapshot()
      snapshot.reconfigureItems(["b"])
      rig.source.apply(snapshot, animatingDifferences: false) { texts.append("marks") }
      var tree = DiffableRig.Tree()
      tree.append(["c"])
      rig.source.apply(tree, to: "B", animatingDifferences: false) { texts.append("tree") }
      rig.source.applySnapshotUsingReloadData(rig.source.snapshot()) { texts.append("reload") }
    }
    // In a window the second apply has laid the grid out, which is shown from then on.
    let rest = ["marks", "tree", "reload"]
    #expect(texts == ["second", "first"] + (isInWindow ? [] : rest))
    #expect(rig.codes.isEmpty)
    rig.settle()
    #expect(texts == ["second", "first"] + rest)
    #expect(rig.shown == "b c")
  }

  @Test(arguments: [true, false])
  func `a completion is called although the data source is gone`(animated: Bool) {
    let simulation = Simulation()
    let window = simulation.perform { GridWindow(simulation: simulation) }
    let grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: RowSpyLayout())
    }
    window.addSubview(grid)
    grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
    let told = Recorder()
    var source: DiffableRig.Source? = simulation.perform {
      DiffableRig.Source(collectionView: grid) { grid, path, _ in
        grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      }
    }
    weak let gone = source
    source?.apply(DiffableRig.snapshot("A: a b c"))
    grid.settle()
    source?.apply(DiffableRig.snapshot("A: c a"), animatingDifferences: animated) {
      told("batch")
    }
    source?.apply(DiffableRig.snapshot("A: c a"), animatingDifferences: animated) {
      told("nothing to do")
    }
    source = nil
    #expect(gone == nil)
    simulation.advance(by: 1)
    #expect(told.take() == "batch\nnothing to do")
  }

  // DA-18
  @Test func `completions are told in the order of their applies`() {
    rig.apply("A: a b c")
    rig.settle()
    let told = Recorder()
    rig.apply(DiffableRig.snapshot("A: c a b")) { told("1") }
    rig.apply(DiffableRig.snapshot("A: c a b")) { told("2") }  // nothing to do
    rig.apply(DiffableRig.snapshot("A: c b"), animated: false) { told("3") }
    rig.settle()
    #expect(told.take() == "1\n2\n3")
  }

  // DA-19
  @Test func `a grid without a window is updated as any other`() {
    #expect(rig.grid.window == nil)
    rig.apply("A: a")
    rig.settle()
    let window = rig.simulation.perform { GridWindow(simulation: rig.simulation) }
    window.addSubview(rig.grid)
    rig.apply("A: b a")
    rig.settle()
    rig.grid.removeFromSuperview()
    #expect(rig.batches == ["+0.0"])
    rig.apply("A: c b a")
    rig.settle()
    #expect(rig.batches == ["+0.0"])
    #expect(rig.requests == "c")
  }

  // DA-21
  @Test func `selected items that stay keep their selection, and deleted ones lose it`() {
    rig.grid.allowsMultipleSelection = true
    rig.apply("A: a b c")
    rig.settle()
    for item in [0, 2] {
      rig.grid.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    rig.apply("A: x c, B: y")
    rig.settle()
    #expect(rig.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  // DA-22
  @Test func `an apply ends a movement by hand`() {
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    rig.apply("A: a b c")
    rig.settle()
    #expect(rig.grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    rig.apply("A: a b c d")
    rig.settle()
    #expect(rig.codes.isEmpty)
    #expect(!rig.grid.hasUncommittedUpdates)
    #expect(rig.shown == "a b c d")
  }

  // DA-23
  @Test func `the async form returns when the completion would be called`() async {
    rig.apply("A: a b c")
    rig.settle()
    let start = rig.simulation.now
    let rig = rig
    let applied = Task { @MainActor in
      await rig.source.apply(DiffableRig.snapshot("A: c a"))
      return rig.simulation.now
    }
    while rig.simulation.now < start + 0.5 {
      await Task.yield()
      rig.simulation.tick()
    }
    #expect(await applied.value >= start + 0.25)
    #expect(rig.shown == "c a")
  }

  // DQ-7
  @Test func `a grid that asks somebody else is left alone`() {
    rig.apply("A: a b")
    rig.settle()
    let other = SampleDataSource([3])
    other.attach(to: rig.grid)
    rig.settle()
    var isNotified = false
    rig.apply(DiffableRig.snapshot("A: a")) { isNotified = true }
    rig.settle()
    #expect(isNotified)
    #expect(rig.codes.isEmpty)
    #expect(rig.grid.numberOfItems(inSection: 0) == 3)
    #expect(rig.source.snapshot().numberOfItems == 1)
  }

  @Test func `a refused batch leaves grid and data source as they were`() {
    rig.apply("A: a b")
    rig.settle()
    rig.missing = ["c"]
    var isNotified = false
    rig.apply(DiffableRig.snapshot("A: c b a")) { isNotified = true }
    rig.settle()
    #expect(rig.codes == ["E-90"])
    #expect(
      rig.simulation.faults[0].message.hasPrefix(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "<NSIndexPath: 0x0> {length = 2, path = 0 - 0} with item identifier 'c', which is not "
          + "allowed. You must always return a cell to the collection view: <UICollectionView: "))
    #expect(rig.shown == "a b")
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: a b"))
    #expect(!isNotified)

    rig.missing = []
    rig.simulation.removeRecords()
    rig.apply("A: c b a")
    rig.settle()
    #expect(rig.shown == "c b a")
    #expect(rig.codes.isEmpty)
  }
}
