/// A swipe that moves a list cell aside, so that the swipe actions of the cell's section can be
/// touched. The swipe lasts until the cell returns to its place.
///
/// If `performsFirstActionWithFullSwipe` is true, a swipe over more than half of the cell performs
/// the first action. A shorter swipe leaves the actions beside the cell until the next touch. Each
/// action is as wide as `actionWidth`. Nothing is drawn, so GridKit chose both lengths.
@MainActor
package final class CellSwipe: FingerGesture {
  /// The width of the area in which a finger hits an action, in points.
  package static let actionWidth: CGFloat = 74

  /// The grid on which the swipe began, also after the cell has left it.
  private let installation: UnretainedBox<GridView>
  private let cell: GridViewListCell
  private let useCount: Int
  private let configuration: GridSwipeActionsConfiguration
  /// Whether the actions are at the right edge on screen.
  private let isAtRight: Bool
  private let start: CGFloat
  /// The distance that the cell is moved aside, in points.
  private var distance: CGFloat = 0

  /// Begins a swipe. Returns nil if the finger does not move horizontally over a list cell, or the
  /// cell has no actions on the side that the swipe uncovers.
  ///
  /// - Parameter way: The finger's movement so far, in points.
  package init?(_ touch: GridTouch, way: CGPoint) {
    guard abs(way.x) > abs(way.y), let grid = touch.view?.enclosingGrids.first,
      let cell = grid.cell(under: touch.view) as? GridViewListCell, !grid.isEditing,
      !grid.isMovingItems
    else { return nil }
    isAtRight = way.x < 0
    let isTrailing = isAtRight != cell.isRightToLeft
    let offered = grid.simulation.perform {
      isTrailing
        ? cell.effectiveTrailingSwipeActionsConfiguration
        : cell.effectiveLeadingSwipeActionsConfiguration
    }
    guard let offered, !offered.actions.isEmpty else { return nil }
    installation = grid.answers.installation
    self.cell = cell
    configuration = offered
    useCount = cell.reuse.useCount
    start = touch.location(in: nil).x - way.x
    grid.interaction.swipe = self
    cell.isSwiped = true
  }

  /// Whether the cell still shows the item on which the swipe began.
  private func isCurrent(in grid: GridView) -> Bool {
    cell.reuse.useCount == useCount && grid.cell(under: cell) === cell
  }

  // MARK: Finger

  package func fingerDidMove(_ touch: GridTouch) {
    let way = touch.location(in: nil).x - start
    distance = max(0, isAtRight ? -way : way)
  }

  package func fingerDidLift(_ touch: GridTouch) {
    let grid = installation.view
    guard let grid, isCurrent(in: grid) else { return close(in: grid) }
    if configuration.performsFirstActionWithFullSwipe, distance > cell.bounds.width / 2 {
      perform(configuration.actions[0], in: grid)
    } else if distance < CellSwipe.actionWidth / 2 {
      close(in: grid)
    }
  }

  package func fingerWasLost(_ touch: GridTouch) { close(in: installation.view) }

  // MARK: Beside the cell

  /// Returns the action that a touch hits beside the swiped cell; nil if the touch hits no action.
  func action(at touch: GridTouch, in grid: GridView) -> GridContextualAction? {
    guard isCurrent(in: grid) else { return nil }
    let place = touch.location(in: cell)
    guard cell.bounds.contains(place) else { return nil }
    let inset = isAtRight ? cell.bounds.width - place.x : place.x
    let index = Int(inset / CellSwipe.actionWidth)
    return configuration.actions.indices.contains(index) ? configuration.actions[index] : nil
  }

  /// Closes the swipe and performs an action.
  func perform(_ action: GridContextualAction, in grid: GridView) {
    close(in: grid)
    grid.simulation.perform { action.handler(action, cell) { _ in } }
  }

  /// Closes the swipe, so that the cell returns to its place.
  func close(in grid: GridView?) {
    cell.isSwiped = false
    if grid?.interaction.swipe === self { grid?.interaction.swipe = nil }
  }
}
