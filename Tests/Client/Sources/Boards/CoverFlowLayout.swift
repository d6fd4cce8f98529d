import UIKit

/// A flow layout that shrinks and fades cells by their distance from the middle, and rests on one.
class CoverFlowLayout: UICollectionViewFlowLayout {
  var minimumScale: CGFloat = 0.5
  private(set) var sizesFromDelegate = [CGSize?]()

  override init() {
    super.init()
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 0
    sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    collectionView.decelerationRate = .fast
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let path = IndexPath(row: 0, section: 0)
    sizesFromDelegate.append(
      delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: path))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    return attributes.map { transformed($0.copy() as! UICollectionViewLayoutAttributes) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForItem(at: indexPath)
      .flatMap { $0.copy() as? UICollectionViewLayoutAttributes }
      .map(transformed)
  }

  private func transformed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView = self.collectionView else { return attributes }
    let middle = collectionView.contentOffset.x + collectionView.frame.size.width / 2
    let distance = min(abs(middle - attributes.center.x) / 100, 1)
    let scale = 1 - distance * (1 - minimumScale)
    attributes.alpha = 1 - distance
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(scale * 10)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let size = collectionView.bounds.size
    let target = CGRect(origin: proposedContentOffset, size: size)
    let middle = proposedContentOffset.x + size.width / 2
    var adjustment = CGFloat.greatestFiniteMagnitude
    for attributes in super.layoutAttributesForElements(in: target) ?? []
    where attributes.representedElementCategory == .cell {
      let distance = attributes.center.x - middle
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds)
      as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics =
      newBounds.size != collectionView?.bounds.size
    return context
  }
}
