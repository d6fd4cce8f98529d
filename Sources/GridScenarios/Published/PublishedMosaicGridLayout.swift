/// A layout that repeats a block of six tiles, as its article published it. Only the first section
/// is laid out. The content has no width, and its height is the height of one big tile for every
/// three items. A change of the bounds does not invalidate the layout. After an update or a switch,
/// the layout returns to the target of the last drag. Every query returns all tiles.
final class PublishedMosaicGridLayout: PublishedPlainLayout {
  /// The left edge, top and height of each tile, in units of half the width of the view.
  private static let tiles: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
    (0, 0, 1), (1, 0, 0.5), (1, 0.5, 0.5), (0, 1, 0.5), (0, 1.5, 0.5), (1, 1, 1),
  ]

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
