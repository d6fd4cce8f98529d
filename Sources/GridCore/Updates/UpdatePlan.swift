/// The effect of a valid batch of operations. The plan has the changes in the order in which the
/// layout receives them, and the new place of every item and section.
///
/// Deleted, reloaded and moved elements leave their old places. Inserted, reloaded and moved
/// elements take the new places that the operations give them. Elements that no operation names
/// keep their order and fill the remaining places (BU-7). The plan maps items only in sections that
/// item operations name, and stores this mapping as ranges. So the plan costs O(*operations* · log
/// + *sections*) and does not grow with the number of items.
package struct UpdatePlan: Sendable {
  package let before: SectionCounts
  package let after: SectionCounts
  /// The changes as `prepare(forCollectionViewUpdates:)` receives them (UI-1…UI-5): deletes from
  /// the highest position down, then inserts, reloads and moves from the lowest position up.
  package let items: [UpdateItem]

  let sections: SectionMatch
  /// The runs of consecutive items that no operation names, by the section's index before the
  /// update. A surviving section without an entry keeps all its items in their places.
  let itemRuns: [Int: KeptRuns]
  /// The moves of items, in ascending order of the positions before the update.
  let itemMoves: [UpdatePair]
  private let movedTo: [UpdatePosition: UpdatePosition]
  private let reloadedAs: [UpdatePosition: UpdatePosition]

  /// Makes the plan of a batch update, if the operations are valid.
  ///
  /// - Parameters:
  ///   - record: The operations, in any order.
  ///   - before: The counts when the batch was opened.
  ///   - after: The counts that the data source reports when the batch is closed.
  /// - Throws: Every violation found, starting with the one that UIKit raises first. The rules are
  ///   those of an app linked with the iOS 18 SDK. A wrong number of sections or items always
  ///   raises the fault E-50. Moves out of deleted sections and into inserted sections are accepted
  ///   (VA-8).
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
    reloadedAs = Dictionary(uniqueKeysWithValues: reloads.map { ($0.before, $0.after) })
  }

  /// Makes the plan from the difference between the old and the new order of the elements. The
  /// difference needs no check, because it was computed from both orders.
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
    reloadedAs = [:]
  }

  /// Returns the runs of consecutive items that no operation names, by the section's index before
  /// the update.
  ///
  /// - Parameters:
  ///   - leaving: The places before the update that items leave, ascending.
  ///   - arriving: The places after the update that items take, ascending.
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
      if let old = sections.source(of: new), leaving[old] == nil { solve(old, new) }
    }
    return runs
  }

  // MARK: - Where things go

  /// Returns the fate of a section. A section that did not exist before the update counts as
  /// deleted. The cost is O(log *sections*).
  package func fate(ofSection section: Int) -> UpdateFate<Int> { sections.fate(of: section) }

  /// Returns the index of a section before the update. The result is nil for a section that was
  /// inserted or reloaded, or does not exist. The cost is O(log *sections*).
  package func source(ofSection section: Int) -> Int? { sections.source(of: section) }

  /// Returns the fate of an item.
  ///
  /// An item of a deleted or reloaded section is deleted, unless it is moved out. A place that did
  /// not exist before the update counts as deleted. The cost is O(log *operations*).
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
}
