/// A broken rule of a batch update. `UpdateViolation+Text.swift` has UIKit's message for each case.
package enum UpdateViolation: Hashable, Sendable {
  // Deletes and reloads, checked against the counts before the update.
  case deletesMissingSection(Int, sectionCount: Int)
  case deletesFromMissingSection(UpdatePosition, sectionCount: Int)
  case deletesMissingItem(UpdatePosition, itemCount: Int)
  case deletesAndMoves(UpdatePosition)
  case deletesAndReloads(UpdatePosition)

  // Inserts, including the inserts of reloads, checked against the counts after the update.
  case insertsMissingSection(Int, sectionCount: Int)
  case insertsIntoMissingSection(UpdatePosition, sectionCount: Int)
  case insertsMissingItem(UpdatePosition, itemCount: Int)
  case insertsAndMoves(UpdatePosition)

  // Moves, checked against the counts before and after the update.
  case movesMissingSection(Int, sectionCount: Int)
  case movesSectionToMissing(from: Int, to: Int, sectionCount: Int)
  case movesFromMissingSection(UpdatePosition, sectionCount: Int)
  case movesMissingItem(UpdatePosition, itemCount: Int)
  case movesToMissingSection(UpdatePair, sectionCount: Int)
  case movesToMissingItem(UpdatePair, itemCount: Int)
  case movesToBoth(UpdatePosition, UpdatePosition, UpdatePosition)
  case movesBoth(UpdatePosition, UpdatePosition, to: UpdatePosition)

  /// A delete, insert or reload that is recorded twice. UIKit accepts the second operation, and
  /// UIKit's state is then corrupted.
  case repeated(UpdateItem.Action, UpdatePosition)

  /// A batch that deletes more items than the section has. Only repeated deletes can cause the
  /// violation (VA-5).
  case deletesTooMany(section: Int)
  /// The counts before and after the batch, which contradict the operations (VA-1, VA-2).
  case totals(UpdateTotals)
  /// A request by UIKit for an item past the end of the new counts (KD-1).
  case mapsPastEnd(globalIndex: Int, itemCount: Int)
}

/// The violations of a rejected batch update, in UIKit's order.
package struct UpdateRejection: Error, Hashable, Sendable {
  /// The violations in UIKit's order; never empty.
  package let violations: [UpdateViolation]

  /// The violation that UIKit raises.
  package var first: UpdateViolation { violations[0] }
}
