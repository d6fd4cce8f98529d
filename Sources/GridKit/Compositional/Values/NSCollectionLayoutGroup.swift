/// Items in a row, in a column or at custom frames. A compositional layout repeats the group until
/// all items of the section have a place.
///
/// A group copies the items that it is given, so later changes to the originals have no effect
/// (CL-3).
///
/// - Note: After UIKit's class of this name. Factory methods return this class, even if called on a
///   subclass.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    /// Items that are repeated as long as they fit (CL-12).
    case filled(PlaneAxis, [NSCollectionLayoutItem])
    /// A fixed number of copies of one item (CL-4).
    case repeating(PlaneAxis, NSCollectionLayoutItem, count: Int)
    /// A provider of items with frames. Each solve of the layout calls it once for each section.
    case custom(NSCollectionLayoutGroupCustomItemProvider)

    /// The depth of nested groups among the items.
    @MainActor fileprivate var levels: Int {
      switch self {
      case .filled(_, let items): NSCollectionLayoutGroup.levels(of: items)
      case .repeating(_, let item, _): NSCollectionLayoutGroup.levels(of: [item])
      case .custom: 0
      }
    }
  }

  final let content: Content
  /// The depth of nested groups, this group included.
  private let levels: Int

  /// Makes a group with a size and a content.
  ///
  /// - Parameter content: The content. The caller has checked its depth, and removed the items of a
  ///   content that is too deep.
  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    levels = 1 + content.levels
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Rows and columns

  /// Returns a row in which the list of items is repeated as long as items fit.
  ///
  /// An empty list is a fault, and the group then lays out nothing.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filled(layoutSize, .x, subitems)
  }

  /// Returns a column in which the list of items is repeated as long as items fit.
  ///
  /// An empty list is a fault, and the group then lays out nothing.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    filled(layoutSize, .y, subitems)
  }

  /// Returns a row of `count` copies of an item. Each copy gets an equal share of the row's width
  /// instead of the item's own width.
  ///
  /// A count below 1 is a fault, and counts as 1.
  @available(iOS, deprecated: 16.0, message: "Use horizontal(layoutSize:repeatingSubitem:count:).")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .x, subitem, count: count, isSplit: true)
  }

  /// Returns a column of `count` copies of an item. Each copy gets an equal share of the column's
  /// height instead of the item's own height.
  ///
  /// A count below 1 is a fault, and counts as 1.
  @available(iOS, deprecated: 16.0, message: "Use vertical(layoutSize:repeatingSubitem:count:).")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .y, subitem, count: count, isSplit: true)
  }

  /// Returns a row of `count` copies of an item. Each copy keeps the item's own size.
  ///
  /// A count below 1 is a fault, and counts as 1.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .x, subitem, count: count, isSplit: false)
  }

  /// Returns a column of `count` copies of an item. Each copy keeps the item's own size.
  ///
  /// A count below 1 is a fault, and counts as 1.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, .y, subitem, count: count, isSplit: false)
  }

  // MARK: Custom frames

  /// Returns a group whose items have frames from a closure. The frames are relative to the group's
  /// top leading corner, and the group's content insets do not move them.
  ///
  /// The closure is called once for each section in each solve of the layout.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  // MARK: Properties

  /// Supplementary views that are anchored to the group. The setter copies the items.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaries }
    set { ownSupplementaries = newValue.copies }
  }

  /// The spacing between neighbouring items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The group's own copies of its items. The group repeats this list. A group with a count has one
  /// item, and a custom group has no items.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .filled(_, let items): items
    case .repeating(_, let item, _): [item]
    case .custom: []
    }
  }

  /// Returns a drawing of the group in characters, with the numbers of its items, for debugging.
  ///
  /// Fractional sizes refer to a box of 320 × 480 points, and estimated sizes are used as they are.
  /// The first 200 items are drawn, clipped to the group. The item provider of a custom group is
  /// called. UIKit does not specify the format of its drawing, so this package has a format of its
  /// own.
  open func visualDescription() -> String {
    GroupPicture(self).text
  }

  // MARK: Making

  fileprivate static func levels(of items: [NSCollectionLayoutItem]) -> Int {
    items.map { ($0 as? NSCollectionLayoutGroup)?.levels ?? 0 }.max() ?? 0
  }

  /// Whether a group of `items` would nest groups too deeply. If the result is true, a fault is
  /// raised.
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
  /// - Parameter isSplit: Whether each copy of the item gets an equal share of the group's length.
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

  /// Returns a new object with the same content and copies of the items.
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

  /// Returns whether another group has equal content. The closure of a custom group is not
  /// compared.
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
