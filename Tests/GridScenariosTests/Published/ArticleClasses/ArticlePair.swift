import GridKit
import GridScenarios
import Testing

/// A published form of the gallery beside the article's class, in grids of one size and data. At
/// first and after whatever is done to both, both have to answer alike.
@MainActor
struct ArticlePair<Written: GridViewLayout> {
  let published: PublishedStage
  let written: Written
  private let simulation: Simulation
  private let grid: GridView
  private let source: SampleDataSource
  /// Whether every item's own query is compared, too.
  private let asksItems: Bool

  /// - Parameters:
  ///   - source: The data source of the class's grid; it has the same counts.
  ///   - delegate: The delegate of that grid, which does not keep it.
  init(
    _ published: PublishedStage, source: SampleDataSource? = nil,
    delegate: (any GridViewDelegate)? = nil, asksItems: Bool = true, _ make: () -> Written
  ) {
    let size = published.grid.bounds.size
    let simulation = Simulation(screen: GridScreen(size: size, scale: 2))
    simulation.faultPolicy = .record
    let written = simulation.perform(make)
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: written)
    }
    let source = source ?? SampleDataSource(published.source.counts)
    grid.delegate = delegate
    source.attach(to: grid)
    grid.layoutIfNeeded()
    (self.published, self.written) = (published, written)
    (self.simulation, self.grid, self.source) = (simulation, grid, source)
    self.asksItems = asksItems
    check("at first")
  }

  private var sides: [(simulation: Simulation, grid: GridView, source: SampleDataSource)] {
    [(published.simulation, published.grid, published.source), (simulation, grid, source)]
  }

  // MARK: Doing the same to both

  /// Turns the screen and the view, which fills it.
  func turn() {
    let size = CGSize(width: grid.bounds.height, height: grid.bounds.width)
    for side in sides { side.simulation.screen.bounds.size = size }
    resize(to: size)
  }

  /// Gives the view another size on the same screen.
  func resize(to size: CGSize) {
    for side in sides {
      side.grid.frame.size = size
      side.grid.layoutIfNeeded()
    }
    check("after a resize or a turn")
  }

  func scroll(to offset: CGPoint) {
    for side in sides {
      side.grid.setContentOffset(offset, animated: false)
      side.grid.layoutIfNeeded()
    }
    check("after a scroll")
  }

  /// Reloads both, the last section with fewer items where it has any.
  func reload(dropping fewer: Int = 0) {
    for side in sides {
      if let last = side.source.counts.indices.last {
        side.source.counts[last] = max(0, side.source.counts[last] - fewer)
      }
      side.grid.reloadData()
      side.grid.layoutIfNeeded()
    }
    check("after a reload")
  }

  /// Sets properties of both, and runs the pass that is due.
  func change(_ parameters: JSONObject, _ change: (Written) -> Void) {
    published.change(parameters)
    simulation.perform { change(written) }
    grid.layoutIfNeeded()
    check("after a change")
  }

  /// Compares where both let a drag end, and where they have the view rest in a switch.
  func checkTargets(_ proposed: CGPoint) {
    let targets = [published.layout, written].map { layout in
      published.simulation.perform {
        [
          layout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 1, y: 1)),
          layout.targetContentOffset(forProposedContentOffset: proposed),
        ]
      }
    }
    #expect(targets[0] == targets[1])
  }

  // MARK: Comparing

  /// Compares the content size, all elements in their order, what is on screen, and whether changed
  /// bounds ask for another preparation.
  private func check(_ moment: String) {
    let difference = LineDiff(
      expected: text(of: written, simulation, grid),
      actual: text(of: published.layout, published.simulation, published.grid))
    #expect(difference == nil, "\(moment)")
  }

  private func text(
    of layout: GridViewLayout, _ simulation: Simulation, _ grid: GridView
  ) -> String {
    var lines = RestatedAnswer(of: layout, in: simulation).lines
    lines.append("offset \(NumberText.short(grid.contentOffset))")
    lines += grid.indexPathsForVisibleItems.sorted().map { "on screen \($0)" }
    simulation.perform {
      let bounds = grid.bounds
      for other in [
        bounds.offsetBy(dx: 0, dy: 7), bounds.offsetBy(dx: 7, dy: 0),
        CGRect(x: 0, y: 0, width: bounds.width + 9, height: bounds.height),
        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + 9),
      ] {
        lines.append("\(layout.shouldInvalidateLayout(forBoundsChange: other))")
      }
      guard asksItems else { return }
      for section in 0..<grid.numberOfSections {
        for item in 0..<grid.numberOfItems(inSection: section) {
          let path = IndexPath(item: item, section: section)
          let found = layout.layoutAttributesForItem(at: path).map { RestatedElement($0).line }
          lines.append("\(section)-\(item): \(found ?? "nil")")
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
