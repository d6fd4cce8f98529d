/// A view behind a section of a compositional layout (CL-37).
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  private init(_ kind: String) {
    self.kind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns an item for a view as large as its section, less the item's `contentInsets`. The
  /// view's class is registered on the layout.
  ///
  /// The result is of this class, even if the method is called on a subclass.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// Stacking order of the view. In a section with decoration items cells have z index 1 (CL-26).
  open var zIndex = 0

  /// The kind under which the view's class is registered.
  open var elementKind: String { kind }

  package final func solverValue(kinds: inout CompositionalKinds) -> CompositionalDecoration {
    CompositionalDecoration(
      kind: kinds.number(of: elementKind), contentInsets: contentInsets.solverValue,
      zIndex: zIndex)
  }

  /// Returns a new object with the same content.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind)
    copy.takeSpaces(of: self)
    copy.zIndex = zIndex
    return copy
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.hasSameContent(as: other) && kind == other.kind && zIndex == other.zIndex
  }
}
