// Flaws of the sections that were described last, for tests and audits.

extension GridViewCompositionalLayout {
  /// A section whose description has something wrong with it.
  package enum SectionFlaw: Hashable, Sendable {
    /// The section has items, and the provider answered nil.
    case missing
    /// Element kinds that more than one of its supplementary items has.
    case repeatedKinds([String])
    /// The section has items, and its group has no room for the first (CL-18).
    case laysOutNothing
  }

  /// The flaws of sections, in ascending order; empty where nothing was solved yet.
  ///
  /// - Complexity: O(*sections*).
  package var sectionFlaws: [(section: Int, flaw: SectionFlaw)] {
    guard let solution else { return [] }
    var flaws: [(section: Int, flaw: SectionFlaw)] = []
    for (index, section) in solution.sections.enumerated() {
      let hasItems = solution.counts.items[index] > 0
      guard let section else {
        if hasItems { flaws.append((index, .missing)) }
        continue
      }
      let kinds = section.duplicateSupplementaryKinds
      if !kinds.isEmpty { flaws.append((index, .repeatedKinds(kinds))) }
      if hasItems, solution.plan.laysOutNothing(inSection: index) {
        flaws.append((index, .laysOutNothing))
      }
    }
    return flaws
  }

  /// Element kinds that more than one boundary item of the layout itself has.
  package var repeatedLayoutKinds: [String] {
    NSCollectionLayoutBoundarySupplementaryItem.duplicateKinds(
      in: inForce.boundarySupplementaryItems)
  }
}
