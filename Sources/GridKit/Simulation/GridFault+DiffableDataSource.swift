// Faults of diffable data sources. Faults of snapshots are in `GridFault+Snapshots.swift`.

extension GridFault {
  package static func sectionPastSnapshot(_ section: Int, sections: Int) -> GridFault {
    GridFault(
      code: "E-89", rules: "DQ-4",
      when: "A diffable data source is asked for the items of a section past the last.",
      message: "Invalid parameter not satisfying: section < _impl.numberOfSections",
      advice: "The snapshot that is shown has \(sections) sections; section \(section) was asked "
        + "for.")
  }

  @MainActor package static func noCellProvided(
    _ item: Any?, at path: IndexPath, in grid: GridView
  ) -> GridFault {
    GridFault(
      code: "E-90", rules: "DQ-5",
      when: "The cell provider answers nil, or there is no item at the path.",
      message: "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(path.messageText) with item identifier "
        + "'\(item.map { IdentifierText.one($0) } ?? "(null)")', which is not allowed. You must "
        + "always return a cell to the collection view: \(MessageText.grid(grid))",
      advice: item == nil
        ? "The snapshot that is shown has no item at this path."
        : "Return what dequeueConfiguredReusableCell(using:for:item:) answers, for every kind of "
          + "item; a weak reference that is nil by now is a common cause.")
  }

  @MainActor package static func noSupplementaryProvider(
    kind: String, in grid: GridView
  ) -> GridFault {
    GridFault(
      code: "E-91", rules: "DQ-5",
      when: "A supplementary view is needed, and there is no provider of such views.",
      message: "CollectionView \(MessageText.grid(grid)) requested a supplementary view, but a "
        + "supplementaryViewProvider was not specified on the diffable data source",
      advice: "The layout has elements of kind \(kind). Set supplementaryViewProvider before the "
        + "first snapshot is applied, or take them out of the layout.")
  }

  package static func applyInsideApply() -> GridFault {
    GridFault(
      code: "E-92", rules: "DA-15", "DA-16",
      when: "A snapshot is applied from inside an apply or a provider, or now on the main queue "
        + "and now off it.",
      message: "Deadlock detected: attempted to apply a snapshot to diffable data source while it "
        + "was already applying a snapshot. Make sure you are consistently applying snapshots "
        + "either always on the main queue or always off the main queue, and make sure you are "
        + "not applying a snapshot as a side effect of updates from ...",
      advice: "Not in a provider, in a delegate's callback or in a layout: apply the next snapshot "
        + "in the completion of this one, or in a later turn.")
  }
}
