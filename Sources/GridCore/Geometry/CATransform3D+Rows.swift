import Foundation

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import QuartzCore
#endif

extension CATransform3D {
  package var row1: SIMD4<Double> { SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)) }
  package var row2: SIMD4<Double> { SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)) }
  package var row3: SIMD4<Double> { SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)) }
  package var row4: SIMD4<Double> { SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)) }

  package init(
    rows row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    self.init(
      m11: CGFloat(row1.x), m12: CGFloat(row1.y), m13: CGFloat(row1.z), m14: CGFloat(row1.w),
      m21: CGFloat(row2.x), m22: CGFloat(row2.y), m23: CGFloat(row2.z), m24: CGFloat(row2.w),
      m31: CGFloat(row3.x), m32: CGFloat(row3.y), m33: CGFloat(row3.z), m34: CGFloat(row3.w),
      m41: CGFloat(row4.x), m42: CGFloat(row4.y), m43: CGFloat(row4.z), m44: CGFloat(row4.w))
  }

  /// Returns the image of a row `(x, y, z, w)` under the transform, before the division by the
  /// fourth number.
  package func image(of row: SIMD4<Double>) -> SIMD4<Double> {
    row.x * row1 + row.y * row2 + row.z * row3 + row.w * row4
  }

  /// Whether all sixteen numbers are finite.
  package var isFinite: Bool {
    let nothing = (row1 - row1) + (row2 - row2) + (row3 - row3) + (row4 - row4)
    return nothing == .zero
  }

  /// The two-dimensional transform that an element with this transform reports.
  ///
  /// The value is the affine part if the transform is affine. It is the identity for any transform
  /// that leaves the plane, even for a translation along z.
  package var affineOrIdentity: CGAffineTransform {
    CATransform3DIsAffine(self) ? CATransform3DGetAffineTransform(self) : .identity
  }
}
