/// A data source whose items have identifiers.
@MainActor
package protocol IdentifierSource: AnyObject {
  /// The identifier of an item as text; nil where there is no item.
  func identifierText(at path: IndexPath) -> String?
}

extension GridViewDiffableDataSource: IdentifierSource {
  /// Strings, numbers and UUIDs as they are; other types by their reflected description.
  package func identifierText(at path: IndexPath) -> String? {
    content.item(at: path).map { IdentifierText.one($0) }
  }
}

extension GridView {
  /// The identifier of a cell's item as text; nil for other elements, and under a data source
  /// without identifiers.
  package func identifierText(of key: ElementKey) -> String? {
    guard key.kind == .cell, let source = dataSource as? any IdentifierSource else { return nil }
    return source.identifierText(at: dataPath(key.position))
  }
}
