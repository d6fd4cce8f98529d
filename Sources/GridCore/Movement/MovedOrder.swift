/// The order that is shown while one item is lifted and hovers over a target.
///
/// The *source order* is the data source's: it still has the item where it was lifted. In the
/// *shown order* the item is taken out there and put in at the target; everything else keeps its
/// sequence, so that items between the two places are one further on or one further back, and two
/// sections' counts differ by one when the target is in another section.
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

  /// The shown order's counts.
  ///
  /// - Parameter source: The data source's; they must have the lifted item.
  package func shownCounts(of source: SectionCounts) -> SectionCounts {
    guard origin.section != target.section else { return source }
    var items = source.items
    items[origin.section] -= 1
    items[target.section] += 1
    return SectionCounts(items)
  }

  /// The source order's counts, from the shown order's.
  package func sourceCounts(of shown: SectionCounts) -> SectionCounts {
    MovedOrder(origin: target, target: origin).shownCounts(of: shown)
  }

  /// Whether the item can come down at a position of the shown order: before or after any item of a
  /// section that exists (IM-23).
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
