/// The check of a batch update in two steps. The first step compares each operation with the counts
/// and with all other operations. The second step compares the counts before and after the update.
///
/// UIKit stops at the first violation. The validation also finds all later violations, in UIKit's
/// order. Deletes and reloads come first, from the highest position down. Inserts, reloads and
/// moves follow, from the lowest position up. For each operation, the range is checked first
/// (VA-9). Repeated operations come next (UI-6). UIKit does not check for repetitions, so this
/// check comes after UIKit's checks of operations and does not hide UIKit's faults. The counts come
/// last, sections before items (VA-3).
struct UpdateValidation {
  private(set) var violations: [UpdateViolation] = []
  /// The match between old and new sections; nil if the section operations are invalid.
  private(set) var sections: SectionMatch?

  private let updates: TranslatedUpdates
  private let before: SectionCounts
  private let after: SectionCounts
  private var areSectionsSound = true

  init(updates: TranslatedUpdates, before: SectionCounts, after: SectionCounts) {
    self.updates = updates
    self.before = before
    self.after = after
    checkDeletes()
    checkInserts()
    checkMoves()
    checkRepetitions()
    checkTotals()
    checkSelfMovedSections()
  }

  private mutating func report(_ violation: UpdateViolation, at place: UpdatePosition) {
    violations.append(violation)
    if place.isSection { areSectionsSound = false }
  }

  private mutating func checkDeletes() {
    let sources = Set(updates.moves.map(\.before))
    for place in updates.namedBefore.reversed() {
      if !before.contains(place) {
        let count = before.sectionCount
        if place.isSection {
          report(.deletesMissingSection(place.section, sectionCount: count), at: place)
        } else if let items = before.itemCount(inSection: place.section) {
          report(.deletesMissingItem(place, itemCount: items), at: place)
        } else {
          report(.deletesFromMissingSection(place, sectionCount: count), at: place)
        }
      }
      if sources.contains(place) { report(.deletesAndMoves(place), at: place) }
      if updates.deletedAndReloaded.contains(place) {
        report(.deletesAndReloads(place), at: place)
      }
    }
  }

  private mutating func checkInserts() {
    let targets = Set(updates.moves.map(\.after))
    for place in updates.namedAfter {
      if !after.contains(place) {
        let count = after.sectionCount
        if place.isSection {
          report(.insertsMissingSection(place.section, sectionCount: count), at: place)
        } else if let items = after.itemCount(inSection: place.section) {
          report(.insertsMissingItem(place, itemCount: items), at: place)
        } else {
          report(.insertsIntoMissingSection(place, sectionCount: count), at: place)
        }
      }
      if targets.contains(place) { report(.insertsAndMoves(place), at: place) }
    }
  }

  private mutating func checkMoves() {
    var targets: [UpdatePosition: UpdatePosition] = [:]
    var sources: [UpdatePosition: UpdatePosition] = [:]
    for move in updates.moves {
      if move.before.isSection && move.after.isSection {
        checkSectionRange(of: move)
      } else {
        checkItemRange(of: move)
      }
      if let target = targets[move.before] {
        report(.movesToBoth(move.before, target, move.after), at: move.before)
      } else {
        targets[move.before] = move.after
      }
      if let source = sources[move.after] {
        report(.movesBoth(source, move.before, to: move.after), at: move.after)
      } else {
        sources[move.after] = move.before
      }
    }
  }

  private mutating func checkSectionRange(of move: UpdatePair) {
    let (from, to) = (move.before.section, move.after.section)
    if !before.contains(move.before) {
      report(.movesMissingSection(from, sectionCount: before.sectionCount), at: move.before)
    }
    if !after.contains(move.after) {
      report(
        .movesSectionToMissing(from: from, to: to, sectionCount: after.sectionCount),
        at: move.after)
    }
  }

  private mutating func checkItemRange(of move: UpdatePair) {
    if let items = before.itemCount(inSection: move.before.section) {
      if !(0..<items).contains(move.before.item) {
        report(.movesMissingItem(move.before, itemCount: items), at: move.before)
      }
    } else {
      report(
        .movesFromMissingSection(move.before, sectionCount: before.sectionCount), at: move.before)
    }
    if let items = after.itemCount(inSection: move.after.section) {
      if !(0..<items).contains(move.after.item) {
        report(.movesToMissingItem(move, itemCount: items), at: move.after)
      }
    } else {
      report(.movesToMissingSection(move, sectionCount: after.sectionCount), at: move.after)
    }
  }

  private mutating func checkRepetitions() {
    for (action, place) in updates.repetitions {
      report(.repeated(action, place), at: place)
    }
  }

