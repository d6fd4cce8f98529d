import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Animated offsets", .rows)
struct OffsetAnimationTests {
  @Test func `an animated offset follows table T7`() throws {
    let animation = try #require(OffsetAnimation(from: .zero, to: CGPoint(x: 0, y: 300)))
    let expected: [CGFloat] = [
      2.28, 9.05, 20.10, 35.09, 53.58, 75.00, 98.70, 123.95, 150.00, 176.05, 201.30, 225.00,
      246.42, 264.91, 279.90, 290.95, 297.72, 300,
    ]
    let times = (1...18).map { 1000 * Double($0) / 60 }
    #expect(near(times.map { animation.offset(atMilliseconds: $0).y }, expected, within: 0.0051))
    #expect(times.filter { animation.isFinished(atMilliseconds: $0) } == [300])
  }

  @Test func `the duration does not depend on the distance, the way is straight`() throws {
    let animation = try #require(
      OffsetAnimation(from: CGPoint(x: 100, y: -20), to: CGPoint(x: 40, y: 9980)))
    for time in stride(from: 0.0, through: 320, by: 7) {
      let offset = animation.offset(atMilliseconds: time)
      let share = animation.progress(atMilliseconds: time)
      #expect(near(offset.x, 100 - 60 * CGFloat(share), within: 1e-9))
      #expect(near(offset.y, -20 + 10_000 * CGFloat(share), within: 1e-9))
      #expect(near(CGFloat(share), pow(sin(.pi / 2 * min(time / 300, 1)), 2), within: 1e-12))
    }
    #expect(animation.offset(atMilliseconds: 300) == CGPoint(x: 40, y: 9980))
    #expect(animation.offset(atMilliseconds: -5) == CGPoint(x: 100, y: -20))
  }

  @Test(.rule("S1.18")) func `a target equal to the offset starts nothing`() {
    let here = CGPoint(x: 3, y: 4)
    #expect(OffsetAnimation(from: here, to: here) == nil)
    #expect(OffsetAnimation(from: here, to: CGPoint(x: 3, y: 4.001)) != nil)
  }

  @Test(.rule("S3.33")) func `content that moves underneath shifts both ends`() throws {
    var animation = try #require(OffsetAnimation(from: .zero, to: CGPoint(x: 0, y: 300)))
    animation.rebase(by: CGPoint(x: 1, y: -40))
    #expect(animation.from == CGPoint(x: 1, y: -40))
    #expect(animation.to == CGPoint(x: 1, y: 260))
    #expect(near(animation.offset(atMilliseconds: 150).y, 110, within: 1e-9))
    let limits = OffsetLimits.vertical(-88, 5000)
    var toTop = try #require(OffsetAnimation(toTopFrom: CGPoint(x: 0, y: 912), limits: limits))
    toTop.rebase(by: CGPoint(x: 0, y: 10))
    #expect([toTop.from.y, toTop.to.y] == [922, -78])
  }

  @Test func `an animation without duration is over`() throws {
    let animation = try #require(
      OffsetAnimation(from: .zero, to: CGPoint(x: 0, y: 9), durationMs: 0))
    #expect(animation.offset(atMilliseconds: 0) == CGPoint(x: 0, y: 9))
    #expect(animation.isFinished(atMilliseconds: 0))
    #expect(animation.progress(atMilliseconds: 0) == 1)
  }
}

@Suite("Scroll to top", .rows)
struct ScrollToTopTests {
  private let limits = OffsetLimits(
    x: AxisLimits(min: 0, max: 200), y: AxisLimits(min: -88, max: 5000))

  private func progress(atMilliseconds time: Double) throws -> Double {
    try #require(OffsetAnimation(toTopFrom: .zero, limits: limits)).progress(atMilliseconds: time)
  }

  @Test(.rule("S3.31")) func `the spring follows table T8, cut at 1.6 s, where nothing is left`() {
    let rows: [(time: Double, share: CGFloat, tolerance: CGFloat)] = [
      (50, 0.09744, 0.0000051), (100, 0.28160, 0.0000051), (200, 0.61894, 0.0000051),
      (300, 0.82103, 0.0000051), (400, 0.92131, 0.0000051), (600, 0.98640, 0.0000051),
      (800, 0.99784, 0.0000051), (1000, 0.99968, 0.0000051), (1599.999, 0.9999991, 0.000000051),
      (1600, 1, 0), (0, 0, 0),
    ]
    forEachRow(of: rows) { time, share, tolerance in
      let found = try progress(atMilliseconds: time)
      #expect(near(CGFloat(found), share, within: tolerance))
    }
  }

  @Test(.rule("C2.8")) func `the top is the near limit; x is kept within its limits`() throws {
    let motion = try #require(OffsetAnimation(toTopFrom: CGPoint(x: 260, y: 912), limits: limits))
    #expect(motion.to == CGPoint(x: 200, y: -88))
    let half = motion.offset(atMilliseconds: 200)
    #expect(near(half.y, 912 - 1000 * 0.61894, within: 0.0051))
    #expect(near(half.x, 260 - 60 * 0.61894, within: 0.001))
    #expect(motion.offset(atMilliseconds: 1600) == motion.to)
    #expect(motion.isFinished(atMilliseconds: 1600))
    #expect(!motion.isFinished(atMilliseconds: 1599))
    #expect(OffsetAnimation(toTopFrom: CGPoint(x: 5, y: -88), limits: limits) == nil)
  }
}
