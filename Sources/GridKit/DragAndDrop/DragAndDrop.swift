/// The drag state of a grid: the drag that has taken items from the grid, the drag that is over the
/// grid, and the placeholders of dropped items. Made on first use.
@MainActor
final class DragAndDrop {
  let dragMethods = SeenMethods()
  let dropMethods = SeenMethods()
  /// The drag whose items come from here, from the lift to the end of the drop.
  var drag: RunningDrag?
  /// The drag that is over the grid, or was dropped on it and is not over.
  var visit: DropVisit?
  /// Placeholders by the ids of their places.
  private(set) var placeholders: [Int: PlaceholderContext] = [:]
  private var latestID = GridView.gapID
  /// Cells that are told of a drag, a drop or a movement.
  var marked: [GridViewCell] = []

  /// Takes note of a placeholder; those that are gone are forgotten.
  ///
  /// - Parameter order: The order that is shown.
  /// - Returns: The id for its place.
  func record(_ context: PlaceholderContext, in order: ShownOrder?) -> Int {
    placeholders = placeholders.filter { order?.place($0.key) != nil }
    latestID += 1
    placeholders[latestID] = context
    return latestID
  }
}

extension GridView {
  /// The grid's drag state, made now if there is none.
  var dragAndDrop: DragAndDrop {
    if let present = interaction.dragAndDrop { return present }
    let made = DragAndDrop()
    interaction.dragAndDrop = made
    return made
  }

  /// The drag whose items come from here.
  package var runningDrag: RunningDrag? { interaction.dragAndDrop?.drag }

  /// The drag that is over the grid, or was dropped on the grid and has not ended.
  var dropVisit: DropVisit? { interaction.dragAndDrop?.visit }

  /// Ends what drags have to do with the grid: it goes to another simulation, whose clock they do
  /// not know.
  func loseDrags() {
    endScrollingAtEdges()
    runningDrag?.cancel()
    dropVisit?.drag.cancel()
  }

  // MARK: States of cells

  /// Tells cells what a drag, a drop or a movement by hand means for them, and those that it means
  /// nothing for any more.
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

  /// Gives a cell the state that its item has.
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

/// The state of a cell during a drag, a drop or a movement by hand.
private struct CellDragState: Equatable {
  var drag = GridViewCell.DragState.none
  var drop = GridCellConfigurationState.DropState.none
  var isReordering = false
}
