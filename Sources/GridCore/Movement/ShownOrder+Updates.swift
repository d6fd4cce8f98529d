/// A batch update as it is carried out while places are kept: in positions of the shown orders
/// before and after it.
package struct ShownUpdate: Sendable {
  package let plan: UpdatePlan
  /// The order after the update; nil when no place is kept any more.
  package let order: ShownOrder?
}

extension ShownOrder {
  /// Carries an update that is recorded in the data source's positions over to those that are
  /// shown.
  ///
  /// A kept place stays in front of the item that it was in front of, or if that goes, of the next
  /// one that stays. In a section that goes, or is reloaded, it is kept no longer.
  ///
  /// - Parameters:
  ///   - before: The data source's counts before the update.
  ///   - after: Its counts after it.
  package func update(
    _ record: UpdateRecord, before: SectionCounts, after: SectionCounts
  ) throws(UpdateRejection) -> ShownUpdate {
    let plan = try UpdatePlan(record: record, before: before, after: after)
    let order = order(after: plan)
    let shown = try UpdatePlan(
      record: record.translated(from: self, to: order), before: shownCounts(of: before),
      after: order.shownCounts(of: after))
    let keepsPlaces = order.places.allSatisfy { place in
      guard let old = self.place(place.id)?.position else { return false }
      let fate = shown.fate(of: UpdatePosition(section: old.section, item: old.item))
      return fate.survivor
        == UpdatePosition(section: place.position.section, item: place.position.item)
    }
    if keepsPlaces { return ShownUpdate(plan: shown, order: order.isEmpty ? nil : order) }
    // The places cannot be followed: they go with the update.
    var bare = record.translated(from: self, to: ShownOrder())
    bare.deleteItems(
      places.map { UpdatePosition(section: $0.position.section, item: $0.position.item) })
    return ShownUpdate(
      plan: try UpdatePlan(record: bare, before: shownCounts(of: before), after: after),
      order: nil)
  }

  /// The places that are kept after an update of the data source, each at its new position.
  private func order(after plan: UpdatePlan) -> ShownOrder {
    var new = ShownOrder()
    for place in places {
      let section = place.position.section
      guard place.origin == nil, let survivor = plan.fate(ofSection: section).survivor else {
        continue
      }
      let insertion = insertion(at: place.position).item
      let count = plan.before.items[section]
      var target = plan.after.items[survivor]
      for item in insertion..<max(insertion, count) {
        guard let next = plan.anchor(UpdatePosition(section: section, item: item)),
          next.section == survivor
        else { continue }
        target = next.item
        break
      }
      new.insert(
        Place(
          id: place.id, position: new.shownInsertion(at: Position(survivor, target))))
    }
    return new
  }
}

extension UpdatePlan {
  /// Where an item is after the update that keeps its place in the sequence; nil for one that
  /// leaves it.
  fileprivate func anchor(_ position: UpdatePosition) -> UpdatePosition? {
    switch fate(of: position) {
    case .kept(let place), .reloaded(let place): place
    case .moved, .deleted: nil
    }
  }
}

extension UpdateRecord {
  /// The same operations in positions of two shown orders.
  fileprivate func translated(from old: ShownOrder, to new: ShownOrder) -> UpdateRecord {
    func place(_ position: UpdatePosition, _ order: ShownOrder) -> UpdatePosition {
      guard !position.isSection, position.section >= 0, position.item >= 0,
        position.section <= Position.limit, position.item <= Position.limit
      else { return position }
      let shown = order.shown(Position(position.section, position.item))
      return UpdatePosition(section: shown.section, item: shown.item)
    }
    var record = UpdateRecord()
    for operation in operations {
      switch operation {
      case .delete(let position): record.deleteItems([place(position, old)])
      case .insert(let position): record.insertItems([place(position, new)])
      case .reload(let position): record.reloadItems([place(position, old)])
      case .move(let from, let to):
        record.moveItem(from: place(from, old), to: place(to, new))
      }
    }
    return record
  }
}
