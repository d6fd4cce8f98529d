/// A gesture that takes a finger away from the views under it, and follows it from there on.
@MainActor
package protocol FingerGesture: AnyObject {
  /// The finger is elsewhere.
  func fingerDidMove(_ touch: GridTouch)
  /// The finger lifts, where it has been seen last.
  func fingerDidLift(_ touch: GridTouch)
  /// The touch is taken away: no lift will follow.
  func fingerWasLost(_ touch: GridTouch)
}

/// A finger that may rest on an item long enough to lift it (IM-25).
///
/// The code that delivers touches makes one when a finger has come down, tells it of moves, and
/// hands the finger over to the gesture that comes of it.
@MainActor
package final class LongPress {
  /// The time that the finger has to rest, in seconds of virtual time.
  package static let duration: TimeInterval = 0.5
  /// The distance that the finger may move while it rests, in points.
  package static let slack: CGFloat = 10

  /// The gesture that has taken the finger; nil while none has.
  package private(set) var gesture: (any FingerGesture)?
  private let touch: GridTouch
  private let start: CGPoint
  private let willTake: () -> Void
  private var link: GridDisplayLink?
  /// Whether the finger has lifted, moved too far, or was lost.
  private var isOver = false

  /// Begins to wait for a long press; nil where no grid under the finger waits for one.
  ///
  /// - Parameter willTake: Takes the finger away from the views: what they have begun is cancelled.
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

  /// The finger has moved: too far, and there will be no long press.
  package func fingerDidMove() {
    guard link != nil else { return }
    let place = touch.location(in: nil)
    if hypot(place.x - start.x, place.y - start.y) > LongPress.slack { fail() }
  }

  /// Ends the wait: there will be no long press any more.
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

  /// Grids around what the finger came down on, innermost first.
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

  /// Whether the grid is that of a controller that moves items by a long press.
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

  /// A finger has rested on the grid: lifts the item under it, for a drag, or else to be moved by
  /// hand.
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

/// A finger that moves an item of a controller's grid.
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
