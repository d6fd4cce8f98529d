import Foundation

/// The part of the content that will probably become visible soon.
package struct PrefetchWindow: Equatable, Sendable {
  /// The direction of the last movement of the content offset: -1 or 1 on each axis. Before the
  /// first movement it is 1 on both axes.
  package private(set) var direction: CGVector
  /// The distance of the window from the visible rectangle, in viewport lengths.
  package var reach: CGFloat

  package init(reach: CGFloat = 1) {
    self.reach = reach
    direction = CGVector(dx: 1, dy: 1)
  }

  /// Records a movement of the content offset.
  ///
  /// - Returns: Whether the direction changed on an axis.
  @discardableResult
  package mutating func record(movement: CGPoint) -> Bool {
    let old = direction
    if movement.x != 0 { direction.dx = movement.x > 0 ? 1 : -1 }
    if movement.y != 0 { direction.dy = movement.y > 0 ? 1 : -1 }
    return direction != old
  }

  /// Returns the visible rectangle moved by the reach, on the axes that scroll.
  package func rect(visible: CGRect, scrollsX: Bool, scrollsY: Bool) -> CGRect {
    visible.offsetBy(
      dx: scrollsX ? visible.width * reach * direction.dx : 0,
      dy: scrollsY ? visible.height * reach * direction.dy : 0)
  }

  /// Returns the region in which an off-screen cell is kept for its item: the visible rectangle,
  /// extended by one viewport on each side.
  package static func keptRect(around visible: CGRect) -> CGRect {
    visible.insetBy(dx: -visible.width, dy: -visible.height)
  }

  /// Whether a movement is so fast that nothing stays visible. Then no cells are made ahead (PF-5).
  package static func isFast(_ movement: CGPoint, in size: CGSize) -> Bool {
    abs(movement.x) > size.width || abs(movement.y) > size.height
  }

  /// Returns the row next to the visible rectangle: the nearest frame, and the frames whose middle
  /// lies beside the nearest frame.
  ///
  /// If the nearest frame is below or above the visible rectangle, the row is horizontal. If the
  /// nearest frame is left or right, the row is vertical.
  ///
  /// - Returns: The indices of the frames in the row, ascending. The list is empty if there are no
  ///   frames.
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

  /// Returns the distance of a frame to the visible rectangle; 0 if they meet.
  package static func distance(from frame: CGRect, to visible: CGRect) -> CGFloat {
    let dx = max(0, max(visible.minX - frame.maxX, frame.minX - visible.maxX))
    let dy = max(0, max(visible.minY - frame.maxY, frame.minY - visible.maxY))
    return hypot(dx, dy)
  }
}
