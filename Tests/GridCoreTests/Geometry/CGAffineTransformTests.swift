import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Affine transforms", .rows)
struct CGAffineTransformTests {
  @Test func `points are rows: c and tx go to x, b and ty to y`() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CGPoint(x: 1, y: 0).applying(transform) == CGPoint(x: 13, y: 16))
    #expect(CGPoint(x: 0, y: 1).applying(transform) == CGPoint(x: 16, y: 20))
    #expect(CGPoint(x: -1, y: 2).applying(transform) == CGPoint(x: 19, y: 24))
    #expect(CGAffineTransform(2, 3, 5, 7, 11, 13) == transform)
  }

  @Test func `a positive angle takes the x axis to the y axis`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(isClose(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
    #expect(quarter.b == 1 && quarter.c == -1)
  }

  @Test func `only the identity is the identity, and an empty transform is not`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
    #expect(!CGAffineTransform(rotationAngle: 2 * .pi).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGPoint(x: 4, y: 5).applying(CGAffineTransform()) == .zero)
  }

  @Test func `moving, scaling and turning a transform happens before it`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(scale.translatedBy(x: 5, y: 7) == CGAffineTransform(2, 0, 0, 3, 10, 21))
    let move = CGAffineTransform(translationX: 5, y: 7)
    #expect(move.scaledBy(x: 2, y: 3) == CGAffineTransform(2, 0, 0, 3, 5, 7))
    let turn = move.rotated(by: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 5, y: 8)))
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `a concatenation takes a point where the two take it one after the other`() {
    var random = SplitMix64(seed: currentSeed)
    let (first, second) = (random.affineTransform(), random.affineTransform())
    let point = random.point()
    let inSteps = point.applying(first).applying(second)
    #expect(isClose(point.applying(first.concatenating(second)), inSteps))
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `a transform and its inverse undo each other, in both orders`() {
    var random = SplitMix64(seed: currentSeed)
    let transform = random.affineTransform()
    let inverse = transform.inverted()
    #expect(isClose(transform.concatenating(inverse), .identity))
    #expect(isClose(inverse.concatenating(transform), .identity))
    let point = random.point()
    #expect(isClose(point.applying(transform).applying(inverse), point))
  }

  @Test func `inverses of moves and powers of two are exact, and one without stays as it is`() {
    let twins = CGAffineTransform(1, 2, 2, 4, 5, 6)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    let rows = [
      (CGAffineTransform(4, 0, 0, 2, 8, -6), CGAffineTransform(0.25, 0, 0, 0.5, -2, 3)),
      (flat, flat), (twins, twins), (CGAffineTransform(), CGAffineTransform()),
    ]
    forEachRow(of: rows) { #expect($0.0.inverted() == $0.1) }
  }
}
