// The shown order, which differs from the data source's order while an item is moved by hand, and
// while places are kept that the data source does not know. Placeholders have kept places, and so
// has the gap under a drag. Items make room for kept places as in a movement by hand.

extension Content {
  /// The place of the gap under a drag; nil while there is no gap.
  var gap: ShownOrder.Place? { order?.place(ShownOrder.gapID) }

  /// Whether a position shows no item of the data source, but a placeholder or an empty gap.
  package func isKeptPlace(_ position: Position) -> Bool {
    order?.place(at: position).map { $0.origin == nil } ?? false
  }

  // MARK: Translation

  /// Returns the data source's position of the item that is shown at a position, if there is one.
  package func source(_ position: Position) -> Position? {
    if let lifted { return lifted.translation.source(position) }
    guard let order else { return position }
    return order.source(position)
  }

  /// Returns the position at which an item of the data source is shown.
  package func shown(_ position: Position) -> Position {
    order?.shown(position) ?? lifted?.translation.shown(position) ?? position
  }

  /// Returns the counts of the shown order for counts of the data source.
  package func shownCounts(of source: SectionCounts) -> SectionCounts {
    if let order { return order.shownCounts(of: source) }
    guard let lifted, !lifted.isHandedOver else { return source }
    return lifted.order.shownCounts(of: source)
  }

  // MARK: Changes

  /// Moves the lifted item to another target. The counts follow.
  ///
  /// - Returns: The order before; nil if nothing changes.
  package mutating func showLifted(in new: MovedOrder) -> MovedOrder? {
    guard let old = lifted?.order, old != new else { return nil }
    lifted?.order = new
    counts = counts.map { new.shownCounts(of: old.sourceCounts(of: $0)) }
    return old
  }

  /// Replaces the kept places. The counts, which are in the old order, follow.
  package mutating func keep(_ new: ShownOrder, insteadOf old: ShownOrder) {
    order = new.isEmpty ? nil : new
    if let counts { self.counts = new.shownCounts(of: old.sourceCounts(of: counts)) }
  }
}

extension LiftedItem {
  /// Whether the data source has the item and the section of its target. An item that was handed
  /// over always fits.
  package func fits(_ source: SectionCounts) -> Bool {
    isHandedOver
      || source.contains(section: order.origin.section, item: order.origin.item)
        && order.accepts(order.target, source: source)
  }

  /// The fault of a proposed target at which the item cannot be dropped; nil if it can.
  func fault(
    of path: IndexPath, proposedBy source: String, in counts: () -> SectionCounts
  ) -> GridFault? {
    guard path.count == 2 else { return .malformedIndexPath(path) }
    if order.accepts(Position(path), source: order.sourceCounts(of: counts())) { return nil }
    return .movementTarget(path, proposedBy: source, counts: counts())
  }
}

extension ShownOrder {
  /// The id of the gap under a drag. The first placeholder has the next id.
  static let gapID = 0

  /// Opens the gap at a position, or moves the open gap there.
  ///
  /// - Parameter origin: The data source's position of the item that the gap shows; nil for an
  ///   empty gap. It is only read for a new gap.
  mutating func openGap(at position: Position, for origin: @autoclosure () -> Position?) {
    if place(Self.gapID) != nil {
      move(Self.gapID, to: position)
    } else {
      insert(Place(id: Self.gapID, position: position, origin: origin()))
    }
  }

  /// Returns the position in another order of the item or kept place at a position of this order;
  /// nil for a place that the other order does not keep.
  func position(_ position: Position, in new: ShownOrder) -> Position? {
    if let place = place(at: position), place.origin == nil { return new.place(place.id)?.position }
    return source(position).map { new.shown($0) }
  }
}

extension LiveViews {
  /// Moves cells to the new positions of their items. Cells without a new position are removed.
  @MainActor package mutating func moveCells(_ place: (Position) -> Position?) {
    var moved = LiveViews()
    for (key, view) in self {
      guard key.kind == .cell else {
        moved[key] = view
        continue
      }
      guard let position = place(key.position) else { continue }
      view.reuse.position = position
      moved[ElementKey(.cell, position)] = view
    }
    self = moved
  }
}

extension UpdateRecord {
  /// The move of one item; empty if it stays.
  init(moving old: Position, to new: Position) {
    self.init()
    guard old != new else { return }
    moveItem(
      from: UpdatePosition(section: old.section, item: old.item),
      to: UpdatePosition(section: new.section, item: new.item))
  }
}
