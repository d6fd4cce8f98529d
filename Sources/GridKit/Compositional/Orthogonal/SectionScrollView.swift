/// The scroll view of an orthogonal section. The section's cells are its subviews, as in UIKit.
///
/// Cells are placed in the coordinates of the section's row. The view is as large as the section
/// less its insets, but does not clip. A cell outside the view is on screen as long as the cell
/// meets the grid's bounds.
@MainActor
package final class SectionScrollView: BaseScrollView {
  /// The scroll state of the shown section; nil while the view waits for another section.
  package var scroll: SectionScroll? { ownScroll }
  private var ownScroll: SectionScroll?
  /// The reference through which the section reaches this view; it does not keep the view alive.
  nonisolated let reference = UnretainedBox<SectionScrollView>()
  /// The stacking order of the view among the grid's subviews: the lowest z index of its elements.
  var zIndex = 0
  /// Whether `place()` is running. A change of `bounds` is then not reported as scrolling.
  private var isBeingPlaced = false
  /// The placement that was applied last; nil if the view must be placed again.
  private var placed: SectionScroll.Placement?
  /// The content offset at which the present drag began.
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

  // MARK: Placing

  /// Shows a section at the section's present offset.
  func show(_ scroll: SectionScroll) {
    if !isAtRest { stopMotion() }
    ownScroll?.view = nil
    ownScroll = scroll
    scroll.view = self
    placed = nil
    place()
  }

  /// Releases the section. A section in motion goes to the resting offset for its present offset.
  func letGo() {
    guard let scroll else { return }
    if isMoving {
      stopMotion()
      scroll.rest(at: scroll.offset)
    }
    scroll.view = nil
    ownScroll = nil
  }

  /// Applies the present placement, scrolling behaviour and offset of the section to the view.
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
    guard !isMoving else { return }
    moveContent(to: scroll.viewOffset(for: scroll.offset))
    placed = placement
  }

  // MARK: Scrolling

  /// The content offset. The setter replaces the new value by the section's resting offset for this
  /// value. A continuous section rests at any offset of its row.
  package override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = scroll?.viewRest(for: newValue) ?? newValue }
  }

  package override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Without animation `super` sets `contentOffset`, and its setter finds the resting offset.
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
    scroll.move(to: scroll.offset(ofView: bounds.origin), in: grid)
  }

  // MARK: Touches

  /// Whether the point is in the view or in a visible subview. Cells outside the view receive
  /// touches, too.
  package override func point(inside point: CGPoint, with event: GridEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  // Touches that a cell passes on go to the grid, which handles the selection.

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
  /// The deceleration rate after a drag, unless the section's properties set another rate.
  fileprivate var decelerationRate: BaseScrollView.DecelerationRate {
    switch self {
    case .none, .continuous, .continuousGroupLeadingBoundary: .normal
    case .paging, .groupPaging, .groupPagingCentered: .fast
    }
  }
}
