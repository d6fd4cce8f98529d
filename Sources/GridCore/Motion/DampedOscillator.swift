import Foundation

/// The motion of a body that is pulled to a place and slowed by drag, as a function of time.
///
/// Without drag the body swings. At a damping ratio of 1 it comes to the place in the shortest time
/// without passing it.
package struct DampedOscillator: Hashable, Sendable {
  /// The acceleration towards the place for each point of distance, per second squared: the square
  /// of the angular frequency.
  package var stiffness: Double
  /// The loss of speed per second, for each unit of speed.
  package var drag: Double

  package init(stiffness: Double, drag: Double) {
    self.stiffness = max(0, stiffness)
    self.drag = max(0, drag)
  }

  /// Makes an oscillator from its frequency and damping ratio.
  ///
  /// - Parameters:
  ///   - frequency: Swings per second without drag.
  ///   - dampingRatio: The damping ratio: 0 without drag, 1 for the least drag that prevents
  ///     swinging.
  package init(frequency: Double, dampingRatio: Double) {
    let angular = 2 * Double.pi * frequency
    self.init(stiffness: angular * angular, drag: 2 * dampingRatio * angular)
  }

  /// The distance from the place that pulls, and the speed.
  package struct State: Hashable, Sendable {
    package var distance: Double
    package var speed: Double

    package init(distance: Double, speed: Double) {
      self.distance = distance
      self.speed = speed
    }
  }

  /// Returns the state `seconds` after `start`. Two steps give the same state as one step of their
  /// total length.
  package func state(after seconds: Double, from start: State) -> State {
    guard seconds > 0 else { return start }
    let rate = drag / 2
    let decay = exp(-rate * seconds)
    let square = stiffness - rate * rate
    // Speed relative to the envelope.
    let push = start.speed + rate * start.distance
    let (even, odd): (Double, Double)
    if abs(square) * seconds * seconds < 1e-12 {
      // Nearly critical damping: the limits of cos(f t) and sin(f t) / f are 1 and t.
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
