import GridKit
import GridTesting

/// What a flow layout without rounding makes of sizes. Three of the published forms inherit it.
@MainActor
struct RestatedFlow {
  /// Frames section by section.
  let frames: [[CGRect]]
  let contentSize: CGSize

  /// - Parameter sections: Sizes of the items, section by section.
  init(
    sections: [[CGSize]], view: CGSize, inset: GridEdgeInsets, lineSpacing: CGFloat,
    interitemSpacing: CGFloat = 10, isHorizontal: Bool = false
  ) {
    let simulation = Simulation(screen: GridScreen(size: view, scale: 2))
    simulation.faultPolicy = .record
    let layout = simulation.perform { GridViewFlowLayout() }
    layout.roundsToPixels = false
    layout.sectionInset = inset
    layout.minimumLineSpacing = lineSpacing
    layout.minimumInteritemSpacing = interitemSpacing
    if isHorizontal { layout.scrollDirection = .horizontal }
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: view), collectionViewLayout: layout)
    }
    let (delegate, source) = (DrawnSizes(sections), SampleDataSource(sections.map(\.count)))
    grid.delegate = delegate
    source.attach(to: grid)
    grid.layoutIfNeeded()
    frames = sections.indices.map { section in
      sections[section].indices.compactMap { item in
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
    }
    contentSize = layout.collectionViewContentSize
    withExtendedLifetime((delegate, source)) {}
  }
}
