extension UpdateViolation {
  /// The advice: the expected state and the change to make.
  package var advice: String {
    switch self {
    case .deletesMissingSection, .deletesFromMissingSection, .deletesMissingItem:
      """
      Deletes and reloads name places as they were before the batch began, whatever else the batch \
      does.
      """
    case .deletesAndMoves(let place):
      """
      A batch may name \(place.sentenceText) as it was before once only; a reload counts as a \
      delete. Move it, and reload or reconfigure it in a second batch at its new place.
      """
    case .deletesAndReloads:
      "Leave out the reload: a deleted place has nothing to reload."
    case .insertsMissingSection, .insertsIntoMissingSection, .insertsMissingItem:
      """
      Inserts name places as they are after the batch, and the data source has to report them by \
      then. A reload counts as an insert at its old place, shifted by the explicit deletes and \
      inserts but not by moves.
      """
    case .insertsAndMoves(let place):
      """
      A batch may fill \(place.sentenceText) once only. If no insert was asked for, it is that of \
      a reload, which is shifted by the explicit deletes and inserts but not by moves: use a \
      delete and an insert instead, or reload in a second batch.
      """
    case .movesMissingSection, .movesFromMissingSection, .movesMissingItem:
      "A move starts at a place as it was before the batch began."
    case .movesSectionToMissing, .movesToMissingSection, .movesToMissingItem:
      """
      A move ends at a place as it is after the batch, and the data source has to report that \
      place by then.
      """
    case .movesToBoth:
      "Record only the move to the last place."
    case .movesBoth:
      "Targets are places after the batch: give each its own."
    case .repeated(.insert, let place):
      """
      UIKit does not refuse this, counts it twice and is corrupted by it. Inserts name places as \
      they are after the batch: \(place.sentenceText) is one place, the next has the next number.
      """
    case .repeated(_, let place):
      """
      UIKit does not refuse this, counts it twice and is corrupted by it. \
      Places do not shift while a batch is recorded: \(place.sentenceText) stays one place, \
      the next has the next number.
      """
    case .deletesTooMany(let section):
      "Delete each item of section \(section) once at most."
    case .totals(let totals):
      """
      \(totals.findings) Change the data source inside the updates closure, by the same amounts.
      """
    case .mapsPastEnd:
      """
      UIKit fails when a section is moved onto itself and an item is moved out of it. Leave out \
      the move of the section.
      """
    }
  }
}
