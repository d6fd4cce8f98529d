import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Retargeting", .rows)
struct RetargetTests {
  /// One vertical axis at offset 0 whose hook answers `target`.
  private func retarget(
    rate: Double = 0.998, velocity: CGFloat, target: CGFloat, multiplier: CGFloat = 1,
    limits: AxisLimits = .open
  ) -> Retarget {
    let pixels = PixelGrid(scale: 3)
    let limits = OffsetLimits(x: .open, y: limits)
    let projection = Projection(rate: rate, multiplier: multiplier)
    let speed = CGPoint(x: 0, y: velocity)
    let projected = projection.target(
      offset: .zero, velocityPerMs: speed, limits: limits, pixels: pixels)
    return Retarget(
      Retarget.Release(
        offset: .zero, velocityPerMs: speed, rate: rate, multiplier: multiplier,
        projected: projected),
      answer: CGPoint(x: 0, y: target), limits: limits, limitsChanged: false, pixels: pixels)
  }

  @Test func `a changed target changes rate or speed as in the golden table of S3.17`() {
    typealias Row = (
      rate: Double, velocity: CGFloat, target: CGFloat, newRate: Double, newVelocity: CGFloat,
      travel: CGFloat?, time: CGFloat?
    )
    let rows: [Row] = [
      (0.998, 1, 300, 0.996705, 1, 299.51, 1396), (0.998, 1, 100, 0.990149, 1, 99.51, 465),
      (0.998, 1, 20, 0.951705, 1, 19.51, 93), (0.998, 1, 800, 0.998, 1.6116, 799.20, 2539),
      (0.998, 0, 40, 0.985, 0.6145, 39.70, 272), (0.998, 0, 119, 0.985, 1.8085, 118.10, 344),
      (0.998, 0, 121, 0.998, 0.2522, 120.88, 1612), (0.998, 0, 200, 0.998, 0.4104, 199.80, 1855),
      (0.998, 0, -40, 0.985, -0.5945, nil, nil), (0.99, 0, 121, 0.99, 1.2261, 120.39, 478),
      (0.99, 1, 450, 0.99, 4.5327, 447.74, 609), (0.99, 1, 20, 0.951705, 1, 19.51, 93),
    ]
    forEachRow(of: rows) { rate, velocity, target, newRate, newVelocity, travel, time in
      let axis = retarget(rate: rate, velocity: velocity, target: target).axes.y
      #expect(near(CGFloat(axis.rate), CGFloat(newRate), within: 0.00000051))
      #expect(near(axis.velocityPerMs, newVelocity, within: 0.000051))
      #expect(axis.target == target)
      let free = FreeDeceleration(rate: axis.rate)
      if let travel, let time {
        #expect(near(free.travelToFloor(from: axis.velocityPerMs), travel, within: 0.0051))
        let took = free.milliseconds(from: axis.velocityPerMs, to: 0.01)
        #expect(near(CGFloat(took), time, within: 0.51))
      }
    }
  }

  private func motion(
    _ plan: Retarget, multiplier: CGFloat = 1, pixels: PixelGrid = PixelGrid(scale: 3)
  ) -> ScrollDeceleration {
    ScrollDeceleration(
      offset: .zero, axes: plan.axes, multiplier: multiplier, limits: .open, bounces: true,
      pixels: pixels)
  }

  @Test(.rule("S3.20"))
  func `a target behind the moving content is jumped to in the first frame`() {
    let rows: [(velocity: CGFloat, target: CGFloat)] = [(1, -50), (0.3, -1), (-1, 50), (2, -2000)]
    forEachRow(of: rows) { velocity, target in
      let plan = retarget(velocity: velocity, target: target)
      #expect(plan.axes.y.rate == 0.999)
      #expect(plan.axes.y.velocityPerMs == velocity)
      var motion = motion(plan)
      let frame = motion.step(milliseconds: 1000 / 60)
      #expect(frame.offset == CGPoint(x: 0, y: target))
      #expect(frame.restingOffset == frame.offset)
    }
  }

