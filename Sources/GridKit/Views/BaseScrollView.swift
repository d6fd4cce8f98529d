/// A view onto content larger than itself.
///
/// The content offset is the origin of the bounds (S1.1). Subviews have frames in content
/// coordinates. Scrolling changes the bounds and leaves these frames unchanged.
///
/// - Note: After `UIScrollView`. The members for zooming are declared, but a scroll view here never
///   zooms.
@preconcurrency @MainActor
open class BaseScrollView: BaseView {
  // Exclusivity is unchecked for scenarios `steady-scroll` and `fling` of the benchmark: such
  // properties are read and written in every frame of a scroll.

  /// The delegate, which is told about scrolling.
  ///
  /// The property is a disfavoured overload, so that a subclass can declare a `delegate` of a
  /// narrower type.
  @_disfavoredOverload
  open weak var delegate: (any BaseScrollViewDelegate)? {
    didSet {
      hasDelegate = delegate != nil
      delegateDidChange()
    }
  }

  /// Examines the methods of the delegate after `delegate` was set, also to nil.
  func delegateDidChange() {
    simulation.examineMethods(of: delegate)
  }

  /// Whether `delegate` was last set to an object. If the value is true although `delegate` is nil,
  /// the object was released.
  private(set) final var hasDelegate = false

  final var adjustedInsetStorage = GridEdgeInsets.zero
  /// The part of `adjustedInsetStorage` that comes from the safe area.
  final var safeAreaPart = GridEdgeInsets.zero
  /// The methods that the delegate is known to have. A call to one of them costs no more than the
  /// call itself.
  final let delegateMethods = SeenMethods()

  /// The flags for tracking, dragging and decelerating (S1.16). The code that moves the content
  /// sets them.
  package final var scrollState: TraceEvent.ScrollState = []

  /// Whether a container with bars shows this view as its content.
  /// `ContentInsetAdjustmentBehavior.automatic` depends on this property.
  package final var isContentOfContainer = false {
    didSet { if isContentOfContainer != oldValue { refreshLimits() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view from an archive. The scrolling properties have their defaults, and
  /// `clipsToBounds` is on.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  deinit {
    engineStorage?.reference.view = nil
  }

  // MARK: Offset

  /// The point of the content that is at the top left of the bounds.
  ///
  /// A new value is rounded to pixels (S1.2). The value is not clamped, and a running motion goes
  /// on.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      moveContent(to: newValue)
      if !isTracking, !isDecelerating { scrollingDidRest() }
    }
  }

  /// Changes the content offset. The view's own corrections and motions call this method directly.
  /// The setter of `contentOffset` is only for code that asks for an offset.
  final func moveContent(to newValue: CGPoint) {
    guard newValue.isFinitePoint else {
      return refuse(CGRect(origin: newValue, size: .zero))
    }
    // Runs in every frame of a scroll, so it counts no reference to the screen.
    let pixels = Unretained(simulation.screen).withObject { $0.pixels }
    let offset = pixels.rounded(newValue)
    let present = placement.bounds.origin
    // S1.4: a difference up to this one counts as none.
    guard abs(offset.x - present.x) > .ulpOfOne || abs(offset.y - present.y) > .ulpOfOne
    else { return }
    offsetDepth += 1
    bounds = CGRect(origin: offset, size: placement.bounds.size)
    offsetDepth -= 1
  }

  /// The number of offset changes that are in progress, one inside another.
  private(set) final var offsetDepth = 0

