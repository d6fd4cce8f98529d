import GridKit
import TestSupport
import Testing

@Suite("View coordinates", .rows)
@MainActor
struct BaseViewCoordinatesTests {
  @Test func `points go through frames and bounds origins, both ways`() {
    let root = plainView(100, 100, 500, 500)
    let a = plainView(10, 20, 200, 200, in: root)
    let b = plainView(300, 0, 100, 100, in: root)
    let leaf = plainView(5, 6, 50, 50, in: a)
    a.bounds.origin = CGPoint(x: 1, y: 2)
    let point = CGPoint(x: 3, y: 4)
    let rows: [(name: String, view: BaseView?, expected: CGPoint)] = [
      ("a", a, CGPoint(x: 8, y: 10)), ("root", root, CGPoint(x: 17, y: 28)),
      ("b", b, CGPoint(x: -283, y: 28)), ("none", nil, CGPoint(x: 17, y: 28)),
      ("itself", leaf, point),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      #expect(leaf.convert(point, to: row.view) == row.expected)
      guard let view = row.view else { return }
      #expect(view.convert(row.expected, to: leaf) == point)
      #expect(leaf.convert(row.expected, from: view) == point)
    }
  }

  @Test func `two trees meet outside their topmost views`() {
    let left = plainView(100, 0, 50, 50)
    let right = plainView(160, 10, 50, 50)
    #expect(left.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -59, y: -9))
  }

  @Test func `an empty translation leaves sizes exactly alone`() {
    let root = plainView(0, 0, 500, 500)
    let leaf = plainView(0.1, 0.2, 5, 5, in: plainView(0.7, 0.3, 9, 9, in: root))
    #expect(leaf.convert(CGRect(0, 0, 0.1, 0.3), to: root).size == CGSize(width: 0.1, height: 0.3))
    #expect(leaf.convert(CGRect.null, to: root).isNull)
    #expect(leaf.convert(CGRect.infinite, to: root).isInfinite)
  }

  @Test func `points come back through any transform that does not flatten`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let transforms = [
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(0.7, 0, 0, 1),
      CATransform3DTranslate(CATransform3DMakeRotation(-2, 0, 0, 1), 4, 5, 6),
      CATransform3DRotate(perspective, 0.6, 0, 1, 0),
    ]
    forEachRow(of: transforms) { transform in
      let root = plainView(0, 0, 500, 500)
      let view = plainView(50, 60, 70, 80, in: root)
      view.transform3D = transform
      for x in stride(from: -40.0, through: 40, by: 20) {
        for y in stride(from: -40.0, through: 40, by: 20) {
          let point = CGPoint(x: x, y: y)
          let outside = view.convert(point, to: root)
          #expect(view.convert(outside, from: root).isClose(to: point))
        }
      }
      // The four corners span the frame.
      #expect(view.convert(view.bounds, to: root).isClose(to: view.frame))
    }
  }

  @Test func `a quarter turn swaps the sides of a rectangle`() {
    let root = plainView(0, 0, 100, 100)
    let view = plainView(0, 0, 40, 20, in: root)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.convert(CGRect(0, 0, 10, 5), to: root).isClose(to: CGRect(25, -10, 5, 10)))
  }

  // MARK: Hit tests

  private func hit(_ root: BaseView, _ x: CGFloat, _ y: CGFloat) -> BaseView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the frontmost view at a point is hit, its deepest part first, inside all above it`() {
    let root = plainView(0, 0, 100, 100)
    let back = plainView(0, 0, 60, 60, in: root)
    let front = plainView(40, 40, 60, 60, in: root)
    let inner = plainView(10, 10, 20, 20, in: front)
    _ = plainView(5, 5, 50, 50, in: plainView(0, 70, 10, 10, in: root))
    #expect(hit(root, 5, 5) === back && hit(root, 45, 45) === front)
    #expect(hit(root, 55, 55) === inner)
    #expect(hit(root, 90, 10) === root && hit(root, 100, 10) == nil)
    // A view that sticks out of its superview is not hit there.
    #expect(hit(root, 30, 90) === root)
  }

  @Test func `views that take no touches are skipped with all inside them`() {
    let rows: [ActionRow<BaseView, Bool>] = [
      ActionRow("hidden", false) { $0.isHidden = true },
      ActionRow("clear", false) { $0.alpha = 0.0099 },
      ActionRow("disabled", false) { $0.isUserInteractionEnabled = false },
      ActionRow("faint", true) { $0.alpha = 0.01 },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let root = plainView(0, 0, 100, 100)
      let front = plainView(0, 0, 100, 100, in: root)
      let inner = plainView(0, 0, 100, 100, in: front)
      row.act(front)
      #expect(hit(root, 50, 50) === (row.outcome ? inner : root))
    }
  }

  @Test func `hits follow scrolling and transforms`() {
    let scroll = BaseScrollView(frame: CGRect(0, 0, 100, 100))
    let item = plainView(0, 500, 100, 50, in: scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 480)
    #expect(hit(scroll, 10, 510) === item)
    let root = plainView(0, 0, 100, 100)
    let turned = plainView(40, 10, 20, 80, in: root)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(root, 15, 50) === turned && hit(root, 50, 15) === root)
    turned.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit(root, 50, 50) === root)
  }
}
