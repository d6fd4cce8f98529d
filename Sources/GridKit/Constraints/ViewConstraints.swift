/// The part of a view in constraints: the constraints and guides that it holds, its priorities, and
/// the layout engine of its subviews.
final class ViewConstraints {
  var held: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [GridLayoutGuide] = []
  /// The guides that the view makes itself, on first use.
  var ownGuides: [OwnGuide: GridLayoutGuide] = [:]
  var hugging = AxisPriorities()
  var resistance = AxisPriorities()
  /// The intrinsic size when it was last asked for; nil if it has to be asked for again.
  var intrinsicSize: CGSize?
  /// The number of active constraints that lead from inside this view to an item outside.
  var crossings = 0
  /// The number of active constraints that views above hold and that name this view or its guides.
  var namings = 0
  /// The engine that places the views in this view, if it is the root of an engine.
  var engine: LayoutEngine?
  /// The engine that finds the fitting size of this view, kept for the next question (AL-64).
  var fittingEngine: LayoutEngine?

  @MainActor func forgetCounts() {
    (crossings, namings) = (0, 0)
    for constraint in held { constraint.isCounted = false }
  }

  enum OwnGuide: Hashable {
    case safeArea, margins, readable, keyboard, frame, content
  }

  /// A priority for each axis; nil where none was set.
  struct AxisPriorities {
    private var horizontal: GridLayoutPriority?
    private var vertical: GridLayoutPriority?

    subscript(axis: NSLayoutConstraint.Axis) -> GridLayoutPriority? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}

extension BaseView {
  final var constraintRecord: ViewConstraints? { extras?.constraints }

  final var madeConstraintRecord: ViewConstraints {
    let extras = madeExtras
    if let present = extras.constraints { return present }
    let made = ViewConstraints()
    extras.constraints = made
    return made
  }

  // MARK: Constraints

  /// The constraints that this view holds, in the order of their addition.
  public final var constraints: [NSLayoutConstraint] { constraintRecord?.held ?? [] }

  /// Adds a constraint between items in this view. The next layout pass takes it into account. A
  /// constraint that this view holds already keeps its position.
  ///
  /// If an item is outside this view, a message says so.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.isLegal else { return }
    constraint.holder?.removeConstraint(constraint)
    madeConstraintRecord.held.append(constraint)
    constraint.join(self)
    BaseView.usesConstraints = true
    if !count(constraint) {
      simulation.log(ConsoleMessage.hierarchyNotPrepared(for: constraint).text)
    }
    constraintStructureDidChange(startsEngine: true)
  }

