import Foundation

/// The part of the content that will probably show soon.
package struct PrefetchWindow: Equatable, Sendable {
  /// The direction in which the content went last: -1, 0 or 1 on each axis. Forward before anything
  /// moved.
  package private(set) var direction: CGVector
  /// The distance that is looked ahead, in viewport lengths.
  package var reach: CGFloat

  package init(reach: CGFloat = 1) {
    self.reach = reach
    direction = CGVector(dx: 1, dy: 1)
  }

  /// Takes note of a movement of the offset.
  ///
  /// - Returns: Whether an axis turned round.
  @discardableResult
  package mutating func record(movement: CGPoint) -> Bool {
    let old = direction
    if movement.x != 0 { direction.dx = movement.x > 0 ? 1 : -1 }
    if movement.y != 0 { direction.dy = movement.y > 0 ? 1 : -1 }
    return direction != old
  }

  /// The visible rectangle moved by the reach, on the axes that scroll.
  package func rect(visible: CGRect, scrollsX: Bool, scrollsY: Bool) -> CGRect {
    visible.offsetBy(
      dx: scrollsX ? visible.width * reach * direction.dx : 0,
      dy: scrollsY ? visible.height * reach * direction.dy : 0)
  }

  /// The region in which a cell that is not on screen stays with its item: one viewport around the
  /// visible rectangle.
  package static func keptRect(around visible: CGRect) -> CGRect {
    visible.insetBy(dx: -visible.width, dy: -visible.height)
  }

  /// Whether a movement leaves nothing of what was visible: too fast to make cells ahead (PF-5).
  package static func isFast(_ movement: CGPoint, in size: CGSize) -> Bool {
    abs(movement.x) > size.width || abs(movement.y) > size.height
  }

  /// The row next to the visible rectangle: the nearest frame and those whose middle lies beside
  /// it.
  ///
  /// The place of the nearest frame decides what "beside" means: if it is below or above, a row is
  /// a line; if it is left or right, a column.
  ///
  /// - Returns: Indices of the row, in the order given. Empty without frames.
  package static func nearestRow(of frames: [CGRect], to visible: CGRect) -> [Int] {
    let distances = frames.map { distance(from: $0, to: visible) }
    guard let least = distances.min(), let first = distances.firstIndex(of: least) else {
      return []
    }
    let nearest = frames[first]
    let gapX = max(visible.minX - nearest.maxX, nearest.minX - visible.maxX)
    let gapY = max(visible.minY - nearest.maxY, nearest.minY - visible.maxY)
    return frames.indices.filter { index in
      let frame = frames[index]
      return gapY >= gapX
        ? frame.midY >= nearest.minY && frame.midY <= nearest.maxY
        : frame.midX >= nearest.minX && frame.midX <= nearest.maxX
    }
  }

  /// Distance of a frame to the visible rectangle; 0 where they meet.
  package static func distance(from frame: CGRect, to visible: CGRect) -> CGFloat {
    let dx = max(0, max(visible.minX - frame.maxX, frame.minX - visible.maxX))
    let dy = max(0, max(visible.minY - frame.maxY, frame.minY - visible.maxY))
    return hypot(dx, dy)
  }
}
