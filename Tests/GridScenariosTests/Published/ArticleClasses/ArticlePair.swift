import GridKit
import GridScenarios
import Testing

/// A published form of the gallery beside the article's class, in grids of one size and data.
@MainActor
struct ArticlePair<Written: GridViewLayout> {
  let published: PublishedStage
  let written: Written
  private let simulation: Simulation
  private let grid: GridView
  private let source: SampleDataSource

  /// - Parameters:
  ///   - source: The data source of the class's grid; it has the same counts.
  ///   - delegate: The delegate of that grid, which does not keep it.
  init(
    _ published: PublishedStage, source: SampleDataSource? = nil,
    delegate: (any GridViewDelegate)? = nil, _ make: () -> Written
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
  }

  private var sides: [(simulation: Simulation, grid: GridView, source: SampleDataSource)] {
    [(published.simulation, published.grid, published.source), (simulation, grid, source)]
  }

  // MARK: Doing the same to both

  /// Turns the screen and the view, which fills it.
  func turn() {
    let size = CGSize(width: grid.bounds.height, height: grid.bounds.width)
    for side in sides {
      side.simulation.screen.bounds.size = size
      side.grid.frame.size = size
      side.grid.layoutIfNeeded()
    }
  }

  /// Gives the view another size on the same screen.
  func resize(to size: CGSize) {
    for side in sides {
      side.grid.frame.size = size
      side.grid.layoutIfNeeded()
    }
  }

  func scroll(to offset: CGPoint) {
    for side in sides {
      side.grid.setContentOffset(offset, animated: false)
      side.grid.layoutIfNeeded()
    }
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
  }

  /// Sets properties of both, and runs the pass that is due.
  func change(_ parameters: JSONObject, _ change: (Written) -> Void) {
    published.change(parameters)
    simulation.perform { change(written) }
    grid.layoutIfNeeded()
  }

  // MARK: Comparing

  /// Checks that the class answers like the published form.
  ///
  /// Compared are the content size, all elements in their order, what is on screen, and whether
  /// changed bounds ask for another preparation; with `asksItems` every item's own query, too.
  func check(asksItems: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = LineDiff(
      expected: text(of: written, simulation, grid, asksItems),
      actual: text(of: published.layout, published.simulation, published.grid, asksItems))
    #expect(difference == nil, sourceLocation: sourceLocation)
  }

  private func text(
    of layout: GridViewLayout, _ simulation: Simulation, _ grid: GridView, _ asksItems: Bool
  ) -> String {
    let answer = RestatedAnswer(of: layout, in: simulation)
    var lines = [
      "content \(RestatedElement.text(answer.contentSize.width)) "
        + RestatedElement.text(answer.contentSize.height)
    ]
    lines += answer.elements.map(\.line)
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
