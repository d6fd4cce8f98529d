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

  /// A view as large as its section, less its `contentInsets`; its class is registered on the
  /// layout.
  ///
  /// It answers this class, not a subclass's.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// Stacking order of the view; cells of a section that has decoration items are at 1 (CL-26).
  open var zIndex = 0

  /// The kind under which the view's class is registered.
  open var elementKind: String { kind }

  package final func solverValue(kinds: inout CompositionalKinds) -> CompositionalDecoration {
    CompositionalDecoration(
      kind: kinds.number(of: elementKind), contentInsets: contentInsets.solverValue,
      zIndex: zIndex)
  }

  /// A new object with the same content.
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
