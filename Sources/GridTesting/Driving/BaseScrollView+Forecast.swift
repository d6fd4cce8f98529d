// Answers about releases that do not happen: the solvers run, nothing moves and no time passes.
//
// Velocities are points per second, positive when the offset grows.

extension BaseScrollView {
  /// The resting place that the hooks would be told if the content were let go now.
  ///
  /// Neither the layout nor the delegate is asked. On an axis that cannot scroll the velocity
  /// counts as 0.
  public func projectedTarget(velocity: CGPoint) -> CGPoint {
    forecast(velocity) { $0.projected }
  }

  /// Returns the offset at which the content would rest if it were let go now.
  ///
  /// The layout's `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` and the
  /// delegate's `scrollViewWillEndDragging` are asked as at a real release, once each; no other
  /// callback is made. They must not count on a drag having begun.
  ///
  /// The forecast is exact as long as nothing changes on the way, at the simulation's frame rate,
  /// and without the multiplier of repeated flicks. Content still moving after a minute is
  /// answered where it is then.
  public func restingOffset(afterFling velocity: CGPoint) -> CGPoint {
    forecast(velocity) { $0.restingOffset() }
  }

  /// Returns the resting offset along the only axis that scrolls; otherwise like
  /// `restingOffset(afterFling:)`.
  public func restingOffset(afterFling velocity: CGFloat) -> CGPoint {
    onScrollableAxis(velocity).map { restingOffset(afterFling: $0) } ?? contentOffset
  }

  /// The page that a release would choose if paging were on, as an offset.
  ///
  /// The answer holds for a view that no finger has stopped on its way to another page.
  public func pageTarget(velocity: CGPoint) -> CGPoint {
    forecast(velocity) { $0.page }
  }

  private func forecast(_ velocity: CGPoint, _ answer: (FlingForecast) -> CGPoint) -> CGPoint {
    guard admits(velocity, "a forecast") else { return contentOffset }
    return simulation.perform {
      layoutIfNeeded()
      return answer(FlingForecast(self, velocity: velocity))
    }
  }

  /// Returns the distance that the content would go beyond its limit for a finger that pulls
  /// further than it.
  ///
  /// - Parameters:
  ///   - distance: How far the drag proposes to leave the limit, in points.
  ///   - direction: The axis; nil for the only one that scrolls.
  public func rubberBand(
    _ distance: CGFloat, along direction: GridView.ScrollDirection? = nil
  ) -> CGFloat {
    guard admits(CGPoint(x: 0, y: distance), "rubberBand(_:)"),
      let direction = direction ?? scrollableDirection
    else { return 0 }
    let length = direction == .vertical ? bounds.height : bounds.width
    return RubberBand(length: simulation.screen.pixels.rounded(length))
      .overscroll(pulling: distance)
  }
}

/// A release at the present offset, as the engine would carry it out.
@MainActor
private struct FlingForecast {
  let view: BaseScrollView
  /// The velocity in points per second; zero on axes that do not scroll.
  let velocity: CGPoint
  let limits: OffsetLimits
  let pages: AxisPair<PageGrid>
  let decision: ReleaseDecision
  /// The resting place before the layout and the delegate are asked.
  let projected: CGPoint
  /// The page nearest to the offset.
  let page: CGPoint

  init(_ view: BaseScrollView, velocity: CGPoint) {
    self.view = view
    let offset = view.contentOffset
    let axes = view.draggableAxes
    let moves = view.isScrollEnabled
    let velocity = CGPoint(
      x: moves && axes.x ? velocity.x : 0, y: moves && axes.y ? velocity.y : 0)
    self.velocity = velocity
    let raw = DragVelocity(scriptedPerMs: velocity.perMillisecond)
    let pixels = view.simulation.screen.pixels
    let limits = FlingForecast.limits(of: view)
    self.limits = limits
    let pages = AxisPair(
      x: PageGrid(stride: view.bounds.width, limits: limits.x, pixels: pixels),
      y: PageGrid(stride: view.bounds.height, limits: limits.y, pixels: pixels))
    self.pages = pages
    page = CGPoint(
      x: pages.x.target(from: offset.x, velocityPerMs: raw.latestPerMs.x),
      y: pages.y.target(from: offset.y, velocityPerMs: raw.latestPerMs.y))
    let isOnPage = pages.x.isOnPage(offset.x) && pages.y.isOnPage(offset.y)
    decision = ReleaseDecision(
      velocity: raw, isOverscrolled: !limits.contains(offset),
      paging: view.isPagingEnabled ? (isOnPage ? .onPage : .betweenPages) : .off)
    if view.isPagingEnabled {
      projected = page
    } else if decision.decelerates {
      projected = Projection(rate: Double(view.decelerationRate.rawValue)).target(
        offset: offset, velocityPerMs: decision.velocityPerMs, limits: limits, pixels: pixels)
    } else {
      projected = offset
    }
  }

