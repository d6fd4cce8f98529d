import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Page motion", .rows)
struct PageMotionTests {
  private func motion(
    width: CGFloat, scale: CGFloat, from: CGFloat, to target: CGFloat, velocity: CGFloat,
    bounces: Bool = true, limits: AxisLimits = .open
  ) -> PageMotion {
    PageMotion(
      offset: CGPoint(x: from, y: 0), velocityPerMs: CGPoint(x: velocity, y: 0),
      target: CGPoint(x: target, y: 0), boundsWidth: width,
      limits: OffsetLimits(x: limits, y: .open), bounces: bounces, pixels: PixelGrid(scale: scale))
  }

  private func trace(_ start: PageMotion, hertz: Double = 60) -> [CGFloat] {
    var motion = start
    var offsets: [CGFloat] = []
    while offsets.count < 1000 {
      let frame = motion.step(milliseconds: 1000 / hertz)
      offsets.append(frame.offset.x)
      if frame.restingOffset != nil { break }
    }
    return offsets
  }

  @Test func `the offsets of table T6 come back one by one`() {
    typealias Row = (
      width: CGFloat, scale: CGFloat, from: CGFloat, target: CGFloat, velocity: CGFloat,
      offsets: String
    )
    let rows: [Row] = [
      (
        390, 3, 200, 390, 0,
        """
        206.333 220.667 239.333 259.667 279.667 298.333 315.333 330 342.667 353.333 362 369 \
        374.667 379 382.333 385 387 388.333 389.333 390 390.333 390
        """
      ),
      (
        390, 3, 100, 390, 1,
        """
        122 151 182.667 214.333 244 270.667 294 314 330.667 344.667 356 365 372 377.333 381.333 \
        384.333 386.667 388.333 389.333 390 390
        """
      ),
      (
        320, 2, 100, 0, 0,
        """
        96.5 88.5 78.5 67.5 57 47 38 30.5 24 18.5 14 10.5 7.5 5.5 4 2.5 1.5 1 0.5 0 0
        """
      ),
      (
        375, 2, 200, 375, 0.5,
        """
        212 229 248 267 285 301.5 316 328.5 339 347.5 354.5 360 364 367.5 370 372 373.5 374.5 \
        375 375
        """
      ),
    ]
    forEachRow(of: rows) { width, scale, from, target, velocity, expected in
      let offsets = trace(
        motion(width: width, scale: scale, from: from, to: target, velocity: velocity))
      #expect(offsets.map(threeDecimals).joined(separator: " ") == expected)
    }
  }

  @Test func `going back is the mirror image`() {
    let forward = trace(motion(width: 320, scale: 1, from: 100, to: 320, velocity: 0.8))
    let backward = trace(motion(width: 320, scale: 1, from: -100, to: -320, velocity: -0.8))
    #expect(forward == backward.map { -$0 })
  }

  @Test(.rule("P8.3")) func `pull and friction are linear in the width, up to 1024`() {
    let rows: [(width: CGFloat, pull: CGFloat, friction: CGFloat)] = [
      (320, 0.0003, 0.97), (1024, 0.00017, 0.977), (2000, 0.00017, 0.977),
      (343, 0.000295752841, 0.9702286931818183),
    ]
    forEachRow(of: rows) { width, pull, friction in
      let spring = PageSpring(width: width)
      #expect(near(spring.pull, pull, within: 1e-11))
      #expect(near(spring.friction, friction, within: 1e-9))
    }
  }

  @Test(.rule("P8.3")) func `a frame runs its whole milliseconds`() {
    let start = motion(width: 390, scale: 3, from: 200, to: 390, velocity: 0.4)
    var long = start
    var short = start
    #expect(long.step(milliseconds: 16.99) == short.step(milliseconds: 16))
    var none = start
    #expect(none.step(milliseconds: 0.9).offset.x == 200)
    #expect(none == start)
    // One millisecond by hand.
    let spring = PageSpring(width: 390)
    let one = spring.motion(AxisMotion(offset: 200, velocityPerMs: 0.4), towards: 390, steps: 1)
    let velocity: CGFloat = (0.4 + 190 * spring.pull) * spring.friction
    #expect(one == AxisMotion(offset: 200 + velocity, velocityPerMs: velocity))
  }

  @Test func `a frame of whole milliseconds runs all of them, however its length came about`() {
    forEachRow(of: [50.0, 100, 125, 200, 500, 1000]) { rate in
      // Times as a clock has them: a tick number divided by the rate.
      var motion = motion(width: 390, scale: 3, from: 100, to: 390, velocity: 1)
      var exact = motion
      var last = 7 / rate * 1000
      for tick in 8..<40 {
        let time = Double(tick) / rate * 1000
        let frame = motion.step(milliseconds: time - last)
        #expect(frame == exact.step(milliseconds: 1000 / rate))
        last = time
      }
    }
  }

  @Test(.rule("P8.3")) func `a motion too slow for a pixel is nudged by one`() {
    var slow = motion(width: 390, scale: 1, from: 380, to: 390, velocity: 0)
    #expect(slow.step(milliseconds: 2).offset.x == 381)
    var back = motion(width: 390, scale: 2, from: 10, to: 0, velocity: 0)
    #expect(back.step(milliseconds: 2).offset.x == 9.5)
  }

