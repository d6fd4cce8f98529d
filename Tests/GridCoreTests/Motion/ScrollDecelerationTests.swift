import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Deceleration", .rows)
struct ScrollDecelerationTests {
  // MARK: Free travel

  @Test func `free deceleration takes the frames and the way of table T1`() {
    let rows: [(rate: Double, velocity: CGFloat, frames: Int, time: CGFloat, end: CGFloat)] = [
      (0.998, 0.25, 97, 1616.7, 119.845), (0.998, 0.5, 118, 1966.7, 244.631),
      (0.998, 1, 139, 2316.7, 494.167), (0.998, 2, 159, 2650.0, 993.040),
      (0.998, 3, 171, 2850.0, 1492.014), (0.998, 5, 187, 3116.7, 2490.127),
      (0.998, 8, 201, 3350.0, 3987.113), (0.99, 0.25, 20, 333.3, 23.866),
      (0.99, 0.5, 24, 400.0, 48.592), (0.99, 1, 28, 466.7, 98.068), (0.99, 2, 32, 533.3, 197.043),
      (0.99, 3, 35, 583.3, 296.129), (0.99, 5, 38, 633.3, 494.119), (0.99, 8, 41, 683.3, 791.145),
    ]
    forEachRow(of: rows) { rate, velocity, frames, time, end in
      for sign: CGFloat in [1, -1] {
        let way = ScrollDeceleration(from: 0, at: sign * velocity, rate: rate).way()
        #expect(way.count == frames)
        #expect(near(CGFloat(way.count) * 1000 / 60, time, within: 0.051))
        let last = try #require(way.last)
        #expect(near(last.offset, sign * end))
      }
    }
  }

  @Test(arguments: [(3, 133), (2, 125), (1, 109)] as [(CGFloat, Int)])
  func `frames that stay on their pixel are not written (S1.4, below T2b)`(
    scale: CGFloat, count: Int
  ) {
    var motion = ScrollDeceleration(from: 0, at: 1, pixels: PixelGrid(scale: scale))
    var offsets: [CGFloat] = [0]
    while offsets.count < 1000 {
      let frame = motion.step(milliseconds: 1000 / 60)
      offsets.append(frame.offset.y)
      guard let rest = frame.restingOffset else { continue }
      #expect(rest == frame.offset)
      break
    }
    #expect(offsets.count - 1 == 139)
    #expect(zip(offsets, offsets.dropFirst()).count { $0 != $1 } == count)
  }

