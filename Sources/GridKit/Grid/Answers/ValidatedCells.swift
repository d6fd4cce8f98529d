/// Tells attributes with which nothing can be wrong: what most of an answer consists of.
@MainActor
struct ValidatedCells {
  /// The load that the counts are from.
  let generation: Int
  /// The section asked about last: its first position and how many items it has.
  private var first = Position(0, 0).raw
  private var count = 0

  init(generation: Int) {
    self.generation = generation
  }

  @inline(__always)
  mutating func contains(_ attributes: GridViewLayoutAttributes, in grid: GridView) -> Bool {
    attributes.kind.id == 0 && attributes.isOfBaseClass && attributes.transformBox == nil
      && attributes.baseFrame.isFiniteRect && attributes.baseAlpha - attributes.baseAlpha == 0
      && exists(attributes.position, in: grid)
  }

  @inline(__always)
  private mutating func exists(_ position: Position, in grid: GridView) -> Bool {
    if UInt(bitPattern: position.raw &- first) < UInt(bitPattern: count) { return true }
    let section = position.section
    // The list alone: a copy of the counts would be counted twice.
    let items = grid.content.counts?.items ?? grid.loadedModel.items
    guard items.indices.contains(section), position.item >= 0, position.item < items[section] else {
      return false
    }
    (first, count) = (Position(section, 0).raw, items[section])
    return true
  }
}
