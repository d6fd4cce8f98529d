import Foundation

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import QuartzCore
#endif

/// The properties of an element that a transition between two layouts changes.
package struct ElementLook: Sendable {
  package var center: CGPoint
  package var size: CGSize
  package var alpha: CGFloat
  package var transform: CATransform3D
  package var zIndex: Int

  package init(
    center: CGPoint, size: CGSize, alpha: CGFloat, transform: CATransform3D, zIndex: Int
  ) {
    self.center = center
    self.size = size
    self.alpha = alpha
    self.transform = transform
    self.zIndex = zIndex
  }

  /// The bounding box after the transform.
  package var frame: CGRect {
    TransformedBounds.boundingBox(ofSize: size, center: center, transform: transform)
  }

  /// Returns the look between two looks at a given progress. Every number is interpolated linearly,
  /// except `zIndex`. The result has the larger `zIndex` of both looks, so an element that is in
  /// front at either end stays in front on the way.
  ///
  /// Progress below 0 or above 1 continues along the line, but the size stays at least 0. The alpha
  /// stays in 0...1, widened to include the alphas of both looks.
  package static func between(
    _ start: ElementLook, _ end: ElementLook, at progress: CGFloat
  ) -> ElementLook {
    let size = Interpolation.linear(from: start.size, to: end.size, at: progress)
    let alpha = Interpolation.linear(from: start.alpha, to: end.alpha, at: progress)
    return ElementLook(
      center: Interpolation.linear(from: start.center, to: end.center, at: progress),
      size: CGSize(width: max(0, size.width), height: max(0, size.height)),
      alpha: min(max(alpha, min(0, start.alpha, end.alpha)), max(1, start.alpha, end.alpha)),
      transform: Interpolation.linear(from: start.transform, to: end.transform, at: progress),
      zIndex: max(start.zIndex, end.zIndex))
  }
}
