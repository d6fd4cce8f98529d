/// A gesture that takes a finger away from the views under it and receives the finger's further
/// moves.
@MainActor
package protocol FingerGesture: AnyObject {
  /// Notifies the gesture that the finger has moved.
  func fingerDidMove(_ touch: GridTouch)
  /// Notifies the gesture that the finger has lifted, at the finger's last position.
  func fingerDidLift(_ touch: GridTouch)
  /// Notifies the gesture that the touch was taken away. `fingerDidLift(_:)` is not called after
  /// this.
  func fingerWasLost(_ touch: GridTouch)
}

/// The wait for a long press. A finger that rests on an item long enough lifts the item (IM-25).
///
/// The code that delivers touches makes a `LongPress` when a finger comes down, and reports the
/// moves of the finger to this object. After a long press, the code hands the finger over to
/// `gesture`.
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

  /// Begins to wait for a long press. Returns nil if no grid under the finger reacts to long
  /// presses.
  ///
  /// - Parameter willTake: Takes the finger away from the views under it, which cancels their
  ///   touch.
  package init?(_ touch: GridTouch, willTake: @escaping () -> Void) {
    guard let simulation = touch.view?.simulation,
      LongPress.grids(under: touch).contains(where: \.awaitsLongPress)
    else { return nil }
    self.touch = touch
    self.willTake = willTake
    start = touch.location(in: nil)
    let end = simulation.now + LongPress.duration
    link = simulation.makeDisplayLink { [weak self] link in
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
    for grid in LongPress.grids(under: touch) where !isOver {
      let taken = grid.beginLongPress(touch, taking: willTake)
      // A callback may have taken the touch away.
      if isOver { taken?.fingerWasLost(touch) } else { gesture = taken }
      if taken != nil { return }
    }
  }

  /// Returns the grids around the view that the finger came down on, innermost first.
  private static func grids(under touch: GridTouch) -> [GridView] {
    var grids: [GridView] = []
    var view = touch.view
    while let present = view {
      if let grid = present as? GridView { grids.append(grid) }
      view = present.superview
    }
    return grids
  }
}

extension GridView {
  /// Whether a long press on an item may lift it.
  var awaitsLongPress: Bool {
    dragDelegate != nil && dragInteractionEnabled || movesItemsByLongPress
  }

  /// Whether a controller shows the grid and moves items by a long press.
  private var movesItemsByLongPress: Bool {
    guard dataSource != nil else { return false }
    var responder = next
    while let present = responder {
      if let controller = present as? GridViewController, controller.shows(self) {
        return controller.installsStandardGestureForInteractiveMovement
      }
      responder = present.next
    }
    return false
  }

  /// Begins a drag of the item under a resting finger or, if no drag begins, a movement by hand.
  /// Returns nil if neither begins.
  fileprivate func beginLongPress(
    _ touch: GridTouch, taking take: () -> Void
  ) -> (any FingerGesture)? {
    guard let cell = cell(under: touch.view), !isKeptPlace(cell.reuse.position) else {
      return nil
    }
    if let drag = beginDrag(touch, on: cell, taking: take) { return drag }
    guard movesItemsByLongPress, !isMovingItems, runningDrag == nil,
      display.liveViews[ElementKey(.cell, cell.reuse.position)] === cell,
      beginInteractiveMovementForItem(at: simulation.indexPath(cell.reuse.position))
    else { return nil }
    take()
    return MovementGesture(grid: self)
  }
}

/// The gesture that moves an item in a controller's grid by hand.
@MainActor
private final class MovementGesture: FingerGesture {
  @UnretainedGrid private var grid: GridView?

  init(grid: GridView) {
    self.grid = grid
  }

  func fingerDidMove(_ touch: GridTouch) {
    grid?.updateInteractiveMovementTargetPosition(touch.location(in: grid))
  }

  func fingerDidLift(_ touch: GridTouch) {
    grid?.endInteractiveMovement()
  }

  func fingerWasLost(_ touch: GridTouch) {
    grid?.cancelInteractiveMovement()
  }
}
