/// The state of a grid at one moment: the one thing to go back to when a change is refused. Kept
/// before each change under `FaultPolicy.record`.
@MainActor
struct GridState {
  /// The place and size of a grid.
  struct Geometry {
    let bounds: CGRect
    let center: CGPoint
    let contentSize: CGSize
    let limitsBeforeChanges: [OffsetLimits]
    /// The offsets of sections on screen that scroll by themselves.
    let sectionOffsets: [(scroll: SectionScroll, offset: CGFloat)]

    @MainActor
    init(of grid: GridView) {
      bounds = grid.bounds
      center = grid.center
      contentSize = grid.contentSize
      limitsBeforeChanges = grid.changes.limitsBeforeChanges
      sectionOffsets = grid.display.sectionScrolls.live.compactMap { view in
        view.scroll.map { ($0, $0.offset) }
      }
    }
  }

  var content: Content
  let geometry: Geometry
  let layout: GridViewLayout
  let transition: InteractiveTransition?
  private let hadDataSource: Bool
  private(set) weak var dataSource: (any GridViewDataSource)?
  /// The number that tells the states of all grids apart.
  private let serial: UInt32
  private static var latestSerial: UInt32 = 0
  /// The views that showed elements, with the elements' keys. Views that have not changed are still
  /// the grid's.
  private let places: [(key: ElementKey, view: ObjectIdentifier)]
  /// The looks of the views that have changed.
  private var changed: [ShownView] = []

  /// Whether the data source of that time has died.
  var isSourceGone: Bool { hadDataSource && dataSource == nil }

  /// Records the state of a grid at a geometry.
  ///
  /// - Parameter geometry: That of before the content moved, where the change began with that.
  init(of grid: GridView, at geometry: Geometry) {
    GridState.latestSerial &+= 1
    serial = GridState.latestSerial
    content = grid.content
    self.geometry = geometry
    layout = grid.answers.layout
    transition = grid.changes.transition
    dataSource = grid.storedDataSource
    hadDataSource = dataSource != nil
    let elements = grid.display.liveViews.elements
    var places: [(key: ElementKey, view: ObjectIdentifier)] = []
    places.reserveCapacity(elements.count)
    // By number: an iterator would count a reference to each view.
    for index in elements.indices {
      places.append((elements[index].key, ObjectIdentifier(elements[index].value)))
    }
    self.places = places
  }

  /// Takes in how a view looks before the first change to it.
  mutating func keepLook(of view: GridReusableView) {
    guard view.reuse.keptIn != serial else { return }
    view.reuse.keptIn = serial
    if let shown = ShownView(view, key: view.reuse.key) { changed.append(shown) }
  }

  /// The views with attributes and how they looked, ascending by element.
  func views(in display: Display) -> [ShownView] {
    // A view that two grids have been given may be in it twice.
    let looks = Dictionary(
      changed.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    let present = Dictionary(
      (display.liveViews.values + display.leavingViews.map(\.view)).map {
        (ObjectIdentifier($0), $0)
      }, uniquingKeysWith: { first, _ in first })
    return places.compactMap { key, identifier in
      if let look = looks[identifier] { return look.filed(under: key) }
      guard let view = present[identifier], view.reuse.keptIn != serial else { return nil }
      return ShownView(view, key: key)
    }
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
