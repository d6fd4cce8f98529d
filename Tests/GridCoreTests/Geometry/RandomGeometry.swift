import Foundation
import GridCore
import GridTesting

extension SplitMix64 {
  mutating func number(in range: ClosedRange<CGFloat> = -100...100) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(), y: number())
  }

  mutating func size(upTo limit: CGFloat = 200) -> CGSize {
    CGSize(width: number(in: 0...limit), height: number(in: 0...limit))
  }

  mutating func rect() -> CGRect {
    CGRect(origin: point(), size: size())
  }

  /// An affine transform that stays away from flattening the plane.
  mutating func affineTransform() -> CGAffineTransform {
    CGAffineTransform(rotationAngle: number(in: -7...7))
      .scaledBy(x: number(in: 0.25...4), y: -number(in: 0.25...4))
      .rotated(by: number(in: -7...7))
      .concatenating(CGAffineTransform(translationX: number(), y: number()))
  }

  /// A transform with turns about all axes and a perspective that stays away from flattening.
  mutating func transform3D() -> CATransform3D {
    var perspective = CATransform3D.identity
    perspective.m34 = number(in: -0.002...0.002)
    let turned = CATransform3DRotate(
      CATransform3DMakeTranslation(number(), number(), number()),
      number(in: -7...7), number(), number(), number())
    let scaled = CATransform3DScale(
      turned, number(in: 0.25...4), number(in: 0.25...4), number(in: 0.25...4))
    return CATransform3DConcat(scaled, perspective)
  }
}

/// Whether two numbers agree to nine digits, or to 1e-9 below 1 (AT-11).
func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
  abs(first - second) <= 1e-9 * max(1, abs(first), abs(second))
}

func isClose(_ first: CGPoint, _ second: CGPoint) -> Bool {
  isClose(first.x, second.x) && isClose(first.y, second.y)
}

func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  isClose(first.origin, second.origin)
    && isClose(first.size.width, second.size.width)
    && isClose(first.size.height, second.size.height)
}

func isClose(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
  zip(first.numbers, second.numbers).allSatisfy { isClose($0, $1) }
}

func isClose(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
  zip(first.numbers.joined(), second.numbers.joined()).allSatisfy { isClose($0, $1) }
}

extension CGAffineTransform {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension CATransform3D {
  /// The matrix, row by row.
  var numbers: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle around some points.
  init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// Returns a value after it was written as JSON and read again.
func codedAndDecoded<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

/// A value's JSON.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
