import Foundation

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import QuartzCore
#endif

/// Linear interpolation between two values, number by number.
///
/// Progress 0 gives exactly the first value, and progress 1 gives exactly the second value. Below 0
/// and above 1 the result lies beyond the two values, for curves and gestures that overshoot.
/// Between two equal values every finite progress gives this value.
public enum Interpolation {
  /// Returns a number between two numbers, or beyond them if `progress` is outside 0 … 1.
  public static func linear(from: CGFloat, to: CGFloat, at progress: CGFloat) -> CGFloat {
    // The sum may miss the end by its last bit.
    progress == 1 ? to : from + (to - from) * progress
  }

  /// Returns a point on the line through two points. The coordinates are interpolated separately.
  public static func linear(from: CGPoint, to: CGPoint, at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: linear(from: from.x, to: to.x, at: progress),
      y: linear(from: from.y, to: to.y, at: progress))
  }

  /// Returns a size between two sizes. Width and height are interpolated separately, even if they
  /// are negative.
  public static func linear(from: CGSize, to: CGSize, at progress: CGFloat) -> CGSize {
    CGSize(
      width: linear(from: from.width, to: to.width, at: progress),
      height: linear(from: from.height, to: to.height, at: progress))
  }

  /// Returns a rectangle between two rectangles. Origin and size are interpolated separately.
  public static func linear(from: CGRect, to: CGRect, at progress: CGFloat) -> CGRect {
    CGRect(
      origin: linear(from: from.origin, to: to.origin, at: progress),
      size: linear(from: from.size, to: to.size, at: progress))
  }

  /// Returns a transform between two transforms. Each of the 16 numbers is interpolated separately.
  /// So half-way through a half turn, an element is flat instead of turned by a quarter turn, as in
  /// a transition between layouts.
  public static func linear(
    from: CATransform3D, to: CATransform3D, at progress: CGFloat
  ) -> CATransform3D {
    guard progress != 1 else { return to }
    let share = Double(progress)
    return CATransform3D(
      rows: from.row1 + (to.row1 - from.row1) * share,
      from.row2 + (to.row2 - from.row2) * share,
      from.row3 + (to.row3 - from.row3) * share,
      from.row4 + (to.row4 - from.row4) * share)
  }
}
