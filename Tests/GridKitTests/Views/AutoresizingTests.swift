import GridKit
import TestSupport
import Testing

@Suite("Autoresizing", .rows)
@MainActor
struct AutoresizingTests {
  // A view from 10 to 30 in a width of 60: margins 10 and 30, length 20. The width becomes 120.
  @Test func `flexible parts share the difference by their lengths`() {
    let rows: [(mask: BaseView.AutoresizingMask, x: CGFloat, width: CGFloat)] = [
      (mask: [], x: 10, width: 20),
      (mask: .flexibleRightMargin, x: 10, width: 20),
      (mask: .flexibleLeftMargin, x: 70, width: 20),
      (mask: .flexibleWidth, x: 10, width: 80),
      (mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 25, width: 20),
      (mask: [.flexibleWidth, .flexibleRightMargin], x: 10, width: 44),
      (mask: [.flexibleLeftMargin, .flexibleWidth], x: 30, width: 60),
      (mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 20, width: 40),
    ]
    forEachRow(of: rows) { row in
      let parent = plainView(0, 0, 60, 50)
      let child = plainView(10, 5, 20, 5, in: parent)
      child.autoresizingMask = row.mask
      parent.frame.size.width = 120
      #expect(child.frame == CGRect(row.x, 5, row.width, 5))
    }
    // The vertical axis works alike, and both at once.
    let parent = plainView(0, 0, 100, 60)
    let child = plainView(0, 10, 100, 20, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    parent.bounds.size = CGSize(width: 50, height: 120)
    #expect(child.frame == CGRect(0, 25, 50, 20))
    // Parts without length share alike.
    let empty = plainView(0, 0, 0, 0)
    let part = plainView(0, 0, 0, 0, in: empty)
    part.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    empty.frame.size.width = 90
    #expect(part.frame == CGRect(30, 0, 30, 0))
  }

  @Test func `a view that fills its superview goes on filling it exactly`() {
    let parent = plainView(0, 0, 0.1, 0.3)
    let child = plainView(0, 0, 0.1, 0.3, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for step in 1..<200 {
      parent.frame.size = CGSize(width: 100 / CGFloat(step), height: CGFloat(step) * 0.1)
      #expect(child.frame == parent.bounds)
    }
    // Under a transform the untransformed box stretches.
    parent.frame = CGRect(0, 0, 100, 100)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.frame.size = CGSize(width: 200, height: 100)
    #expect(child.bounds.size == CGSize(width: 200, height: 100))
    #expect(child.center == CGPoint(x: 100, y: 50))
    // Resizing can be switched off.
    child.transform = .identity
    parent.autoresizesSubviews = false
    parent.frame.size.width = 20
    #expect(child.frame == CGRect(0, 0, 200, 100))
  }
}
