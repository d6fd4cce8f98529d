/// A rectangle in a tree of rectangles: place, order, layout and surroundings, without pixels.
///
/// A view captures `Simulation.current` when it is made and adopts its window's simulation when it
/// is attached.
///
/// - Note: After `UIView`. Constraints, drawing and layers are left out; where a member of theirs
///   is here so that it can be overridden, its documentation says that nothing calls it.
@preconcurrency @MainActor
open class BaseView: GridResponder, @preconcurrency NSCoding {
  // Properties that every cell that comes or goes reads or writes are left out of the search for
  // overlapping accesses, which took a quarter of a scroll frame: each is read or written at once
  // (scenarios `steady-scroll` and `fling` of the benchmark).

  /// The world this view lives in.
  @exclusivity(unchecked) package internal(set) final var simulation: Simulation

  // Place. Origin and center are both kept, so that whichever was set reads back exactly.
  @exclusivity(unchecked) final var frameOrigin: CGPoint
  @exclusivity(unchecked) final var centerStorage: CGPoint
  @exclusivity(unchecked) final var boundsStorage: CGRect
  /// Whether `extras` holds a transform other than the identity.
  @exclusivity(unchecked) final var isTransformed = false
  /// A version number, another one after every change of what shows of the view: its place,
  /// transform and alpha, whether it is hidden or animated, and the marks of a cell (scenario
  /// `host-fling` of the benchmark).
  @exclusivity(unchecked) package final var shownVersion: UInt32 = 0

  // Tree.
  /// The superview, which keeps this view and lets go of it at its own end. A weak reference would
  /// make every count of the references to a view with subviews several times as slow.
  @exclusivity(unchecked)
  nonisolated(unsafe) private(set) final var superviewReference: Unretained<BaseView>?
  @exclusivity(unchecked) final var subviewStorage: [BaseView] = []

  // Layout.
  @exclusivity(unchecked) package internal(set) final var needsLayout = true
  /// Whether some view further down needs layout.
  @exclusivity(unchecked) final var subtreeNeedsLayout = false
  @exclusivity(unchecked) final var isLayingOut = false
  /// Whether a pass over the tree from here on down is under way.
  @exclusivity(unchecked) final var isInTreePass = false
  /// Whether the clock knows that this topmost view asks for layout.
  @exclusivity(unchecked) final var awaitsClock = false
  /// The clock's reference to this view, once it has asked for layout as the topmost.
  @exclusivity(unchecked) final var clockReference: UnretainedBox<BaseView>?
  @exclusivity(unchecked) final var layoutRounds = 0
  @exclusivity(unchecked) final var layoutPass = 0

  // Surroundings.
  final var safeAreaStorage = GridEdgeInsets.zero
  /// Whether the superview passes a safe area on, so that moving may change this view's.
  @exclusivity(unchecked) final var isInsideSafeArea = false
  /// Whether subviews were last given a safe area.
  @exclusivity(unchecked) final var isPassingSafeArea = false
  @exclusivity(unchecked) final var extras: ViewExtras?

  /// The initialiser that subclasses override and that registered classes are made with.
  public init(frame: CGRect) {
    simulation = Simulation.current
    frameOrigin = frame.origin
    centerStorage = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    super.init()
    if !frame.isFiniteRect {
      refuse(frame)
      frameOrigin = .zero
      centerStorage = .zero
      boundsStorage = .zero
    }
  }

  deinit {
    clockReference?.view = nil
    for view in subviewStorage where view.isSubview(of: self) { view.superviewReference = nil }
  }

