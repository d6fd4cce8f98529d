import UIKit

/// Messages below each other, day by day. The message that the user reads stays where it is while
/// others come.
final class ChatLayout: UICollectionViewCompositionalLayout {
  /// The place that an update keeps on screen.
  enum Anchor {
    /// An item, by its path after the update, and its distance from the top edge of the view.
    case item(IndexPath, distance: CGFloat)
    case bottom
  }

  /// For the updates until it is set to nil.
  var anchor: Anchor?

  convenience init(estimatedHeight: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    self.init(section: section)
  }

  /// The offset at which the last message ends at the lower edge.
  var bottomOffset: CGPoint {
    guard let collectionView else { return .zero }
    let insets = collectionView.adjustedContentInset
    let end = collectionViewContentSize.height + insets.bottom - collectionView.bounds.height
    return CGPoint(x: 0, y: max(-insets.top, end))
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    switch anchor {
    case .item(let indexPath, let distance)?:
      guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { break }
      return CGPoint(x: proposedContentOffset.x, y: min(frame.minY - distance, bottomOffset.y))
    case .bottom?:
      return bottomOffset
    case nil: break
    }
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}
