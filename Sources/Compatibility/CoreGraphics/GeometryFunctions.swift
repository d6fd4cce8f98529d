// The functions of CoreGraphics' C header that Swift still offers on Apple's systems.

/// Returns a point, as `CGPoint(x:y:)` does.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size, as `CGSize(width:height:)` does.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle, as `CGRect(x:y:width:height:)` does.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a vector, as `CGVector(dx:dy:)` does.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

extension CGFloat {
  /// The value of `number`, rounded if a `CGFloat` cannot hold it exactly.
  public init(truncating number: NSNumber) {
    self = CGFloat(number.doubleValue)
  }
}
