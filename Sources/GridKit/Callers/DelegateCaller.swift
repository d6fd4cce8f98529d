/// The one place that calls a grid's delegate.
@MainActor
struct DelegateCaller {
  let grid: GridView
  let delegate: any GridViewDelegate

  var caller: OptionalCaller {
    OptionalCaller(
      receiver: delegate, methods: grid.delegateMethods, source: .delegate, view: grid)
  }

  // Decoration views have no callbacks (DP-3). Cells go by the data source's paths, as in the
  // request for them (DP-1), also while an item is moved by hand.

  private func path(of key: ElementKey) -> IndexPath {
    key.kind == .cell ? grid.dataPath(key.position) : grid.simulation.indexPath(key.position)
  }

  /// Whether an element is nobody's business: a placeholder, or the gap under something dragged.
  @inline(__always)
  private func isUntold(_ key: ElementKey) -> Bool {
    grid.content.order != nil && key.kind == .cell && grid.isKeptPlace(key.position)
  }

  /// As `OptionalCaller.tell`, sooner where the delegate is known to have the method and nobody
  /// listens: for what is told of every cell.
  @inline(__always)
  private func tell(
    _ method: OptionalMethod, _ name: String, _ detail: @autoclosure () -> String,
    _ call: () -> Void
  ) {
    if !grid.simulation.isTracing, grid.delegateMethods.contains(method, of: delegate) {
      Simulation.perform(in: grid, call)
    } else {
      caller.tell(method, name, detail(), call)
    }
  }

  func willDisplay(_ view: GridReusableView, key: ElementKey) {
    if isUntold(key) { return }
    let path = path(of: key)
    switch key.kind.category {
    case .cell:
      guard let cell = view as? GridViewCell else { return }
      tell(.willDisplayCell, "willDisplay", path.traceText) {
        delegate.collectionView(grid, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView:
      let kind = key.kind.name ?? ""
      caller.tell(
        .willDisplaySupplementaryView, "willDisplaySupplementaryView", "\(kind) \(path.traceText)"
      ) {
        delegate.collectionView(
          grid, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
    case .decorationView:
      break
    }
  }

  func didEndDisplaying(_ view: GridReusableView, key: ElementKey) {
    if isUntold(key) { return }
    let path = path(of: key)
    switch key.kind.category {
    case .cell:
      guard let cell = view as? GridViewCell else { return }
      tell(.didEndDisplayingCell, "didEndDisplaying", path.traceText) {
        delegate.collectionView(grid, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementaryView:
      let kind = key.kind.name ?? ""
      caller.tell(
        .didEndDisplayingSupplementaryView, "didEndDisplayingSupplementaryView",
        "\(kind) \(path.traceText)"
      ) {
        delegate.collectionView(
          grid, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    case .decorationView:
      break
    }
  }

  /// The delegate's word on an offset that the layout has agreed to (T4.2).
  func targetOffset(proposed: CGPoint) -> CGPoint {
    let target = caller.ask(
      .targetContentOffset, "targetContentOffsetForProposedContentOffset",
      {
        delegate.collectionView(grid, targetContentOffsetForProposedContentOffset: proposed)
      },
      { "\(NumberText.short(proposed)) -> \(NumberText.short($0))" })
    guard let target else { return proposed }
    return grid.layoutCaller.admitted(
      target, by: "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      insteadOf: proposed)
  }

  /// The delegate's own transition layout (I6.1); nil when it leaves that to the grid.
  func transitionLayout(
    from old: GridViewLayout, to new: GridViewLayout
  ) -> GridViewTransitionLayout? {
    caller.ask(
      .transitionLayout, "transitionLayoutForOldLayout",
      {
        delegate.collectionView(grid, transitionLayoutForOldLayout: old, newLayout: new)
      },
      { "\(type(of: old)), \(type(of: new)) -> \(type(of: $0))" })
  }

  /// The delegate's word on a place that the layout proposes for a lifted item (IM-7); nil when it
  /// has none.
  ///
  /// - Parameter original: Where the item was lifted; also what the older method is told.
  func targetPath(original: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath? {
    let places = "\(original.traceText), \(current.traceText), \(proposed.traceText)"
    return caller.ask(
      .targetIndexPathForMoveFromOriginal, "targetIndexPathForMoveOfItemFromOriginalIndexPath",
      {
        delegate.collectionView(
          grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
          atCurrentIndexPath: current, toProposedIndexPath: proposed)
      },
      { "\(places) -> \($0.traceText)" })
      ?? caller.ask(
        .targetIndexPathForMove, "targetIndexPathForMoveFromItemAt",
        {
          delegate.collectionView(
            grid, targetIndexPathForMoveFromItemAt: original, toProposedIndexPath: proposed)
        },
        { "\(original.traceText), \(proposed.traceText) -> \($0.traceText)" })
  }
}
