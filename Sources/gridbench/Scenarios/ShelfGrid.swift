import GridScenarios

/// A data source of shelves that all have the same number of items.
@MainActor
final class ShelfSource: NSObject, GridViewDataSource {
  private let shelves: Int
  private(set) var cellCalls = 0

  init(shelves: Int) {
    self.shelves = shelves
  }

  func numberOfSections(in collectionView: GridView) -> Int { shelves }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    Workload.shelfItems
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    cellCalls += 1
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: BenchmarkSource.identifier, for: indexPath)
    (cell as? BenchmarkCell)?.item = indexPath[0] * Workload.shelfItems + indexPath[1]
    return cell
  }
}

/// A page of shelves: orthogonal sections of one row each.
///
/// At offset 0 each shelf shows eight items of 100 × 100, so that the page looks like
/// `BenchmarkGrid.uniform(count:frameRate:delegate:)`.
@MainActor
final class ShelfGrid: ScrolledGrid {
  let simulation = Simulation(screen: GridScreen(scale: 2), frameRate: VirtualFling.frameRate)
  let source: ShelfSource
  let sections: CountedSections
  let grid: GridView
  private let window: GridWindow
  /// The scroll views seen so far. They are retained so that no new scroll view can have the
  /// address of an earlier one.
  private var scrollViews: [ObjectIdentifier: BaseScrollView] = [:]

  /// Makes the page and lays it out, scrolled so that seven shelves are visible.
  init(shelves: Int) {
    source = ShelfSource(shelves: shelves)
    sections = CountedSections {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(Workload.uniformItem.width),
            heightDimension: .absolute(Workload.uniformItem.height)),
          subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let layout = sections.layout
    grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: Workload.viewport), collectionViewLayout: layout)
    }
    window = GridWindow(holding: grid)
    grid.register(BenchmarkCell.self, forCellWithReuseIdentifier: BenchmarkSource.identifier)
    grid.dataSource = source
    scroll(to: Workload.uniformStart)
  }

  var cellCalls: Int { source.cellCalls }

  /// Scrolls the page to an offset and performs a layout pass.
  func scroll(to offset: CGFloat) {
    grid.contentOffset.y = offset
    grid.layoutIfNeeded()
  }

  /// Cells on screen, by section and item.
  private var cells: [BenchmarkCell] {
    grid.visibleCells.compactMap { $0 as? BenchmarkCell }.sorted { $0.item < $1.item }
  }

  /// The shown frames of the cells on screen, in content points, in the order of their items.
  var frames: [CGRect] { cells.map { grid.convert($0.bounds, from: $0) } }

  /// Returns the items of a section that are on screen.
  func items(ofSection section: Int) -> [Int] {
    cells.map { $0.item.quotientAndRemainder(dividingBy: Workload.shelfItems) }
      .filter { $0.quotient == section }.map(\.remainder)
  }

  /// Records the scroll views of sections and returns how many are visible.
  func countScrollViews() -> Int {
    var count = 0
    for case let view as BaseScrollView in grid.subviews {
      scrollViews[ObjectIdentifier(view)] = view
      if !view.isHidden { count += 1 }
    }
    return count
  }

  /// The number of different section scroll views seen so far.
  var scrollViewsSeen: Int { scrollViews.count }
}

extension BenchmarkAudit {
  /// Adds the counts of solved sections for a page of shelves. The provider is asked for every
  /// section, but equal sections are solved once.
  @MainActor
  mutating func count(solvesOf page: ShelfGrid, shelves: Int) {
    count("sections asked of the provider", page.sections.asked, .exactly(shelves))
    let counts = Array(repeating: Workload.shelfItems, count: shelves)
    count(
      "sections solved", page.sections.plan(itemCounts: counts)?.solvedSectionCount ?? -1,
      .exactly(1))
  }

  /// Adds the counts of views for a page of shelves. Seven shelves of eight cells are visible, and
  /// a scrolled shelf shows one more cell at most.
  @MainActor
  mutating func count(viewsOf page: ShelfGrid, mostScrollViews: Int) {
    count("most scroll views on screen", mostScrollViews, .exactly(Workload.shelvesVisible))
    count("scroll views ever made", page.scrollViewsSeen, .atMost(Workload.shelvesVisible + 2))
    count(
      "cells ever made", page.simulation.counters.cellsMade,
      .atMost(2 * Workload.uniformVisible))
    count(attributesLive: page.simulation.counters)
  }
}
