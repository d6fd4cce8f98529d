/// A layout of sections with header and footer. Each section is a grid of equal items, whose
/// margins and gaps are exact and not stretched.
///
/// In a vertical layout, a section at *y* has a header `(0, y, headerSize)` if its height *hh* is
/// positive. The grid below has `max(1, floor((W − L − R + g) / (cw + g) + 10⁻⁴))` columns for
/// items `cw × ch` with the gap *g*. Item *j* has the frame
/// `(L + (j mod columns)·(cw + g), y + hh + T + (j div columns)·(ch + g), cw, ch)`. The items take
/// `T + rows·ch + (rows − 1)·g + B`, or `T + B` if there are none, and a footer follows. In a
/// horizontal layout, the two axes change places, and `fillOrder` says whether the items run along
/// rows or down columns. *W* is the view's width less its content inset, *T L B R* the section
/// inset, all in points. If not even one item fits, or if `cw + g` is not positive, there is one
/// column, and a finding is reported.
///
/// Frames, headers, footers and content size equal those of a flow layout with the same insets and
/// gaps, if all lengths are whole numbers and no line has space left over.
///
/// - Complexity: `prepare()` O(*sections*), a query O(log *sections* + *k*) for *k* results.
/// - Note: After the XMFlowLayout README.
@preconcurrency @MainActor
open class HeaderFooterGridLayout: GalleryLayout {
  /// The order in which items of a horizontal grid follow each other.
  public enum FillOrder: String, Hashable, Codable, Sendable, CaseIterable {
    /// The order along the rows.
    case rowMajor
    /// The order down the columns, as in a flow layout.
    case columnMajor
  }

  /// Size of every item, in points.
  @LayoutParameter open var itemSize = CGSize(width: 50, height: 50)

  /// Gap between neighbouring items in both directions, in points.
  @LayoutParameter open var itemSpacing: CGFloat = 0

  /// Margin around the items of each section. Headers and footers stay outside.
  @LayoutParameter open var sectionInset = GridEdgeInsets.zero

  /// Size of every header in points. A length of 0 along the scroll axis means no header. Across
  /// the scroll axis, `GridViewLayout.automaticDimension` stands for the available length.
  @LayoutParameter open var headerSize = CGSize.zero

  /// Size of every footer, in the same form as `headerSize`.
  @LayoutParameter open var footerSize = CGSize.zero

  /// The axis along which sections and lines follow each other.
  @LayoutParameter open var scrollDirection = GridView.ScrollDirection.vertical

  /// The order in which items of a horizontal grid follow each other. A vertical grid fills rows.
  @LayoutParameter open var fillOrder = FillOrder.rowMajor

  package override var scrollAxis: ScrollAxis {
    scrollDirection == .vertical ? .vertical : .horizontal
  }

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    let available = availableSize(in: grid)
    var metrics = FixedGridPlan.Metrics(viewport: available, itemSize: itemSize)
    metrics.itemSpacing = itemSpacing
    metrics.sectionInset = sectionInset
    metrics.headerSize = Self.resolved(headerSize, in: available)
    metrics.footerSize = Self.resolved(footerSize, in: available)
    metrics.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    metrics.fillOrder = fillOrder == .rowMajor ? .rowMajor : .columnMajor
    return FixedGridPlan(metrics: metrics, itemCounts: itemCounts(in: grid))
  }

  private static func resolved(_ size: CGSize, in available: CGSize) -> CGSize {
    CGSize(
      width: size.width == automaticDimension ? available.width : size.width,
      height: size.height == automaticDimension ? available.height : size.height)
  }
}
