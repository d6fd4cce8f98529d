/// A view onto content larger than itself.
///
/// The offset is the origin of the bounds (S1.1): subviews live in content coordinates and
/// scrolling moves the bounds over them.
///
/// - Note: After `UIScrollView`. Zooming is declared, but a scroll view here never zooms.
@preconcurrency @MainActor
open class BaseScrollView: BaseView {
  // Unchecked for scenarios `steady-scroll` and `fling` of the benchmark: read and written in every
  // frame of a scroll.

  /// The object told about scrolling.
  ///
  /// Disfavoured, so that a subclass can declare a `delegate` of a narrower type.
  @_disfavoredOverload
  @exclusivity(unchecked) open weak var delegate: (any BaseScrollViewDelegate)? {
    didSet {
      hasDelegate = delegate != nil
      delegateDidChange()
    }
  }

  /// Called when a delegate was set, also to none.
  func delegateDidChange() {
    simulation.examineMethods(of: delegate)
  }

  /// Whether the delegate that was set last was one, rather than nil: if there is none now, it has
  /// gone.
  private(set) final var hasDelegate = false

  @exclusivity(unchecked) final var adjustedInsetStorage = GridEdgeInsets.zero
  /// The part of `adjustedInsetStorage` that comes from the safe area.
  @exclusivity(unchecked) final var safeAreaPart = GridEdgeInsets.zero
  /// The methods that the delegate is known to have, so that a call to one of them costs only the
  /// call.
  final let delegateMethods = SeenMethods()

  /// The flags of S1.16; whatever moves the content sets them.
  @exclusivity(unchecked) package final var scrollState: TraceEvent.ScrollState = []

  /// Whether a container with bars shows this view as its content: the second half of
  /// `ContentInsetAdjustmentBehavior.automatic`.
  package final var isContentOfContainer = false {
    didSet { if isContentOfContainer != oldValue { refreshLimits() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Reads a view's archive; scrolling properties have their defaults, and `clipsToBounds` is on.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  deinit {
    engineStorage?.reference.view = nil
  }

  // MARK: Offset

  /// The place in the content that is at the top left of the bounds.
  ///
  /// Setting it rounds to pixels (S1.2), clamps nothing and stops no motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      moveContent(to: newValue)
      if !isTracking, !isDecelerating { scrollingDidRest() }
    }
  }

  /// Carries out a change of `contentOffset`. The view's own corrections and motions call this
  /// method directly: no caller asked for the offset that they lead to.
  final func moveContent(to newValue: CGPoint) {
    guard newValue.isFinitePoint else {
      return refuse(CGRect(origin: newValue, size: .zero))
    }
    // In every frame of a scroll: counts no reference to the screen.
    let pixels = Unretained(simulation.screen).withObject { $0.pixels }
    let offset = pixels.rounded(newValue)
    let present = boundsStorage.origin
    // S1.4: the difference that counts as none.
    guard abs(offset.x - present.x) > .ulpOfOne || abs(offset.y - present.y) > .ulpOfOne
    else { return }
    offsetDepth += 1
    bounds = CGRect(origin: offset, size: boundsStorage.size)
    offsetDepth -= 1
  }

  /// The number of settings of the offset that are under way, one inside the other.
  @exclusivity(unchecked) private(set) final var offsetDepth = 0

