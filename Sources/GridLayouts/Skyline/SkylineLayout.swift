/// A layout without rows and columns: every item stands as far up as it can.
///
/// The delegate gives width and height of every item. The skyline of a section is the lower outline
/// of the items placed so far: a list of horizontal segments. In a section that starts at *y₀*, the
/// skyline begins as one segment at `y₀ + T`. An item of width *w*, limited to `A = W − L − R`, may
/// start at the left end of any segment where it fits. The level of such a place is the greatest
/// level of the segments under the item and under the gap to its right. The item takes the place
/// with the least level, the leftmost on a tie. One new segment, a line spacing below the item,
/// replaces the segments under it. The section ends at its lowest edge plus *B*. *W* is the view's
/// width less its content inset, *T L B R* the section inset, all in points.
///
/// Any two items are at least the interitem spacing apart horizontally or the line spacing
/// vertically.
///
/// - Complexity: `prepare()` O(*n*·*segments*), a query O(log *n* + *k*) for *k* results.
/// - Note: After the exercise of "WatchFlowLayout, a waterfall with a different number of columns
///   in each section".
@preconcurrency @MainActor
open class SkylineLayout: GalleryLayout {
  /// The delegate that gives sizes. Without a delegate, nothing is laid out.
  open weak var delegate: (any SkylineLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The least horizontal distance of two items side by side, in points.
  @LayoutParameter open var interitemSpacing: CGFloat = 10

  /// The least vertical distance of two items one below the other, in points.
  @LayoutParameter open var lineSpacing: CGFloat = 10

  /// Margin around the items of each section.
  @LayoutParameter open var sectionInset = GridEdgeInsets.zero

  /// The sizes that the delegate gave last.
  private var answers: [[CGSize]] = []

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    var sizes: [[CGSize]] = []
    if let delegate {
      sizes = ask(aboutItemsOf: grid, keeping: answers) {
        delegate.skylineLayout(self, sizeForItemAt: $0)
      }
      answers = sizes
    } else {
      report(
        "missing-delegate", .warning,
        "has no delegate, so it lays out nothing; set `delegate` to an object that gives item sizes"
      )
    }
    return SkylinePlan(
      width: availableSize(in: grid).width, interitemSpacing: interitemSpacing,
      lineSpacing: lineSpacing, sectionInset: sectionInset, sections: sizes)
  }
}

/// An object that gives a skyline layout the sizes of its items. Each size is requested at most
/// once per preparation.
@preconcurrency @MainActor
public protocol SkylineLayoutDelegate: AnyObject {
  /// Returns the size of an item, in points. The width is limited to the space between the left and
  /// right section inset.
  func skylineLayout(_ layout: SkylineLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
}
