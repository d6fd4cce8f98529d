import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Free deceleration", .rows)
struct FreeDecelerationTests {
  private let start = AxisMotion(offset: 0, velocityPerMs: 1)

  @Test func `the continuous motion of 1 pt/ms is table T2`() {
    typealias Row = (time: Double, x: CGFloat, v: CGFloat, fastX: CGFloat?, fastV: CGFloat?)
    let rows: [Row] = [
      (50, 47.531, 0.90475, 39.104, 0.60501), (100, 90.535, 0.81857, 62.763, 0.36603),
      (200, 164.644, 0.67005, 85.736, 0.13398), (300, 225.307, 0.54848, 94.145, 0.04904),
      (400, 274.964, 0.44897, 97.223, 0.01795), (500, 315.612, 0.36751, nil, nil),
      (600, 348.885, 0.30083, nil, nil), (700, 376.120, 0.24625, nil, nil),
      (800, 398.415, 0.20157, nil, nil), (900, 416.664, 0.16500, nil, nil),
      (1000, 431.603, 0.13506, nil, nil), (1500, 474.231, 0.04964, nil, nil),
      (2000, 489.897, 0.01824, nil, nil), (2300, 494.007, 0.01001, nil, nil),
    ]
    forEachRow(of: rows) { time, x, v, fastX, fastV in
      let normal = FreeDeceleration(rate: 0.998).motion(from: start, afterMilliseconds: time)
      #expect(near(normal.offset, x))
      #expect(near(normal.velocityPerMs, v, within: 0.0000051))
      let fast = FreeDeceleration(rate: 0.99).motion(from: start, afterMilliseconds: time)
      if let fastX, let fastV {
        #expect(near(fast.offset, fastX))
        #expect(near(fast.velocityPerMs, fastV, within: 0.0000051))
      } else {
        #expect(fast.velocityPerMs < 0.01)
      }
    }
  }

  @Test func `stepping 1 pt/ms gives table T2b`() {
    let rows: [(rate: Double, hertz: Double, frames: Int, x: CGFloat, v: CGFloat)] = [
      (0.998, 60, 1, 16.3722, 0.967190), (0.998, 60, 2, 32.2072, 0.935456),
      (0.998, 60, 3, 47.5227, 0.904764), (0.998, 60, 6, 90.5196, 0.818598),
      (0.998, 60, 12, 164.6188, 0.670103), (0.998, 60, 30, 315.5770, 0.367581),
      (0.998, 60, 60, 431.5771, 0.135116), (0.998, 60, 139, 494.1668, 0.009686),
      (0.998, 120, 1, 8.2556, 0.983456), (0.998, 120, 2, 16.3745, 0.967185),
      (0.998, 120, 3, 24.3592, 0.951184), (0.998, 120, 6, 47.5292, 0.904751),
      (0.998, 120, 12, 90.5313, 0.818575), (0.998, 120, 30, 196.4856, 0.606241),
      (0.998, 120, 60, 315.6033, 0.367529), (0.998, 120, 277, 494.0887, 0.009842),
      (0.99, 60, 1, 15.1942, 0.846523), (0.99, 60, 2, 28.0564, 0.716602),
      (0.99, 60, 3, 38.9446, 0.606620), (0.99, 60, 6, 62.5692, 0.367988),
      (0.99, 60, 12, 85.5939, 0.135415), (0.99, 60, 28, 98.0678, 0.009417),
    ]
    forEachRow(of: rows) { rate, hertz, frames, x, v in
      let free = FreeDeceleration(rate: rate)
      var motion = start
      for _ in 0..<frames { motion = free.step(motion, milliseconds: 1000 / hertz) }
      #expect(near(motion.offset, x, within: 0.000051))
      #expect(near(motion.velocityPerMs, v, within: 0.00000051))
    }
  }

  @Test(.rule("S3.22")) func `the stepped exponential is a quadratic from minus a half up`() {
    #expect(steppedExponential(0) == 1)
    #expect(steppedExponential(-0.5) == 0.625)
    #expect(steppedExponential(-0.500001) == exp(-0.500001))
    let frame = 1000.0 / 60
    let found = [0.998, 0.99].flatMap { rate in
      [FreeDeceleration(rate: rate).steppedDecay(milliseconds: frame), pow(rate, frame)]
    }
    #expect(
      near(found.map { CGFloat($0) }, [0.96719, 0.96718, 0.84652, 0.84577], within: 0.0000051))
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `steps come close to the closed form, and composing steps loses no way`() {
    var random = SplitMix64(seed: currentSeed)
    let free = FreeDeceleration(rate: Bool.random(using: &random) ? 0.998 : 0.99)
    let start = AxisMotion(offset: 0, velocityPerMs: .random(in: -8...8, using: &random))
    var motion = start
    var time = 0.0
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let frame = Double.random(in: 1...17, using: &random)
      motion = free.step(motion, milliseconds: frame)
      time += frame
      // Whatever the frames, way and lost speed are proportional (S3.23).
      let lost = start.velocityPerMs - motion.velocityPerMs
      #expect(near(motion.offset, lost * CGFloat(free.reachFactor), within: 1e-9))
    }
    let exact = free.motion(from: start, afterMilliseconds: time)
    #expect(near(motion.offset, exact.offset, within: 0.004 * abs(start.velocityPerMs) * 99))
  }

  @Test func `the multiplier stretches the way and leaves the speed`() {
    let free = FreeDeceleration(rate: 0.998)
    let plain = free.step(start, milliseconds: 10)
    let stretched = free.step(start, milliseconds: 10, multiplier: 3)
    #expect(near(stretched.offset, 3 * plain.offset, within: 1e-12))
    #expect(stretched.velocityPerMs == plain.velocityPerMs)
  }

  @Test func `rates that never or at once end are taken into range`() {
    for rate in [-1, 0, 1, 2.0] {
      let free = FreeDeceleration(rate: rate)
      let step = free.step(start, milliseconds: 16)
      #expect(step.offset.isFinite && step.offset >= 0)
      #expect(step.velocityPerMs >= 0 && step.velocityPerMs < 1)
    }
    #expect(FreeDeceleration(rate: 0.995).rate == 0.995)
  }
}
