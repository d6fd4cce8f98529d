import GridTesting

/// Rows with the heights that their cells ask for. Heights move along with the items of an update.
class MeasuringList: GridViewLayout {
  var heights: [CGFloat?] = []
  private var width: CGFloat = 0
  private var rows: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if collectionView.bounds.width != width {
      width = collectionView.bounds.width
      heights = []
    }
    var y: CGFloat = 0
    rows = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let row = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        row.frame = CGRect(x: 0, y: y, width: width, height: height(of: row.indexPath) ?? 44)
        y = row.frame.maxY
        rows.append(row)
      }
    }
  }

  private func height(of path: IndexPath) -> CGFloat? {
    path.section == 0 && heights.indices.contains(path.item) ? heights[path.item] : nil
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: rows.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    rows.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    rows.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    let (path, height) = (preferredAttributes.indexPath, preferredAttributes.size.height)
    guard path.section == 0, height != originalAttributes.size.height else { return false }
    while heights.count <= path.item { heights.append(nil) }
    heights[path.item] = height
    return true
  }

  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    defer { prepare() }
    let paths = updateItems.flatMap { [$0.indexPathBeforeUpdate, $0.indexPathAfterUpdate] }
    guard paths.allSatisfy({ $0 == nil || $0?.section == 0 && $0?.item != NSNotFound }) else {
      heights = []
      return
    }
    var moved: [(to: Int, height: CGFloat?)] = []
    var gone: [Int] = []
    for item in updateItems {
      let (old, new) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
      if let old { gone.append(old) }
      guard let new else { continue }
      let kept = item.updateAction == .move ? old.flatMap { known($0) } : nil
      moved.append((new, kept))
    }
    for old in gone.sorted(by: >) where heights.indices.contains(old) { heights.remove(at: old) }
    for (new, height) in moved.sorted(by: { $0.to < $1.to }) {
      while heights.count < new { heights.append(nil) }
      heights.insert(height, at: new)
    }
  }

  private func known(_ item: Int) -> CGFloat? {
    heights.indices.contains(item) ? heights[item] : nil
  }
}

/// Leaves the heights where they are when items come, go or move.
final class StaleMeasuringList: MeasuringList {
  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {}
}

/// Forgets all heights in an update.
final class ForgettingMeasuringList: MeasuringList {
  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    heights = []
    prepare()
  }
}
