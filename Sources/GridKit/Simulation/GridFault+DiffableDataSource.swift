// Faults of diffable data sources. Faults of snapshots are in `GridFault+Snapshots.swift`.

extension GridFault {
  /// Makes the fault of a request for the items of a section that the shown snapshot does not have
  /// (E-89).
  package static func sectionPastSnapshot(_ section: Int, sections: Int) -> GridFault {
    GridFault(
      code: "E-89",
      message: "Invalid parameter not satisfying: section < _impl.numberOfSections",
      advice: "The snapshot that is shown has \(sections) sections; section \(section) was asked "
        + "for.")
  }

  /// Makes the fault of a cell provider that returns no cell, or of an index path at which the
  /// shown snapshot has no item (E-90).
  @MainActor package static func noCellProvided(
    _ item: Any?, at path: IndexPath, in grid: GridView
  ) -> GridFault {
    GridFault(
      code: "E-90",
      message: "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(path.messageText) with item identifier "
        + "'\(item.map { IdentifierText.one($0) } ?? "(null)")', which is not allowed. You must "
        + "always return a cell to the collection view: \(MessageText.grid(grid))",
      advice: item == nil
        ? "The snapshot that is shown has no item at this path."
        : "Return what dequeueConfiguredReusableCell(using:for:item:) answers, for every kind of "
          + "item; a weak reference that is nil by now is a common cause.")
  }

  /// Makes the fault of a request for a supplementary view while `supplementaryViewProvider` is not
  /// set (E-91).
  @MainActor package static func noSupplementaryProvider(
    kind: String, in grid: GridView
  ) -> GridFault {
    GridFault(
      code: "E-91",
      message: "CollectionView \(MessageText.grid(grid)) requested a supplementary view, but a "
        + "supplementaryViewProvider was not specified on the diffable data source",
      advice: "The layout has elements of kind \(kind). Set supplementaryViewProvider before the "
        + "first snapshot is applied, or take them out of the layout.")
  }

  /// Makes the fault of a snapshot that is applied during another apply, or of snapshots that are
  /// applied both on and off the main queue (E-92).
  package static func applyInsideApply() -> GridFault {
    GridFault(
      code: "E-92",
      message: "Deadlock detected: attempted to apply a snapshot to diffable data source while it "
        + "was already applying a snapshot. Make sure you are consistently applying snapshots "
        + "either always on the main queue or always off the main queue, and make sure you are "
        + "not applying a snapshot as a side effect of updates from ...",
      advice: "Not in a provider, in a delegate's callback or in a layout: apply the next snapshot "
        + "in the completion of this one, or in a later turn.")
  }

  /// Makes the console message that UIKit logs before the fault E-92 if snapshots are applied both
  /// on and off the main queue (E-93).
  @MainActor package static func mixedQueues(_ grid: GridView?) -> ConsoleMessage {
    ConsoleMessage(
      code: "E-93",
      text: "Warning: applying updates in a non-thread confined manner is dangerous and can lead "
        + "to deadlocks. Please always submit updates either always on the main queue or always "
        + "off the main queue - view=\(grid.map { MessageText.grid($0) } ?? "(null)")")
  }
}

/// A message that UIKit writes to the console without ending the program.
package struct ConsoleMessage: Hashable, Sendable {
  /// The id of a rule of `Docs/Fidelity.md`.
  package let code: String
  /// UIKit's words, with addresses printed as `0x0`.
  package let text: String
}
