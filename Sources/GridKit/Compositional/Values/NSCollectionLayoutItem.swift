/// The size of a cell in a compositional layout, and the space around the cell.
///
/// Groups, supplementary items and decoration items are subclasses. Groups, sections and other
/// objects copy the items that they are given, so later changes to the originals have no effect. A
/// subclass with properties of its own overrides `copy(with:)`.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  final var ownSize: NSCollectionLayoutSize
  final var ownSupplementaries: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item of a size, without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size, with supplementary views anchored to it. The supplementary items are
  /// copied.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    ownSize = layoutSize
    ownSupplementaries = supplementaryItems.copies
    super.init()
  }

  /// The insets inside the item's slot, in points. The slot is the rectangle with the size
  /// `layoutSize`. The insets of a group lie around its items (CL-8, CL-9).
  ///
  /// Insets have no effect on an axis with an estimated dimension (CL-11).
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing outside the item's slot; nil for none (CL-17).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The size of the item's slot.
  open var layoutSize: NSCollectionLayoutSize { ownSize }

  /// Supplementary views that are anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaries }

  // MARK: Copy and equality

  /// Returns a new object with the same content.
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

  /// Compares the content of two items. Items of different classes are never equal.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { hasSameContent(as: $0) }
  }

  /// Returns whether another item has equal content.
  ///
  /// - Parameter other: An item of the same class.
  func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    ownSize == other.ownSize && contentInsets == other.contentInsets
      && edgeSpacing == other.edgeSpacing && ownSupplementaries == other.ownSupplementaries
  }

  open override var hash: Int {
    MainActor.assumeIsolated { ownSize.hash }
  }
}
