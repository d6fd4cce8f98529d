/// The origins that a visible rectangle may move to and still show the same elements: a range of
/// each coordinate.
///
/// In most frames of a slow scroll two comparisons tell that no view comes or goes (scenario
/// `steady-scroll` of the benchmark).
package struct Slack: Equatable, Sendable {
  private let visible: CGRect
  private let edges: EdgeBox
  // The ranges, without their ends.
  private var leastX = -CGFloat.infinity
  private var greatestX = CGFloat.infinity
  private var leastY = -CGFloat.infinity
  private var greatestY = CGFloat.infinity

  package init(visible: CGRect) {
    self.visible = visible
    edges = EdgeBox(visible)
  }

  /// Narrows the ranges by an element that may show, and returns whether it shows: a shown element
  /// must keep a common area with the rectangle, any other must stay outside.
  @inline(__always)
  package mutating func cover(_ frame: EdgeBox) -> Bool {
    if frame.meets(edges) {
      leastX = max(leastX, frame.minX - visible.width)
      greatestX = min(greatestX, frame.maxX)
      leastY = max(leastY, frame.minY - visible.height)
      greatestY = min(greatestY, frame.maxY)
      return true
    }
    if frame.maxY <= edges.minY {
      leastY = max(leastY, frame.maxY)
    } else if frame.minY >= edges.maxY {
      greatestY = min(greatestY, frame.minY - visible.height)
    } else if frame.maxX <= edges.minX {
      leastX = max(leastX, frame.maxX)
    } else {
      greatestX = min(greatestX, frame.minX - visible.width)
    }
    return false
  }

  /// Narrows the ranges to a window, outside of which no elements were looked at.
  package mutating func stay(in window: CGRect) {
    leastX = max(leastX, window.minX)
    greatestX = min(greatestX, window.maxX - visible.width)
    leastY = max(leastY, window.minY)
    greatestY = min(greatestY, window.maxY - visible.height)
  }

  /// Whether the same elements show in another rectangle. False if that is not certain: the ends of
  /// the ranges are rounded, so origins close to them do not count.
  package func allows(_ other: CGRect) -> Bool {
    guard other.size == visible.size else { return false }
    return other.origin == visible.origin
      || Slack.isInside(other.minX, leastX, greatestX, unlessAt: visible.minX)
        && Slack.isInside(other.minY, leastY, greatestY, unlessAt: visible.minY)
  }

  private static func isInside(
    _ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat, unlessAt start: CGFloat
  ) -> Bool {
    let margin = 1e-9 + 1e-12 * max(abs(value), abs(start))
    return value == start || value - margin > least && value + margin < greatest
  }
}
