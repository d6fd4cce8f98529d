/// Shows a section that scrolls by itself: a scroll view around the section's cells, as
/// UIKit has one.
///
/// Cells in it have the coordinates of the section's row. The view is as large as the section less
/// its insets, and cells show beside it all the same: they are on screen as long as they meet the
/// grid's bounds.
@MainActor
package final class SectionScrollView: BaseScrollView {
  /// The section that is shown; nil while the view waits for another one.
  package var scroll: SectionScroll? { ownScroll }
  private var ownScroll: SectionScroll?
  /// The reference by which its section finds the view.
  nonisolated let reference = UnretainedBox<SectionScrollView>()
  /// Among the grid's subviews: below the lowest of what it holds.
  var zIndex = 0
  /// Whether the grid puts the view in its place: then nothing has been scrolled.
  private var isBeingPlaced = false
  /// The placement that the view was put into its place for; nil while it has to be placed again.
  private var placed: SectionScroll.Placement?
  /// The offset at which the drag under way began.
  private var dragStart = CGPoint.zero

  override var stackingIndex: Int? { zIndex }

  private var grid: GridView? { superview as? GridView }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  deinit {
    reference.view = nil
  }

  private func configure() {
    reference.view = self
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  /// Whether a finger or a motion is at the content.
  package var isBusy: Bool { isMoving }

  // MARK: Placing

  /// Takes over a section, at the offset that it has.
  func show(_ scroll: SectionScroll) {
    if !isAtRest { stopMotion() }
    ownScroll?.view = nil
    ownScroll = scroll
    scroll.view = self
    placed = nil
    place()
  }

  /// Releases the section, which comes to rest where it was going to.
  func letGo() {
    guard let scroll else { return }
    if isBusy {
      stopMotion()
      scroll.rest(at: scroll.offset)
    }
    scroll.view = nil
    ownScroll = nil
  }

  /// Brings the view to where its section is now.
  func place() {
    guard let scroll else { return }
    let placement = scroll.placement
    guard placement != placed else { return }
    placed = nil
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    let behavior = scroll.behavior
    isPagingEnabled = behavior.stops == .paging
    decelerationRate = behavior.decelerationRate ?? behavior.stops.decelerationRate
    bounces = behavior.bounces ?? true
    let (isSideways, alwaysBounces) = (scroll.row.axis == .x, behavior.bounces == true)
    alwaysBounceHorizontal = alwaysBounces && isSideways
    alwaysBounceVertical = alwaysBounces && !isSideways
    let viewport = scroll.viewport
    let center = CGPoint(x: viewport.midX, y: viewport.midY)
    if bounds.size != viewport.size { bounds.size = viewport.size }
    if self.center != center { self.center = center }
    contentSize = scroll.contentSize
    contentInset = scroll.insets
    guard !isBusy else { return }
    moveContent(to: scroll.viewOffset(for: scroll.offset))
    placed = placement
  }

  // MARK: Scrolling

  /// Setting it goes to the place to rest that counts for it, in every behaviour but continuous.
  package override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = scroll?.viewRest(for: newValue) ?? newValue }
  }

  package override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Without animation the property is set, which goes to the place to rest.
    let target = animated ? scroll?.viewRest(for: contentOffset) : nil
    super.setContentOffset(target ?? contentOffset, animated: animated)
  }

  override func userWillBeginDragging() {
    super.userWillBeginDragging()
    dragStart = contentOffset
  }

  override func layoutTarget(
    forProposed proposed: CGPoint, velocityPerMs: CGPoint
  ) -> CGPoint? {
    guard let scroll else { return nil }
    switch scroll.behavior.stops {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary: return scroll.viewRest(for: proposed)
    case .groupPaging, .groupPagingCentered:
      return scroll.viewRest(
        afterSwipeFrom: dragStart, to: contentOffset, velocity: velocityPerMs)
    }
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if !isBeingPlaced, scroll != nil { grid?.openChange() }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard !isBeingPlaced, let scroll, oldBounds.origin != bounds.origin else { return }
    scroll.move(to: scroll.offset(ofView: bounds.origin))
    grid?.sectionDidScroll(scroll)
  }

  // MARK: Touches

  /// Cells show beside the view, and are hit there.
  package override func point(inside point: CGPoint, with event: GridEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  // A touch that a cell passes on goes to the grid, which selects.

  package override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  package override func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  package override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  package override func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension CompositionalScrollingBehavior {
  /// The deceleration rate after a drag, unless something else is asked for.
  fileprivate var decelerationRate: BaseScrollView.DecelerationRate {
    switch self {
    case .none, .continuous, .continuousGroupLeadingBoundary: .normal
    case .paging, .groupPaging, .groupPagingCentered: .fast
    }
  }
}
