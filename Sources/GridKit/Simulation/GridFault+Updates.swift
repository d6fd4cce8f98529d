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
    var fault = GridFault(
      code: violation.code,
      message: violation.message(collectionView: MessageText.grid(grid)),
      advice: violation.advice)
    fault.trigger = violation.trigger
    return fault
  }

  @MainActor package static func updateInsidePass(_ grid: GridView) -> GridFault {
    GridFault(
      code: "update-inside-pass", exceptionName: .fatalError,
      when: "A batch update begins inside a layout pass, another update or a request for a view.",
      message: "a batch update of \(MessageText.grid(grid)) was begun from inside one of its "
        + "layout passes, updates or requests for a view",
      advice: "Paths would change under the feet of the caller. Begin the update after the "
        + "callback has returned, for instance in a block for the next turn of the main queue.")
  }

  package static func firstResponderRefused() -> GridFault {
    GridFault(
      code: "E-71", rules: "VW-15",
      when: "An update deletes the item whose cell holds the first responder, and that does not "
        + "resign.",
      message: "The first responder contained inside of a deleted section or item refused to "
        + "resign.",
      advice: "Let resignFirstResponder() answer true, or end editing before the item is deleted.")
  }

  @MainActor package static func reconfiguredOtherCell(
    _ found: GridViewCell, path: IndexPath
  ) -> GridFault {
    GridFault(
      code: "E-8", rules: "RC-3",
      when: "Asked for the cell of a reconfigured item, the data source returns another than the "
        + "one that is there. UIKit's text is not on record.",
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
        when: "In an update the layout answers nil for a displayed supplementary view that no rect "
          + "query has any more, and whose section stays. Where the updates closure has "
          + "invalidated a layout of the runtime's own, the view leaves instead.",
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
        when: "In an update the layout answers nil for a displayed decoration view whose section "
          + "stays. The doubled word is UIKit's.",
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

extension UpdateViolation {
  /// The situation in which a batch update breaks the rule, for the catalogue of faults.
  fileprivate var trigger: CodeTrigger {
    switch self {
    case .deletesMissingSection, .deletesFromMissingSection, .deletesMissingItem:
      CodeTrigger("Something is deleted or reloaded that did not exist before the update.")
    case .deletesAndMoves(let place):
      CodeTrigger(
        "A section or an item is deleted or reloaded, and moved, in one batch.",
        place.isSection ? [] : ["KD-3"])
    case .deletesAndReloads:
      CodeTrigger("A section or an item is deleted and reloaded in one batch.")
    case .insertsMissingSection, .insertsIntoMissingSection:
      CodeTrigger("Something is inserted where there is no place for it after the update.")
    case .insertsMissingItem:
      CodeTrigger(
        "An item is inserted, or a reloaded one comes back, where there is none after the update.",
        ["KD-3"])
    case .insertsAndMoves:
      CodeTrigger(
        "Something is inserted, or comes back from a reload, where something else is moved to.",
        ["KD-3"])
    case .movesMissingSection, .movesFromMissingSection, .movesMissingItem:
      CodeTrigger("Something is moved that did not exist before the update.")
    case .movesSectionToMissing:
      CodeTrigger(
        "A section is moved to a place that does not exist after the update. The doubled word is "
          + "UIKit's.")
    case .movesToMissingSection, .movesToMissingItem:
      CodeTrigger("An item is moved to a place that does not exist after the update.")
    case .movesToBoth:
      CodeTrigger("A section or an item is moved to two places.")
    case .movesBoth:
      CodeTrigger("Two sections or two items are moved to one place.")
    case .totals:
      CodeTrigger(
        "What the data source counts after an update is not what it counted before, plus inserts, "
          + "minus deletes, and so on. The example deletes one of four items where two are left.",
        ["VA-1", "VA-2", "EB-1", "EB-5"])
    case .deletesTooMany:
      CodeTrigger(
        "A batch deletes more items of a section than it has, by naming some more than once. It is "
          + "met beside duplicate-update.", ["VA-5"])
    case .mapsPastEnd:
      CodeTrigger(
        "A section is moved onto itself and an item out of it, so that UIKit looks for an item "
          + "past the last one.", ["KD-1"])
    case .repeated:
      CodeTrigger(
        "A batch deletes, inserts or reloads one place twice. UIKit goes on, and breaks later.",
        ["UI-6"])
    }
  }
}
