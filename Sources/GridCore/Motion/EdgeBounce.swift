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

  /// Returns the speed of the offset in continuous time, in points per millisecond: momentum less
  /// pull.
  package func speedPerMs(
    from motion: AxisMotion, afterMilliseconds milliseconds: Double
  ) -> CGFloat {
    let later = self.motion(from: motion, afterMilliseconds: milliseconds)
    let momentumSlope = later.velocityPerMs * CGFloat(momentum.reachFactor * momentum.decayPerMs)
    return momentumSlope - CGFloat(ScrollPhysics.bounceDecayPerMs) * (later.offset - edge)
  }

  /// The time from passing the edge to turning round, in milliseconds. The time is the same at any
  /// speed.
  package var peakMilliseconds: Double {
    log(1 + momentum.decayPerMs / ScrollPhysics.bounceDecayPerMs) / momentum.decayPerMs
  }

  /// Returns the largest distance beyond the edge, in points, after an axis passes the edge.
  package func peakOvershoot(enteringAtPerMs velocity: CGFloat) -> CGFloat {
    let entry = AxisMotion(offset: edge, velocityPerMs: velocity)
    return motion(from: entry, afterMilliseconds: peakMilliseconds).offset - edge
  }

  /// Returns the milliseconds until an axis comes close enough to the edge for a motion to end. The
  /// axis is released at rest, `distance` points beyond the edge.
  package func millisecondsToRest(from distance: CGFloat) -> Double {
    let ratio = Double(abs(distance) / ScrollPhysics.edgeTolerance)
    return ratio > 1 ? log(ratio) / ScrollPhysics.bounceDecayPerMs : 0
  }
}
