import Foundation
import GridKit
import GridLayouts

// Scrolls grids and prints what frames asked of the heap, a line for each kind of frame: a name,
// the number of items, the number of frames, the most allocations of one of them, the largest
// allocation in bytes. `AllocationTests` reads it.
//
// With the argument `hour` it scrolls and updates for an hour of virtual time and prints the heap that is
// in use after some of its minutes: the minute, bytes, frames so far, batches so far. `HourTests` reads
// it.
//
// With the argument `growth` it checks and audits cases of a few sizes instead: what, the number of
// items or of sections, the number of allocations and their bytes. `GrowthTests` reads it.

/// Something to be counted.
final class Canary {}

/// Cells, and sizes that depend on the item alone.
final class ProbeItems: NSObject, GridViewDataSource, GridViewDelegateFlowLayout,
  ShortestColumnLayoutDelegate
{
  let count: Int
  private(set) var cellCalls = 0

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    cellCalls += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40 + indexPath[1] * 7 % 100, height: 40 + indexPath[1] * 11 % 60)
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? {
    CGFloat(50 + indexPath[1] * 13 % 150)
  }
}

@MainActor
final class Probe {
  let items: ProbeItems
  let grid: GridView
  private let window: GridWindow

  /// A grid of 800 by 600 points.
  ///
  /// - Parameter asksForSizes: Whether the flow layout asks the items for their sizes.
  init(_ layout: GridViewLayout, _ items: ProbeItems, asksForSizes: Bool = false) {
    self.items = items
    grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 800, height: 600), collectionViewLayout: layout)
    window = GridWindow(holding: grid)
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = items
    if asksForSizes { grid.delegate = items }
    grid.layoutIfNeeded()
  }

  /// Scrolls by steps from the top, at first as often as it takes for nothing to be new.
  ///
  /// - Parameter changesCells: Which frames count: those in which cells come or go, or the others.
  func scroll(_ name: String, step: CGFloat, changesCells: Bool) {
    let frames = 100
    run(name, frames: 2 * frames, from: frames, changesCells: changesCells) {
      grid.contentOffset.y += step
      grid.layoutIfNeeded()
    }
  }

  /// An animated scroll to a far offset, a frame at a time.
  func animate(_ name: String) {
    let simulation = grid.simulation
    // Once to get warm.
    for _ in 0..<2 {
      simulation.settle()
      grid.contentOffset.y = 0
      grid.layoutIfNeeded()
      grid.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    }
    run(name, frames: 15, from: 0, changesCells: true) { simulation.tick() }
  }

  private func run(
    _ name: String, frames: Int, from first: Int, changesCells: Bool, _ body: () -> Void
  ) {
    var total = HeapCounter.Counts()
    var counted = 0
    for frame in 0..<frames {
      let (calls, visible) = (items.cellCalls, grid.visibleCells.count)
      let counts = HeapCounter.counts(of: body)
      let isChanged = items.cellCalls != calls || grid.visibleCells.count != visible
      guard frame >= first, isChanged == changesCells else { continue }
      counted += 1
      total.allocations = max(total.allocations, counts.allocations)
      total.largest = max(total.largest, counts.largest)
    }
    report(name, items: items.count, frames: counted, total)
  }
}

/// Eight items of 100 by 100 points a row.
@MainActor
func uniformLayout() -> GridViewFlowLayout {
  let layout = GridViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 100)
  layout.minimumLineSpacing = 0
  layout.minimumInteritemSpacing = 0
  return layout
}

func report(_ name: String, items: Int, frames: Int, _ counts: HeapCounter.Counts) {
  print(name, items, frames, counts.allocations, counts.largest)
}

switch CommandLine.arguments.dropFirst().first {
case "growth":
  GrowthProbe.run()
  exit(0)
case "hour":
  HourProbe().run(minutes: 60)
  exit(0)
default: break
}

var canaries: [Canary] = []
canaries.reserveCapacity(1000)
report(
  "canary", items: 1000, frames: 1,
  HeapCounter.counts { for _ in 0..<1000 { canaries.append(Canary()) } })

for count in [10_000, 200_000] {
  // Each begins at the top, with everything new.
  let uniform = { Probe(uniformLayout(), ProbeItems(count: count)) }
  uniform().scroll("quiet", step: 10, changesCells: false)
  uniform().scroll("row", step: 10, changesCells: true)
  uniform().scroll("half-viewport", step: 300, changesCells: true)
  uniform().animate("animated")

  let flow = Probe(GridViewFlowLayout(), ProbeItems(count: count), asksForSizes: true)
  flow.scroll("flow", step: 300, changesCells: true)

  let items = ProbeItems(count: count)
  let waterfall = ShortestColumnLayout()
  waterfall.columnCount = 4
  waterfall.delegate = items
  Probe(waterfall, items).scroll("waterfall", step: 300, changesCells: true)
}
