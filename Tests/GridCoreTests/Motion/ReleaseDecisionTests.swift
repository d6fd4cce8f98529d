import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Release decision")
struct ReleaseDecisionTests {
  private func decide(
    _ x: CGFloat, _ y: CGFloat, overscrolled: Bool = false,
    paging: ReleaseDecision.Paging = .off
  ) -> ReleaseDecision {
    ReleaseDecision(
      velocity: DragVelocity(scriptedPerMs: CGPoint(x: x, y: y)), isOverscrolled: overscrolled,
      paging: paging)
  }

  @Test(
    "thresholds are met at 0.25 and 0.6 pt/ms in two dimensions", .rule("S3.11"),
    arguments: [
      (0, 0, false, .reset), (0, 0.2499, false, .reset), (0, 0.25, true, .reset),
      (0, -0.2499, false, .reset), (0, -0.25, true, .reset), (0, 0.5999, true, .reset),
      (0, 0.6, true, .advance), (-0.6, 0, true, .advance), (0, 4, true, .advance),
      // 0.0648 and 0.0578 against 0.0625; 0.3698 against 0.36.
      (0.18, 0.18, true, .reset), (0.17, -0.17, false, .reset), (-0.43, 0.43, true, .advance),
    ] as [(CGFloat, CGFloat, Bool, ReleaseDecision.Streak)])
  func thresholds(x: CGFloat, y: CGFloat, decelerates: Bool, streak: ReleaseDecision.Streak) {
    let decision = decide(x, y)
    #expect(decision.decelerates == decelerates)
    #expect(decision.velocityPerMs == (decelerates ? CGPoint(x: x, y: y) : .zero))
    #expect(decision.streak == streak)
  }

  @Test(
    "an overscrolled release decelerates however slow, its velocity untouched", .rule("S3.12"),
    arguments: [0, 0.1, -0.1, 0.3, 2] as [CGFloat])
  func overscrolled(velocity: CGFloat) {
    for paging in [ReleaseDecision.Paging.off, .onPage, .betweenPages] {
      let decision = decide(0, velocity, overscrolled: true, paging: paging)
      #expect(decision.decelerates)
      #expect(decision.velocityPerMs == CGPoint(x: 0, y: velocity))
      #expect(decision.streak == .reset)
    }
  }

  @Test(.rule("S3.12")) func `between pages a release decelerates without velocity`() {
    #expect(decide(0.1, 0, paging: .betweenPages).decelerates)
    #expect(decide(0.1, 0, paging: .betweenPages).velocityPerMs == .zero)
    #expect(!decide(0.1, 0, paging: .onPage).decelerates)
    #expect(decide(0.3, 0, paging: .onPage).decelerates)
  }

  @Test func `flicks between pages neither count nor end the streak`() {
    #expect(decide(1, 0, paging: .betweenPages).streak == .keep)
    #expect(decide(1, 0, paging: .onPage).streak == .keep)
    #expect(decide(0.4, 0, paging: .betweenPages).streak == .reset)
  }

  @Test func `the decision is on the raw velocity, the report is the blend`() {
    var drag = DragVelocity()
    drag.record(fingerPerMs: CGPoint(x: 0, y: -2))
    drag.record(fingerPerMs: CGPoint(x: 0, y: -0.2))
    // The blend would be 1.55.
    let slow = ReleaseDecision(velocity: drag, isOverscrolled: false, paging: .off)
    #expect(!slow.decelerates)
    #expect(slow.velocityPerMs == .zero)
    let out = ReleaseDecision(velocity: drag, isOverscrolled: true, paging: .off)
    #expect(near(out.velocityPerMs.y, 1.55, within: 1e-12))
  }
}
