import GridTesting

/// Adds how near a page is to the middle, for the cell's parallax.
final class PageAttributes: GridViewLayoutAttributes {
  /// 1 in the middle, 0 a page away or further.
  var focus: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? PageAttributes { copy.focus = focus }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? PageAttributes else { return false }
    return MainActor.assumeIsolated { focus == other.focus }
  }
}

/// Pages side by side, the neighbours peeping in; a flick turns one page, and the page in the
/// middle stands out. Sections follow each other with a divider between them.
class PagingCarouselLayout: GridViewLayout {
  static let dividerKind = "divider"

  /// How much of each neighbour shows.
  var peek: CGFloat = 24 { didSet { if peek != oldValue { invalidateLayout() } } }
  var gap: CGFloat = 12 { didSet { if gap != oldValue { invalidateLayout() } } }
  var smallest: CGFloat = 0.9
  /// Flicks slower than this, in points per millisecond, settle on the nearest page.
  var flickSpeed: CGFloat = 0.3

  private var pages: [IndexPath] = []
  private var firstPages: [Int] = []
  private var room = CGSize.zero
  private var left: CGFloat = 0
  private var pagedSize: CGSize?

  private var pageWidth: CGFloat { max(1, room.width - 2 * (peek + gap)) }
  fileprivate var pitch: CGFloat { pageWidth + gap }
  fileprivate var pageCount: Int { pages.count }

  override class var layoutAttributesClass: AnyClass { PageAttributes.self }

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.dividerKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    room = CGSize(
      width: max(0, collectionView.bounds.width - inset.left - inset.right),
      height: max(0, collectionView.bounds.height - inset.top - inset.bottom))
    left = inset.left
    guard pagedSize != collectionView.bounds.size else { return }
    pagedSize = collectionView.bounds.size
    pages = []
    firstPages = []
    for section in 0..<collectionView.numberOfSections {
      firstPages.append(pages.count)
      pages += (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  /// Where a page lies before it is scaled.
  private func frame(ofPage page: Int) -> CGRect {
    CGRect(x: peek + gap + CGFloat(page) * pitch, y: 0, width: pageWidth, height: room.height)
  }

  private func attributes(ofPage page: Int) -> PageAttributes {
    let attributes = PageAttributes(forCellWith: pages[page])
    attributes.frame = frame(ofPage: page)
    let middle = (collectionView?.bounds.minX ?? 0) + left + room.width / 2
    let distance = abs(attributes.center.x - middle) / pitch
    attributes.focus = max(0, 1 - distance)
    let scale = smallest + (1 - smallest) * attributes.focus
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  /// In the gap before the first page of every section but the first.
  private func divider(_ section: Int) -> GridViewLayoutAttributes? {
    guard firstPages.indices.contains(section), firstPages[section] > 0,
      firstPages[section] < pages.count
    else { return nil }
    let attributes = GridViewLayoutAttributes(
      forDecorationViewOfKind: Self.dividerKind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: frame(ofPage: firstPages[section]).minX - gap / 2 - 1, y: 0, width: 2, height: room.height)
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    guard !pages.isEmpty else { return CGSize(width: room.width, height: room.height) }
    return CGSize(width: frame(ofPage: pages.count - 1).maxX + gap + peek, height: room.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let first = max(0, min(CGFloat(pages.count), (rect.minX - peek - gap) / pitch - 1))
    let last = max(0, min(CGFloat(pages.count), (rect.maxX - peek - gap) / pitch + 1))
    var found: [GridViewLayoutAttributes] = []
    for page in Int(first)..<max(Int(first), Int(last.rounded(.up))) {
      found.append(attributes(ofPage: page))
    }
    found += firstPages.indices.compactMap { divider($0) }
    return found.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard firstPages.indices.contains(indexPath.section) else { return nil }
    let page = firstPages[indexPath.section] + indexPath.item
    guard pages.indices.contains(page), pages[page] == indexPath else { return nil }
    return attributes(ofPage: page)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elementKind == Self.dividerKind && indexPath.item == 0 ? divider(indexPath.section) : nil
  }

  /// Which page stands out depends on the offset, so scrolling makes the layout stale.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { pagedSize = nil }
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, pageCount > 0 else { return proposedContentOffset }
    let inset = collectionView.adjustedContentInset
    let current = (collectionView.contentOffset.x + inset.left) / pitch
    var page = ((proposedContentOffset.x + inset.left) / pitch).rounded()
    if velocity.x > flickSpeed { page = current.rounded(.down) + 1 }
    if velocity.x < -flickSpeed { page = current.rounded(.up) - 1 }
    return CGPoint(x: offset(ofPage: page) - inset.left, y: proposedContentOffset.y)
  }

  /// Where the content starts, insets aside, when a page is in the middle.
  fileprivate func offset(ofPage page: CGFloat) -> CGFloat { page * pitch }
}

final class MendedPagingCarouselLayout: PagingCarouselLayout {
  fileprivate override func offset(ofPage page: CGFloat) -> CGFloat {
    super.offset(ofPage: max(0, min(page, CGFloat(pageCount - 1))))
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    // The carousel fills the height, so there is one offset down and none to propose.
    target.y = -(collectionView?.adjustedContentInset.top ?? 0)
    return target
  }
}
