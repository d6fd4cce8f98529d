// The part of constraints in a layout pass, and the notices that engines get of changes.

/// A view that measures its content.
@MainActor
package protocol MeasuredContent: AnyObject {
  /// Whether the content becomes higher when the view is narrower than its intrinsic width, and no
  /// width was set for breaking lines.
  var wrapsText: Bool { get }
  /// Returns the height of the content at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat
  /// The height of a line of text, in points; nil for other content.
  var lineHeight: CGFloat? { get }
  /// The text in the view, for messages; nil for none.
  var shownText: String? { get }
  /// The hugging priority of a new view.
  func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> GridLayoutPriority
  /// The first or the last baseline: a share of the view's height, and the distance below it.
  func baseline(isFirst: Bool) -> (share: Double, distance: Double)
}

extension MeasuredContent {
  package func baseline(isFirst: Bool) -> (share: Double, distance: Double) {
    (isFirst ? 0 : 1, 0)
  }
  package var lineHeight: CGFloat? { nil }
  package var shownText: String? { nil }
  package func defaultHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> GridLayoutPriority { .defaultLow }
}

extension BaseView {
  /// Whether any view has used constraints. Until then they cost nothing.
  static var usesConstraints = false

  // MARK: Boundaries

  /// Whether the mask and the frame place the view, and not constraints (AL-30).
  final var hasMaskConstraints: Bool { extras?.mapsConstraints ?? true }

  /// Whether what is in the view is laid out by itself: nothing in it reaches outside, and the
  /// superview does not change its size or the place of its origin.
  final var isLayoutBoundary: Bool {
    guard superviewReference != nil else { return true }
    guard hasMaskConstraints, constraintRecord?.crossings ?? 0 == 0 else { return false }
    return autoresizingMask.isDisjoint(with: [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
    ])
  }

  /// The view whose engine places the subviews of this view.
  final var layoutRoot: BaseView {
    var root = self
    while !root.isLayoutBoundary, let superview = root.superviewStorage { root = superview }
    return root
  }

  /// Whether this view or one inside holds constraints, as far as its own engine reaches.
  private final var containsConstraints: Bool {
    if let record = constraintRecord, !record.held.isEmpty { return true }
    return subviewStorage.contains { !$0.isLayoutBoundary && $0.containsConstraints }
  }

  /// Calls a closure with the engines of this view and of the views around it that place what is in
  /// this view.
  final func forEachEngine(_ body: (LayoutEngine) -> Void) {
    guard BaseView.usesConstraints else { return }
    var view = self
    while true {
      if let record = view.constraintRecord {
        if let engine = record.engine { body(engine) }
        if let engine = record.fittingEngine { body(engine) }
      }
      guard !view.isLayoutBoundary, let superview = view.superviewStorage else { return }
      view = superview
    }
  }

  /// Calls a closure with the engines that may have this view as an item or as their root.
  private final func forEachEngineOfItem(_ body: (LayoutEngine) -> Void) {
    forEachEngine(body)
    if isLayoutBoundary { superviewStorage?.forEachEngine(body) }
  }

  /// Notes that constraints, guides or views in this view have come or gone.
  ///
  /// - Parameter startsEngine: Whether there is a constraint to be solved now.
  final func constraintStructureDidChange(startsEngine: Bool = false) {
    guard BaseView.usesConstraints else { return }
    if startsEngine {
      let record = layoutRoot.madeConstraintRecord
      if record.engine == nil { record.engine = LayoutEngine(root: layoutRoot, for: .layout) }
    }
    forEachEngineOfItem { $0.structureDidChange() }
  }

  /// Notes that the view has become the root of its own engine, or a part of the engine around it.
  final func layoutBoundaryDidChange() {
    guard BaseView.usesConstraints else { return }
    let needsEngine = containsConstraints
    if isLayoutBoundary {
      superviewStorage?.constraintStructureDidChange()
      if needsEngine { constraintStructureDidChange(startsEngine: true) }
    } else {
      constraintRecord?.engine = nil
      constraintStructureDidChange(startsEngine: needsEngine)
    }
  }

  // MARK: Changes

  /// Notes a change of frame or bounds.
  final func layoutItemDidMove(isResized: Bool, isScrolled: Bool) {
    // Mostly an engine has moved the view, and nothing else depends on its frame.
    if !hasMaskConstraints, !isScrolled, superviewReference != nil, !hasFrameDependents { return }
    forEachEngineOfItem {
      $0.frameDidChange(of: self, isResized: isResized)
      if isScrolled { $0.surroundingsDidChange(isScroll: true) }
    }
    // Margins that reach as far as those of the superview depend on the distances of the edges.
    if preservesSuperviewLayoutMargins { layoutInsetsDidChange() }
    if isResized {
      for subview in subviewStorage where subview.preservesSuperviewLayoutMargins {
        subview.layoutInsetsDidChange()
      }
    }
  }

