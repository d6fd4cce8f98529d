/// Recognises fingers that move, from 10 points on, and follows them; that of a scroll view reads
/// what the finger on the content does.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers that have to be down for the gesture to begin.
  open var minimumNumberOfTouches = 1
  /// Fingers with which the gesture does not begin any more, less one.
  open var maximumNumberOfTouches = Int.max

  /// The distance that the fingers move before the gesture is recognised, in points.
  private static let slack: CGFloat = 10

  /// The point that the middle of the fingers counts from, and what was travelled before, in points
  /// on screen: a finger that comes or goes moves the middle, and travels nowhere.
  private var start = CGPoint.zero
  private var travelled = CGPoint.zero
  /// The point that translations count from.
  private var zero = CGPoint.zero
  private var speed: TouchVelocity?

  /// The way of the fingers, 10 points at least when the gesture begins, in a view's points.
  open func translation(in view: UIView?) -> CGPoint {
    let travel = travel
    return vector(CGPoint(x: travel.x - zero.x, y: travel.y - zero.y), in: view)
  }

  /// Counts the way of the fingers anew, from a translation in a view's points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    let travel = travel
    zero = CGPoint(x: travel.x - (end.x - origin.x), y: travel.y - (end.y - origin.y))
  }

  /// Returns the velocity in a view's points per second, as scroll views estimate it.
  open func velocity(in view: UIView?) -> CGPoint {
    let perMs = speed?.velocityPerMs ?? .zero
    return vector(CGPoint(x: perMs.x * 1000, y: perMs.y * 1000), in: view)
  }

  /// Whether fingers that have moved so far make the gesture.
  func mayBegin(after way: CGPoint) -> Bool { true }

  /// The way of the fingers since the first came down.
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

  /// The middle of the other fingers that are down.
  private func middle(without touches: Set<UITouch>) -> CGPoint {
    let places = progress.touches.filter { !touches.contains($0) }.map { $0.location(in: nil) }
    let count = CGFloat(max(1, places.count))
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
}

/// Recognises fingers that come in from an edge of the window.
///
/// How near the edge a finger has to come down is a choice, since UIKit does not say: 20 points.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Edges that a finger may come in from; none recognises nothing.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  override func takes(_ touch: UITouch) -> Bool { !edges(at: touch).isEmpty }

  /// Away from the edge, and more so than along it.
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

  /// Edges of the topmost view, among those asked for, that a place is near.
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
