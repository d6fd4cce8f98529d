/// A supplementary view that is anchored to an item or group of a compositional layout, such as a
/// badge (CL-35, CL-36).
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let outer: NSCollectionLayoutAnchor
  private let inner: NSCollectionLayoutAnchor?

  /// Makes an item for a view that is anchored to another item or to a group. The edges of
  /// `containerAnchor` name a point on the view and a point on the other item or group. These two
  /// points meet.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Makes an item for a view. The point `itemAnchor` of the view meets the point `containerAnchor`
  /// of another item or a group. The offsets of both anchors count.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    kind = elementKind
    outer = containerAnchor
    inner = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Stacking order of the view: higher is in front.
  open var zIndex = 1

  /// The element kind with which the grid requests the view from the data source.
  open var elementKind: String { kind }
  /// The anchor on the item or group.
  open var containerAnchor: NSCollectionLayoutAnchor { outer }
  /// The anchor on the view; nil for the point that `containerAnchor` names.
  open var itemAnchor: NSCollectionLayoutAnchor? { inner }

  package final func solverValue(kinds: inout CompositionalKinds) -> CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kinds.number(of: elementKind), size: layoutSize.solverValue,
      containerAnchor: containerAnchor.solverValue, itemAnchor: itemAnchor?.solverValue,
      contentInsets: contentInsets.solverValue, zIndex: zIndex)
  }

  /// Returns a new object with the same content.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(ownSize, kind, outer, inner)
    copy.takeSupplementaryValues(of: self)
    return copy
  }

  final func takeSupplementaryValues(of other: NSCollectionLayoutSupplementaryItem) {
    takeSpaces(of: other)
    zIndex = other.zIndex
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutSupplementaryItem else { return false }
    return super.hasSameContent(as: other) && kind == other.kind && outer == other.outer
      && inner == other.inner && zIndex == other.zIndex
  }
}
