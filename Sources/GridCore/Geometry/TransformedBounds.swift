import Foundation

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import QuartzCore
#endif

/// The bounds of an element with a transform: the upright rectangle around its image.
///
/// The transform acts about the element's center. The element is flat and its depth is dropped, so
/// only the rows and columns for x, y and w matter.
public enum TransformedBounds {
  /// The smallest w of a point in front of the eye. The number w is the fourth number of a
  /// transformed point. The x and the y of the point are divided by w.
  ///
  /// A perspective can turn part of an element behind the eye, where dividing by w would mirror it
  /// or give infinity. UIKit's result for such an element is unknown. Here the element is cut at
  /// this depth, so that the box is finite and contains everything that can be seen.
  public static let nearestDepth: CGFloat = 1e-3

  /// Returns the bounding box of a transformed rectangle.
  ///
  /// Without rotation, scale and perspective the box has exactly the given size. An element wholly
  /// behind the eye has an empty box at its center.
  ///
  /// - Parameters:
  ///   - size: The size before the transform.
  ///   - center: The element's center, in the coordinates of the result. The transform without its
  ///     translation leaves this point where it is.
  public static func boundingBox(
    ofSize size: CGSize, center: CGPoint, transform t: CATransform3D
  ) -> CGRect {
    guard t.m14 == 0, t.m24 == 0, t.m44 == 1 else {
      return projectedBox(ofSize: size, center: center, transform: t)
    }
    var box = size
    if t.m11 != 1 || t.m12 != 0 || t.m21 != 0 || t.m22 != 1 {
      let (width, height) = (abs(size.width), abs(size.height))
      box = CGSize(
        width: abs(t.m11) * width + abs(t.m21) * height,
        height: abs(t.m12) * width + abs(t.m22) * height)
    }
    return CGRect(
      x: center.x + t.m41 - box.width / 2, y: center.y + t.m42 - box.height / 2,
      width: box.width, height: box.height)
  }

  // MARK: Perspective

  /// A transformed point of the plane before the division by its `w`.
  private struct Corner {
    var x: CGFloat
    var y: CGFloat
    var w: CGFloat

    init(x: CGFloat, y: CGFloat, transform t: CATransform3D) {
      self.x = x * t.m11 + y * t.m21 + t.m41
      self.y = x * t.m12 + y * t.m22 + t.m42
      self.w = x * t.m14 + y * t.m24 + t.m44
    }

    var isInFront: Bool { w >= nearestDepth }

    /// Returns the point at `nearestDepth` on the line to `other`, a corner on the opposite side of
    /// this depth.
    func cut(towards other: Corner) -> Corner {
      let share = (nearestDepth - w) / (other.w - w)
      var result = self
      result.x += (other.x - x) * share
      result.y += (other.y - y) * share
      result.w = nearestDepth
      return result
    }
  }

  private static func projectedBox(
    ofSize size: CGSize, center: CGPoint, transform: CATransform3D
  ) -> CGRect {
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    let corners = [
      Corner(x: -halfWidth, y: -halfHeight, transform: transform),
      Corner(x: halfWidth, y: -halfHeight, transform: transform),
      Corner(x: halfWidth, y: halfHeight, transform: transform),
      Corner(x: -halfWidth, y: halfHeight, transform: transform),
    ]
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    func include(_ corner: Corner) {
      let (x, y) = (corner.x / corner.w, corner.y / corner.w)
      (minX, maxX) = (min(minX, x), max(maxX, x))
      (minY, maxY) = (min(minY, y), max(maxY, y))
    }
    for (index, corner) in corners.enumerated() {
      if corner.isInFront { include(corner) }
      let next = corners[(index + 1) % 4]
      if corner.isInFront != next.isInFront { include(corner.cut(towards: next)) }
    }
    guard minX <= maxX, minY <= maxY else { return CGRect(origin: center, size: .zero) }
    return CGRect(
      x: center.x + minX, y: center.y + minY, width: maxX - minX, height: maxY - minY)
  }
}
