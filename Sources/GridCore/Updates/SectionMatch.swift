/// The outcome of an update for a place of the old model.
package enum UpdateFate<Place: Hashable & Sendable>: Hashable, Sendable {
  /// No operation names the element. Operations on other elements may have shifted its place.
  case kept(Place)
  case moved(Place)
  /// The element was replaced by a new element at the translated place.
  case reloaded(Place)
  case deleted

  /// The place of the same element after the update; nil if the element was deleted or reloaded.
  package var survivor: Place? {
    switch self {
    case .kept(let place), .moved(let place): place
    case .reloaded, .deleted: nil
    }
  }
}

/// The correspondence between sections of the new model and sections of the old model.
struct SectionMatch: Sendable {
  private let kept: KeptRuns
  private let movedTo: [Int: Int]
  private let movedFrom: [Int: Int]
  private let reloadedAs: [Int: Int]

  /// - Precondition: The section operations are valid and add up to the new number of sections.
  init(updates: TranslatedUpdates, before: SectionCounts, after: SectionCounts) {
    kept = KeptRuns(
      oldCount: before.sectionCount, newCount: after.sectionCount,
      leaving: updates.leaving.lazy.filter(\.isSection).map(\.section),
      arriving: updates.arriving.lazy.filter(\.isSection).map(\.section))
    func pairs(_ list: [UpdatePair], from old: Bool) -> [Int: Int] {
      var pairs: [Int: Int] = [:]
      for pair in list where pair.before.isSection {
        let (before, after) = (pair.before.section, pair.after.section)
        if old { pairs[before] = after } else { pairs[after] = before }
      }
      return pairs
    }
    movedTo = pairs(updates.moves, from: true)
    movedFrom = pairs(updates.moves, from: false)
    reloadedAs = pairs(updates.reloads, from: true)
  }

  /// Makes the correspondence from a difference between two orders.
  init(_ difference: OrderDifference) {
    let moves = difference.movedSections
    kept = KeptRuns(
      oldCount: difference.before.count, newCount: difference.after.count,
      leaving: (difference.deletedSections + moves.map(\.from)).sorted(),
      arriving: (difference.insertedSections + moves.map(\.to)).sorted())
    movedTo = Dictionary(uniqueKeysWithValues: moves.lazy.map { ($0.from, $0.to) })
    movedFrom = Dictionary(uniqueKeysWithValues: moves.lazy.map { ($0.to, $0.from) })
    reloadedAs = [:]
  }

  /// The number of runs that the mapping stores.
  var runCount: Int { kept.runs.count }

  func fate(of section: Int) -> UpdateFate<Int> {
    if let new = kept.newIndex(of: section) { return .kept(new) }
    if let new = movedTo[section] { return .moved(new) }
    if let new = reloadedAs[section] { return .reloaded(new) }
    return .deleted
  }

  /// Returns the old index of a section; nil if the section was inserted or reloaded.
  func source(of section: Int) -> Int? { kept.oldIndex(of: section) ?? movedFrom[section] }
}