  @Test func `the first offsets on pixels are those below T2b`() {
    var motion = ScrollDeceleration(from: 0, at: 1, pixels: PixelGrid(scale: 3))
    let offsets = (0..<7).map { _ in threeDecimals(motion.step(milliseconds: 1000 / 60).offset.y) }
    #expect(offsets == ["16.333", "32.333", "47.667", "62.333", "76.667", "90.667", "104"])
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `free travel ends on the same pixel or the next at 60 and 120 Hz`() throws {
    var random = SplitMix64(seed: currentSeed)
    let scale = CGFloat(Int.random(in: 1...3, using: &random))
    let pixels = PixelGrid(scale: scale)
    let motion = ScrollDeceleration(
      from: pixels.rounded(.random(in: -1000...1000, using: &random)),
      at: .random(in: -8...8, using: &random),
      rate: Bool.random(using: &random) ? 0.998 : 0.99, pixels: pixels)
    let slow = try #require(motion.resting(frameMilliseconds: 1000 / 60))
    let fast = try #require(motion.resting(frameMilliseconds: 1000 / 120))
    #expect(abs(slow.offset.y - fast.offset.y) <= 1 / scale + 1e-9)
  }

  @Test func `both axes decelerate together, and the slower one waits for nothing`() {
    var both = ScrollDeceleration(
      offset: CGPoint(x: 7, y: 70), velocityPerMs: CGPoint(x: -0.3, y: 1), rate: 0.998,
      limits: .open, bounces: true, pixels: .unrounded)
    var one = ScrollDeceleration(from: 70, at: 1)
    for _ in 0..<139 {
      let frame = both.step(milliseconds: 1000 / 60)
      #expect(frame.offset.y == one.step(milliseconds: 1000 / 60).offset.y)
      #expect(frame.isFinished.x == (abs(both.velocityPerMs.x) < 0.01))
    }
    #expect(near(both.offset.x, -141.250, within: 0.002))
  }

  @Test(.rule("P1.2")) func `a frame below a millisecond does nothing`() {
    var motion = ScrollDeceleration(from: 0, at: 0.005)
    let before = motion
    let frame = motion.step(milliseconds: 0.99)
    #expect(motion == before)
    #expect(frame.restingOffset == nil)
    #expect(motion.step(milliseconds: 1).restingOffset != nil)
  }

  // MARK: Bounce

  @Test func `the way of a bounce is that of tables T4 and T5`() throws {
    typealias Row = (
      name: String, from: CGFloat, velocity: CGFloat, end: CGFloat, frames: Int,
      offsets: [Int: CGFloat], crossing: Int?, peak: Int?, rest: CGFloat, restWithin: CGFloat
    )
    let rows: [Row] = [
      (
        "content let go at rest (T4)", -100, 0, 5000, 32,
        [
          1: -84.653, 2: -71.661, 3: -60.663, 6: -36.800, 12: -13.542, 18: -4.984, 24: -1.834,
          30: -0.675, 32: -0.484,
        ], nil, nil, 0, 0
      ),
      (
        "momentum inwards (T4)", -60, 0.5, 5000, 73,
        [1: -43.862, 3: -21.983, 6: -5.424, 9: 1.052, 12: 4.980, 30: 21.830, 73: 37.43], nil, nil,
        37.43, 0.0051
      ),
      (
        "momentum outwards (T4)", -60, -0.5, 5000, 37,
        [1: -57.721, 3: -50.812, 6: -38.736, 9: -27.840, 12: -19.272, 30: -1.470], nil, nil, 0, 0
      ),
      (
        "a fling into an edge (T5)", 900, 2, 1000, 47,
        [
          1: 932.744, 2: 964.414, 3: 995.045, 4: 1021.472, 5: 1039.286, 6: 1050.539, 8: 1059.781,
          9: 1060.093, 12: 1052.609, 15: 1040.781, 20: 1023.354, 25: 1012.222, 30: 1006.075,
        ], 4, 9, 1000, 0
      ),
      ("its mirror image", 100, -2, 1000, 47, [9: -60.093], 4, 9, 0, 0),
      (
        "a slower fling crosses the edge within its tenth frame (T5)", 800, 1.5, 1000, 50,
        [10: 1011.005, 15: 1036.761], 10, 15, 1000, 0
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let motion = ScrollDeceleration(
        from: row.from, at: row.velocity, limits: AxisLimits(min: 0, max: row.end))
      let way = motion.way()
      #expect(way.count == row.frames)
      for (frame, offset) in row.offsets {
        let tolerance = frame == 73 ? 0.0051 : 0.00051
        #expect(near(way[frame - 1].offset, offset, within: tolerance), "frame \(frame)")
      }
      let outside = way.map { max(-$0.offset, $0.offset - row.end) }
      if let crossing = row.crossing {
        #expect(outside[crossing - 2] < 0 && outside[crossing - 1] > 0)
      }
      if let peak = row.peak { #expect(outside.max() == outside[peak - 1]) }
      let rest = try #require(motion.resting(frameMilliseconds: 1000 / 60)).offset.y
      #expect(near(rest, row.rest, within: row.restWithin))
    }
  }

  @Test
  func `the way back is over within half a point, after the frames of T4, and rests on the limit`()
  {
    forEachRow(of: [(10, 18), (50, 28), (100, 32), (200, 36)] as [(CGFloat, Int)]) {
      distance, frames in
      let limits = AxisLimits(min: -30, max: 5000)
      for start in [limits.min - distance, limits.max + distance] {
        let rest = ScrollDeceleration(from: start, at: 0, limits: limits)
          .resting(frameMilliseconds: 1000 / 60)
        #expect(rest?.frames == frames)
        #expect(rest?.offset.y == (start < 0 ? -30 : 5000))
      }
    }
  }

  @Test(.rule("S3.28")) func `a step that starts on the limit overshoots more only if asked to`()
    throws
  {
    func peak(quirk: Bool) throws -> CGFloat {
      let way = ScrollDeceleration(
        from: 1000, at: 1, limits: AxisLimits(min: 0, max: 1000),
        fidelity: ScrollFidelity(edgeQuirk: quirk)
      ).way()
      return try #require(way.map(\.offset).max()) - 1000
    }
    let plain = try peak(quirk: false)
    let exact = try peak(quirk: true)
    #expect(near(plain, 33.3, within: 0.051))
    #expect(near(exact, 40.4, within: 0.051))
    #expect(near(exact / plain, 1.21, within: 0.0051))
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a bounce always ends exactly pinned, on a pixel, within the limits`() throws {
    var random = SplitMix64(seed: currentSeed)
    let pixels = PixelGrid(scale: CGFloat(Int.random(in: 1...3, using: &random)))
    func limits() -> AxisLimits {
      let min = pixels.rounded(.random(in: -100...0, using: &random))
      return AxisLimits(min: min, max: pixels.rounded(min + .random(in: 0...1500, using: &random)))
    }
    let both = OffsetLimits(x: limits(), y: limits())
    let edge = Bool.random(using: &random) ? both.y.min : both.y.max
    let outwards: CGFloat = edge == both.y.min ? -1 : 1
    let distance = CGFloat.random(in: 0...400, using: &random)
    var motion = ScrollDeceleration(
      offset: CGPoint(x: both.x.min, y: edge + outwards * distance),
      velocityPerMs: CGPoint(
        x: .random(in: -2...2, using: &random), y: outwards * .random(in: 0...5, using: &random)),
      rate: Bool.random(using: &random) ? 0.998 : 0.99, limits: both, bounces: true,
      fidelity: ScrollFidelity(edgeQuirk: Bool.random(using: &random)), pixels: pixels)
    let frameLength = 1000 / Double.random(in: 24...240, using: &random)
    var frames = 0
    var rest: CGPoint?
    while rest == nil {
      let frame = motion.step(milliseconds: frameLength)
      rest = frame.restingOffset
      frames += 1
      #expect(pixels.rounded(frame.offset) == frame.offset)
      #expect(frame.isBouncing.y == both.y.isBouncing(motion.offset.y))
      try #require(frames < 5000)
    }
    let end = try #require(rest)
    #expect(end.y == edge)
    #expect(both.contains(end))
    // Momentum never carries a bouncing axis further out than free travel would.
    #expect(abs(motion.offset.y - edge) < 0.5)
  }

  @Test func `the overshoot keeps the motion alive on the other axis too`() {
    var motion = ScrollDeceleration(
      offset: CGPoint(x: 0, y: -100), velocityPerMs: .zero, rate: 0.998,
      limits: OffsetLimits(x: .open, y: AxisLimits(min: 0, max: 10)), bounces: true,
      pixels: PixelGrid(scale: 3))
    let frame = motion.step(milliseconds: 1000 / 60)
    #expect(frame.isBouncing == AxisPair(x: false, y: true))
    #expect(frame.isFinished == AxisPair(x: true, y: false))
    #expect(frame.restingOffset == nil)
  }

  @Test(.rule("S3.27")) func `without bouncing a limit is a wall`() {
    let limits = AxisLimits(min: 0, max: 1000)
    let free = ScrollDeceleration(from: 900, at: 2).way()
    let way = ScrollDeceleration(from: 900, at: 2, limits: limits, bounces: false).way()
    #expect(way.count == 4)
    #expect(way[0..<3] == free[0..<3])
    #expect(way[3] == AxisMotion(offset: 1000, velocityPerMs: 0))
    // Programmatically out, then flung outwards: back at the wall at once.
    let outside = ScrollDeceleration(from: 1300, at: 2, limits: limits, bounces: false).way()
    #expect(outside == [AxisMotion(offset: 1000, velocityPerMs: 0)])
  }

  @Test func `limits that shrink turn free travel into a bounce, and a target is taken at them`() {
    var motion = ScrollDeceleration(from: 500, at: 1, limits: AxisLimits(min: 0, max: 5000))
    for _ in 0..<6 { _ = motion.step(milliseconds: 1000 / 60) }
    motion.limits = .vertical(0, 450)
    #expect(motion.step(milliseconds: 1000 / 60).isBouncing.y)
    #expect(motion.resting(frameMilliseconds: 1000 / 60)?.offset.y == 450)
    var aimed = adjusted(from: 0, at: 1, rate: 0.996705, target: 300)
    aimed.limits = .vertical(0, 250)
    #expect(aimed.resting(frameMilliseconds: 1000 / 60)?.offset.y == 250)
  }

  // MARK: Chosen targets

  private func adjusted(
    from offset: CGFloat, at velocity: CGFloat, rate: Double = 0.998, target: CGFloat,
    limits: AxisLimits = .open, creep: CGFloat = 0.05
  ) -> ScrollDeceleration {
    ScrollDeceleration(
      offset: CGPoint(x: 0, y: offset),
      axes: AxisPair(
        x: Retarget.Axis(velocityPerMs: 0, rate: rate),
        y: Retarget.Axis(velocityPerMs: velocity, rate: rate, target: target)),
      limits: OffsetLimits(x: .open, y: limits), bounces: true,
      fidelity: ScrollFidelity(creepSpeedPerMs: creep), pixels: .unrounded)
  }

  @Test(.rule("S3.19")) func `the last stretch to a target is crept at constant speed`() {
    // Free travel ends after 499 × 0.04 = 20 of 30 points.
    let way = adjusted(from: 0, at: 0.05, target: 30).way()
    let creep = way.drop { $0.velocityPerMs < 0.05 && $0.velocityPerMs > 0 }
    #expect(creep.count > 5)
    let offsets = creep.map(\.offset)
    let step = CGFloat(FreeDeceleration(rate: 0.998).steppedTravel(milliseconds: 1000 / 60)) * 0.05
    for (now, next) in zip(offsets, offsets.dropFirst()).dropLast() {
      #expect(near(next - now, step, within: 1e-9))
    }
    #expect(way.last == AxisMotion(offset: 30, velocityPerMs: 0))
  }

  @Test func `the creep's speed is a switch; without it the motion ends short`() throws {
    let slow = adjusted(from: 0, at: 0.05, target: 30, creep: 0.02).way()
    let fast = adjusted(from: 0, at: 0.05, target: 30, creep: 0.2).way()
    #expect(slow.count > fast.count)
    #expect(slow.last?.offset == 30)
    #expect(fast.last?.offset == 30)
    let none = adjusted(from: 0, at: 0.05, target: 30, creep: 0).way()
    let stopped = try #require(none.last)
    #expect(near(stopped.offset, 20, within: 0.5))
    // Slower than the floor of the end test, and still on its way.
    #expect(adjusted(from: 0, at: 0.05, target: 22, creep: 0.005).way().last?.offset == 22)
  }

  @Test(.rule("S3.19b")) func `an overscrolled axis is pulled to its target, not to the limit`()
    throws
  {
    let limits = AxisLimits(min: 0, max: 5000)
    // 150 to the target, first-order pull: 150 × 0.84649 after a frame.
    let pulled = adjusted(from: -100, at: 0, target: 50, limits: limits).way()
    #expect(near(pulled[0].offset, 50 - 150 * 0.846531, within: 0.01))
    #expect(try #require(pulled.last).offset == 50)
    let toLimit = adjusted(from: -100, at: 0, target: 0, limits: limits).way()
    #expect(near(toLimit[0].offset, -84.653))
    // A header held open: the insets have grown, the limit is the target.
    let held = adjusted(from: -100, at: 0, target: -60, limits: AxisLimits(min: -60, max: 5000))
    #expect(held.resting(frameMilliseconds: 1000 / 60)?.offset.y == -60)
  }

  @Test func `once inside, an overscroll is pulled to the limit again`() throws {
    // Released above the top, flung beyond the bottom.
    let flung = adjusted(from: -10, at: 9, target: 150, limits: AxisLimits(min: 0, max: 200)).way()
    #expect(try #require(flung.map(\.offset).max()) > 200)
    #expect(try #require(flung.last).offset == 150)
  }

  @Test(.rule("S1.19")) func `moving the content re-bases the motion and leaves speed and target`()
  {
    var plain = ScrollDeceleration(from: 0, at: 1)
    var moved = plain
    _ = plain.step(milliseconds: 1000 / 60)
    _ = moved.step(milliseconds: 1000 / 60)
    moved.rebase(by: CGPoint(x: 0, y: -200))
    _ = plain.step(milliseconds: 1000 / 60)
    _ = moved.step(milliseconds: 1000 / 60)
    #expect(moved.velocityPerMs == plain.velocityPerMs)
    #expect(near(moved.offset.y, plain.offset.y - 200, within: 1e-9))
    #expect(moved.offset.x == 0)
    var aimed = adjusted(from: 0, at: 1, rate: 0.996705, target: 300)
    aimed.rebase(by: CGPoint(x: 0, y: 40))
    #expect(aimed.resting(frameMilliseconds: 1000 / 60)?.offset.y == 300)
  }

  @Test
  func `content that is moved far from its target sets out for it again, and creeps for a second`()
  {
    let distances: [CGFloat] = [-20_000, -700, -200, 260, 900, 20_000]
    let rows = distances.flatMap { distance in [12, 40, 70].map { (distance, $0) } }
    forEachRow(of: rows) { distance, frame in
      // Travels to 300; the target stays behind or ahead of where the content is moved to.
      for velocity: CGFloat in [1, -1] {
        var motion = adjusted(from: 0, at: velocity, rate: 0.996705, target: velocity * 300)
        for _ in 0..<frame { _ = motion.step(milliseconds: 1000 / 60) }
        motion.rebase(by: CGPoint(x: 0, y: distance))
        let way = motion.way()
        let last = try #require(way.last)
        #expect(last.offset == velocity * 300)
        #expect(way.count <= 600, "10 s")
        #expect(way.count { abs($0.velocityPerMs) == 0.05 } <= 61)
      }
    }
  }

  @Test func `a motion that loses its multiplier on the way still arrives`() {
    // As far as a multiplier of 16 carries it; the other axis meets its limit first (S3.26).
    var motion = ScrollDeceleration(
      offset: .zero,
      axes: AxisPair(
        x: Retarget.Axis(velocityPerMs: 1, rate: 0.998),
        y: Retarget.Axis(velocityPerMs: 1, rate: 0.998, target: 7000)),
      multiplier: 16, limits: OffsetLimits(x: AxisLimits(min: 0, max: 100), y: .open),
      bounces: true, pixels: .unrounded)
    var frames = 0
    while frames < 600, motion.step(milliseconds: 1000 / 60).restingOffset == nil { frames += 1 }
    #expect(motion.offset.y == 7000 && near(motion.offset.x, 100))
    #expect(frames < 600)
  }
}
