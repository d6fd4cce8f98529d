import Foundation

/// The expected resting offset of released content. Layout and delegate receive it as the proposed
/// target.
///
/// The real motion ends 0.3 to 4 points short of the projection. A projection from an overscrolled
/// release ignores the pull back to the limit (S3.15).
package struct Projection: Hashable, Sendable {
  package let deceleration: FreeDeceleration
  /// The flick multiplier.
  package var multiplier: CGFloat

  package init(rate: Double, multiplier: CGFloat = 1) {
    deceleration = FreeDeceleration(rate: rate)
    self.multiplier = multiplier
  }

  /// Returns the target of one axis, not rounded and not clamped to the limits.
  ///
  /// At a speed below 0.01 pt/ms the target lies slightly backwards, because the formula is not
  /// limited to greater speeds. One axis can be that slow while the content moves fast along the
  /// second axis.
  package func target(offset: CGFloat, velocityPerMs velocity: CGFloat) -> CGFloat {
    guard velocity != 0 else { return offset }
    let spent = (abs(velocity) - ScrollPhysics.speedFloorPerMs) / CGFloat(deceleration.decayPerMs)
    return offset + (velocity < 0 ? -spent : spent) * multiplier
  }

  /// Returns the target of both axes, on pixels and within the limits.
  package func target(
    offset: CGPoint, velocityPerMs velocity: CGPoint, limits: OffsetLimits, pixels: PixelGrid
  ) -> CGPoint {
    limits.clamped(
      pixels.rounded(
        CGPoint(
          x: target(offset: offset.x, velocityPerMs: velocity.x),
          y: target(offset: offset.y, velocityPerMs: velocity.y))))
  }
}
