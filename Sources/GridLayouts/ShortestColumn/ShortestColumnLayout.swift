/// A layout of columns of equal width, for tags and filter buttons. Each item goes under the column
/// that is shortest so far.
///
/// A column is `w = (W − L − R − (c − 1)·s) / c` wide, and column *k* starts at `L + k·(w + s)`.
/// *W* is the view's width less its content inset, *c* the column count, *s* the interitem spacing
/// and *T L B R* the section inset, all in points. In a section that starts at *y₀*, the bottom of
/// every column starts at `y₀ + T`. An item goes to the column with the least bottom, the leftmost
/// on a tie, and moves this bottom down by the item's height and the line spacing. The section ends
/// at the lowest edge of any item plus *B*.
///
/// - Complexity: `prepare()` O(*n*·*columns*), a query O(log *n* + *k*) for *k* results.
/// - Note: After "UICollectionViewFlowLayout- (条件筛选)".
@preconcurrency @MainActor
open class ShortestColumnLayout: GalleryLayout {
  /// The delegate that gives heights. Without a delegate, every item is `itemHeight` high.
  open weak var delegate: (any ShortestColumnLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The number of columns. A number less than 1 counts as 1.
  @LayoutParameter open var columnCount = 4

  /// Height of items without a height from the delegate, in points.
  @LayoutParameter open var itemHeight: CGFloat = 40

  /// Space between columns, in points.
  @LayoutParameter open var interitemSpacing: CGFloat = 10

  /// Space between an item and the next item below it, in points.
  @LayoutParameter open var lineSpacing: CGFloat = 10

  /// Margin around the items of each section.
  @LayoutParameter open var sectionInset = GridEdgeInsets.zero

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    let width = availableSize(in: grid).width
    let metrics = ColumnMetrics(
      columnCount: columnCount, itemGap: interitemSpacing, lineGap: lineSpacing,
      inset: sectionInset, firstRow: .shortest)
    let itemWidth = ColumnGeometry(metrics: metrics, width: width).width(ofColumn: 0)
    let itemHeight = itemHeight
    guard let delegate else {
      return WaterfallPlan(
        width: width,
        sections: itemCounts(in: grid).map {
          .init(metrics: metrics, heights: Array(repeating: itemHeight, count: $0))
        })
    }
    func ask(_ items: ItemRange, _ list: inout WaterfallPlan.ItemList) {
      self.ask(about: items, of: grid) {
        list.append(
          height: delegate.shortestColumnLayout(self, heightForItemAt: $0, width: itemWidth)
            ?? itemHeight)
      }
    }
    if plannedWidth == width, var before = takePlan(WaterfallPlan.self, in: grid) {
      before.plan.follow(before.update, metrics: { _ in metrics }, ask: ask)
      return before.plan
    }
    plannedWidth = width
    return WaterfallPlan(
      width: width,
      sections: itemCounts(in: grid).enumerated().map { section, count in
        var list = WaterfallPlan.ItemList()
        list.heights.reserveCapacity(count)
        ask(ItemRange(section: section, items: 0..<count), &list)
        return .init(metrics: metrics, heights: list.heights)
      })
  }

  /// The width of the last plan. The item width that is passed to the delegate depends on this
  /// width.
  private var plannedWidth: CGFloat?
}

/// An object that gives a shortest-column layout the heights of its items. Each height is requested
/// at most once per preparation.
@preconcurrency @MainActor
public protocol ShortestColumnLayoutDelegate: AnyObject {
  /// Returns the height of an item of the given width, in points. If nil, the item is as high as
  /// the layout's `itemHeight`.
  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat?
}