  /// Adds constraints in the given order.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint, if this view holds it.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let record = constraintRecord,
      let place = record.held.firstIndex(where: { $0 === constraint })
    else { return }
    record.held.remove(at: place)
    constraint.holder = nil
    if constraint.isCounted { changeCrossings(of: constraint, by: -1) }
    constraint.isCounted = false
    constraintStructureDidChange()
  }

  /// Removes constraints. Constraints that this view does not hold are ignored.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Counts a constraint that this view holds at the items and at the views between. Returns false
  /// if an item is outside this view.
  final func count(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.isCounted { return true }
    guard constraint.itemViews.allSatisfy({ $0.isDescendant(of: self) }) else { return false }
    constraint.isCounted = true
    changeCrossings(of: constraint, by: 1)
    return true
  }

  private func changeCrossings(of constraint: NSLayoutConstraint, by change: Int) {
    for item in constraint.items {
      guard let view = NSLayoutConstraint.view(of: item), view !== self else { continue }
      view.madeConstraintRecord.namings += change
      // The engine of its view places a guide, but for one that the view places.
      let isInside = (item as? GridLayoutGuide)?.isInContent ?? false
      var between = isInside ? view : view.superviewStorage
      while let present = between, present !== self {
        let wasBoundary = present.isLayoutBoundary
        present.madeConstraintRecord.crossings += change
        if present.isLayoutBoundary != wasBoundary { present.layoutBoundaryDidChange() }
        between = present.superviewStorage
      }
    }
  }

  // MARK: Priorities

  /// Returns the priority with which the view resists being larger than its intrinsic size;
  /// `defaultLow` unless set.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> GridLayoutPriority {
    constraintRecord?.hugging[axis] ?? initialHuggingPriority(for: axis)
  }

  /// Sets the priority with which the view resists being larger than its intrinsic size.
  public final func setContentHuggingPriority(
    _ priority: GridLayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard isLegal(priority), contentHuggingPriority(for: axis) != priority else { return }
    madeConstraintRecord.hugging[axis] = priority
    constraintStructureDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its intrinsic size;
  /// `defaultHigh` unless set.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> GridLayoutPriority {
    constraintRecord?.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic size.
  public final func setContentCompressionResistancePriority(
    _ priority: GridLayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard isLegal(priority), contentCompressionResistancePriority(for: axis) != priority else {
      return
    }
    madeConstraintRecord.resistance[axis] = priority
    constraintStructureDidChange()
  }

  private func isLegal(_ priority: GridLayoutPriority) -> Bool {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      simulation.raise(.illegalPriority(priority))
      return false
    }
    return true
  }

  // MARK: Anchors

  /// The baseline of the first line of text; the top edge of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }

  // MARK: Guides

  /// The layout guides added to this view, in the order of their addition, without the guides that
  /// the view makes itself.
  public final var layoutGuides: [GridLayoutGuide] { constraintRecord?.guides ?? [] }

  /// Adds a layout guide, after removing it from its previous view.
  public final func addLayoutGuide(_ layoutGuide: GridLayoutGuide) {
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    madeConstraintRecord.guides.append(layoutGuide)
    layoutGuide.owner = self
    constraintStructureDidChange()
  }

  /// Removes a layout guide from this view, and the constraints that name it (AL-13).
  public final func removeLayoutGuide(_ layoutGuide: GridLayoutGuide) {
    guard layoutGuide.owner === self else { return }
    let namesGuide: (NSLayoutConstraint) -> Bool = { constraint in
      constraint.items.contains { $0 === layoutGuide }
    }
    removeConstraints(constraints.filter(namesGuide))
    removeConstraintsAbove(where: namesGuide)
    constraintRecord?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    constraintStructureDidChange()
  }

  /// The layout guide of the safe area: `bounds` inset by `safeAreaInsets`.
  public final var safeAreaLayoutGuide: GridLayoutGuide {
    ownGuide(
      .safeArea, .given { $0.bounds.inset(by: $0.safeAreaInsets) }, "UIViewSafeAreaLayoutGuide")
  }

  /// The layout guide of the margins: `bounds` inset by `layoutMargins`.
  public final var layoutMarginsGuide: GridLayoutGuide {
    ownGuide(.margins, .given { $0.bounds.inset(by: $0.layoutMargins) }, "UIViewLayoutMarginsGuide")
  }

  /// The layout guide of the width at which text reads well: `bounds` inset by `layoutMargins`, at
  /// most 672 points wide where text has the standard size, and centred between the margins.
  public final var readableContentGuide: GridLayoutGuide {
    ownGuide(
      .readable, .given { $0.bounds.inset(by: $0.readableContentInsets) },
      "UIViewReadableContentGuide")
  }

  final func ownGuide(
    _ key: ViewConstraints.OwnGuide, _ place: GridLayoutGuide.Place, _ identifier: String
  ) -> GridLayoutGuide {
    let record = madeConstraintRecord
    if let present = record.ownGuides[key] { return present }
    let made = GridLayoutGuide(of: self, place, identifier: identifier)
    record.ownGuides[key] = made
    return made
  }
}

extension NSLayoutConstraint {
  /// The items, those of anchors with an offset included.
  final var items: [AnyObject] {
    [firstItem, secondItem, spans.first?.item, spans.second?.item].compactMap(\.self)
  }

  /// The views of the items.
  final var itemViews: [BaseView] { items.compactMap { Self.view(of: $0) } }
}