  /// Reads back what `encode(with:)` wrote; what an archive lacks keeps its default.
  public required init?(coder: NSCoder) {
    simulation = Simulation.current
    frameOrigin = .zero
    centerStorage = .zero
    boundsStorage = .zero
    super.init()
    decodeState(from: coder)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Writes place, alpha, tag and hidden state under UIKit's keys.
  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  // MARK: Place

  /// The place in the superview's coordinates; under a transform the bounding box of the image.
  ///
  /// Setting it under a transform does not undo the transform: center and size become those of
  /// the rectangle (AT-10).
  open var frame: CGRect {
    get { isTransformed ? transformedFrame : CGRect(origin: frameOrigin, size: boundsStorage.size) }
    set { setFrame(newValue) }
  }

  /// The visible part of the view's own coordinates. Its size is the view's before any transform.
  open var bounds: CGRect {
    get { boundsStorage }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point, the middle unless changed, in the superview's coordinates.
  open var center: CGPoint {
    get { centerStorage }
    set { setCenter(newValue) }
  }

  /// The point that `center` places and the transform turns about, as shares of the size.
  open var anchorPoint: CGPoint {
    get { anchor }
    set { setAnchorPoint(newValue) }
  }

  /// The affine part of `transform3D`; the identity when that leaves the plane.
  open var transform: CGAffineTransform {
    get { isTransformed ? transform3D.affineOrIdentity : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform that the view is shown with, about its anchor point. `frame` becomes the
  /// bounding box of the image; bounds and center stay.
  open var transform3D: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// Called before new bounds are stored, while `bounds` still answers the old ones.
  ///
  /// Every change of the bounds comes through here and `boundsDidChange(from:)`, whatever property
  /// was set; a change of place alone does not.
  func boundsWillChange(to newBounds: CGRect) {}

  /// Called after new bounds are stored. Overriders call super first.
  func boundsDidChange(from oldBounds: CGRect) {
    setNeedsLayout()
    if oldBounds.size != boundsStorage.size { resizeSubviews(from: oldBounds.size) }
    refreshSafeAreaOfSubviews()
  }

  // MARK: Look

  /// The opacity, from 0, which cannot be seen and takes no touches, to 1; animated inside an
  /// animation block.
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
  /// Whether the view is not seen; then neither it nor what is inside it takes touches.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { shownVersion &+= 1 }
  }
  /// The background colour; stored, without effect: nothing is drawn. Nil for none.
  open var backgroundColor: GridColor?
  /// Whether what reaches outside the bounds would be cut off. Kept only: touches outside are not
  /// taken in any case.
  open var clipsToBounds = false
  /// Whether the view is opaque; stored, without effect: nothing is drawn.
  open var isOpaque = true
  /// Whether the view and what is inside it take touches.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// A number of one's own to find the view by; see `viewWithTag(_:)`.
  open var tag = 0

  /// The view's own tint, else its superview's, else the system's blue; setting nil inherits again.
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

  /// The view that this one is inside of, which keeps it; nil at the top.
  open var superview: BaseView? { superviewStorage }
  final var superviewStorage: BaseView? {
    get { superviewReference?.object }
    // No closure: that would ask which actor runs.
    set { superviewReference = newValue.map(Unretained.init) }
  }

  /// Whether a view is the superview. Compares addresses: to read the superview counts a reference.
  nonisolated final func isSubview(of view: BaseView) -> Bool {
    superviewReference?.address == Unretained(view).address
  }

  /// Returns a value of the superview, without counting a reference to it; nil without a superview.
  @inline(__always)
  final func ofSuperview<Value>(_ value: (BaseView) -> Value) -> Value? {
    superviewReference?.withObject(value)
  }

  /// The subviews, from back to front.
  open var subviews: [BaseView] { subviewStorage }
  /// The window at the top of the tree that the view is in; nil outside one.
  open var window: GridWindow? {
    // In a loop: a tree may be deeper than a stack.
    var top = superviewReference
    while let above = top?.withObject({ $0.superviewReference }) { top = above }
    return top?.withObject { $0.window }
  }
  /// The controller whose view this is, else the superview.
  open override var next: GridResponder? { controller ?? superview }

  /// Puts a view in front of the other subviews, out of its present superview if it has one.
  open func addSubview(_ view: BaseView) {
    insert(view, at: .max)
  }

  /// Puts a view at a place from the back. A place beyond the ends counts as the nearer end.
  open func insertSubview(_ view: BaseView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view right in front of another; in front of all if that is not a subview.
  open func insertSubview(_ view: BaseView, aboveSubview sibling: BaseView) {
    insert(view, at: place(beside: sibling, of: view, offset: 1))
  }

  /// Puts a view right behind another; in front of all if that is not a subview.
  open func insertSubview(_ view: BaseView, belowSubview sibling: BaseView) {
    insert(view, at: place(beside: sibling, of: view, offset: 0))
  }

  /// Takes the view out of its superview, which may end it; without a superview nothing happens.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Puts a subview in front of the others; nothing happens if it is not one.
  open func bringSubviewToFront(_ view: BaseView) {
    moveSubview(view, to: .max)
  }

  /// Puts a subview behind the others; nothing happens if it is not one.
  open func sendSubviewToBack(_ view: BaseView) {
    moveSubview(view, to: 0)
  }

  /// Swaps two subviews. Nothing happens when a place has no subview.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let places = subviewStorage.indices
    guard places.contains(first), places.contains(second) else { return }
    subviewStorage.swapAt(first, second)
  }

  /// Whether a view is this one or above it.
  open func isDescendant(of view: BaseView) -> Bool {
    self === view || isInside(view)
  }

  /// The first view with a tag: this one, then each subview with all that is inside it.
  open func viewWithTag(_ tag: Int) -> BaseView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// The place that a grid gave the view among its subviews; nil for views that are no elements.
  var stackingIndex: Int? { nil }

  // Hooks, called in the order that `insert` and `leaveSuperview` write down.

  /// Called before the superview changes, with the one to come; nil when the view is taken out.
  open func willMove(toSuperview newSuperview: BaseView?) {}
  /// Called after the superview has changed, also to none.
  open func didMoveToSuperview() {}
  /// Called before the window changes, with the one to come; nil when the view leaves its window.
  open func willMove(toWindow newWindow: GridWindow?) {}
  /// Called after the window has changed, also to none.
  open func didMoveToWindow() {}
  /// Called after a subview was put in.
  open func didAddSubview(_ subview: BaseView) {}
  /// Called before a subview is taken out, while it still is one.
  open func willRemoveSubview(_ subview: BaseView) {}

  /// Called when the view was attached to a window of another simulation and adopted it.
  func simulationDidChange(from oldSimulation: Simulation) {
    moveAnimations(from: oldSimulation)
  }

  // MARK: Coordinates

  /// Converts from this view's coordinates to another's; nil stands for the topmost view's.
  open func convert(_ point: CGPoint, to view: BaseView?) -> CGPoint {
    let other = view ?? topmostView
    return BaseView.convert(point, from: self, to: other)
  }

  /// Converts from another view's coordinates to this one's; nil stands for the topmost view's.
  open func convert(_ point: CGPoint, from view: BaseView?) -> CGPoint {
    BaseView.convert(point, from: view ?? topmostView, to: self)
  }

  /// Converts a rectangle; turned ones give the bounding box of the four corners.
  open func convert(_ rect: CGRect, to view: BaseView?) -> CGRect {
    BaseView.convert(rect, from: self, to: view ?? topmostView)
  }

  /// Converts a rectangle from another view's coordinates to this one's; turned ones give the
  /// bounding box of the four corners.
  open func convert(_ rect: CGRect, from view: BaseView?) -> CGRect {
    BaseView.convert(rect, from: view ?? topmostView, to: self)
  }

  /// The frontmost view at a point that takes touches, or nil.
  ///
  /// Hidden views, views with an alpha below 0.01 and views that take no touches are skipped with
  /// all that is inside them.
  open func hitTest(_ point: CGPoint, with event: GridEvent?) -> BaseView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStorage.reversed() {
      guard let inside = subview.pointFromSuperview(point) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in the view's own coordinates, is the view's: inside its bounds unless
  /// overridden.
  open func point(inside point: CGPoint, with event: GridEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Layout

  /// Asks for `layoutSubviews()` in the layout phase of the next tick, or in the next
  /// `layoutIfNeeded()` above.
  open func setNeedsLayout() {
    if needsLayout, awaitsClock || superviewReference != nil { return }
    needsLayout = true
    recordLayoutAbove()
  }

  /// Lays out this view if it needs it, then all views inside it that need it.
  ///
  /// Layout that asks for layout again is done again, but a view at most 100 times in one pass;
  /// then its request is left for the next pass.
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Places the subviews; called in a layout pass, after those of the views above. Does nothing in
  /// the base class.
  open func layoutSubviews() {}

  /// Called when a pass has ended because this view asked for layout again in every round.
  func layoutDidNotStabilise() {}

  /// Whether subviews follow changes of the size by their `autoresizingMask`.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// The parts of the view's place that give way when its superview changes size; none leaves
  /// origin and size.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  /// The size that the view would like within a size; the base class answers the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    BaseView.baseFittings &+= 1
    return bounds.size
  }

  /// Takes the size that `sizeThatFits` answers for the present one; the origin stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if isTransformed {
      bounds.size = size
    } else {
      frame.size = size
    }
  }

  /// Returns a fitting size like the longer form, as small as possible on both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The intrinsic content size where the view has one, else what `sizeThatFits` answers: there are
  /// no constraints to solve. Priorities are for overriders.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    fittingSize(within: targetSize)
  }

  /// Whether the autoresizing mask becomes constraints; stored, without effect: there are no
  /// constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { extras?.mapsConstraints ?? true }
    set { madeExtras.mapsConstraints = newValue }
  }

