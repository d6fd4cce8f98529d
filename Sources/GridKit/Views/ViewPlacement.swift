/// The geometry of a view. Origin and center are both stored, so that the value that was set reads
/// back exactly.
struct ViewPlacement {
  /// The origin of the frame without the transform.
  var origin: CGPoint
  var center: CGPoint
  var bounds: CGRect
  /// Whether the view's `extras` hold a transform other than the identity.
  var isTransformed = false
  /// The margins and lengths that change with the superview's size.
  var autoresizingMask: BaseView.AutoresizingMask = []

  init(frame: CGRect) {
    origin = frame.origin
    center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The frame without the transform.
  var frame: CGRect { CGRect(origin: origin, size: bounds.size) }
}

/// The state of a view in layout passes.
struct ViewLayoutState {
  var needsLayout = true
  /// Whether a descendant needs layout.
  var subtreeNeedsLayout = false
  var isLayingOut = false
  /// Whether a layout pass over the view and its descendants is under way.
  var isInTreePass = false
  /// Whether the view, as the topmost view, is registered with the clock for layout.
  var awaitsClock = false
  /// The rounds of the view in the pass with the number `pass`.
  var rounds = 0
  var pass = 0
  /// Whether the superview passes on a safe area. If true, a move of the view may change its safe
  /// area.
  var isInsideSafeArea = false
  /// Whether the view passed a safe area to its subviews at the last refresh.
  var isPassingSafeArea = false
  /// Whether a layout engine was ever told the view's frame or its insets.
  var isLayoutItem = false
  /// Whether the view was ever the root of a layout engine.
  var isLayoutRoot = false
  /// Whether constraints ever placed a subview or a guide of the view.
  var placesSubviews = false
  /// Whether the view has to update its constraints in the next pass.
  var needsConstraintUpdate = true
  /// Whether the view waits for the next pass to update its constraints.
  var awaitsConstraintUpdate = false
}