  @Test(.rule("P8.4"))
  func `a swipe that passes its page slowly stops there, a fast one swings back`() {
    let slow = trace(motion(width: 390, scale: 3, from: 100, to: 390, velocity: 1))
    #expect(slow.allSatisfy { $0 <= 390 })
    let fast = trace(motion(width: 390, scale: 3, from: 300, to: 390, velocity: 4))
    #expect(fast.contains { $0 > 391 })
    #expect(fast.last == 390)
    let turn = fast.firstIndex { $0 == fast.max() } ?? 0
    #expect(fast[turn...].dropLast().allSatisfy { $0 >= 389 })
    #expect(fast.count - turn > 3)
  }

  @Test func `a swipe away from its page turns round without a jump`() {
    let away = trace(motion(width: 390, scale: 3, from: 30, to: 0, velocity: 0.28))
    #expect(away[0] > 30)
    for (now, next) in zip(away, away.dropFirst()) { #expect(abs(next - now) < 20) }
    #expect(away.last == 0)
  }

  @Test(.rule("P8.4")) func `without bouncing the motion ends where it would leave the limits`() {
    let limits = AxisLimits(min: 0, max: 390)
    func fling(bounces: Bool) -> [CGFloat] {
      trace(
        motion(
          width: 390, scale: 3, from: 300, to: 390, velocity: 4, bounces: bounces, limits: limits))
    }
    let bouncing = fling(bounces: true)
    let walled = fling(bounces: false)
    let inside = bouncing.prefix { $0 <= 390 }
    #expect(walled == inside + [390])
    #expect(walled.count < bouncing.count)
  }

  @Test func `a page motion ends when both axes are done, and the width drives both`() {
    var motion = PageMotion(
      offset: CGPoint(x: 385, y: 400), velocityPerMs: .zero, target: CGPoint(x: 390, y: 800),
      boundsWidth: 390, limits: .open, bounces: true, pixels: PixelGrid(scale: 3))
    var finishedX = 0
    var frames = 0
    while true {
      let frame = motion.step(milliseconds: 1000 / 60)
      frames += 1
      if frame.isFinished.x && finishedX == 0 { finishedX = frames }
      if frame.isFinished.x { #expect(frame.offset.x == 390) }
      if let rest = frame.restingOffset {
        #expect(rest == CGPoint(x: 390, y: 800))
        #expect(frame.isFinished.both)
        break
      }
    }
    #expect(finishedX > 0)
    #expect(finishedX < frames)
    var alone = self.motion(width: 390, scale: 3, from: 400, to: 800, velocity: 0)
    var together = PageMotion(
      offset: CGPoint(x: 0, y: 400), velocityPerMs: .zero, target: CGPoint(x: 0, y: 800),
      boundsWidth: 390, limits: .open, bounces: true, pixels: PixelGrid(scale: 3))
    let x = alone.step(milliseconds: 16).offset.x
    #expect(together.step(milliseconds: 16).offset.y == x)
  }

  @Test(.rule("P8.2")) func `an interrupted motion tells where it was going`() {
    var motion = motion(width: 390, scale: 3, from: 200, to: 390, velocity: 0)
    _ = motion.step(milliseconds: 1000 / 60)
    #expect(motion.running.x == PageGrid.Running(target: 390, isForward: true))
    #expect(motion.running.y == nil)
    for _ in 0..<21 { _ = motion.step(milliseconds: 1000 / 60) }
    #expect(motion.running.x == nil)
  }

  @Test func `a touch of the content re-bases the motion`() {
    var motion = motion(width: 390, scale: 3, from: 200, to: 390, velocity: 0)
    motion.rebase(by: CGPoint(x: 50, y: 0))
    #expect(motion.offset.x == 250)
    #expect(motion.resting(frameMilliseconds: 1000 / 60)?.offset.x == 390)
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a page motion always arrives, and goes no more than a page from rest`() throws {
    var random = SplitMix64(seed: currentSeed)
    let scale = CGFloat(Int.random(in: 1...3, using: &random))
    let pixels = PixelGrid(scale: scale)
    let width = CGFloat(Int.random(in: 100...1400, using: &random))
    let limits = AxisLimits(min: 0, max: 6 * width)
    let pages = PageGrid(stride: width, limits: limits, pixels: pixels)
    let rest = CGFloat(Int.random(in: 0...6, using: &random)) * width
    let offset = pixels.rounded(rest + width * .random(in: -0.99...0.99, using: &random))
    let velocity = CGFloat.random(in: -3...3, using: &random)
    let target = pages.target(from: offset, velocityPerMs: velocity)
    #expect(abs(target - rest) <= width)
    let motion = motion(
      width: width, scale: scale, from: offset, to: target,
      velocity: abs(velocity) < 0.25 ? 0 : velocity, limits: limits)
    let hertz: Double = ([30, 60, 90, 120, 240, 1000] as [Double])[
      Int.random(in: 0..<6, using: &random)]
    let end = try #require(motion.resting(frameMilliseconds: 1000 / hertz, limitMs: 4000))
    #expect(end.offset.x == limits.clamped(target))
  }
}
