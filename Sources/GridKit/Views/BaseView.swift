/// A view without pixels: geometry, subviews, layout, and the safe area, margins and traits of its
/// surroundings.
///
/// A view captures `Simulation.current` when it is made and adopts its window's simulation when it
/// is attached.
///
/// - Note: After `UIView`, without drawing and layers. Some of their members exist to
///   be overridden. The documentation of such a member says that nothing calls it.
@preconcurrency @MainActor
open class BaseView: GridResponder, @preconcurrency NSCoding {
  // Every cell that comes on screen or leaves reads or writes the properties marked unchecked. The
  // checks for overlapping accesses took a quarter of a scroll frame. Each property is read or
  // written in one step, so accesses do not overlap (scenarios `steady-scroll` and `fling` of the
  // benchmark).

  /// The simulation to which the view belongs.
  @exclusivity(unchecked) package internal(set) final var simulation: Simulation

  @exclusivity(unchecked) final var placement: ViewPlacement
  /// A version number, which changes with everything that a host shows of the view: geometry,
  /// transform, alpha, whether the view is hidden or animated, and whether a cell is selected or
  /// highlighted (scenario `host-fling` of the benchmark).
  @exclusivity(unchecked) package final var shownVersion: UInt32 = 0

  // Tree.
  /// The superview, as an unretained reference that the superview clears in its `deinit`. A weak
  /// reference would make every later retain and release of the superview several times as slow.
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewReference: Unretained<BaseView>?
  @exclusivity(unchecked) final var subviewStorage: [BaseView] = []

  @exclusivity(unchecked) final var layoutState = ViewLayoutState()
  /// A reference for objects that do not keep the view alive, such as the clock and constraints,
  /// made on first use.
  final var unretainedBox: UnretainedBox<BaseView>?

  // Surroundings.
  final var safeAreaStorage = GridEdgeInsets.zero
  @exclusivity(unchecked) final var extras: ViewExtras?

  /// Makes a view with a frame. The grid calls the overrides of registered classes.
  public init(frame: CGRect) {
    simulation = Simulation.current
    placement = ViewPlacement(frame: frame.isFiniteRect ? frame : .zero)
    super.init()
    if !frame.isFiniteRect { refuse(frame) }
    if type(of: self).requiresConstraintBasedLayout { requestConstraintUpdate() }
  }

  deinit {
    unretainedBox?.view = nil
    for view in subviewStorage where view.isSubview(of: self) { view.superviewReference = nil }
  }

