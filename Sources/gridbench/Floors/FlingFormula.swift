import GridScenarios
import Foundation

/// The stop point of a fling in closed form: the sum of the travel in all frames.
enum FlingFormula {
  /// The share of the speed that is left after a millisecond, at the normal deceleration rate.
  static let rate = 0.998
  /// The speed below which content rests, in points per millisecond.
  static let restPerMs = 0.01

  /// Returns the share of the speed that is left after a frame. A quadratic approximation replaces
  /// the exponential function.
  static func decay(milliseconds: Double) -> Double {
    let x = log(rate) * milliseconds
    return 1 + x + x * x / 2
  }

  /// Returns the travel in a frame at a speed of one point per millisecond, in points.
  static func travel(milliseconds: Double) -> Double {
    rate * (1 - decay(milliseconds: milliseconds)) / (1 - rate)
  }

  /// Returns the number of frames until the speed is below `restPerMs`.
  static func frames(velocityPerMs: Double, milliseconds: Double) -> Int {
    Int(
      (log(restPerMs / velocityPerMs) / log(decay(milliseconds: milliseconds))).rounded(.up))
  }

  /// Returns the stop point: the sum of a geometric series over the frames, rounded to pixels.
  static func stop(
    from start: Double, velocityPerMs: Double, milliseconds: Double, scale: Double
  ) -> Double {
    let decay = decay(milliseconds: milliseconds)
    let count = frames(velocityPerMs: velocityPerMs, milliseconds: milliseconds)
    let way = velocityPerMs * rate / (1 - rate) * (1 - pow(decay, Double(count)))
    return ((start + way) * scale).rounded() / scale
  }
}
