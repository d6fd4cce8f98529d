import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Projection")
struct ProjectionTests {
  @Test(
    "the projected target is that of table T1",
    arguments: [
      (0.998, 0.25, 119.880), (0.998, 0.5, 244.755), (0.998, 1, 494.505), (0.998, 2, 994.005),
      (0.998, 3, 1493.505), (0.998, 5, 2492.504), (0.998, 8, 3991.004), (0.99, 0.25, 23.880),
      (0.99, 0.5, 48.755), (0.99, 1, 98.504), (0.99, 2, 198.003), (0.99, 3, 297.502),
      (0.99, 5, 496.501), (0.99, 8, 794.998),
    ] as [(Double, CGFloat, CGFloat)])
  func tableT1(rate: Double, velocity: CGFloat, target: CGFloat) {
    let projection = Projection(rate: rate)
    #expect(near(projection.target(offset: 0, velocityPerMs: velocity), target))
    #expect(near(projection.target(offset: 50, velocityPerMs: -velocity), 50 - target))
  }

  @Test func `the factors are those of S3.14`() {
    let normal = FreeDeceleration(rate: 0.998)
    let fast = FreeDeceleration(rate: 0.99)
    #expect(near(CGFloat(1 / normal.decayPerMs), 499.4998, within: 0.000051))
    #expect(near(CGFloat(1 / fast.decayPerMs), 99.4992, within: 0.000051))
    #expect(near(CGFloat(normal.decayPerMs), 0.0020020026706730793, within: 1e-16))
    #expect(near(CGFloat(fast.decayPerMs), 0.01005033585350145, within: 1e-16))
    // The popular v·r/(1 - r) differs by the floor, 5 points or 1, and by a small share.
    #expect(near(CGFloat(normal.reachFactor), 499, within: 1e-9))
    #expect(near(CGFloat(fast.reachFactor), 99, within: 1e-9))
    #expect(near(CGFloat(0.01 / normal.decayPerMs), 5, within: 0.01))
    #expect(near(CGFloat(0.01 / fast.decayPerMs), 1, within: 0.01))
  }

  @Test func `the target is on pixels and within the limits`() {
    let projection = Projection(rate: 0.998)
    func target(_ velocity: CGPoint, limits: OffsetLimits = .open, scale: CGFloat) -> CGPoint {
      projection.target(
        offset: CGPoint(x: 10, y: 20), velocityPerMs: velocity, limits: limits,
        pixels: PixelGrid(scale: scale))
    }
    #expect(target(CGPoint(x: 0, y: 1), scale: 3) == CGPoint(x: 10, y: 514 + 2.0 / 3))
    #expect(target(CGPoint(x: 0, y: 1), scale: 2) == CGPoint(x: 10, y: 514.5))
    #expect(target(CGPoint(x: 0, y: 1), scale: 1) == CGPoint(x: 10, y: 515))
    let limits = OffsetLimits(
      x: AxisLimits(min: 0, max: 100), y: AxisLimits(min: -30, max: 400))
    #expect(target(CGPoint(x: -1, y: 1), limits: limits, scale: 3) == CGPoint(x: 0, y: 400))
    #expect(target(CGPoint(x: 1, y: -1), limits: limits, scale: 3) == CGPoint(x: 100, y: -30))
  }

  @Test(.rule("C2.4")) func `a still, overscrolled release projects to the limit`() {
    let target = Projection(rate: 0.998).target(
      offset: CGPoint(x: 0, y: -60), velocityPerMs: .zero, limits: .vertical(-10, 500),
      pixels: PixelGrid(scale: 3))
    #expect(target == CGPoint(x: 0, y: -10))
  }

  @Test func `the flick multiplier stretches the projected way`() {
    let plain = Projection(rate: 0.998).target(offset: 100, velocityPerMs: 2)
    let doubled = Projection(rate: 0.998, multiplier: 2).target(offset: 100, velocityPerMs: 2)
    #expect(near(doubled - 100, 2 * (plain - 100), within: 1e-9))
  }

  @Test(.seeds(0..<200))
  func `the projection lies a little beyond the closed form of the travel`() {
    var random = SplitMix64(seed: currentSeed)
    let rate = Double.random(in: 0.98...0.9985, using: &random)
    let velocity = CGFloat.random(in: 0.02...8, using: &random)
    let projected = Projection(rate: rate).target(offset: 0, velocityPerMs: velocity)
    let travelled = FreeDeceleration(rate: rate).travelToFloor(from: velocity)
    #expect(projected > travelled)
    // k·r / (1 - r) is 1 - k/2 to first order (S3.15).
    let share = CGFloat(-log(rate)) / 2
    #expect(near(travelled / projected, 1 - share, within: share * share))
  }

  @Test(
    "the frames end short of the projection, as T1 has it",
    arguments: [
      (0.998, 0.5, 0.124), (0.998, 1, 0.338), (0.998, 8, 3.891), (0.99, 1, 0.436),
      (0.99, 8, 3.853),
    ] as [(Double, CGFloat, CGFloat)])
  func shortfall(rate: Double, velocity: CGFloat, shortfall: CGFloat) throws {
    let way = ScrollDeceleration(from: 0, at: velocity, rate: rate).way()
    let projected = Projection(rate: rate).target(offset: 0, velocityPerMs: velocity)
    let end = try #require(way.last).offset
    #expect(near(projected - end, shortfall, within: 0.0011))
  }
}
