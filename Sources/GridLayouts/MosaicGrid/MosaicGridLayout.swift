/// A layout that repeats a block of six tiles, big and small, in two columns.
///
/// With `h = W/2`, the six tiles have the *x* 0, h, h, 0, 0, h, the *y* 0, 0, h/2, h, 3h/2, h and
/// the heights h, h/2, h/2, h/2, h/2, h. All tiles are *h* wide. Item *i* takes tile *i* mod 6,
/// shifted down by `(i div 6)·2h`. Sections are stacked. The content is as wide as the available
/// width and reaches to the lowest edge. *W* is the view's width less its content inset, in points.
///
/// A view that switches back to this layout returns to the offset at which it last rested under
/// this layout.
///
/// - Complexity: `prepare()` O(*sections*), a query O(log *sections* + *k*) for *k* results.
/// - Note: After the CKCollectionViewLayout README and the article behind it.
@preconcurrency @MainActor
open class MosaicGridLayout: GalleryLayout {
  private var memory = RestMemory(axis: \.y)

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    MosaicPlan(width: availableSize(in: grid).width, itemCounts: itemCounts(in: grid))
  }

  // MARK: Remembered position

  open override func prepareForTransition(to newLayout: GridViewLayout) {
    super.prepareForTransition(to: newLayout)
    memory.viewWillLeave(collectionView)
  }

  /// Returns the vertical offset at which the view last came to rest under this layout, with 0 as
  /// horizontal offset, clamped to the legal offsets. Returns the proposed offset before the first
  /// rest.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    memory.target(
      forProposed: proposedContentOffset, in: collectionView,
      contentSize: collectionViewContentSize)
  }
}

extension MosaicGridLayout: RestingLayout {
  package func viewDidRest(at offset: CGPoint) {
    memory.offset = offset
  }
}
