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
  }

  @Test func `the vertical axis works alike, and both at once`() {
    let parent = plainView(0, 0, 100, 60)
    let child = plainView(0, 10, 100, 20, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    parent.bounds.size = CGSize(width: 50, height: 120)
    #expect(child.frame == CGRect(0, 25, 50, 20))
  }

  @Test func `flexible parts without length share alike`() {
    let parent = plainView(0, 0, 0, 0)
    let child = plainView(0, 0, 0, 0, in: parent)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    parent.frame.size.width = 90
    #expect(child.frame == CGRect(30, 0, 30, 0))
  }

  @Test func `a view that fills its superview goes on filling it exactly`() {
    let parent = plainView(0, 0, 0.1, 0.3)
    let child = plainView(0, 0, 0.1, 0.3, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for step in 1..<200 {
      parent.frame.size = CGSize(width: 100 / CGFloat(step), height: CGFloat(step) * 0.1)
      #expect(child.frame == parent.bounds)
    }
  }

  @Test func `resizing can be switched off`() {
    let parent = plainView(0, 0, 10, 10)
    let child = plainView(0, 0, 10, 10, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.autoresizesSubviews = false
    parent.frame.size.width = 20
    #expect(child.frame == CGRect(0, 0, 10, 10))
  }

  @Test func `under a transform the untransformed box stretches`() {
    let parent = plainView(0, 0, 100, 100)
    let child = plainView(0, 0, 100, 100, in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.frame.size = CGSize(width: 200, height: 100)
    #expect(child.bounds.size == CGSize(width: 200, height: 100))
    #expect(child.center == CGPoint(x: 100, y: 50))
  }
}
