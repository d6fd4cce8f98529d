// Faults of diffable data sources; those of snapshots are in `GridFault+Snapshots.swift`.

extension GridFault {
  /// E-89: items of a section that is not shown.
  package static func sectionPastSnapshot(_ section: Int, sections: Int) -> GridFault {
    GridFault(
      code: "E-89",
      message: "Invalid parameter not satisfying: section < _impl.numberOfSections",
      advice: "The snapshot that is shown has \(sections) sections; section \(section) was asked "
        + "for.")
  }

  /// E-90: no cell for an item, or no item at a path.
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

  /// E-91: a supplementary view, and no provider to make it.
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

  /// E-92: a snapshot is applied while another one is, or now on the main queue and now off it.
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

  /// E-93: what UIKit logs before E-92 when queues are mixed.
  @MainActor package static func mixedQueues(_ grid: GridView?) -> ConsoleMessage {
    ConsoleMessage(
      code: "E-93",
      text: "Warning: applying updates in a non-thread confined manner is dangerous and can lead "
        + "to deadlocks. Please always submit updates either always on the main queue or always "
        + "off the main queue - view=\(grid.map { MessageText.grid($0) } ?? "(null)")")
  }
}

/// A message that UIKit writes to the console, and does not stop for.
package struct ConsoleMessage: Hashable, Sendable {
  /// The id of a rule of `Docs/Fidelity.md`.
  package let code: String
  /// UIKit's words, with addresses printed as `0x0`.
  package let text: String
}
