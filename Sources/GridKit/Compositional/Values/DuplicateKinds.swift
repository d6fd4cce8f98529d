// Which element kinds a section has twice: its views could not be told apart.

extension NSCollectionLayoutSection {
  /// Kinds that more than one supplementary item of the section's groups and boundaries has, each
  /// once, in order.
  ///
  /// Items that a group repeats by itself count once. The layout raises
  /// `GridFault.duplicateSupplementaryKinds(_:)` for them when it is solved.
  package final var duplicateSupplementaryKinds: [String] {
    (group.supplementaryKinds + boundarySupplementaryItems.map(\.elementKind)).duplicates
  }
}

extension NSCollectionLayoutGroup {
  /// Kinds that more than one supplementary item of the group and of what is in it has.
  package final var duplicateSupplementaryKinds: [String] { supplementaryKinds.duplicates }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Kinds that more than one item of a list has.
  package static func duplicateKinds(
    in items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> [String] {
    items.map(\.elementKind).duplicates
  }
}

extension NSCollectionLayoutItem {
  /// The kinds of the supplementary items of the item and of the items in it, in layout order.
  fileprivate var supplementaryKinds: [String] {
    let own = supplementaryItems.map(\.elementKind)
    guard let group = self as? NSCollectionLayoutGroup else { return own }
    return own + group.subitems.flatMap(\.supplementaryKinds)
  }
}

extension [String] {
  /// The strings that occur more than once, each once, in the order of their second occurrences.
  fileprivate var duplicates: [String] {
    var seen: Set<String> = []
    var notified: Set<String> = []
    return filter { !seen.insert($0).inserted && notified.insert($0).inserted }
  }
}
