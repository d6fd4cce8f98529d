/// The distance that a visible rectangle can move along one axis and show the same elements as
/// before.
///
/// Answers for thousands of small steps with a few comparisons, so that nothing is compared with
/// nothing in most frames of a slow scroll. The comparisons are those of `CGRect.overlaps(_:)`, so
/// no rounding tells the two apart.
package struct UnchangedMove: Equatable, Sendable {
  private let visible: CGRect
  private let edges: RectEdges
  /// The limits along each axis; nil for an axis along which every move counts as one that shows
  /// others.
  private var x: Limits? = Limits()
  private var y: Limits? = Limits()

  /// The edges that a moving range may have: it has to share a length with what shows, and must not
  /// share one with what does not.
  private struct Limits: Equatable, Sendable {
    /// The start must be less than any end that shows, and no less than one that does not.
    var leastShownEnd = CGFloat.infinity
    var greatestHiddenEnd = -CGFloat.infinity
    /// The end must be greater than any start that shows, and no greater than one that does not.
    var greatestShownStart = -CGFloat.infinity
    var leastHiddenStart = CGFloat.infinity

    // Written so that each is one instruction: `max` tells equal values apart.

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

    /// Narrows the tolerance by the range of one frame along the axis of the move.
    ///
    /// - Parameters:
    ///   - isOnWay: Whether it shares a length with the moving rectangle across the axis.
    ///   - least: Where the moving range starts.
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

  /// Makes a move for a rectangle that is expected to go on as it has come: along one axis, if it
  /// has moved along one. Half as much has to be found out about each element then.
  package init(visible: CGRect, after last: UnchangedMove) {
    self.init(visible: visible)
    let (from, to) = (last.visible.origin, visible.origin)
    if from.x == to.x, from.y != to.y { x = nil }
    if from.y == to.y, from.x != to.x { y = nil }
  }

  /// Takes in an element with a frame of a positive area.
  ///
  /// - Parameter isShown: Whether its frame overlaps the visible rectangle.
  package mutating func cover(_ frame: CGRect, isShown: Bool) {
    let frame = RectEdges(frame)
    x?.coverAlongX(frame, isShown: isShown, from: edges)
    y?.coverAlongY(frame, isShown: isShown, from: edges)
  }

  /// Takes in elements one after the other.
  ///
  /// - Parameters:
  ///   - places: Whose elements have a positive area and may show.
  ///   - edges: Those of the element at a place; nil passes it over.
  ///   - show: Gets the places of elements that overlap the visible rectangle.
  @inline(__always)
  package mutating func cover(
    _ places: Range<Int>, edges frame: (Int) -> RectEdges?, show: (Int) -> Void
  ) {
    let edges = edges
    // Each loop with its own few numbers, so that they stay where they are compared.
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

  /// Takes in that nothing is known of elements outside a window around the visible rectangle.
  package mutating func stay(in window: CGRect) {
    x?.coverHidden(start: window.maxX, end: window.maxX, isBefore: false)
    x?.coverHidden(start: window.minX, end: window.minX, isBefore: true)
    y?.coverHidden(start: window.maxY, end: window.maxY, isBefore: false)
    y?.coverHidden(start: window.minY, end: window.minY, isBefore: true)
  }

  /// Whether the same elements show in another rectangle, as far as can be told: true only for one
  /// of the same size that has moved along one axis.
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
