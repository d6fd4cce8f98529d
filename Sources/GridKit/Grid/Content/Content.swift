/// The content of a grid: the numbers of sections and items from the last load (the counts), and
/// the state of items.
///
/// `Content` refers to no layout and no view. Positions are in the shown order: the order on
/// screen. During an interactive movement, `lifted` translates them to the data source's positions.
/// With placeholders or a drop gap, `order` translates them.
///
/// Invariants: `generation` grows with every change of `counts`. If there are counts, they contain
/// the target of `lifted` and all places of `order`.
package struct Content {
  /// The counts of the last load of the data source; nil when they are stale.
  package var counts: SectionCounts? {
    didSet { generation &+= 1 }
  }
  /// The generation of the counts, which grows with every load, for callers to compare.
  package private(set) var generation = 0
  /// Whether a fault occurred while the counts were loaded.
  package var areCountsFaulty = false
  /// Whether the data source was last set to an object, not to nil. If this is true but there is no
  /// data source now, the object was deallocated.
  package var hasDataSource = false
  /// Whether the data source was replaced since the last pass.
  package var needsReload = false
  /// Whether a layout pass has succeeded since the view was made.
  package var hasLaidOut = false

  /// Selected items (S-3).
  package var selection: Set<Position> = []
  /// The highlighted items, which are under a finger.
  package var highlighted: Set<Position> = []
  /// The item in an interactive movement; nil if no movement is running.
  package var lifted: LiftedItem?
  /// The shown order, with the places of placeholders and of the drop gap. The value is nil if
  /// there are no such places, and during an interactive movement.
  package var order: ShownOrder?
  /// The positions of the running drag's items in this grid, in the order of the drag items; nil
  /// for an item that was deleted or comes from outside the grid.
  package var dragged: [Position?] = []
  /// Whether cells receive drag, drop and reordering states.
  package var tellsCellStates = false

  package init() {}

  /// Moves the selection, the highlight and the dragged items to new positions. Deleted items lose
  /// these states without notification (SM-1 … SM-8).
  package mutating func move(_ place: (Position) -> Position?) {
    selection = Set(selection.compactMap(place))
    highlighted = Set(highlighted.compactMap(place))
    if !dragged.isEmpty { dragged = dragged.map { $0.flatMap(place) } }
  }

  /// Adds an item to the selection or to the highlighted items, or removes it from them.
  package mutating func mark(
    _ item: Position, in marks: WritableKeyPath<Content, Set<Position>>, _ isMarked: Bool
  ) {
    if isMarked { self[keyPath: marks].insert(item) } else { self[keyPath: marks].remove(item) }
  }

  /// Removes the selection, the highlight and the dragged items, as if all items were deleted.
  package mutating func forgetMarks() { move { _ in nil } }

  /// Restores earlier content, except `lifted` and `order`, which the grid restores itself.
  ///
  /// - Parameter isSourceGone: Whether the earlier data source was deallocated. Its counts are then
  ///   discarded, and the next pass reloads from the present data source.
  package mutating func restore(_ earlier: Content, isSourceGone: Bool) {
    counts = isSourceGone ? nil : earlier.counts
    areCountsFaulty = false
    needsReload = earlier.needsReload || isSourceGone
    hasLaidOut = earlier.hasLaidOut
    hasDataSource = earlier.hasDataSource
    selection = earlier.selection
    highlighted = earlier.highlighted
    // The rollback does not affect the drag itself, which may have changed its items since.
    if dragged.count == earlier.dragged.count { dragged = earlier.dragged }
  }

  /// Asserts the invariants of the type in debug builds.
  package func checkInvariants() {
    assert(lifted == nil || order == nil, "an item is moved by hand while places are kept")
    guard let counts else { return }
    for place in order?.places ?? [] {
      assert(
        counts.contains(section: place.position.section, item: place.position.item),
        "a place that is kept is none of the counts")
    }
    // Once the data source has moved the item, its own counts apply, and may have any values.
    guard let lifted, !lifted.isHandedOver else { return }
    let target = lifted.order.target
    assert(
      counts.contains(section: target.section, item: target.item),
      "the lifted item's target is none of the counts")
  }
}
