/// A layout with one left-aligned item in each row. Items come in groups, and each group has its
/// own item width.
///
/// Item *i* in group *g* has the frame `(L, T + i·(h + ls), width(g), h)`. The content of *N* items
/// is `T + N·h + (N − 1)·ls + B` high. *h* is the item height, *ls* the line spacing and *T L B R*
/// the section inset, all in points. Items beyond the sum of the groups' counts have the last
/// group's width and are reported as a finding. Each section begins with the first group, below the
/// section before it.
///
/// - Complexity: `prepare()` O(*sections*·*groups*), a query O(log *sections* + log *groups* + *k*)
///   for *k* results.
/// - Note: After "UICollectionViewFlowLayout- (条件筛选)".
@preconcurrency @MainActor
open class GroupedRowsLayout: GalleryLayout {
  /// A run of items with the same width.
  public struct Group: Hashable, Codable, Sendable {
    /// Number of items of the group. A number less than 0 counts as 0.
    public var count: Int
    /// Width of each item of the group, in points.
    public var itemWidth: CGFloat

    /// Makes a group of `count` items that follow each other, each `itemWidth` points wide.
    public init(count: Int, itemWidth: CGFloat) {
      self.count = count
      self.itemWidth = itemWidth
    }
  }

  /// The groups, in the order of their items. A group may be empty.
  @LayoutParameter open var groups = [
    Group(count: 3, itemWidth: 200), Group(count: 2, itemWidth: 100),
    Group(count: 2, itemWidth: 130),
  ]

  /// Height of every row, in points.
  @LayoutParameter open var itemHeight: CGFloat = 60

  /// Space between two rows, in points.
  @LayoutParameter open var lineSpacing: CGFloat = 10

  /// Margin around the rows of each section.
  @LayoutParameter open var sectionInset = GridEdgeInsets.zero

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    GroupedRowsPlan(
      width: availableSize(in: grid).width, itemCounts: itemCounts(in: grid),
      groups: groups.map { .init(count: $0.count, itemWidth: $0.itemWidth) },
      itemHeight: itemHeight, lineGap: lineSpacing, inset: sectionInset)
  }
}
