import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Release decision", .rows)
struct ReleaseDecisionTests {
  private func decide(
    _ x: CGFloat, _ y: CGFloat, overscrolled: Bool = false,
    paging: ReleaseDecision.Paging = .off
  ) -> ReleaseDecision {
    ReleaseDecision(
      velocity: DragVelocity(scriptedPerMs: CGPoint(x: x, y: y)), isOverscrolled: overscrolled,
      paging: paging)
  }

  @Test(.rule("S3.11", "S3.12"))
  func `thresholds are met at 0.25 and 0.6 pt/ms in two dimensions, and between pages always`() {
    typealias Row = (
      x: CGFloat, y: CGFloat, paging: ReleaseDecision.Paging, decelerates: Bool,
      streak: ReleaseDecision.Streak
    )
    let rows: [Row] = [
      (0, 0, .off, false, .reset), (0, 0.2499, .off, false, .reset), (0, 0.25, .off, true, .reset),
      (0, -0.2499, .off, false, .reset), (0, -0.25, .off, true, .reset),
      (0, 0.5999, .off, true, .reset), (0, 0.6, .off, true, .advance),
      (-0.6, 0, .off, true, .advance), (0, 4, .off, true, .advance),
      // 0.0648 and 0.0578 against 0.0625; 0.3698 against 0.36.
      (0.18, 0.18, .off, true, .reset), (0.17, -0.17, .off, false, .reset),
      (-0.43, 0.43, .off, true, .advance),
      (0.1, 0, .onPage, false, .reset), (0.3, 0, .onPage, true, .reset),
      // Flicks between pages neither count nor end the streak.
      (1, 0, .onPage, true, .keep), (1, 0, .betweenPages, true, .keep),
      (0.4, 0, .betweenPages, true, .reset), (0.1, 0, .betweenPages, true, .reset),
    ]
    forEachRow(of: rows) { x, y, paging, decelerates, streak in
      let decision = decide(x, y, paging: paging)
      #expect(decision.decelerates == decelerates)
      let isTooSlow = x * x + y * y < 0.0625
      #expect(decision.velocityPerMs == (isTooSlow ? .zero : CGPoint(x: x, y: y)))
      #expect(decision.streak == streak)
    }
  }

  @Test(.rule("S3.12"))
  func `an overscrolled release decelerates however slow, its velocity untouched`() {
    forEachRow(of: [0, 0.1, -0.1, 0.3, 2] as [CGFloat]) { velocity in
      for paging in [ReleaseDecision.Paging.off, .onPage, .betweenPages] {
        let decision = decide(0, velocity, overscrolled: true, paging: paging)
        #expect(decision.decelerates, "\(paging)")
        #expect(decision.velocityPerMs == CGPoint(x: 0, y: velocity), "\(paging)")
        #expect(decision.streak == .reset, "\(paging)")
      }
    }
  }
}
