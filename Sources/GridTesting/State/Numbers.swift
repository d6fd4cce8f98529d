/// A value of geometry as a list of its numbers, in the order in which files list them.
package protocol NumberList: Equatable {
  /// The number of numbers.
  static var numberCount: Int { get }
  /// Makes the value from as many numbers, as `numbers` lists them.
  init(numbers: [CGFloat])
  /// The numbers of the value; `numberCount` of them.
  var numbers: [CGFloat] { get }
}

extension CGPoint: NumberList {
  package static let numberCount = 2
  package init(numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }
  package var numbers: [CGFloat] { [x, y] }
}

extension CGSize: NumberList {
  package static let numberCount = 2
  package init(numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
  package var numbers: [CGFloat] { [width, height] }
}

extension CGRect: NumberList {
  package static let numberCount = 4
  package init(numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

  /// The middle, without the rounding of `midX` and `midY`.
  package var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}

extension CGAffineTransform: NumberList {
  package static let numberCount = 6
  package init(numbers t: [CGFloat]) {
    self.init(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
  }
  package var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension GridEdgeInsets: NumberList {
  package static let numberCount = 4
  package init(numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  package var numbers: [CGFloat] { [top, left, bottom, right] }
}

/// Whether two numbers are equal within a tolerance. NaN equals NaN.
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
  a == b || abs(a - b) <= tolerance || a.isNaN && b.isNaN
}

func isNear<Value: NumberList>(_ a: Value, _ b: Value, _ tolerance: CGFloat) -> Bool {
  a == b || zip(a.numbers, b.numbers).allSatisfy { isNear($0, $1, tolerance) }
}
