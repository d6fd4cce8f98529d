import GridTesting

/// A shelf of covers that scrolls sideways: the nearer a cover is to the middle the larger it is,
/// the others fade.
class SpotlightFlowLayout: GridViewFlowLayout {
  var growth: CGFloat = 0.3 { didSet { if growth != oldValue { invalidateLayout() } } }
  /// How far from the middle a cover is still larger, in points.
  var reach: CGFloat = 160

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 110, height: 160)
    minimumLineSpacing = 40
    minimumInteritemSpacing = 2_000
    sectionInset = GridEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    // Covers further out than the rect may grow into it.
    let wider = rect.insetBy(dx: -itemSize.width * growth, dy: 0)
    return super.layoutAttributesForElements(in: wider)?
      .map(spotlit)
      .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(spotlit)
  }

  /// The attributes as the spotlight shows them.
  fileprivate func spotlit(_ attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell else { return attributes }
    let nearness = self.nearness(of: attributes.center.x)
    let scale = 1 + growth * nearness
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    attributes.alpha = 0.5 + 0.5 * nearness
    attributes.zIndex = nearness > 0 ? 1 : 0
    return attributes
  }

  /// 1 in the middle of the view, 0 at `reach` and beyond.
  private func nearness(of x: CGFloat) -> CGFloat {
    guard let collectionView, reach > 0 else { return 0 }
    let inset = collectionView.adjustedContentInset
    let middle =
      collectionView.bounds.minX + inset.left
      + (collectionView.bounds.width - inset.left - inset.right) / 2
    return max(0, 1 - abs(x - middle) / reach)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Scrolling changes how covers look, not which sizes they have.
    if newBounds.size == collectionView?.bounds.size,
      let context = context as? GridViewFlowLayoutInvalidationContext
    {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }

  /// The cover nearest to the middle comes to rest there.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let middle = proposedContentOffset.x + size.width / 2
    let region = CGRect(
      x: proposedContentOffset.x, y: -inset.top, width: size.width, height: size.height)
    var shift: CGFloat?
    for attributes in super.layoutAttributesForElements(in: region) ?? []
    where attributes.representedElementCategory == .cell {
      let distance = attributes.center.x - middle
      if abs(distance) < abs(shift ?? .greatestFiniteMagnitude) { shift = distance }
    }
    let last = max(-inset.left, collectionViewContentSize.width + inset.right - size.width)
    return CGPoint(
      x: max(-inset.left, min(proposedContentOffset.x + (shift ?? 0), last)), y: -inset.top)
  }
}

final class MendedSpotlightFlowLayout: SpotlightFlowLayout {
  fileprivate override func spotlit(
    _ attributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    guard let copy = attributes.copy() as? GridViewLayoutAttributes else { return attributes }
    return super.spotlit(copy)
  }
}
