// Forecasts of releases: the motion solvers run, but nothing moves and no time passes.
//
// Velocities are points per second, positive when the offset grows.

extension BaseScrollView {
  /// Returns the proposed content offset that the layout and the delegate would get if the content
  /// were released now.
  ///
  /// The function calls neither the layout nor the delegate. On an axis that cannot scroll, the
  /// velocity counts as 0.
  public func projectedTarget(velocity: CGPoint) -> CGPoint {
    forecast(velocity) { $0.projected }
  }

  /// Returns the offset at which the content would rest if it were let go now.
  ///
  /// The layout's `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` and the
  /// delegate's `scrollViewWillEndDragging` are called once each, as at a real release. No other
  /// callback is made. The layout and the delegate must not expect that a drag has begun.
  ///
  /// The forecast is exact at the simulation's frame rate, if nothing changes during the motion. It
  /// leaves out the multiplier of repeated flicks. If the content still moves after a minute, the
  /// result is its offset at that moment.
  public func restingOffset(afterFling velocity: CGPoint) -> CGPoint {
    forecast(velocity) { $0.restingOffset() }
  }

  /// Returns the resting offset for a velocity along the only axis that scrolls; see
  /// `restingOffset(afterFling:)` with a point. If both axes scroll, the call raises a fault and
  /// returns the present offset.
  public func restingOffset(afterFling velocity: CGFloat) -> CGPoint {
    onScrollableAxis(velocity).map { restingOffset(afterFling: $0) } ?? contentOffset
  }

  /// Returns the offset of the page that a release would choose if paging were on.
  ///
  /// The result does not hold if a finger has stopped the content between two pages.
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

  /// Returns the distance that the rubber band lets the content move beyond its limit.
  ///
  /// - Parameters:
  ///   - distance: The distance beyond the limit to which the finger would drag the content without
  ///     the rubber band, in points.
  ///   - direction: The axis; nil for the only axis that scrolls.
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

/// A release at the present offset, as the scroll engine would perform it.
@MainActor
private struct FlingForecast {
  let view: BaseScrollView
  /// The velocity in points per second; zero on axes that do not scroll.
  let velocity: CGPoint
  let limits: OffsetLimits
  let pages: AxisPair<PageGrid>
  let decision: ReleaseDecision
  /// The offset at which the content would rest if the layout and the delegate did not change it.
  let projected: CGPoint
  /// The page that a release at this offset and velocity would choose.
  let page: CGPoint

  init(_ view: BaseScrollView, velocity: CGPoint) {
    self.view = view
    let offset = view.contentOffset
    let axes = view.draggableAxes
    self.velocity = view.isScrollEnabled ? AxisPair(x: axes.x, y: axes.y).masking(velocity) : .zero
    let raw = DragVelocity(scriptedPerMs: self.velocity.perMillisecond)
    let pixels = view.simulation.screen.pixels
    limits = view.offsetLimits
    pages = AxisPair(
      x: PageGrid(stride: view.bounds.width, limits: limits.x, pixels: pixels),
      y: PageGrid(stride: view.bounds.height, limits: limits.y, pixels: pixels))
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

  /// Returns the resting offset. The function asks the layout and the delegate for the target
  /// offset, then computes the motion tick by tick.
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
    let after = view.offsetLimits
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
    return rest(
      of: retarget.isAdjusted
        ? ScrollDeceleration(
          offset: offset, axes: retarget.axes, limits: after, bounces: view.bounces,
          fidelity: view.scrollFidelity, pixels: pixels)
        : ScrollDeceleration(
          offset: offset, velocityPerMs: perMs, rate: rate, limits: after, bounces: view.bounces,
          fidelity: view.scrollFidelity, pixels: pixels))
  }

  /// Returns `answer`, but with each coordinate that differs from `projected` moved to the nearest
  /// page.
  private func snapped(_ answer: CGPoint) -> CGPoint {
    CGPoint(
      x: answer.x == projected.x ? answer.x : pages.x.snapped(answer.x),
      y: answer.y == projected.y ? answer.y : pages.y.snapped(answer.y))
  }

  private func rest(of motion: some SteppedMotion) -> CGPoint {
    var motion = motion
    let simulation = view.simulation
    var last = simulation.now * 1000
    // The release makes one full frame's step at once.
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
