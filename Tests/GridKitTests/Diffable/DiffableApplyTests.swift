import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Applying snapshots", .rows)
struct DiffableApplyTests {
  let rig = DiffableRig()

  @Test func `an apply is one batch, with a batch for marks behind it`() {
    DiffableStage.check(
      """
      # DA-1, DA-14, DQ-1: the first snapshot reloads, the next one is one batch
      = counts none
      > apply A: a b c
      = counts 3
      > settle
      = batches none; requests a b c
      > apply A: a b c d
      = counts 4
      > settle
      = batches +0.3; requests d; shown a b c d; faults none

      # DA-2: everything is in one batch
      > apply A: a b, B: c d, C: e; settle; apply C: e x, A: b a; settle
      = batches -1 +0.1 0.1>1.0 2>0; requests x; shown e x b a

      # DA-3, DA-8: an item that changes its section moves, and the source is not asked for a cell
      > apply A: a b, B: c; settle; keep; apply A: a, B: b c; settle
      = batches 0.1>1.0; requests none; kept a b c

      # DA-4: a swap is one move
      > apply A: a b c; settle; apply A: b a c
      = batches 0.1>0.0
      > settle
      = shown b a c

      # DA-5: marks follow in a batch of their own, at the new places
      > apply A: a b c; settle; apply A: x a b c + reload x, b; settle
      = batches +0.0, ~0.0 ~0.2; requests x x b; shown x a b c

      # DA-6: a member of a reloaded section is asked for once
      > apply A: a b; settle; apply A: a b + reload [A] + reload a; settle
      = batches ~0; requests a b; shown a b

      # DA-6: a member of a reloaded section is asked for twice if something else changed
      > apply A: a b; settle; apply A: a b c + reload [A] + reload a; settle
      = batches +0.2, ~0.0, ~0; requests c a a b c; shown a b c

      # DA-7, DS-13: reconfigured items keep their cells, and a reload wins
      > apply A: a b c; settle; keep; apply A: b a c + reconfigure a, c + reload c; settle
      = requests c a; kept b a

      # an item off screen is not asked for to be reconfigured
      > height 100; apply A: a b c d e f; settle; apply A: a b c d e f + reconfigure a, f; settle
      = requests a

      # DA-11: marks of the first snapshot count if it is animated
      > apply A: a b + reload b; settle
      = requests a b b; shown a b

      # DA-11: marks of the first snapshot do not count without animation
      > still A: a b + reload b; settle
      = requests a b; shown a b

      # DA-9: without animation it is the same batch, at once
      > apply A: a b c; settle; still A: c a
      = batches -0.1 0.2>0.0; shown c a; tops 0 50
      > tick
      = animations 0

      # DA-10: by reload everything is asked for again, without marks, and nothing stays selected
      > apply A: a b; settle; select 0; reloadWith A: a b c + reload a; settle
      = batches none; requests a b c; selected none

      # DA-12, DS-19: the snapshot that a source holds has no marks, the one that it got keeps them
      > apply A: a b + reload a + reconfigure b + reload [A]
      = held A: a b; given A: a b | reload a | reconfigure b | reload sections A

      # DA-13: an equal snapshot does nothing but tell its completion
      > apply A: a b; settle; clear; apply A: a b
      none
      > tick
      done 2
      = batches none; requests none
      """)
  }

  @Test func `completions are told in order, when the animations end`() {
    DiffableStage.check(
      """
      # DA-17: with animation
      > window; apply A: a b c; settle; clear; apply A: c a
      none
      > advance 0.24
      none
      > advance 0.06
      done 2

      # DA-17: without animation
      > window; apply A: a b c; settle; clear; still A: c a
      none
      > advance 0.04
      done 2

      # DA-18: in the order of their applies, the second of which has nothing to do
      > apply A: a b c; settle; clear; apply A: c a b; apply A: c a b; still A: c b; settle
      done 2; done 3; done 4

      # DA-17: before the return, without animation in a grid that is not shown yet
      > in done 1: still A: b; still A: a b
      done 2; done 1
      > still A: b + reconfigure b; tree append c; putStill B; reloadWith A: b, B: c
      done 3; done 4; done 5
      > settle
      = shown b c; faults none

      # DA-17: not so in a window, where the second apply has laid the grid out
      > window; in done 1: still A: b; still A: a b
      done 2; done 1
      > still A: b + reconfigure b; tree append c; putStill B; reloadWith A: b, B: c
      none
      > settle
      done 3; done 4; done 5
      = shown b c; faults none
      """)
  }

  @Test func `window, selection, movement and data source of the grid are minded by an apply`() {
    DiffableStage.check(
      """
      # DA-19: a grid without a window is updated as any other
      > apply A: a; settle; window; apply A: b a; settle; leave
      = batches +0.0
      > apply A: c b a; settle
      = batches +0.0; requests c

      # DA-21: selected items that stay keep their selection, and deleted ones lose it
      > several; apply A: a b c; settle; select 0 2; apply A: x c, B: y; settle
      = selected 0-1

      # DA-22: an apply ends a movement by hand
      > movable; apply A: a b c; settle; grab 0 125
      = moved
      > apply A: a b c d; settle
      = faults none; uncommitted false; shown a b c d

      # DQ-7: a source does not update a grid that asks another source
      > apply A: a b; settle; other 3; settle; clear; apply A: a; settle
      done 2
      = faults none; counts 3; held A: a
      """)
  }

  @Test func `an apply while an ordinary pass asks for cells is refused`() {
    DiffableStage.check(
      """
      # DA-16: in the first request
      > in request a: apply A: a; apply A: a b; settle
      = faults E-92
      """)
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

  @Test(arguments: [true, false])
  func `a completion is called although the data source is gone`(animated: Bool) {
    let simulation = Simulation()
    let window = simulation.perform { GridWindow(simulation: simulation) }
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: RowSpyLayout())
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
    source?.apply(DiffableRig.snapshot("A: c a"), animatingDifferences: animated) { told("batch") }
    source?.apply(DiffableRig.snapshot("A: c a"), animatingDifferences: animated) {
      told("nothing to do")
    }
    source = nil
    #expect(gone == nil)
    simulation.advance(by: 1)
    #expect(told.take() == "batch\nnothing to do")
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
