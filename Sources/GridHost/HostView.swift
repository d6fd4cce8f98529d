/// A view on screen: the values that a host needs to show the view, in content points.
///
/// JSON form: `{"view": 3, "bind": 41, "kind": "cell", "section": 0, "item": 5, "center": [x, y],
/// "size": [w, h], "rank": 7, …}`. Default values are left out.
public struct HostView: Hashable, Sendable {
  /// The number of the reusable view. The host keeps one node for each number.
  public var view: Int
  /// The number of the view's latest configuration, unique in the grid. The number changes when the
  /// view is requested, reloaded or reconfigured. The host binds the node again only when the
  /// number changes. An element that only moves keeps the number.
  public var bind = 0
  /// The reuse identifier that the view was dequeued with; nil for a view that was not dequeued.
  public var reuseIdentifier: String?
  /// The element that the view displays. JSON has the keys `kind`, `section` and `item`, but no
  /// `item` if the index path names a section.
  public var element: GridElementID
  /// The identifier of the item in a diffable data source, as text; nil for other elements.
  public var key: String?
  /// The center of the view before the transform, in content points.
  public var center: CGPoint
  /// The size of the view before the transform.
  public var size: CGSize
  /// The transform of the view about its center. JSON has the key `transform` with six numbers. If
  /// six numbers cannot describe the transform, JSON has the key `transform3D` with sixteen
  /// numbers, row by row. The identity is left out.
  public var transform: CATransform3D {
    get { turn?.transform ?? CATransform3DIdentity }
    set { turn = CATransform3DIsIdentity(newValue) ? nil : Turn(transform: newValue) }
  }
  /// The stored transform; nil for the identity, which most views have. A frame with many views is
  /// half as large because the identity is not stored.
  private var turn: Turn?
  /// The opacity, from 0 (invisible) to 1 (the default).
  public var alpha: CGFloat = 1
  /// The z-index from the layout. The order on screen is the order of `rank`.
  public var zIndex = 0
  /// The stacking order: a view with a higher rank is in front. No two views have the same rank.
  /// Only the order of the ranks counts.
  public var rank = 0.0
  /// Whether the view is hidden and must not be drawn.
  public var isHidden = false
  /// Whether the view is a cell that is selected.
  public var isSelected = false
  /// Whether the view is a cell that is highlighted.
  public var isHighlighted = false
  /// The size that the layout gives the view, if the host measures the view (see `HostMeasuring`);
  /// nil for other views.
  public var wantsSize: CGSize?
  /// The text of the element; nil for none.
  public var text: String?

  /// Makes a view whose other values are at their default.
  public init(view: Int, element: GridElementID, center: CGPoint, size: CGSize) {
    self.view = view
    self.element = element
    self.center = center
    self.size = size
  }

  /// Sets the transform to the identity.
  mutating func removeTransform() { turn = nil }

  /// Whether `transform` is not the identity.
  package var isTurned: Bool { turn != nil }

  /// The bounding box of the transformed view, in content points.
  public var frame: CGRect {
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    guard isTurned else { return box.offsetBy(dx: center.x, dy: center.y) }
    return box.applying(CATransform3DGetAffineTransform(transform))
      .offsetBy(dx: center.x, dy: center.y)
  }
}

/// A transform that is not the identity.
private final class Turn: Hashable, Sendable {
  let transform: CATransform3D

  init(transform: CATransform3D) {
    self.transform = transform
  }

  static func == (a: Turn, b: Turn) -> Bool { a === b || a.transform == b.transform }

  func hash(into hasher: inout Hasher) { hasher.combine(transform) }
}
