/// Items in a row or a column, or at places of their own, as a compositional layout repeats them.
///
/// A group takes copies of the items that it is given, so later changes to those do nothing (CL-3).
///
/// - Note: After UIKit's class of this name; factories answer this class, not a subclass's.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// Repeated as long as they fit (CL-12).
    case filled(PlaneAxis, [NSCollectionLayoutItem])
    /// A count of copies of one item (CL-4).
    case repeating(PlaneAxis, NSCollectionLayoutItem, count: Int)
    /// A provider, asked once per section and solve.
    case custom(NSCollectionLayoutGroupCustomItemProvider)

    /// The number of groups that lie one inside the other among the items.
    @MainActor fileprivate var levels: Int {
      switch self {
      case .filled(_, let items): NSCollectionLayoutGroup.levels(of: items)
      case .repeating(_, let item, _): NSCollectionLayoutGroup.levels(of: [item])
      case .custom: 0
      }
    }
  }

  final let content: Content
  /// The number of groups that lie one inside the other here, this one included.
  private let levels: Int

  /// Makes a group of a size with its content.
  ///
  /// - Parameter content: With few enough levels, or without items where it had too many.
  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    levels = 1 + content.levels
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Rows and columns

  /// A row: the items, again and again, as long as they fit.
  ///
  /// An empty list is a fault; such a group lays out nothing.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filled(layoutSize, .x, subitems)
  }

  /// A column: the items, again and again, as long as they fit.
  ///
  /// An empty list is a fault; such a group lays out nothing.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filled(layoutSize, .y, subitems)
  }

  /// A row of so many of one item, each an equal part of it: the item's width is replaced.
  ///
  /// A count below 1 is a fault, and counts as 1.
  @available(iOS, deprecated: 16.0, message: "Use horizontal(layoutSize:repeatingSubitem:count:).")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .x, subitem, count: count, isSplit: true)
  }

  /// A column of so many of one item, each an equal part of it: the item's height is replaced.
  ///
  /// A count below 1 is a fault, and counts as 1.
  @available(iOS, deprecated: 16.0, message: "Use vertical(layoutSize:repeatingSubitem:count:).")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .y, subitem, count: count, isSplit: true)
  }

  /// A row of so many of one item, which keeps its own size.
  ///
  /// A count below 1 is a fault, and counts as 1.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .x, subitem, count: count, isSplit: false)
  }

  /// A column of so many of one item, which keeps its own size.
  ///
  /// A count below 1 is a fault, and counts as 1.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .y, subitem, count: count, isSplit: false)
  }

  // MARK: Places of their own

  /// Items at places that a closure gives, from the group's outer corner.
  ///
  /// The closure is asked once for each section and each time that the layout is solved.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  // MARK: Properties

  /// Views at points of the group; it takes copies of them.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaries }
    set { ownSupplementaries = newValue.copies }
  }

  /// The spacing between two items that follow each other; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The group's own copies of its items, as a list that is repeated; one for a group that counts
  /// them, none for a custom group.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .filled(_, let items): items
    case .repeating(_, let item, _): [item]
    case .custom: []
    }
  }

  /// The group as a drawing in characters, items with their numbers, for looking at.
  ///
  /// Fractions are of a box of 320 × 480 points, estimates stay as they are, and the first 200
  /// items are drawn, clipped to the group. The items of a custom group are asked for. UIKit's
  /// drawing is not specified; this one is of this package.
  open func visualDescription() -> String {
    GroupPicture(self).text
  }

  // MARK: Making

  fileprivate static func levels(of items: [NSCollectionLayoutItem]) -> Int {
    items.map { ($0 as? NSCollectionLayoutGroup)?.levels ?? 0 }.max() ?? 0
  }

  /// Whether a group of some items would have more levels than there may be, which is a fault.
  private class func isTooDeep(_ items: [NSCollectionLayoutItem]) -> Bool {
    let levels = 1 + levels(of: items)
    guard levels > CompositionalGroup.mostLevels else { return false }
    Simulation.current.raise(.groupsTooDeep(levels))
    return true
  }

  private class func filled(
    _ layoutSize: NSCollectionLayoutSize, _ axis: PlaneAxis, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    if items.isEmpty { Simulation.current.raise(.groupWithoutSubitems()) }
    if isTooDeep(items) { return NSCollectionLayoutGroup(layoutSize, .filled(axis, [])) }
    return NSCollectionLayoutGroup(layoutSize, .filled(axis, items.copies))
  }

  /// Returns a group that repeats an item along an axis.
  ///
  /// - Parameter isSplit: Whether each item is an equal part of the group.
  private class func repeating(
    _ layoutSize: NSCollectionLayoutSize, _ axis: PlaneAxis, _ item: NSCollectionLayoutItem,
    count: Int, isSplit: Bool
  ) -> NSCollectionLayoutGroup {
    if count < 1 { Simulation.current.raise(.groupCount(count, isHorizontal: axis == .x)) }
    let count = max(1, count)
    if isTooDeep([item]) { return NSCollectionLayoutGroup(layoutSize, .filled(axis, [])) }
    let item = contentCopy(item)
    if isSplit {
      let part = 1 / CGFloat(count)
      item.ownSize = item.ownSize.replacing(
        axis, by: axis == .x ? .fractionalWidth(part) : .fractionalHeight(part))
    }
    return NSCollectionLayoutGroup(layoutSize, .repeating(axis, item, count: count))
  }

  // MARK: Copy and equality

  /// A new object with the same content and copies of the items.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let content: Content =
      switch content {
      case .filled(let axis, let items): .filled(axis, items.copies)
      case .repeating(let axis, let item, let count):
        .repeating(axis, contentCopy(item), count: count)
      case .custom: content
      }
    let copy = NSCollectionLayoutGroup(ownSize, content)
    copy.takeSpaces(of: self)
    copy.supplementaryItems = ownSupplementaries
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// A custom group's closure is not compared.
  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup, super.hasSameContent(as: other),
      interItemSpacing == other.interItemSpacing
    else { return false }
    return switch (content, other.content) {
    case (.filled(let axis, let items), .filled(let otherAxis, let otherItems)):
      axis == otherAxis && items == otherItems
    case (.repeating(let axis, let item, let count), .repeating(let axis2, let item2, let count2)):
      axis == axis2 && count == count2 && item == item2
    case (.custom, .custom): true
    default: false
    }
  }
}
