import Foundation

/// The content offset while a finger drags the content, as a function of the finger's whole way.
package struct DragOffset: Hashable, Sendable {
  package var limits: OffsetLimits
  /// Size of the viewport, in points.
  package var boundsSize: CGSize
  /// The axes that follow the finger: `OffsetLimits.draggableAxes` less a directional lock.
  package var axes: AxisPair<Bool>
  /// Whether content gives way beyond the limits; otherwise it stops there.
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

  /// The un-banded offset from which a drag of the content shown at `offset` starts.
  package func start(showing offset: CGPoint) -> CGPoint {
    guard bounces else { return offset }
    return CGPoint(
      x: axes.x ? band(boundsSize.width).proposal(showing: offset.x, limits: limits.x) : offset.x,
      y: axes.y ? band(boundsSize.height).proposal(showing: offset.y, limits: limits.y) : offset.y)
  }

  /// The offset after the finger moved by `translation` points since the drag's start.
  ///
  /// The order is S3.4's: proposal, axes that ignore the drag, band or clamp, pixels.
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

  /// Decides by the angle of the pan at the drag's begin.
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

/// The rule by which a touch becomes a drag, and the part of its way that is swallowed by that.
package struct DragHysteresis: Hashable, Sendable {
  /// Distance that must be exceeded, in points.
  package var distance: CGFloat

  /// Makes the rule for a touch.
  ///
  /// - Parameter caughtMotion: Whether the touch stopped a moving view.
  package init(caughtMotion: Bool) {
    distance =
      caughtMotion ? ScrollPhysics.caughtPanHysteresis : ScrollPhysics.panHysteresis
  }

  /// The part of the finger's way to take off every later translation, once the way from
  /// touch-down is long enough; nil before that.
  package func swallowed(ofMovement movement: CGPoint) -> CGPoint? {
    let length = hypot(movement.x, movement.y)
    guard length > distance else { return nil }
    let share = distance / length
    return CGPoint(x: movement.x * share, y: movement.y * share)
  }
}
