/// A drag, from the long press that lifts an item to the end of the drop in any grid.
///
/// A drag has six steps:
///
/// 1. The drag delegate returns drag items for the item under the finger. With an empty array, no
///    drag begins.
/// 2. The delegate returns the look of the preview, the touch is taken away from the views, and the
///    cell is lifted.
/// 3. At the first move of the finger, the delegate returns whether the items may be moved and
///    whether the drag is restricted. Then the drag begins.
/// 4. At each move, the drag leaves a grid that is no longer under the finger. It enters a grid
///    under the finger that can handle the drag. The drop delegate of the entered grid proposes a
///    drop, and the grid shows the proposal.
/// 5. When the finger lifts, the drop delegate performs the drop, or the drag leaves the grid.
/// 6. When the last preview animation has ended, the drop delegates of all entered grids are
///    notified of the end. The drag delegate of the source grid is notified last.
@MainActor
package final class RunningDrag {
  /// The phase of a drag.
  package enum Phase: Sendable {
    /// The phase in which the cell is lifted and the finger has not moved.
    case lifted
    case dragging
    /// The phase in which the items are dropped and preview animations are running.
    case dropped
    case over
  }

  package private(set) var phase = Phase.lifted
  let session: DragSession
  let dropSession: DropSession
  /// The grid that the items come from.
  @UnretainedGrid private(set) var source: GridView?
  /// The sizes that the items' cells had when the drag took the items, in points; zero for an item
  /// without a cell.
  private(set) var previewSizes: [CGSize] = []
  /// Grids that the drag has entered, in the order of the first entry.
  private var entered: [UnretainedBox<GridView>] = []
  /// Grids under the finger that cannot handle the drag.
  private var refusing: [UnretainedBox<GridView>] = []
  /// The visit to the grid under the finger, or to the grid of the drop.
  private(set) var visit: DropVisit?
  /// The operation of the drop; `cancel` before the drop, and for a drag without a drop.
  package private(set) var outcome = GridDropOperation.cancel
  private var link: GridDisplayLink?
  private weak var root: BaseView?

  fileprivate init(from grid: GridView, position: CGPoint) {
    source = grid
    session = DragSession(position: position)
    dropSession = DropSession(session)
    root = grid.topmostView
  }

  /// Returns the position of the finger, in a view's coordinates.
  package func location(in view: BaseView) -> CGPoint { session.location(in: view) }

  /// The drag state of the dragged items' cells.
  var cellState: GridViewCell.DragState {
    switch phase {
    case .lifted: .lifting
    case .dragging, .dropped: .dragging
    case .over: .none
    }
  }

  /// Returns the position of the item that the drag would move within a grid: the first item that
  /// the drag took from the grid. Returns nil if the drag comes from another view or is not allowed
  /// to move items.
  func movedItem(in grid: GridView) -> Position? {
    guard source === grid, session.allowsMoveOperation else { return nil }
    return grid.content.dragged.first.flatMap { $0 }
  }

  /// Adds the drag items that the delegate returned for one item of the grid.
  fileprivate func take(_ items: [GridDragItem], of item: Position, in grid: GridView) {
    let size = grid.display.liveViews[ElementKey(.cell, item)]?.bounds.size ?? .zero
    session.add(items)
    previewSizes += items.map { _ in size }
    grid.content.dragged += items.map { _ in item }
    grid.updateCellStates()
  }

  // MARK: Steps 3 and 4: moves

  private func begin() {
    guard phase == .lifted, let source else { return }
    let caller = DragCaller(source, session)
    if let caller {
      session.allowsMoveOperation = caller.allowsMove()
      session.isRestrictedToDraggingApplication = caller.isRestricted()
    }
    guard phase == .lifted else { return }
    phase = .dragging
    caller?.willBegin()
    guard phase == .dragging else { return }
    source.updateCellStates()
    // The display link lets a gap open after its delay while the finger stays still.
    link = source.simulation.makeDisplayLink { [weak self] link in
      guard let self, self.phase == .dragging else { return link.invalidate() }
      self.visit?.openGapIfDue()
    }
  }

  /// Leaves a grid that is no longer under the finger, enters the grid under the finger, and
  /// updates the drop proposal.
  func hover() {
    guard phase == .dragging else { return }
    let grids = (root?.hitTest(session.position, with: nil)?.enclosingGrids ?? [])
      .filter { $0.dropDelegate != nil }
    if let visit, !grids.contains(where: { $0 === visit.grid }) { leave() }
    guard phase == .dragging else { return }
    let grid = firstThatCanHandle(of: grids)
    if visit?.grid !== grid { leave() }
    guard phase == .dragging, let grid else { return }
    if visit == nil {
      // A grid accepts one drag at a time.
      guard grid.dropVisit == nil, let caller = DropCaller(grid, dropSession) else { return }
      let visit = DropVisit(drag: self, grid: grid)
      self.visit = visit
      grid.dragAndDrop.visit = visit
      if !entered.contains(where: { $0.view === grid }) {
        entered.append(grid.answers.installation)
      }
      grid.updateCellStates()
      caller.didEnter()
    }
    guard phase == .dragging else { return }
    visit?.update()
  }

  private func firstThatCanHandle(of grids: [GridView]) -> GridView? {
    // A grid that the finger has left may be asked again.
    refusing.removeAll { box in !grids.contains { $0 === box.view } }
    for grid in grids {
      if grid === visit?.grid { return grid }
      if refusing.contains(where: { $0.view === grid }) { continue }
      if DropCaller(grid, dropSession)?.canHandle() == true { return grid }
      refusing.append(grid.answers.installation)
    }
    return nil
  }

  private func leave() {
    guard let visit else { return }
    self.visit = nil
    visit.end()
    if let grid = visit.grid { DropCaller(grid, dropSession)?.didExit() }
  }

  // MARK: Steps 5 and 6: the end

  private func drop() {
    guard phase == .dragging, let visit, let grid = visit.grid, visit.acceptsDrop else {
      return cancel()
    }
    stopClock()
    phase = .dropped
    outcome = visit.operation
    let coordinator = visit.prepareDrop()
    DropCaller(grid, dropSession)?.perform(coordinator)
    coordinator.start { [self] in end() }
  }

  /// Ends the drag without a drop, because the touch was cancelled, or the finger lifted where no
  /// drop is possible.
  func cancel() {
    switch phase {
    case .lifted:
      // The drag has not begun: no delegate is notified.
      phase = .over
      forget()
    case .dragging:
      stopClock()
      leave()
      end()
    case .dropped, .over: break
    }
  }

  private func end() {
    guard phase != .over else { return }
    phase = .over
    if let visit {
      self.visit = nil
      visit.end()
    }
    for grid in entered.compactMap(\.view) { DropCaller(grid, dropSession)?.didEnd() }
    let source = source
    forget()
    if let source { DragCaller(source, session)?.didEnd() }
  }

  private func forget() {
    stopClock()
    guard let source, source.runningDrag === self else { return }
    source.interaction.dragAndDrop?.drag = nil
    source.content.dragged.removeAll()
    source.updateCellStates()
  }

  private func stopClock() {
    link?.invalidate()
    link = nil
  }
}

