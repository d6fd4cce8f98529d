import UIKit

/// A cell that asks for a height, if it has one to ask for.
class TallCell: UICollectionViewCell {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { layoutAttributes.size.height = height }
    return layoutAttributes
  }
}

/// A header or footer that asks for a height of its own.
final class TallView: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isFooter =
      layoutAttributes.representedElementKind == UICollectionView.elementKindSectionFooter
    layoutAttributes.size.height = isFooter ? 24 : 36
    return layoutAttributes
  }
}

extension Stage {
  /// Has cells and views that the samples are made for.
  func showSamples(height: ((IndexPath) -> CGFloat)?) {
    view.register(TallCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        TallView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: RecordingSource.view)
    }
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: SampleKind.badge,
      withReuseIdentifier: RecordingSource.view)
    source.configure = { cell, path in (cell as? TallCell)?.height = height?(path) }
  }

  /// The scroll view of a section that scrolls by itself and has cells on screen.
  func scrollView(ofSection section: Int) -> UIScrollView? {
    for path in view.indexPathsForVisibleItems where path.section == section {
      var parent = view.cellForItem(at: path)?.superview
      while let next = parent, next !== view {
        if let scrollView = next as? UIScrollView { return scrollView }
        parent = next.superview
      }
    }
    return nil
  }

  /// Asks a section's scroll view for an offset to the right, and lays out.
  func scroll(section: Int, to x: CGFloat) {
    scrollView(ofSection: section)?.contentOffset.x = x
    layOut()
  }

  /// Where a cell is on screen, in the collection view's coordinates.
  func shownFrame(_ item: Int, in section: Int = 0) -> CGRect? {
    view.cellForItem(at: path(item, in: section)).map { view.convert($0.bounds, from: $0) }
  }

  /// Items of a section that are on screen, ascending.
  func visibleItems(inSection section: Int) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }
}
