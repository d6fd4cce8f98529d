/// The order that is shown while one item is lifted and hovers over a target.
///
/// The *source order* is the order of the data source, in which the item is still at its origin. In
/// the *shown order* the item is at the target. Everything else keeps its order, so items between
/// origin and target move on or back by one. If the target is in another section, the counts of the
/// two sections differ by one between the orders.
///
/// Sections never change places. A position that names a whole section means the same in both
/// orders.
package struct MovedOrder: Hashable, Sendable {
  /// The position at which the item was lifted, in the source order.
  package let origin: Position
  /// The position at which the item would come down, in the shown order.
  package var target: Position

  package init(liftedAt origin: Position) {
    self.origin = origin
    target = origin
  }

  package init(origin: Position, target: Position) {
    self.origin = origin
    self.target = target
  }

  /// Whether both orders are the same.
  package var isIdentity: Bool { origin == target }

  // MARK: Counting

  /// Returns the counts of the shown order.
  ///
  /// - Parameter source: The counts of the data source, the lifted item included.
  package func shownCounts(of source: SectionCounts) -> SectionCounts {
    guard origin.section != target.section else { return source }
    var items = source.items
    items[origin.section] -= 1
    items[target.section] += 1
    return SectionCounts(items)
  }

  /// Returns the counts of the source order for given counts of the shown order.
  package func sourceCounts(of shown: SectionCounts) -> SectionCounts {
    MovedOrder(origin: target, target: origin).shownCounts(of: shown)
  }

  /// Whether the item can be dropped at a position of the shown order. It can be dropped before or
  /// after any item of a section that exists (IM-23).
  ///
  /// - Parameter source: The data source's counts.
  package func accepts(_ target: Position, source: SectionCounts) -> Bool {
    guard target.raw >= 0, target.section < source.sectionCount else { return false }
    let others = source.items[target.section] - (target.section == origin.section ? 1 : 0)
    return target.item <= others
  }

  // MARK: Indexing

  /// Returns the shown position of an item of the source order.
  package func shown(_ position: Position) -> Position {
    guard position.item != Position.wholeSection else { return position }
    if position == origin { return target }
    var item = position.item
    if position.section == origin.section, item > origin.item { item -= 1 }
    if position.section == target.section, item >= target.item { item += 1 }
    return Position(position.section, item)
  }

  /// Returns the source position of the item that is shown at a position.
  package func source(_ position: Position) -> Position {
    MovedOrder(origin: target, target: origin).shown(position)
  }
}