  private static func limits(of view: BaseScrollView) -> OffsetLimits {
    OffsetLimits(
      contentSize: view.contentSize, boundsSize: view.bounds.size,
      adjustedInset: view.adjustedContentInset, pixels: view.simulation.screen.pixels)
  }

  /// Asks the hooks, then steps the motion in the ticks to come.
  func restingOffset() -> CGPoint {
    let offset = view.contentOffset
    guard view.isScrollEnabled else { return offset }
    let perMs = decision.velocityPerMs
    var answer = projected
    var wasAsked = false
    if let grid = view as? GridView {
      answer = grid.ask(targetFor: answer, velocity: perMs == .zero ? .zero : velocity)
      wasAsked = true
    }
    if let chosen = view.delegateCaller.willEndDragging(velocity: perMs, target: answer) {
      answer = chosen
      wasAsked = true
    }
    let after = FlingForecast.limits(of: view)
    let rate = Double(view.decelerationRate.rawValue)
    let pixels = view.simulation.screen.pixels
    let retarget = Retarget(
      .init(offset: offset, velocityPerMs: perMs, rate: rate, projected: projected),
      answer: view.isPagingEnabled ? snapped(answer) : answer, limits: after,
      limitsChanged: after != limits, pixels: pixels)
    guard wasAsked ? retarget.movesContent : decision.decelerates else { return offset }
    if view.isPagingEnabled {
      return rest(
        of: PageMotion(
          offset: offset, velocityPerMs: perMs, target: retarget.target,
          boundsWidth: view.bounds.width, limits: after, bounces: view.bounces, pixels: pixels))
    }
    if retarget.isAdjusted {
      return rest(
        of: ScrollDeceleration(
          offset: offset, axes: retarget.axes, limits: after, bounces: view.bounces,
          fidelity: view.scrollFidelity, pixels: pixels))
    }
    return rest(
      of: ScrollDeceleration(
        offset: offset, velocityPerMs: perMs, rate: rate, limits: after, bounces: view.bounces,
        fidelity: view.scrollFidelity, pixels: pixels))
  }

  /// A page's offset that a hook changed goes to the nearest page.
  private func snapped(_ answer: CGPoint) -> CGPoint {
    CGPoint(
      x: answer.x == projected.x ? answer.x : pages.x.snapped(answer.x),
      y: answer.y == projected.y ? answer.y : pages.y.snapped(answer.y))
  }

  private func rest(of motion: some SteppedMotion) -> CGPoint {
    var motion = motion
    let simulation = view.simulation
    var last = simulation.now * 1000
    // One full frame at once.
    var time = last
    if view.scrollFidelity.synchronousFirstStep {
      last -= simulation.frameDuration * 1000
    } else {
      time = simulation.nextTickTime * 1000
    }
    var frame = motion.step(milliseconds: time - last)
    let firstTick = simulation.nextTickTime
    var tick = view.scrollFidelity.synchronousFirstStep ? 0 : 1
    while frame.restingOffset == nil, Double(tick) * simulation.frameDuration < 60 {
      last = time
      time = (firstTick + Double(tick) * simulation.frameDuration) * 1000
      frame = motion.step(milliseconds: time - last)
      tick += 1
    }
    return frame.restingOffset ?? frame.offset
  }
}
