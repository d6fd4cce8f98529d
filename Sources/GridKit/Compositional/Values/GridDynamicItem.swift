/// An object with a centre, bounds and a transform, which can be moved and transformed.
///
/// - Note: After `UIDynamicItem`.
@preconcurrency @MainActor
public protocol GridDynamicItem: AnyObject {
  /// The middle of the item, in its superview's coordinates or content points.
  var center: CGPoint { get set }
  /// The bounds of the item, in its own coordinates.
  var bounds: CGRect { get }
  /// The transform of the item, applied about the centre.
  var transform: CGAffineTransform { get set }
}

extension BaseView: GridDynamicItem {}
extension GridViewLayoutAttributes: GridDynamicItem {}