  /// Whether guides of the view, or margins that reach as far as others, depend on its frame.
  private final var hasFrameDependents: Bool {
    !(constraintRecord?.ownGuides.isEmpty ?? true) || preservesSuperviewLayoutMargins
      || subviewStorage.contains { $0.preservesSuperviewLayoutMargins }
  }

  /// Notes a change of margins, safe area or size of the content.
  final func layoutInsetsDidChange() {
    guard layoutState.isLayoutItem else { return }
    forEachEngineOfItem { $0.surroundingsDidChange() }
  }

  /// The intrinsic size, which is asked for once until it is invalidated (AL-41).
  final var cachedIntrinsicSize: CGSize {
    let record = madeConstraintRecord
    if let size = record.intrinsicSize { return size }
    let size = intrinsicContentSize
    record.intrinsicSize = size
    return size
  }

  final func intrinsicSizeDidChange() {
    guard let record = constraintRecord, record.intrinsicSize != nil else { return }
    record.intrinsicSize = nil
    if let stack = superviewStorage as? GridStackView, stack.distribution == .fillProportionally {
      stack.setNeedsUpdateConstraints()
    }
    forEachEngineOfItem { $0.intrinsicSizeDidChange(of: self) }
  }

  /// Notes that the view is hidden, or shown, which counts in a stack view. In an animation, the
  /// stack is laid out at the end of the block, so that the views beside it move (AL-85).
  final func arrangedViewDidHide() {
    guard let stack = superviewStorage as? GridStackView else { return }
    stack.setNeedsUpdateConstraints()
    simulation.clock.animator.current?.viewsToLayOut.append(stack)
  }

  /// Removes the constraints that lead from this view or from what is in it to views outside,
  /// before the view leaves its superview (AL-35).
  final func leaveConstraintsAbove() {
    guard BaseView.usesConstraints else { return }
    if superviewReference == nil { forgetLostSuperview() }
    removeConstraintsAbove { constraint in
      constraint.itemViews.contains { $0.isDescendant(of: self) }
    }
  }

  /// Removes the constraints that views above hold and that meet a condition.
  final func removeConstraintsAbove(where isLeaving: (NSLayoutConstraint) -> Bool) {
    guard let record = constraintRecord, record.namings + record.crossings > 0 else { return }
    var above = superviewStorage
    while let view = above {
      if let record = view.constraintRecord {
        view.removeConstraints(record.held.filter(isLeaving))
      }
      above = view.superviewStorage
    }
  }

  /// Gives a view that has outlived its superview an engine of its own, without the constraints
  /// that the superview has taken with it.
  final func forgetLostSuperview() {
    guard layoutState.isLayoutItem || layoutState.placesSubviews,
      constraintRecord?.engine == nil
    else { return }
    (layoutState.isLayoutItem, layoutState.placesSubviews) = (false, false)
    var views = [self]
    var next = 0
    while next < views.count {
      views.append(contentsOf: views[next].subviewStorage)
      views[next].constraintRecord?.forgetCounts()
      next += 1
    }
    for view in views {
      for constraint in view.constraints { _ = view.count(constraint) }
    }
    for view in views where view.isLayoutBoundary && view.containsConstraints {
      view.constraintStructureDidChange(startsEngine: true)
    }
  }

  /// Notes that the view has left a superview.
  ///
  /// - Parameter wasBoundary: Whether the view was laid out by itself there.
  final func didLeave(_ superview: BaseView, wasBoundary: Bool) {
    guard BaseView.usesConstraints, !wasBoundary else { return }
    superview.constraintStructureDidChange()
    if superviewReference == nil { layoutBoundaryDidChange() }
  }

  /// Notes that the view has joined a superview.
  final func didJoinSuperview() {
    guard BaseView.usesConstraints, !isLayoutBoundary else { return }
    layoutBoundaryDidChange()
  }

  // MARK: Frames

