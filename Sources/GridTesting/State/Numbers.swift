extension CGPoint {
  /// Makes a point from its two numbers, as `numbers` lists them.
  package init(numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }

  /// The numbers `x` and `y`.
  package var numbers: [CGFloat] { [x, y] }
}

extension CGSize {
  /// Makes a size from its two numbers, as `numbers` lists them.
  package init(numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }

  /// The width and the height.
  package var numbers: [CGFloat] { [width, height] }
}

extension CGRect {
  /// Makes a rectangle from its four numbers, as `numbers` lists them.
  package init(numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The middle, without the rounding of `midX` and `midY`.
  package var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The numbers of the origin, then those of the size.
  package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension CGAffineTransform {
  /// Makes a transform from its six numbers, as `numbers` lists them.
  package init(numbers t: [CGFloat]) {
    self.init(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
  }

  /// The numbers in the order `a`, `b`, `c`, `d`, `tx`, `ty`.
  package var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
