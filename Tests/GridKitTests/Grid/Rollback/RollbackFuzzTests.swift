import GridKit
import GridTesting
import TestSupport
import Testing

/// Random actions with random faults. After each step the grid shows what a new one would show, or,
/// after a fault, what it showed before.
@MainActor @Suite("Rollback at random")
struct RollbackFuzzTests {
  /// The user's settings: enough to build the same grid anew.
  struct Setup {
    var counts: [Int]
    var rowHeight: CGFloat
    var headerHeight: CGFloat
    var follows: Bool
    var size: CGSize
  }

  @MainActor
  final class Walk {
    var random: SplitMix64
    var setup = Setup(
      counts: [6, 9, 4], rowHeight: 40, headerHeight: 30, follows: false,
      size: CGSize(width: 200, height: 180))
    let rig = ShelfRig()
    /// Keeps replaced data sources alive: the grid may go back to them.
    var sources: [ShelfSource] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      rig.showMiddle()
    }

    var grid: GridView { rig.grid }
    var layout: ShelfLayout? { grid.collectionViewLayout as? ShelfLayout }
    var source: ShelfSource? { grid.dataSource as? ShelfSource }

    func chance(_ outOf: Int) -> Bool { random.next(below: outOf) == 0 }

    // MARK: Actions

    func act() {
      switch random.next(below: 9) {
      case 0, 1, 2: grid.contentOffset.y = CGFloat(random.next(below: 1800)) / 2 - 60
      case 3:
        setup.size = CGSize(
          width: CGFloat(100 + random.next(below: 200)), height: CGFloat(random.next(below: 400)))
        grid.frame.size = setup.size
      case 4:
        setup.counts = (0..<(1 + random.next(below: 4))).map { _ in random.next(below: 12) }
        source?.counts = setup.counts
        grid.reloadData()
      case 5:
        setup.rowHeight = CGFloat(5 + random.next(below: 60))
        configure(layout)
        layout?.invalidateLayout()
      case 6:
        let next = ShelfLayout()
        setup.headerHeight = CGFloat(random.next(below: 3) * 15)
        setup.follows = chance(2)
        configure(next)
        if let old = layout { copyHooks(from: old, to: next) }
        grid.collectionViewLayout = next
      case 7:
        setup.counts = (0..<(1 + random.next(below: 3))).map { _ in random.next(below: 20) }
        let next = ShelfSource(setup.counts)
        next.cell = source?.cell
        next.supplementaryView = source?.supplementaryView
        next.count = source?.count
        sources.append(next)
        grid.dataSource = next
      default:
        if random.next(below: 2) == 0 {
          _ = grid.layoutAttributesForItem(at: [0, 0])
        } else {
          _ = grid.numberOfSections
        }
      }
    }

    func configure(_ layout: ShelfLayout?) {
      layout?.rowHeight = setup.rowHeight
      layout?.headerHeight = setup.headerHeight
      layout?.answersBoundsChange = setup.follows
    }

    private func copyHooks(from old: ShelfLayout, to new: ShelfLayout) {
      new.onPrepare = old.onPrepare
      new.alter = old.alter
      new.alterContentSize = old.alterContentSize
    }

    // MARK: Faults

    /// Arms a fault that the coming actions may or may not meet.
    func arm() {
      var left = random.next(below: 5)
      /// Whether it is this request's turn.
      func isDue() -> Bool {
        left -= 1
        return left == -1
      }
      switch random.next(below: 9) {
      case 0: source?.cell = { _, _ in isDue() ? GridViewCell(frame: .zero) : nil }
      case 1:
        source?.cell = { grid, path in
          guard isDue() else { return nil }
          _ = grid.dequeueReusableCell(withReuseIdentifier: "sample", for: path)
          return grid.dequeueReusableCell(withReuseIdentifier: "sample", for: path)
        }
      case 2:
        source?.cell = { grid, path in
          isDue() ? grid.dequeueReusableCell(withReuseIdentifier: "nobody", for: path) : nil
        }
      case 3:
        source?.cell = { grid, _ in
          isDue() ? grid.visibleCells.first ?? GridViewCell(frame: .zero) : nil
        }
      case 4:
        source?.supplementaryView = { _, _, _ in isDue() ? GridReusableView(frame: .zero) : nil }
      case 5:
        layout?.alter = { answer, rect in
          guard isDue() else { return answer }
          let attributes = GridViewLayoutAttributes(forCellWith: [0, 99])
          attributes.frame = rect
          return answer + [attributes]
        }
      case 6:
        layout?.onPrepare = { layout in
          if isDue() { _ = layout.collectionView?.numberOfItems(inSection: 40) }
        }
      case 7: source?.count = { _ in isDue() ? -3 : nil }
      default:
        layout?.alterContentSize = { isDue() ? CGSize(width: CGFloat.nan, height: 1) : $0 }
      }
    }

