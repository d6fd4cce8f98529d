/// An item with a place, which can be moved and transformed.
///
/// - Note: After `UIDynamicItem`.
@preconcurrency @MainActor
public protocol GridDynamicItem: AnyObject {
  /// The middle of the item, in its superview's coordinates or content points.
  var center: CGPoint { get set }
  /// The transform of the item, applied about the centre.
  var bounds: CGRect { get }
  /// Applied about the centre.
  var transform: CGAffineTransform { get set }
}

extension BaseView: GridDynamicItem {}
extension GridViewLayoutAttributes: GridDynamicItem {}
