/// A layout of blocks of equal shape. A template assigns the items of a block to columns.
///
/// For example, `[[0], [1, 5], [2, 6], [3, 7], [4, 8]]` describes a column of one item and four
/// columns of two items. A block has as many items as the template has entries. A template of *m*
/// entries must contain each number from 0 to *m* − 1 once, and it must have as many columns as
/// there are widths. With any other template, nothing is laid out.
///
/// The columns leave a part of the width `W − L − R` free. This part is divided equally into the
/// spacings between the columns. The lines and the blocks have this spacing, too. The spacing is 0
/// if the columns exceed the width. A single column has the spacing 0. With a preset, it has the
/// gap of the preset. In each column, the items of a block stand one below the other in template
/// order. The last block may have fewer items. The next block starts one spacing below the lowest
/// item. *W* is the view's width less its content inset, *T L B R* the section inset, all in
/// points.
///
/// - Complexity: `prepare()` O(*n*), a query O(log *n* + *k*) for *k* results.
/// - Note: After the article "自定义UICollectionViewLayout".
@preconcurrency @MainActor
open class BlockLayout: GalleryLayout {
  /// Ready-made widths and heights.
  public enum Preset: Hashable, Sendable {
    /// A preset whose first column is as wide as two further columns and a gap. All items are
    /// square. The spacing is `gap`, even with one column.
    case leadingTile(gap: CGFloat)
  }

  /// The delegate that gives item heights and may give column widths. It is not called while
  /// `preset` is set.
  open weak var delegate: (any BlockLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The items of a block: a list for each column, from top to bottom. The lists contain each
  /// number from 0 to *m* − 1 once.
  @LayoutParameter open var template: [[Int]] = [[0]]

  /// Widths of the columns in points, as many as the template has columns. A width that the
  /// delegate gives takes precedence.
  @LayoutParameter open var columnWidths: [CGFloat] = []

  /// The preset that replaces `columnWidths` and the delegate's heights; nil for none.
  @LayoutParameter open var preset: Preset?

  /// Margin around the items of each section.
  @LayoutParameter open var sectionInset = GridEdgeInsets.zero

  /// Height of every header, in points. If it is 0, there are no headers.
  @LayoutParameter open var headerHeight: CGFloat = 0

  /// Height of every footer, in points. If it is 0, there are no footers.
  @LayoutParameter open var footerHeight: CGFloat = 0

  /// The heights that the delegate gave last.
  private var answers: [[CGFloat]] = []

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    let width = availableSize(in: grid).width
    let template = BlockTemplate(template)
    let widths: [CGFloat]
    let heights: [[CGFloat]]
    var singleColumnSpacing: CGFloat = 0
    if case .leadingTile(let gap)? = preset {
      let tiles = LeadingTilePreset(
        columnCount: template.columns.count, gap: gap,
        availableWidth: width - sectionInset.left - sectionInset.right)
      report(tiles.oddities)
      widths = tiles.columnWidths
      singleColumnSpacing = gap
      heights = itemCounts(in: grid).map { count in
        (0..<count).map { tiles.height(ofItem: $0, blockSize: template.blockSize) }
      }
    } else {
      widths = widthsAsked(forColumns: template.columns.count)
      if let delegate {
        heights = ask(aboutItemsOf: grid, keeping: answers) {
          delegate.blockLayout(self, heightForItemAt: $0)
        }
        answers = heights
      } else {
        report(
          "missing-delegate", .warning,
          "has no delegate, so items have no height; set `delegate` or `preset`")
        heights = itemCounts(in: grid).map { Array(repeating: 0, count: $0) }
      }
    }
    var metrics = BlockPlan.Metrics(width: width, template: template, columnWidths: widths)
    metrics.sectionInset = sectionInset
    metrics.headerHeight = headerHeight
    metrics.footerHeight = footerHeight
    metrics.singleColumnSpacing = singleColumnSpacing
    return BlockPlan(metrics: metrics, itemHeights: heights)
  }

  /// Returns the delegate's widths. A column without a width from the delegate has its width from
  /// `columnWidths`. If `columnWidths` is needed but has the wrong length, the result is
  /// `columnWidths` unchanged. The plan then refuses these widths.
  private func widthsAsked(forColumns count: Int) -> [CGFloat] {
    let asked = (0..<count).map { delegate?.blockLayout(self, widthOfColumn: $0) }
    let given = asked.compactMap { $0 }
    if given.count == count { return given }
    guard columnWidths.count == count else { return columnWidths }
    return asked.indices.map { asked[$0] ?? columnWidths[$0] }
  }
}

/// An object that gives a block layout the heights of its items. Each value is requested at most
/// once per preparation.
@preconcurrency @MainActor
public protocol BlockLayoutDelegate: AnyObject {
  /// Returns the height of an item, in points.
  func blockLayout(_ layout: BlockLayout, heightForItemAt indexPath: IndexPath) -> CGFloat

  /// Returns the width of a column, in points. If nil, the width comes from the layout's
  /// `columnWidths`. Optional: nil by default.
  func blockLayout(_ layout: BlockLayout, widthOfColumn column: Int) -> CGFloat?
}

extension BlockLayoutDelegate {
  /// Returns nil, so that the layout's own `columnWidths` apply. This default applies to a delegate
  /// without the method.
  public func blockLayout(_ layout: BlockLayout, widthOfColumn column: Int) -> CGFloat? { nil }
}
