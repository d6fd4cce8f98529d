/// A gesture that takes a finger away from the views under it, and receives its further moves.
@MainActor
package protocol FingerGesture: AnyObject {
  /// Notifies the gesture that the finger has moved.
  func fingerDidMove(_ touch: GridTouch)
  /// Notifies the gesture that the finger has lifted, at the finger's last position.
  func fingerDidLift(_ touch: GridTouch)
  /// Notifies the gesture that the touch was taken away, instead of `fingerDidLift(_:)`.
  func fingerWasLost(_ touch: GridTouch)
}

/// The wait for a long press. A finger that rests on an item long enough lifts the item (IM-25).
///
/// The code that delivers touches makes a `LongPress` when a finger comes down, and reports the
/// finger's moves to it. After a long press, it hands the finger over to `gesture`.
@MainActor
package final class LongPress {
  /// The time that the finger has to rest, in seconds of virtual time.
  package static let duration: TimeInterval = 0.5
  /// The distance that the finger may move while it rests, in points.
  package static let slack: CGFloat = 10

  /// The gesture that has taken over the finger; nil if no gesture has done so.
  package private(set) var gesture: (any FingerGesture)?
  private let touch: GridTouch
  private let start: CGPoint
  private let willTake: () -> Void
  private var link: GridDisplayLink?
  /// Whether the finger has lifted, moved too far, or was lost.
  private var isOver = false

  /// Begins to wait for a long press. Nil if no grid under the finger reacts to long presses.
  ///
  /// - Parameter willTake: Takes the finger away from the views under it: their touch is cancelled.
  package init?(_ touch: GridTouch, willTake: @escaping () -> Void) {
    guard let view = touch.view, view.enclosingGrids.contains(where: \.awaitsLongPress) else {
      return nil
    }
    self.touch = touch
    self.willTake = willTake
    start = touch.location(in: nil)
    let end = view.simulation.now + LongPress.duration
    link = view.simulation.makeDisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      if link.timestamp >= end - VirtualClock.tolerance { self.fire() }
    }
  }

  /// Ends the wait if the finger has moved too far.
  package func fingerDidMove() {
    guard link != nil else { return }
    let place = touch.location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > LongPress.slack { fail() }
  }

  /// Ends the wait without a long press.
  package func fail() {
    isOver = true
    stopWaiting()
  }

  private func stopWaiting() {
    link?.invalidate()
    link = nil
  }

  private func fire() {
    stopWaiting()
    for grid in touch.view?.enclosingGrids ?? [] where !isOver {
      let taken = begin(in: grid)
      // A callback may have taken the touch away.
      if isOver { taken?.fingerWasLost(touch) } else { gesture = taken }
      if taken != nil { return }
    }
  }

  /// Begins a drag of the item under the finger or else a movement by hand; nil if neither begins.
  private func begin(in grid: GridView) -> (any FingerGesture)? {
    guard let cell = grid.cell(under: touch.view),
      !grid.content.isKeptPlace(cell.reuse.position)
    else { return nil }
    if let drag = grid.beginDrag(touch, on: cell, taking: willTake) { return drag }
    guard grid.movesItemsByLongPress, !grid.isMovingItems, grid.runningDrag == nil,
      grid.display.liveViews.contains(cell),
      grid.beginInteractiveMovementForItem(
        at: grid.simulation.indexPath(cell.reuse.position))
    else { return nil }
    willTake()
    return MovementGesture(in: grid)
  }
}

extension BaseView {
  /// The grids around the view, innermost first. A grid is around itself.
  var enclosingGrids: [GridView] {
    sequence(first: self, next: { $0.superview }).compactMap { $0 as? GridView }
  }
}

extension GridView {
  /// Whether a long press on an item may lift it.
  var awaitsLongPress: Bool {
    dragDelegate != nil && dragInteractionEnabled || movesItemsByLongPress
  }

  /// Whether a controller shows the grid and moves items by a long press.
  fileprivate var movesItemsByLongPress: Bool {
    guard dataSource != nil else { return false }
    let responders = sequence(first: self as GridResponder, next: { $0.next })
    let controller = responders.lazy.compactMap { $0 as? GridViewController }
      .first { $0.shows(self) }
    return controller?.installsStandardGestureForInteractiveMovement ?? false
  }
}

/// The gesture that moves an item in a controller's grid by hand.
@MainActor
private final class MovementGesture: FingerGesture {
  private let installation: UnretainedBox<GridView>

  init(in grid: GridView) {
    installation = grid.answers.installation
  }

  func fingerDidMove(_ touch: GridTouch) {
    guard let grid = installation.view else { return }
    grid.updateInteractiveMovementTargetPosition(touch.location(in: grid))
  }

  func fingerDidLift(_ touch: GridTouch) { installation.view?.endInteractiveMovement() }

  func fingerWasLost(_ touch: GridTouch) { installation.view?.cancelInteractiveMovement() }
}
