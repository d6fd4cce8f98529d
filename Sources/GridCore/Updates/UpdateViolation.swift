/// A broken rule of a batch update. `UpdateViolation+Text.swift` has UIKit's words for each.
package enum UpdateViolation: Hashable, Sendable {
  // Deletes and reloads, against the model before.
  case deletesMissingSection(Int, sectionCount: Int)
  case deletesFromMissingSection(UpdatePosition, sectionCount: Int)
  case deletesMissingItem(UpdatePosition, itemCount: Int)
  case deletesAndMoves(UpdatePosition)
  case deletesAndReloads(UpdatePosition)

  // Inserts, also those of reloads, against the model after.
  case insertsMissingSection(Int, sectionCount: Int)
  case insertsIntoMissingSection(UpdatePosition, sectionCount: Int)
  case insertsMissingItem(UpdatePosition, itemCount: Int)
  case insertsAndMoves(UpdatePosition)

  // Moves, against both.
  case movesMissingSection(Int, sectionCount: Int)
  case movesSectionToMissing(from: Int, to: Int, sectionCount: Int)
  case movesFromMissingSection(UpdatePosition, sectionCount: Int)
  case movesMissingItem(UpdatePosition, itemCount: Int)
  case movesToMissingSection(UpdatePair, sectionCount: Int)
  case movesToMissingItem(UpdatePair, itemCount: Int)
  case movesToBoth(UpdatePosition, UpdatePosition, UpdatePosition)
  case movesBoth(UpdatePosition, UpdatePosition, to: UpdatePosition)

  /// A delete, insert or reload that is recorded twice. UIKit does not refuse the second one and is
  /// corrupted by it.
  case repeated(UpdateItem.Action, UpdatePosition)

  /// The deletes outnumber the section's items, possible by repetition only (VA-5).
  case deletesTooMany(section: Int)
  /// The counts before and after do not fit the operations (VA-1, VA-2).
  case totals(UpdateTotals)
  /// UIKit maps an item past the end of the new model (KD-1).
  case mapsPastEnd(globalIndex: Int, itemCount: Int)
}

/// The broken rules of a batch: the first in UIKit's order, then the others in the same order.
package struct UpdateRejection: Error, Hashable, Sendable {
  /// The violations of the rules; never empty.
  package let violations: [UpdateViolation]

  /// The one that UIKit raises.
  package var first: UpdateViolation { violations[0] }
  package var others: ArraySlice<UpdateViolation> { violations.dropFirst() }
}
