import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Drag velocity")
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
    let stored = swipe(events: 5).stored
    for (velocity, expected) in zip(stored, [0.12, 0.60, 0.60, 0.60, 0.60]) {
      #expect(near(velocity, CGFloat(expected), within: 1e-12))
    }
    // Twice the frames, twice the speed for the same step.
    let faster = swipe(events: 3, hertz: 120).stored
    for (velocity, expected) in zip(faster, [0.24, 1.20, 1.20]) {
      #expect(near(velocity, CGFloat(expected), within: 1e-12))
    }
  }

  @Test(
    "the release reports the blend and decides on the raw velocity",
    arguments: [
      (events: 1, raw: 0.12, reported: 0, decelerates: false),
      (events: 2, raw: 0.60, reported: 0.24, decelerates: true),
      (events: 3, raw: 0.60, reported: 0.60, decelerates: true),
    ] as [(events: Int, raw: CGFloat, reported: CGFloat, decelerates: Bool)])
  func release(events: Int, raw: CGFloat, reported: CGFloat, decelerates: Bool) {
    var (touch, drag, _) = swipe(events: events)
    let lift = 1000 * Double(events) / 60
    drag.release(fingerPerMs: touch.velocityPerMs(liftingAtMilliseconds: lift))
    #expect(near(drag.latestPerMs.y, raw, within: 1e-12))
    let decision = ReleaseDecision(velocity: drag, isOverscrolled: false, paging: .off)
    #expect(decision.decelerates == decelerates)
    #expect(near(decision.velocityPerMs.y, reported, within: 1e-12))
    #expect(decision.velocityPerMs.x == 0)
  }

  @Test func `only the two newest samples count`() {
    var touch = TouchVelocity(position: .zero, milliseconds: 0)
    #expect(touch.velocityPerMs == .zero)
    touch.move(to: CGPoint(x: 8, y: 0), milliseconds: 4)
    #expect(near(touch.velocityPerMs.x, 0.4, within: 1e-12))
    touch.move(to: CGPoint(x: 8, y: 30), milliseconds: 14)
    #expect(near(touch.velocityPerMs.x, 1.6, within: 1e-12))
    #expect(near(touch.velocityPerMs.y, 0.6, within: 1e-12))
    touch.move(to: CGPoint(x: 8, y: 20), milliseconds: 24)
    #expect(touch.velocityPerMs.x == 0)
    #expect(near(touch.velocityPerMs.y, 2.2, within: 1e-12))
  }

  @Test func `a position without a later time waits for the next sample`() {
    var touch = TouchVelocity(position: .zero, milliseconds: 10)
    touch.move(to: CGPoint(x: 0, y: 100), milliseconds: 10)
    #expect(touch.velocityPerMs == .zero)
    touch.move(to: CGPoint(x: 0, y: 20), milliseconds: 20)
    #expect(near(touch.velocityPerMs.y, 0.4, within: 1e-12))
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

  @Test(.rule("S3.5", "S3.9")) func `a move of no length is a sample of no speed`() {
    var touch = TouchVelocity(position: .zero, milliseconds: 0)
    touch.move(to: CGPoint(x: 0, y: 10), milliseconds: 10)
    touch.move(to: CGPoint(x: 0, y: 20), milliseconds: 20)
    #expect(near(touch.velocityPerMs.y, 1, within: 1e-12))
    touch.move(to: CGPoint(x: 0, y: 20), milliseconds: 30)
    #expect(near(touch.velocityPerMs.y, 0.8, within: 1e-12))
    touch.move(to: CGPoint(x: 0, y: 20), milliseconds: 40)
    #expect(touch.velocityPerMs == .zero)
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
    #expect(drag.latestPerMs == .zero)
    #expect(drag.previousPerMs == .zero)
    #expect(drag.blendedPerMs == .zero)
  }

  @Test(.rule("S3.8")) func `the blend takes both axes when the event before moved on any`() {
    var drag = DragVelocity()
    drag.record(fingerPerMs: CGPoint(x: 0, y: -0.4))
    #expect(drag.blendedPerMs == CGPoint(x: 0, y: 0.4))
    drag.record(fingerPerMs: CGPoint(x: -0.8, y: 0))
    #expect(near(drag.blendedPerMs.x, 0.2, within: 1e-12))
    #expect(near(drag.blendedPerMs.y, 0.3, within: 1e-12))
  }

  @Test(.rule("S3.8b")) func `an axis that cannot scroll has no velocity`() {
    var drag = DragVelocity()
    drag.record(fingerPerMs: CGPoint(x: 3, y: -1), axes: AxisPair(x: false, y: true))
    #expect(drag.latestPerMs == CGPoint(x: 0, y: 1))
    #expect(drag.latestPerMs.x.sign == .plus)
  }

  @Test func `a scripted velocity is reported as it is`() {
    let drag = DragVelocity(scriptedPerMs: CGPoint(x: 0.3, y: -2))
    #expect(drag.latestPerMs == CGPoint(x: 0.3, y: -2))
    #expect(drag.blendedPerMs == CGPoint(x: 0.3, y: -2))
  }
}
