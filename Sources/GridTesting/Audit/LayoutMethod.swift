/// The methods of a layout that findings name.
enum LayoutMethod: String {
  case prepare = "prepare()"
  case contentSize = "collectionViewContentSize"
  case elements = "layoutAttributesForElements(in:)"
  case item = "layoutAttributesForItem(at:)"
  case supplementary = "layoutAttributesForSupplementaryView(ofKind:at:)"
  case decoration = "layoutAttributesForDecorationView(ofKind:at:)"
  case preferred =
    "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"
  case invalidate = "invalidateLayout()"
  case invalidateWith = "invalidateLayout(with:)"
  case boundsChange = "shouldInvalidateLayout(forBoundsChange:)"
  case snap = "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
  case restore = "targetContentOffset(forProposedContentOffset:)"
}
