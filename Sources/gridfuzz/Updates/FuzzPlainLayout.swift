import GridScenarios

/// A custom layout as an app would write it. Everything is computed in `prepare()`, and queries
/// filter the result.
class FuzzPlainLayout: GridViewLayout {
  final var elements: [GridViewLayoutAttributes] = []
  /// The lower end of the elements so far.
  final var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    elements = []
    height = 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    elements.filter { $0.frame.overlaps(rect) }
  }

  final func element(
    _ category: GridView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> GridViewLayoutAttributes? {
    elements.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    element(.cell, nil, indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    element(.supplementaryView, elementKind, indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    element(.decorationView, elementKind, indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
