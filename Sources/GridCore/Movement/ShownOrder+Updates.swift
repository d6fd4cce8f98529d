/// A batch update of a grid that keeps places (see `ShownOrder`). Its positions are positions in
/// the shown orders before and after the update.
package struct ShownUpdate: Sendable {
  package let plan: UpdatePlan
  /// The shown order after the update; nil when no place is kept any more.
  package let order: ShownOrder?
}

extension ShownOrder {
  /// Translates an update from positions of the data source to shown positions.
  ///
  /// A kept place stays in front of the same item. If this item is moved or deleted, the place
  /// stays in front of the next item that stays. A place is no longer kept if its section is
  /// deleted or reloaded, or if its own item is deleted.
  ///
  /// - Parameters:
  ///   - before: The counts of the data source before the update.
  ///   - after: The counts of the data source after the update.
  package func update(
    _ record: UpdateRecord, before: SectionCounts, after: SectionCounts
  ) throws(UpdateRejection) -> ShownUpdate {
    let plan = try UpdatePlan(record: record, before: before, after: after)
    let order = order(after: plan)
    if let shown = follow(record, plan, to: order) {
      return ShownUpdate(plan: shown, order: order.isEmpty ? nil : order)
    }
    // The places cannot be followed: the update removes them.
    return ShownUpdate(plan: try withoutPlaces(record, plan), order: nil)
  }

  /// Returns the update, in shown positions, that turns this order into another order of the same
  /// data.
  package func changes(to new: ShownOrder) -> UpdateRecord {
    var record = UpdateRecord()
    func move(_ old: Position, _ target: Position) {
      if old != target { record.moveItem(from: UpdatePosition(old), to: UpdatePosition(target)) }
    }
    for place in places {
      let next = new.place(place.id)
      if let origin = place.origin {
        move(place.position, new.shown(origin))
      } else if let next {
        move(place.position, next.position)
      } else {
        record.deleteItems([UpdatePosition(place.position)])
      }
    }
    for place in new.places where self.place(place.id) == nil {
      if let origin = place.origin {
        move(shown(origin), place.position)
      } else {
        record.insertItems([UpdatePosition(place.position)])
      }
    }
    return record
  }

  /// Returns the plan in shown positions; nil if this plan does not bring each kept place to the
  /// position that the place has in `order`.
  private func follow(
    _ record: UpdateRecord, _ plan: UpdatePlan, to order: ShownOrder
  ) -> UpdatePlan? {
    var record = record.translated(from: self, to: order)
    for place in places where order.place(place.id) == nil {
      guard let origin = place.origin else {
        // The place goes with its section.
        if plan.fate(ofSection: place.position.section).survivor != nil { return nil }
        continue
      }
      // The place goes with its item or with its section. The plan can follow the first case only.
      guard plan.hasLost(origin) else { return nil }
      let position = UpdatePosition(place.position)
      if !record.operations.contains(.delete(position)) { record.deleteItems([position]) }
    }
    let (before, after) = (shownCounts(of: plan.before), order.shownCounts(of: plan.after))
    guard let shown = try? UpdatePlan(record: record, before: before, after: after) else {
      return nil
    }
    let areFollowed = order.places.allSatisfy { new in
      guard let old = place(new.id)?.position else { return false }
      switch shown.fate(of: UpdatePosition(old)) {
      case .kept(let position), .moved(let position), .reloaded(let position):
        return position == UpdatePosition(new.position)
      case .deleted: return false
      }
    }
    return areFollowed ? shown : nil
  }

  /// Returns the plan from shown positions before the update to the data source's positions after
  /// the update.
  private func withoutPlaces(
    _ record: UpdateRecord, _ plan: UpdatePlan
  ) throws(UpdateRejection) -> UpdatePlan {
    var bare = record.translated(from: self, to: ShownOrder())
    for place in places {
      let position = UpdatePosition(place.position)
      let isSectionKept = plan.fate(ofSection: position.section).survivor != nil
      let target = place.origin.flatMap { plan.fate(of: UpdatePosition($0)).survivor }
      let isNamed = bare.operations.contains { operation in
        switch operation {
        case .delete(position), .move(from: position, _): true
        default: false
        }
      }
      switch (target, isSectionKept) {
      case (let target?, true): if !isNamed { bare.moveItem(from: position, to: target) }
      case (let target?, false): bare.insertItems([target])
      case (nil, true): if !isNamed { bare.deleteItems([position]) }
      case (nil, false): break
      }
    }
    return try UpdatePlan(record: bare, before: shownCounts(of: plan.before), after: plan.after)
  }

  /// Returns the places that are kept after an update of the data source, each at its new position.
  private func order(after plan: UpdatePlan) -> ShownOrder {
    let origins = Set(places.compactMap(\.origin))
    var kept: [(place: Place, section: Int, anchor: Int)] = []
    for place in places {
      guard let section = plan.fate(ofSection: place.position.section).survivor else { continue }
      var new = place
      if let origin = place.origin {
        guard let next = plan.fate(of: UpdatePosition(origin)).next else { continue }
        new.origin = Position(next.section, next.item)
      }
      kept.append((new, section, anchor(of: place, besides: origins, in: plan, section)))
    }
    // An anchor counts all items of its section; items with a kept place are subtracted here.
    let newOrigins = kept.compactMap(\.place.origin)
    var inFront: [Int: Int] = [:]
    var new: [Place] = []
    for (place, section, anchor) in kept {
      let before = newOrigins.count { $0.section == section && $0.item < anchor }
      var place = place
      place.position = Position(section, anchor - before + inFront[section, default: 0])
      inFront[section, default: 0] += 1
      new.append(place)
    }
    return ShownOrder(places: new)
  }

  /// Returns the index, after an update, of the item that a place is in front of; the number of
  /// items in the section if there is no such item.
  private func anchor(
    of place: Place, besides origins: Set<Position>, in plan: UpdatePlan, _ section: Int
  ) -> Int {
    let old = place.position.section
    var passed = insertion(at: place.position).item
    for item in 0..<plan.before.items[old] where !origins.contains(Position(old, item)) {
      if passed > 0 {
        passed -= 1
        continue
      }
      switch plan.fate(of: UpdatePosition(section: old, item: item)) {
      case .kept(let next), .reloaded(let next):
        if next.section == section { return next.item }
      case .moved, .deleted: break
      }
    }
    return plan.after.items[section]
  }
}

extension UpdatePosition {
  fileprivate init(_ position: Position) {
    self.init(section: position.section, item: position.item)
  }
}

extension UpdateFate {
  /// The place of the element or its replacement after the update.
  fileprivate var next: Place? {
    switch self {
    case .kept(let place), .moved(let place), .reloaded(let place): place
    case .deleted: nil
    }
  }
}

extension UpdatePlan {
  fileprivate func hasLost(_ position: Position) -> Bool {
    fate(of: UpdatePosition(position)).next == nil
  }
}

extension UpdateRecord {
  /// Returns the operations in shown positions. Positions before the update are positions in `old`.
  /// Positions after the update are positions in `new`.
  fileprivate func translated(from old: ShownOrder, to new: ShownOrder) -> UpdateRecord {
    func place(_ position: UpdatePosition, _ order: ShownOrder) -> UpdatePosition {
      guard !position.isSection, position.section >= 0, position.item >= 0,
        position.section <= Position.limit, position.item <= Position.limit
      else { return position }
      return UpdatePosition(order.shown(Position(position.section, position.item)))
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
