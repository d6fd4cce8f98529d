/// A grid whose sections are waterfalls with different numbers of columns.
///
/// Each of *c* columns of equal width is
/// `w = (W − contentInset.left − contentInset.right − L − R − (c − 1)·s) / c` wide. Column *k*
/// starts at `contentInset.left + L + k·(w + s)`. *W* is the view's width less its own content
/// inset, *s* the interitem spacing and *T L B R* the section's inset, in points. The first *c*
/// items go to the columns from left to right. Each later item goes under the shortest column, the
/// leftmost on a tie. The first row starts at the top inset without line spacing above it. A
/// section ends at its lowest edge plus *B*. The content ends `contentInset.bottom` below the last
/// section.
///
/// With column weights from the delegate, the columns share the width in proportion to the weights.
/// An item may span several columns. For each place, the longest of the columns under the item
/// counts. The item takes the place where this column is shortest, the leftmost place on a tie. In
/// a section with weights or with an item that spans columns, this rule places every item.
///
/// - Complexity: `prepare()` O(*n*·*columns*), a query O(log *n* + *k*) for *k* results.
/// - Note: After "WatchFlowLayout, a waterfall with a different number of columns in each section".
@preconcurrency @MainActor
open class SectionedWaterfallLayout: GalleryLayout {
  /// The delegate that gives columns and sizes. Without a delegate, nothing is laid out.
  open weak var delegate: (any SectionedWaterfallLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// A margin inside the content, around all sections, in points. It is added to the view's own
  /// `contentInset`.
  @LayoutParameter open var contentInset = GridEdgeInsets.zero

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    let width = availableSize(in: grid).width
    guard let caller = SectionedWaterfallCaller(layout: self, grid: grid) else {
      report(
        "missing-delegate", .warning,
        "has no delegate, so it lays out nothing; set `delegate` to an object that gives columns "
          + "and item sizes, and keep that object alive")
      return WaterfallPlan(width: width)
    }
    if plannedWidth == width, var before = takePlan(WaterfallPlan.self, in: grid) {
      before.plan.follow(before.update, metrics: caller.metrics(ofSection:), ask: caller.ask)
      return before.plan
    }
    plannedWidth = width
    return WaterfallPlan(
      width: width, margin: contentInset,
      sections: (0..<grid.numberOfSections).map(caller.section))
  }

  /// The width of the last plan.
  private var plannedWidth: CGFloat?
}

/// An object that gives a sectioned waterfall its columns, spacings and sizes. Each value is
/// requested at most once per preparation.
@preconcurrency @MainActor
public protocol SectionedWaterfallLayoutDelegate: AnyObject {
  /// Returns the number of columns of a section. A number less than 1 counts as 1. The method is
  /// not called for a section with column weights.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int

  /// Returns the size of an item, in points. Only the height is used.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the space between an item and the next item below it. Optional: 0 by default.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat

  /// Returns the space between columns. Optional: 0 by default.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat

  /// Returns the margin around a section's items. Optional: no margin by default.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets

  /// Returns shares of the width, one per column. If nil, the columns have equal widths. Optional:
  /// nil by default.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]?

  /// Returns the number of columns that an item covers. Optional: 1 by default.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int
}

extension SectionedWaterfallLayoutDelegate {
  /// Returns 0, for no space between lines. This default applies to a delegate without the method.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { 0 }

  /// Returns 0, for no space between columns. This default applies to a delegate without the
  /// method.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { 0 }

  /// Returns no margin. This default applies to a delegate without the method.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { .zero }

  /// Returns nil, for columns of equal width. This default applies to a delegate without the
  /// method.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? { nil }

  /// Returns 1, for an item that covers one column. This default applies to a delegate without the
  /// method.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int { 1 }
}

/// A caller of a waterfall's delegate. It asks for the values of a section, item after item.
@MainActor
struct SectionedWaterfallCaller {
  let layout: SectionedWaterfallLayout
  let grid: GridView
  let delegate: any SectionedWaterfallLayoutDelegate

  init?(layout: SectionedWaterfallLayout, grid: GridView) {
    guard let delegate = layout.delegate else { return nil }
    self.layout = layout
    self.grid = grid
    self.delegate = delegate
  }

  func metrics(ofSection section: Int) -> ColumnMetrics {
    let weights = delegate.waterfallLayout(layout, columnWeightsInSection: section)
    let columns =
      weights == nil ? delegate.waterfallLayout(layout, numberOfColumnsInSection: section) : 0
    return ColumnMetrics(
      columnCount: columns, columnWeights: weights,
      itemGap: delegate.waterfallLayout(layout, interitemSpacingForSection: section),
      lineGap: delegate.waterfallLayout(layout, lineSpacingForSection: section),
      inset: delegate.waterfallLayout(layout, insetForSection: section))
  }

  func ask(_ items: ItemRange, _ list: inout WaterfallPlan.ItemList) {
    layout.ask(about: items, of: grid) { path in
      list.append(
        height: delegate.waterfallLayout(layout, sizeForItemAt: path).height,
        span: delegate.waterfallLayout(layout, columnSpanForItemAt: path))
    }
  }

  func section(_ section: Int) -> WaterfallPlan.SectionInput {
    let metrics = metrics(ofSection: section)
    let count = grid.numberOfItems(inSection: section)
    var list = WaterfallPlan.ItemList()
    list.heights.reserveCapacity(count)
    ask(ItemRange(section: section, items: 0..<count), &list)
    return WaterfallPlan.SectionInput(
      metrics: metrics, heights: list.heights, spans: list.spans)
  }
}
