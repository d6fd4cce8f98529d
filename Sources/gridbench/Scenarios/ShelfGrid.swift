import GridScenarios

/// A page of shelves: orthogonal sections of one row each.
///
/// At offset 0 each shelf shows eight items of 100 × 100, so that the page looks like
/// `BenchmarkGrid.uniform(count:frameRate:delegate:)`.
@MainActor
final class ShelfGrid: CompositionalGrid {
  /// The scroll views seen so far. They are retained so that no new scroll view can have the
  /// address of an earlier one.
  private var scrollViews: [ObjectIdentifier: BaseScrollView] = [:]

  /// Makes the page and lays it out, scrolled so that seven shelves are visible.
  init(shelves: Int) {
    let sections = CountedSections(
      itemWidth: .fractionalWidth(1), groupWidth: .absolute(Workload.uniformItem.width),
      behavior: .continuous)
    super.init(
      sections, source: BenchmarkSource(count: Workload.shelfItems, sectionCount: shelves),
      simulation: Simulation(screen: GridScreen(scale: 2), frameRate: VirtualFling.frameRate))
  }

  /// The shown frames of the cells on screen, in content points, in the order of their items.
  override var frames: [CGRect] { cells.map { grid.convert($0.bounds, from: $0) } }

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

  /// Adds the counts of views. Seven shelves of eight cells are visible, and a scrolled shelf shows
  /// one more cell at most.
  func countViews(_ audit: inout BenchmarkAudit, mostScrollViews: Int) {
    audit.count("most scroll views on screen", mostScrollViews, .exactly(Workload.shelvesVisible))
    audit.count("scroll views ever made", scrollViews.count, .atMost(Workload.shelvesVisible + 2))
    audit.count(
      "cells ever made", simulation.counters.cellsMade, .atMost(2 * Workload.uniformVisible))
    audit.count(attributesLive: simulation.counters)
  }
}
