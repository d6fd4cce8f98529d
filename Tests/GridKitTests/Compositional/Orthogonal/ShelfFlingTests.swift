import GridTesting
import TestSupport
import Testing

/// A page of 10,000 sections of 50 cards of 120 × 80, 8 apart, on a screen of 320 × 480: sections
/// are 92 high with their insets, so that at most seven show, each with at most four cards.
@MainActor @Suite("Pages of sections that scroll by themselves")
struct ShelfFlingTests {
  private typealias Behavior = GridCollectionLayoutSectionOrthogonalScrollingBehavior

  private static let size = CGSize(width: 320, height: 480)
  private static let rowsThatFit = 7
  private static let cellsThatFit = 7 * 4
  /// One of each, section after section.
  private static let behaviors: [Behavior] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]

  private static func page() -> Fixture<GridViewCompositionalLayout> {
    let layout = GridViewCompositionalLayout { index, _ in
      let card = item(.fractionalWidth(1), .fractionalHeight(1))
      let section = NSCollectionLayoutSection(group: Parts.row(.absolute(120), .absolute(80), card))
      section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 8, trailing: 10)
      return section
    }
    return Fixture.laidOut(layout, counts: Array(repeating: 50, count: 10_000), size: size)
  }

  /// Counts of a page's views, and mistakes that were seen.
  private struct Tally {
    private var scrollViews: [ObjectIdentifier: BaseScrollView] = [:]
    var mostRows = 0
    var mostScrollViews = 0
    var mostCells = 0
    var mostViews = 0
    /// Frames in which the page moved, and sections of it sideways.
    var framesOfBoth = 0
    var mistakes: [String] = []
    private var offset: CGFloat = 0
    private var sectionOffsets: [Int: CGFloat] = [:]

    /// Scroll views that were ever among the grid's subviews.
    var scrollViewsMade: Int { scrollViews.count }

    @MainActor
    mutating func look(at grid: GridView) {
      var shown = 0
      for case let view as BaseScrollView in grid.subviews {
        // Kept, so that no other one gets its address.
        scrollViews[ObjectIdentifier(view)] = view
        if !view.isHidden { shown += 1 }
      }
      let bounds = grid.bounds
      let paths = grid.indexPathsForVisibleItems
      let rows = Set(paths.map(\.section))
      if rows.count != shown {
        mistakes.append("\(shown) scroll views for \(rows.count) sections at \(bounds.minY)")
      }
      for path in paths {
        guard let cell = grid.cellForItem(at: path) else {
          mistakes.append("no cell for \(path) at \(bounds.minY)")
          continue
        }
        let frame = grid.convert(cell.bounds, from: cell)
        if cell.isHidden || !frame.intersects(bounds) {
          mistakes.append("\(path) is at \(GridText.text(frame)) while \(bounds.minY) shows")
        }
        if cell.superview !== grid.scrollView(ofSection: path.section) {
          mistakes.append("\(path) is not in its section's scroll view at \(bounds.minY)")
        }
      }
      let offsets = Dictionary(
        uniqueKeysWithValues: grid.sectionOffsets.map { ($0.section, $0.offset.x) })
      let hasScrolled = offsets.contains { (sectionOffsets[$0.key] ?? $0.value) != $0.value }
      if hasScrolled, offset != bounds.minY { framesOfBoth += 1 }
      (offset, sectionOffsets) = (bounds.minY, offsets)
      mostRows = max(mostRows, rows.count)
      mostScrollViews = max(mostScrollViews, shown)
      mostCells = max(mostCells, paths.count)
      mostViews = max(mostViews, paths.count + grid.waitingViews.count)
    }
  }

  @Test(.rule("CL-44"), .seeds(5..<8, inDebug: 1))
  func `a page flung both ways for a minute makes at most twice the views that fit`() {
    let fixture = Self.page()
    let (grid, simulation) = (fixture.grid, fixture.simulation)
    var random = SplitMix64(seed: currentSeed)
    var tally = Tally()
    tally.look(at: grid)
    var dragged = (page: 0, sections: 0)
    var sections: Set<Int> = []
    while simulation.now < 60 {
      let scrollView = Self.act(on: grid, &random)
      if scrollView === grid {
        dragged.page += 1
      } else if scrollView != nil {
        dragged.sections += 1
      }
      for _ in 0..<Int.random(in: 1...45, using: &random) {
        simulation.tick()
        tally.look(at: grid)
        sections.formUnion(grid.indexPathsForVisibleItems.map(\.section))
      }
    }
    #expect(tally.mistakes.isEmpty, "\(tally.mistakes.prefix(5))")
    #expect(simulation.faults.isEmpty, "\(simulation.faults.prefix(3))")
    // Both were dragged, and the page went somewhere.
    #expect(dragged.page > 10 && dragged.sections > 10)
    #expect(tally.framesOfBoth > 20 && sections.count > 50)
    #expect(tally.mostRows <= Self.rowsThatFit && tally.mostCells <= Self.cellsThatFit)
    #expect(tally.mostViews <= 2 * Self.cellsThatFit)
    #expect(simulation.counters.cellsMade <= 2 * Self.cellsThatFit)
    #expect(tally.mostScrollViews <= Self.rowsThatFit)
    #expect(tally.scrollViewsMade <= Self.rowsThatFit + 2)
    grid.settle(limit: 60)
    #expect(grid.isSettled)
    // A page that is left alone shows what a new one shows at the same offsets.
    tally.look(at: grid)
    #expect(tally.mistakes.isEmpty, "\(tally.mistakes.prefix(5))")
  }

  /// Something that a user does: fingers that go up, down, sideways or nowhere.
  ///
  /// - Returns: What a finger dragged.
  private static func act(on grid: GridView, _ random: inout SplitMix64) -> BaseScrollView? {
    let start = CGPoint(
      x: CGFloat(Int.random(in: 40...280, using: &random)),
      y: CGFloat(Int.random(in: 40...440, using: &random)))
    let speed = CGFloat(Int.random(in: 200...6000, using: &random))
    switch Int.random(in: 0...7, using: &random) {
    case 0, 1:
      let end = CGPoint(x: start.x, y: CGFloat(Int.random(in: 10...470, using: &random)))
      return end == start ? nil : grid.swipe(from: start, to: end, speed: speed)
    case 2, 3, 4:
      let end = CGPoint(x: CGFloat(Int.random(in: 5...315, using: &random)), y: start.y + 4)
      return grid.swipe(from: start, to: end, speed: speed)
    case 5:
      return grid.touch(.tap(at: start))
    case 6:
      // A finger that wanders.
      var points = [GridTouchScript.Point(time: 0, location: start)]
      for step in 1...Int.random(in: 1...8, using: &random) {
        let place = CGPoint(
          x: CGFloat(Int.random(in: 0...320, using: &random)),
          y: CGFloat(Int.random(in: 0...480, using: &random)))
        points.append(GridTouchScript.Point(time: Double(step) * 0.05, location: place))
      }
      return grid.touch(GridTouchScript(points))
    default:
      // The page and a section of it at once, as by two fingers.
      let shown = grid.sectionOffsets
      if let section = shown.randomElement(using: &random)?.section {
        let velocity = CGFloat(Int.random(in: -8000...8000, using: &random))
        grid.scrollView(ofSection: section)?.fling(velocity: CGPoint(x: velocity, y: 0))
      }
      grid.fling(velocity: CGFloat(Int.random(in: -9000...20_000, using: &random)))
      return nil
    }
  }
}
