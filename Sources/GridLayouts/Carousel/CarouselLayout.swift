/// A horizontal line of items; the item in the middle is full size and the others shrink; scrolling
/// settles on an item.
///
/// Item *i* rests at `((W − w)/2 + i·p, (H − h)/2, w, h)` with pitch `p = w + spacing`, so that the
/// first and the last item can be centred; the content is `(W + (n − 1)·p, H)`. Its scale is
/// `1 − |x + W/2 − cx| / W` for content offset *x* and base centre *cx*, applied as a transform
/// about the centre. Which items are returned is decided by base frame. *W* and *H* are the view's
/// size less its content inset, and under an inset item *i* rests at the offset `i·p − left`. All
/// lengths are points. Sections follow each other in the one line.
///
/// A drag settles on the nearest item, or with `pagingEnabled` one item on from where it began. A
/// view that returns to this layout finds the position at which it last rested under it.
///
/// Of the flow layout's properties `itemSize` and `minimumLineSpacing` count; the line is
/// horizontal whatever `scrollDirection` says, and no delegate is asked for sizes.
///
/// - Complexity: `prepare()` O(1), a query O(*k*) for *k* results. Every bounds change, scrolling
///   included, makes the layout stale.
/// - Note: After the CKCollectionViewLayout README.
@preconcurrency @MainActor
open class CarouselLayout: GridViewFlowLayout {
  /// Space between two items at full size, in points; the flow layout's line spacing.
  open var spacing: CGFloat {
    get { minimumLineSpacing }
    set { minimumLineSpacing = newValue }
  }

  /// Whether a drag moves by one item at most, however far the throw. The view's own
  /// `isPagingEnabled` stays off.
  open var pagingEnabled = false {
    didSet { if pagingEnabled != oldValue { invalidateLayout() } }
  }

  /// The plan of the last preparation.
  package private(set) var plan = CarouselPlan(
    viewport: .zero, itemSize: .zero, gap: 0, itemCount: 0)
  private var counts = SectionCounts()
  /// The page from which the present drag turns pages; nil without a drag.
  private var cursor: Int?
  private var memory = RestMemory(axis: .horizontal)

  public override init() {
    super.init()
    setUp()
  }

  /// Reads a flow layout's archive, then scrolls sideways and rounds nothing as every carousel
  /// does.
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

  // The flow layout's own preparation is left out: with room for more it would break the line.
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

  /// A carousel has no headers and footers.
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

  /// Far from the middle every scale is 0 or less: only what the view shows is worth a finding.
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

  /// Returns true always: scales follow the offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The page nearest to the view's offset, the lower one on a tie.
  private var nearestPage: Int {
    plan.nearestItem(toOffset: collectionView?.contentOffset ?? .zero) ?? 0
  }

  open override func prepareForTransition(to newLayout: GridViewLayout) {
    super.prepareForTransition(to: newLayout)
    memory.viewWillLeave(collectionView)
  }

  /// Returns the offset at which a drag ends: at the item whose middle is nearest to the middle of
  /// the view at the proposed offset, the lower one on a tie; with paging one page on or back from
  /// where the drag began.
  ///
  /// Always the offset of an item, and `(-left, -top)` without items. The velocity is not used.
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

  /// The horizontal position at which the view last came to rest under this layout, brought into
  /// the legal offsets, and 0 down the view; the proposal before the first time.
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
    memory.viewDidRest(at: offset)
  }
}
