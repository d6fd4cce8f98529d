/// The result of an interactive movement of an item.
public struct ItemMovement: Hashable, Sendable {
  /// Whether the grid allowed the item to be lifted. If not, nothing else happened.
  public var isAccepted: Bool
  /// The index paths at which the item hovered, in order. The first is the item's own index path.
  public var targets: [IndexPath]

  /// The index path at which the item hovered at the end; nil if the item was not lifted.
  public var finalTarget: IndexPath? { targets.last }
}

/// The way in which an interactive movement ends.
public enum MovementEnd: String, Hashable, Sendable, CaseIterable {
  /// The item is dropped at the place over which it hovers.
  case drop
  /// The gesture is cancelled, and the item goes back.
  case cancel
  /// The finger stays down.
  case hold
}

extension GridView {
  /// Lifts an item, moves the item evenly to a point with one update per tick, and ends the
  /// interactive movement as `end` says.
  ///
  /// ```swift
  /// grid.moveItem(at: IndexPath(item: 0, section: 0), toPoint: CGPoint(x: 50, y: 130))
  /// grid.settle()
  /// ```
  ///
  /// An earlier call that ended with `.hold` leaves the item lifted. If `indexPath` is the index
  /// path at which this item hovers, the movement continues from the item's present place.
  ///
  /// - Parameters:
  ///   - point: The destination of the item's centre, in content points.
  ///   - seconds: Virtual time that passes, in whole frames and at least one.
  ///   - end: The end of the movement at the point. The motion that follows, such as the item
  ///     settling, takes time; see `settle()`.
  @discardableResult
  public func moveItem(
    at indexPath: IndexPath, toPoint point: CGPoint, over seconds: TimeInterval = 0.3,
    end: MovementEnd = .drop
  ) -> ItemMovement {
    let isRefused = ItemMovement(isAccepted: false, targets: [])
    guard let frames = simulation.frames(in: seconds), admits(point, "moveItem(at:toPoint:)") else {
      return isRefused
    }
    simulation.perform { layoutIfNeeded() }
    let isHeld = isMovingItems && movementTarget == Position(indexPath)
    let start =
      (isHeld ? cellForItem(at: indexPath)?.center : nil)
      ?? simulation.perform { layoutAttributesForItem(at: indexPath)?.center } ?? point
    guard isHeld || simulation.perform({ beginInteractiveMovementForItem(at: indexPath) }) else {
      return isRefused
    }
    var targets = [indexPath]
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      simulation.input(at: simulation.nextTickTime, name: "movement") { [weak self] in
        self?.updateInteractiveMovementTargetPosition(
          Interpolation.linear(from: start, to: point, at: share))
      }
      simulation.tick()
      if let target = movementTarget?.indexPath, target != targets.last { targets.append(target) }
    }
    switch end {
    case .drop: simulation.perform { endInteractiveMovement() }
    case .cancel: simulation.perform { cancelInteractiveMovement() }
    case .hold: break
    }
    return ItemMovement(isAccepted: true, targets: targets)
  }

  /// Carries an item to the place where the middle of another item is before the movement; see
  /// `moveItem(at:toPoint:over:end:)`.
  ///
  /// Nothing happens if the layout has no attributes for the item at `other`.
  @discardableResult
  public func moveItem(
    at indexPath: IndexPath, ontoItemAt other: IndexPath, over seconds: TimeInterval = 0.3,
    end: MovementEnd = .drop
  ) -> ItemMovement {
    let middle = simulation.perform { layoutAttributesForItem(at: other)?.center }
    guard let middle else { return ItemMovement(isAccepted: false, targets: []) }
    return moveItem(at: indexPath, toPoint: middle, over: seconds, end: end)
  }
}
