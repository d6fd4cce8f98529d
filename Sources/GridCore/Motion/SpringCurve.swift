import Foundation

/// The pace of a spring animation that has settled when its duration is over.
///
/// UIKit gives duration and damping ratio and finds the stiffness itself. Here the undamped
/// frequency is the one at which the envelope is down to a thousandth at the end: a choice, in one
/// constant.
package struct SpringCurve: Hashable, Sendable {
  /// 1 for no oscillation, less for more.
  package var dampingRatio: Double
  /// Speed at the start, in whole ways per duration.
  package var initialVelocity: Double

  /// The share of the envelope that is left when the duration is over.
  package static let remainder = 0.001

  package init(dampingRatio: Double, initialVelocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.initialVelocity = initialVelocity
  }

  /// The share of the change that is done after a share of the time; it may pass 1 on the way.
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
