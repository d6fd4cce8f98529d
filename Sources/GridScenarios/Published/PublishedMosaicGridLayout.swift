/// Six tiles over and over, as published: only the first section, in a content that has no
/// width and reckons with a big tile for every three items. No change of the bounds asks for a new
/// preparation, only drags leave a position to return to, and every query is answered with all
/// tiles.
final class PublishedMosaicGridLayout: PublishedPlainLayout {
  /// The left edge, top and height of each tile, in halves of the width.
  private static let tiles: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
    (0, 0, 1), (1, 0, 0.5), (1, 0.5, 0.5), (0, 1, 0.5), (0, 1.5, 0.5), (1, 1, 1),
  ]

  private var attributes: [GridViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var lastTarget = CGPoint.zero

  override func prepare() {
    super.prepare()
    let half = (collectionView?.bounds.width ?? 0) / 2
    let count = firstSectionCount
    attributes = (0..<count).map { item in
      let tile = Self.tiles[item % 6]
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: tile.x * half, y: (CGFloat(item / 6) * 2 + tile.y) * half, width: half,
        height: tile.height * half)
      return attributes
    }
    contentHeight = CGFloat((count + 2) / 3) * half
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize { CGSize(width: 0, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard indexPath.section == 0, attributes.indices.contains(indexPath.item) else { return nil }
    return attributes[indexPath.item]
  }

  // MARK: Where scrolling ends

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    lastTarget = proposedContentOffset
    return proposedContentOffset
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposedContentOffset.x, y: lastTarget.y)
  }
}
