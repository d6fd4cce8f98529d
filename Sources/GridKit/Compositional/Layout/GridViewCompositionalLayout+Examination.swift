// Flaws in the descriptions of sections in the last solve, for tests and audits.

extension GridViewCompositionalLayout {
  /// A flaw in the description of a section.
  package enum SectionFlaw: Hashable, Sendable {
    /// A section with items, for which the provider returned nil.
    case missing
    /// Element kinds that several supplementary items of the section share.
    case repeatedKinds([String])
    /// A section with items, whose group has no room for the first item (CL-18).
    case laysOutNothing
  }

  /// The flaws of the sections, in ascending order of sections; empty before the first solve.
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

  /// The element kinds that several boundary items of the layout itself share.
  package var repeatedLayoutKinds: [String] {
    NSCollectionLayoutBoundarySupplementaryItem.duplicateKinds(
      in: inForce.boundarySupplementaryItems)
  }
}
