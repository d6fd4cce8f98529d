import UIKit

/// Columns in which each item goes below the shortest one, written as apps write it.
final class ColumnLayout: UICollectionViewLayout {
  private let columns: Int
  private let gap: CGFloat
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  init(columns: Int, gap: CGFloat) {
    self.columns = columns
    self.gap = gap
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    attributes = []
    let width = (view.bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    var bottoms = [CGFloat](repeating: gap, count: columns)
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
        let path = IndexPath(item: item, section: section)
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = CGRect(
          x: gap + CGFloat(column) * (width + gap), y: bottoms[column], width: width,
          height: 40 + CGFloat((item * 37 + section * 11) % 60))
        bottoms[column] = place.frame.maxY + gap
        attributes.append(place)
      }
    }
    height = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// One line of cards that grow towards the middle of the screen, and rest there.
final class CardLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.compactMap(card)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    super.layoutAttributesForItem(at: indexPath).flatMap(card)
  }

  private func card(_ shared: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
  {
    guard let view = collectionView, let card = shared.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    let share = max(0.5, 1 - abs(card.center.x - view.bounds.midX) / 800)
    card.size.height = (card.size.height * share).rounded()
    card.alpha = share
    return card
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let stride = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposedContentOffset.x / stride).rounded() * stride, y: 0)
  }
}
