/// The one place that calls a drag delegate. Each call is traced.
@MainActor
struct DragCaller {
  let grid: GridView
  let delegate: any GridViewDragDelegate
  let session: any GridDragSession

  /// Makes a caller; nil for a grid without a drag delegate.
  init?(_ grid: GridView, _ session: any GridDragSession) {
    guard let delegate = grid.dragDelegate else { return nil }
    self.grid = grid
    self.delegate = delegate
    self.session = session
  }

  private var caller: OptionalCaller {
    OptionalCaller(
      receiver: delegate, methods: grid.dragAndDrop.dragMethods, source: .delegate, view: grid)
  }

  func itemsForBeginning(at path: IndexPath) -> [GridDragItem] {
    let items = grid.simulation.perform {
      delegate.collectionView(grid, itemsForBeginning: session, at: path)
    }
    grid.simulation.emit(
      .delegate, "itemsForBeginning", "\(path.traceText) -> \(items.count)", in: grid)
    return items
  }

  func itemsForAdding(at path: IndexPath, point: CGPoint) -> [GridDragItem] {
    caller.ask(
      .itemsForAddingTo,
      { delegate.collectionView(grid, itemsForAddingTo: session, at: path, point: point) },
      { "\(path.traceText) -> \($0.count)" }) ?? []
  }

  func previewParameters(at path: IndexPath) -> GridDragPreviewParameters? {
    caller.tell(.dragPreviewParametersForItemAt, path.traceText) {
      delegate.collectionView(grid, dragPreviewParametersForItemAt: path)
    } ?? nil
  }

  func allowsMove() -> Bool {
    caller.ask(
      .dragSessionAllowsMoveOperation,
      { delegate.collectionView(grid, dragSessionAllowsMoveOperation: session) }, { "-> \($0)" })
      ?? true
  }

  func isRestricted() -> Bool {
    caller.ask(
      .dragSessionIsRestrictedToDraggingApplication,
      { delegate.collectionView(grid, dragSessionIsRestrictedToDraggingApplication: session) },
      { "-> \($0)" }) ?? false
  }

  func willBegin() {
    caller.tell(.dragSessionWillBegin) {
      delegate.collectionView(grid, dragSessionWillBegin: session)
    }
  }

  func didEnd() {
    caller.tell(.dragSessionDidEnd) { delegate.collectionView(grid, dragSessionDidEnd: session) }
  }
}
