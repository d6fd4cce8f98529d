extension UpdateViolation {
  /// The stable code of the violation: the id of a rule, or a name chosen by GridKit.
  package var code: String {
    switch self {
    case .deletesMissingSection: "E-54"
    case .deletesFromMissingSection: "E-55"
    case .deletesMissingItem: "E-55a"
    case .deletesAndMoves(let place): place.isSection ? "E-56" : "E-56a"
    case .deletesAndReloads: "E-57"
    case .insertsMissingSection: "E-58"
    case .insertsIntoMissingSection: "E-59"
    case .insertsMissingItem: "E-59a"
    case .insertsAndMoves(let place): place.isSection ? "E-60" : "E-61"
    case .movesMissingSection: "E-63"
    case .movesSectionToMissing: "E-63a"
    case .movesFromMissingSection: "E-64"
    case .movesMissingItem: "E-64a"
    case .movesToMissingSection: "E-64b"
    case .movesToMissingItem: "E-64c"
    case .movesToBoth(let source, _, _): source.isSection ? "E-65" : "E-65a"
    case .movesBoth(_, _, let target): target.isSection ? "E-66" : "E-66a"
    case .repeated: "duplicate-update"
    case .deletesTooMany: "E-53"
    case .totals: "E-50"
    case .mapsPastEnd: "E-21"
    }
  }

  /// Returns the message in UIKit's words, with addresses printed as `0x0`.
  ///
  /// - Parameter collectionView: The one-line description of the collection view. Some messages end
  ///   with this description.
  package func message(collectionView: String) -> String {
    switch self {
    case .deletesMissingSection(let section, let count):
      """
      attempt to delete section \(section), but there are only \(count) sections before the update
      """
    case .deletesFromMissingSection(let place, let count):
      """
      attempt to delete item \(place.item) from section \(place.section), but there are only \
      \(count) sections before the update
      """
    case .deletesMissingItem(let place, let count):
      """
      attempt to delete item \(place.item) from section \(place.section) which only contains \
      \(count) items before the update
      """
    case .deletesAndMoves(let place) where place.isSection:
      "attempt to perform a delete and a move from the same section (\(place.section))"
    case .deletesAndMoves(let place):
      "attempt to perform a delete and a move from the same index path (\(place.indexPathText))"
    case .deletesAndReloads(let place):
      "attempt to delete and reload the same index path (\(place.indexPathText))"
    case .insertsMissingSection(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .insertsIntoMissingSection(let place, let count):
      """
      attempt to insert item \(place.item) into section \(place.section), but there are only \
      \(count) sections after the update
      """
    case .insertsMissingItem(let place, let count):
      """
      attempt to insert item \(place.item) into section \(place.section), but there are only \
      \(count) items in section \(place.section) after the update
      """
    case .insertsAndMoves(let place) where place.isSection:
      "attempt to perform an insert and a move to the same section (\(place.section))"
    case .insertsAndMoves(let place):
      "attempt to perform an insert and a move to the same index path (\(place.indexPathText))"
    case .movesMissingSection(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .movesSectionToMissing(let from, let to, let count):
      // The doubled "to" is UIKit's.
      """
      attempt to to move section \(from) to section \(to), but there are only \(count) sections \
      after the update
      """
    case .movesFromMissingSection(let place, let count):
      """
      attempt to move index path (\(place.indexPathText)) from a section that does not exist - \
      there are only \(count) sections before the update
      """
    case .movesMissingItem(let place, let count):
      """
      attempt to move index path (\(place.indexPathText)) that does not exist - there are only \
      \(count) items in section \(place.section) before the update
      """
    case .movesToMissingSection(let move, let count):
      """
      attempt to move index path (\(move.before.indexPathText)) to index path \
      (\(move.after.indexPathText)) in section that does not exist - there are only \(count) \
      sections after the update
      """
    case .movesToMissingItem(let move, let count):
      """
      attempt to move index path (\(move.before.indexPathText)) to index path \
      (\(move.after.indexPathText)) that does not exist - there are only \(count) items in section \
      \(move.after.section) after the update
      """
    case .movesToBoth(let source, let first, let second) where source.isSection:
      """
      attempt to move section \(source.section) to both section \(first.section) and section \
      \(second.section)
      """
    case .movesToBoth(let source, let first, let second):
      """
      attempt to move item at index path \(source.indexPathText) to both \(first.indexPathText) \
      and \(second.indexPathText)
      """
    case .movesBoth(let first, let second, let target) where target.isSection:
      """
      attempt to move both section \(first.section) and section \(second.section) to section \
      \(target.section)
      """
    case .movesBoth(let first, let second, let target):
      """
      attempt to move both item at index path \(first.indexPathText) and \
      \(second.indexPathText) to \(target.indexPathText)
      """
    case .repeated(let action, let place):
      "Invalid update: \(place.sentenceText) is \(action.participle) more than once in one batch."
    case .deletesTooMany(let section):
      """
      Invalid update: invalid number of items in section \(section). Attempt to delete more items \
      than exist in section. Collection view: \(collectionView)
      """
    case .totals(let totals):
      """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      \(totals.block(collectionView: collectionView))
      """
    case .mapsPastEnd(let index, let itemCount):
      """
      request for index path for global index \(index) when there are only \(itemCount) items in \
      the collection view
      """
    }
  }
}

extension UpdateItem.Action {
  fileprivate var participle: String {
    switch self {
    case .insert: "inserted"
    case .delete: "deleted"
    case .reload: "reloaded"
    case .move: "moved"
    }
  }
}
