/// The visit of a drag to one grid, from the entry to the exit or the end of the drop.
@MainActor
final class DropVisit {
  let drag: RunningDrag
  @UnretainedGrid private(set) var grid: GridView?
  /// The delegate's latest proposal; nil before the first proposal.
  private var proposal: GridViewDropProposal?
  /// The position of the item under the finger, in the shown order; nil if no item is under the
  /// finger.
  private var place: Position?
  /// The index path at which the data source must insert the item to show it at `place`; nil if
  /// `place` is nil. The delegate receives this index path.
  private(set) var destination: IndexPath?
  /// The time at which the finger reached `place`. A gap opens after the delay of
  /// `reorderingCadence`.
  private var placeTime: TimeInterval = 0
  private(set) var isOver = false

  init(drag: RunningDrag, grid: GridView) {
    self.drag = drag
    self.grid = grid
  }

  // MARK: Proposed drop

  /// The operation of a drop at the present place. It is `cancel` before the first proposal, and
  /// for a proposed move that the drag session does not allow.
  var operation: GridDropOperation {
    guard let proposal else { return .cancel }
    if proposal.operation == .move, !drag.session.allowsMoveOperation { return .cancel }
    return proposal.operation
  }

  var acceptsDrop: Bool { operation == .copy || operation == .move }

  private var opensGap: Bool {
    acceptsDrop && proposal?.intent == .insertAtDestinationIndexPath && place != nil
  }

  /// The position of the item that a drop would go into, in the shown order; nil if a drop would
  /// not go into an item.
  var targetedItem: Position? {
    acceptsDrop && proposal?.intent == .insertIntoDestinationIndexPath ? place : nil
  }

  // MARK: Moves

  /// Asks the delegate for a proposal and shows it. The method is called when the finger or the
  /// content under the finger has moved.
  func update() {
    guard let grid, !isOver else { return }
    let point = drag.session.location(in: grid)
    grid.scrollAtEdges(forItemAt: point)
    let place = place(at: point, in: grid)
    if place != self.place || proposal == nil { placeTime = grid.simulation.now }
    take(place, in: grid)
    guard let caller = DropCaller(grid, drag.dropSession) else { return }
    proposal = caller.didUpdate(destination)
    guard !isOver else { return }
    if !opensGap, grid.content.gap != nil {
      grid.closeDropGap()
      // Closing the gap moves items: the drop goes to the item that is now under the finger.
      take(grid.item(at: point), in: grid)
    }
    openGapIfDue()
    grid.updateCellStates()
  }

  /// Opens the gap if its delay is over. The method is called for each frame.
  func openGapIfDue() {
    guard let grid, opensGap, !isOver, let place,
      grid.simulation.now - placeTime >= grid.reorderingCadence.delay - VirtualClock.tolerance
    else { return }
    openGap(at: place, in: grid)
  }

  // MARK: Place and gap

  /// Returns the position at which the dragged items would be dropped, in the shown order. Returns
  /// nil if the drag moves no item of the grid, no item is at the point and no gap is open.
  ///
  /// An item of the grid is handled as in an interactive movement.
  private func place(at point: CGPoint, in grid: GridView) -> Position? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    grid.layoutIfNeeded()
    let gap = grid.content.gap
    guard let moved = drag.movedItem(in: grid) else { return grid.item(at: point) ?? gap?.position }
    return grid.nextTarget(ofItemAt: moved, from: gap?.origin ?? moved, at: point) { path, _ in
      path.count == 2 && grid.loadedModel.contains(section: path[0], item: path[1])
    }
  }

  private func take(_ place: Position?, in grid: GridView) {
    self.place = place
    destination = place.map { insertionPath(at: $0, in: grid) }
  }

  /// An item that is moved within the grid counts as already removed.
  private func insertionPath(at position: Position, in grid: GridView) -> IndexPath {
    guard var order = grid.content.order else { return grid.simulation.indexPath(position) }
    order.openGap(at: position, for: drag.movedItem(in: grid).map(grid.dataPosition))
    return grid.simulation.indexPath(order.insertion(at: position))
  }

  /// Opens the drop gap at a position of the shown order, or moves the open gap to this position.
  private func openGap(at target: Position, in grid: GridView) {
    guard grid.content.lifted == nil, !grid.pass.isDecidingOnViews, !grid.isUpdating else { return }
    _ = grid.loadedModel
    var order = grid.content.order ?? ShownOrder()
    let moved = drag.movedItem(in: grid)
    let gap = grid.content.gap?.position
    // An item over its own place needs no gap.
    guard (gap ?? moved) != target else { return }
    order.openGap(at: target, for: moved.map(grid.dataPosition))
    let point = drag.session.location(in: grid)
    grid.show(order) {
      moved.map { moved in
        grid.movementContext(to: target, at: point, from: gap ?? moved, at: point)
      }
    }
    grid.updateCellStates()
  }

  // MARK: The end

  /// Closes the gap, so that the drop uses index paths of the data source.
  ///
  /// - Returns: The coordinator that the delegate receives.
  func prepareDrop() -> DropCoordinator {
    let grid = grid
    grid?.endScrollingAtEdges()
    grid?.closeDropGap(isDropped: true)
    return DropCoordinator(
      visit: self, grid: grid,
      proposal: proposal ?? GridViewDropProposal(operation: .cancel), destination: destination)
  }

  /// Ends the visit when the drag leaves the grid or ends.
  func end() {
    guard !isOver else { return }
    isOver = true
    guard let grid else { return }
    grid.endScrollingAtEdges()
    grid.closeDropGap()
    if grid.dropVisit === self { grid.interaction.dragAndDrop?.visit = nil }
    grid.updateCellStates()
  }
}

extension GridView.ReorderingCadence {
  /// The time that a finger must stay over a place before a gap opens at this place, in seconds of
  /// virtual time. UIKit documents no durations, so GridKit chose these values.
  package var delay: TimeInterval {
    switch self {
    case .immediate: 0
    case .fast: 0.2
    case .slow: 0.6
    }
  }
}
