/// A grid whose sections are waterfalls with different numbers of columns.
///
/// With *c* columns of equal width a column is
/// `w = (W − contentInset.left − contentInset.right − L − R − (c − 1)·s) / c` wide and column *k*
/// starts at `contentInset.left + L + k·(w + s)`; *W* is the view's width less its own content
/// inset, *s* the interitem spacing and *T L B R* the section's inset, in points. Items 0 … *c* − 1
/// go to columns 0 … *c* − 1 in turn, each later item under the column that is shortest, the
/// leftmost on a tie. The first row starts at the top inset without line spacing above it. A
/// section ends at its lowest edge plus *B*; the content ends `contentInset.bottom` below the last
/// section.
///
/// With `columnWeights` the columns share the width in proportion to the weights, and an item may
/// span several columns: it goes to the first place where the lowest bottom of the columns under it
/// is least. In a section with weights or any span this rule places every item.
///
/// - Complexity: `prepare()` O(*n*·*columns*), a query O(log *n* + *k*) for *k* results.
/// - Note: After "WatchFlowLayout, a waterfall with a different number of columns in each section".
@preconcurrency @MainActor
open class SectionedWaterfallLayout: GalleryLayout {
  /// The delegate that gives columns and sizes. Without it there is nothing to lay out.
  open weak var delegate: (any SectionedWaterfallLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// A margin inside the content, around all sections, in points. The view's own `contentInset`
  /// comes on top.
  open var contentInset = GridEdgeInsets.zero {
    didSet { parameterDidChange(from: oldValue, to: contentInset) }
  }

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

/// Gives a sectioned waterfall its columns, spacings and sizes; asked once per preparation.
@preconcurrency @MainActor
public protocol SectionedWaterfallLayoutDelegate: AnyObject {
  /// Columns of a section; less than 1 counts as 1. Not asked where there are weights.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int

  /// Size of an item in points; only its height is used.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Space between an item and the next below it. Optional: 0.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat

  /// Space between columns. Optional: 0.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat

  /// Margin around a section's items. Optional: none.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets

  /// Shares of the width, one per column. Optional: nil, for columns of equal width.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]?

  /// Columns that an item covers. Optional: 1.
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int
}

extension SectionedWaterfallLayoutDelegate {
  /// The answer for a delegate without the method: no space between lines.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { 0 }

  /// The answer for a delegate without the method: no space between columns.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { 0 }

  /// The answer for a delegate without the method: no margin.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { .zero }

  /// The answer for a delegate without the method: columns of equal width.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? { nil }

  /// The answer for a delegate without the method: items one column wide.
  public func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int { 1 }
}

/// Asks a waterfall's delegate, section by section, sizes in order.
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