  /// Moves to an offset, which is not clamped, and stops any motion.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateOffset(to: contentOffset)
    } else {
      stopMotion()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls the least distance that shows a rectangle of the content clear of the insets.
  ///
  /// An empty rectangle, and one that shows already, does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFiniteRect, !rect.isEmpty else { return }
    let target = geometry.offset(showing: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Carries out an animated request. A request for the present offset starts nothing and sends no
  /// end (S1.18).
  func animateOffset(to target: CGPoint) {
    guard target.isFinitePoint else {
      return refuse(CGRect(origin: target, size: .zero))
    }
    engine.animate(to: target)
  }

  /// Ends any motion of the content; the offset stays where it is and the delegate is not told.
  func stopMotion() {
    engine.stop()
  }

  // MARK: Motion

  @exclusivity(unchecked) private final var engineStorage: ScrollEngine?

  /// The engine that moves the content; made when something moves it for the first time.
  package final var engine: ScrollEngine {
    if let engineStorage { return engineStorage }
    let engine = ScrollEngine(self)
    engineStorage = engine
    return engine
  }

  /// Whether nothing moves the content, and nothing says so.
  final var isAtRest: Bool { scrollState.isEmpty && !isMoving }

  /// Whether a finger is at the content, or anything moves it.
  final var isMoving: Bool {
    isTracking || engineStorage?.motion != nil || engineStorage?.drag != nil
  }

  /// UIKit's finer habits of scrolling, each named after its rule.
  @exclusivity(unchecked) public final var scrollFidelity = ScrollFidelity()

  /// Whether repeated flicks travel further (S3.26).
  package final var usesFlickMultiplier: Bool { scrollFidelity.flickMultiplier }

  /// Returns the offset at which a layout lets a drag end; nil for a view without a layout.
  ///
  /// - Parameter velocityPerMs: In points per millisecond.
  func layoutTarget(forProposed proposed: CGPoint, velocityPerMs: CGPoint) -> CGPoint? { nil }

  /// Pull to refresh; nil for none.
  open var refreshControl: GridRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.endRefreshing()
      oldValue?.scrollView = nil
      refreshControl?.scrollView = self
    }
  }

  /// Called after the delegate heard that a drag begins.
  func userWillBeginDragging() {}

  /// Called when the content has come to rest after a drag, a deceleration or an animated scroll,
  /// or stands where code has put it.
  func scrollingDidRest() {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    let isMoved = oldBounds.origin != boundsStorage.origin
    if isMoved {
      engineStorage.map(Unretained.init)?.withObject {
        $0.offsetDidChange(
          by: CGPoint(
            x: boundsStorage.origin.x - oldBounds.origin.x,
            y: boundsStorage.origin.y - oldBounds.origin.y))
      }
    }
    if oldBounds.size != boundsStorage.size {
      let generation = scrollGeneration
      var geometry = geometry
      geometry.boundsSize = oldBounds.size
      refreshLimits(since: limits(of: geometry))
      // A correction has told the delegate of the whole change already.
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

  /// The number of messages about scrolling that are under way, one inside the other, and how many
  /// may be: as many as rounds of layout.
  @exclusivity(unchecked) private final var scrollDepth = 0
  private static let scrollDepthLimit = 100

  /// The number of messages about scrolling so far (S1.5).
  @exclusivity(unchecked) private final var scrollGeneration = 0

  // MARK: Content and insets

  /// The size of the content, in points from (0, 0). A size that is not finite is refused.
  ///
  /// A smaller one brings the offset back into its limits, unless a finger or a deceleration is at
  /// it.
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
    }
  }

  /// The space around the content that scrolling can reach, in points; the offset stays unless it
  /// leaves its limits.
  @exclusivity(unchecked) open var contentInset = GridEdgeInsets.zero {
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

  /// Called when `adjustedContentInset` changed, right before the delegate is told (S1.10).
  open func adjustedContentInsetDidChange() {}

  override func safeAreaWasStored() {
    refreshLimits()
  }

  override var safeAreaForSubviews: GridEdgeInsets { safeAreaInsets - safeAreaPart }

  /// The least and the greatest offset that scrolling comes to rest at.
  package final var offsetLimits: OffsetLimits { limits(of: geometry) }

  /// The limits that were worked out last, and what for: most often they are asked for again.
  @exclusivity(unchecked) private final var knownLimits:
    (geometry: ScrollGeometry, limits: OffsetLimits)?

  private final func limits(of geometry: ScrollGeometry) -> OffsetLimits {
    var known: AxisLimits?
    if let knownLimits {
      var last = knownLimits.geometry
      if last == geometry { return knownLimits.limits }
      // Content that grows does so along one axis.
      last.contentSize.height = geometry.contentSize.height
      if last == geometry { known = knownLimits.limits.x }
    }
    let limits = geometry.limits(x: known)
    knownLimits = (geometry, limits)
    return limits
  }

  /// Brings an offset outside new limits into them, unless a finger or a deceleration is at it.
  ///
  /// Called where limits may have changed; nothing happens if they did not.
  package func clampOffsetAfterLimitsChanged(from old: OffsetLimits) {
    let limits = offsetLimits
    guard limits != old, !isTracking, !isDecelerating else { return }
    moveContent(to: limits.clamped(contentOffset))
  }

  /// The content area in content coordinates.
  open var contentLayoutGuide: CGRect { CGRect(origin: .zero, size: contentSize) }
  /// The visible area in content coordinates.
  open var frameLayoutGuide: CGRect { bounds }

  // MARK: State

  /// Whether a finger is down on the content.
  open var isTracking: Bool { scrollState.contains(.tracking) }
  /// Whether a drag has begun; stays true until the deceleration after it ends.
  open var isDragging: Bool { scrollState.contains(.dragging) }
  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { scrollState.contains(.decelerating) }

  // MARK: Behaviour

  /// Whether a finger can scroll; code still can. Switching it off ends a drag or deceleration.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledDidChange() } }
  }
  /// Whether a drag that begins nearly along an axis keeps to it (P2.3).
  open var isDirectionalLockEnabled = false
  /// Whether a drag ends on a page: an offset that is a multiple of the view's size.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The rate at which content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag or a deceleration can go beyond the content and comes back.
  @exclusivity(unchecked) open var bounces = true {
    didSet { if bounces != oldValue { refreshLimits() } }
  }
  /// Whether content that is no higher than the view can be dragged up and down all the same, while
  /// `bounces` is on.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { refreshLimits() } }
  }
  /// Whether content that is no wider than the view can be dragged sideways all the same, while
  /// `bounces` is on.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { refreshLimits() } }
  }

  func scrollEnabledDidChange() {
    refreshLimits()
    if !isScrollEnabled { engineStorage?.scrollingWasDisabled() }
  }

  open override func willMove(toWindow newWindow: GridWindow?) {
    super.willMove(toWindow: newWindow)
    // A finger on one screen does not drag what is on another.
    if newWindow == nil || newWindow?.simulation !== simulation { engineStorage?.cancelDrag() }
  }

  override func simulationDidChange(from oldSimulation: Simulation) {
    super.simulationDidChange(from: oldSimulation)
    engineStorage?.moveClock(from: oldSimulation)
  }

  /// Whether the views inside hear of a finger only when it has stayed for 0.15 s, or lifts before;
  /// not at all where it drags before. False: at once (S-32).
  open var delaysContentTouches = true
  // Kept only: without a keyboard or indicators they change nothing.
  /// Whether touches in the content can be cancelled; stored, without effect.
  open var canCancelContentTouches = true
  /// The gesture that makes the keyboard go away; stored, without effect: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The display of index titles; stored, without effect: no index titles are shown.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// The look of the indicators; stored, without effect: there are no indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether the vertical indicator shows; stored, without effect: there are no indicators.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows; stored, without effect: there are no indicators.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical indicator, in points; stored, without effect: there are no
  /// indicators.
  open var verticalScrollIndicatorInsets = GridEdgeInsets.zero
  /// The insets of the horizontal indicator, in points; stored, without effect: there are no
  /// indicators.
  open var horizontalScrollIndicatorInsets = GridEdgeInsets.zero
  /// Whether the indicators' insets adjust by themselves; stored, without effect: there are no
  /// indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The insets of both indicators; reads as the vertical one's.
  open var scrollIndicatorInsets: GridEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Flashes the indicators; without effect: there are no indicators to show.
  open func flashScrollIndicators() {}

  // A scroll view keeps touches to itself: a tap on one inside a cell does not select the cell.

  open override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {}
  open override func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {}
  open override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {}
  open override func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {}

  /// Returns whether a touch reaches a view inside: true. Nothing asks: a touch reaches what it
  /// hits.
  open func touchesShouldBegin(
    _ touches: Set<GridTouch>, with event: GridEvent?, in view: BaseView
  ) -> Bool {
    true
  }

  /// Returns whether touches in a view inside can be cancelled: true. Nothing asks.
  open func touchesShouldCancel(in view: BaseView) -> Bool { true }

  // MARK: Zooming, declared only

  /// The scale of the content; stored, without effect: nothing is scaled.
  open var zoomScale: CGFloat = 1
  /// The least scale of the content; stored, without effect: nothing is scaled.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content; stored, without effect: nothing is scaled.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming bounces; stored, without effect: nothing is scaled.
  open var bouncesZoom = true
  /// Whether the content is being zoomed; always false.
  open var isZooming: Bool { false }
  /// Whether the zoom is bouncing back; always false.
  open var isZoomBouncing: Bool { false }

  /// Stores the scale and changes nothing else.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  /// Zooms to a rectangle; without effect: a scroll view here never zooms.
  open func zoom(to rect: CGRect, animated: Bool) {}
}
