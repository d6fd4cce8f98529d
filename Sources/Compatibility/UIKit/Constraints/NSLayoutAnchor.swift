/// An edge, a centre or a length of a view or layout guide, for use in constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide of the anchor, held weakly.
  open private(set) weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// Returns an inactive constraint: this anchor equals `anchor` plus `c` points. Constraints are
  /// never solved.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }

  /// Returns an inactive constraint: this anchor is at least `anchor` plus `c` points. Constraints
  /// are never solved.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Returns an inactive constraint: this anchor is at most `anchor` plus `c` points. Constraints
  /// are never solved.
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

/// A left, right, leading or trailing edge, or the centre between two of these edges.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A top or bottom edge, a baseline, or the centre between top and bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint: this length equals `c` points. Constraints are never solved.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }

  /// Returns an inactive constraint: this length is at least `c` points. Constraints are never
  /// solved.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }

  /// Returns an inactive constraint: this length is at most `c` points. Constraints are never
  /// solved.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// Returns an inactive constraint: this length equals `m` times another length plus `c` points.
  /// Constraints are never solved.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c)
  }

  /// Returns an inactive constraint: this length is at least `m` times another length plus `c`
  /// points. Constraints are never solved.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c)
  }

  /// Returns an inactive constraint: this length is at most `m` times another length plus `c`
  /// points. Constraints are never solved.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c)
  }
}

/// A rectangle in a view, for use in constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view of the guide; nil for a guide that was not added to a view.
  open internal(set) weak var owningView: UIView?
  /// The identifier of the guide; stored, without effect.
  open var identifier = ""
  private let place: (UIView) -> CGRect

  /// A guide with an empty frame, because only constraints could place the guide and constraints
  /// are never solved.
  public override init() {
    place = { _ in .zero }
    super.init()
  }

  init(of view: UIView, place: @escaping (UIView) -> CGRect) {
    self.place = place
    super.init()
    owningView = view
  }

  /// The frame of the guide, in the coordinates of `owningView`. The frame is empty for a guide
  /// from `init()`.
  open var layoutFrame: CGRect { owningView.map(place) ?? .zero }
}
