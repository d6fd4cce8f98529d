import Foundation

/// The part that many rectangles have in common, or the gap that they leave: tells whether all of them
/// meet another rectangle without looking at each.
package struct InnerReach: Equatable, Sendable {
  private var greatestMinX = -CGFloat.infinity
  private var greatestMinY = -CGFloat.infinity
  private var leastMaxX = CGFloat.infinity
  private var leastMaxY = CGFloat.infinity

  package init() {}

  package mutating func cover(_ frame: CGRect) {
    greatestMinX = max(greatestMinX, frame.minX)
    greatestMinY = max(greatestMinY, frame.minY)
    leastMaxX = min(leastMaxX, frame.maxX)
    leastMaxY = min(leastMaxY, frame.maxY)
  }

  /// Whether every rectangle covered reaches or touches another one.
  package func meets(_ rect: CGRect) -> Bool {
    greatestMinX <= rect.maxX && rect.minX <= leastMaxX && greatestMinY <= rect.maxY
      && rect.minY <= leastMaxY
  }

  /// Whether one rectangle reaches or touches another.
  package static func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
      && rect.minY <= frame.maxY
  }
}
