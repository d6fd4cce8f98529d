// Drags of items from grid to grid, by a finger that first rests on an item. Points are counted
// from the top left corner of a grid on screen.

/// The result of dragging an item.
///
/// ```swift
/// let drag = grid.dragItem(at: first, toItemAt: third, of: other)
/// #expect("\(drag)" == "dropped: copy")
/// ```
public struct ItemDrag: Hashable, Sendable, CustomStringConvertible {
  /// Whether a long press has lifted the item for a drag. If not, nothing else happened.
  public var isAccepted: Bool
  /// The operation that ended the drag: `copy` or `move` if the item was dropped, otherwise
  /// `cancel`.
  public var operation: GridDropOperation

  /// Makes a result to compare with, by default the result of a drag that was not allowed.
  public init(isAccepted: Bool = false, operation: GridDropOperation = .cancel) {
    self.isAccepted = isAccepted
    self.operation = operation
  }

  /// The result as text: `dropped: copy`, `not dropped`, or `no drag`.
  public var description: String {
    guard isAccepted else { return "no drag" }
    return operation == .copy || operation == .move ? "dropped: \(operation)" : "not dropped"
  }
}

extension GridView {
  /// Puts a finger down on an item and keeps the finger there until the touch counts as a long
  /// press.
  ///
  /// ```swift
  /// let finger = grid.longPressItem(at: first)
  /// finger?.move(to: CGPoint(x: 50, y: 120), in: other)
  /// finger?.lift()
  /// ```
  ///
  /// - Parameter seconds: Virtual time that passes, in whole frames.
  /// - Returns: The finger; nil if the item is not on screen. The finger is returned even if it has
  ///   not lifted the item.
  public func longPressItem(
    at indexPath: IndexPath, for seconds: TimeInterval = 0.52
  ) -> GridFinger? {
    guard let frames = simulation.frames(in: seconds),
      let finger = touchDown(onItemAt: indexPath)
    else { return nil }
    for _ in 0..<frames { simulation.tick() }
    return finger
  }

  /// Drags an item to a point of a grid and drops the item there. A finger rests on the item, moves
  /// evenly to the point in one step per tick, and lifts.
  ///
  /// After the drop, preview animations and loading take time; see `settle()`.
  ///
  /// - Parameters:
  ///   - point: The point, counted from the top left corner of the grid `other` on screen. If
  ///     `other` is nil, the point is counted from the corner of this grid.
  ///   - seconds: Virtual time for the movement, in whole frames and at least one.
  ///   - rest: Virtual time that the finger rests at the point before it lifts.
  ///   - drops: Whether the finger lifts at the point. If false, the touch is cancelled there.
  @discardableResult
  public func dragItem(
    at indexPath: IndexPath, toPoint point: CGPoint, of other: GridView? = nil,
    over seconds: TimeInterval = 0.3, rest: TimeInterval = 0, drops: Bool = true
  ) -> ItemDrag {
    guard let frames = simulation.frames(in: seconds), let still = simulation.frames(in: rest),
      admits(point, "dragItem(at:toPoint:)"), let finger = longPressItem(at: indexPath)
    else { return ItemDrag() }
    guard let drag = finger.drag else {
      finger.cancel()
      return ItemDrag()
    }
    let target = other ?? self
    let start = target.screenPlace(of: drag)
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      finger.move(to: Interpolation.linear(from: start, to: point, at: share), in: target)
      simulation.tick()
    }
    if rest > 0 { for _ in 0..<still { simulation.tick() } }
    if drops { finger.lift() } else { finger.cancel() }
    return ItemDrag(isAccepted: true, operation: drag.outcome)
  }

  /// Drags an item onto the middle of another item; see `dragItem(at:toPoint:of:over:rest:drops:)`.
  /// Nothing happens if the item at `destination` is not on screen.
  @discardableResult
  public func dragItem(
    at indexPath: IndexPath, toItemAt destination: IndexPath, of other: GridView? = nil,
    over seconds: TimeInterval = 0.3, rest: TimeInterval = 0, drops: Bool = true
  ) -> ItemDrag {
    guard let place = (other ?? self).place(ofItemAt: destination) else { return ItemDrag() }
    return dragItem(
      at: indexPath, toPoint: place, of: other, over: seconds, rest: rest, drops: drops)
  }

  /// Returns the location of a drag, counted from the top left corner of the grid on screen.
  private func screenPlace(of drag: RunningDrag) -> CGPoint {
    let point = drag.location(in: self)
    return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }
}
