/// An edge, a middle or a length of a view that constraints can name.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide that it belongs to, which is not kept alive.
  open private(set) weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// A relation to the same kind of place and `c` points; it is off until made active, and never
  /// solved.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }

  /// A lower limit of another place and `c` points; it is never solved.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, c)
  }

  /// An upper limit of another place and `c` points; it is never solved.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, c)
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? NSNull(), attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A left, right, leading or trailing edge, or the middle between them.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A top or bottom edge, a baseline, or the middle between the edges.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A relation to a length in points; it is off until made active, and never solved.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }

  /// A lower limit in points; it is off until made active, and never solved.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }

  /// An upper limit in points; it is off until made active, and never solved.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// A relation to `m` times another length and `c` points; it is never solved.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c)
  }

  /// A lower limit of `m` times another length and `c` points; it is never solved.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c)
  }

  /// An upper limit of `m` times another length and `c` points; it is never solved.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c)
  }
}

/// A rectangle of a view that constraints can name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide was added to, or is part of; nil for a guide that was never added.
  open internal(set) weak var owningView: UIView?
  /// The identifier of the guide; stored only, for reading a tree of views.
  open var identifier = ""
  private let place: (UIView) -> CGRect

  /// A guide that lies nowhere: constraints would place it.
  public override init() {
    place = { _ in .zero }
    super.init()
  }

  init(of view: UIView, place: @escaping (UIView) -> CGRect) {
    self.place = place
    super.init()
    owningView = view
  }

  /// The frame of the guide, in the view's coordinates. Empty for a guide that constraints would
  /// place.
  open var layoutFrame: CGRect { owningView.map(place) ?? .zero }
}
