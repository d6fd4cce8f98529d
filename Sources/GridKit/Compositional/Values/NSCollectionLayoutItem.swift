/// A cell of a compositional layout: its size and the room around it.
///
/// Groups, supplementary items and decoration items are items, too. Whatever takes an item takes a
/// copy of it, so later changes to the original do nothing. A subclass with properties of
/// its own overrides `copy(with:)`.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  final var ownSize: NSCollectionLayoutSize
  final var ownSupplementaries: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size, without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size with views at points of it; of those it takes copies.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    ownSize = layoutSize
    ownSupplementaries = supplementaryItems.copies
    super.init()
  }

  /// The insets inside the item's slot, in points; inside a group, around its items (CL-8, CL-9).
  ///
  /// They count for nothing on an axis that is estimated (CL-11).
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing outside the item's slot; nil for none (CL-17).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The size of the item's slot.
  open var layoutSize: NSCollectionLayoutSize { ownSize }

  /// Views at points of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaries }

  // MARK: Copy and equality

  /// A new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: ownSize, supplementaryItems: ownSupplementaries)
    copy.takeSpaces(of: self)
    return copy
  }

  final func takeSpaces(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Compares content; an item of another class is never equal.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { equals(object) { hasSameContent(as: $0) } }
  }

  /// Returns whether another item has equal content.
  ///
  /// - Parameter other: Of the same class.
  func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    ownSize == other.ownSize && contentInsets == other.contentInsets
      && edgeSpacing == other.edgeSpacing && ownSupplementaries == other.ownSupplementaries
  }

  open override var hash: Int {
    MainActor.assumeIsolated { ownSize.hash }
  }
}
