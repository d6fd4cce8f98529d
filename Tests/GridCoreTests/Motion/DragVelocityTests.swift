import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Drag velocity", .rows)
struct DragVelocityTests {
  /// Touches that move up by `step` points a frame, the drag beginning with the first.
  private func swipe(
    events: Int, step: CGFloat = 10, hertz: Double = 60
  ) -> (touch: TouchVelocity, drag: DragVelocity, stored: [CGFloat]) {
    var touch = TouchVelocity(position: CGPoint(x: 5, y: 500), milliseconds: 0)
    var drag = DragVelocity()
    var stored: [CGFloat] = []
    for event in 0..<events {
      let count = CGFloat(event + 1)
      touch.move(
        to: CGPoint(x: 5, y: 500 - step * count), milliseconds: 1000 * Double(count) / hertz)
      drag.record(fingerPerMs: touch.velocityPerMs)
      stored.append(drag.latestPerMs.y)
    }
    return (touch, drag, stored)
  }

  @Test func `the stored velocity follows the golden of S3.5 to S3.8`() {
    #expect(near(swipe(events: 5).stored, [0.12, 0.60, 0.60, 0.60, 0.60], within: 1e-12))
    // Twice the frames, twice the speed for the same step.
    #expect(near(swipe(events: 3, hertz: 120).stored, [0.24, 1.20, 1.20], within: 1e-12))
  }

  @Test(
    arguments: [(1, 0.12, 0, false), (2, 0.60, 0.24, true), (3, 0.60, 0.60, true)]
      as [(Int, CGFloat, CGFloat, Bool)])
  func `the release reports the blend and decides on the raw velocity`(
    events: Int, raw: CGFloat, reported: CGFloat, decelerates: Bool
  ) {
    var (touch, drag, _) = swipe(events: events)
    let lift = 1000 * Double(events) / 60
    drag.release(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: lift))
    #expect(near(drag.latestPerMs.y, raw, within: 1e-12))
    let decision = ReleaseDecision(velocity: drag, isOverscrolled: false, paging: .off)
    #expect(decision.decelerates == decelerates)
    #expect(near(decision.velocityPerMs.y, reported, within: 1e-12))
    #expect(decision.velocityPerMs.x == 0)
    let outside = ReleaseDecision(velocity: drag, isOverscrolled: true, paging: .off)
    #expect(outside.decelerates && outside.velocityPerMs == drag.blendedPerMs)
  }

  @Test(.rule("S3.5", "S3.9")) func `a touch has the velocity of its two newest samples`() {
    typealias Sample = (x: CGFloat, y: CGFloat, time: Double, speedX: CGFloat, speedY: CGFloat)
    let rows: [(name: String, start: Double, samples: [Sample])] = [
      (
        "only the two newest samples count", 0,
        [(8, 0, 4, 0.4, 0), (8, 30, 14, 1.6, 0.6), (8, 20, 24, 0, 2.2)]
      ),
      (
        "a position without a later time waits for the next sample", 10,
        [(0, 100, 10, 0, 0), (0, 20, 20, 0, 0.4)]
      ),
      (
        "a move of no length is a sample of no speed", 0,
        [(0, 10, 10, 0, 0.2), (0, 20, 20, 0, 1), (0, 20, 30, 0, 0.8), (0, 20, 40, 0, 0)]
      ),
    ]
    func agrees(_ found: CGFloat, _ expected: CGFloat) -> Bool {
      expected == 0 ? found == 0 : near(found, expected, within: 1e-12)
    }
    forEachRow(of: rows, named: \.name) { row in
      var touch = TouchVelocity(position: .zero, milliseconds: row.start)
      #expect(touch.velocityPerMs == .zero)
      for sample in row.samples {
        touch.move(to: CGPoint(x: sample.x, y: sample.y), milliseconds: sample.time)
        #expect(agrees(touch.velocityPerMs.x, sample.speedX), "\(sample)")
        #expect(agrees(touch.velocityPerMs.y, sample.speedY), "\(sample)")
      }
    }
  }

  @Test(.rule("S3.9"))
  func `a finger that nothing is heard of lifts at the speed of its last moves`() {
    let (touch, _, _) = swipe(events: 4)
    for silence in [0, 16.7, 100, 304, 5000] {
      #expect(
        touch.velocityPerMs(liftingAtMilliseconds: 4000.0 / 60 + silence) == touch.velocityPerMs)
    }
    #expect(touch.velocityPerMs != .zero)
  }

  @Test(.rule("S3.9", "S3.7")) func `a finger seen at rest for a tenth of a second lifts at zero`()
  {
    var (touch, drag, _) = swipe(events: 4)
    let last = 4000.0 / 60
    touch.move(to: touch.position, milliseconds: last + 40)
    #expect(touch.velocityPerMs(liftingAtMilliseconds: last + 99.9) != .zero)
    // Six frames later, in sums of frame lengths.
    #expect(touch.velocityPerMs(liftingAtMilliseconds: 10_000.0 / 60) == .zero)
    drag.release(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: last + 99.9))
    #expect(near(drag.blendedPerMs.y, 0.6, within: 1e-12))
    drag.release(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: last + 100))
    #expect([drag.latestPerMs, drag.previousPerMs, drag.blendedPerMs] == [.zero, .zero, .zero])
  }

  @Test(.rule("S3.8")) func `the blend takes both axes when the event before moved on any`() {
    var drag = DragVelocity()
    drag.record(fingerPerMs: CGPoint(x: 0, y: -0.4))
    #expect(drag.blendedPerMs == CGPoint(x: 0, y: 0.4))
    drag.record(fingerPerMs: CGPoint(x: -0.8, y: 0))
    #expect(near([drag.blendedPerMs.x, drag.blendedPerMs.y], [0.2, 0.3], within: 1e-12))
  }

  @Test(.rule("S3.8b")) func `an axis that cannot scroll has no velocity`() {
    var drag = DragVelocity()
    drag.record(fingerPerMs: CGPoint(x: 3, y: -1), axes: AxisPair(x: false, y: true))
    #expect(drag.latestPerMs == CGPoint(x: 0, y: 1))
    #expect(drag.latestPerMs.x.sign == .plus)
  }

  @Test func `a scripted velocity is reported as it is`() {
    let scripted = CGPoint(x: 0.3, y: -2)
    let drag = DragVelocity(scriptedPerMs: scripted)
    #expect([drag.latestPerMs, drag.blendedPerMs] == [scripted, scripted])
  }
}
