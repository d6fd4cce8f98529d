import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// The product of two matrices by its definition.
private func product(_ first: CATransform3D, _ second: CATransform3D) -> [[CGFloat]] {
  let (a, b) = (first.numbers, second.numbers)
  return (0..<4).map { row -> [CGFloat] in
    (0..<4).map { column -> CGFloat in
      (0..<4).reduce(0) { (sum: CGFloat, index: Int) in sum + a[row][index] * b[index][column] }
    }
  }
}

@Suite("Transforms in space", .rows)
struct CATransform3DTests {
  @Test(.rule("GA-10")) func `a translation is in the fourth row, a scale on the diagonal`() {
    #expect(
      CATransform3DMakeTranslation(5, 7, 9).numbers
        == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [5, 7, 9, 1]])
    #expect(
      CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 5, y: 7)).numbers
        == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [5, 7, 0, 1]])
    #expect(
      CATransform3DMakeScale(2, 3, 4).numbers
        == [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1]])
    #expect(CATransform3D().numbers == Array(repeating: [0, 0, 0, 0], count: 4))
  }

  @Test func `a turn takes each axis to the next`() {
    typealias Row = (angle: CGFloat, axis: [CGFloat], from: [Double], to: [Double])
    let rows: [Row] = [
      (.pi / 2, [0, 0, 1], [1, 0, 0], [0, 1, 0]), (.pi / 2, [1, 0, 0], [0, 1, 0], [0, 0, 1]),
      (.pi / 2, [0, 1, 0], [0, 0, 1], [1, 0, 0]), (.pi / 2, [0, 0, -9], [1, 0, 0], [0, -1, 0]),
      (.pi / 2, [0, 1e-200, 0], [1, 0, 0], [0, 0, -1]),
      // A third of a turn about the diagonal swaps the axes in a ring.
      (2 * .pi / 3, [5, 5, 5], [1, 2, 3], [3, 1, 2]),
    ]
    forEachRow(of: rows) { angle, axis, from, to in
      let turn = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
      let image = turn.image(of: SIMD4(from[0], from[1], from[2], 1))
      for (index, expected) in (to + [1]).enumerated() {
        #expect(abs(image[index] - expected) < 1e-12)
      }
    }
  }

  @Test func `a turn about no axis turns nothing`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test(.seeds(0..<50))
  func `a turn keeps lengths and its axis`() {
    var random = SplitMix64(seed: currentSeed)
    let (x, y, z) = (random.number(), random.number(), random.number())
    let turn = CATransform3DMakeRotation(random.number(in: -7...7), x, y, z)
    let axis = SIMD4(Double(x), Double(y), Double(z), 1)
    let error = turn.image(of: axis) - axis
    #expect((error * error).sum() < 1e-20)
    var transposed = turn
    (transposed.m12, transposed.m13, transposed.m23) = (turn.m21, turn.m31, turn.m32)
    (transposed.m21, transposed.m31, transposed.m32) = (turn.m12, turn.m13, turn.m23)
    #expect(isClose(CATransform3DConcat(turn, transposed), .identity))
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `a concatenation is the matrix product, the first argument first`() {
    var random = SplitMix64(seed: currentSeed)
    let (first, second) = (random.transform3D(), random.transform3D())
    let both = CATransform3DConcat(first, second)
    #expect(
      zip(both.numbers.joined(), product(first, second).joined()).allSatisfy { isClose($0, $1) })
    #expect(CATransform3DConcat(first, .identity) == first)
    #expect(CATransform3DConcat(.identity, first) == first)
  }

  @Test func `moving, scaling and turning a transform happens before it`() {
    let base = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DTranslate(base, 1, 2, 3).m43 == 6)
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DScale(move, 2, 2, 2).m43 == 3)
    let turn = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(CATransform3DRotate(move, 1, 1, 2, 3) == CATransform3DConcat(turn, move))
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `a transform and its inverse undo each other, in both orders`() {
    var random = SplitMix64(seed: currentSeed)
    let transform = random.transform3D()
    let inverse = CATransform3DInvert(transform)
    #expect(isClose(CATransform3DConcat(transform, inverse), .identity))
    #expect(isClose(CATransform3DConcat(inverse, transform), .identity))
  }

  @Test func `the inverse needs no number on the diagonal, and one without stays as it is`() {
    var swapped = CATransform3D()
    (swapped.m14, swapped.m23, swapped.m32, swapped.m41) = (2, 4, 8, 16)
    var inverse = CATransform3D()
    (inverse.m14, inverse.m23, inverse.m32, inverse.m41) = (0.0625, 0.125, 0.25, 0.5)
    var twins = CATransform3D.identity
    (twins.m11, twins.m12, twins.m21, twins.m22) = (1, 2, 2, 4)
    let flat = CATransform3DTranslate(CATransform3DMakeScale(1, 0, 1), 3, 4, 5)
    let rows = [(swapped, inverse), (flat, flat), (twins, twins), (CATransform3D(), .init())]
    forEachRow(of: rows) { #expect(CATransform3DInvert($0.0) == $0.1) }
  }
}

@Suite("Flat readings of transforms in space")
struct CATransform3DAffineTests {
  @Test(.rule("AT-12"), .seeds(0..<50))
  func `an affine transform goes into space, is concatenated there and comes back`() {
    var random = SplitMix64(seed: currentSeed)
    let (first, second) = (random.affineTransform(), random.affineTransform())
    let inSpace = CATransform3DMakeAffineTransform(first)
    #expect(CATransform3DIsAffine(inSpace))
    #expect(CATransform3DGetAffineTransform(inSpace) == first)
    #expect(inSpace.affineOrIdentity == first)
    let both = CATransform3DConcat(inSpace, CATransform3DMakeAffineTransform(second))
    #expect(isClose(both.affineOrIdentity, first.concatenating(second)))
  }

  @Test(.rule("GA-11", "GA-13")) func `transforms that leave the plane read as the identity`() {
    var perspective = CATransform3DMakeScale(2, 2, 1)
    perspective.m34 = -1 / 500
    let transforms = [
      CATransform3DMakeTranslation(3, 4, 10),
      perspective,
      CATransform3DMakeRotation(0.4, 1, 0, 0),
      CATransform3DMakeRotation(-2, 0, 1, 0),
      CATransform3DMakeRotation(1, 1, 1, 1),
      CATransform3DMakeScale(2, 2, 3),
    ]
    let outside: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
    ]
    let nearly = outside.map { number in
      var transform = CATransform3D.identity
      transform[keyPath: number] += 1e-6
      return transform
    }
    for transform in transforms + nearly {
      #expect(!CATransform3DIsAffine(transform))
      #expect(transform.affineOrIdentity.isIdentity)
    }
  }

  @Test(.rule("GA-14")) func `a turn about z reads as a turn at every angle`() {
    for step in -24...24 {
      let angle = CGFloat(step) * .pi / 12
      let turn = CATransform3DMakeRotation(angle, 0, 0, 0.7)
      #expect(turn.affineOrIdentity == CGAffineTransform(rotationAngle: angle), "\(step)")
    }
  }
}