  /// A size of one's own, per axis, or `noIntrinsicMetric`. Fitting takes it.
  open var intrinsicContentSize: CGSize {
    CGSize(width: BaseView.noIntrinsicMetric, height: BaseView.noIntrinsicMetric)
  }

  /// Says that the view would fit another size now: a cell whose own or whose content view's size
  /// this is may be asked for it again.
  open func invalidateIntrinsicContentSize() {
    fittingSizeDidChange()
  }

  /// Called when the view, or in a cell its content view, would fit another size.
  func fittingSizeDidChange() {
    (superviewStorage as? GridViewCell)?.fittingSizeDidChange(of: self)
  }

  /// Whether the class needs constraints; only asked by its owner: there are no constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the layer that the `UIKit` module makes for views of this class.
  ///
  /// There are no layers here, so nothing here asks; `NSObject` stands for a plain `CALayer`.
  open class var layerClass: AnyClass { NSObject.self }

  /// Requests an update of constraints; without effect: there are no constraints.
  open func setNeedsUpdateConstraints() {}
  /// Updates the constraints. Nothing calls it.
  open func updateConstraints() {}
  /// Requests a drawing of the view; without effect: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Requests a drawing of a rectangle; without effect: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws a rectangle of the view. Nothing calls it.
  open func draw(_ rect: CGRect) {}
  /// Prepares a view that comes from a nib. Nothing calls it.
  open func awakeFromNib() {}

