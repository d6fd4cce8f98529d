extension ElementKey {
  /// Makes the key of an element of a gallery plan. The key of an item is the key of its cell.
  @MainActor package init(_ element: GalleryElement) {
    let kind: ElementKind =
      switch element.kind {
      case .item: .cell
      case .header: ElementKey.header
      case .footer: ElementKey.footer
      }
    self.init(kind, Position(element.section, element.item))
  }

  @MainActor private static let header = ElementKind.supplementary(
    GridView.elementKindSectionHeader)
  @MainActor private static let footer = ElementKind.supplementary(
    GridView.elementKindSectionFooter)
}
