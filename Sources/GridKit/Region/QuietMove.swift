/// How far a visible rectangle can move along one axis and show the same elements as before.
///
/// Answers for thousands of small steps with a few comparisons, so that nothing is compared with
/// nothing in most frames of a slow scroll. The comparisons are those of `CGRect.overlaps(_:)`, so no
/// rounding tells the two apart.
package struct QuietMove: Equatable, Sendable {
  private let visible: CGRect
  private let edges: RectEdges
  private var x = Limits()
  private var y = Limits()

  /// Which edges a moving range may have: it has to share a length with what shows, and must not
  /// share one with what does not.
  private struct Limits: Equatable, Sendable {
    /// The start must be less than any end that shows, and no less than one that does not.
    var leastShownEnd = CGFloat.infinity
    var greatestHiddenEnd = -CGFloat.infinity
    /// The end must be greater than any start that shows, and no greater than one that does not.
    var greatestShownStart = -CGFloat.infinity
    var leastHiddenStart = CGFloat.infinity

    mutating func coverShown(start: CGFloat, end: CGFloat) {
      // Written so that each is one instruction: `max` tells equal values apart.
      leastShownEnd = end < leastShownEnd ? end : leastShownEnd
      greatestShownStart = start > greatestShownStart ? start : greatestShownStart
    }

    mutating func coverHidden(start: CGFloat, end: CGFloat, isBefore: Bool) {
      if isBefore {
        greatestHiddenEnd = end > greatestHiddenEnd ? end : greatestHiddenEnd
      } else {
        leastHiddenStart = start < leastHiddenStart ? start : leastHiddenStart
      }
    }

    func allow(start: CGFloat, end: CGFloat) -> Bool {
      start < leastShownEnd && start >= greatestHiddenEnd && end > greatestShownStart
        && end <= leastHiddenStart
    }
  }

  package init(visible: CGRect) {
    self.visible = visible
    edges = RectEdges(visible)
  }

  /// Takes in an element with a frame of a positive area.
  ///
  /// - Parameter isShown: Whether its frame overlaps the visible rectangle.
  package mutating func cover(_ frame: CGRect, isShown: Bool) {
    cover(RectEdges(frame), isShown: isShown)
  }

  @inline(__always)
  package mutating func cover(_ frame: RectEdges) {
    cover(frame, isShown: frame.overlaps(edges))
  }

  @inline(__always)
  package mutating func cover(_ frame: RectEdges, isShown: Bool) {
    if isShown {
      x.coverShown(start: frame.minX, end: frame.maxX)
      y.coverShown(start: frame.minY, end: frame.maxY)
      return
    }
    let meetsX = frame.minX < edges.maxX && edges.minX < frame.maxX
    let meetsY = frame.minY < edges.maxY && edges.minY < frame.maxY
    if meetsX {
      y.coverHidden(
        start: frame.minY, end: frame.maxY, isBefore: frame.maxY <= edges.minY)
    }
    if meetsY {
      x.coverHidden(
        start: frame.minX, end: frame.maxX, isBefore: frame.maxX <= edges.minX)
    }
  }

  /// Takes in that nothing is known of elements outside a window around the visible rectangle.
  package mutating func stay(in window: CGRect) {
    x.coverHidden(start: window.maxX, end: window.maxX, isBefore: false)
    x.coverHidden(start: window.minX, end: window.minX, isBefore: true)
    y.coverHidden(start: window.maxY, end: window.maxY, isBefore: false)
    y.coverHidden(start: window.minY, end: window.minY, isBefore: true)
  }

  /// Whether the same elements show in another rectangle, as far as can be told: true only for one of
  /// the same size that has moved along one axis.
  package func shows(theSameIn rect: CGRect) -> Bool {
    guard rect.size.width == visible.size.width, rect.size.height == visible.size.height else {
      return false
    }
    let edges = RectEdges(rect)
    if rect.origin.x == visible.origin.x {
      return rect.origin.y == visible.origin.y || y.allow(start: edges.minY, end: edges.maxY)
    }
    return rect.origin.y == visible.origin.y && x.allow(start: edges.minX, end: edges.maxX)
  }
}
