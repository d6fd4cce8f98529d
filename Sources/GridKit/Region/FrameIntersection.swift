/// The intersection of many frames. If the frames have no point in common, `greatestMinX` is more
/// than `leastMaxX`, or `greatestMinY` is more than `leastMaxY`. The intersection tells whether
/// every frame overlaps or touches a rectangle, without a look at each frame.
package struct FrameIntersection: Equatable, Sendable {
  package var greatestMinX = -CGFloat.infinity
  package var greatestMinY = -CGFloat.infinity
  package var leastMaxX = CGFloat.infinity
  package var leastMaxY = CGFloat.infinity

  package init() {}

  package mutating func cover(_ frame: CGRect) {
    cover(RectEdges(frame))
  }

  @inline(__always)
  package mutating func cover(_ frame: RectEdges) {
    // Conditional expressions, since each is one instruction: `max` and `min` also decide between
    // equal values.
    greatestMinX = frame.minX > greatestMinX ? frame.minX : greatestMinX
    greatestMinY = frame.minY > greatestMinY ? frame.minY : greatestMinY
    leastMaxX = frame.maxX < leastMaxX ? frame.maxX : leastMaxX
    leastMaxY = frame.maxY < leastMaxY ? frame.maxY : leastMaxY
  }

  /// Returns whether every frame of the intersection overlaps or touches a rectangle.
  package func meets(_ rect: CGRect) -> Bool {
    let edges = RectEdges(rect)
    return greatestMinX <= edges.maxX && edges.minX <= leastMaxX && greatestMinY <= edges.maxY
      && edges.minY <= leastMaxY
  }

  /// Returns whether a frame overlaps or touches a rectangle.
  package static func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    RectEdges(frame).meets(RectEdges(rect))
  }
}
