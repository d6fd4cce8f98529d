import Foundation

/// Which part of the content will probably show soon (F10.9).
package struct PrefetchWindow: Equatable, Sendable {
  /// Where the content went last: -1, 0 or 1 on each axis. Forward before anything moved.
  package private(set) var direction: CGVector
  /// How far ahead is looked, in viewport lengths.
  package var reach: CGFloat

  package init(reach: CGFloat = 1) {
    self.reach = reach
    direction = CGVector(dx: 1, dy: 1)
  }

  /// Takes note of a movement of the offset.
  ///
  /// - Returns: Whether an axis turned round.
  package mutating func note(movement: CGPoint) -> Bool {
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

  /// Distance of a frame to the visible rectangle; 0 where they meet.
  package static func distance(from frame: CGRect, to visible: CGRect) -> CGFloat {
    let dx = max(0, max(visible.minX - frame.maxX, frame.minX - visible.maxX))
    let dy = max(0, max(visible.minY - frame.maxY, frame.minY - visible.maxY))
    return hypot(dx, dy)
  }
}
