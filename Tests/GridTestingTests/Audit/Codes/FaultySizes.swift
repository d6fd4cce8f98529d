import GridTesting

/// Rows with the heights that their cells ask for. Heights move along with the items of an update.
class MeasuringList: PlacedLayout {
  var heights: [CGFloat?] = []
  private var measuredWidth: CGFloat = 0

  override func place(_ counts: [Int]) -> CGFloat {
    if width != measuredWidth { heights = [] }
    measuredWidth = width
    var y: CGFloat = 0
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let height = section == 0 ? known(item) : nil
        addCell(section, item, CGRect(x: 0, y: y, width: width, height: height ?? 44))
        y += height ?? 44
      }
    }
    return y
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
