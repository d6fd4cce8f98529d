/// A recognizer of fingers that have moved 10 points. The gesture then follows the fingers. The pan
/// recognizer of a scroll view reads its values from the scroll view's drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers that must be down for the gesture to begin.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers with which the gesture begins.
  open var maximumNumberOfTouches = Int.max

  /// The distance that the fingers move before the gesture is recognised, in points.
  private static let slack: CGFloat = 10

  /// The centroid of the fingers when a finger last came or went, and the distance travelled before
  /// that moment. Both are in points on screen. A finger that comes or goes moves the centroid, but
  /// adds no distance.
  private var start = CGPoint.zero
  private var travelled = CGPoint.zero
  /// The travelled distance at which the translation is zero.
  private var zero = CGPoint.zero
  private var speed: TouchVelocity?

  /// Returns the translation of the fingers, in points of a view; at least 10 points when the
  /// gesture begins.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = travel
    return vector(CGPoint(x: travel.x - zero.x, y: travel.y - zero.y), in: view)
  }

  /// Sets the present translation, in points of a view. Later movement is added to this
  /// translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    let travel = travel
    zero = CGPoint(x: travel.x - (end.x - origin.x), y: travel.y - (end.y - origin.y))
  }

  /// Returns the velocity, in points of a view per second, estimated as in scroll views.
  open func velocity(in view: UIView?) -> CGPoint {
    let perMs = speed?.velocityPerMs ?? .zero
    return vector(CGPoint(x: perMs.x * 1000, y: perMs.y * 1000), in: view)
  }

  /// Whether the gesture may begin after the fingers have moved by `way`.
  func mayBegin(after way: CGPoint) -> Bool { true }

  /// The distance travelled since the first finger came down.
  private var travel: CGPoint { travel(to: progress.middle ?? start) }

  private func travel(to place: CGPoint) -> CGPoint {
    CGPoint(x: travelled.x + place.x - start.x, y: travelled.y + place.y - start.y)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches, !progress.hasBegun { return state = .failed }
    if numberOfTouches == touches.count {
      (travelled, zero) = (.zero, .zero)
      speed = TouchVelocity(position: .zero, milliseconds: event.timestamp * 1000)
    } else {
      travelled = travel(to: middle(without: touches))
    }
    start = location(in: nil)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let travel = travel
    speed?.move(to: travel, milliseconds: event.timestamp * 1000)
    if progress.hasBegun { return state = .changed }
    guard numberOfTouches >= minimumNumberOfTouches, hypot(travel.x, travel.y) >= Self.slack
    else { return }
    state = mayBegin(after: travel) ? .began : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if numberOfTouches == 0 || numberOfTouches < minimumNumberOfTouches, progress.hasBegun {
      return state = .ended
    }
    if numberOfTouches == 0 { return state = .failed }
    travelled = travel
    start = middle(without: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if numberOfTouches == 0 { state = progress.hasBegun ? .cancelled : .failed }
  }

  /// Returns the centroid of the fingers that are down, without `touches`.
  private func middle(without touches: Set<UITouch>) -> CGPoint {
    let places = progress.touches.filter { !touches.contains($0) }.map { $0.location(in: nil) }
    let count = CGFloat(max(1, places.count))
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
}

/// A recognizer of fingers that come in from an edge of the window.
///
/// A finger must come down within 20 points of the edge. This distance is GridKit's choice, since
/// UIKit does not document its distance.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a finger may come in; with no edge, nothing is recognised.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  override func takes(_ touch: UITouch) -> Bool { !edges(at: touch).isEmpty }

  /// Returns whether the fingers moved away from an edge of `edges`, by more than they moved along
  /// the edge.
  override func mayBegin(after way: CGPoint) -> Bool {
    let edges = progress.touches.first.map { self.edges(at: $0, cameDown: start(of: way)) } ?? []
    return edges.contains(.left) && way.x > abs(way.y)
      || edges.contains(.right) && -way.x > abs(way.y)
      || edges.contains(.top) && way.y > abs(way.x)
      || edges.contains(.bottom) && -way.y > abs(way.x)
  }

  private func start(of way: CGPoint) -> CGPoint {
    let place = location(in: nil)
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }

  /// Returns the edges of the topmost view that are near a point and contained in `edges`.
  private func edges(at touch: UITouch, cameDown place: CGPoint? = nil) -> UIRectEdge {
    guard var top = touch.view else { return [] }
    while let outer = top.superview { top = outer }
    let place = place ?? touch.location(in: nil)
    let area = top.bounds
    var near: UIRectEdge = []
    if place.x - area.minX <= Self.reach { near.insert(.left) }
    if area.maxX - place.x <= Self.reach { near.insert(.right) }
    if place.y - area.minY <= Self.reach { near.insert(.top) }
    if area.maxY - place.y <= Self.reach { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
