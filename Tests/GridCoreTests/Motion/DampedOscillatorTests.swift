import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Damped oscillator", .rows)
struct DampedOscillatorTests {
  /// The equation itself, in small steps: acceleration is minus pull minus drag.
  private func integrated(
    _ oscillator: DampedOscillator, _ start: DampedOscillator.State, seconds: Double
  ) -> DampedOscillator.State {
    var state = start
    let count = 4_000
    let step = seconds / Double(count)
    func rate(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -oscillator.stiffness * x - oscillator.drag * v)
    }
    for _ in 0..<count {
      let (x1, v1) = rate(state.distance, state.speed)
      let (x2, v2) = rate(state.distance + step / 2 * x1, state.speed + step / 2 * v1)
      state.distance += step * x2
      state.speed += step * v2
    }
    return state
  }

  @Test func `the closed form solves the equation`() {
    let rows: [(frequency: Double, ratio: Double)] = [
      (0.5, 0), (1, 0.3), (1, 0.999), (1, 1), (1, 1.001), (2, 4), (0, 0),
    ]
    let starts = [(40, 0), (-5, 300)].map { DampedOscillator.State(distance: $0.0, speed: $0.1) }
    forEachRow(of: rows) { frequency, ratio in
      let oscillator = DampedOscillator(frequency: frequency, dampingRatio: ratio)
      for start in starts {
        let exact = oscillator.state(after: 0.4, from: start)
        let slow = integrated(oscillator, start, seconds: 0.4)
        #expect(abs(exact.distance - slow.distance) < 1e-4)
        #expect(abs(exact.speed - slow.speed) < 1e-3)
      }
    }
  }

  @Test func `without drag it swings for ever, at a ratio of one it never passes`() {
    let free = DampedOscillator(frequency: 2, dampingRatio: 0)
    let start = DampedOscillator.State(distance: 10, speed: 0)
    #expect(abs(free.state(after: 7.5, from: start).distance - 10) < 1e-9)
    #expect(abs(free.state(after: 7.75, from: start).distance + 10) < 1e-9)
    let critical = DampedOscillator(frequency: 2, dampingRatio: 1)
    let distances = (1...400).map { critical.state(after: Double($0) / 100, from: start).distance }
    #expect(distances.allSatisfy { $0 >= 0 })
  }
}
