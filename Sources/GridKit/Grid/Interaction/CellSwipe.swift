/// A finger that draws a list's cell aside, to what its section offers there, and the cell that
/// stays aside after it.
///
/// A swipe over half of the cell does what the first action stands for, if the configuration says
/// so; a shorter one leaves the actions beside the cell, each as wide as `actionWidth`, until the
/// next touch. Nothing is drawn, so both are choices.
@MainActor
package final class CellSwipe: FingerGesture {
  /// The width of an action to a finger, in points.
  package static let actionWidth: CGFloat = 74

  @UnretainedGrid private var grid: GridView?
  private let cell: GridViewListCell
  private let useCount: Int
  private let configuration: GridSwipeActionsConfiguration
  /// Whether the actions are at the right edge on screen.
  private let isAtRight: Bool
  private let start: CGFloat
  /// The distance that the cell is drawn aside, in points.
  private var distance: CGFloat = 0

  /// Begins a swipe; nil where the finger does not move along the cell, or nothing is offered on
  /// that side.
  ///
  /// - Parameter way: The finger's way so far, in points.
  package init?(_ touch: GridTouch, way: CGPoint) {
    guard abs(way.x) > abs(way.y), let (grid, cell) = CellSwipe.listCell(under: touch.view),
      !grid.isEditing, !grid.isMovingItems
    else { return nil }
    isAtRight = way.x < 0
    let isTrailing = isAtRight != cell.isRightToLeft
    let offered = grid.simulation.perform {
      isTrailing
        ? cell.effectiveTrailingSwipeActionsConfiguration
        : cell.effectiveLeadingSwipeActionsConfiguration
    }
    guard let offered, !offered.actions.isEmpty else { return nil }
    self.grid = grid
    self.cell = cell
    configuration = offered
    useCount = cell.reuse.useCount
    start = touch.location(in: nil).x - way.x
    grid.interaction.swipe = self
    cell.isSwiped = true
  }

  /// The innermost list cell around what a finger touches, unless another sort of cell of the same
  /// grid is further inside.
  private static func listCell(under view: BaseView?) -> (GridView, GridViewListCell)? {
    var outer = view
    while let present = outer {
      if let grid = present as? GridView {
        return (grid.cell(under: view) as? GridViewListCell).map { (grid, $0) }
      }
      outer = present.superview
    }
    return nil
  }

  /// Whether the cell is the item's still.
  var isCurrent: Bool {
    guard let grid else { return false }
    return cell.reuse.useCount == useCount && grid.cell(under: cell) === cell
  }

  // MARK: Finger

  package func fingerDidMove(_ touch: GridTouch) {
    let way = touch.location(in: nil).x - start
    distance = max(0, isAtRight ? -way : way)
  }

  package func fingerDidLift(_ touch: GridTouch) {
    let actions = configuration.actions
    guard isCurrent else { return close() }
    if configuration.performsFirstActionWithFullSwipe, distance > cell.bounds.width / 2 {
      perform(actions[0])
    } else if distance < CellSwipe.actionWidth / 2 {
      close()
    }
  }

  package func fingerWasLost(_ touch: GridTouch) { close() }

  // MARK: Beside the cell

  /// The action at a place beside the cell that was drawn aside; nil for none.
  func action(at touch: GridTouch) -> GridContextualAction? {
    guard isCurrent else { return nil }
    let place = touch.location(in: cell)
    guard cell.bounds.contains(place) else { return nil }
    let inset = isAtRight ? cell.bounds.width - place.x : place.x
    let index = Int(inset / CellSwipe.actionWidth)
    return configuration.actions.indices.contains(index) ? configuration.actions[index] : nil
  }

  /// Performs an action; the cell goes back.
  func perform(_ action: GridContextualAction) {
    close()
    let (handler, cell) = (action.handler, cell)
    grid?.simulation.perform { handler(action, cell) { _ in } }
  }

  /// Closes the swipe: the cell goes back.
  func close() {
    cell.isSwiped = false
    if grid?.interaction.swipe === self { grid?.interaction.swipe = nil }
  }
}
