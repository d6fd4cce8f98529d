/// The part that many rectangles have in common, or the gap that they leave: tells whether all of
/// them meet another rectangle without looking at each.
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
    // Written so that each is one instruction: `max` tells equal values apart.
    greatestMinX = frame.minX > greatestMinX ? frame.minX : greatestMinX
    greatestMinY = frame.minY > greatestMinY ? frame.minY : greatestMinY
    leastMaxX = frame.maxX < leastMaxX ? frame.maxX : leastMaxX
    leastMaxY = frame.maxY < leastMaxY ? frame.maxY : leastMaxY
  }

  /// Whether every rectangle covered reaches or touches another one.
  package func meets(_ rect: CGRect) -> Bool {
    let edges = RectEdges(rect)
    return greatestMinX <= edges.maxX && edges.minX <= leastMaxX && greatestMinY <= edges.maxY
      && edges.minY <= leastMaxY
  }

  /// Whether one rectangle reaches or touches another.
  package static func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    RectEdges(frame).meets(RectEdges(rect))
  }
}
