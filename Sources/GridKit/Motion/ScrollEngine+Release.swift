extension ScrollEngine {
  /// Releases the drag in this order (C2.11): finds the page, decides whether the content
  /// decelerates, asks the hooks for a target, adapts the deceleration to the target, calls the
  /// delegate, makes the first step. Hooks are the methods of the layout and the delegate that may
  /// change the target.
  func release(
    _ velocity: DragVelocity, projected given: CGPoint?, liftedAtMilliseconds time: Double?
  ) {
    let offset = view.contentOffset
    let before = limits
    let isPaging = view.isPagingEnabled
    let decision = ReleaseDecision(
      velocity: velocity, isOverscrolled: !before.contains(offset),
      paging: isPaging ? (isOnPage ? .onPage : .betweenPages) : .off)
    if view.usesFlickMultiplier {
      flicks.release(decision.streak, atMilliseconds: nowMs)
    }
    let blended = decision.velocityPerMs
    let natural: CGPoint
    if isPaging {
      natural = pageTarget(velocity.latestPerMs)
    } else if decision.decelerates {
      natural = Projection(rate: rate, multiplier: flickFactor).target(
        offset: offset, velocityPerMs: blended, limits: before, pixels: pixels)
    } else {
      natural = offset
    }
    let projected = given ?? natural
    finishDrag()
    let generation = generation
    let answer = askHooks(projected: projected, velocityPerMs: blended)
    let after = limits
    let target = isPaging ? snapped(answer.target, unless: projected) : answer.target
    if answer.target != projected {
      report(answer.target, velocityPerMs: blended, page: isPaging ? target : nil)
    }
    let retarget = Retarget(
      .init(
        offset: view.contentOffset, velocityPerMs: blended, rate: rate, multiplier: flickFactor,
        // A projected offset that a script gave counts as changed, even if no hook changed it.
        projected: natural),
      answer: target, limits: after, limitsChanged: after != before || given != nil, pixels: pixels)
    let decelerates =
      answer.wasAsked || given != nil ? retarget.movesContent : decision.decelerates
    // No deceleration begins if code started an animated scroll during the drag or in a hook, or if
    // a hook stopped the scrolling.
    let isTaken = motion != nil || self.generation != generation
    tellEnd(decelerates: decelerates && !isTaken) {
      self.start(
        velocity: blended, target: retarget.target,
        retarget: retarget.isAdjusted ? retarget : nil, liftedAtMilliseconds: time)
    }
  }

  /// Calls `didEndDragging` and, if the content decelerates, `willBeginDecelerating`. Then clears
  /// the tracking flag.
  func tellEnd(decelerates: Bool, _ begin: () -> Void) {
    let generation = generation
    view.scrollState = decelerates ? [.tracking, .dragging] : .tracking
    caller.didEndDragging(willDecelerate: decelerates)
    guard decelerates, self.generation == generation else {
      restoreFlags()
      tellRest()
      return
    }
    beginDeceleration(begin)
  }

  /// Announces a deceleration to the delegate. Then begins the deceleration, unless the delegate
  /// has stopped or replaced it.
  func beginDeceleration(_ begin: () -> Void) {
    let generation = generation
    view.scrollState = [.tracking, .dragging, .decelerating]
    caller.willBeginDecelerating()
    guard self.generation == generation else {
      restoreFlags()
      tellRest()
      return
    }
    view.scrollState = [.dragging, .decelerating]
    begin()
  }

  /// Starts the motion after a release. The time of the motion counts from the moment at which the
  /// finger lifted.
  ///
  /// If the last update of the drag is about one frame old, the motion makes the step of a full
  /// frame at once. Otherwise it makes its first step at the next tick (S3.21).
  func start(
    velocity: CGPoint, target: CGPoint, retarget: Retarget?, liftedAtMilliseconds time: Double?
  ) {
    let lift = time ?? nowMs
    let frame = simulation.frameDuration * 1000
    let stepsAtOnce =
      view.scrollFidelity.synchronousFirstStep
      // A gesture in which no time passes counts as one whose last update is a frame old.
      && (time == nil && lift == lastStep
        || ScrollPhysics.stepsAtOnce(age: lift - lastStep, frame: frame))
    let offset = view.contentOffset
    if view.isPagingEnabled {
      begin(
        .page(
          PageMotion(
            offset: offset, velocityPerMs: velocity, target: target,
            boundsWidth: view.bounds.width, limits: limits, bounces: view.bounces,
            pixels: pixels)))
    } else if let retarget {
      begin(
        .deceleration(
          ScrollDeceleration(
            offset: offset, axes: retarget.axes, multiplier: flickFactor, limits: limits,
            bounces: view.bounces, fidelity: view.scrollFidelity, pixels: pixels)))
    } else {
      begin(
        .deceleration(
          ScrollDeceleration(
            offset: offset, velocityPerMs: velocity, rate: rate, multiplier: flickFactor,
            limits: limits, bounces: view.bounces, fidelity: view.scrollFidelity,
            pixels: pixels)))
    }
    lastStep = lift
    guard stepsAtOnce else { return }
    lastStep -= frame
    step(milliseconds: lift)
  }

  // MARK: Hooks

  /// Asks first the layout and then the delegate for a target (S3.16).
  ///
  /// - Returns: The target after both answers, and whether the layout or the delegate gave an
  ///   answer.
  func askHooks(
    projected: CGPoint, velocityPerMs: CGPoint
  ) -> (target: CGPoint, wasAsked: Bool) {
    var target = projected
    var wasAsked = false
    if let answer = view.layoutTarget(forProposed: projected, velocityPerMs: velocityPerMs) {
      target = answer
      wasAsked = true
    }
    if let answer = caller.willEndDragging(velocity: velocityPerMs, target: target) {
      target = answer
      wasAsked = true
    }
    return (target, wasAsked)
  }

  /// Records a finding if the target from the layout or the delegate is not the offset of a page
  /// (S3.18), or lies behind the moving content, so that the content jumps (S3.20).
  ///
  /// - Parameter page: The offset of the page to which paging moves the content instead; nil
  ///   without paging.
  private func report(_ target: CGPoint, velocityPerMs velocity: CGPoint, page: CGPoint?) {
    let offset = view.contentOffset
    if let page {
      let isDiscarded = abs(page.x - target.x) > 0.5 || abs(page.y - target.y) > 0.5
      guard isDiscarded else { return }
      simulation.recordOnce(
        "target while paging \(ObjectIdentifier(view))",
        .targetWhilePaging(target, insteadOf: page, in: view))
    } else if limits.contains(offset),
      velocity.x * (target.x - offset.x) < -0.5 * abs(velocity.x)
        || velocity.y * (target.y - offset.y) < -0.5 * abs(velocity.y)
    {
      simulation.recordOnce(
        "target behind motion \(ObjectIdentifier(view))",
        .targetBehindMotion(target, from: offset, velocity: velocity, in: view))
    }
  }

  // MARK: Parameters

  var rate: Double { Double(view.decelerationRate.rawValue) }

  private var flickFactor: CGFloat { view.usesFlickMultiplier ? flicks.value : 1 }

  private var pages: AxisPair<PageGrid> {
    let limits = limits
    let size = view.bounds.size
    return AxisPair(
      x: PageGrid(stride: size.width, limits: limits.x, pixels: pixels),
      y: PageGrid(stride: size.height, limits: limits.y, pixels: pixels))
  }

  var isOnPage: Bool {
    let (pages, offset) = (pages, view.contentOffset)
    return pages.x.isOnPage(offset.x) && pages.y.isOnPage(offset.y)
  }

  /// Returns the offset of the page to which a release leads. The offset is within the limits even
  /// if the page starts outside them.
  func pageTarget(_ velocityPerMs: CGPoint) -> CGPoint {
    let (pages, offset) = (pages, view.contentOffset)
    return limits.clamped(
      CGPoint(
        x: pages.x.target(
          from: offset.x, velocityPerMs: velocityPerMs.x, interrupting: interruptedPages.x),
        y: pages.y.target(
          from: offset.y, velocityPerMs: velocityPerMs.y, interrupting: interruptedPages.y)))
  }

  /// Returns `target`, but with each coordinate that differs from `projected` moved to the nearest
  /// page.
  private func snapped(_ target: CGPoint, unless projected: CGPoint) -> CGPoint {
    let pages = pages
    return CGPoint(
      x: target.x == projected.x ? target.x : pages.x.snapped(target.x),
      y: target.y == projected.y ? target.y : pages.y.snapped(target.y))
  }
}

extension GridFault {
  package static func nonFiniteTarget(_ target: CGPoint) -> GridFault {
    GridFault(
      code: "non-finite-geometry",
      message: "the target content offset of a drag is not finite: {\(target.x), \(target.y)}",
      advice: "targetContentOffset(forProposedContentOffset:withScrollingVelocity:) or "
        + "scrollViewWillEndDragging answered it. Look for a division by a page or item length "
        + "that can be 0.")
  }
}