  /// Sets the size and the center to those of a frame, which keeps any transform (AL-53).
  final func takeFrame(_ frame: CGRect) {
    if placement.bounds.size != frame.size {
      bounds = CGRect(origin: placement.bounds.origin, size: frame.size)
    }
    let anchor = anchor
    let center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x,
      y: frame.origin.y + frame.size.height * anchor.y)
    if placement.center != center { self.center = center }
    // The origin that follows from the center differs from the given one by an error of rounding.
    if placement.center == center, placement.bounds.size == frame.size {
      placement.origin = frame.origin
    }
  }

  /// Whether the view has a frame, its transform aside.
  final func hasFrame(_ frame: CGRect) -> Bool {
    placement.origin == frame.origin && placement.bounds.size == frame.size
  }

  final func placeConstrainedSubviews() {
    layoutRoot.constraintRecord?.engine?.placeSubviews(of: self)
  }

  /// Returns the share of a superview's growth that goes to a part of this view's frame.
  final func maskShare(_ part: LayoutEngine.MaskPart) -> CGFloat {
    guard !autoresizingMask.isEmpty, let outer = superviewStorage?.placement.bounds.size else {
      return 0
    }
    let (mask, frame) = (autoresizingMask, placement.frame)
    let axis =
      part.isHorizontal
      ? SpringAxis(
        origin: frame.minX, length: frame.width,
        isMinFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isMaxFlexible: mask.contains(.flexibleRightMargin))
      : SpringAxis(
        origin: frame.minY, length: frame.height,
        isMinFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isMaxFlexible: mask.contains(.flexibleBottomMargin))
    let length = part.isHorizontal ? outer.width : outer.height
    let grown = axis.resized(from: length, to: length + 1)
    return part.isLength ? grown.length - axis.length : grown.origin - axis.origin
  }

  /// Returns the place of a baseline: a share of the view's height, and the distance below it.
  final func placeOfBaseline(isFirst: Bool) -> (share: Double, distance: Double) {
    (self as? any MeasuredContent)?.baseline(isFirst: isFirst) ?? (isFirst ? 0 : 1, 0)
  }

  final func initialHuggingPriority(for axis: NSLayoutConstraint.Axis) -> GridLayoutPriority {
    (self as? any MeasuredContent)?.defaultHuggingPriority(for: axis) ?? .defaultLow
  }

  // MARK: Fitting

  /// Returns the smallest size by the constraints in the view, near a target size; nil if there are
  /// no constraints (AL-63).
  final func constrainedSize(
    fitting target: CGSize, _ horizontal: GridLayoutPriority, _ vertical: GridLayoutPriority
  ) -> CGSize? {
    guard BaseView.usesConstraints else { return nil }
    BaseView.updateAwaitingViews(in: self)
    guard containsConstraints else { return nil }
    let record = madeConstraintRecord
    let engine = record.fittingEngine ?? LayoutEngine(root: self, for: .fitting)
    record.fittingEngine = engine
    return engine.fittingSize(target: target, horizontal: horizontal, vertical: vertical)
  }

  // MARK: Updates of constraints

  /// The views that have asked for an update of their constraints, in the order of asking.
  private static var awaitingUpdates = WeakList<BaseView>()

  final func requestConstraintUpdate() {
    BaseView.usesConstraints = true
    layoutState.needsConstraintUpdate = true
    guard !layoutState.awaitsConstraintUpdate else { return }
    layoutState.awaitsConstraintUpdate = true
    BaseView.awaitingUpdates.record(self) { [weak self] in self }
    recordSubtreeNeedsLayout()
  }

  /// Updates the constraints of the views in a tree that have asked for it, the innermost first
  /// (AL-50). A view that asks again meanwhile waits for the next pass.
  ///
  /// - Parameter view: The top of the tree.
  static func updateAwaitingViews(in tree: BaseView) {
    guard !awaitingUpdates.isEmpty else { return }
    var updated: Set<ObjectIdentifier> = []
    while true {
      let waiting = awaitingUpdates.objects.filter {
        !updated.contains(ObjectIdentifier($0)) && $0.isDescendant(of: tree)
      }
      guard !waiting.isEmpty else { return }
      let ordered = waiting.map { (view: $0, depth: $0.depth) }.enumerated()
        .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
      for (_, entry) in ordered {
        updated.insert(ObjectIdentifier(entry.view))
        entry.view.updateConstraintsNow()
      }
    }
  }

  static func countAwaitingViews(in tree: BaseView) -> Int {
    awaitingUpdates.isEmpty ? 0 : awaitingUpdates.objects.count { $0.isDescendant(of: tree) }
  }

  /// Lets the view update its constraints, by its controller if it is a controller's view.
  final func updateConstraintsNow() {
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if layoutState.awaitsConstraintUpdate {
      layoutState.awaitsConstraintUpdate = false
      BaseView.awaitingUpdates.remove(self)
    }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Updates constraints and solves them, before the views of this tree are laid out.
  final func prepareConstraints() {
    BaseView.updateAwaitingViews(in: topmostView)
    let root = layoutRoot
    if root.superviewReference == nil { root.forgetLostSuperview() }
    root.constraintRecord?.engine?.settle()
  }
}
