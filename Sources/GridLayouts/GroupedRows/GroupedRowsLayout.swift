/// A layout of one item per row, left aligned; items come in groups, each with its own width.
///
/// Item *i*, in group *g*, is `(L, T + i·(h + ls), width(g), h)`, the content
/// `T + N·h + (N − 1)·ls + B` high for *N* items; *h* is the item height, *ls* the line spacing and
/// *T L B R* the section inset, all in points. Items beyond the sum of the groups' counts take the
/// last group's width, with a finding. Of several sections each begins with the first group, below
/// the section before it.
///
/// - Complexity: `prepare()` O(*sections*·*groups*), a query O(log *sections* + log *groups* + *k*)
///   for *k* results.
/// - Note: After "UICollectionViewFlowLayout- (条件筛选)".
@preconcurrency @MainActor
open class GroupedRowsLayout: GalleryLayout {
  /// Items that follow each other and have one width.
  public struct Group: Hashable, Codable, Sendable {
    /// Items of the group; less than 0 counts as 0.
    public var count: Int
    /// Width of each of its items, in points.
    public var itemWidth: CGFloat

    /// Makes a group of `count` items that follow each other, each `itemWidth` points wide.
    public init(count: Int, itemWidth: CGFloat) {
      self.count = count
      self.itemWidth = itemWidth
    }
  }

  /// A group may be empty.
  open var groups = [
    Group(count: 3, itemWidth: 200), Group(count: 2, itemWidth: 100),
    Group(count: 2, itemWidth: 130),
  ] {
    didSet { parameterDidChange(from: oldValue, to: groups) }
  }

  /// Height of every row, in points.
  open var itemHeight: CGFloat = 60 {
    didSet { parameterDidChange(from: oldValue, to: itemHeight) }
  }

  /// Space between two rows, in points.
  open var lineSpacing: CGFloat = 10 {
    didSet { parameterDidChange(from: oldValue, to: lineSpacing) }
  }

  /// Margin around the rows of each section.
  open var sectionInset = GridEdgeInsets.zero {
    didSet { parameterDidChange(from: oldValue, to: sectionInset) }
  }

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    GroupedRowsPlan(
      width: availableSize(in: grid).width, itemCounts: itemCounts(in: grid),
      groups: groups.map { .init(count: $0.count, itemWidth: $0.itemWidth) },
      itemHeight: itemHeight, lineGap: lineSpacing, inset: sectionInset)
  }
}
