import GridKit

/// An action on a grid of shelves that shows its middle. Each action needs new cells; all but the
/// nudge also a header and a board.
enum Provocation: String, Sendable, CaseIterable {
  case scroll, resize, reload, newSource, switchLayout, invalidate, nudge

  /// Provocations that ask for views.
  static let views: [Provocation] = [
    .scroll, .resize, .reload, .newSource, .switchLayout, .invalidate,
  ]
  /// Provocations that prepare a layout.
  static let preparing: [Provocation] = [.resize, .reload, .newSource, .switchLayout, .invalidate]
  /// Provocations that load counts.
  static let loading: [Provocation] = [.reload, .newSource, .switchLayout]

  @MainActor func provoke(_ rig: ShelfRig) {
    let grid = rig.grid
    switch self {
    case .scroll: grid.contentOffset.y += 400
    case .nudge: grid.contentOffset.y += 60
    case .resize: grid.frame = CGRect(7, 9, 150, 560)
    case .reload: grid.reloadData()
    case .newSource: grid.dataSource = rig.nextSource
    case .switchLayout: grid.collectionViewLayout = rig.nextLayout
    case .invalidate:
      rig.layout.rowHeight = 6
      rig.layout.invalidateLayout()
    }
    grid.layoutIfNeeded()
  }
}
