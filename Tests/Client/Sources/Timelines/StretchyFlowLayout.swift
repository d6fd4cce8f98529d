import UIKit

/// A flow layout whose first header grows while the view is pulled down, and whose rows are spread
/// over the width.
@MainActor
final class StretchyFlowLayout: UICollectionViewFlowLayout {
  private var rowSpacing: CGFloat {
    guard let collectionView,
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    else { return minimumLineSpacing }
    return delegate.collectionView?(
      collectionView, layout: self, minimumLineSpacingForSectionAt: 0) ?? minimumLineSpacing
  }

  var resolvedRowSpacing: CGFloat { rowSpacing }

  override func prepare() {
    super.prepare()
    guard let collectionView, itemSize.width != collectionView.bounds.width else { return }
    itemSize.width = collectionView.bounds.inset(by: sectionInset).width
    sectionInsetReference = .fromContentInset
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    guard let collectionView, collectionView.contentOffset.y < 0 else { return attributes }
    for header in attributes ?? [] {
      switch (header.representedElementCategory, header.representedElementKind) {
      case (.supplementaryView, UICollectionView.elementKindSectionHeader?)
      where header.indexPath.section == 0:
        header.frame = CGRect(
          x: header.frame.minX, y: collectionView.contentOffset.y, width: header.frame.width,
          height: header.frame.height - collectionView.contentOffset.y)
      default:
        continue
      }
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = newBounds.width != collectionView?.bounds.width
    }
    return context
  }
}
