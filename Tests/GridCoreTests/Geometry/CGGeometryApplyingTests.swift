import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Points, sizes and rectangles under affine transforms")
struct CGGeometryApplyingTests {
  private let rect = CGRect(10, 20, 30, 40)

  @Test func `a size is a vector: it does not move and keeps its signs`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: -3, tx: 100, ty: 100)
    #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: -11))
  }

  @Test(.rows) func `a rectangle becomes the box of its image`() {
    let rows: [(CGAffineTransform, CGRect)] = [
      (.identity, rect),
      (CGAffineTransform(translationX: -5, y: 2), CGRect(5, 22, 30, 40)),
      (CGAffineTransform(scaleX: -1, y: 2), CGRect(-40, 40, 30, 80)),
      (CGAffineTransform(0, 1, -1, 0, 0, 0), CGRect(-60, 10, 40, 30)),
      (CGAffineTransform(1, 0, 1, 1, 0, 0), CGRect(30, 20, 70, 40)),
      (CGAffineTransform(), .zero),
    ]
    forEachRow(of: rows) { transform, expected in
      #expect(rect.applying(transform).equalTo(expected))
    }
  }

  @Test func `a rectangle given from another corner has the same box`() {
    let same = CGRect(40, 60, -30, -40)
    let transform = CGAffineTransform(1, 2, 3, -4, 5, 6)
    #expect(same.applying(transform) == rect.applying(transform))
    #expect(rect.equalTo(same))
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `the box holds exactly the four transformed corners`() {
    var random = SplitMix64(seed: currentSeed)
    let rect = random.rect()
    let transform = random.affineTransform()
    let expected = CGRect(around: rect.corners.map { $0.applying(transform) })
    #expect(isClose(rect.applying(transform), expected))
  }

  @Test func `a translation keeps odd sizes to the last bit`() {
    let rect = CGRect(0.1, 1e9, 0.2, 1.0 / 3)
    let moved = rect.applying(CGAffineTransform(translationX: 0.7, y: 1e6))
    #expect(moved.size.equalTo(CGSize(width: 0.2, height: 1.0 / 3)))
  }

  @Test func `the null and the infinite rectangle stay what they are`() {
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }
}
