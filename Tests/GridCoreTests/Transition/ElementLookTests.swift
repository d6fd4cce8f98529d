import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Elements between two layouts")
struct ElementLookTests {
  private func look(
    _ x: CGFloat, _ width: CGFloat, alpha: CGFloat = 1, angle: CGFloat = 0, zIndex: Int = 0
  ) -> ElementLook {
    ElementLook(
      center: CGPoint(x: x, y: 2 * x), size: CGSize(width: width, height: 10), alpha: alpha,
      transform: CATransform3DMakeRotation(angle, 0, 0, 1), zIndex: zIndex)
  }

  private func text(_ look: ElementLook) -> String {
    "(\(NumberText.short(look.center))) \(NumberText.short(look.size)) "
      + "alpha \(NumberText.short(look.alpha)) z \(look.zIndex)"
  }

  @Test(.rule("I6.4", "I6.5"), .rows) func `a line through both ends, which goes on beyond them`() {
    let rows: [(CGFloat, String)] = [
      (0, "(10, 20) 100, 10 alpha 1 z 3"), (0.25, "(20, 40) 80, 10 alpha 0.85 z 3"),
      (0.5, "(30, 60) 60, 10 alpha 0.7 z 3"), (1, "(50, 100) 20, 10 alpha 0.4 z 3"),
      // No element is smaller than nothing, nor less to be seen than not at all.
      (2, "(90, 180) 0, 10 alpha 0 z 3"), (-1, "(-30, -60) 180, 10 alpha 1 z 3"),
    ]
    forEachRow(of: rows) { progress, expected in
      let start = look(10, 100, zIndex: 3)
      let end = look(50, 20, alpha: 0.4, zIndex: -1)
      #expect(text(.between(start, end, at: progress)) == expected)
    }
  }

  @Test func `alpha beyond what can be seen, at an end, is kept there`() {
    let (start, end) = (look(0, 10, alpha: 1.5), look(0, 10, alpha: -0.5))
    let alphas = [0, 1, 3].map { ElementLook.between(start, end, at: $0).alpha }
    #expect(alphas == [1.5, -0.5, -0.5])
  }

  @Test(.rule("I6.5")) func `transforms go number by number`() {
    let half = ElementLook.between(look(0, 10), look(0, 10, angle: .pi), at: 0.5)
    #expect(abs(half.transform.m11) < 1e-12)
    #expect(half.frame.width < 1e-9)
    let turned = ElementLook.between(look(0, 10), look(0, 10, angle: .pi), at: 1)
    #expect(abs(turned.transform.m11 + 1) < 1e-12)
  }

  @Test func `the frame is that of the centre, the size and the transform`() {
    #expect(look(10, 20).frame == CGRect(0, 15, 20, 10))
    let turned = look(10, 20, angle: .pi / 2).frame
    #expect(abs(turned.width - 10) < 1e-9)
    #expect(abs(turned.height - 20) < 1e-9)
  }
}

@Suite("The viewport between two layouts")
struct TransitionPathTests {
  private let path = TransitionPath(start: CGPoint(x: 0, y: 100), target: CGPoint(x: 40, y: 300))

  @Test(.rule("I6.6")) func `the offset is on the line between start and target`() {
    let places = [(0, 100), (20, 200), (40, 300), (80, 500)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect([0, 0.5, 1, 2].map { path.offset(at: $0) } == places)
  }

  @Test(.rule("I6.6"))
  func `the content size is on the line between both sizes and never negative`() {
    let sizes = [CGFloat(-1), 0, 0.5, 1, 4].map {
      NumberText.short(
        TransitionPath.contentSize(
          from: CGSize(width: 100, height: 400), to: CGSize(width: 100, height: 300), at: $0))
    }
    #expect(sizes == ["100, 500", "100, 400", "100, 350", "100, 300", "100, 0"])
  }

  @Test func `a visible rectangle lies, under each layout, where that one's viewport is`() {
    let visible = CGRect(origin: path.offset(at: 0.5), size: CGSize(width: 100, height: 50))
    #expect(path.startRect(for: visible, at: 0.5).origin == path.start)
    #expect(path.targetRect(for: visible, at: 0.5).origin == path.target)
    let below = visible.offsetBy(dx: 0, dy: 7)
    #expect(path.startRect(for: below, at: 0.5).minY == 107)
    #expect(path.targetRect(for: below, at: 0.5).minY == 307)
  }

  @Test func `everything stays everything`() {
    #expect(path.startRect(for: .infinite, at: 0.5) == .infinite)
    #expect(path.targetRect(for: .infinite, at: 2) == .infinite)
  }
}
