/// A repeating block of six tiles, big and small, in two columns.
///
/// With `h = W/2` tile *i* mod 6 stands at x 0, h, h, 0, 0, h and y 0, 0, h/2, h, 3h/2, h and is h,
/// h/2, h/2, h/2, h/2, h high, all *h* wide, shifted down by `(i div 6)·2h`. Sections are stacked.
/// The content is as wide as the available width and reaches to the lowest edge. *W* is the view's
/// width less its content inset, in points.
///
/// A view that returns to this layout finds the position at which it last rested under it.
///
/// - Complexity: `prepare()` O(*sections*), a query O(log *sections* + *k*) for *k* results.
/// - Note: After the CKCollectionViewLayout README and the article behind it.
@preconcurrency @MainActor
open class MosaicGridLayout: GalleryLayout {
  private var memory = RestMemory(axis: .vertical)

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    MosaicPlan(width: availableSize(in: grid).width, itemCounts: itemCounts(in: grid))
  }

  // MARK: Remembered position

  open override func prepareForTransition(to newLayout: GridViewLayout) {
    super.prepareForTransition(to: newLayout)
    memory.viewWillLeave(collectionView)
  }

  /// The vertical position at which the view last came to rest under this layout, brought into
  /// the legal offsets, and 0 across; the proposal before the first time.
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
    memory.viewDidRest(at: offset)
  }
}
