/// The two layers of checks: each operation against the counts and the other operations, then the
/// totals.
///
/// UIKit stops at the first violation; here the others are found as well, in the same order. The
/// layers: deletes with reloads from the highest down, inserts with reloads and moves from the
/// lowest up, each with its range first (VA-9); then our own check for repetitions (UI-6), which
/// UIKit lacks and which must not hide its faults; then the totals, sections before items (VA-3).
struct UpdateValidation {
  private(set) var violations: [UpdateViolation] = []
  /// The correspondence of the sections; nil when the section operations are not valid.
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

  /// Checks the item counts of every section that survives, in ascending order of its old number,
  /// and returns the mismatches.
  private mutating func itemMismatches(_ match: SectionMatch) -> [UpdateTotals.Mismatch] {
    let changes = itemChanges(match)
    // Most sections have no entry: a cursor over the few that do spares a look-up for each.
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

  /// The changes of the sections that item operations name, by old section.
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
      count(places, as: kind) { match.origin(of: $0).survivor }
    }
    func count(
      _ places: [UpdatePosition], as kind: WritableKeyPath<UpdateTotals.SectionChange, Int>,
      in oldSection: (Int) -> Int?
    ) {
      var first = 0
      while first < places.count {
        // Places of one section mostly follow each other: one look-up serves all of them.
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

  /// UIKit takes all items of a section that is moved onto itself along, also those that are
  /// moved out, and so reaches past the end of the new model.
  ///
  /// Only the first index past the end can be derived from the one published report; where the
  /// section has enough items behind it, nothing is raised here.
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
