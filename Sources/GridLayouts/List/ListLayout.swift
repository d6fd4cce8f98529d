/// A layout of one full-width row per item.
///
/// Row *i* of a section that starts at *y₀* is `(L, y₀ + T + i·(h + ls), W − L − R, h)`, where *W*
/// is the view's width less its content inset, *h* the item height, *ls* the line spacing and *T L
/// B R* the section inset, all in points. A section is `T + n·h + (n − 1)·ls + B` long, `T + B`
/// without items.
///
/// - Complexity: `prepare()` O(*sections*), a query O(log *sections* + *k*) for *k* results.
/// - Note: After the list of "UICollectionViewFlowLayout- (条件筛选)".
@preconcurrency @MainActor
open class ListLayout: GalleryLayout {
  /// Height of every row, in points.
  @LayoutParameter open var itemHeight: CGFloat = 60

  /// Space between two rows, in points.
  @LayoutParameter open var lineSpacing: CGFloat = 10

  /// Margin around the rows of each section.
  @LayoutParameter open var sectionInset = GridEdgeInsets.zero

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    let (itemHeight, lineGap, inset) = (itemHeight, lineSpacing, sectionInset)
    return ListPlan(
      width: availableSize(in: grid).width,
      sections: itemCounts(in: grid).map { count in
        ListPlan.Section(itemCount: count, itemHeight: itemHeight, lineGap: lineGap, inset: inset)
      })
  }
}
