/// An edge, a centre or a length of a view or layout guide, for use in constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide of the anchor, held weakly.
  open var item: AnyObject? { reference.item }
  private let reference: ItemReference
  let attribute: NSLayoutConstraint.Attribute
  let span: NSLayoutConstraint.Span?

  init(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    span: NSLayoutConstraint.Span? = nil
  ) {
    reference = ItemReference(item)
    self.attribute = attribute
    self.span = span
    super.init()
  }

  /// Returns an inactive constraint: this anchor equals `anchor` plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }

  /// Returns an inactive constraint: this anchor is at least `anchor` plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Returns an inactive constraint: this anchor is at most `anchor` plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item, attribute, relation, second: other?.item,
      other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      spans: (span, other?.span))
  }

  /// Returns the distance from this anchor to another one.
  final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(other.item, other.attribute, span: .init(item: item, attribute: attribute))
  }

  /// Returns a constraint with the system's spacing, times a factor (AL-11): 8 points, or the
  /// present height of a line where one of the anchors is a baseline.
  final func spaced(
    _ relation: NSLayoutConstraint.Relation, from other: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    var spacing = NSLayoutConstraint.systemSpacing
    if attribute.isBaseline || other.attribute.isBaseline {
      spacing = lineHeight ?? other.lineHeight ?? spacing
    }
    return constraint(relation, other, 1, spacing * multiplier)
  }

  /// The height of a line of the item's text; nil for an item without text.
  private final var lineHeight: CGFloat? {
    guard let view = item as? BaseView else { return nil }
    return (attribute.lineView(of: view) as? any MeasuredContent)?.lineHeight
  }
}

extension NSLayoutConstraint {
  /// The system's spacing between two edges, in points.
  static let systemSpacing: CGFloat = 8
}

/// A left, right, leading or trailing edge, or the centre between two of these edges.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns an inactive constraint: this anchor is 8 points times `multiplier` after `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, from: anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at least 8 points times `multiplier` after
  /// `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, from: anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at most 8 points times `multiplier` after
  /// `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, from: anchor, multiplier)
  }
}

/// A top or bottom edge, a baseline, or the centre between top and bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns an inactive constraint: this anchor is 8 points times `multiplier` below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, from: anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at least 8 points times `multiplier` below
  /// `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, from: anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at most 8 points times `multiplier` below
  /// `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, from: anchor, multiplier)
  }
}

/// A width or a height, or the distance between two edges.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint: this length equals `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }

  /// Returns an inactive constraint: this length is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }

  /// Returns an inactive constraint: this length is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// Returns an inactive constraint: this length equals `m` times another length plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c)
  }

  /// Returns an inactive constraint: this length is at least `m` times another length plus `c`
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c)
  }

  /// Returns an inactive constraint: this length is at most `m` times another length plus `c`
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c)
  }
}

/// An object with edges and lengths for constraints: a view or a layout guide.
@preconcurrency @MainActor
public protocol ConstraintItem: AnyObject {}

extension BaseView: ConstraintItem {}
extension GridLayoutGuide: ConstraintItem {}

extension ConstraintItem {
  /// The leading edge: the left one, or the right one where text reads from right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge: the right one, or the left one where text reads from right to left.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge in either reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge in either reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
