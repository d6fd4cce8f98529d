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
  private var latestID = GridView.gapID
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
    let isMoving = content.lifted != nil
    let tells = parts?.drag != nil || parts?.visit != nil || isMoving
    guard tells || content.tellsCellStates else { return }
    content.tellsCellStates = tells
    let marked = dragAndDrop.marked
    dragAndDrop.marked.removeAll()
    for cell in marked where display.liveViews[ElementKey(.cell, cell.reuse.position)] !== cell {
      set(cell, CellDragState())
    }
    for (key, view) in display.liveViews where key.kind == .cell {
      if let cell = view as? GridViewCell { syncCellState(of: cell, at: key.position) }
    }
  }

  /// Sets the drag, drop and reordering state of an item on its cell.
  func syncCellState(of cell: GridViewCell, at item: Position) {
    let state = content.tellsCellStates ? cellState(of: item) : CellDragState()
    set(cell, state)
    if state != CellDragState(), !dragAndDrop.marked.contains(where: { $0 === cell }) {
      dragAndDrop.marked.append(cell)
    }
  }

  private func cellState(of item: Position) -> CellDragState {
    var state = CellDragState()
    let parts = interaction.dragAndDrop
    if let drag = parts?.drag, content.dragged.contains(item) { state.drag = drag.cellState }
    if let visit = parts?.visit, !visit.isOver {
      state.drop = visit.targetedItem == item ? .targeted : .notTargeted
    }
    state.isReordering =
      content.lifted?.order.target == item
      || content.order?.place(GridView.gapID).map { $0.position == item && $0.origin != nil }
        ?? false
    return state
  }

  private func set(_ cell: GridViewCell, _ state: CellDragState) {
    cell.isReordering = state.isReordering
    cell.dropState = state.drop
    guard cell.dragState != state.drag else { return }
    if simulation.isTracing {
      simulation.emit(
        .view, "dragStateDidChange", "\(cell.reuse.position.indexPath.traceText) -> \(state.drag)")
    }
    simulation.perform { cell.dragState = state.drag }
  }
}

/// The state of a cell during a drag, a drop or an interactive movement.
private struct CellDragState: Equatable {
  var drag = GridViewCell.DragState.none
  var drop = GridCellConfigurationState.DropState.none
  var isReordering = false
}
