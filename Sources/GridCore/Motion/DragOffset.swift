import Foundation

/// The content offset during a drag, as a function of the finger's translation since the drag's
/// start.
package struct DragOffset: Hashable, Sendable {
  package var limits: OffsetLimits
  /// Size of the viewport, in points.
  package var boundsSize: CGSize
  /// The axes that follow the finger: `OffsetLimits.draggableAxes` less a directional lock.
  package var axes: AxisPair<Bool>
  /// Whether the content can be dragged beyond the limits. If false, the content stops at the
  /// limits.
  package var bounces: Bool
  package var pixels: PixelGrid

  package init(
    limits: OffsetLimits, boundsSize: CGSize, axes: AxisPair<Bool>, bounces: Bool,
    pixels: PixelGrid
  ) {
    self.limits = limits
    self.boundsSize = boundsSize
    self.axes = axes
    self.bounces = bounces
    self.pixels = pixels
  }

  /// Returns the offset from which a drag starts: the offset that the rubber band changes into
  /// `offset`.
  package func start(showing offset: CGPoint) -> CGPoint {
    guard bounces else { return offset }
    return CGPoint(
      x: axes.x ? band(boundsSize.width).proposal(showing: offset.x, limits: limits.x) : offset.x,
      y: axes.y ? band(boundsSize.height).proposal(showing: offset.y, limits: limits.y) : offset.y)
  }

  /// Returns the offset after the finger moved by `translation` points since the drag's start.
  ///
  /// The steps have a fixed order (S3.4): proposed offset, axes that ignore the drag, rubber band
  /// or clamp, pixels.
  package func offset(start: CGPoint, translation: CGPoint) -> CGPoint {
    pixels.rounded(
      CGPoint(
        x: axes.x ? shown(start.x - translation.x, limits.x, boundsSize.width) : start.x,
        y: axes.y ? shown(start.y - translation.y, limits.y, boundsSize.height) : start.y))
  }

  private func shown(_ proposed: CGFloat, _ limits: AxisLimits, _ length: CGFloat) -> CGFloat {
    bounces ? band(length).shown(proposed, limits: limits) : limits.clamped(proposed)
  }

  private func band(_ length: CGFloat) -> RubberBand {
    RubberBand(length: pixels.rounded(length))
  }
}

/// The axis that a pan is held to while directional lock is on.
package enum DirectionalLock: Hashable, Sendable {
  /// The pan is diagonal: both axes move.
  case none
  case x
  case y

  /// Makes the lock from the angle of the pan when the drag begins.
  package init(translation: CGPoint) {
    guard translation != .zero else {
      self = .none
      return
    }
    let angle = atan2(abs(Double(translation.y)), abs(Double(translation.x)))
    if angle < ScrollPhysics.lockToXBelow {
      self = .x
    } else if angle > ScrollPhysics.lockToYAbove {
      self = .y
    } else {
      self = .none
    }
  }

  /// The axes that may still move.
  package var axes: AxisPair<Bool> { AxisPair(x: self != .y, y: self != .x) }
}

/// The distance that a touch must move to become a drag. The drag's translation leaves this
/// distance out.
package struct DragHysteresis: Hashable, Sendable {
  /// Distance that must be exceeded, in points.
  package var distance: CGFloat

  /// Makes the distance for a touch.
  ///
  /// - Parameter caughtMotion: Whether the touch stopped a moving view.
  package init(caughtMotion: Bool) {
    distance =
      caughtMotion ? ScrollPhysics.caughtPanHysteresis : ScrollPhysics.panHysteresis
  }

  /// Returns the part of the finger's movement that must be subtracted from every later
  /// translation; nil until the movement exceeds `distance`. The movement counts from touch-down.
  package func swallowed(ofMovement movement: CGPoint) -> CGPoint? {
    let length = hypot(movement.x, movement.y)
    guard length > distance else { return nil }
    let share = distance / length
    return CGPoint(x: movement.x * share, y: movement.y * share)
  }
}
