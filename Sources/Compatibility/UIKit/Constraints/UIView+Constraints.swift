/// The constraints, layout guides and priorities that a view keeps.
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

  /// Constraints that this view keeps, in the order in which they came.
  public var constraints: [NSLayoutConstraint] {
    attachment(of: ViewConstraints.self)?.held ?? []
  }

  /// Keeps a constraint, at the end; one that is already here stays in its place. Frames do not
  /// change.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !kept.held.contains(where: { $0 === constraint }) else { return }
    kept.held.append(constraint)
    constraint.moved(to: self)
  }

  /// Keeps constraints in the order given; frames do not change.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint, if this view keeps it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let place = kept.held.firstIndex(where: { $0 === constraint }) else { return }
    kept.held.remove(at: place)
    constraint.moved(to: nil)
  }

  /// Removes constraints; those that this view does not keep are passed over.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Ignores the request: there is nothing to solve.
  public func updateConstraintsIfNeeded() {}

  /// Returns false: constraints are not solved.
  public func needsUpdateConstraints() -> Bool { false }

  // MARK: Priorities, kept only

  /// `defaultLow` until it is set; nothing is solved with it.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    attachment(of: ViewConstraints.self)?.hugging[axis] ?? .defaultLow
  }

  /// Keeps a priority for one axis; the view's size does not change.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    kept.hugging[axis] = priority
  }

  /// `defaultHigh` until it is set; nothing is solved with it.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    attachment(of: ViewConstraints.self)?.resistance[axis] ?? .defaultHigh
  }

  /// Keeps a priority for one axis; the view's size does not change.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    kept.resistance[axis] = priority
  }

  // MARK: Anchors

  /// The edge where reading begins, for constraints, which are kept and not solved.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends, for constraints, which are kept and not solved.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge in either reading direction, for constraints, which are not solved.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge in either reading direction, for constraints, which are not solved.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across, for constraints, which are kept and not solved.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge, for constraints, which are kept and not solved.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge, for constraints, which are kept and not solved.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom, for constraints, which are kept and not solved.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line that the first line of text stands on, as a name: there are no fonts here.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on, as a name: there are no fonts here.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width, for constraints, which are kept and not solved.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, for constraints, which are kept and not solved.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Guides

  /// Guides that were added, in the order in which they came; not those of safe area and margins.
  public var layoutGuides: [UILayoutGuide] { attachment(of: ViewConstraints.self)?.guides ?? [] }

  /// Adds a guide at the end and takes it from the view that had it. Its `layoutFrame` stays empty.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    kept.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide from this view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    kept.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The bounds within `safeAreaInsets`; its `layoutFrame` follows both, without any constraint.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeArea) { $0.bounds.inset(by: $0.safeAreaInsets) }
  }

  /// The bounds within `layoutMargins`; its `layoutFrame` follows both, without any constraint.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.margins) { $0.bounds.inset(by: $0.layoutMargins) }
  }

  /// The bounds within `layoutMargins`, at most 672 points wide and in the middle of these: where
  /// text of the standard size reads well. Its `layoutFrame` follows, without any constraint.
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

extension UILayoutGuide {
  /// The edge where reading begins, for constraints, which are kept and not solved.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends, for constraints, which are kept and not solved.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge in either reading direction, for constraints, which are not solved.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge in either reading direction, for constraints, which are not solved.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across, for constraints, which are kept and not solved.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge, for constraints, which are kept and not solved.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge, for constraints, which are kept and not solved.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom, for constraints, which are kept and not solved.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width, for constraints, which are kept and not solved.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, for constraints, which are kept and not solved.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
