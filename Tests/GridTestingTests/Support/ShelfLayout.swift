import GridTesting

/// A layout as a user would write it: a header and full-width rows in each section, found by
/// arithmetic, so that a million of them cost nothing.
class ShelfLayout: GridViewLayout {
  var rowHeight: CGFloat = 40 { didSet { invalidateLayout() } }
  var gap: CGFloat = 0 { didSet { invalidateLayout() } }
  var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The kind of a card behind every section; nil for none.
  var cardKind: String?
  /// Whether items are answered by path, which a switch of layouts needs.
  var answersItems = true
  /// Changes attributes before they are handed out.
  var adjust: ((GridViewLayoutAttributes) -> Void)?
  /// Where the layout lets a drag end.
  var target: CGPoint?

  private(set) var preparations = 0
  private(set) var askedRects: [CGRect] = []
  private var counts: [Int] = []
  private var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let grid = collectionView else { return }
    width = grid.bounds.width
    counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
  }

  private func top(_ section: Int) -> CGFloat { counts[..<section].reduce(0) { $0 + length($1) } }

  private func length(_ count: Int) -> CGFloat { headerHeight + CGFloat(count) * (rowHeight + gap) }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: top(counts.count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    askedRects.append(rect)
    var answer: [GridViewLayoutAttributes] = []
    let pitch = rowHeight + gap
    for section in counts.indices {
      let start = top(section)
      if headerHeight > 0 { answer.append(header(section, start)) }
      // Infinite queries are legal.
      let first = max(
        0, min(CGFloat(counts[section]), ((rect.minY - start - headerHeight) / pitch)))
      let last = max(0, min(CGFloat(counts[section]), (rect.maxY - start - headerHeight) / pitch))
      for item in Int(first)..<max(Int(first), Int(last.rounded(.up))) {
        answer.append(row(item, section, start))
      }
      if cardKind != nil { answer.append(card(section, start)) }
    }
    return answer.filter { !$0.frame.isFiniteRect || $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    answersItems ? row(indexPath.item, indexPath.section, top(indexPath.section)) : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { header(indexPath[0], top(indexPath[0])) }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { card(indexPath[0], top(indexPath[0])) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { target ?? proposedContentOffset }

  private func row(_ item: Int, _ section: Int, _ start: CGFloat) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = CGRect(
      x: 0, y: start + headerHeight + CGFloat(item) * (rowHeight + gap), width: width,
      height: rowHeight)
    adjust?(attributes)
    return attributes
  }

  private func header(_ section: Int, _ start: CGFloat) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: start, width: width, height: headerHeight)
    adjust?(attributes)
    return attributes
  }

  private func card(_ section: Int, _ start: CGFloat) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forDecorationViewOfKind: cardKind ?? "", with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: start, width: width, height: length(counts[section]))
    attributes.zIndex = -1
    adjust?(attributes)
    return attributes
  }
}

/// A grid with shelves, in a simulation of its own.
@MainActor
struct Shelves {
  let simulation = Simulation(screen: GridScreen(scale: 2))
  let layout: ShelfLayout
  let grid: GridView
  private let window: GridWindow
  let source: SampleDataSource

  /// - Parameter other: The grid's layout, if it is none of shelves.
  init(
    _ counts: [Int], size: CGSize = CGSize(width: 100, height: 100),
    layout: ShelfLayout = ShelfLayout(), other: GridViewLayout? = nil, isLaidOut: Bool = true,
    configure: (ShelfLayout) -> Void = { _ in }
  ) {
    simulation.faultPolicy = .record
    source = SampleDataSource(counts)
    configure(layout)
    self.layout = layout
    grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: other ?? layout)
    }
    if let kind = layout.cardKind {
      layout.register(GridReusableView.self, forDecorationViewOfKind: kind)
    }
    window = GridWindow(holding: grid)
    source.attach(to: grid)
    if isLaidOut { grid.layoutIfNeeded() }
  }

  func scroll(to y: CGFloat) {
    grid.contentOffset = CGPoint(x: grid.contentOffset.x, y: y)
    grid.layoutIfNeeded()
  }
}
