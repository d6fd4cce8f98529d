import GridKit
import GridLayouts
import GridTesting

/// Scrolls and updates a grid at random, at 120 frames a second of virtual time.
@MainActor
final class HourProbe {
  private let source = ChangingItems()
  private let grid: GridView
  private let window: GridWindow
  private let simulation: Simulation
  private let layouts: [GridViewLayout]
  private var random = SplitMix64(seed: 120)
  private var batches = 0

  init() {
    let waterfall = ShortestColumnLayout()
    waterfall.columnCount = 4
    waterfall.delegate = source
    layouts = [uniformLayout(), waterfall]
    grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 800, height: 600), collectionViewLayout: layouts[0])
    window = GridWindow(holding: grid)
    simulation = grid.simulation
    simulation.frameRate = 120
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    grid.allowsMultipleSelection = true
    grid.layoutIfNeeded()
  }

  /// Prints the heap after the first minute, and after every tenth.
  func run(minutes: Int) {
    for minute in 1...minutes {
      let end = simulation.now + 60
      while simulation.now < end {
        act()
        simulation.advance(by: Double.random(in: 0.05...1, using: &random))
      }
      guard minute == 1 || minute % 10 == 0 else { continue }
      rest()
      print(minute, HeapCounter.live, simulation.tickCount, batches)
    }
  }

  /// Brings the grid back to one state, the same at every call: bytes in use beyond those of the
  /// call before are bytes that were kept.
  private func rest() {
    simulation.settle()
    grid.setCollectionViewLayout(layouts[0], animated: false)
    source.items = Array(0..<ChangingItems.count)
    grid.reloadData()
    grid.setContentOffset(.zero, animated: false)
    grid.layoutIfNeeded()
    simulation.settle()
  }

  private func act() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: grid.fling(velocity: CGFloat.random(in: -9000...9000, using: &random))
    case 7..<9: grid.drag(by: CGFloat.random(in: -400...400, using: &random))
    case 9..<15: update()
    case 15:
      let offset = Double.random(in: 0...3000, using: &random)
      grid.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
    case 16:
      let item = Int.random(in: 0..<source.items.count, using: &random)
      grid.selectItem(
        at: IndexPath(item: item, section: 0), animated: true, scrollPosition: .centeredVertically)
    case 17:
      let next = layouts[grid.collectionViewLayout === layouts[0] ? 1 : 0]
      grid.setCollectionViewLayout(next, animated: true)
    case 18: grid.reloadData()
    default:
      let width: CGFloat = grid.bounds.width == 800 ? 600 : 800
      grid.frame.size = CGSize(width: width, height: 1400 - width)
    }
  }

  /// Deletes, inserts, moves and reloads; there are always as many items.
  private func update() {
    batches += 1
    let count = source.items.count
    let places = Array(0..<count).shuffled(using: &random)
    let deleted = places.prefix(Int.random(in: 0...8, using: &random)).sorted()
    let (moved, reloaded) = (places[8], places[9])
    let inserted = deleted.indices.map { $0 * 7 }
    var items = source.items
    let mover = items[moved]
    for place in (deleted + [moved]).sorted(by: >) { items.remove(at: place) }
    for place in inserted { items.insert(source.next(), at: place) }
    items.append(mover)
    grid.performBatchUpdates { [grid, source] in
      let path = { IndexPath(item: $0, section: 0) }
      source.items = items
      grid.deleteItems(at: deleted.map(path))
      grid.insertItems(at: inserted.map(path))
      grid.moveItem(at: path(moved), to: path(count - 1))
    }
    grid.reloadItems(at: [IndexPath(item: reloaded, section: 0)])
  }
}

/// Items that come and go, with heights of their own.
@MainActor
final class ChangingItems: NSObject, GridViewDataSource, ShortestColumnLayoutDelegate {
  static let count = 500

  var items = Array(0..<ChangingItems.count)
  private var made = ChangingItems.count

  /// An item that was never there.
  func next() -> Int {
    made += 1
    return made
  }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? {
    CGFloat(50 + items[indexPath.item] * 13 % 150)
  }
}