  /// Reads the values that `encode(with:)` wrote. A value that the archive lacks keeps its default.
  public required init?(coder: NSCoder) {
    simulation = Simulation.current
    placement = ViewPlacement(frame: .zero)
    super.init()
    decodeState(from: coder)
    if type(of: self).requiresConstraintBasedLayout { requestConstraintUpdate() }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Writes bounds, center, alpha, tag and hidden state under UIKit's keys.
  open func encode(with coder: NSCoder) { encodeState(with: coder) }

  // MARK: Place

  /// The view's rectangle in the superview's coordinates; under a transform, the bounding box.
  /// Setting `frame` keeps the transform. Center and size become those of the rectangle (AT-10).
  open var frame: CGRect {
    get { placement.isTransformed ? transformedFrame : placement.frame }
    set { setFrame(newValue) }
  }

  /// The visible rectangle in the view's own coordinates, with the size before any transform.
  open var bounds: CGRect {
    get { placement.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, by default the middle, in the superview's coordinates.
  open var center: CGPoint {
    get { placement.center }
    set { setCenter(newValue) }
  }

  /// The point at `center`, which the transform leaves in place, as fractions of width and height.
  open var anchorPoint: CGPoint {
    get { anchor }
    set { setAnchorPoint(newValue) }
  }

  /// The affine form of `transform3D`; the identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { placement.isTransformed ? transform3D.affineOrIdentity : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform about the anchor point. It changes `frame`, but neither bounds nor center.
  open var transform3D: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// Tells the view that its bounds are about to change. `bounds` still returns the old bounds.
  ///
  /// Every change of the bounds, by any property, calls this method, then `boundsDidChange(from:)`.
  func boundsWillChange(to newBounds: CGRect) {}

  /// Tells the view that its bounds have changed. An override calls super first.
  func boundsDidChange(from oldBounds: CGRect) {
    setNeedsLayout()
    if oldBounds.size != placement.bounds.size { resizeSubviews(from: oldBounds.size) }
    refreshSafeAreaOfSubviews()
  }

  // MARK: Look

  /// The opacity, from 0 to 1, animated in an animation block. At 0, the view takes no touches.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet { alpha = acceptedAlpha(after: oldValue) }
  }
  /// Whether the view is hidden. A hidden view and its descendants take no touches.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      shownVersion &+= 1
      if layoutState.isLayoutItem, isHidden != oldValue { arrangedViewDidHide() }
    }
  }
  /// The background colour, if any; stored, without effect, because nothing is drawn.
  open var backgroundColor: GridColor?
  /// Whether content outside the bounds is cut off; stored, without effect, also on touches.
  open var clipsToBounds = false
  /// Whether the view is opaque; stored, without effect, because nothing is drawn.
  open var isOpaque = true
  /// Whether the view and its descendants take touches.
  open var isUserInteractionEnabled: Bool {
    get { extras?.takesTouches ?? true }
    set { if newValue != (extras?.takesTouches ?? true) { madeExtras.takesTouches = newValue } }
  }
  /// The number by which `viewWithTag(_:)` finds the view.
  open var tag = 0

  /// The view's own tint, else the superview's, else the system's blue. Nil removes the own tint.
  open var tintColor: GridColor! {
    get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { madeExtras.tintColor = newValue }
  }

