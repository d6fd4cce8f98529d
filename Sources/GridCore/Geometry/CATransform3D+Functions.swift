import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// The transform that leaves every point where it is.
  public let CATransform3DIdentity = CATransform3D.identity

  // MARK: Making

  /// Returns a translation by a number of points along each axis.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3D.identity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  /// Returns a scaling about the origin by a factor for each axis. A factor of 1 leaves the axis
  /// unchanged.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3D.identity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  /// Returns a rotation about an axis through the origin, by an angle in radians.
  ///
  /// The axis may have any length. Apple does not define the result for an axis of length zero.
  /// Here the result is the identity.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    // Divides by the largest component first, so that squares of very small or large components
    // neither vanish nor overflow.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return .identity }
    let (u, v, w) = (x / largest, y / largest, z / largest)
    let length = (u * u + v * v + w * w).squareRoot()
    return rotation(angle, axis: (u / length, v / length, w / length))
  }

  /// Returns a rotation about an axis of length 1.
  private func rotation(
    _ angle: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CATransform3D {
    let (x, y, z) = axis
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    // The diagonal is u² + (1 - u²) c and not c + u² (1 - c): the first form is exactly 1 along the
    // axis, so that a rotation about z stays affine (GA-14).
    return CATransform3D(
      m11: x * x + (1 - x * x) * c, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
      m21: x * y * rest - z * s, m22: y * y + (1 - y * y) * c, m23: y * z * rest + x * s, m24: 0,
      m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: z * z + (1 - z * z) * c, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }

  // MARK: Combining

  /// Returns the transform that translates first, then applies `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns the transform that scales first, then applies `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns the transform that rotates first, then applies `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns the transform that applies `a` first, then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(
      rows: b.image(of: a.row1), b.image(of: a.row2), b.image(of: a.row3), b.image(of: a.row4))
  }

  /// Returns the inverse of a transform. A transform that flattens space has no inverse and is
  /// returned as it is.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with the largest pivot of the column. The left half of each row is
    // the matrix; the right half becomes its inverse.
    let identity = CATransform3D.identity
    var rows = [
      SIMD8(lowHalf: t.row1, highHalf: identity.row1),
      SIMD8(lowHalf: t.row2, highHalf: identity.row2),
      SIMD8(lowHalf: t.row3, highHalf: identity.row3),
      SIMD8(lowHalf: t.row4, highHalf: identity.row4),
    ]
    for column in 0..<4 {
      var best = column
      for row in column..<4 where abs(rows[row][column]) > abs(rows[best][column]) {
        best = row
      }
      let pivot = rows[best][column]
      guard pivot != 0, pivot.isFinite else { return t }
      rows.swapAt(column, best)
      rows[column] /= pivot
      for row in 0..<4 where row != column && rows[row][column] != 0 {
        rows[row] -= rows[row][column] * rows[column]
      }
    }
    return CATransform3D(
      rows: rows[0].highHalf, rows[1].highHalf, rows[2].highHalf, rows[3].highHalf)
  }

  // MARK: Asking

  /// Whether a transform is exactly the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == .identity
  }

  /// Whether all numbers of two transforms are exactly equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  // MARK: Affine transforms

  /// Returns the transform that maps the plane as `m` does and leaves z unchanged (AT-12).
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3D.identity
    (transform.m11, transform.m12) = (m.a, m.b)
    (transform.m21, transform.m22) = (m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
  }

  /// Whether a transform leaves z unchanged and has no perspective, so that an affine transform can
  /// represent it.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0
      && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
      && t.m43 == 0 && t.m44 == 1
  }

  /// Returns the affine part of a transform. All other numbers are dropped.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#endif
