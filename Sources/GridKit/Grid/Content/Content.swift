/// The content that a grid shows: the counts of the last load, and the grid's own state of items.
///
/// The content knows no layout and no view. Positions are those of the shown order: while an item
/// is moved by hand, `lifted` leads to the data source's positions; while places are kept, `order`
/// does.
///
/// Always: the generation has grown since the counts were others; the lifted item's target and kept
/// places are among the counts, while there are any.
package struct Content {
  /// The counts of the last load of the data source; nil when they are stale.
  package var counts: SectionCounts? {
    didSet { generation &+= 1 }
  }
  /// The generation of the counts. It grows with every load, so that a caller that has seen the
  /// counts knows them again without a comparison.
  package private(set) var generation = 0
  /// Whether a fault was met while the counts were loaded.
  package var areCountsFaulty = false
  /// Whether the data source that was set last was one, rather than nil: if there is none now, it
  /// has gone.
  package var hasDataSource = false
  /// Whether the data source was replaced since the last pass.
  package var needsReload = false
  /// Whether a layout pass has succeeded since the view was made.
  package var hasLaidOut = false

  /// Selected items (S-3).
  package var selection: Set<Position> = []
  /// Items under a finger.
  package var highlighted: Set<Position> = []
  /// The item that is moved by hand.
  package var lifted: LiftedItem?
  /// The order with the places that are kept for placeholders and under something dragged; nil
  /// where there are none. No item is moved by hand meanwhile.
  package var order: ShownOrder?
  /// The items that the running drag has taken along from here, in its order; nil for one that is
  /// no more, and for what comes from elsewhere.
  package var dragged: [Position?] = []
  /// Whether cells are told of a drag, a drop or a movement by hand.
  package var tellsCellStates = false

  package init() {}

  /// Selected and highlighted items keep their marks under their new places; what is no more loses
  /// them without a word (SM-1 … SM-8).
  package mutating func move(_ place: (Position) -> Position?) {
    selection = Set(selection.compactMap(place))
    highlighted = Set(highlighted.compactMap(place))
    if !dragged.isEmpty { dragged = dragged.map { $0.flatMap(place) } }
  }

  package mutating func forgetMarks() {
    selection.removeAll()
    highlighted.removeAll()
    if !dragged.isEmpty { dragged = dragged.map { _ in nil } }
  }

  /// Restores earlier content. The code that puts back the views also puts back the lifted item and
  /// its order.
  ///
  /// - Parameter isSourceGone: Whether the data source of that time has gone: its counts are of no
  ///   use, and the next pass reloads from its successor.
  package mutating func restore(_ earlier: Content, isSourceGone: Bool) {
    counts = isSourceGone ? nil : earlier.counts
    areCountsFaulty = false
    needsReload = earlier.needsReload || isSourceGone
    hasLaidOut = earlier.hasLaidOut
    hasDataSource = earlier.hasDataSource
    selection = earlier.selection
    highlighted = earlier.highlighted
    // The drag itself goes on, or has ended, whatever becomes of the change.
    if dragged.count == earlier.dragged.count { dragged = earlier.dragged }
  }
}
