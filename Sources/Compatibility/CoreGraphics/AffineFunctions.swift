// The functions of CoreGraphics' C header on affine transforms, for sources that still call them.

/// The transform that leaves everything where it is.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// A transform from its six numbers, as `CGAffineTransform(a:b:c:d:tx:ty:)`.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// A move by so many points, as `CGAffineTransform(translationX:y:)`.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// A stretch about the origin, as `CGAffineTransform(scaleX:y:)`.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// A turn about the origin by an angle in radians, as `CGAffineTransform(rotationAngle:)`.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// The transform that moves first, then does what `t` does, as `translatedBy(x:y:)`.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// The transform that scales first, then does what `t` does, as `scaledBy(x:y:)`.
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// The transform that turns first, then does what `t` does, as `rotated(by:)`.
///
/// - Parameter angle: In radians.
public func CGAffineTransformRotate(
  _ t: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// The transform that does what `first` does, then what `second` does, as `concatenating(_:)`.
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform {
  first.concatenating(second)
}

/// The way back, as `inverted()`: a transform that flattens the plane is returned as it is.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Whether every number is exactly the identity's.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Whether every number is exactly the other's.
public func CGAffineTransformEqualToTransform(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> Bool {
  first == second
}

/// Returns a point under the transform, as `applying(_:)` does.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// A size as a vector under the transform, as `applying(_:)`: translation has no effect.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// The smallest upright rectangle around the transformed corners, as `applying(_:)`.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
