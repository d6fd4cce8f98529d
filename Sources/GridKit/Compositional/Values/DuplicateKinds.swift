// Element kinds that occur twice in a section. Views of such a kind could not be told apart.

extension NSCollectionLayoutSection {
  /// The element kinds that several supplementary items of the section's groups and boundary share.
  /// Each kind is listed once, in the order of second occurrences.
  ///
  /// An item that a group repeats counts once. A solve of the layout raises
  /// `GridFault.duplicateSupplementaryKinds(_:)` for these kinds.
  package final var duplicateSupplementaryKinds: [String] {
    (group.supplementaryKinds + boundarySupplementaryItems.map(\.elementKind)).duplicates
  }
}

extension NSCollectionLayoutGroup {
  /// The element kinds that several supplementary items of the group and of its subitems share.
  package final var duplicateSupplementaryKinds: [String] { supplementaryKinds.duplicates }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the element kinds that several items of a list share.
  package static func duplicateKinds(
    in items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> [String] {
    items.map(\.elementKind).duplicates
  }
}

extension NSCollectionLayoutItem {
  /// The element kinds of the item's supplementary items and of its subitems' supplementary items,
  /// in layout order.
  fileprivate var supplementaryKinds: [String] {
    let own = supplementaryItems.map(\.elementKind)
    guard let group = self as? NSCollectionLayoutGroup else { return own }
    return own + group.subitems.flatMap(\.supplementaryKinds)
  }
}

extension [String] {
  /// The strings that occur more than once, without repetition, in the order of their second
  /// occurrences.
  fileprivate var duplicates: [String] {
    var seen: Set<String> = []
    var reported: Set<String> = []
    return filter { !seen.insert($0).inserted && reported.insert($0).inserted }
  }
}
