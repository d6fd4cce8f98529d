import Foundation

/// The return of the offset from beyond a limit, on one axis.
///
/// The bounce is not a spring. A first-order pull towards the limit is added to the momentum, which
/// decays as in free travel. So there is one overshoot and no oscillation (S3.24).
package struct EdgeBounce: Hashable, Sendable {
  /// The offset that the axis is pulled to, in points.
  package let edge: CGFloat
  /// The decay of the momentum.
  package let momentum: FreeDeceleration

  package init(edge: CGFloat, rate: Double) {
    self.edge = edge
    momentum = FreeDeceleration(rate: rate)
  }

  /// Returns the motion after one frame of the bounce. The velocity in the result is the momentum,
  /// not the speed of the offset.
  package func step(_ motion: AxisMotion, milliseconds: Double) -> AxisMotion {
    let pull = CGFloat(steppedExponential(-ScrollPhysics.bounceDecayPerMs * milliseconds))
    let travel = CGFloat(momentum.steppedTravel(milliseconds: milliseconds))
    let decay = CGFloat(momentum.steppedDecay(milliseconds: milliseconds))
    let way = motion.velocityPerMs * travel
    return AxisMotion(
      offset: edge + pull * (motion.offset - edge + way),
      velocityPerMs: motion.velocityPerMs * decay * pull)
  }

  /// Returns offset and momentum `milliseconds` after `motion`, in continuous time without frames.
  package func motion(from motion: AxisMotion, afterMilliseconds milliseconds: Double) -> AxisMotion
  {
    let pull = CGFloat(exp(-ScrollPhysics.bounceDecayPerMs * milliseconds))
    let free = momentum.motion(from: motion, afterMilliseconds: milliseconds)
    return AxisMotion(
      offset: edge + pull * (free.offset - edge), velocityPerMs: free.velocityPerMs * pull)
  }
}
