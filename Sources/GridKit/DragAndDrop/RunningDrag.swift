/// A drag from the long press that lifts an item to the end of the drop, wherever that is.
///
/// It goes through numbered steps:
///
/// 1. The drag delegate gives items for the one under the finger; without any there is no drag.
/// 2. Its preview is asked for, the finger is taken from the views, and the cell is lifted.
/// 3. With the first move: may it be moved, is it restricted; then the drag begins.
/// 4. Each move looks which grid is under the finger: one is left, another is asked whether it can
///    handle the drag, and entered; then it is asked what a drop would do, and shows that.
/// 5. The finger lifts: the grid's delegate performs the drop, or the drag leaves the grid.
/// 6. When the last preview has come down, every grid that was entered hears of the end, then the
///    one that the items come from.
@MainActor
package final class RunningDrag {
  /// The phase of a drag.
  package enum Phase: Sendable {
    /// Lifted, and the finger has not moved.
    case lifted
    case dragging
    /// Dropped, and previews are on their way.
    case dropped
    case over
  }

  package private(set) var phase = Phase.lifted
  let session: DragSession
  let dropSession: DropSession
  /// The grid that the items come from.
  @UnretainedGrid private(set) var source: GridView?
  /// Sizes of the items' cells when they were taken, in points; zero for what had none.
  private(set) var previewSizes: [CGSize] = []
  /// Grids that the drag has entered, in that order.
  private var entered: [Weak<GridView>] = []
  /// Grids under the finger that cannot handle it.
  private var refusing: [Weak<GridView>] = []
  /// The grid under the finger, or dropped on.
  private(set) var visit: DropVisit?
  /// The operation of the drop; `cancel` until the drop, and where nothing is dropped.
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

  /// Takes items along that belong to one of the grid's.
  fileprivate func take(_ items: [GridDragItem], of item: Position, in grid: GridView) {
    let size = grid.display.liveViews[ElementKey(.cell, item)]?.bounds.size ?? .zero
    session.add(items)
    previewSizes += items.map { _ in size }
    grid.content.dragged += items.map { _ in item }
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
      self.visit?.timePasses()
    }
  }

  /// Looks what is under the finger, and asks it.
  func hover() {
    guard phase == .dragging else { return }
    let grids = gridsUnderFinger()
    if let visit, !grids.contains(where: { $0 === visit.grid }) { leave() }
    guard phase == .dragging else { return }
    let grid = firstThatCanHandle(of: grids)
    if visit?.grid !== grid { leave() }
    guard phase == .dragging, let grid else { return }
    if visit == nil {
      // Another drag is over the grid: one at a time.
      guard grid.dropVisit == nil, let caller = DropCaller(grid, dropSession) else { return }
      let visit = DropVisit(drag: self, grid: grid)
      self.visit = visit
      grid.dragAndDrop.visit = visit
      if !entered.contains(where: { $0.object === grid }) { entered.append(Weak(grid)) }
      grid.updateCellStates()
      caller.didEnter()
    }
    guard phase == .dragging else { return }
    visit?.update()
  }

  /// Grids under the finger that take drops, innermost first.
  private func gridsUnderFinger() -> [GridView] {
    var grids: [GridView] = []
    var view = root?.hitTest(session.position, with: nil)
    while let present = view {
      if let grid = present as? GridView, grid.dropDelegate != nil { grids.append(grid) }
      view = present.superview
    }
    return grids
  }

  private func firstThatCanHandle(of grids: [GridView]) -> GridView? {
    // A grid that the finger has left may be asked again.
    refusing.removeAll { weak in !grids.contains { $0 === weak.object } }
    for grid in grids {
      if grid === visit?.grid { return grid }
      if refusing.contains(where: { $0.object === grid }) { continue }
      if DropCaller(grid, dropSession)?.canHandle() == true { return grid }
      refusing.append(Weak(grid))
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

  /// Ends the drag without a drop: the finger is lost, or lifts where nothing can be dropped.
  func cancel() {
    switch phase {
    case .lifted:
      // It never began.
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
    for grid in entered.compactMap(\.object) { DropCaller(grid, dropSession)?.didEnd() }
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

// MARK: - The finger

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

  /// Drops the items at a place of a view, as a finger does that goes there at once and lifts.
  package func drop(at point: CGPoint, in view: BaseView) {
    session.position = view.convert(point, to: nil)
    begin()
    hover()
    drop()
  }

  package func fingerWasLost(_ touch: GridTouch) {
    cancel()
  }
}

// MARK: - Lifting

extension GridView {
  /// Steps 1 and 2 of a drag: asks for what an item would take along, and lifts it.
  ///
  /// - Parameter take: Takes the finger from the views.
  /// - Returns: The drag; nil where there is none.
  func beginDrag(
    _ touch: GridTouch, on cell: GridViewCell, taking take: () -> Void
  ) -> RunningDrag? {
    guard dragInteractionEnabled, runningDrag == nil, !isMovingItems else { return nil }
    let drag = RunningDrag(from: self, position: touch.location(in: nil))
    guard let caller = DragCaller(self, drag.session) else { return nil }
    let useCount = cell.reuse.useCount
    let items = caller.itemsForBeginning(at: dataPath(cell.reuse.position))
    let isThere =
      display.liveViews[ElementKey(.cell, cell.reuse.position)] === cell
      && cell.reuse.useCount == useCount
    guard !items.isEmpty, isThere, runningDrag == nil, !isMovingItems else { return nil }
    _ = caller.previewParameters(at: dataPath(cell.reuse.position))
    take()
    dragAndDrop.drag = drag
    content.dragged.removeAll()
    drag.take(items, of: cell.reuse.position, in: self)
    updateCellStates()
    return drag
  }

  /// Lifts items for a drag at once: the first as a finger does that has rested on it, the others
  /// as taps take them along. What is not on screen cannot be touched, and is left out.
  ///
  /// - Returns: The drag and the items that it takes; nil where it does not begin.
  package func beginDrag(
    ofItemsAt paths: [IndexPath]
  ) -> (drag: RunningDrag, items: [IndexPath])? {
    layoutIfNeeded()
    let items = paths.filter { cellForItem(at: $0) != nil }
    guard let first = items.first, let cell = cellForItem(at: first) else { return nil }
    let finger = GridTouch(position: convert(cell.center, to: nil), view: cell)
    guard let drag = beginDrag(finger, on: cell, taking: {}) else { return nil }
    return (drag, [first] + items.dropFirst().filter { addsToDrag(Position($0)) })
  }

  /// An item was tapped: during a drag it may be one more to take along.
  ///
  /// - Returns: Whether it is.
  func addsToDrag(_ item: Position) -> Bool {
    guard let drag = runningDrag, drag.phase == .lifted || drag.phase == .dragging,
      !content.dragged.contains(item), let caller = DragCaller(self, drag.session)
    else { return false }
    let point = interaction.press?.touch.location(in: self) ?? .zero
    let items = caller.itemsForAdding(at: dataPath(item), point: point)
    guard !items.isEmpty, runningDrag === drag else { return false }
    drag.take(items, of: item, in: self)
    updateCellStates()
    return true
  }
}

/// A weak reference to an object that is kept elsewhere.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
