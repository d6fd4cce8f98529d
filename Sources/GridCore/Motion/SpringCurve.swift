import Foundation

/// The timing curve of a spring animation. The spring has settled at the end of the duration.
///
/// UIKit takes duration and damping ratio and finds the stiffness itself. Here the undamped
/// frequency is chosen so that the envelope is down to a thousandth at the end. The thousandth is
/// our choice (`remainder`).
package struct SpringCurve: Hashable, Sendable {
  /// The damping ratio: 1 for no oscillation, a lower ratio for more oscillation.
  package var dampingRatio: Double
  /// The velocity at the start. A velocity of 1 would cover the whole change in the duration.
  package var initialVelocity: Double

  /// The share of the envelope that is left when the duration is over.
  package static let remainder = 0.001

  package init(dampingRatio: Double, initialVelocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.initialVelocity = initialVelocity
  }

  /// Returns the share of the change that is done after a share of the time. The result may pass 1
  /// before the end.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let decay = -log(SpringCurve.remainder)
    if dampingRatio >= 1 {
      let speed = decay - initialVelocity
      return 1 - exp(-decay * fraction) * (1 + speed * fraction)
    }
    let frequency = decay / dampingRatio
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let phase = damped * fraction
    let sine = (decay - initialVelocity) / damped
    return 1 - exp(-decay * fraction) * (cos(phase) + sine * sin(phase))
  }
}
