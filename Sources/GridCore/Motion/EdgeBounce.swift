import Foundation

/// The return of one axis from beyond a limit.
///
/// No spring: a first-order pull towards the limit plus the momentum that decays as in free travel,
/// so there is one overshoot and no oscillation (S3.24).
package struct EdgeBounce: Hashable, Sendable {
  /// The offset that the axis is pulled to, in points.
  package let edge: CGFloat
  /// The decay of the momentum.
  package let momentum: FreeDeceleration

  package init(edge: CGFloat, rate: Double) {
    self.edge = edge
    momentum = FreeDeceleration(rate: rate)
  }

  /// Returns the motion after one frame of the bounce. The velocity is the momentum, not the slope
  /// of the way.
  package func step(_ motion: AxisMotion, milliseconds: Double) -> AxisMotion {
    let pull = CGFloat(steppedExponential(-ScrollPhysics.bounceDecayPerMs * milliseconds))
    let travel = CGFloat(momentum.steppedTravel(milliseconds: milliseconds))
    let decay = CGFloat(momentum.steppedDecay(milliseconds: milliseconds))
    let way = motion.velocityPerMs * travel
    return AxisMotion(
      offset: edge + pull * (motion.offset - edge + way),
      velocityPerMs: motion.velocityPerMs * decay * pull)
  }

  /// Offset and momentum, `milliseconds` after `motion`, as if time did not come in frames.
  package func motion(from motion: AxisMotion, afterMilliseconds milliseconds: Double) -> AxisMotion
  {
    let pull = CGFloat(exp(-ScrollPhysics.bounceDecayPerMs * milliseconds))
    let free = momentum.motion(from: motion, afterMilliseconds: milliseconds)
    return AxisMotion(
      offset: edge + pull * (free.offset - edge), velocityPerMs: free.velocityPerMs * pull)
  }

  /// Slope of the continuous way, in points per millisecond: momentum less the pull.
  package func speedPerMs(
    from motion: AxisMotion, afterMilliseconds milliseconds: Double
  ) -> CGFloat {
    let later = self.motion(from: motion, afterMilliseconds: milliseconds)
    let momentumSlope = later.velocityPerMs * CGFloat(momentum.reachFactor * momentum.decayPerMs)
    return momentumSlope - CGFloat(ScrollPhysics.bounceDecayPerMs) * (later.offset - edge)
  }

  /// The time at which an axis that enters at the edge turns round, in milliseconds, at any speed.
  package var peakMilliseconds: Double {
    log(1 + momentum.decayPerMs / ScrollPhysics.bounceDecayPerMs) / momentum.decayPerMs
  }

  /// Largest overshoot of an axis that enters at the edge, in points.
  package func peakOvershoot(enteringAtPerMs velocity: CGFloat) -> CGFloat {
    let entry = AxisMotion(offset: edge, velocityPerMs: velocity)
    return motion(from: entry, afterMilliseconds: peakMilliseconds).offset - edge
  }

  /// Milliseconds until an axis let go at rest `distance` points out is within the tolerance
  /// of the end test.
  package func millisecondsToRest(from distance: CGFloat) -> Double {
    let ratio = Double(abs(distance) / ScrollPhysics.edgeTolerance)
    return ratio > 1 ? log(ratio) / ScrollPhysics.bounceDecayPerMs : 0
  }
}
