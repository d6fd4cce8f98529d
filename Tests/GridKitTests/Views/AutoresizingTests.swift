import GridKit
import TestSupport
import Testing

@Suite("Autoresizing", .rows)
@MainActor
struct AutoresizingTests {
  private typealias Mask = BaseView.AutoresizingMask

  /// A view from 10 to 30 in a width of 60: margins 10 and 30, length 20. The width becomes 120.
  private struct Row {
    let name: String
    let mask: Mask
    let expected: CGRect
    var parent = CGSize(width: 60, height: 50)
    var child = CGRect(10, 5, 20, 5)
    var grown = CGSize(width: 120, height: 50)
    var isOn = true

    init(
      _ name: String, _ mask: Mask, _ expected: CGRect, configure: (inout Row) -> Void = { _ in }
    ) {
      self.name = name
      self.mask = mask
      self.expected = expected
      configure(&self)
    }
  }

  @Test func `flexible parts share the difference by their lengths`() {
    let (left, right): (Mask, Mask) = (.flexibleLeftMargin, .flexibleRightMargin)
    let all: Mask = [left, .flexibleWidth, right]
    let rows = [
      Row("nothing", [], CGRect(10, 5, 20, 5)), Row("right", right, CGRect(10, 5, 20, 5)),
      Row("left", left, CGRect(70, 5, 20, 5)), Row("width", .flexibleWidth, CGRect(10, 5, 80, 5)),
      Row("margins", [left, right], CGRect(25, 5, 20, 5)),
      Row("width and right", [.flexibleWidth, right], CGRect(10, 5, 44, 5)),
      Row("left and width", [left, .flexibleWidth], CGRect(30, 5, 60, 5)),
      Row("all", all, CGRect(20, 5, 40, 5)),
      Row("switched off", all, CGRect(10, 5, 20, 5)) { $0.isOn = false },
      Row("parts without length share alike", all, CGRect(30, 0, 30, 0)) { row in
        (row.parent, row.child, row.grown) = (.zero, .zero, CGSize(width: 90, height: 0))
      },
      Row(
        "both axes at once", [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin],
        CGRect(0, 25, 50, 20)
      ) { row in
        (row.parent, row.child) = (CGSize(width: 100, height: 60), CGRect(0, 10, 100, 20))
        row.grown = CGSize(width: 50, height: 120)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      for isByBounds in [false, true] {
        let parent = BaseView(frame: CGRect(origin: .zero, size: row.parent))
        let child = BaseView(frame: row.child)
        parent.addSubview(child)
        child.autoresizingMask = row.mask
        parent.autoresizesSubviews = row.isOn
        if isByBounds { parent.bounds.size = row.grown } else { parent.frame.size = row.grown }
        #expect(child.frame == row.expected)
      }
    }
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
