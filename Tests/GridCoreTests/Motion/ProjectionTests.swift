import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Projection", .rows)
struct ProjectionTests {
  @Test func `the projected target is that of table T1, and the frames end short of it`() throws {
    typealias Row = (rate: Double, velocity: CGFloat, target: CGFloat, shortfall: CGFloat?)
    let rows: [Row] = [
      (0.998, 0.25, 119.880, nil), (0.998, 0.5, 244.755, 0.124), (0.998, 1, 494.505, 0.338),
      (0.998, 2, 994.005, nil), (0.998, 3, 1493.505, nil), (0.998, 5, 2492.504, nil),
      (0.998, 8, 3991.004, 3.891), (0.99, 0.25, 23.880, nil), (0.99, 0.5, 48.755, nil),
      (0.99, 1, 98.504, 0.436), (0.99, 2, 198.003, nil), (0.99, 3, 297.502, nil),
      (0.99, 5, 496.501, nil), (0.99, 8, 794.998, 3.853),
    ]
    forEachRow(of: rows) { rate, velocity, target, shortfall in
      let projection = Projection(rate: rate)
      let projected = projection.target(offset: 0, velocityPerMs: velocity)
      #expect(near(projected, target))
      #expect(near(projection.target(offset: 50, velocityPerMs: -velocity), 50 - target))
      guard let shortfall else { return }
      let end = try #require(ScrollDeceleration(from: 0, at: velocity, rate: rate).way().last)
      #expect(near(projected - end.offset, shortfall, within: 0.0011))
    }
  }

  @Test func `the factors are those of S3.14`() {
    let (normal, fast) = (FreeDeceleration(rate: 0.998), FreeDeceleration(rate: 0.99))
    let decays = [normal.decayPerMs, fast.decayPerMs].map { CGFloat($0) }
    #expect(near(decays, [0.0020020026706730793, 0.01005033585350145], within: 1e-16))
    #expect(near(decays.map { 1 / $0 }, [499.4998, 99.4992], within: 0.000051))
    // The popular v·r/(1 - r) differs by the floor, 5 points or 1, and by a small share.
    #expect(near([normal, fast].map { CGFloat($0.reachFactor) }, [499, 99], within: 1e-9))
    #expect(near(decays.map { 0.01 / $0 }, [5, 1], within: 0.01))
  }

  @Test(.rule("C2.4")) func `the target is on pixels and within the limits, at rest too`() {
    let limits = OffsetLimits(x: AxisLimits(min: 0, max: 100), y: AxisLimits(min: -30, max: 400))
    typealias Row = (
      name: String, offset: CGPoint, velocity: CGPoint, limits: OffsetLimits, scale: CGFloat,
      target: CGPoint
    )
    let (start, down) = (CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 1))
    let rows: [Row] = [
      ("on thirds", start, down, .open, 3, CGPoint(x: 10, y: 514 + 2.0 / 3)),
      ("on halves", start, down, .open, 2, CGPoint(x: 10, y: 514.5)),
      ("on whole pixels", start, down, .open, 1, CGPoint(x: 10, y: 515)),
      ("at the bottom left", start, CGPoint(x: -1, y: 1), limits, 3, CGPoint(x: 0, y: 400)),
      ("at the top right", start, CGPoint(x: 1, y: -1), limits, 3, CGPoint(x: 100, y: -30)),
      (
        "a still, overscrolled release", CGPoint(x: 0, y: -60), .zero, .vertical(-10, 500), 3,
        CGPoint(x: 0, y: -10)
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let target = Projection(rate: 0.998).target(
        offset: row.offset, velocityPerMs: row.velocity, limits: row.limits,
        pixels: PixelGrid(scale: row.scale))
      #expect(target == row.target)
    }
  }

  @Test func `the flick multiplier stretches the projected way`() {
    let plain = Projection(rate: 0.998).target(offset: 100, velocityPerMs: 2)
    let doubled = Projection(rate: 0.998, multiplier: 2).target(offset: 100, velocityPerMs: 2)
    #expect(near(doubled - 100, 2 * (plain - 100), within: 1e-9))
  }

  @Test(.seeds(0..<200, inDebug: 50))
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
}
