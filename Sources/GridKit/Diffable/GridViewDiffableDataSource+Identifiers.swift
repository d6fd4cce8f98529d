/// A data source whose items have identifiers.
@MainActor
package protocol IdentifierSource: AnyObject {
  /// Returns the identifier of an item as text; nil if there is no item.
  func identifierText(at path: IndexPath) -> String?
}

extension GridViewDiffableDataSource: IdentifierSource {
  /// Returns the identifier of an item as text. Strings, numbers and UUIDs are printed as they are.
  /// Values of other types are printed as in `IdentifierText.one(_:)`.
  package func identifierText(at path: IndexPath) -> String? {
    content.item(at: path).map { IdentifierText.one($0) }
  }
}

extension GridView {
  /// Returns the identifier of a cell's item as text; nil for other elements and data sources.
  package func identifierText(of key: ElementKey) -> String? {
    guard key.kind == .cell, let source = dataSource as? any IdentifierSource else { return nil }
    return source.identifierText(at: dataPath(key.position))
  }
}
