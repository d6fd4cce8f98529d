// Faults of batch updates and of animated changes; see `GridFault+Views.swift`.

extension GridFault {
  /// Makes one fault from all rules that a batch update breaks. The text is about the first broken
  /// rule in UIKit's order.
  @MainActor static func invalidUpdates(
    _ rejection: UpdateRejection, in grid: GridView
  ) -> GridFault {
    let violations = rejection.violations
    return combined(violations.count) { invalidUpdate(violations[$0], in: grid) }
      ?? invalidUpdate(rejection.first, in: grid)
  }

  @MainActor package static func invalidUpdate(
    _ violation: UpdateViolation, in grid: GridView
  ) -> GridFault {
    GridFault(
      code: violation.code,
      message: violation.message(collectionView: MessageText.grid(grid)),
      advice: violation.advice)
  }

  @MainActor package static func updateInsidePass(_ grid: GridView) -> GridFault {
    GridFault(
      code: "update-inside-pass", exceptionName: .fatalError,
      message: "a batch update of \(MessageText.grid(grid)) was begun from inside one of its "
        + "layout passes, updates or requests for a view",
      advice: "Paths would change under the feet of the caller. Begin the update after the "
        + "callback has returned, for instance in a block for the next turn of the main queue.")
  }

  package static func firstResponderRefused() -> GridFault {
    GridFault(
      code: "E-71",
      message: "The first responder contained inside of a deleted section or item refused to "
        + "resign.",
      advice: "Let resignFirstResponder() answer true, or end editing before the item is deleted.")
  }

  @MainActor package static func reconfiguredOtherCell(
    _ found: GridViewCell, path: IndexPath
  ) -> GridFault {
    GridFault(
      code: "E-8",
      message: "the cell returned for the reconfigured item at \(path.messageText) is not the "
        + "item's existing cell: \(MessageText.object(found))",
      advice: "Dequeue with the identifier that the cell was dequeued with before, and return what "
        + "the dequeue answers. To change the cell's class or identifier use reloadItems(at:).")
  }

  /// Makes the fault of a layout without attributes for an element that it must place (E-40, E-40a,
  /// E-40b).
  ///
  /// - Parameter isBuiltIn: Whether the class of the layout belongs to GridKit, so that the user
  ///   cannot correct its methods.
  @MainActor package static func missingAttributes(
    _ key: ElementKey, isBuiltIn: Bool = false
  ) -> GridFault {
    let path = key.position.indexPath
    let kind = key.kind.name ?? ""
    switch key.kind.category {
    case .cell: return missingItemAttributes(path)
    case .supplementaryView:
      return GridFault(
        code: "E-40a",
        message: "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: \(kind) at path \(path.messageText)",
        advice: isBuiltIn
          ? dropAdvice
          : "The view was displayed and its section is still there. Answer "
            + "layoutAttributesForSupplementaryView(ofKind:at:) for it; if the layout no longer "
            + "shows it, name it in indexPathsToDeleteForSupplementaryView(ofKind:), or reload the "
            + "section.")
    case .decorationView:
      // UIKit's message doubles the word, too.
      return GridFault(
        code: "E-40b",
        message: "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForDecorationViewOfKindOfKind: \(kind) at path "
          + path.messageText,
        advice: isBuiltIn
          ? dropAdvice
          : "The view was displayed and its section is still there. If the layout no longer "
            + "shows it, name it in indexPathsToDeleteForDecorationView(ofKind:), or reload the "
            + "section.")
    }
  }

  private static let dropAdvice =
    "The view was displayed and its section is still there, but the layout no longer has a place "
    + "for it, for instance because its size is 0 now. Reload the section, or invalidate the "
    + "layout inside the updates closure."
}
