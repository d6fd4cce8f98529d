extension ElementKey {
  /// Makes the key of an element of a gallery plan. The key of an item is the key of its cell.
  @MainActor package init(_ element: GalleryElement) {
    let kind: ElementKind =
      switch element.kind {
      case .item: .cell
      case .header: .sectionHeader
      case .footer: .sectionFooter
      }
    self.init(kind, Position(element.section, element.item))
  }
}
