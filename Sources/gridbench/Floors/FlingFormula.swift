import Foundation

/// The stop point of a fling at 120 Hz in closed form: the sum of the travel in all frames.
enum FlingFormula {
  /// The share of the speed that is left after a millisecond, at the normal deceleration rate.
  static let rate = 0.998
  /// The speed below which content rests, in points per millisecond.
  static let restPerMs = 0.01
  static let frameRate = 120.0

  /// The share of the speed that is left after a frame. A quadratic approximation replaces the
  /// exponential function.
  static var decay: Double {
    let x = log(rate) * (1000 / frameRate)
    return 1 + x + x * x / 2
  }

  /// The travel in a frame at a speed of one point per millisecond, in points.
  static var travel: Double { rate * (1 - decay) / (1 - rate) }

  /// Returns the number of frames until the speed is below `restPerMs`.
  static func frames(velocityPerMs: Double) -> Int {
    Int((log(restPerMs / velocityPerMs) / log(decay)).rounded(.up))
  }

  /// Returns the stop point: the sum of a geometric series over the frames, rounded to half points.
  static func stop(from start: Double, velocityPerMs: Double) -> Double {
    let count = frames(velocityPerMs: velocityPerMs)
    let way = velocityPerMs * rate / (1 - rate) * (1 - pow(decay, Double(count)))
    return ((start + way) * 2).rounded() / 2
  }
}