// MARK: - Touches

extension RunningDrag: FingerGesture {
  package func fingerDidMove(_ touch: GridTouch) {
    session.position = touch.location(in: nil)
    begin()
    hover()
  }

  package func fingerDidLift(_ touch: GridTouch) {
    session.position = touch.location(in: nil)
    drop()
  }

  /// Drops the items at a point of a view, like a finger that moves to the point in one step and
  /// lifts.
  package func drop(at point: CGPoint, in view: BaseView) {
    session.position = view.convert(point, to: nil)
    begin()
    hover()
    drop()
  }

  package func fingerWasLost(_ touch: GridTouch) { cancel() }
}

// MARK: - Lifting

extension RunningDrag {
  /// Begins a drag of several items at once. Lifts the first item as a long press does, and adds
  /// the other items as taps do. Items that are not on screen are left out, as no finger can touch
  /// them.
  ///
  /// - Returns: The drag and its items; nil if no drag begins.
  package static func begin(
    withItemsAt paths: [IndexPath], in grid: GridView
  ) -> (drag: RunningDrag, items: [IndexPath])? {
    grid.layoutIfNeeded()
    let items = paths.filter { grid.cellForItem(at: $0) != nil }
    guard let first = items.first, let cell = grid.cellForItem(at: first) else { return nil }
    let finger = GridTouch(position: grid.convert(cell.center, to: nil), view: cell)
    guard let drag = grid.beginDrag(finger, on: cell, taking: {}) else { return nil }
    return (drag, [first] + items.dropFirst().filter { grid.addsToDrag(Position($0)) })
  }
}

extension GridView {
  /// Performs steps 1 and 2 of a drag: asks the delegate for drag items, and lifts the cell.
  ///
  /// - Parameter take: Takes the touch away from the views.
  /// - Returns: The drag; nil if no drag begins.
  func beginDrag(
    _ touch: GridTouch, on cell: GridViewCell, taking take: () -> Void
  ) -> RunningDrag? {
    guard dragInteractionEnabled, runningDrag == nil, !isMovingItems else { return nil }
    let drag = RunningDrag(from: self, position: touch.location(in: nil))
    guard let caller = DragCaller(self, drag.session) else { return nil }
    let useCount = cell.reuse.useCount
    let items = caller.itemsForBeginning(at: dataPath(cell.reuse.position))
    let isThere = display.liveViews.contains(cell) && cell.reuse.useCount == useCount
    guard !items.isEmpty, isThere, runningDrag == nil, !isMovingItems else { return nil }
    _ = caller.previewParameters(at: dataPath(cell.reuse.position))
    take()
    dragAndDrop.drag = drag
    content.dragged.removeAll()
    drag.take(items, of: cell.reuse.position, in: self)
    return drag
  }

  /// Adds a tapped item to the running drag, if the delegate returns drag items for it.
  ///
  /// - Returns: Whether the item was added.
  func addsToDrag(_ item: Position) -> Bool {
    guard let drag = runningDrag, drag.phase == .lifted || drag.phase == .dragging,
      !content.dragged.contains(item), let caller = DragCaller(self, drag.session)
    else { return false }
    let point = interaction.press?.touch.location(in: self) ?? .zero
    let items = caller.itemsForAdding(at: dataPath(item), point: point)
    guard !items.isEmpty, runningDrag === drag else { return false }
    drag.take(items, of: item, in: self)
    return true
  }
}
