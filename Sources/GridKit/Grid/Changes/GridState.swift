/// The state of a grid at one moment, which is restored when a change is refused. Under
/// `FaultPolicy.record`, the state is recorded before each change.
@MainActor
struct GridState {
  /// The geometry of a grid and of its content.
  struct Geometry {
    let bounds: CGRect
    let center: CGPoint
    let contentSize: CGSize
    let limitsBeforeChanges: [OffsetLimits]
    /// The offsets of orthogonal sections on screen.
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
  /// The serial number of the state. No other state, even of another grid, has this number.
  private let serial: UInt32
  private static var latestSerial: UInt32 = 0
  /// The live views with the keys of their elements. The identifier of a view is enough to find the
  /// view again, because a view that has not changed still belongs to the grid.
  private let places: [(key: ElementKey, view: ObjectIdentifier)]
  /// The views that have changed since then, each with its look before the change.
  private var changed: [ShownView] = []

  /// Whether the recorded data source was deallocated.
  var isSourceGone: Bool { hadDataSource && dataSource == nil }

  /// Records the state of a grid, with a given geometry.
  ///
  /// - Parameter geometry: The geometry before the content moved, if the change began with a move.
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
    // By index: an iterator would retain each view.
    for index in elements.indices {
      places.append((elements[index].key, ObjectIdentifier(elements[index].value)))
    }
    self.places = places
  }

  /// Records the look of a view before the first change to it.
  mutating func keepLook(of view: GridReusableView) {
    guard view.reuse.keptIn != serial else { return }
    view.reuse.keptIn = serial
    if let shown = ShownView(view, key: view.reuse.key) { changed.append(shown) }
  }

  /// Returns the recorded views that had attributes, with their looks, ascending by element.
  func views(in display: Display) -> [ShownView] {
    // A view that was returned to two grids may be recorded twice.
    let looks = Dictionary(
      changed.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    let present = Dictionary(
      (display.liveViews.values + display.leavingViews.map(\.view)).map {
        (ObjectIdentifier($0), $0)
      }, uniquingKeysWith: { first, _ in first })
    return places.compactMap { key, identifier in
      if var look = looks[identifier] {
        look.key = key
        return look
      }
      guard let view = present[identifier], view.reuse.keptIn != serial else { return nil }
      return ShownView(view, key: key)
    }
  }
}
