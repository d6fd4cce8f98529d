/// The one place that calls a grid's delegate.
@MainActor
struct DelegateCaller {
  let grid: GridView
  let delegate: any GridViewDelegate

  var caller: OptionalCaller {
    OptionalCaller(
      receiver: delegate, methods: grid.delegateMethods, source: .delegate, view: grid)
  }

  // Decoration views have no callbacks (DP-3).

  func willDisplay(_ view: GridReusableView, key: ElementKey) {
    let path = grid.simulation.indexPath(key.position)
    switch key.kind.category {
    case .cell:
      guard let cell = view as? GridViewCell else { return }
      caller.tell(.willDisplayCell, "willDisplay", path.traceText) {
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
    let path = grid.simulation.indexPath(key.position)
    switch key.kind.category {
    case .cell:
      guard let cell = view as? GridViewCell else { return }
      caller.tell(.didEndDisplayingCell, "didEndDisplaying", path.traceText) {
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
    caller.ask(
      .targetContentOffset, "targetContentOffsetForProposedContentOffset",
      {
        delegate.collectionView(grid, targetContentOffsetForProposedContentOffset: proposed)
      },
      { "\(NumberText.short(proposed)) -> \(NumberText.short($0))" }) ?? proposed
  }
}
