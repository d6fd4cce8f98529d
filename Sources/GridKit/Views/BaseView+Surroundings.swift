// Safe area, margins, traits.

extension BaseView {
  // MARK: Safe area

  /// Sets the safe area of this view. A nil value restores the safe area derived from the
  /// superview.
  ///
  /// The method is for tests. Under UIKit, the system and view controllers set the safe area.
  public final func setSafeAreaInsets(_ insets: GridEdgeInsets?) {
    if insets == nil && extras == nil { return }
    if let insets, !insets.isFinite {
      return simulation.raise(
        .nonFiniteValue(NumberText.short(insets), of: "safeAreaInsets", in: self))
    }
    madeExtras.ownSafeArea = insets
    refreshSafeArea()
  }

  /// Derives the safe area anew. If the safe area changed, notifies this view, then its
  /// descendants.
  final func refreshSafeArea() {
    if takeSafeArea() { refreshSafeAreaOfSubviews() }
  }

  /// Derives the safe area anew, and notifies this view of a change.
  ///
  /// - Returns: Whether the safe area changed.
  private final func takeSafeArea() -> Bool {
    let passed = ofSuperview { $0.safeAreaForSubviews } ?? .zero
    layoutState.isInsideSafeArea = passed != .zero
    var insets = extras?.ownSafeArea ?? derivedSafeArea(from: passed)
    if let controller { insets = insets + controller.additionalSafeAreaInsets }
    guard insets != safeAreaStorage else { return false }
    safeAreaStorage = insets
    safeAreaWasStored()
    layoutInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
    return true
  }

  /// Refreshes the safe area of the subviews after a change of the bounds, or of the safe area that
  /// the view passes on.
  final func refreshSafeAreaOfSubviews() {
    guard passesSafeArea() else { return }
    // A list of views, no recursion: a tree may be deeper than the stack.
    var waiting: [BaseView] = subviewStorage.reversed()
    while let view = waiting.popLast() {
      if view.takeSafeArea(), view.passesSafeArea() {
        waiting.append(contentsOf: view.subviewStorage.reversed())
      }
    }
  }

  /// Whether the subviews get a safe area now, or got one at the last refresh.
  private final func passesSafeArea() -> Bool {
    let isPassing = safeAreaForSubviews != .zero
    guard isPassing || layoutState.isPassingSafeArea else { return false }
    layoutState.isPassingSafeArea = isPassing
    return true
  }

  /// Returns the lengths by which the insets of the superview reach over this view's edges, which
  /// are at most those of the superview (AL-15).
  private final func derivedSafeArea(from passed: GridEdgeInsets) -> GridEdgeInsets {
    guard passed != .zero, let outer = superviewStorage?.bounds else { return .zero }
    let frame = frame
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return GridEdgeInsets(
      top: reach(passed.top, frame.minY - outer.minY),
      left: reach(passed.left, frame.minX - outer.minX),
      bottom: reach(passed.bottom, outer.maxY - frame.maxY),
      right: reach(passed.right, outer.maxX - frame.maxX))
  }

  // MARK: Margins

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var effectiveMargins: GridEdgeInsets {
    let own = extras?.margins ?? .directional(.standard)
    // Equal sides need no reading direction, which would take a walk up the tree.
    var insets: GridEdgeInsets
    if case .directional(let margins) = own, margins.leading == margins.trailing {
      insets = margins.resolved(isRightToLeft: false)
    } else {
      insets = own.absolute(isRightToLeft: isRightToLeft)
    }
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins.resolved(isRightToLeft: isRightToLeft)
      insets = GridEdgeInsets(
        top: max(insets.top, least.top), left: max(insets.left, least.left),
        bottom: max(insets.bottom, least.bottom), right: max(insets.right, least.right))
    }
    let sum = insetsLayoutMarginsFromSafeArea ? insets + safeAreaInsets : insets
    guard extras?.preservesSuperviewMargins == true, let superview = superviewStorage else {
      return sum
    }
    return sum.covering(superview.effectiveMargins, of: superview.bounds, at: frame)
  }

  /// Reports new margins after a change of `insetsLayoutMarginsFromSafeArea`.
  final func marginOriginDidChange() {
    if safeAreaInsets != .zero { tellMarginsChanged() }
  }

  /// Tells this view, and the views in it whose margins reach as far as those around them, that the
  /// margins are others.
  final func tellMarginsChanged() {
    layoutInsetsDidChange()
    controller?.viewLayoutMarginsDidChange()
    layoutMarginsDidChange()
    for subview in subviewStorage where subview.extras?.preservesSuperviewMargins ?? false {
      subview.tellMarginsChanged()
    }
  }

  final func setMargins(_ margins: LayoutMargins) {
    guard margins != (extras?.margins ?? .directional(.standard)) else { return }
    let sides = margins.absolute(isRightToLeft: false)
    guard sides.isFinite else {
      return simulation.raise(
        .nonFiniteValue(NumberText.short(sides), of: "layoutMargins", in: self))
    }
    let old = effectiveMargins
    madeExtras.margins = margins
    if effectiveMargins != old { tellMarginsChanged() }
  }

  /// The greatest width at which text reads well, in points: 672 at the standard size of text, and
  /// in proportion to the size of body text to an even number (AL-18).
  private final var readableWidth: CGFloat {
    let size = traitCollection.preferredContentSizeCategory.textSize
    let style = FontTextStyle.body
    return (336 * style.size(at: size) / style.size(at: .large)).rounded() * 2
  }

  /// The insets of the rectangle in which text reads well. The insets are the layout margins. If
  /// the margins leave more than the readable width, the left and the right inset grow equally.
  package final var readableContentInsets: GridEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.horizontal - readableWidth
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  // MARK: Traits

  final var effectiveTraits: GridTraitCollection {
    // Written without a closure, which would take several times as much stack at each level of a
    // tree.
    adoptedTraits(of: superviewStorage?.traitCollection ?? .of(simulation.screen))
  }

  final func setTraitOverrides(_ overrides: GridTraitOverrides) {
    guard overrides != traitOverrides else { return }
    BaseView.hasTraitOverrides = true
    let old = traitCollection
    madeExtras.traitOverrides = overrides
    tellTraitsChanged(from: old)
  }

  /// Whether any view ever had trait overrides.
  private static var hasTraitOverrides = false

  /// Returns the traits of a view that is about to join or leave this view; nil if its traits
  /// certainly stay the same.
  final func traitsIfTheyMayChange(of view: BaseView) -> GridTraitCollection? {
    if view.simulation === simulation {
      if !BaseView.hasTraitOverrides { return nil }
      if view.superviewStorage == nil, !hasTraitOverridesAbove { return nil }
    }
    if view.superviewStorage === self, !hasTraitOverridesAbove { return nil }
    return view.traitCollection
  }

  private final var hasTraitOverridesAbove: Bool {
    var view: BaseView? = self
    while let present = view {
      if let extras = present.extras, !extras.traitOverrides.isEmpty { return true }
      view = present.superviewStorage
    }
    return false
  }

  /// Notifies this view and its descendants, as far as their traits have changed.
  final func tellTraitsChanged(from old: GridTraitCollection) {
    let new = traitCollection
    guard !new.isEqual(old) else { return }
    traitsWereChanged()
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    if layoutState.isLayoutItem { constraintStructureDidChange() }
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    callTraitObservers(old: old, new: new)
    for subview in subviewStorage {
      subview.tellTraitsChanged(from: subview.adoptedTraits(of: old))
    }
  }
}
