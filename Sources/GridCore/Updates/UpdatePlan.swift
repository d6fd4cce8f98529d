/// The effect of a valid batch of operations: the changes in the order the layout is notified of
/// them, and where every item and section goes.
///
/// Places are given up before the update and taken after it; whatever no operation names keeps its
/// order and fills the places left (BU-7). Only sections that item operations name have a
/// mapping of their own, kept as ranges, so the plan costs O(*operations* · log + *sections*) and
/// does not grow with the number of items.
package struct UpdatePlan: Sendable {
  package let before: SectionCounts
  package let after: SectionCounts
  /// The changes as `prepare(forCollectionViewUpdates:)` gets them (UI-1…UI-5): deletes from the
  /// highest down, then inserts, reloads and moves from the lowest up.
  package let items: [UpdateItem]

  let sections: SectionMatch
  /// The kept runs of items, by old section. A surviving section without an entry keeps all its
  /// items in their places.
  let itemRuns: [Int: KeptRuns]
  /// Item moves, ascending by source.
  let itemMoves: [UpdatePair]
  private let movedTo: [UpdatePosition: UpdatePosition]
  private let movedFrom: [UpdatePosition: UpdatePosition]
  private let reloadedAs: [UpdatePosition: UpdatePosition]
  private let reloadedFrom: [UpdatePosition: UpdatePosition]

  /// Checks the operations and solves where everything goes.
  ///
  /// - Parameters:
  ///   - record: The operations, in any order.
  ///   - before: The counts when the batch was opened.
  ///   - after: The counts that the data source reports when it closes.
  /// - Throws: Every violation found, the one that UIKit raises first. UIKit as of an app linked
  ///   with the iOS 18 SDK: a wrong total is always E-50, and moves out of deleted or into inserted
  ///   sections are accepted (VA-8).
  package init(record: UpdateRecord, before: SectionCounts, after: SectionCounts)
    throws(UpdateRejection)
  {
    if let difference = record.difference, difference.before == before.items,
      difference.after == after.items
    {
      self.init(difference, before: before, after: after)
    } else {
      try self.init(checking: record, before: before, after: after)
    }
  }

  private init(checking record: UpdateRecord, before: SectionCounts, after: SectionCounts)
    throws(UpdateRejection)
  {
    let updates = TranslatedUpdates(record: record, before: before, after: after)
    let validation = UpdateValidation(updates: updates, before: before, after: after)
    guard validation.violations.isEmpty, let sections = validation.sections else {
      throw UpdateRejection(violations: validation.violations)
    }
    self.before = before
    self.after = after
    self.sections = sections
    items = updates.items
    itemRuns = Self.itemRuns(
      leaving: updates.leaving, arriving: updates.arriving, sections: sections, before: before,
      after: after)
    itemMoves = updates.moves.filter { !$0.before.isSection }
    let reloads = updates.reloads.lazy.filter { !$0.before.isSection }
    movedTo = Dictionary(uniqueKeysWithValues: itemMoves.lazy.map { ($0.before, $0.after) })
    movedFrom = Dictionary(uniqueKeysWithValues: itemMoves.lazy.map { ($0.after, $0.before) })
    reloadedAs = Dictionary(uniqueKeysWithValues: reloads.map { ($0.before, $0.after) })
    reloadedFrom = Dictionary(uniqueKeysWithValues: reloads.map { ($0.after, $0.before) })
  }

  /// Takes over a difference between two orders, which needs no check: all of it follows from what
  /// is where.
  private init(_ difference: OrderDifference, before: SectionCounts, after: SectionCounts) {
    let moves = DifferenceMoves(difference)
    self.before = before
    self.after = after
    items = moves.items(of: difference)
    sections = SectionMatch(difference)
    itemRuns = Self.itemRuns(
      leaving: [UpdatePosition].merged(difference.deletedItems, moves.items.map(\.before)),
      arriving: [UpdatePosition].merged(
        difference.insertedItems, difference.movedItems.map(\.to)),
      sections: sections, before: before, after: after)
    itemMoves = moves.items
    movedTo = Dictionary(uniqueKeysWithValues: itemMoves.lazy.map { ($0.before, $0.after) })
    movedFrom = Dictionary(uniqueKeysWithValues: itemMoves.lazy.map { ($0.after, $0.before) })
    reloadedAs = [:]
    reloadedFrom = [:]
  }

  /// Returns the runs of items that are kept, by the old index of their section.
  ///
  /// - Parameters:
  ///   - leaving: Places that are given up, ascending.
  ///   - arriving: Places that are taken, ascending.
  private static func itemRuns(
    leaving: [UpdatePosition], arriving: [UpdatePosition], sections: SectionMatch,
    before: SectionCounts, after: SectionCounts
  ) -> [Int: KeptRuns] {
    let leaving = leaving.itemsBySection()
    let arriving = arriving.itemsBySection()
    var runs: [Int: KeptRuns] = [:]
    // The order of the keys does not matter: each entry depends on its own section alone.
    func solve(_ old: Int, _ new: Int) {
      runs[old] = KeptRuns(
        oldCount: before.items[old], newCount: after.items[new],
        leaving: leaving[old] ?? [], arriving: arriving[new] ?? [])
    }
    for old in leaving.keys {
      if let new = sections.fate(of: old).survivor { solve(old, new) }
    }
    for new in arriving.keys {
      if let old = sections.origin(of: new).survivor, leaving[old] == nil { solve(old, new) }
    }
    return runs
  }

  // MARK: - Where things go

  /// Returns the fate of a section. A section beyond the old model counts as deleted. O(log).
  package func fate(ofSection section: Int) -> UpdateFate<Int> { sections.fate(of: section) }

  /// Returns the origin of a section of the new model. One beyond it counts as inserted. O(log).
  package func origin(ofSection section: Int) -> UpdateOrigin<Int> { sections.origin(of: section) }

  /// Returns the fate of an item.
  ///
  /// An item of a deleted or reloaded section is deleted, unless it is moved out. A place that is
  /// not in the old model counts as deleted. O(log *operations*).
  package func fate(of old: UpdatePosition) -> UpdateFate<UpdatePosition> {
    guard before.contains(section: old.section, item: old.item) else { return .deleted }
    if let section = sections.fate(of: old.section).survivor {
      guard let runs = itemRuns[old.section] else {
        return .kept(UpdatePosition(section: section, item: old.item))
      }
      if let item = runs.newIndex(of: old.item) {
        return .kept(UpdatePosition(section: section, item: item))
      }
    }
    if let target = movedTo[old] { return .moved(target) }
    if let target = reloadedAs[old] { return .reloaded(target) }
    return .deleted
  }

  /// Returns the origin of an item of the new model.
  ///
  /// An item of an inserted or reloaded section is inserted, unless it is moved in. A place that is
  /// not in the new model counts as inserted. O(log *operations*).
  package func origin(of new: UpdatePosition) -> UpdateOrigin<UpdatePosition> {
    guard after.contains(section: new.section, item: new.item) else { return .inserted }
    if let section = sections.origin(of: new.section).survivor {
      guard let runs = itemRuns[section] else {
        return .kept(UpdatePosition(section: section, item: new.item))
      }
      if let item = runs.oldIndex(of: new.item) {
        return .kept(UpdatePosition(section: section, item: item))
      }
    }
    if let source = movedFrom[new] { return .moved(source) }
    if let source = reloadedFrom[new] { return .reloaded(source) }
    return .inserted
  }

  /// The new places of those old ones whose items survive unreloaded: how selected, highlighted
  /// and pending places are mapped.
  package func survivors(of places: some Sequence<UpdatePosition>) -> Set<UpdatePosition> {
    Set(places.lazy.compactMap { fate(of: $0).survivor })
  }
}
