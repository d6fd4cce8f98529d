extension ScrollEngine {
  /// The release event, in the order of C2.11: page, decision, hooks, retarget, callbacks, first
  /// step.
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
        // A proposal that a script gave counts as changed even when no hook changed it.
        projected: natural),
      answer: target, limits: after, limitsChanged: after != before || given != nil, pixels: pixels)
    let decelerates =
      answer.wasAsked || given != nil ? retarget.movesContent : decision.decelerates
    // An animated scroll that was asked for during the drag or by a hook goes on, and a stop in a
    // hook stands: both take the place of the deceleration.
    let isTaken = motion != nil || self.generation != generation
    tellEnd(decelerates: decelerates && !isTaken) {
      self.start(
        velocity: blended, target: retarget.target,
        retarget: retarget.isAdjusted ? retarget : nil, liftedAtMilliseconds: time)
    }
  }

  /// `didEndDragging`, `willBeginDecelerating`, then the flag of the finger goes.
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

  /// Announces a deceleration and begins it, unless the delegate stopped or replaced it.
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

  /// Starts the motion after a release; its clock counts from the lift.
  ///
  /// One full frame is stepped at once where the last update is about a frame old; otherwise the
  /// first step is that of the next tick (S3.21).
  func start(
    velocity: CGPoint, target: CGPoint, retarget: Retarget?, liftedAtMilliseconds time: Double?
  ) {
    let lift = time ?? nowMs
    let frame = simulation.frameDuration * 1000
    let stepsAtOnce =
      view.scrollFidelity.synchronousFirstStep
      // A gesture in which no time passes stands for one of regular events.
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

  /// Asks the layout for a target first, then the delegate (S3.16).
  ///
  /// - Returns: The target that they left, and whether one of them answered.
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

  /// Tells of a target of a hook's that comes to nothing: no page (S3.18), or behind the motion,
  /// which jumps (S3.20).
  ///
  /// - Parameter page: Where paging goes instead; nil without paging.
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

  /// The page that a release goes to, within the limits also where a page starts outside.
  func pageTarget(_ velocityPerMs: CGPoint) -> CGPoint {
    let (pages, offset) = (pages, view.contentOffset)
    return limits.clamped(
      CGPoint(
        x: pages.x.target(
          from: offset.x, velocityPerMs: velocityPerMs.x, interrupting: interruptedPages.x),
        y: pages.y.target(
          from: offset.y, velocityPerMs: velocityPerMs.y, interrupting: interruptedPages.y)))
  }

  /// Returns a hook's target, moved to the nearest page if paging is on.
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
