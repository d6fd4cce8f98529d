/// The distance that a visible rectangle can move along one axis while the same elements stay
/// visible.
///
/// A few comparisons check each small step, so most frames of a slow scroll need not compare
/// elements with views. The comparisons are the same as in `CGRect.overlaps(_:)`, so rounding makes
/// no difference.
package struct UnchangedMove: Equatable, Sendable {
  private let visible: CGRect
  private let edges: RectEdges
  /// The limits along each axis. Nil for an axis along which every move counts as a change of the
  /// visible elements.
  private var x: Limits? = Limits()
  private var y: Limits? = Limits()

  /// The limits of a moving range along one axis. The range must share a length with every visible
  /// element, and must not share a length with a hidden one.
  private struct Limits: Equatable, Sendable {
    /// The start of the range must be less than the end of every visible element, and not less than
    /// the end of any hidden element before it.
    var leastShownEnd = CGFloat.infinity
    var greatestHiddenEnd = -CGFloat.infinity
    /// The end of the range must be greater than the start of every visible element, and not
    /// greater than the start of any hidden element after it.
    var greatestShownStart = -CGFloat.infinity
    var leastHiddenStart = CGFloat.infinity

    // Conditional expressions, since each is one instruction: `max` and `min` also decide between
    // equal values.

    @inline(__always)
    mutating func coverShown(start: CGFloat, end: CGFloat) {
      leastShownEnd = end < leastShownEnd ? end : leastShownEnd
      greatestShownStart = start > greatestShownStart ? start : greatestShownStart
    }

    @inline(__always)
    mutating func coverHidden(start: CGFloat, end: CGFloat, isBefore: Bool) {
      if isBefore {
        greatestHiddenEnd = end > greatestHiddenEnd ? end : greatestHiddenEnd
      } else {
        leastHiddenStart = start < leastHiddenStart ? start : leastHiddenStart
      }
    }

    /// Narrows the limits by the range of one frame along the axis of the move.
    ///
    /// - Parameters:
    ///   - isOnWay: Whether the frame shares a length with the moving rectangle across the axis.
    ///   - least: The start of the moving range.
    @inline(__always)
    mutating func cover(
      start: CGFloat, end: CGFloat, isShown: Bool, isOnWay: @autoclosure () -> Bool,
      from least: CGFloat
    ) {
      if isShown {
        coverShown(start: start, end: end)
      } else if isOnWay() {
        coverHidden(start: start, end: end, isBefore: end <= least)
      }
    }

    @inline(__always)
    mutating func coverAlongX(_ frame: RectEdges, isShown: Bool, from edges: RectEdges) {
      cover(
        start: frame.minX, end: frame.maxX, isShown: isShown,
        isOnWay: frame.minY < edges.maxY && edges.minY < frame.maxY, from: edges.minX)
    }

    @inline(__always)
    mutating func coverAlongY(_ frame: RectEdges, isShown: Bool, from edges: RectEdges) {
      cover(
        start: frame.minY, end: frame.maxY, isShown: isShown,
        isOnWay: frame.minX < edges.maxX && edges.minX < frame.maxX, from: edges.minY)
    }

    @inline(__always)
    func allow(start: CGFloat, end: CGFloat) -> Bool {
      start < leastShownEnd && start >= greatestHiddenEnd && end > greatestShownStart
        && end <= leastHiddenStart
    }
  }

  package init(visible: CGRect) {
    self.visible = visible
    edges = RectEdges(visible)
  }

  /// Makes a move that continues the last one. If the rectangle has moved along one axis only, it
  /// is expected to go on along this axis. The limits along the other axis are left out then, which
  /// halves the work per element.
  package init(visible: CGRect, after last: UnchangedMove) {
    self.init(visible: visible)
    let (from, to) = (last.visible.origin, visible.origin)
    if from.x == to.x, from.y != to.y { x = nil }
    if from.y == to.y, from.x != to.x { y = nil }
  }

  /// Narrows the limits by the frame of an element. The frame has a positive area.
  ///
  /// - Parameter isShown: Whether the frame overlaps the visible rectangle.
  package mutating func cover(_ frame: CGRect, isShown: Bool) {
    let frame = RectEdges(frame)
    x?.coverAlongX(frame, isShown: isShown, from: edges)
    y?.coverAlongY(frame, isShown: isShown, from: edges)
  }

  /// Narrows the limits by the frames of elements, in order.
  ///
  /// - Parameters:
  ///   - places: The places of the elements.
  ///   - edges: Returns the edges of the element at a place. Nil skips the element. The area must
  ///     be positive.
  ///   - show: Receives the place of each element that overlaps the visible rectangle.
  @inline(__always)
  package mutating func cover(
    _ places: Range<Int>, edges frame: (Int) -> RectEdges?, show: (Int) -> Void
  ) {
    let edges = edges
    // Each loop has local limits of its own, so that the numbers stay in registers.
    switch (x, y) {
    case (nil, .some(var limits)):
      UnchangedMove.cover(places, frame, in: edges, show) {
        limits.coverAlongY($0, isShown: $1, from: edges)
      }
      y = limits
    case (.some(var limits), nil):
      UnchangedMove.cover(places, frame, in: edges, show) {
        limits.coverAlongX($0, isShown: $1, from: edges)
      }
      x = limits
    default:
      var (alongX, alongY) = (x, y)
      UnchangedMove.cover(places, frame, in: edges, show) {
        alongX?.coverAlongX($0, isShown: $1, from: edges)
        alongY?.coverAlongY($0, isShown: $1, from: edges)
      }
      (x, y) = (alongX, alongY)
    }
  }

  @inline(__always)
  private static func cover(
    _ places: Range<Int>, _ frame: (Int) -> RectEdges?, in edges: RectEdges, _ show: (Int) -> Void,
    _ limit: (RectEdges, Bool) -> Void
  ) {
    var place = places.lowerBound
    while place < places.upperBound {
      if let frame = frame(place) {
        let isShown = frame.overlaps(edges)
        limit(frame, isShown)
        if isShown { show(place) }
      }
      place += 1
    }
  }

  /// Narrows the limits to a window around the visible rectangle: elements outside the window are
  /// not known.
  package mutating func stay(in window: CGRect) {
    x?.coverHidden(start: window.maxX, end: window.maxX, isBefore: false)
    x?.coverHidden(start: window.minX, end: window.minX, isBefore: true)
    y?.coverHidden(start: window.maxY, end: window.maxY, isBefore: false)
    y?.coverHidden(start: window.minY, end: window.minY, isBefore: true)
  }

  /// Returns whether the same elements are visible in another rectangle, as far as the limits tell.
  /// True only for a rectangle of the same size that has moved along at most one axis.
  @inline(__always)
  package func shows(theSameIn rect: CGRect) -> Bool {
    guard rect.size.width == visible.size.width, rect.size.height == visible.size.height else {
      return false
    }
    let edges = RectEdges(rect)
    if rect.origin.x == visible.origin.x {
      if rect.origin.y == visible.origin.y { return true }
      guard let y else { return false }
      return y.allow(start: edges.minY, end: edges.maxY)
    }
    guard rect.origin.y == visible.origin.y, let x else { return false }
    return x.allow(start: edges.minX, end: edges.maxX)
  }
}
