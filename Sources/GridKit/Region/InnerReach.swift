/// The part that many rectangles have in common, or the gap that they leave: tells whether all of them
/// meet another rectangle without looking at each.
package struct InnerReach: Equatable, Sendable {
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
    greatestMinX = max(greatestMinX, frame.minX)
    greatestMinY = max(greatestMinY, frame.minY)
    leastMaxX = min(leastMaxX, frame.maxX)
    leastMaxY = min(leastMaxY, frame.maxY)
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
