import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Bounce", .rows)
struct EdgeBounceTests {
  @Test func `the continuous bounce from the edge at 2 pt/ms is that of table T5`() {
    let rows: [(time: Double, overshoot: CGFloat)] = [
      (1000.0 / 60, 27.700), (2000.0 / 60, 46.087), (50, 57.514), (90.738, 66.603), (150, 57.334),
      (200, 44.121), (300, 22.101), (400, 9.873), (500, 4.148),
    ]
    let bounce = EdgeBounce(edge: 1000, rate: 0.998)
    let entry = AxisMotion(offset: 1000, velocityPerMs: 2)
    forEachRow(of: rows) { time, overshoot in
      #expect(near(bounce.motion(from: entry, afterMilliseconds: time).offset - 1000, overshoot))
    }
  }

  @Test(arguments: [(0.998, 90.7, 33.30), (0.99, 69.0, 24.75)] as [(Double, Double, CGFloat)])
  func `the peak is at the time and height of S3.24`(rate: Double, time: Double, height: CGFloat) {
    let bounce = EdgeBounce(edge: 40, rate: rate)
    #expect(near(CGFloat(bounce.peakMilliseconds), CGFloat(time), within: 0.051))
    for velocity: CGFloat in [1, -1, 0.5, 3] {
      let peak = bounce.peakOvershoot(enteringAtPerMs: velocity)
      #expect(near(peak, height * velocity, within: 0.0051 * abs(velocity)))
      // Nothing around it is higher, and the slope vanishes.
      let entry = AxisMotion(offset: 40, velocityPerMs: velocity)
      for shift in [-20.0, -1, 1, 20] {
        let there = bounce.motion(from: entry, afterMilliseconds: bounce.peakMilliseconds + shift)
        #expect(abs(there.offset - 40) < abs(peak))
      }
      let slope = bounce.speedPerMs(from: entry, afterMilliseconds: bounce.peakMilliseconds)
      #expect(near(slope, 0, within: 1e-9))
    }
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `short steps come close to the continuous bounce`() {
    var random = SplitMix64(seed: currentSeed)
    let bounce = EdgeBounce(
      edge: .random(in: -100...100, using: &random),
      rate: Bool.random(using: &random) ? 0.998 : 0.99)
    let start = AxisMotion(
      offset: bounce.edge - .random(in: 0...200, using: &random),
      velocityPerMs: .random(in: -2...2, using: &random))
    var motion = start
    for _ in 0..<200 { motion = bounce.step(motion, milliseconds: 1) }
    let exact = bounce.motion(from: start, afterMilliseconds: 200)
    #expect(near(motion.offset, exact.offset, within: 0.01))
    #expect(near(motion.velocityPerMs, exact.velocityPerMs, within: 0.001))
    // The slope, against a difference quotient.
    let sooner = bounce.motion(from: start, afterMilliseconds: 199.99).offset
    let later = bounce.motion(from: start, afterMilliseconds: 200.01).offset
    let slope = bounce.speedPerMs(from: start, afterMilliseconds: 200)
    #expect(near(slope, (later - sooner) / 0.02, within: 1e-5))
  }

  @Test func `the pull does not depend on the rate, the momentum does`() {
    let out = AxisMotion(offset: -60, velocityPerMs: 0)
    let normal = EdgeBounce(edge: 0, rate: 0.998)
    let fast = EdgeBounce(edge: 0, rate: 0.99)
    #expect(normal.step(out, milliseconds: 16) == fast.step(out, milliseconds: 16))
    let moving = AxisMotion(offset: -60, velocityPerMs: 1)
    #expect(
      normal.step(moving, milliseconds: 16).offset > fast.step(moving, milliseconds: 16).offset)
  }
}
