/// The drag state of a grid: the drag that has taken items from the grid, the drag that is over the
/// grid, and the placeholders of dropped items. The object is made on first use.
@MainActor
final class DragAndDrop {
  let dragMethods = SeenMethods()
  let dropMethods = SeenMethods()
  /// The running drag whose items come from this grid. It is set from the lift to the end of the
  /// drop.
  var drag: RunningDrag?
  /// The drag that is over the grid, or was dropped on the grid and has not ended.
  var visit: DropVisit?
  /// The placeholders by id. An id names the place of a placeholder in the shown order, which is
  /// the order on screen.
  private(set) var placeholders: [Int: PlaceholderContext] = [:]
  private var latestID = ShownOrder.gapID
  /// Cells whose drag, drop or reordering state is not the default.
  var marked: [GridViewCell] = []

  /// Records a placeholder, and removes placeholders that are no longer in the shown order.
  ///
  /// - Parameter order: The present shown order.
  /// - Returns: The id for the placeholder's place.
  func record(_ context: PlaceholderContext, in order: ShownOrder?) -> Int {
    placeholders = placeholders.filter { order?.place($0.key) != nil }
    latestID += 1
    placeholders[latestID] = context
    return latestID
  }
}

extension GridView {
  /// The grid's drag state, created on first use.
  var dragAndDrop: DragAndDrop {
    if let present = interaction.dragAndDrop { return present }
    let made = DragAndDrop()
    interaction.dragAndDrop = made
    return made
  }

  /// The drag whose items come from this grid.
  package var runningDrag: RunningDrag? { interaction.dragAndDrop?.drag }

  /// The drag that is over the grid, or was dropped on the grid and has not ended.
  var dropVisit: DropVisit? { interaction.dragAndDrop?.visit }

  /// Cancels the drag from the grid and the drag over the grid. The method is called when the grid
  /// moves to another simulation, because the drags run on the clock of the old simulation.
  func loseDrags() {
    endScrollingAtEdges()
    runningDrag?.cancel()
    dropVisit?.drag.cancel()
  }

  // MARK: States of cells

  /// Updates the drag, drop and reordering state of all live cells, and resets the state of cells
  /// that are no longer live.
  func updateCellStates() {
    let parts = interaction.dragAndDrop
    let tells = parts?.drag != nil || parts?.visit != nil || content.lifted != nil
    guard tells || content.tellsCellStates else { return }
    content.tellsCellStates = tells
    let marked = dragAndDrop.marked
    dragAndDrop.marked.removeAll()
    for cell in marked where !display.liveViews.contains(cell) {
      CellDragState().apply(to: cell, in: simulation)
    }
    for (key, view) in display.liveViews where key.kind == .cell {
      if let cell = view as? GridViewCell { syncCellState(of: cell, at: key.position) }
    }
  }

  /// Sets the drag, drop and reordering state of an item on its cell.
  func syncCellState(of cell: GridViewCell, at item: Position) {
    let state =
      content.tellsCellStates
      ? CellDragState(of: item, in: content, interaction.dragAndDrop) : CellDragState()
    state.apply(to: cell, in: simulation)
    if state != CellDragState(), !dragAndDrop.marked.contains(where: { $0 === cell }) {
      dragAndDrop.marked.append(cell)
    }
  }
}

/// The state of a cell during a drag, a drop or an interactive movement.
@MainActor
private struct CellDragState: Equatable {
  var drag = GridViewCell.DragState.none
  var drop = GridCellConfigurationState.DropState.none
  var isReordering = false

  init() {}

  init(of item: Position, in content: Content, _ parts: DragAndDrop?) {
    if let drag = parts?.drag, content.dragged.contains(item) { self.drag = drag.cellState }
    if let visit = parts?.visit, !visit.isOver {
      drop = visit.targetedItem == item ? .targeted : .notTargeted
    }
    isReordering =
      content.lifted?.order.target == item
      || content.gap.map { $0.position == item && $0.origin != nil } ?? false
  }

  func apply(to cell: GridViewCell, in simulation: Simulation) {
    cell.isReordering = isReordering
    cell.dropState = drop
    guard cell.dragState != drag else { return }
    if simulation.isTracing {
      simulation.emit(
        .view, "dragStateDidChange", "\(cell.reuse.position.indexPath.traceText) -> \(drag)")
    }
    simulation.perform { cell.dragState = drag }
  }
}