  /// The fit of content in the bounds; stored, without effect.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { madeExtras.contentMode = newValue }
  }

  // MARK: Tree

  /// The view that contains and retains this view; nil at the top of a tree.
  open var superview: BaseView? { superviewStorage }
  /// The subviews, from back to front.
  open var subviews: [BaseView] { subviewStorage }
  /// The window at the top of the view's tree; nil if the tree has no window.
  open var window: GridWindow? { windowOfTopmostSuperview }
  /// The controller whose view this is, else the superview.
  open override var next: GridResponder? { controller ?? superview }

  /// Adds a view in front of the other subviews. The view leaves its previous superview first.
  open func addSubview(_ view: BaseView) { insert(view, at: .max) }

  /// Inserts a view at an index from the back. An index out of range counts as the nearest end.
  open func insertSubview(_ view: BaseView, at index: Int) { insert(view, at: index) }

  /// Inserts a view right in front of `sibling`; in front of all if `sibling` is not a subview.
  open func insertSubview(_ view: BaseView, aboveSubview sibling: BaseView) {
    insert(view, at: place(beside: sibling, of: view, offset: 1))
  }

  /// Inserts a view right behind `sibling`; in front of all if `sibling` is not a subview.
  open func insertSubview(_ view: BaseView, belowSubview sibling: BaseView) {
    insert(view, at: place(beside: sibling, of: view, offset: 0))
  }

  /// Removes the view from its superview, which releases it. Does nothing without a superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Moves a subview in front of the others. Does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: BaseView) { moveSubview(view, to: .max) }
  /// Moves a subview behind the others. Does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: BaseView) { moveSubview(view, to: 0) }

  /// Swaps two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    swapSubviews(at: first, and: second)
  }

  /// Returns whether `view` is this view or one of its ancestors.
  open func isDescendant(of view: BaseView) -> Bool { self === view || isInside(view) }

  /// Returns the first view with a tag: this view, else the first in each subview's tree in turn.
  open func viewWithTag(_ tag: Int) -> BaseView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// The z index by which a grid stacks the view; nil for a view that the grid did not place.
  var stackingIndex: Int? { nil }

  // Hooks, called in the order documented at `insert(_:at:)`.

  /// Tells the view that its superview is about to change. `newSuperview` is nil for a removal.
  open func willMove(toSuperview newSuperview: BaseView?) {}
  /// Tells the view that its superview has changed. `superview` is nil if the view was removed.
  open func didMoveToSuperview() {}
  /// Tells the view that its window is about to change. `newWindow` is nil if it gets none.
  open func willMove(toWindow newWindow: GridWindow?) {}
  /// Tells the view that its window has changed. `window` is nil if the view has left its window.
  open func didMoveToWindow() {}
  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: BaseView) {}
  /// Tells the view that `subview` is about to be removed. It is still a subview.
  open func willRemoveSubview(_ subview: BaseView) {}

  /// Tells the view that it has adopted another simulation, the one of the window that it joined.
  func simulationDidChange(from oldSimulation: Simulation) { moveAnimations(from: oldSimulation) }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to those of `view`, or of the topmost view.
  open func convert(_ point: CGPoint, to view: BaseView?) -> CGPoint {
    BaseView.convert(point, from: self, to: view ?? topmostView)
  }

  /// Converts a point from the coordinates of `view`, or of the topmost view, to this view's.
  open func convert(_ point: CGPoint, from view: BaseView?) -> CGPoint {
    BaseView.convert(point, from: view ?? topmostView, to: self)
  }

  /// Converts a rectangle to the coordinates of `view`; under a transform, the bounding box.
  open func convert(_ rect: CGRect, to view: BaseView?) -> CGRect {
    BaseView.convert(rect, from: self, to: view ?? topmostView)
  }

  /// Converts a rectangle from the coordinates of `view`; under a transform, the bounding box.
  open func convert(_ rect: CGRect, from view: BaseView?) -> CGRect {
    BaseView.convert(rect, from: view ?? topmostView, to: self)
  }

  /// Returns the frontmost view that takes touches at a point; nil for none. Skips views that are
  /// hidden, have an alpha below 0.01 or take no touches, with their descendants.
  open func hitTest(_ point: CGPoint, with event: GridEvent?) -> BaseView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStorage.reversed() {
      guard let inside = subview.pointFromSuperview(point) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Returns whether the view contains a point, given in the view's coordinates. The base class
  /// compares the point with the bounds.
  open func point(inside point: CGPoint, with event: GridEvent?) -> Bool { bounds.contains(point) }

  // MARK: Layout

  /// Requests layout in the next tick, or in the next `layoutIfNeeded()` here or of an ancestor.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out this view and its descendants, as far as they need layout. A view that requests
  /// layout again is laid out at most 100 times in one pass. A further request waits for the next.
  open func layoutIfNeeded() { layOutTree() }

  /// Lays out the subviews, in a pass after the superview has done so. The base class gives the
  /// subviews the frames that constraints have for them (AL-52).
  open func layoutSubviews() {
    if layoutState.placesSubviews { placeConstrainedSubviews() }
  }

  /// Tells the view that it still requests layout after the last round of a pass.
  func layoutDidNotStabilise() {}

  /// Whether subviews follow changes of this view's size by their `autoresizingMask`.
  open var autoresizesSubviews = true
  /// The margins and lengths that change with the superview's size. If empty, the frame stays.
  open var autoresizingMask: AutoresizingMask {
    get { placement.autoresizingMask }
    set {
      placement.autoresizingMask = newValue
      if BaseView.usesConstraints { layoutBoundaryDidChange() }
    }
  }

  /// Returns the size that the view prefers within a size. The base class returns the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    BaseView.baseFittings &+= 1
    return bounds.size
  }

  /// Resizes the view to what `sizeThatFits` returns for the present size. The origin stays.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }

  /// Returns the smallest size, which is the size for two priorities of `fittingSizeLevel`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints in this view give it, if its width and height are to be
  /// those of a target size with two priorities. The size is rounded up to pixels.
  ///
  /// Without constraints, returns the intrinsic content size, with the length from `sizeThatFits`
  /// on an axis without an intrinsic length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    constrainedSize(fitting: targetSize, horizontal, vertical) ?? fittingSize(within: targetSize)
  }

  /// Whether the frame and the autoresizing mask place the view. If false, constraints do, and a
  /// frame that is set lasts until the superview is laid out.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { hasMaskConstraints }
    set {
      guard newValue != hasMaskConstraints else { return }
      madeExtras.mapsConstraints = newValue
      layoutBoundaryDidChange()
    }
  }

  // MARK: Constraints

  /// The lengths by which the alignment rectangle, which constraints speak of, is smaller than the
  /// frame: zero (AL-10).
  open var alignmentRectInsets: GridEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame. An override must be the inverse of
  /// `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.horizontal,
      height: alignmentRect.size.height + insets.vertical)
  }

  /// The view whose first baseline stands for this view's: that of the last baseline (AL-9).
  open var forFirstBaselineLayout: BaseView { forLastBaselineLayout }
  /// The view whose last baseline stands for this view's: the view itself.
  open var forLastBaselineLayout: BaseView { self }

  /// The content's size, for `systemLayoutSizeFitting`; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { BaseView.noIntrinsicSize }

  /// Reports a change of the intrinsic size. Constraints count with the new size from the next pass
  /// on, and the grid may ask a cell with this content view again.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeDidChange()
    fittingSizeDidChange()
  }

  /// Handles a change of the fitting size. A cell also handles a change by its content view.
  func fittingSizeDidChange() {
    (superviewStorage as? GridViewCell)?.fittingSizeDidChange(of: self)
  }

  /// Whether the views of the class update their constraints in the first pass, also if no view
  /// around them has constraints (AL-51).
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer that the `UIKit` module makes; `NSObject` stands for a plain `CALayer`.
  open class var layerClass: AnyClass { NSObject.self }

  /// Requests a call of `updateConstraints()` at the beginning of the next pass.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Whether the view updates its constraints at the beginning of the next pass.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
  /// Updates the constraints of the views in this view that have requested it.
  open func updateConstraintsIfNeeded() { BaseView.updateAwaitingViews(in: self) }
  /// Updates the constraints; called at the beginning of a pass. An override calls super last.
  open func updateConstraints() {}
  /// Requests a drawing of the view. The method has no effect, because nothing is drawn.
  open func setNeedsDisplay() {}
  /// Requests a drawing of a rectangle. The method has no effect, because nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws a rectangle of the view. Nothing calls the method.
  open func draw(_ rect: CGRect) {}
  /// Prepares a view that was loaded from a nib. Nothing calls the method.
  open func awakeFromNib() {}

  // MARK: Surroundings

  /// The lengths that bars and similar views cover at the edges, in points. They are zero unless
  /// `setSafeAreaInsets(_:)` was called for this view or an ancestor, usually the window. A subview
  /// gets the part of the safe area that reaches into its frame.
  open var safeAreaInsets: GridEdgeInsets { safeAreaStorage }

  /// Tells the view that `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  /// The safe area for the subviews. A scroll view leaves out the part in its content inset.
  var safeAreaForSubviews: GridEdgeInsets { safeAreaInsets }

  /// Tells subclasses in this module of a new safe area, before `safeAreaInsetsDidChange()`.
  func safeAreaWasStored() {}

  /// The space to keep free at the edges: 8 points, or the value that was set, plus the safe area.
  open var layoutMargins: GridEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The layout margins by reading direction. Setting them replaces `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the layout margins start at the safe area rather than at the bounds.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginOriginDidChange() } }
  }

  /// Whether the layout margins reach as far as those of the superview.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      let old = effectiveMargins
      madeExtras.preservesSuperviewMargins = newValue
      if effectiveMargins != old { tellMarginsChanged() }
    }
  }

  /// Tells the view that its layout margins, or the safe area in the margins, have changed.
  open func layoutMarginsDidChange() {}

  /// The traits of the superview, or of the screen for a topmost view, with this view's overrides.
  open var traitCollection: GridTraitCollection { effectiveTraits }

  /// Returns the view's traits inside a superview with the traits `outer`.
  func adoptedTraits(of outer: GridTraitCollection) -> GridTraitCollection {
    guard let overrides = extras?.traitOverrides, !overrides.isEmpty else { return outer }
    return outer.overridden(by: overrides)
  }

  /// The traits set for this view and its descendants.
  open var traitOverrides: GridTraitOverrides {
    get { extras?.traitOverrides ?? GridTraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  open var overrideUserInterfaceStyle: GridUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// Tells the view that its traits have changed. The view is told before its descendants.
  open func traitCollectionDidChange(_ previous: GridTraitCollection?) {}

  /// Tells subclasses in this module of new traits, before `traitCollectionDidChange(_:)`.
  func traitsWereChanged() {}

  /// Tells subclasses in this module of a new text size. A view with fonts adjusts them.
  func contentSizeCategoryDidChange() {
    (self as? any FontAdjusting)?.adjustFonts()
  }

  /// The rule by which the view's content is mirrored in right-to-left surroundings.
  open var semanticContentAttribute = GridSemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      constraintStructureDidChange()
    }
  }

  /// The reading direction of the view's content, by `semanticContentAttribute` and the traits.
  open var effectiveUserInterfaceLayoutDirection: GridUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the reading direction for an attribute in left-to-right surroundings.
  open class func userInterfaceLayoutDirection(
    for attribute: GridSemanticContentAttribute
  ) -> GridUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the reading direction of content with an attribute in surroundings with a direction.
  open class func userInterfaceLayoutDirection(
    for attribute: GridSemanticContentAttribute,
    relativeTo direction: GridUserInterfaceLayoutDirection
  ) -> GridUserInterfaceLayoutDirection {
    attribute.direction(in: direction)
  }

  // MARK: Focus

  /// Whether the view has the focus. The runtime never moves the focus.
  open var isFocused: Bool { hasFocus }

  func focusDidChange() {}

  /// Whether the view can get the focus. The runtime never moves the focus.
  open var canBecomeFocused: Bool { false }

  // MARK: Accessibility: stored for tests, without effect

  /// Whether assistive technology reads the view itself instead of its subviews; false unless set.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? false }
    set { madeExtras.madeAccessibility.isElement = newValue }
  }

  /// The name of the view for accessibility; nil for none.
  open var accessibilityLabel: String? {
    get { extras?.accessibility?.label }
    set { madeExtras.madeAccessibility.label = newValue }
  }

  /// The effect of using the view, in words; nil for none.
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { madeExtras.madeAccessibility.hint = newValue }
  }

  /// The present value of the view, in words; nil for none.
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { madeExtras.madeAccessibility.value = newValue }
  }

  /// The name by which tests find the view; nil for none.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibility?.identifier }
    set { madeExtras.madeAccessibility.identifier = newValue }
  }

  /// The accessibility traits of the view; none unless set.
  open var accessibilityTraits: GridAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { madeExtras.madeAccessibility.traits = newValue }
  }

  /// The accessibility elements of the view's parts, in reading order; nil for the subviews.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { madeExtras.madeAccessibility.elements = newValue }
  }

  /// Whether assistive technology skips the subviews.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.hidesElements ?? false }
    set { madeExtras.madeAccessibility.hidesElements = newValue }
  }

  /// Whether assistive technology skips the siblings of the view.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { madeExtras.madeAccessibility.isModal = newValue }
  }
}
