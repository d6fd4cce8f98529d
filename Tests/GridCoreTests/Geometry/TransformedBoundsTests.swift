import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// The corners by the rule's own words: each through the matrix, divided by w, about the center.
private func projectedCorners(
  of size: CGSize, center: CGPoint, transform: CATransform3D
) -> [CGPoint] {
  let flat = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  let matrix = transform.numbers
  return flat.corners.map { corner in
    let row: [CGFloat] = [corner.x, corner.y, 0, 1]
    let image = (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * matrix[$1][column] } }
    return CGPoint(x: center.x + image[0] / image[3], y: center.y + image[1] / image[3])
  }
}

@Suite("Bounding boxes of transformed elements", .rows)
struct TransformedBoundsTests {
  private func box(_ frame: CGRect, _ transform: CATransform3D) -> CGRect {
    TransformedBounds.boundingBox(
      ofSize: frame.size, center: CGPoint(x: frame.midX, y: frame.midY), transform: transform)
  }

  @Test(.rule("GA-5", "GA-6", "GA-7", "GA-9", "GA-10", "AT-8"))
  func `an element is scaled, turned and tipped around its center, and translated`() {
    let flat = CATransform3DMakeAffineTransform
    let frame = CGRect(10, 20, 100, 50)
    let exact: [(name: String, frame: CGRect, transform: CATransform3D, box: CGRect)] = [
      ("scaled by two", frame, flat(.init(scaleX: 2, y: 2)), CGRect(-40, -5, 200, 100)),
      ("translated", frame, flat(.init(translationX: 5, y: 7)), CGRect(15, 27, 100, 50)),
      ("deep, without perspective", frame, CATransform3DMakeTranslation(0, 0, 300), frame),
    ]
    forEachRow(of: exact, named: \.name) { #expect(box($0.frame, $0.transform) == $0.box) }
    let side = 100 * CGFloat(2).squareRoot()
    let close: [(name: String, frame: CGRect, transform: CATransform3D, box: CGRect)] = [
      (
        "a picked cell grows by 1.7", CGRect(157, 50, 100, 100), flat(.init(scaleX: 1.7, y: 1.7)),
        CGRect(122, 15, 170, 170)
      ),
      (
        "a square turned by a right angle is itself within noise", CGRect(0, 0, 101, 101),
        flat(.init(rotationAngle: .pi / 2)), CGRect(0, 0, 101, 101)
      ),
      (
        "a square on its corner is wider by the root of two", CGRect(0, 0, 100, 100),
        flat(.init(rotationAngle: .pi / 4)), CGRect(50 - side / 2, 50 - side / 2, side, side)
      ),
      (
        "tipped without perspective", CGRect(3, 4, 50, 60),
        CATransform3DMakeRotation(.pi / 3, 1, 0, 0), CGRect(3, 19, 50, 30)
      ),
    ]
    forEachRow(of: close, named: \.name) { row in
      #expect(isClose(box(row.frame, row.transform), row.box))
    }
  }

  @Test func `without a transform the size is exact, and stays as odd as it was given`() {
    let size = CGSize(width: 1.0 / 3, height: -4)
    let frame = TransformedBounds.boundingBox(
      ofSize: size, center: CGPoint(x: 1e6, y: 2), transform: .identity)
    #expect(frame.size.width == size.width)
    #expect(frame.size.height == -4 && frame.origin.y == 4)
  }

  @Test func `perspective shows what is near larger`() {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / 500
    let frame = CGRect(0, 0, 80, 40)
    // At depth 100 the weight is 1 - 100 / 500.
    let near = box(frame, CATransform3DTranslate(perspective, 0, 0, 100))
    #expect(isClose(near, CGRect(-10, -5, 100, 50)))
    let far = box(frame, CATransform3DTranslate(perspective, 0, 0, -500))
    #expect(isClose(far, CGRect(20, 10, 40, 20)))
  }

  @Test func `an element wholly behind the eye has an empty box at its center`() {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / 500
    let behind = CATransform3DTranslate(perspective, 0, 0, 600)
    #expect(box(CGRect(10, 20, 100, 50), behind) == CGRect(60, 45, 0, 0))
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `the box is that of the four projected corners`() {
    var random = SplitMix64(seed: currentSeed)
    let size = random.size(upTo: 120)
    let center = random.point()
    let flat = CATransform3DMakeAffineTransform(random.affineTransform())
    // The random transforms reach no deeper than 440 points; the eye is at 500 or farther.
    for transform in [flat, random.transform3D()] {
      let box = TransformedBounds.boundingBox(ofSize: size, center: center, transform: transform)
      let corners = projectedCorners(of: size, center: center, transform: transform)
      #expect(isInFront(size, transform))
      #expect(isClose(box, CGRect(around: corners)))
    }
  }

  @Test func `a part behind the eye is cut off and the rest is in the box`() {
    var transform = CATransform3D.identity
    transform.m34 = -1 / 100
    transform = CATransform3DRotate(transform, .pi / 2.5, 0, 1, 0)
    let size = CGSize(width: 400, height: 100)
    #expect(!isInFront(size, transform))
    let box = TransformedBounds.boundingBox(ofSize: size, center: .zero, transform: transform)
    #expect(box.isFiniteRect)
    let matrix = transform.numbers
    for step in 0...400 {
      let x = CGFloat(step) - 200
      let weight = x * matrix[0][3] + 1
      guard weight >= TransformedBounds.nearestDepth else { continue }
      for y: CGFloat in [-50, 50] {
        let image = CGPoint(x: x * matrix[0][0] / weight, y: y / weight)
        #expect(box.insetBy(dx: -1e-6, dy: -1e-6).contains(image))
      }
    }
  }

  private func isInFront(_ size: CGSize, _ transform: CATransform3D) -> Bool {
    let (x, y) = (size.width / 2 * transform.m14, size.height / 2 * transform.m24)
    return transform.m44 - abs(x) - abs(y) >= TransformedBounds.nearestDepth
  }
}
