// Faults of interactive movements and of placeholders.

extension GridFault {
  package static func movementInProgress() -> GridFault {
    GridFault(
      code: "E-70", rules: "IM-3",
      when: "beginInteractiveMovementForItem(at:) is called during a movement.",
      message: "attempt to begin reordering on collection view while reordering is already in "
        + "progress",
      advice: "End or cancel a movement before the next begins; a gesture that is cancelled must "
        + "call cancelInteractiveMovement().")
  }

  package static func movementTarget(
    _ path: IndexPath, proposedBy source: String, counts: SectionCounts
  ) -> GridFault {
    let section = path.first ?? 0
    let room =
      counts.items.indices.contains(section)
      ? "section \(section) shows \(counts.items[section]) items"
      : "there are \(counts.sectionCount) sections"
    return GridFault(
      code: "movement-target", rules: "IM-23",
      when: "The delegate or the layout proposes a place for the lifted item that does not exist.",
      message: "the \(source) proposed a place for the lifted item that does not exist: "
        + path.messageText,
      advice: "The counts are those with the lifted item at its present target: \(room). Answer a "
        + "place before or after any item of an existing section, or the present one to refuse.")
  }

  package static func nonFiniteMovement(_ position: CGPoint) -> GridFault {
    GridFault(
      code: "non-finite-geometry",
      message: "updateInteractiveMovementTargetPosition got a position that is not finite: "
        + "\(position.x), \(position.y)",
      advice: "Pass the gesture's location in the collection view.")
  }

  @MainActor package static func liftedAttributes(
    _ attributes: GridViewLayoutAttributes, path: IndexPath
  ) -> GridFault {
    GridFault(
      code: "lifted-attributes",
      when: "The layout answers for the lifted item with attributes of another element.",
      message: "the layout returned attributes of another element for the lifted item at "
        + "\(path.messageText): \(attributes)",
      advice: "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) must answer for "
        + "the cell at the path that it is given; start from a copy of that item's attributes.")
  }

  package static func placeholderPath(_ path: IndexPath, counts: SectionCounts) -> GridFault {
    let section = path.first ?? 0
    let room =
      counts.items.indices.contains(section)
      ? "Section \(section) has \(counts.items[section]) items"
      : "There are \(counts.sectionCount) sections"
    return GridFault(
      code: "placeholder-path",
      when: "A drop delegate shows a placeholder at a place that does not exist.",
      message: "attempt to insert a placeholder at a place that does not exist: "
        + path.messageText,
      advice: "\(room). Give a place before or after any item of an existing section, such as the "
        + "coordinator's destinationIndexPath.")
  }

  package static func placeholderCommit(
    _ path: IndexPath, before: SectionCounts, after: SectionCounts
  ) -> GridFault {
    func text(_ counts: SectionCounts) -> String {
      counts.items.map(String.init).joined(separator: ", ")
    }
    return GridFault(
      code: "placeholder-commit",
      when: "commitInsertion(dataSourceUpdates:) does not insert one item into the data.",
      message: "commitInsertion(dataSourceUpdates:) was called for an item at \(path.messageText), "
        + "and the data source's counts were \(text(before)) before it and are \(text(after)) "
        + "after it",
      advice: "Insert one item at the path that dataSourceUpdates is given, and change nothing "
        + "else. The placeholder stays.")
  }

  package static func updateDuringMovement() -> GridFault {
    GridFault(
      code: "update-during-movement", rules: "KD-5",
      when: "A batch update begins while an item is moved by hand. UIKit crashes, or leaves a cell "
        + "floating.",
      message: "attempt to update a collection view while one of its items is moved interactively",
      advice: "End or cancel the movement first. In collectionView(_:moveItemAt:to:) only change "
        + "the data: the collection view shows the new order already.")
  }

  package static func deletionAfterMovement() -> GridFault {
    GridFault(
      code: "deletion-after-movement", rules: "KD-4",
      when: "Items are deleted in the turn in which a movement ended. UIKit crashes.",
      message: "attempt to delete from a collection view in the turn in which an interactive "
        + "movement ended",
      advice: "The moved cell is still to be asked for again. Delete in a later turn.")
  }
}
