/// The result of moving an item by hand.
public struct ItemMovement: Hashable, Sendable {
  /// Whether the grid let the item be lifted; if not, nothing else happened.
  public var isAccepted: Bool
  /// Places where the item hovered, from its own to the last, in the order of the visit.
  public var targets: [IndexPath]

  /// The place where the item hovered when it was let go; nil when it was not lifted.
  public var finalTarget: IndexPath? { targets.last }
}

/// The end of a movement by hand.
public enum MovementEnd: String, Hashable, Sendable, CaseIterable {
  /// The item comes down where it hovers.
  case drop
  /// The gesture is taken away: the item goes back.
  case cancel
  /// The finger stays down.
  case hold
}

extension GridView {
  /// Lifts an item, carries it evenly to a point, one update per tick, and lets it go.
  ///
  /// ```swift
  /// grid.moveItem(at: IndexPath(item: 0, section: 0), toPoint: CGPoint(x: 50, y: 130))
  /// grid.settle()
  /// ```
  ///
  /// An item that is lifted already, by an earlier call that ended with `.hold`, is carried on from
  /// where it is when `indexPath` is the place where it hovers.
  ///
  /// - Parameters:
  ///   - point: Where the item's centre goes, in content points.
  ///   - seconds: Virtual time that passes, in whole frames and at least one.
  ///   - end: The end of the movement at the point. Motion after it, such as the item settling,
  ///     needs time: see `settle()`.
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

  /// Carries an item to the middle of another one, as it is before the movement; see
  /// `moveItem(at:toPoint:over:end:)`.
  ///
  /// An item that the layout does not place is not there to be carried to: nothing happens.
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