  @Test func `a target behind is clamped into the limits first`() {
    let clamped = retarget(velocity: 1, target: -50, limits: AxisLimits(min: -20, max: 5000))
    #expect(clamped.target.y == -20)
    #expect(clamped.axes.y.target == -20)
  }

  @Test func `at rest the motion towards a target is smooth both ways`() throws {
    for target: CGFloat in [40, -40, 200, -200] {
      let plan = retarget(velocity: 0, target: target)
      var motion = motion(plan, pixels: .unrounded)
      var last: CGFloat = 0
      var frames = 0
      while true {
        let frame = motion.step(milliseconds: 1000 / 60)
        frames += 1
        #expect(abs(frame.offset.y - last) < 12)
        #expect(abs(frame.offset.y) <= abs(target))
        #expect((frame.offset.y - last) * target > 0)
        last = frame.offset.y
        if frame.restingOffset != nil { break }
        try #require(frames < 1000)
      }
      #expect(last == target)
    }
  }

  @Test func `the cliff between short hop and long glide is at 119.9 points`() {
    #expect(retarget(velocity: 0, target: 119 + 2.0 / 3).axes.y.rate == 0.985)
    #expect(retarget(velocity: 0, target: 120).axes.y.rate == 0.998)
  }

  @Test func `an answer on the same pixel changes nothing`() {
    let plan = retarget(velocity: 1, target: 494.6)
    // The projection of 494.505 is 494 2/3 on pixels, and so is the answer.
    let pixel: CGFloat = 494 + 2.0 / 3
    #expect(plan.target.y == pixel)
    #expect(!plan.isAdjusted)
    let same = retarget(velocity: 1, target: pixel)
    #expect(same.axes.y.target == nil)
    #expect(same.axes.y == Retarget.Axis(velocityPerMs: 1, rate: 0.998))
    #expect(!same.isAdjusted)
    #expect(same.movesContent)
  }

  @Test(.rule("C2.10")) func `a target equal to the offset means no deceleration, any other does`()
  {
    let stays = retarget(velocity: 1, target: 0)
    #expect(!stays.movesContent)
    #expect(stays.axes.y.velocityPerMs == 0)
    #expect(retarget(velocity: 0, target: 1).movesContent)
    #expect(!retarget(velocity: 0, target: 0).movesContent)
    // Bounces off, at the far limit, flung outwards: the clamped target is the offset.
    let wall = retarget(velocity: 2, target: 0, limits: AxisLimits(min: -500, max: 0))
    #expect(!wall.movesContent)
  }

  @Test func `limits that change clamp the target, the hooks' or not`() {
    let release = Retarget.Release(
      offset: .zero, velocityPerMs: CGPoint(x: 0, y: 1), rate: 0.998,
      projected: CGPoint(x: 0, y: 494.5))
    let shorter = Retarget(
      release, answer: release.projected, limits: .vertical(0, 300), limitsChanged: true,
      pixels: PixelGrid(scale: 2))
    #expect(shorter.target == CGPoint(x: 0, y: 300))
    #expect(shorter.axes.y.target == 300)
    #expect(near(CGFloat(shorter.axes.y.rate), 0.996705, within: 0.00000051))
    let held = Retarget(
      release, answer: release.projected, limits: .vertical(0, 900), limitsChanged: true,
      pixels: PixelGrid(scale: 2))
    #expect(!held.isAdjusted)
  }

  @Test func `the multiplier is taken out of the distance`() {
    let plan = retarget(velocity: 1, target: 300, multiplier: 3)
    #expect(near(CGFloat(plan.axes.y.rate), CGFloat(exp(-0.99 / 100)), within: 1e-12))
    #expect(motion(plan, multiplier: 3).resting(frameMilliseconds: 1000 / 60)?.offset.y == 300)
  }

  /// A diagonal release at (0, 0) whose hook answers a target; nil: the projected one.
  private func diagonal(velocity: CGPoint, x: CGFloat?, y: CGFloat?) -> Retarget {
    let pixels = PixelGrid(scale: 3)
    let projected = Projection(rate: 0.998).target(
      offset: .zero, velocityPerMs: velocity, limits: .open, pixels: pixels)
    return Retarget(
      Retarget.Release(offset: .zero, velocityPerMs: velocity, rate: 0.998, projected: projected),
      answer: CGPoint(x: x ?? projected.x, y: y ?? projected.y), limits: .open,
      limitsChanged: false, pixels: pixels)
  }

