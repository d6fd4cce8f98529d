/// The constraints, layout guides and priorities that a view stores.
private final class ViewConstraints {
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
}

extension UIView {
  private var kept: ViewConstraints { attachment { ViewConstraints() } }

  /// The constraints that this view holds, in the order of their addition.
  public var constraints: [NSLayoutConstraint] {
    attachment(of: ViewConstraints.self)?.held ?? []
  }

  /// Appends a constraint. A constraint that this view already holds keeps its position. Frames do
  /// not change.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !kept.held.contains(where: { $0 === constraint }) else { return }
    kept.held.append(constraint)
    constraint.moved(to: self)
  }

  /// Appends constraints in the given order. Frames do not change.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint, if this view holds it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let place = kept.held.firstIndex(where: { $0 === constraint }) else { return }
    kept.held.remove(at: place)
    constraint.moved(to: nil)
  }

  /// Removes constraints. Constraints that this view does not hold are ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Does nothing: constraints are never solved.
  public func updateConstraintsIfNeeded() {}

  /// Returns false: constraints are never solved.
  public func needsUpdateConstraints() -> Bool { false }

  // MARK: Priorities, stored without effect

  /// Returns the hugging priority of an axis; `defaultLow` unless set. Constraints are never
  /// solved.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    attachment(of: ViewConstraints.self)?.hugging[axis] ?? .defaultLow
  }

  /// Stores the hugging priority of an axis. The view's size does not change.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    kept.hugging[axis] = priority
  }

  /// Returns the compression resistance of an axis; `defaultHigh` unless set. Constraints are never
  /// solved.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    attachment(of: ViewConstraints.self)?.resistance[axis] ?? .defaultHigh
  }

  /// Stores the compression resistance of an axis. The view's size does not change.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    kept.resistance[axis] = priority
  }

  // MARK: Anchors

  /// The baseline of the first line of text, for constraints, which are never solved.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, for constraints, which are never solved.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Guides

  /// The layout guides added to this view, in the order of their addition, without the guides of
  /// the safe area and the margins.
  public var layoutGuides: [UILayoutGuide] { attachment(of: ViewConstraints.self)?.guides ?? [] }

  /// Adds a layout guide, after removing it from its previous view. The guide's `layoutFrame` stays
  /// empty.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    kept.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a layout guide from this view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    kept.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The layout guide of the safe area. Its `layoutFrame` is always `bounds` inset by
  /// `safeAreaInsets`.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeArea) { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// The layout guide of the margins. Its `layoutFrame` is always `bounds` inset by
  /// `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.margins) { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// The layout guide of the width at which text of the standard size reads well. Its `layoutFrame`
  /// is always `bounds` inset by `layoutMargins`, at most 672 points wide and centred between the
  /// margins.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readable) { $0.bounds.inset(by: $0.readableContentInsets) }
  }

  private func guide(
    _ place: ReferenceWritableKeyPath<ViewConstraints, UILayoutGuide?>,
    _ rect: @escaping (UIView) -> CGRect
  ) -> UILayoutGuide {
    if let present = kept[keyPath: place] { return present }
    let made = UILayoutGuide(of: self, place: rect)
    kept[keyPath: place] = made
    return made
  }
}

/// An object with edges and lengths for constraints: a view or a layout guide.
@preconcurrency @MainActor
public protocol _ConstraintItem: AnyObject {}

extension UIView: _ConstraintItem {}
extension UILayoutGuide: _ConstraintItem {}

extension _ConstraintItem {
  /// The leading edge, for constraints, which are never solved.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, for constraints, which are never solved.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge in either reading direction, for constraints, which are never solved.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge in either reading direction, for constraints, which are never solved.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal centre, for constraints, which are never solved.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge, for constraints, which are never solved.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge, for constraints, which are never solved.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre, for constraints, which are never solved.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width, for constraints, which are never solved.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, for constraints, which are never solved.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
