import Foundation

/// The expected resting offset of released content: the proposal that layout and delegate get.
///
/// The real motion ends 0.3 to 4 points short of it, and a projection from an overscrolled release
/// knows nothing of the pull back (S3.15).
package struct Projection: Hashable, Sendable {
  package let deceleration: FreeDeceleration
  /// The flick multiplier.
  package var multiplier: CGFloat

  package init(rate: Double, multiplier: CGFloat = 1) {
    deceleration = FreeDeceleration(rate: rate)
    self.multiplier = multiplier
  }

  /// The unrounded, unlimited target of one axis.
  ///
  /// An axis that moves slower than 0.01 pt/ms beside a fast one projects a little backwards: the
  /// rule's formula has no lower end.
  package func target(offset: CGFloat, velocityPerMs velocity: CGFloat) -> CGFloat {
    guard velocity != 0 else { return offset }
    let spent = (abs(velocity) - ScrollPhysics.speedFloorPerMs) / CGFloat(deceleration.decayPerMs)
    return offset + (velocity < 0 ? -spent : spent) * multiplier
  }

  /// The target on pixels and within the limits.
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
