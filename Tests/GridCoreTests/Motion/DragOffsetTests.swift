import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Dragged content", .rows)
struct DragOffsetTests {
  private func drag(
    axes: AxisPair<Bool> = AxisPair(both: true), bounces: Bool = true, scale: CGFloat = 3
  ) -> DragOffset {
    DragOffset(
      limits: OffsetLimits(x: AxisLimits(min: 0, max: 300), y: AxisLimits(min: -20, max: 600)),
      boundsSize: CGSize(width: 320, height: 400), axes: axes, bounces: bounces,
      pixels: PixelGrid(scale: scale))
  }

  @Test(.rule("P2.2"))
  func
    `the offset is the start less the whole translation, on pixels, and gives way beyond a limit`()
  {
    typealias Row = (
      name: String, drag: DragOffset, start: CGPoint, translation: CGPoint, offset: CGPoint
    )
    let (inside, corner) = (CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 580))
    let oneAxis = drag(axes: AxisPair(x: false, y: true))
    let outside = oneAxis.start(showing: CGPoint(x: -40, y: 10))
    #expect(outside == CGPoint(x: -40, y: 10))
    let rows: [Row] = [
      (
        "thirds", drag(), inside, CGPoint(x: 10.2, y: -30.4),
        CGPoint(x: 89 + 2.0 / 3, y: 130 + 1.0 / 3)
      ),
      ("whole pixels", drag(scale: 1), inside, CGPoint(x: 10.2, y: -30.6), CGPoint(x: 90, y: 131)),
      // T3: 46.933 at 320, 48.352 at 400; then pixels.
      (
        "beyond a limit", drag(), corner, CGPoint(x: 100, y: -120),
        CGPoint(x: -47, y: 648 + 1.0 / 3)
      ),
      (
        "beyond a limit without bouncing", drag(bounces: false), corner,
        CGPoint(x: 100, y: -120), CGPoint(x: 0, y: 600)
      ),
      (
        "an axis that does not follow stays put, also outside its limits", oneAxis, outside,
        CGPoint(x: 70, y: 5), CGPoint(x: -40, y: 5)
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(row.drag.offset(start: row.start, translation: row.translation) == row.offset)
    }
  }

  @Test(.rule("S3.2"), .seeds(0..<100, inDebug: 40))
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

  @Test(.rule("P2.3")) func `the angle of a pan decides the lock, which leaves its own axis free`()
  {
    let rows: [(x: CGFloat, y: CGFloat, lock: DirectionalLock)] = [
      (10, 0, .x), (-10, 0, .x), (0, 10, .y), (0, -10, .y),
      (10, 10, .none), (-10, 10, .none), (0, 0, .none),
      // tan 19.9° = 0.3620, tan 20.1° = 0.3659, tan 69.9° = 2.7326, tan 70.1° = 2.7625.
      (100, 36.2, .x), (100, 36.59, .none), (-100, -36.2, .x), (100, -36.59, .none),
      (100, 273.26, .none), (100, 276.25, .y), (-100, 276.25, .y), (-100, -273.26, .none),
    ]
    forEachRow(of: rows) { x, y, lock in
      #expect(DirectionalLock(translation: CGPoint(x: x, y: y)) == lock)
      #expect(lock.axes == AxisPair(x: lock != .y, y: lock != .x))
    }
  }

  @Test(.rule("P2.1"))
  func `a drag begins beyond ten points and swallows them, one that caught a motion at once`() {
    let rows: [(caught: Bool, movement: CGPoint, swallowed: CGPoint?)] = [
      (false, CGPoint(x: 0, y: 10), nil), (false, CGPoint(x: 6, y: 8), nil),
      (false, CGPoint(x: -9, y: 12), CGPoint(x: -6, y: 8)),
      (true, .zero, nil), (true, CGPoint(x: 0, y: 0.5), .zero),
    ]
    forEachRow(of: rows) { caught, movement, swallowed in
      let found = DragHysteresis(caughtMotion: caught).swallowed(ofMovement: movement)
      #expect((found == nil) == (swallowed == nil))
      guard let found, let swallowed else { return }
      #expect(near([found.x, found.y], [swallowed.x, swallowed.y], within: 1e-12))
    }
  }
}
