import GridTesting

/// A layout that places all elements in `prepare()`, and answers with those of a rectangle or a
/// path. A new width makes it stale.
class PlacedLayout: GridViewLayout {
  /// The kind of all decorations.
  static let mark = "mark"

  /// The width that the elements were placed in.
  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0
  /// The elements, in the order in which they were added.
  var elements: [GridViewLayoutAttributes] = []
  private var places: [String: [IndexPath: GridViewLayoutAttributes]] = [:]
  private(set) var preparedWidth: CGFloat?

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.mark)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the elements of sections with so many items. Returns the end of the content.
  func place(_ counts: [Int]) -> CGFloat { 0 }

  /// The width that the elements have in a grid.
  func width(in grid: GridView) -> CGFloat { grid.bounds.width }

  /// Whether a preparation leaves the elements as they are.
  var keepsPlaces: Bool { false }

  override func prepare() {
    super.prepare()
    guard !keepsPlaces, let grid = collectionView else { return }
    elements = []
    places = [:]
    preparedWidth = grid.bounds.width
    width = width(in: grid)
    height = place((0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) })
  }

  func add(_ element: GridViewLayoutAttributes) {
    elements.append(element)
    places[element.representedElementKind ?? "", default: [:]][element.indexPath] = element
  }

  func addCell(_ section: Int, _ item: Int, _ frame: CGRect) {
    add(GridViewLayoutAttributes(cell: [section, item], frame: frame))
  }

  /// Adds a header, or another view of a section, that is as wide as the content.
  func addBar(
    _ section: Int, _ kind: String = GridView.elementKindSectionHeader, y: CGFloat, height: CGFloat
  ) {
    let frame = CGRect(x: 0, y: y, width: width, height: height)
    add(GridViewLayoutAttributes(supplementary: kind, [section, 0], frame: frame))
  }

  func addMark(_ path: IndexPath, _ frame: CGRect, zIndex: Int = 0) {
    let mark = GridViewLayoutAttributes(forDecorationViewOfKind: Self.mark, with: path)
    mark.frame = frame
    mark.zIndex = zIndex
    add(mark)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    elements.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    places[""]?[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elementKind == Self.mark ? nil : places[elementKind]?[indexPath]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elementKind == Self.mark ? places[elementKind]?[indexPath] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}
