/// A view without pixels: geometry, subviews, layout, and the safe area, margins and traits of its
/// surroundings.
///
/// A view captures `Simulation.current` when it is made and adopts its window's simulation when it
/// is attached.
///
/// - Note: After `UIView`. Constraints, drawing and layers are left out. Some members for
///   constraints, drawing and layers exist so that subclasses can override them. The documentation
///   of such a member says that nothing calls it.
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
  /// The superview, as an unretained reference. The superview retains this view and clears the
  /// reference in its `deinit`. A weak reference to a view would make every later retain and
  /// release of the view several times as slow.
  @exclusivity(unchecked)
  nonisolated(unsafe) private(set) final var superviewReference: Unretained<BaseView>?
  @exclusivity(unchecked) final var subviewStorage: [BaseView] = []

  @exclusivity(unchecked) final var layoutState = ViewLayoutState()
  /// The clock's reference to this view, made when the view first requests layout as the topmost
  /// view.
  final var clockReference: UnretainedBox<BaseView>?
  /// Whether the view needs layout.
  package final var needsLayout: Bool { layoutState.needsLayout }

  // Surroundings.
  final var safeAreaStorage = GridEdgeInsets.zero
  @exclusivity(unchecked) final var extras: ViewExtras?

  /// Makes a view with a frame. Subclasses override this initialiser, and the grid calls it to make
  /// views of registered classes.
  public init(frame: CGRect) {
    simulation = Simulation.current
    placement = ViewPlacement(frame: frame)
    super.init()
    if !frame.isFiniteRect {
      refuse(frame)
      placement = ViewPlacement(frame: .zero)
    }
  }

  deinit {
    clockReference?.view = nil
    for view in subviewStorage where view.isSubview(of: self) { view.superviewReference = nil }
  }

  /// Reads the values that `encode(with:)` wrote. A value that the archive lacks keeps its default.
  public required init?(coder: NSCoder) {
    simulation = Simulation.current
    placement = ViewPlacement(frame: .zero)
    super.init()
    decodeState(from: coder)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Writes bounds, center, alpha, tag and hidden state under UIKit's keys.
  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  // MARK: Place

  /// The view's rectangle in the superview's coordinates. Under a transform, it is the bounding box
  /// of the transformed view.
  ///
  /// Setting `frame` under a transform keeps the transform. Center and size become those of the
  /// rectangle (AT-10).
  open var frame: CGRect {
    get {
      placement.isTransformed
        ? transformedFrame : CGRect(origin: placement.origin, size: placement.bounds.size)
    }
    set { setFrame(newValue) }
  }

  /// The visible rectangle in the view's own coordinates. Its size is the view's size before any
  /// transform.
  open var bounds: CGRect {
    get { placement.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview's coordinates. The anchor point is the
  /// middle of the view unless changed.
  open var center: CGPoint {
    get { placement.center }
    set { setCenter(newValue) }
  }

  /// The point of the view that lies at `center` and that the transform leaves in place, as
  /// fractions of width and height.
  open var anchorPoint: CGPoint {
    get { anchor }
    set { setAnchorPoint(newValue) }
  }

  /// The affine form of `transform3D`; the identity if `transform3D` is not affine.
  open var transform: CGAffineTransform {
    get { placement.isTransformed ? transform3D.affineOrIdentity : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform of the view about its anchor point. `frame` becomes the bounding box of the
  /// transformed view. Bounds and center stay.
  open var transform3D: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// Tells the view that its bounds are about to change, while `bounds` still returns the old
  /// bounds.
  ///
  /// Every change of the bounds calls this method and then `boundsDidChange(from:)`, whichever
  /// property was set. A move that leaves the bounds unchanged calls neither.
  func boundsWillChange(to newBounds: CGRect) {}

  /// Tells the view that its bounds have changed. An override calls super first.
  func boundsDidChange(from oldBounds: CGRect) {
    setNeedsLayout()
    if oldBounds.size != placement.bounds.size { resizeSubviews(from: oldBounds.size) }
    refreshSafeAreaOfSubviews()
  }

  // MARK: Look

  /// The opacity, from 0 to 1. An animation block animates a change. At 0, the view is invisible
  /// and takes no touches.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet {
      guard alpha != oldValue else { return }
      guard alpha.isFinite else {
        simulation.raise(.nonFiniteValue(NumberText.short(alpha), of: "alpha", in: self))
        alpha = oldValue
        return
      }
      shownVersion &+= 1
      animate(.alpha(oldValue - alpha))
    }
  }
  /// Whether the view is hidden. A hidden view and its descendants take no touches.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { shownVersion &+= 1 }
  }
  /// The background colour; nil for none. The colour is stored, without effect, because nothing is
  /// drawn.
  open var backgroundColor: GridColor?
  /// Whether content outside the bounds is cut off; stored, without effect. The view takes no
  /// touches outside its bounds in any case.
  open var clipsToBounds = false
  /// Whether the view is opaque; stored, without effect, because nothing is drawn.
  open var isOpaque = true
  /// Whether the view and its descendants take touches.
  open var isUserInteractionEnabled = true
  /// The number by which `viewWithTag(_:)` finds the view.
  open var tag = 0

  /// The view's own tint if one was set, else the superview's tint, else the system's blue. After
  /// nil is set, the view inherits the superview's tint again.
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
  final var superviewStorage: BaseView? {
    get { superviewReference?.object }
    // Written without a closure, which would check the current actor.
    set { superviewReference = newValue.map(Unretained.init) }
  }

  /// Returns whether `view` is the superview. Compares addresses, because reading `superview` would
  /// retain the superview.
  nonisolated final func isSubview(of view: BaseView) -> Bool {
    superviewReference?.address == Unretained(view).address
  }

  /// Returns the value that a closure computes from the superview; nil without a superview. Does
  /// not retain the superview.
  final func ofSuperview<Value>(_ value: (BaseView) -> Value) -> Value? {
    superviewReference?.withObject(value)
  }

  /// The subviews, from back to front.
  open var subviews: [BaseView] { subviewStorage }
  /// The window at the top of the view's tree; nil if the tree has no window.
  open var window: GridWindow? {
    // In a loop: a tree may be deeper than a stack.
    var top = superviewReference
    while let above = top?.withObject({ $0.superviewReference }) { top = above }
    return top?.withObject { $0.window }
  }
  /// The controller whose view this is, else the superview.
  open override var next: GridResponder? { controller ?? superview }

  /// Adds a view in front of the other subviews. A view with a superview leaves that superview
  /// first.
  open func addSubview(_ view: BaseView) {
    insert(view, at: .max)
  }

  /// Inserts a view at an index, counted from the back. An index out of range counts as the nearest
  /// end.
  open func insertSubview(_ view: BaseView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view right in front of `sibling`. If `sibling` is not a subview, inserts the view in
  /// front of all subviews.
  open func insertSubview(_ view: BaseView, aboveSubview sibling: BaseView) {
    insert(view, at: place(beside: sibling, of: view, offset: 1))
  }

  /// Inserts a view right behind `sibling`. If `sibling` is not a subview, inserts the view in
  /// front of all subviews.
  open func insertSubview(_ view: BaseView, belowSubview sibling: BaseView) {
    insert(view, at: place(beside: sibling, of: view, offset: 0))
  }

  /// Removes the view from its superview, which releases the view. Does nothing without a
  /// superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview in front of the others. Does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: BaseView) {
    moveSubview(view, to: .max)
  }

  /// Moves a subview behind the others. Does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: BaseView) {
    moveSubview(view, to: 0)
  }

  /// Swaps two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let places = subviewStorage.indices
    guard places.contains(first), places.contains(second) else { return }
    subviewStorage.swapAt(first, second)
  }

  /// Returns whether `view` is this view or one of its ancestors.
  open func isDescendant(of view: BaseView) -> Bool {
    self === view || isInside(view)
  }

  /// Returns the first view with a tag. The order is this view, then each subview with its
  /// descendants.
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

  /// Tells the view that its superview is about to change. `newSuperview` is nil if the view is
  /// being removed.
  open func willMove(toSuperview newSuperview: BaseView?) {}
  /// Tells the view that its superview has changed. `superview` is nil if the view was removed.
  open func didMoveToSuperview() {}
  /// Tells the view that its window is about to change. `newWindow` is nil if the view is leaving
  /// its window.
  open func willMove(toWindow newWindow: GridWindow?) {}
  /// Tells the view that its window has changed. `window` is nil if the view has left its window.
  open func didMoveToWindow() {}
  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: BaseView) {}
  /// Tells the view that `subview` is about to be removed. It is still a subview.
  open func willRemoveSubview(_ subview: BaseView) {}

  /// Tells the view that it has adopted another simulation, because it joined a window of this
  /// simulation.
  func simulationDidChange(from oldSimulation: Simulation) {
    moveAnimations(from: oldSimulation)
  }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to the coordinates of `view`. If `view` is nil,
  /// takes the topmost view.
  open func convert(_ point: CGPoint, to view: BaseView?) -> CGPoint {
    let other = view ?? topmostView
    return BaseView.convert(point, from: self, to: other)
  }

  /// Converts a point from the coordinates of `view` to this view's coordinates. If `view` is nil,
  /// takes the topmost view.
  open func convert(_ point: CGPoint, from view: BaseView?) -> CGPoint {
    BaseView.convert(point, from: view ?? topmostView, to: self)
  }

  /// Converts a rectangle from this view's coordinates to the coordinates of `view`. Under a
  /// transform, returns the bounding box of the four corners.
  open func convert(_ rect: CGRect, to view: BaseView?) -> CGRect {
    BaseView.convert(rect, from: self, to: view ?? topmostView)
  }

  /// Converts a rectangle from the coordinates of `view` to this view's coordinates. Under a
  /// transform, returns the bounding box of the four corners.
  open func convert(_ rect: CGRect, from view: BaseView?) -> CGRect {
    BaseView.convert(rect, from: view ?? topmostView, to: self)
  }

  /// Returns the frontmost view that takes touches at a point; nil for none.
  ///
  /// Hidden views, views with an alpha below 0.01 and views that take no touches are skipped with
  /// their descendants.
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
  open func point(inside point: CGPoint, with event: GridEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Layout

  /// Requests `layoutSubviews()` in the layout phase of the next tick, or in the next
  /// `layoutIfNeeded()` of this view or an ancestor.
  open func setNeedsLayout() {
    if needsLayout, layoutState.awaitsClock || superviewReference != nil { return }
    layoutState.needsLayout = true
    recordLayoutAbove()
  }

  /// Lays out this view and its descendants, as far as they need layout.
  ///
  /// A view that requests layout again is laid out again, at most 100 times in one pass. A further
  /// request waits for the next pass.
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Lays out the subviews. A layout pass calls the method after the superview's
  /// `layoutSubviews()`. The base class does nothing.
  open func layoutSubviews() {}

  /// Tells the view that it still requests layout after the last round of a pass.
  func layoutDidNotStabilise() {}

  /// Whether subviews follow changes of this view's size by their `autoresizingMask`.
  open var autoresizesSubviews = true
  /// The margins and lengths of the view that change when its superview changes size. If the mask
  /// is empty, origin and size stay.
  open var autoresizingMask: AutoresizingMask = []

  /// Returns the size that the view prefers within a size. The base class returns the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    BaseView.baseFittings &+= 1
    return bounds.size
  }

  /// Resizes the view to the size that `sizeThatFits` returns for the present size. The origin
  /// stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if placement.isTransformed {
      bounds.size = size
    } else {
      frame.size = size
    }
  }

  /// Returns the size that the overload with priorities returns if both priorities are
  /// `fittingSizeLevel`. The view is then as small as possible.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the intrinsic content size. On an axis without an intrinsic length, returns the length
  /// from `sizeThatFits`. There are no constraints to solve, so only overriding methods can use the
  /// priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    fittingSize(within: targetSize)
  }

  /// Whether the autoresizing mask becomes constraints; stored, without effect, because there are
  /// no constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.mapsConstraints ?? true }
    set { madeExtras.mapsConstraints = newValue }
  }

  /// The size that the view's content needs; `noIntrinsicMetric` on an axis on which the content
  /// needs no length. `systemLayoutSizeFitting` uses this size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: BaseView.noIntrinsicMetric, height: BaseView.noIntrinsicMetric)
  }

  /// Reports that the fitting size of the view has changed. If the view is a cell or the content
  /// view of a cell, the grid may ask the cell for its size again.
  open func invalidateIntrinsicContentSize() {
    fittingSizeDidChange()
  }

  /// Handles a change of the view's fitting size. A cell also handles a change of its content
  /// view's fitting size.
  func fittingSizeDidChange() {
    (superviewStorage as? GridViewCell)?.fittingSizeDidChange(of: self)
  }

  /// Whether the class needs constraints. GridKit does not read the property, because there are no
  /// constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer that the `UIKit` module makes for views of this class.
  ///
  /// GridKit has no layers and does not read the property. `NSObject` stands for a plain `CALayer`.
  open class var layerClass: AnyClass { NSObject.self }

  /// Requests an update of constraints. The method has no effect, because there are no constraints.
  open func setNeedsUpdateConstraints() {}
  /// Updates the constraints. Nothing calls the method.
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

  /// The lengths at the edges that bars and similar views cover, in points.
  ///
  /// The insets are zero unless `setSafeAreaInsets(_:)` was called for this view or an ancestor,
  /// usually the window. A subview gets the part of the safe area that reaches into its frame.
  open var safeAreaInsets: GridEdgeInsets { safeAreaStorage }

  /// Tells the view that `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  /// The safe area that the view passes to its subviews. A scroll view leaves out the part that it
  /// adds to its content inset.
  var safeAreaForSubviews: GridEdgeInsets { safeAreaInsets }

  /// Tells subclasses in this module that a new safe area was stored, before
  /// `safeAreaInsetsDidChange()`.
  func safeAreaWasStored() {}

  /// The space to keep free at the edges: 8 points, or the value that was set, plus the safe area.
  open var layoutMargins: GridEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The layout margins with a leading and a trailing edge. Of this property and `layoutMargins`,
  /// the one that was set last counts.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the layout margins start at the safe area rather than at the bounds.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue, safeAreaInsets != .zero {
        layoutMarginsDidChange()
      }
    }
  }

  /// Tells the view that its layout margins, or the safe area in the margins, have changed.
  open func layoutMarginsDidChange() {}

  /// The superview's traits with the overrides of this view. A topmost view starts from the traits
  /// of its screen.
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

  /// Tells subclasses in this module that the traits have changed, before
  /// `traitCollectionDidChange(_:)`.
  func traitsWereChanged() {}

  /// The rule by which the view's content is mirrored in right-to-left surroundings.
  open var semanticContentAttribute: GridSemanticContentAttribute =
    .unspecified
  {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// The reading direction of the view's content: `semanticContentAttribute` applied to the view's
  /// traits.
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

  /// Returns the reading direction for an attribute. Playback controls and spatial content read
  /// from left to right everywhere.
  open class func userInterfaceLayoutDirection(
    for attribute: GridSemanticContentAttribute,
    relativeTo direction: GridUserInterfaceLayoutDirection
  ) -> GridUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Focus

  /// Whether the view has the focus. The runtime never moves the focus.
  open var isFocused: Bool { hasFocus }
  package final var hasFocus = false {
    didSet { if hasFocus != oldValue { focusDidChange() } }
  }

  func focusDidChange() {}

  /// Whether the view can get the focus. The runtime never moves the focus.
  open var canBecomeFocused: Bool { false }

  // MARK: Accessibility

  // These properties are only stored. Nothing but tests reads them.

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

  /// The accessibility elements of the view's parts, in reading order. Nil stands for the subviews.
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
