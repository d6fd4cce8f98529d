/// A view at a point of an item or group of a compositional layout, such as a badge (CL-35, CL-36).
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let outer: NSCollectionLayoutAnchor
  private let inner: NSCollectionLayoutAnchor?

  /// A view whose point of the same name meets a point of what it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view of which a point meets a point of what it belongs to; both offsets count.
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

  /// The kind by which the data source is asked for the view.
  open var elementKind: String { kind }
  /// The point of the item or group.
  open var containerAnchor: NSCollectionLayoutAnchor { outer }
  /// The point of the view; nil for the one that `containerAnchor` names.
  open var itemAnchor: NSCollectionLayoutAnchor? { inner }

  package final func solverValue(kinds: inout CompositionalKinds) -> CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kinds.number(of: elementKind), size: layoutSize.solverValue,
      containerAnchor: containerAnchor.solverValue, itemAnchor: itemAnchor?.solverValue,
      contentInsets: contentInsets.solverValue, zIndex: zIndex)
  }

  /// A new object with the same content.
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
