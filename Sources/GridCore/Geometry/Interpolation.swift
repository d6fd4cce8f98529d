import Foundation

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import QuartzCore
#endif

/// Values between two others, number by number.
///
/// Progress 0 gives the first value exactly and 1 the second; below 0 and above 1 the line goes on,
/// for curves and gestures that overshoot. Equal ends give that value at every finite progress.
public enum Interpolation {
  /// A number on the line through two others; outside 0 … 1 beyond them.
  public static func linear(from: CGFloat, to: CGFloat, at progress: CGFloat) -> CGFloat {
    // The sum may miss the end by its last bit.
    progress == 1 ? to : from + (to - from) * progress
  }

  /// A point on the line through two others: each coordinate by itself.
  public static func linear(from: CGPoint, to: CGPoint, at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: linear(from: from.x, to: to.x, at: progress),
      y: linear(from: from.y, to: to.y, at: progress))
  }

  /// A size between two others: width and height each by itself, negative ones included.
  public static func linear(from: CGSize, to: CGSize, at progress: CGFloat) -> CGSize {
    CGSize(
      width: linear(from: from.width, to: to.width, at: progress),
      height: linear(from: from.height, to: to.height, at: progress))
  }

  /// A rectangle between two others: origin and size each by itself.
  public static func linear(from: CGRect, to: CGRect, at progress: CGFloat) -> CGRect {
    CGRect(
      origin: linear(from: from.origin, to: to.origin, at: progress),
      size: linear(from: from.size, to: to.size, at: progress))
  }

  /// The 16 numbers each by themselves: half-way through a half turn an element is flat, as in a
  /// transition has it, not a quarter turned.
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
