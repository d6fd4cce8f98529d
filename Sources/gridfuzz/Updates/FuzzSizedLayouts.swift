import GridScenarios

/// A self-sizing cell whose preferred height is the height of its text. The height depends on the
/// width that the layout gives.
final class FuzzSizedCell: FuzzCell {
  var item: FuzzItem?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    if let item { layoutAttributes.size.height = item.height(atWidth: layoutAttributes.size.width) }
    return layoutAttributes
  }

  /// The difference between the cell's height and its preferred height, as text; nil if there is
  /// none.
  var wrongHeight: String? {
    guard let item else { return nil }
    let (found, expected) = (bounds.height, item.height(atWidth: bounds.width))
    guard abs(found - expected) > 0.5 else { return nil }
    return "the cell of \(item.text) is \(NumberText.short(found)) high, and asks for "
      + "\(NumberText.short(expected)) at a width of \(NumberText.short(bounds.width))"
  }
}

extension FuzzItem {
  /// The height of the item's text at a width, in points.
  func height(atWidth width: CGFloat) -> CGFloat {
    let letters = CGFloat(3 + (id &* 11 &+ version &* 7) % 40)
    return (letters * 6 / max(width, 6)).rounded(.up) * 9 + 5
  }
}

/// A custom list layout with estimated rows. Measured heights are kept by index path, and removed
/// when the width or the data change.
final class FuzzSizedLayout: FuzzPlainLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let grid = collectionView else { return }
    if grid.bounds.width != width {
      width = grid.bounds.width
      heights = [:]
    }
    for section in 0..<grid.numberOfSections {
      for item in 0..<grid.numberOfItems(inSection: section) {
        let row = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        row.frame = CGRect(x: 0, y: height, width: width, height: heights[row.indexPath] ?? 21)
        height = row.frame.maxY
        elements.append(row)
      }
    }
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { heights = [:] }
    super.invalidateLayout(with: context)
  }

  // The width of the last preparation counts, not that of the bounds.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    return true
  }
}

/// A flow layout with estimated items. After the grid's size has changed, the items are as wide as
/// the grid.
final class FuzzSizedFlow: GridViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if newBounds.width > 0 { estimatedItemSize.width = newBounds.width }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

extension FuzzSubject {
  /// The layouts with self-sizing cells: a custom layout, a flow layout and a compositional list.
  static var sized: [FuzzSubject] {
    [
      FuzzSubject("sizedRows", isSized: true) { _ in FuzzSizedLayout() },
      FuzzSubject("sizedFlow", isSized: true) { _ in
        let layout = FuzzSizedFlow()
        layout.estimatedItemSize = CGSize(width: 60, height: 21)
        layout.minimumLineSpacing = 3
        return layout
      },
      FuzzSubject("sizedList", isSized: true) { _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(21))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 3
        return GridViewCompositionalLayout(section: section)
      },
    ]
  }
}
