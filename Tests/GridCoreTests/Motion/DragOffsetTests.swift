import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Dragged content")
struct DragOffsetTests {
  private func drag(
    axes: AxisPair<Bool> = AxisPair(both: true), bounces: Bool = true, scale: CGFloat = 3
  ) -> DragOffset {
    DragOffset(
      limits: OffsetLimits(
        x: AxisLimits(min: 0, max: 300), y: AxisLimits(min: -20, max: 600)),
      boundsSize: CGSize(width: 320, height: 400), axes: axes, bounces: bounces,
      pixels: PixelGrid(scale: scale))
  }

  @Test(.rule("P2.2")) func `the offset is the start less the whole translation, on pixels`() {
    let start = CGPoint(x: 100, y: 100)
    #expect(
      drag().offset(start: start, translation: CGPoint(x: 10.2, y: -30.4))
        == CGPoint(x: 89 + 2.0 / 3, y: 130 + 1.0 / 3))
    #expect(
      drag(scale: 1).offset(start: start, translation: CGPoint(x: 10.2, y: -30.6))
        == CGPoint(x: 90, y: 131))
  }

  @Test func `beyond a limit the content gives way, or stops without bouncing`() {
    let start = CGPoint(x: 0, y: 580)
    let translation = CGPoint(x: 100, y: -120)
    // T3: 46.933 at 320, 48.352 at 400; then pixels.
    #expect(
      drag().offset(start: start, translation: translation)
        == CGPoint(x: -47, y: 648 + 1.0 / 3))
    #expect(
      drag(bounces: false).offset(start: start, translation: translation)
        == CGPoint(x: 0, y: 600))
  }

  @Test func `an axis that does not follow stays put, also outside its limits`() {
    let drag = drag(axes: AxisPair(x: false, y: true))
    let start = drag.start(showing: CGPoint(x: -40, y: 10))
    #expect(start == CGPoint(x: -40, y: 10))
    #expect(
      drag.offset(start: start, translation: CGPoint(x: 70, y: 5)) == CGPoint(x: -40, y: 5))
  }

  @Test(.rule("S3.2"), .seeds(0..<100))
  func `a drag that catches overscrolled content does not make it jump`() {
    var random = SplitMix64(seed: currentSeed)
    let drag = drag()
    let shown = drag.pixels.rounded(
      CGPoint(
        x: .random(in: -200...500, using: &random), y: .random(in: -300...900, using: &random)))
    let start = drag.start(showing: shown)
    #expect(drag.offset(start: start, translation: .zero) == shown)
    // Pulling back by the whole pull leads to the limit.
    if shown.y < -20 {
      let back = CGPoint(x: 0, y: start.y + 20)
      #expect(near(drag.offset(start: start, translation: back).y, -20, within: 1e-9))
    }
  }

  @Test(
    "the angle of a pan decides the lock", .rule("P2.3"),
    arguments: [
      (10, 0, DirectionalLock.x), (-10, 0, .x), (0, 10, .y), (0, -10, .y),
      (10, 10, .none), (-10, 10, .none), (0, 0, .none),
      // tan 19.9° = 0.3620, tan 20.1° = 0.3659, tan 69.9° = 2.7326, tan 70.1° = 2.7625.
      (100, 36.2, .x), (100, 36.59, .none), (-100, -36.2, .x), (100, -36.59, .none),
      (100, 273.26, .none), (100, 276.25, .y), (-100, 276.25, .y), (-100, -273.26, .none),
    ] as [(CGFloat, CGFloat, DirectionalLock)])
  func directionalLock(x: CGFloat, y: CGFloat, lock: DirectionalLock) {
    #expect(DirectionalLock(translation: CGPoint(x: x, y: y)) == lock)
  }

  @Test func `a lock leaves its own axis free`() {
    #expect(DirectionalLock.none.axes == AxisPair(both: true))
    #expect(DirectionalLock.x.axes == AxisPair(x: true, y: false))
    #expect(DirectionalLock.y.axes == AxisPair(x: false, y: true))
  }

  @Test(.rule("P2.1")) func `a drag begins beyond ten points and swallows them`() throws {
    let hysteresis = DragHysteresis(caughtMotion: false)
    #expect(hysteresis.swallowed(ofMovement: CGPoint(x: 0, y: 10)) == nil)
    #expect(hysteresis.swallowed(ofMovement: CGPoint(x: 6, y: 8)) == nil)
    let swallowed = try #require(hysteresis.swallowed(ofMovement: CGPoint(x: -9, y: 12)))
    #expect(near(swallowed.x, -6, within: 1e-12))
    #expect(near(swallowed.y, 8, within: 1e-12))
  }

  @Test func `a touch that caught a moving view drags at once`() {
    let hysteresis = DragHysteresis(caughtMotion: true)
    #expect(hysteresis.swallowed(ofMovement: .zero) == nil)
    #expect(hysteresis.swallowed(ofMovement: CGPoint(x: 0, y: 0.5)) == .zero)
  }
}
