/// A view as it is on screen: everything that a host needs to show it, in content points.
///
/// JSON form: `{"view": 3, "bind": 41, "kind": "cell", "section": 0, "item": 5, "center": [x, y],
/// "size": [w, h], "rank": 7, …}`; what is at its default is left out.
public struct HostView: Hashable, Sendable {
  /// Number of the reused view. The host keeps a node for it.
  public var view: Int
  /// Number of the view's latest configuration, unique in the grid: another one when the view was
  /// requested, reloaded or reconfigured. The host binds the node anew when it changes, and only
  /// then: an element that merely moves keeps it.
  public var bind: Int
  /// The reuse identifier that the view was dequeued with; nil for a view made by hand.
  public var reuseIdentifier: String?
  /// The element that it stands for. In JSON `kind`, `section` and `item`; no item for an element
  /// whose path names a section.
  public var element: GridElementID
  /// The identifier of an item of a diffable data source, as text; nil for other elements.
  public var key: String?
  /// The center of the view before the transform, in content points.
  public var center: CGPoint
  /// The size of the view before the transform.
  public var size: CGSize
  /// The transform of the view about its center. In JSON `transform`, six numbers, or where these
  /// cannot tell it `transform3D`, sixteen, row by row; left out where it does nothing.
  public var transform: CATransform3D {
    get { turn?.transform ?? CATransform3DIdentity }
    set { turn = CATransform3DIsIdentity(newValue) ? nil : Turn(transform: newValue) }
  }
  /// The stored transform; nil for most views: a frame of many is half as large then.
  private var turn: Turn?
  /// The opacity, from 0, which cannot be seen, to 1, the default.
  public var alpha: CGFloat
  /// The z-index as the layout gives it; the order on screen is that of `rank`.
  public var zIndex: Int
  /// Views with a higher one are in front; no two have the same. Only the order counts.
  public var rank: Double
  /// Whether the view takes its place without being shown.
  public var isHidden: Bool
  /// Whether a cell shows itself as selected.
  public var isSelected: Bool
  /// Whether a cell shows itself as highlighted.
  public var isHighlighted: Bool
  /// The size that the layout gives the view, where the host measures it: see `HostMeasuring`. Nil
  /// where it does not.
  public var wantsSize: CGSize?
  /// The text of the element; nil where there is none.
  public var text: String?

  /// A view that shows an element at a place, put together by hand.
  public init(
    view: Int, bind: Int = 0, reuseIdentifier: String? = nil, element: GridElementID,
    key: String? = nil, center: CGPoint, size: CGSize,
    transform: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1, zIndex: Int = 0,
    rank: Double = 0, isHidden: Bool = false, isSelected: Bool = false,
    isHighlighted: Bool = false, wantsSize: CGSize? = nil, text: String? = nil
  ) {
    self.view = view
    self.bind = bind
    self.key = key
    self.reuseIdentifier = reuseIdentifier
    self.element = element
    self.center = center
    self.size = size
    turn = CATransform3DIsIdentity(transform) ? nil : Turn(transform: transform)
    self.alpha = alpha
    self.zIndex = zIndex
    self.rank = rank
    self.isHidden = isHidden
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.wantsSize = wantsSize
    self.text = text
  }

  /// Removes the transform, so that it does nothing to the view.
  mutating func removeTransform() { turn = nil }

  /// Whether `transform` does something.
  package var isTurned: Bool { turn != nil }

  /// The bounding box after the transform, in content points.
  public var frame: CGRect {
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    guard isTurned else { return box.offsetBy(dx: center.x, dy: center.y) }
    return box.applying(CATransform3DGetAffineTransform(transform))
      .offsetBy(dx: center.x, dy: center.y)
  }
}

/// A transform that does something.
private final class Turn: Hashable, Sendable {
  let transform: CATransform3D

  init(transform: CATransform3D) {
    self.transform = transform
  }

  static func == (a: Turn, b: Turn) -> Bool { a === b || a.transform == b.transform }

  func hash(into hasher: inout Hasher) { hasher.combine(transform) }
}
