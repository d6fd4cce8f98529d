import GridKit

extension AuditRun {
  /// Checks the sections, groups and element kinds of a compositional layout.
  func probeSectionsAndGroups() {
    let rig = census.rig
    guard let layout = rig.layout as? GridViewCompositionalLayout else { return }
    let repeated = layout.repeatedLayoutKinds
    if !repeated.isEmpty {
      find(
        .duplicateElementKind, in: .prepare, cause: "layout",
        "of the layout's own boundary items several have the kind \(list(repeated)).")
    }
    for (section, flaw) in layout.sectionFlaws {
      switch flaw {
      case .missing:
        find(
          .missingSection, in: .prepare,
          "the section provider answers nil for section \(section), which has "
            + "\(rig.counts.items[section]) items.")
      case .repeatedKinds(let kinds):
        find(
          .duplicateElementKind, in: .prepare, cause: "section",
          "in section \(section) several supplementary items have the kind \(list(kinds)).")
      case .laysOutNothing:
        find(
          .emptyGroup, in: .prepare,
          "section \(section) has \(rig.counts.items[section]) items, and its group has no room "
            + "for the first: nothing of the section is laid out.")
      }
    }
  }

  private func list(_ kinds: [String]) -> String {
    kinds.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