  // MARK: Surroundings

  /// The part at each edge that bars and the like cover, in points.
  ///
  /// Zero unless a view above, usually the window, was given some by `setSafeAreaInsets(_:)`. A
  /// view inside gets what reaches into its frame.
  open var safeAreaInsets: GridEdgeInsets { safeAreaStorage }

  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// The safe area that subviews are measured against; a scroll view keeps back what it adds to
  /// its content inset.
  var safeAreaForSubviews: GridEdgeInsets { safeAreaInsets }

  /// Called with a new safe area stored, before the hook for subclasses outside the module.
  func safeAreaWasStored() {}

  /// Space to keep free at the edges, 8 points unless set, plus the safe area.
  open var layoutMargins: GridEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// `layoutMargins` by reading direction; what is set last, in either form, counts.
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

  /// Called after something that the layout margins are made of changed.
  open func layoutMarginsDidChange() {}

  /// The superview's traits with the overrides of this view; a topmost view has its screen's.
  open var traitCollection: GridTraitCollection { effectiveTraits }

  /// The view's traits in surroundings of some traits.
  func adoptedTraits(of outer: GridTraitCollection) -> GridTraitCollection {
    guard let overrides = extras?.traitOverrides, !overrides.isEmpty else { return outer }
    return outer.overridden(by: overrides)
  }

  /// Traits set for this view and all that is inside it.
  open var traitOverrides: GridTraitOverrides {
    get { extras?.traitOverrides ?? GridTraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  open var overrideUserInterfaceStyle: GridUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// Called on a view, then on the views inside it, whose traits changed.
  open func traitCollectionDidChange(_ previous: GridTraitCollection?) {}

  /// Called with new traits in force, before the hook for subclasses outside the module.
  func traitsWereChanged() {}

  /// Whether the view's content is mirrored where things read from right to left.
  @exclusivity(unchecked) open var semanticContentAttribute: GridSemanticContentAttribute =
    .unspecified
  {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// The direction that the view's content reads in: its attribute applied to its traits.
  open var effectiveUserInterfaceLayoutDirection: GridUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of an attribute in left-to-right surroundings.
  open class func userInterfaceLayoutDirection(
    for attribute: GridSemanticContentAttribute
  ) -> GridUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Playback controls and spatial content read from left to right everywhere.
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

  /// Whether the focus is here; set by the grid for cells.
  open var isFocused: Bool { hasFocus }
  @exclusivity(unchecked) package final var hasFocus = false {
    didSet { if hasFocus != oldValue { focusDidChange() } }
  }

  func focusDidChange() {}

  /// Whether the focus could come here; nothing moves it.
  open var canBecomeFocused: Bool { false }

  // MARK: Accessibility

  // Kept only: nothing reads them but tests.

  /// Whether the view stands for itself, rather than for what is inside it; false unless set.
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

  /// The elements that stand for the view's parts, in order of reading; nil for the views inside
  /// it.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { madeExtras.madeAccessibility.elements = newValue }
  }

  /// Whether what is inside the view is passed over.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.hidesElements ?? false }
    set { madeExtras.madeAccessibility.hidesElements = newValue }
  }

  /// Whether what is beside the view is passed over.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { madeExtras.madeAccessibility.isModal = newValue }
  }
}
