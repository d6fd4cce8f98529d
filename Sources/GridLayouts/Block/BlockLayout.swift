/// Blocks of equal shape; a template says which item of a block goes into which column.
///
/// `[[0], [1, 5], [2, 6], [3, 7], [4, 8]]` is a big tile and four columns of two. A block has as
/// many items as the template has entries, which must be 0 … *m* − 1 once each, in as many columns
/// as there are widths; any other template is refused and nothing is laid out. What the widths
/// leave of `W − L − R` is shared equally between the columns, and the same spacing stands between
/// lines and blocks; it is 0 when the widths exceed the width, and with one column, where a preset
/// gives its gap. In each column the items that exist stand one below the other in template order;
/// the next block starts one spacing below the lowest item. *W* is the view's width less its
/// content inset, *T L B R* the section inset, all in points.
///
/// - Complexity: `prepare()` O(*n*), a query O(log *n* + *k*) for *k* results.
/// - Note: After the article "自定义UICollectionViewLayout".
@preconcurrency @MainActor
open class BlockLayout: GalleryLayout {
  /// Ready-made widths and heights.
  public enum Preset: Hashable, Sendable {
    /// The first column is two columns and a gap wide and its tile as high; all other items are
    /// square. The derived spacing is then the gap, with one column, too.
    case leadingTile(gap: CGFloat)
  }

  /// The delegate that gives heights, and widths if it likes. With a preset it is not asked.
  open weak var delegate: (any BlockLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The items of a block, by column, from top to bottom: 0 … *m* − 1 once each, in any order of
  /// columns.
  open var template: [[Int]] = [[0]] {
    didSet { parameterDidChange(from: oldValue, to: template) }
  }

  /// Width of each column in points, where the delegate gives none; as many as the template has
  /// columns.
  open var columnWidths: [CGFloat] = [] {
    didSet { parameterDidChange(from: oldValue, to: columnWidths) }
  }

  /// The preset that takes the place of `columnWidths` and of the delegate's heights.
  open var preset: Preset? {
    didSet { parameterDidChange(from: oldValue, to: preset) }
  }

  /// Margin around the items of each section.
  open var sectionInset = GridEdgeInsets.zero {
    didSet { parameterDidChange(from: oldValue, to: sectionInset) }
  }

  /// Height of every header in points; 0 means no header.
  open var headerHeight: CGFloat = 0 {
    didSet { parameterDidChange(from: oldValue, to: headerHeight) }
  }

  /// Height of every footer in points; 0 means no footer.
  open var footerHeight: CGFloat = 0 {
    didSet { parameterDidChange(from: oldValue, to: footerHeight) }
  }

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

  /// The delegate's widths, `columnWidths` for columns of which it says nothing. A list of another
  /// length than the template's is handed on as it is: the plan refuses it.
  private func widthsAsked(forColumns count: Int) -> [CGFloat] {
    let asked = (0..<count).map { delegate?.blockLayout(self, widthOfColumn: $0) }
    let given = asked.compactMap { $0 }
    if given.count == count { return given }
    guard columnWidths.count == count else { return columnWidths }
    return asked.indices.map { asked[$0] ?? columnWidths[$0] }
  }
}

/// Gives a block layout the heights of its items; asked once per preparation.
@preconcurrency @MainActor
public protocol BlockLayoutDelegate: AnyObject {
  /// Height of an item, in points.
  func blockLayout(_ layout: BlockLayout, heightForItemAt indexPath: IndexPath) -> CGFloat

  /// Width of a column in points; nil for the layout's `columnWidths`. Optional: nil.
  func blockLayout(_ layout: BlockLayout, widthOfColumn column: Int) -> CGFloat?
}

extension BlockLayoutDelegate {
  /// The answer for a delegate without the method: nil, for the layout's own `columnWidths`.
  public func blockLayout(_ layout: BlockLayout, widthOfColumn column: Int) -> CGFloat? { nil }
}