  /// Moves the content to an offset and stops any motion. The offset is not clamped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateOffset(to: contentOffset)
    } else {
      stopMotion()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls the least distance that makes a rectangle of the content visible inside the insets.
  ///
  /// Does nothing if the rectangle is empty or visible already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFiniteRect, !rect.isEmpty else { return }
    let target = geometry.offset(showing: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Starts an animated scroll to an offset. A request for the present offset starts nothing, and
  /// the delegate is not told of an end (S1.18).
  func animateOffset(to target: CGPoint) {
    guard target.isFinitePoint else {
      return refuse(CGRect(origin: target, size: .zero))
    }
    engine.animate(to: target)
  }

  /// Ends any motion of the content. The offset stays where it is, and the delegate is not told of
  /// the end.
  func stopMotion() {
    engine.stop()
  }

  // MARK: Motion

  private final var engineStorage: ScrollEngine?

  /// The engine that moves the content, made when it is needed for the first time.
  package final var engine: ScrollEngine {
    if let engineStorage { return engineStorage }
    let engine = ScrollEngine(self)
    engineStorage = engine
    return engine
  }

  /// Whether nothing moves the content and no flag of `scrollState` is set.
  final var isAtRest: Bool { scrollState.isEmpty && !isMoving }

  /// Whether a finger is on the content, or anything moves it.
  final var isMoving: Bool {
    isTracking || engineStorage?.motion != nil || engineStorage?.drag != nil
  }

  /// Switches for details of UIKit's scrolling.
  public final var scrollFidelity = ScrollFidelity()

  /// Whether repeated flicks make the content travel further (S3.26).
  package final var usesFlickMultiplier: Bool { scrollFidelity.flickMultiplier }

  /// Returns the offset at which a layout lets a drag end; nil for a view without a layout.
  ///
  /// - Parameter velocityPerMs: The velocity at the end of the drag, in points per millisecond.
  func layoutTarget(forProposed proposed: CGPoint, velocityPerMs: CGPoint) -> CGPoint? { nil }

  /// The control for pull to refresh; nil for none.
  open var refreshControl: GridRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.endRefreshing()
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
    }
  }

  /// Tells a subclass that a drag begins, after the delegate was told.
  func userWillBeginDragging() {}

  /// Tells a subclass that the content has come to rest after a drag, a deceleration or an animated
  /// scroll, or that code has set the offset.
  func scrollingDidRest() {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    let isMoved = oldBounds.origin != placement.bounds.origin
    if isMoved {
      engineStorage.map(Unretained.init)?.withObject {
        $0.offsetDidChange(
          by: CGPoint(
            x: placement.bounds.origin.x - oldBounds.origin.x,
            y: placement.bounds.origin.y - oldBounds.origin.y))
      }
    }
    if oldBounds.size != placement.bounds.size {
      let generation = scrollGeneration
      var geometry = geometry
      geometry.boundsSize = oldBounds.size
      refreshLimits(since: limits(of: geometry))
      // The correction of the offset has told the delegate of the whole change already.
      if scrollGeneration != generation { return }
    }
    if isMoved {
      scrollGeneration += 1
      guard scrollDepth < BaseScrollView.scrollDepthLimit else {
        return simulation.raise(.scrollLoop(self))
      }
      scrollDepth += 1
      ScrollDelegateCaller.tellDidScroll(self)
      scrollDepth -= 1
    }
  }

  /// The number of `scrollViewDidScroll(_:)` calls that are in progress, one inside another. The
  /// number is at most `scrollDepthLimit`, which equals the limit of rounds in a layout pass.
  private final var scrollDepth = 0
  private static let scrollDepthLimit = 100

  /// The number of offset changes so far (S1.5). From it, an outer change learns that a callback
  /// has changed the offset again.
  private final var scrollGeneration = 0

  // MARK: Content and insets

  /// The size of the content, in points from (0, 0). A size that is not finite is refused.
  ///
  /// A smaller size brings the offset back into its limits, unless a finger is on the content or
  /// the content decelerates.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard contentSize.width.isFinite, contentSize.height.isFinite else {
        refuse(CGRect(origin: .zero, size: contentSize))
        contentSize = oldValue
        return
      }
      var geometry = geometry
      geometry.contentSize = oldValue
      refreshLimits(since: limits(of: geometry))
      layoutInsetsDidChange()
    }
  }

  /// The space around the content that scrolling can reach, in points. A new inset leaves the
  /// offset as it is, unless the offset is then outside its limits.
  open var contentInset = GridEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      guard contentInset.isFinite else {
        simulation.raise(
          .nonFiniteValue(NumberText.short(contentInset), of: "contentInset", in: self))
        contentInset = oldValue
        return
      }
      refreshLimits()
    }
  }

  /// The parts of the safe area that are added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { refreshLimits() } }
  }

  /// `contentInset` plus the part of the safe area that the adjustment behaviour adds.
  open var adjustedContentInset: GridEdgeInsets { adjustedInsetStorage }

  /// Tells the view that `adjustedContentInset` has changed, right before the delegate is told
  /// (S1.10).
  open func adjustedContentInsetDidChange() {}

  override func safeAreaWasStored() {
    refreshLimits()
  }

  override var safeAreaForSubviews: GridEdgeInsets { safeAreaInsets - safeAreaPart }

  /// The least and the greatest offset at which scrolling comes to rest.
  package final var offsetLimits: OffsetLimits { limits(of: geometry) }

  /// The limits computed last, with their geometry. Most often the limits are next needed for the
  /// same geometry.
  @exclusivity(unchecked) private final var knownLimits:
    (geometry: ScrollGeometry, limits: OffsetLimits)?

  private final func limits(of geometry: ScrollGeometry) -> OffsetLimits {
    var known: AxisLimits?
    if let knownLimits {
      var last = knownLimits.geometry
      if last == geometry { return knownLimits.limits }
      // If only the height of the content has changed, the limits along x stay.
      last.contentSize.height = geometry.contentSize.height
      if last == geometry { known = knownLimits.limits.x }
    }
    let limits = geometry.limits(x: known)
    knownLimits = (geometry, limits)
    return limits
  }

  /// Moves the offset into new limits if it is outside them, unless a finger is on the content or
  /// the content decelerates.
  ///
  /// The method does nothing if the limits have not changed.
  package func clampOffsetAfterLimitsChanged(from old: OffsetLimits) {
    let limits = offsetLimits
    guard limits != old, !isTracking, !isDecelerating else { return }
    moveContent(to: limits.clamped(contentOffset))
  }

  /// The guide of the content. Constraints to it place the content, and decide its size.
  open var contentLayoutGuide: GridLayoutGuide { contentGuide }
  /// The guide of the visible area, which does not move with the content.
  open var frameLayoutGuide: GridLayoutGuide {
    ownGuide(.frame, .given(\.bounds), "UIScrollView-frameLayoutGuide")
  }

  final var contentGuide: GridLayoutGuide {
    ownGuide(.content, .content, "UIScrollView-contentLayoutGuide")
  }

  // MARK: State

  /// Whether a finger is down on the content.
  open var isTracking: Bool { scrollState.contains(.tracking) }
  /// Whether a drag has begun. The value stays true until the end of the deceleration after the
  /// drag.
  open var isDragging: Bool { scrollState.contains(.dragging) }
  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { scrollState.contains(.decelerating) }

  // MARK: Behaviour

  /// Whether a finger can scroll the content. Code can scroll the content in any case. Setting the
  /// property to false ends a drag or a deceleration.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledDidChange() } }
  }
  /// Whether a drag that begins nearly along an axis keeps to this axis (P2.3).
  open var isDirectionalLockEnabled = false
  /// Whether a drag ends on a page: an offset that is a multiple of the view's size.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The rate at which content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag or a deceleration can move the content past its limits. The content then comes
  /// back to its limits.
  open var bounces = true {
    didSet { if bounces != oldValue { refreshLimits() } }
  }
  /// Whether a drag can move the content vertically even if the content is no higher than the view.
  /// The property has an effect only if `bounces` is true.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { refreshLimits() } }
  }
  /// Whether a drag can move the content horizontally even if the content is no wider than the
  /// view. The property has an effect only if `bounces` is true.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { refreshLimits() } }
  }

  func scrollEnabledDidChange() {
    refreshLimits()
    if !isScrollEnabled { engineStorage?.scrollingWasDisabled() }
  }

  open override func willMove(toWindow newWindow: GridWindow?) {
    super.willMove(toWindow: newWindow)
    // A finger on the screen of one simulation does not drag a view of another simulation.
    if newWindow == nil || newWindow?.simulation !== simulation { engineStorage?.cancelDrag() }
  }

  override func simulationDidChange(from oldSimulation: Simulation) {
    super.simulationDidChange(from: oldSimulation)
    engineStorage?.moveClock(from: oldSimulation)
  }

  /// Whether the views inside get a touch with a delay. If true, the views get the touch when the
  /// finger has stayed for 0.15 s, or when the finger lifts earlier. If the finger begins to drag
  /// earlier, the views do not get the touch. If false, the views get the touch at once (S-32).
  open var delaysContentTouches = true
  // Stored only: without a keyboard or indicators these properties change nothing.
  /// Whether touches in the content can be cancelled; stored, without effect.
  open var canCancelContentTouches = true
  /// The gesture that makes the keyboard go away; stored, without effect, because there is no
  /// keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The display of index titles; stored, without effect, because no index titles are shown.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// The look of the indicators; stored, without effect, because there are no indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether the vertical indicator shows; stored, without effect, because there are no indicators.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows; stored, without effect, because there are no
  /// indicators.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical indicator, in points; stored, without effect, because there are no
  /// indicators.
  open var verticalScrollIndicatorInsets = GridEdgeInsets.zero
  /// The insets of the horizontal indicator, in points; stored, without effect, because there are
  /// no indicators.
  open var horizontalScrollIndicatorInsets = GridEdgeInsets.zero
  /// Whether the indicators' insets adjust by themselves; stored, without effect, because there are
  /// no indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The insets of both indicators. Reading returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: GridEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Flashes the indicators. The method has no effect, because there are no indicators to show.
  open func flashScrollIndicators() {}

  // A scroll view does not pass touches on: a tap on a scroll view inside a cell does not select
  // the cell.

  open override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {}
  open override func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {}
  open override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {}
  open override func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {}

  /// Returns true, so that a touch reaches a view inside the scroll view. The method is never
  /// called, because every touch goes to the view that it hits.
  open func touchesShouldBegin(
    _ touches: Set<GridTouch>, with event: GridEvent?, in view: BaseView
  ) -> Bool {
    true
  }

  /// Returns true, so that touches in a view inside the scroll view can be cancelled. The method is
  /// never called.
  open func touchesShouldCancel(in view: BaseView) -> Bool { true }

  // MARK: Zooming, declared only

  /// The scale of the content; stored, without effect, because nothing is scaled.
  open var zoomScale: CGFloat = 1
  /// The least scale of the content; stored, without effect, because nothing is scaled.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content; stored, without effect, because nothing is scaled.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces; stored, without effect, because nothing is scaled.
  open var bouncesZoom = true
  /// Whether the content is being zoomed; always false.
  open var isZooming: Bool { false }
  /// Whether the zoom is bouncing back; always false.
  open var isZoomBouncing: Bool { false }

  /// Stores the scale and changes nothing else.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  /// Zooms to a rectangle. The method has no effect, because a scroll view here never zooms.
  open func zoom(to rect: CGRect, animated: Bool) {}
}
