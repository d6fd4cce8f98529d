import GridKit
import TestSupport
import Testing

@Suite("View geometry", .rows)
@MainActor
struct BaseViewGeometryTests {
  @Test func `a frame reads back exactly and decides center and bounds`() {
    let frames = [
      CGRect(0, 0, 0, 0), CGRect(10, 20, 30, 40), CGRect(0.1, 0.2, 0.3, 0.7),
      CGRect(-5, 1e9, 33.333, 1e-3), CGRect(1 / 3, 2 / 3, 1 / 7, 100),
    ]
    forEachRow(of: frames) { frame in
      for view in [BaseView(frame: frame), BaseView()] {
        view.frame = frame
        #expect(view.frame == frame)
        #expect(view.bounds == CGRect(origin: .zero, size: frame.size))
        let center = CGPoint(
          x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2)
        #expect(view.center == center)
      }
    }
  }

  @Test(.rule("AT-10", "AT-11")) func `frame, bounds and center follow each other`() {
    TreeStage.check(
      """
      # the center moves the frame
      > frame v 10 25 80 50; center v 10 50
      = v.place -30, 25, 80, 50 | 0, 0, 80, 50 | 10, 50

      # the size of the bounds grows about the center
      > frame v 10 25 80 50; bounds v 0 0 20 30
      = v.place 40, 35, 20, 30 | 0, 0, 20, 30 | 50, 50

      # the origin of the bounds moves nothing else, and a frame keeps it
      > frame v 10 25 80 50; bounds v 7 -9 80 50
      = v.place 10, 25, 80, 50 | 7, -9, 80, 50 | 50, 50
      > frame v 5 5 1 1
      = v.place 5, 5, 1, 1 | 7, -9, 1, 1 | 5.5, 5.5

      # a frame under a transform gives center and size, an equal one nothing
      > double v; frame v 100 100 50 20
      = v.place 75, 90, 100, 40 | 0, 0, 50, 20 | 125, 110
      > frame v 75 90 100 40
      = v.place 75, 90, 100, 40 | 0, 0, 50, 20 | 125, 110

      # a turned square of 101 points shows the usual noise and no more
      > frame v 0 0 101 101; turn v
      = v.place 0, 0, 101, 101 | 0, 0, 101, 101 | 50.5, 50.5

      # the center places the anchor point, which a transform leaves
      > frame v 10 25 80 50; anchor v 0 1
      = v.place 50, 0, 80, 50 | 0, 0, 80, 50 | 50, 50
      > double v
      = v.place 50, -50, 160, 100 | 0, 0, 80, 50 | 50, 50

      # a frame moves the anchor point
      > anchor v 0 1; frame v 1 2 10 10
      = v.place 1, 2, 10, 10 | 0, 0, 10, 10 | 1, 12
      """)
  }

  @Test func `a center reads back exactly`() {
    let view = plainView(0, 0, 0.3, 40)
    view.center = CGPoint(x: 0.1, y: 50)
    #expect(view.center == CGPoint(x: 0.1, y: 50))
    #expect(view.frame == CGRect(0.1 - 0.15, 30, 0.3, 40))
    view.bounds.origin = CGPoint(x: 7, y: -9)
    #expect(view.frame == CGRect(0.1 - 0.15, 30, 0.3, 40))
  }

  @Test func `under a transform the frame is the bounding box of the image`() {
    let rows: [(transform: CGAffineTransform, expected: CGRect)] = [
      (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(-10, 30, 60, 20)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(0, 25, 40, 30)),
      (CGAffineTransform(translationX: 3, y: -4), CGRect(8, 16, 30, 40)),
      (.identity, CGRect(5, 20, 30, 40)),
    ]
    forEachRow(of: rows) { row in
      let view = plainView(5, 20, 30, 40)
      view.transform = row.transform
      #expect(view.frame.isClose(to: row.expected))
      #expect(view.center == CGPoint(x: 20, y: 40))
      #expect(view.bounds == CGRect(0, 0, 30, 40))
      #expect(view.transform == row.transform)
      view.transform = .identity
      #expect(view.frame == CGRect(5, 20, 30, 40))
    }
  }

  @Test(.rule("AT-13")) func `a transform that leaves the plane reads as the identity`() {
    let view = plainView(0, 0, 10, 10)
    view.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    #expect(view.transform == .identity)
    #expect(view.transform3D == CATransform3DMakeTranslation(1, 2, 3))
    #expect(view.frame == CGRect(1, 2, 10, 10))
    view.transform = CGAffineTransform(scaleX: 3, y: 1)
    #expect(
      view.transform3D == CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 3, y: 1)))
  }

  @Test func `size to fit keeps the origin`() {
    final class Label: BaseView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width / 2, height: 17)
      }
    }
    let label = Label(frame: CGRect(3, 4, 100, 100))
    label.sizeToFit()
    #expect(label.frame == CGRect(3, 4, 50, 17))
  }

  @Test func `fitting questions are answered by the current size`() {
    let view = plainView(0, 0, 12, 34)
    let size = CGSize(width: 12, height: 34)
    #expect(view.systemLayoutSizeFitting(BaseView.layoutFittingCompressedSize) == size)
    #expect(
      view.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        == size)
  }

  @Test func `an archive brings back place, alpha, tag and hidden state`() throws {
    let view = plainView(1.5, 2, 30, 40.25)
    view.bounds.origin = CGPoint(x: 0, y: 5)
    view.alpha = 0.25
    view.tag = 77
    view.isHidden = true
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let copy = try #require(BaseView(coder: unarchiver))
    #expect(copy.frame == view.frame)
    #expect(copy.bounds == view.bounds)
    #expect(copy.alpha == 0.25)
    #expect(copy.tag == 77)
    #expect(copy.isHidden)
  }
}