    /// A callback that does something once, while a pass runs.
    func meddle() {
      var left = random.next(below: 4)
      let choice = random.next(below: 5)
      let offset = CGFloat(random.next(below: 500))
      rig.delegate.onWillDisplay = { grid, _ in
        left -= 1
        guard left == -1 else { return }
        switch choice {
        case 0: grid.reloadData()
        case 1: grid.contentOffset.y = offset
        case 2: grid.collectionViewLayout.invalidateLayout()
        case 3: grid.layoutIfNeeded()
        default: _ = grid.layoutAttributesForItem(at: [0, 1])
        }
      }
    }

    func disarm() {
      for source in sources + rig.sources { source.repair() }
      rig.layout.repair()
      layout?.repair()
      rig.delegate.onWillDisplay = nil
    }

    // MARK: Comparing

    /// Returns the text of a new grid with the same setup at the same offset.
    func fresh() -> String {
      let fresh = ShelfRig(counts: setup.counts, size: setup.size)
      configure(fresh.layout)
      fresh.grid.layoutIfNeeded()
      fresh.grid.scroll(to: grid.contentOffset)
      return fresh.shown.text
    }
  }

  @Test(.seeds(0..<150, inDebug: 40))
  func `a grid shows what it should, or what it showed`() {
    _ = run(seed: currentSeed)
  }

  @Test func `faults are met often enough to tell`() {
    #expect((1000..<1010).map { run(seed: $0) }.reduce(0, +) > 20)
  }

  /// - Returns: How often a fault was met.
  private func run(seed: UInt64) -> Int {
    let walk = Walk(seed: seed)
    let (rig, grid) = (walk.rig, walk.grid)
    var refused = 0
    for step in 0..<25 {
      let comment = Comment(rawValue: "seed \(seed), step \(step)")
      let (before, setup) = (rig.shown, walk.setup)
      let (layout, source) = (grid.collectionViewLayout, grid.dataSource)
      let isArmed = walk.chance(2)
      if isArmed { walk.arm() }
      if !isArmed, walk.chance(3) { walk.meddle() }
      // Of several actions some may pass before one is refused: then there is no telling what for.
      for _ in 0...(isArmed ? 0 : walk.random.next(below: 3)) { walk.act() }
      grid.layoutIfNeeded()
      walk.disarm()
      if isArmed, !rig.simulation.faults.isEmpty {
        refused += 1
        #expect(rig.simulation.faults.count == 1, comment)
        #expect(rig.changes(since: before) == [], comment)
        #expect(grid.collectionViewLayout === layout, comment)
        #expect(grid.dataSource === source, comment)
        // Once what the user has set besides is as it was, a new pass finds the same.
        walk.setup = setup
        walk.configure(walk.layout)
        walk.source?.counts = setup.counts
        grid.collectionViewLayout.refresh()
        #expect(rig.shown.text == before.text, comment)
        rig.simulation.removeRecords()
      } else {
        #expect(rig.simulation.faults.isEmpty, comment)
        #expect(rig.shown.text == walk.fresh(), comment)
      }
      #expect(rig.problems == [], comment)
      #expect(rig.delegate.displayedElements == rig.elementsToTell, comment)
    }
    return refused
  }
}
