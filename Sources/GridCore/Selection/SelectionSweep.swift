/// The selection of a two-finger pan: all items between its first item and its present item, in the
/// order of index paths.
///
/// Moving back deselects the items that moving forth has selected.
package struct SelectionSweep: Hashable, Sendable {
  /// The position at which the fingers came down.
  package let anchor: Position
  /// The present position of the fingers.
  package private(set) var end: Position

  package init(from anchor: Position) {
    self.anchor = anchor
    end = anchor
  }

  /// The items that a move selects and deselects, each list in the order in which the fingers meet
  /// the items.
  package struct Step: Hashable, Sendable {
    package var entered: [Position] = []
    package var left: [Position] = []
  }

  /// Moves the fingers onto an item. An item that `counts` do not have changes nothing.
  package mutating func move(to item: Position, in counts: SectionCounts) -> Step {
    guard let start = index(of: anchor, in: counts), let old = index(of: end, in: counts),
      let new = index(of: item, in: counts)
    else { return Step() }
    end = item
    // Both ranges begin at the anchor, so they differ at their far ends only.
    let before = start <= old ? start...old : old...start
    let after = start <= new ? start...new : new...start
    let way = Array(stride(from: old, through: new, by: old <= new ? 1 : -1))
    return Step(
      entered: way.filter { !before.contains($0) }.map { position($0, in: counts) },
      left: way.filter { !after.contains($0) }.map { position($0, in: counts) })
  }

  private func index(of position: Position, in counts: SectionCounts) -> Int? {
    guard counts.contains(section: position.section, item: position.item) else { return nil }
    return counts.globalIndex(section: position.section, item: position.item)
  }

  private func position(_ index: Int, in counts: SectionCounts) -> Position {
    let place = counts.position(ofGlobalIndex: index)
    return Position(place.section, place.item)
  }
}
