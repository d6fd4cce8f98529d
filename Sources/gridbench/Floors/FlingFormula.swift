import GridScenarios
import Foundation

/// The stop point of a fling in closed form: the sum of all its frames.
enum FlingFormula {
  /// Share of the speed that is left after a millisecond: the normal rate.
  static let rate = 0.998
  /// The speed below which content rests, in points per millisecond.
  static let restPerMs = 0.01

  /// Share of the speed that is left after a frame, by the stand-in for the exponential.
  static func decay(milliseconds: Double) -> Double {
    let x = log(rate) * milliseconds
    return 1 + x + x * x / 2
  }

  /// Returns the travel in a frame, in points for each point per millisecond.
  static func travel(milliseconds: Double) -> Double {
    rate * (1 - decay(milliseconds: milliseconds)) / (1 - rate)
  }

  /// Frames until the speed has fallen below the floor.
  static func frames(velocityPerMs: Double, milliseconds: Double) -> Int {
    Int(
      (log(restPerMs / velocityPerMs) / log(decay(milliseconds: milliseconds))).rounded(.up))
  }

  /// The stop point: a geometric series over the frames, on pixels.
  static func stop(
    from start: Double, velocityPerMs: Double, milliseconds: Double, scale: Double
  ) -> Double {
    let decay = decay(milliseconds: milliseconds)
    let count = frames(velocityPerMs: velocityPerMs, milliseconds: milliseconds)
    let way = velocityPerMs * rate / (1 - rate) * (1 - pow(decay, Double(count)))
    return ((start + way) * scale).rounded() / scale
  }
}
