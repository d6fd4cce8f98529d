/// A transform reduced to the points of a plane. The map keeps the perspective of the transform but
/// drops the depth.
struct PlaneMap: Equatable, Sendable {
  private let transform: CATransform3D

  init(_ transform: CATransform3D) {
    var flat = transform
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    self.transform = flat
  }

  /// Returns the image of a point. A point at the depth of the eye has its image at infinity and is
  /// returned unchanged.
  func image(of point: CGPoint) -> CGPoint {
    let row = transform.image(of: SIMD4(Double(point.x), Double(point.y), 0, 1))
    guard row.w != 0 else { return point }
    return CGPoint(x: row.x / row.w, y: row.y / row.w)
  }

  /// The inverse map; nil if the plane is squeezed into a line or a point.
  var inverse: PlaneMap? {
    let t = transform
    let minorX = t.m22 * t.m44 - t.m24 * t.m42
    let minorY = t.m21 * t.m44 - t.m24 * t.m41
    let minorW = t.m21 * t.m42 - t.m22 * t.m41
    let determinant = t.m11 * minorX - t.m12 * minorY + t.m14 * minorW
    guard determinant != 0, determinant.isFinite else { return nil }
    return PlaneMap(CATransform3DInvert(t))
  }
}
