import GridTesting
import Testing

@MainActor @Suite("Random flings")
struct RandomFlingTests {
  /// A delegate that holds display and prefetching callbacks against each other.
  private final class Listener: NSObject, GridViewDelegate, GridViewDataSourcePrefetching {
    /// The cells on screen, by index path.
    var shown: [IndexPath: GridViewCell] = [:]
    private var places: [ObjectIdentifier: IndexPath] = [:]
    private var announced: Set<IndexPath> = []
    var stays = 0
    var ends = 0
    var announcements = 0
    var cancellations = 0
    var mistakes: [String] = []

    func start(_ grid: GridView) {
      for path in grid.indexPathsForVisibleItems {
        guard let cell = grid.cellForItem(at: path) else { continue }
        shown[path] = cell
        places[ObjectIdentifier(cell)] = path
      }
      stays = shown.count
      grid.delegate = self
      grid.prefetchDataSource = self
    }

    func collectionView(
      _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
    ) {
      stays += 1
      if shown[indexPath] != nil { mistakes.append("\(indexPath) shown twice") }
      if let place = places[ObjectIdentifier(cell)] {
        mistakes.append("the cell of \(indexPath) is at \(place), too")
      }
      shown[indexPath] = cell
      places[ObjectIdentifier(cell)] = indexPath
      announced.remove(indexPath)
    }

    func collectionView(
      _ collectionView: GridView, didEndDisplaying cell: GridViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ends += 1
      if shown.removeValue(forKey: indexPath) !== cell {
        mistakes.append("\(indexPath) ended with a cell that it did not have")
      }
      places[ObjectIdentifier(cell)] = nil
    }

    func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath]) {
      announcements += 1
      for path in indexPaths {
        if shown[path] != nil { mistakes.append("\(path) is on screen and announced") }
        if !announced.insert(path).inserted { mistakes.append("\(path) announced twice") }
      }
    }

    func collectionView(
      _ collectionView: GridView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      cancellations += 1
      for path in indexPaths where announced.remove(path) == nil {
        mistakes.append("\(path) taken back without having been announced")
      }
    }
  }

  private static let columns = 4
  private static let itemHeight: CGFloat = 60
  private static let itemCount = 100_000

  /// The items that a view of 400 points shows, by arithmetic.
  private func itemsShown(at offset: CGFloat) -> Range<Int> {
    let rows = (Self.itemCount + Self.columns - 1) / Self.columns
    let first = min(max(Int((offset / Self.itemHeight).rounded(.down)), 0), rows)
    let last = min(max(Int(((offset + 400) / Self.itemHeight).rounded(.up)), first), rows)
    return first * Self.columns..<min(last * Self.columns, Self.itemCount)
  }

  @Test(arguments: (0..<4).scaled(inDebug: 2))
  func `a minute of flings over 100,000 items shows every item once per stay`(number: UInt64) {
    let (seed, prefetchesCells) = (3 + number / 2 * 68, number % 2 == 1)
    let fixture = DrivingFixture(
      count: Self.itemCount, itemSize: CGSize(width: 75, height: Self.itemHeight))
    fixture.log.stop()
    fixture.simulation.fidelity.prefetchesCells = prefetchesCells
    let (grid, listener) = (fixture.grid, Listener())
    listener.start(grid)
    var random = SplitMix64(seed: seed)
    var mostKept = 0
    while fixture.simulation.now < 60 {
      act(on: grid, &random)
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        fixture.simulation.tick()
        // On screen is what the place says and what the callbacks say, in every frame.
        let expected = itemsShown(at: grid.contentOffset.y)
        if listener.shown.count != expected.count
          || !listener.shown.keys.allSatisfy({ expected.contains($0.item) })
        {
          listener.mistakes.append("\(expected) should show at \(grid.contentOffset.y)")
        }
        mostKept = max(mostKept, grid.keptPositions.count)
      }
      checkCells(of: grid, listener)
    }
    #expect(listener.mistakes.isEmpty, "\(listener.mistakes.prefix(5))")
    #expect(listener.stays > 1000 && listener.announcements > 100 && listener.cancellations > 10)
    // Every stay has its end, or goes on.
    #expect(listener.stays == listener.ends + listener.shown.count)
    // Cells are used again: no more than three viewports of them were ever made.
    #expect(fixture.simulation.counters.cellsMade < (prefetchesCells ? 120 : 40))
    #expect(prefetchesCells ? mostKept > 20 : mostKept == 0)
    #expect(mostKept <= 2 * 8 * Self.columns)
    grid.settle(limit: 60)
    #expect(grid.isSettled)
    grid.reloadData()
    #expect(listener.stays == listener.ends && grid.keptPositions.isEmpty)
    #expect(fixture.simulation.faults.isEmpty)
  }

  /// Something that a user or a program does.
  private func act(on grid: GridView, _ random: inout SplitMix64) {
    switch Int.random(in: 0...6, using: &random) {
    case 0: grid.fling(velocity: CGFloat(Int.random(in: -9000...9000, using: &random)))
    case 1: grid.drag(by: CGFloat(Int.random(in: -900...900, using: &random)), over: 0.2)
    case 2: grid.tapToStop()
    case 3:
      let end = CGPoint(x: 40, y: CGFloat(Int.random(in: 0...400, using: &random)))
      grid.swipe(
        from: CGPoint(x: 40, y: 200), to: end,
        speed: CGFloat(Int.random(in: 100...6000, using: &random)))
    case 4:
      grid.setContentOffset(
        CGPoint(x: 0, y: CGFloat(Int.random(in: 0...1_000_000, using: &random))),
        animated: Bool.random(using: &random))
    case 5: grid.drag(by: CGFloat(Int.random(in: -90...90, using: &random)), over: 0.1)
    default: grid.fling(by: -50, velocity: CGFloat(Int.random(in: 0...20_000, using: &random)))
    }
  }

  /// No cell object has two places: on screen, kept for an item, or waiting.
  private func checkCells(of grid: GridView, _ listener: Listener) {
    let visible = grid.indexPathsForVisibleItems
    for path in visible where grid.cellForItem(at: path) !== listener.shown[path] {
      listener.mistakes.append("\(path) has another cell than it was shown with")
    }
    let kept = grid.keptPositions.map { IndexPath(item: $0.item, section: $0.section) }
    let cells = (visible + kept).compactMap { grid.cellForItem(at: $0) } + grid.waitingViews
    if Set(cells.map { ObjectIdentifier($0) }).count != cells.count {
      listener.mistakes.append("a cell has two places at \(grid.contentOffset.y)")
    }
    for path in kept where grid.cellForItem(at: path)?.isHidden != true {
      listener.mistakes.append("\(path) is kept and not hidden")
    }
    if !Set(kept).isDisjoint(with: visible) { listener.mistakes.append("kept and visible") }
  }
}
