import Foundation

/// A body that is pulled to a place and braked on its way, as a function of time.
///
/// Without braking it would swing; at a damping ratio of 1 it comes to the place in the shortest
/// time without passing it.
package struct DampedOscillator: Hashable, Sendable {
  /// Pull towards the place per point of distance, per second squared: the square of the angular
  /// frequency.
  package var stiffness: Double
  /// Loss of speed per unit of speed, per second.
  package var drag: Double

  package init(stiffness: Double, drag: Double) {
    self.stiffness = max(0, stiffness)
    self.drag = max(0, drag)
  }

  /// Makes an oscillator from its frequency and damping ratio.
  ///
  /// - Parameters:
  ///   - frequency: Swings per second without braking.
  ///   - dampingRatio: 0 for none, 1 for no swinging.
  package init(frequency: Double, dampingRatio: Double) {
    let angular = 2 * Double.pi * frequency
    self.init(stiffness: angular * angular, drag: 2 * dampingRatio * angular)
  }

  /// Place and speed, measured from the place that pulls.
  package struct State: Hashable, Sendable {
    package var distance: Double
    package var speed: Double

    package init(distance: Double, speed: Double) {
      self.distance = distance
      self.speed = speed
    }
  }

  /// Returns the state some seconds after a state. Two steps give the result of one step that is as
  /// long as both.
  package func state(after seconds: Double, from start: State) -> State {
    guard seconds > 0 else { return start }
    let rate = drag / 2
    let decay = exp(-rate * seconds)
    let square = stiffness - rate * rate
    // Speed relative to the envelope.
    let push = start.speed + rate * start.distance
    let (even, odd): (Double, Double)
    if abs(square) * seconds * seconds < 1e-12 {
      // As good as critical: cosine and sine over their frequency are 1 and the time.
      (even, odd) = (1, seconds)
    } else if square > 0 {
      let frequency = square.squareRoot()
      (even, odd) = (cos(frequency * seconds), sin(frequency * seconds) / frequency)
    } else {
      let frequency = (-square).squareRoot()
      (even, odd) = (cosh(frequency * seconds), sinh(frequency * seconds) / frequency)
    }
    let distance = decay * (start.distance * even + push * odd)
    let speed = decay * (push * even - start.distance * square * odd) - rate * distance
    return State(distance: distance, speed: speed)
  }
}
