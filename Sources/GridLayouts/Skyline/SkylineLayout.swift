/// Rows and columns with no regularity at all: every item stands as low as it can.
///
/// Items bring width and height. The skyline of a section is a list of segments, at first one at
/// `y₀ + T`. An item of width *w*, limited to `A = W − L − R`, may start at the left end of any
/// segment where it fits; of those places the one with the lowest level counts, then the leftmost,
/// where the level is the highest of the segments under the item and the gap to its right. The
/// segments under it are replaced by one a line spacing below the item. The section ends at its
/// lowest edge plus *B*. *W* is the view's width less its content inset, *T L B R* the section
/// inset, all in points.
///
/// Any two items are at least the interitem spacing apart horizontally or the line spacing
/// vertically.
///
/// - Complexity: `prepare()` O(*n*·*segments*), a query O(log *n* + *k*) for *k* results.
/// - Note: After the exercise of "WatchFlowLayout, a waterfall with a different number of columns
///   in each section".
@preconcurrency @MainActor
open class SkylineLayout: GalleryLayout {
  /// The delegate that gives sizes. Without it there is nothing to lay out.
  open weak var delegate: (any SkylineLayoutDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The least horizontal distance of two items side by side, in points.
  open var interitemSpacing: CGFloat = 10 {
    didSet { parameterDidChange(from: oldValue, to: interitemSpacing) }
  }

  /// The least vertical distance of two items one below the other, in points.
  open var lineSpacing: CGFloat = 10 {
    didSet { parameterDidChange(from: oldValue, to: lineSpacing) }
  }

  /// Margin around the items of each section.
  open var sectionInset = GridEdgeInsets.zero {
    didSet { parameterDidChange(from: oldValue, to: sectionInset) }
  }

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

/// Gives a skyline layout the sizes of its items; asked once per preparation.
@preconcurrency @MainActor
public protocol SkylineLayoutDelegate: AnyObject {
  /// Size of an item in points. Its width is limited to what the section inset leaves.
  func skylineLayout(_ layout: SkylineLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
}
