/// A layout of items in one horizontal line. The item in the middle has its full size, and the
/// items beside it are smaller. Scrolling settles on an item.
///
/// Item *i* has the base frame `((W − w)/2 + i·p, (H − h)/2, w, h)` with the pitch
/// `p = w + spacing`, so that the first and the last item can be centred. The content size is
/// `(W + (n − 1)·p, H)`. The scale of an item is `1 − |x + W/2 − cx| / W` for the content offset
/// *x* and the centre *cx* of the base frame, applied as a transform about the centre. Queries
/// return the items whose base frames meet the rectangle. *W* and *H* are the view's size less its
/// content inset. With an inset, item *i* is centred at the offset `i·p − left`. All lengths are in
/// points. The sections follow each other in one line.
///
/// A drag settles on the nearest item. With `pagingEnabled`, it settles at most one item away from
/// the item where it began. A view that switches back to this layout returns to the offset at which
/// it last rested under this layout.
///
/// Of the flow layout's properties, only `itemSize` and `minimumLineSpacing` have an effect. The
/// line is always horizontal, and no delegate is asked for sizes.
///
/// - Complexity: `prepare()` O(1), a query O(*k*) for *k* results. Every bounds change, scrolling
///   included, makes the layout stale.
/// - Note: After the CKCollectionViewLayout README.
@preconcurrency @MainActor
open class CarouselLayout: GridViewFlowLayout {
  /// Space between two items at full size, in points. It is stored as the flow layout's
  /// `minimumLineSpacing`.
  open var spacing: CGFloat {
    get { minimumLineSpacing }
    set { minimumLineSpacing = newValue }
  }

  /// Whether a drag moves by one item at most, however fast the flick is. The view's own
  /// `isPagingEnabled` stays off.
  open var pagingEnabled = false {
    didSet { if pagingEnabled != oldValue { invalidateLayout() } }
  }

  /// The plan of the last preparation.
  package private(set) var plan = CarouselPlan(
    viewport: .zero, itemSize: .zero, gap: 0, itemCount: 0)
  private var counts = SectionCounts()
  /// The item in the middle when the present drag began; nil without a drag. With paging, the drag
  /// ends at most one item away from this item.
  private var cursor: Int?
  private var memory = RestMemory(axis: \.x)

  public override init() {
    super.init()
    setUp()
  }

  /// Reads a flow layout's archive. The carousel still scrolls horizontally and does not round to
  /// pixels.
  ///
  /// `pagingEnabled` is not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollDirection = .horizontal
    roundsToPixels = false
  }

  // MARK: Layout

  // The flow layout's preparation is skipped, because in a tall view it would make several rows.
  open override func prepare() {
    guard let grid = collectionView else { return }
    counts = grid.loadedModel
    plan = CarouselPlan(
      viewport: grid.bounds.size, viewInset: grid.adjustedContentInset, itemSize: itemSize,
      gap: spacing, itemCount: counts.itemCount)
    report(plan.oddities)
  }

  open override var collectionViewContentSize: CGSize { plan.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    plan.items(in: rect).map(attributes(ofGlobalItem:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard indexPath.count == 2, counts.contains(section: indexPath[0], item: indexPath[1]) else {
      return nil
    }
    return attributes(
      ofGlobalItem: counts.globalIndex(section: indexPath[0], item: indexPath[1]))
  }

  /// Returns nil, because a carousel has no headers and footers.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { nil }

  private func attributes(ofGlobalItem item: Int) -> GridViewLayoutAttributes {
    let position = counts.position(ofGlobalIndex: item)
    let attributes = makeAttributes()
    attributes.position = Position(position.section, position.item)
    attributes.frame = plan.baseFrame(ofItem: item) ?? .zero
    let scale = plan.scale(ofItem: item, atOffset: collectionView?.contentOffset ?? .zero)
    reportScale(scale, of: attributes)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  /// Reports a scale of 0 or less if the view shows the item. Items that the view does not show are
  /// not reported, because every item far from the middle has such a scale.
  private func reportScale(_ scale: CGFloat, of attributes: GridViewLayoutAttributes) {
    guard scale <= 0, let grid = installedView, attributes.frame.overlaps(grid.bounds) else {
      return
    }
    report(
      "non-positive-scale", .warning,
      "\(attributes.key.elementID) is scaled by \(NumberText.short(scale)), since its middle is a "
        + "view's width or more from the middle of the view; make items narrower than the view",
      elements: [attributes.key.elementID])
  }

  // MARK: Bounds changes and snapping

  /// Returns true for every change, because the scales depend on the offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The item nearest to the view's offset, the lower item on a tie.
  private var nearestPage: Int {
    plan.nearestItem(toOffset: collectionView?.contentOffset ?? .zero) ?? 0
  }

  open override func prepareForTransition(to newLayout: GridViewLayout) {
    super.prepareForTransition(to: newLayout)
    memory.viewWillLeave(collectionView)
  }

  /// Returns the offset at which a drag ends. Without paging, this is the offset of the item
  /// nearest to the middle of the view at the proposed offset, the lower item on a tie. With
  /// paging, it is the offset of the item where the drag began, or of the item before or after.
  ///
  /// The result is always the offset of an item, or `(-left, -top)` without items. The velocity is
  /// not used.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard pagingEnabled else {
      return plan.snapTarget(forProposedOffset: proposedContentOffset)
    }
    let page = cursor ?? nearestPage
    cursor = nil
    return plan.pagingTarget(cursor: page, forProposedOffset: proposedContentOffset)
  }

  /// Returns the horizontal offset at which the view last came to rest under this layout, with 0 as
  /// vertical offset, clamped to the legal offsets. Returns the proposed offset before the first
  /// rest.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    memory.target(
      forProposed: proposedContentOffset, in: collectionView,
      contentSize: collectionViewContentSize)
  }
}

extension CarouselLayout: RestingLayout {
  package func userWillBeginDragging() {
    cursor = nearestPage
  }

  package func viewDidRest(at offset: CGPoint) {
    cursor = nil
    memory.offset = offset
  }
}
