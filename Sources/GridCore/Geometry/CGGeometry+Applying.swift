import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  extension CGPoint {
    /// Returns the image of the point under the transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the image of the size under the transform. The size counts as a vector: translation
    /// has no effect, and signs are kept.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest upright rectangle around the four transformed corners.
    ///
    /// The null and the infinite rectangle are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      // The new size is computed from the old size, not from differences of far-off edges, so a
      // translation leaves the size exactly as it is.
      return CGRect(
        x: Self.least(t.a, minX, maxX) + Self.least(t.c, minY, maxY) + t.tx,
        y: Self.least(t.b, minX, maxX) + Self.least(t.d, minY, maxY) + t.ty,
        width: abs(t.a) * width + abs(t.c) * height,
        height: abs(t.b) * width + abs(t.d) * height)
    }

    private static func least(_ factor: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      factor * (factor < 0 ? high : low)
    }
  }
#endif
