/// The state of a grid at one moment: the one thing to go back to when a change is refused. Kept
/// before each change under `FaultPolicy.record`.
@MainActor
struct GridState {
  /// Where a grid is, and how large.
  struct Geometry {
    let bounds: CGRect
    let center: CGPoint
    let contentSize: CGSize
    let limitsBeforeChanges: [OffsetLimits]
  }

  var content: Content
  let geometry: Geometry
  let layout: GridViewLayout
  let transition: InteractiveTransition?
  private let hadDataSource: Bool
  private(set) weak var dataSource: (any GridViewDataSource)?
  /// How far sections on screen are scrolled by themselves.
  let sectionOffsets: [(scroll: SectionScroll, offset: CGFloat)]
  /// Which view shows which element, and how it looks, ascending by element; nil while all of them
  /// are as they were.
  private(set) var views: [ShownView]?

  /// Whether the data source of that time has died.
  var isSourceGone: Bool { hadDataSource && dataSource == nil }

  init(of grid: GridView) {
    content = grid.content
    geometry = Geometry(
      bounds: grid.bounds, center: grid.center, contentSize: grid.contentSize,
      limitsBeforeChanges: grid.changes.limitsBeforeChanges)
    layout = grid.answers.layout
    transition = grid.changes.transition
    dataSource = grid.storedDataSource
    hadDataSource = dataSource != nil
    sectionOffsets = grid.display.sectionScrolls.live.compactMap { view in
      view.scroll.map { ($0, $0.offset) }
    }
  }

  /// Takes in the views before the first of them changes.
  mutating func keepViews(of grid: GridView) {
    if views == nil { views = ShownView.all(in: grid.display.liveViews) }
  }
}

/// Keeps a state: there is none most of the time, and to see that must not cost as much as to copy
/// one.
@MainActor
final class GridStateBox {
  var value: GridState

  init(_ value: GridState) {
    self.value = value
  }
}