  private mutating func checkTotals() {
    let inserted = updates.inserts.count { $0.isSection }
    let deleted = updates.deletes.count { $0.isSection }
    var mismatches: [UpdateTotals.Mismatch] = []
    if after.sectionCount != before.sectionCount + inserted - deleted {
      mismatches = [
        .sections(
          before: before.sectionCount, inserted: inserted, deleted: deleted,
          after: after.sectionCount)
      ]
    } else if areSectionsSound {
      let match = SectionMatch(updates: updates, before: before, after: after)
      sections = match
      mismatches = itemMismatches(match)
    }
    if !mismatches.isEmpty {
      violations.append(
        .totals(
          UpdateTotals(updates: updates, before: before, after: after, mismatches: mismatches)))
    }
  }

  /// Returns the wrong item counts of surviving sections, in ascending order of the old section
  /// index. Records a violation for a section with more deletes than items.
  private mutating func itemMismatches(_ match: SectionMatch) -> [UpdateTotals.Mismatch] {
    let changes = itemChanges(match)
    // Most sections have no entry in `changes`. A cursor over the sorted entries avoids a look-up
    // for each section.
    var changed = changes.keys.sorted()[...]
    var mismatches: [UpdateTotals.Mismatch] = []
    for section in 0..<before.sectionCount {
      while let first = changed.first, first < section { changed.removeFirst() }
      guard let new = match.fate(of: section).survivor else { continue }
      let change = changed.first == section ? changes[section] : nil
      let count = before.items[section]
      if let change, change.deleted > count { violations.append(.deletesTooMany(section: section)) }
      if after.items[new] != count + (change?.sum ?? 0) {
        mismatches.append(
          .items(
            section: section, before: count, change: change ?? UpdateTotals.SectionChange(),
            after: after.items[new]))
      }
    }
    return mismatches
  }

  /// Returns the changes of item counts by old section index, for sections that item operations
  /// name.
  private func itemChanges(_ match: SectionMatch) -> [Int: UpdateTotals.SectionChange] {
    var changes: [Int: UpdateTotals.SectionChange] = [:]
    func count(
      _ places: [UpdatePosition], as kind: WritableKeyPath<UpdateTotals.SectionChange, Int>
    ) {
      count(places, as: kind) { $0 }
    }
    func countInOldSections(
      _ places: [UpdatePosition], as kind: WritableKeyPath<UpdateTotals.SectionChange, Int>
    ) {
      count(places, as: kind) { match.source(of: $0) }
    }
    func count(
      _ places: [UpdatePosition], as kind: WritableKeyPath<UpdateTotals.SectionChange, Int>,
      in oldSection: (Int) -> Int?
    ) {
      var first = 0
      while first < places.count {
        // Positions of one section mostly follow each other, so one look-up serves a run of them.
        let section = places[first].section
        var end = first
        var items = 0
        while end < places.count, places[end].section == section {
          if !places[end].isSection { items += 1 }
          end += 1
        }
        first = end
        guard items > 0, let old = oldSection(section) else { continue }
        changes[old, default: UpdateTotals.SectionChange()][keyPath: kind] += items
      }
    }
    count(updates.deletes, as: \.deleted)
    count(updates.reloads.map(\.before), as: \.deleted)
    count(updates.moves.map(\.before), as: \.movedOut)
    countInOldSections(updates.inserts, as: \.inserted)
    countInOldSections(updates.reloads.map(\.after), as: \.inserted)
    countInOldSections(updates.moves.map(\.after), as: \.movedIn)
    return changes
  }

  /// Reports a section that is moved onto itself while items are moved out of it. UIKit moves all
  /// old items along with the section, even the items that are moved out. UIKit then requests an
  /// item past the end of the new counts.
  ///
  /// The message shows the first index past the end, as in the only published report of UIKit's
  /// message. No fault is raised if enough items follow the section.
  private mutating func checkSelfMovedSections() {
    guard violations.isEmpty else { return }
    let losing = Set(
      updates.moves.lazy
        .filter { !$0.before.isSection && $0.before.section != $0.after.section }
        .map(\.before.section))
    for move in updates.moves where move.before.isSection && move.before == move.after {
      let section = move.before.section
      let end = after.starts[section] + before.items[section]
      if losing.contains(section) && end > after.itemCount {
        violations.append(.mapsPastEnd(globalIndex: after.itemCount, itemCount: after.itemCount))
        return
      }
    }
  }
}

extension SectionCounts {
  /// The number of items of a section; nil when there is no such section.
  fileprivate func itemCount(inSection section: Int) -> Int? {
    section >= 0 && section < sectionCount ? items[section] : nil
  }
}
