// Views that a batch update removes together with items. The supplementary views of groups go with
// the last item that needs them. Boundary items and backgrounds go when the provider describes
// their section without them.

extension GridViewCompositionalLayout {
  /// Returns the index paths of live views of a kind that are missing in the new solution. The
  /// result has the index paths before the update.
  ///
  /// - Complexity: O(*n* · log *sections*) for *n* live views.
  func pathsOfVanishing(_ kind: ElementKind) -> [IndexPath] {
    guard let update = updateUnderWay, let grid = installedView, let solution = solved else {
      return []
    }
    return grid.display.liveViews.keys.filter { key in
      guard key.kind == kind, let new = update.survivor(of: key) else { return false }
      guard let element = keys.element(of: new, in: solution) else { return true }
      return solution.plan.frame(of: element) == nil
    }
    .map(\.position).sorted().map(\.indexPath)
  }
}
