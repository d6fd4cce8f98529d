/// A drag while it is over one grid, or was dropped on it.
@MainActor
final class DropVisit {
  let drag: RunningDrag
  @UnretainedGrid private(set) var grid: GridView?
  /// The delegate's latest proposal; nil before the delegate was asked.
  private var proposal: GridViewDropProposal?
  /// The position under the finger, in the shown order; nil where no item is.
  private var place: Position?
  /// The data source's insertion path for `place`, as the delegate is told it; nil where no item
  /// is.
  private(set) var destination: IndexPath?
  /// The time at which the finger came to `place`: a gap may open some time after it.
  private var placeTime: TimeInterval = 0
  private(set) var isOver = false

  init(drag: RunningDrag, grid: GridView) {
    self.drag = drag
    self.grid = grid
  }

  // MARK: What would be done

  /// The operation of a drop here: `cancel` before a proposal, and for a move that the side that
  /// drags does not allow.
  var operation: GridDropOperation {
    guard let proposal else { return .cancel }
    if proposal.operation == .move, !drag.session.allowsMoveOperation { return .cancel }
    return proposal.operation
  }

  var acceptsDrop: Bool { operation == .copy || operation == .move }

  private var opensGap: Bool {
    acceptsDrop && proposal?.intent == .insertAtDestinationIndexPath && place != nil
  }

  /// The item that a drop would go into, in the shown order.
  var targetedItem: Position? {
    acceptsDrop && proposal?.intent == .insertIntoDestinationIndexPath ? place : nil
  }

  // MARK: Moves

  /// The finger has moved, or the content under it: asks the delegate, and shows what it proposes.
  func update() {
    guard let grid, !isOver else { return }
    let point = drag.session.location(in: grid)
    grid.scrollAtEdges(forItemAt: point)
    let place = grid.dropPlace(of: drag, at: point)
    if place != self.place || proposal == nil { placeTime = grid.simulation.now }
    self.place = place
    destination = place.map { grid.insertionPath(at: $0, for: drag) }
    guard let caller = DropCaller(grid, drag.dropSession) else { return }
    proposal = caller.didUpdate(destination)
    guard !isOver else { return }
    if !opensGap, grid.hasDropGap {
      grid.closeDropGap()
      // A drop goes to the item that is under the finger now.
      self.place = grid.item(at: point)
      destination = self.place.map { grid.insertionPath(at: $0, for: drag) }
    }
    openGapIfDue()
    grid.updateCellStates()
  }

  /// A frame has passed.
  func timePasses() {
    openGapIfDue()
  }

  private func openGapIfDue() {
    guard let grid, opensGap, !isOver, let place,
      grid.simulation.now - placeTime >= grid.reorderingCadence.delay - VirtualClock.tolerance
    else { return }
    grid.openDropGap(at: place, for: drag)
  }

  // MARK: The end

  /// Closes the gap, so that the drop finds the data source's order, and says how to carry it out.
  func prepareDrop() -> DropCoordinator {
    let grid = grid
    grid?.endScrollingAtEdges()
    grid?.closeDropGap(isDropped: true)
    return DropCoordinator(
      visit: self, grid: grid,
      proposal: proposal ?? GridViewDropProposal(operation: .cancel), destination: destination)
  }

  /// The drag has left the grid, or is over.
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
  /// The time that a finger stays over a place till a gap opens there, in seconds of virtual time.
  /// UIKit only names the cases; the numbers are ours.
  package var delay: TimeInterval {
    switch self {
    case .immediate: 0
    case .fast: 0.2
    case .slow: 0.6
    }
  }
}
