import GridScenarios

/// A data source of shelves, each of as many items.
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

/// A page of shelves: sections of one row each that scroll by themselves.
///
/// At offset 0 each shows eight items of 100 × 100, so that the page looks like the uniform grid.
@MainActor
final class ShelfGrid {
  let simulation = Simulation(screen: GridScreen(scale: 2), frameRate: ShelfFling.frameRate)
  let source: ShelfSource
  let sections: CountedSections
  let grid: GridView
  private let window: GridWindow
  /// Scroll views that were seen, kept so that no other one gets the address of one that is gone.
  private var scrollViews: [ObjectIdentifier: BaseScrollView] = [:]

  /// Makes the page and lays it out, scrolled to where seven shelves show.
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

  /// Moves the page and lays out what shows.
  func scroll(to offset: CGFloat) {
    grid.contentOffset.y = offset
    grid.layoutIfNeeded()
  }

  /// Cells on screen, by section and item.
  private var cells: [BenchmarkCell] {
    grid.visibleCells.compactMap { $0 as? BenchmarkCell }.sorted { $0.item < $1.item }
  }

  /// The frames of the cells on screen as they show in the content, in the order of their items.
  var frames: [CGRect] { cells.map { grid.convert($0.bounds, from: $0) } }

  /// The items on screen of a section.
  func items(ofSection section: Int) -> [Int] {
    cells.map { $0.item.quotientAndRemainder(dividingBy: Workload.shelfItems) }
      .filter { $0.quotient == section }.map(\.remainder)
  }

  /// Counts the scroll views that show a section, and records them.
  func countScrollViews() -> Int {
    var count = 0
    for case let view as BaseScrollView in grid.subviews {
      scrollViews[ObjectIdentifier(view)] = view
      if !view.isHidden { count += 1 }
    }
    return count
  }

  /// The number of scroll views of sections that have been seen.
  var scrollViewsSeen: Int { scrollViews.count }
}

extension BenchmarkAudit {
  /// Counts what was solved for a page of shelves: the provider is asked for every section,
  /// equal sections are solved once.
  @MainActor
  mutating func count(solvesOf page: ShelfGrid, shelves: Int) {
    count("sections asked of the provider", page.sections.asked, .exactly(shelves))
    let counts = Array(repeating: Workload.shelfItems, count: shelves)
    count(
      "sections solved", page.sections.plan(itemCounts: counts)?.solvedSectionCount ?? -1,
      .exactly(1))
  }

  /// Counts the views of a page of shelves: seven show, of eight cells, and one more each at most
  /// that is scrolled.
  @MainActor
  mutating func count(viewsOf page: ShelfGrid, mostScrollViews: Int) {
    count("most scroll views on screen", mostScrollViews, .exactly(Workload.shelvesVisible))
    count("scroll views ever made", page.scrollViewsSeen, .atMost(Workload.shelvesVisible + 2))
    count(
      "cells ever made", page.simulation.counters.cellsMade,
      .atMost(2 * Workload.uniformVisible))
    count(
      "live attribute objects", page.simulation.counters.attributesLive,
      .atMost(4 * Workload.uniformVisible))
  }
}
