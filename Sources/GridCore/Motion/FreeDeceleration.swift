import Foundation

/// The offset and the velocity of one axis.
package struct AxisMotion: Hashable, Sendable {
  /// Content offset, in points, not rounded to pixels.
  package var offset: CGFloat
  /// The velocity, in points per millisecond; positive when the offset grows.
  package var velocityPerMs: CGFloat

  package init(offset: CGFloat, velocityPerMs: CGFloat) {
    self.offset = offset
    self.velocityPerMs = velocityPerMs
  }
}

/// Returns the exponential for motion steps (S3.22), approximated by 1 + x + x²/2 from -0.5 up.
package func steppedExponential(_ x: Double) -> Double {
  x >= ScrollPhysics.quadraticExponentialFrom ? 1 + x + x * x / 2 : exp(x)
}

/// The travel on one axis while no limit stops it.
package struct FreeDeceleration: Hashable, Sendable {
  /// Share of the speed left after each millisecond.
  package let rate: Double
  /// The decay of the speed, per millisecond: `-ln rate`.
  package let decayPerMs: Double
  /// The distance travelled to standstill, in points for each point per millisecond of speed. It is
  /// 499 for the normal rate and 99 for the fast rate.
  package let reachFactor: Double

  /// Makes a deceleration from its rate.
  ///
  /// - Parameter rate: The rate, clamped to `ScrollPhysics.usableRates`.
  package init(rate: Double) {
    let usable = ScrollPhysics.usableRates
    self.rate = min(max(rate, usable.lowerBound), usable.upperBound)
    decayPerMs = -log(self.rate)
    reachFactor = self.rate / (1 - self.rate)
  }

  // MARK: One frame

  /// Returns the share of the speed left after one frame.
  package func steppedDecay(milliseconds: Double) -> Double {
    steppedExponential(-decayPerMs * milliseconds)
  }

  /// Returns the distance travelled in one frame, in points for each point per millisecond of
  /// speed.
  package func steppedTravel(milliseconds: Double) -> Double {
    reachFactor * (1 - steppedDecay(milliseconds: milliseconds))
  }

  /// Returns the motion after one frame of free travel (S3.23).
  ///
  /// - Parameter multiplier: The flick multiplier, which stretches the travel, not the speed.
  package func step(
    _ motion: AxisMotion, milliseconds: Double, multiplier: CGFloat = 1
  ) -> AxisMotion {
    let travel = CGFloat(steppedTravel(milliseconds: milliseconds))
    let decay = CGFloat(steppedDecay(milliseconds: milliseconds))
    return AxisMotion(
      offset: motion.offset + motion.velocityPerMs * travel * multiplier,
      velocityPerMs: motion.velocityPerMs * decay)
  }

  // MARK: Continuous

  /// Returns offset and speed `milliseconds` after `motion`, in continuous time without frames.
  package func motion(from motion: AxisMotion, afterMilliseconds milliseconds: Double) -> AxisMotion
  {
    let left = pow(rate, milliseconds)
    return AxisMotion(
      offset: motion.offset + motion.velocityPerMs * CGFloat(reachFactor * (1 - left)),
      velocityPerMs: motion.velocityPerMs * CGFloat(left))
  }
}