  @Test func `two adjusted axes share the slower rate (S3.17 rule 4)`() {
    // x alone would get exp(-0.0033), y alone exp(-0.0099).
    let plan = diagonal(velocity: CGPoint(x: 1, y: 1), x: 300, y: 100)
    let slower = exp(-0.99 / 300)
    #expect(near(CGFloat(plan.axes.x.rate), CGFloat(slower), within: 1e-12))
    #expect(plan.axes.x.rate == plan.axes.y.rate)
    #expect(plan.axes.x.velocityPerMs == 1)
    #expect(near(plan.axes.y.velocityPerMs, 0.34, within: 1e-12))
    // Signs follow each axis' own direction.
    let mirrored = diagonal(velocity: CGPoint(x: 1, y: -1), x: 300, y: -100)
    #expect(near(mirrored.axes.y.velocityPerMs, -0.34, within: 1e-12))
    // A short hop beside a shortened way: 0.996705 is the slower rate.
    let hop = diagonal(velocity: CGPoint(x: 1, y: 0), x: 300, y: 40)
    #expect(hop.axes.y.rate == hop.axes.x.rate)
    #expect(near(hop.axes.y.velocityPerMs, 0.142, within: 1e-12))
    let rest = motion(plan).resting(frameMilliseconds: 1000 / 60)
    #expect(rest?.offset == CGPoint(x: 300, y: 100))
  }

  @Test func `an axis that nobody changed, or that stays, leaves the other alone`() {
    let one = diagonal(velocity: CGPoint(x: 1, y: 1), x: nil, y: 100)
    #expect(one.axes.x == Retarget.Axis(velocityPerMs: 1, rate: 0.998))
    #expect(near(CGFloat(one.axes.y.rate), 0.990149, within: 0.00000051))
    let stopped = diagonal(velocity: CGPoint(x: 1, y: 1), x: 0, y: 100)
    #expect(stopped.axes.x == Retarget.Axis(velocityPerMs: 0, rate: 0.998, target: 0))
    #expect(near(CGFloat(stopped.axes.y.rate), 0.990149, within: 0.00000051))
    #expect(stopped.axes.y.velocityPerMs == 1)
  }

  @Test(.seeds(0..<300, inDebug: 100))
  func `any target inside the limits is reached exactly`() throws {
    var random = SplitMix64(seed: currentSeed)
    let limits = OffsetLimits(x: AxisLimits(min: -20, max: 1500), y: AxisLimits(min: 0, max: 4000))
    let pixels = PixelGrid(scale: CGFloat(Int.random(in: 1...3, using: &random)))
    func anywhere() -> CGPoint {
      pixels.rounded(
        CGPoint(
          x: .random(in: -20...1500, using: &random), y: .random(in: 0...4000, using: &random)))
    }
    let offset = anywhere()
    let rate = Bool.random(using: &random) ? 0.998 : 0.99
    // At rest on an axis, too: short hops and long glides.
    func speed() -> CGFloat { random.percent(25) ? 0 : .random(in: -3...3, using: &random) }
    let velocity = CGPoint(x: speed(), y: speed())
    let plan = Retarget(
      Retarget.Release(
        offset: offset, velocityPerMs: velocity, rate: rate,
        projected: Projection(rate: rate).target(
          offset: offset, velocityPerMs: velocity, limits: limits, pixels: pixels)),
      answer: anywhere(), limits: limits, limitsChanged: false, pixels: pixels)
    let motion = ScrollDeceleration(
      offset: offset, axes: plan.axes, limits: limits, bounces: true, pixels: pixels)
    let hertz = 30 * Double(Int.random(in: 1...4, using: &random))
    let rest = try #require(motion.resting(frameMilliseconds: 1000 / hertz))
    #expect(rest.offset == plan.target)
  }
}
