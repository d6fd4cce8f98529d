/// The one place that calls a drop delegate. Each call is traced.
@MainActor
struct DropCaller {
  let grid: GridView
  let delegate: any GridViewDropDelegate
  let session: any GridDropSession

  /// Makes a caller; nil for a grid without a drop delegate.
  init?(_ grid: GridView, _ session: any GridDropSession) {
    guard let delegate = grid.dropDelegate else { return nil }
    self.grid = grid
    self.delegate = delegate
    self.session = session
  }

  private var caller: OptionalCaller {
    OptionalCaller(
      receiver: delegate, methods: grid.dragAndDrop.dropMethods, source: .delegate, view: grid)
  }

  func canHandle() -> Bool {
    caller.ask(
      .canHandle, { delegate.collectionView(grid, canHandle: session) }, { "-> \($0)" }) ?? true
  }

  func didEnter() {
    caller.tell(.dropSessionDidEnter) {
      delegate.collectionView(grid, dropSessionDidEnter: session)
    }
  }

  /// Asks the delegate for a proposal for the present destination. The result is `.cancel` if the
  /// delegate lacks the method.
  func didUpdate(_ destination: IndexPath?) -> GridViewDropProposal {
    caller.ask(
      .dropSessionDidUpdate,
      {
        delegate.collectionView(
          grid, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      },
      { "\(destination?.traceText ?? "nowhere") -> \($0.traceText)" })
      ?? GridViewDropProposal(operation: .cancel)
  }

  func didExit() {
    caller.tell(.dropSessionDidExit) { delegate.collectionView(grid, dropSessionDidExit: session) }
  }

  func didEnd() {
    caller.tell(.dropSessionDidEnd) { delegate.collectionView(grid, dropSessionDidEnd: session) }
  }

  func perform(_ coordinator: any GridViewDropCoordinator) {
    let place = coordinator.destinationIndexPath?.traceText ?? "nowhere"
    grid.simulation.emit(.delegate, "performDropWith", place, in: grid)
    grid.simulation.perform {
      delegate.collectionView(grid, performDropWith: coordinator)
    }
  }

  func previewParameters(at path: IndexPath) -> GridDragPreviewParameters? {
    caller.tell(.dropPreviewParametersForItemAt, path.traceText) {
      delegate.collectionView(grid, dropPreviewParametersForItemAt: path)
    } ?? nil
  }
}

extension GridViewDropProposal {
  /// The proposal as text for traces, for example `move insertAt`.
  var traceText: String {
    let place =
      switch intent {
      case .unspecified: ""
      case .insertAtDestinationIndexPath: " insertAt"
      case .insertIntoDestinationIndexPath: " insertInto"
      }
    return "\(operation)\(place)"
  }
}
