/// Moves a scroll view's content: under a finger, after its release, and on request.
///
/// Physics is the solvers' (`Sources/GridCore/Motion`); this class keeps the state between frames,
/// writes offsets, and sends the callbacks in their order.
@MainActor
package final class ScrollEngine: @preconcurrency CustomStringConvertible {
  enum Motion {
    case deceleration(ScrollDeceleration)
    case page(PageMotion)
    /// `start` is virtual time in milliseconds.
    case offset(OffsetAnimation, start: Double)
    case toTop(ScrollToTopMotion, start: Double)

    var isDecelerating: Bool {
      switch self {
      case .deceleration, .page: true
      case .offset, .toTop: false
      }
    }
  }

  /// A finger that drags the content.
  struct Drag {
    /// The un-banded offset at the start; moves along when others move the content (S1.19).
    var start: CGPoint
    /// The finger's way since the start.
    var translation = CGPoint.zero
    var lock: DirectionalLock
    var velocity = DragVelocity()
  }

  /// The way back to the view, which keeps its engine and clears this when it ends.
  nonisolated let reference: UnretainedBox<BaseScrollView>
  var motion: Motion?
  package internal(set) var hasDrag = false
  var drag: Drag?
  var flicks = FlickMultiplier()
  /// The page motion that the present touch interrupted (P8.2).
  var interruptedPages: AxisPair<PageGrid.Running?> = AxisPair(x: nil, y: nil)
  /// Whether the present touch stopped a motion (P2.1).
  package internal(set) var hasCaughtMotion = false
  /// Virtual time of the last step or drag update, in milliseconds.
  var lastStep: Double = 0
  /// The generation of the motions. It grows whenever a motion starts or stops, so that a step
  /// notices what callbacks did.
  var generation = 0
  /// The change of offset that the engine itself is about to make.
  private var ownWrite: (mover: Mover, depth: Int)?

  /// The cause on whose behalf the engine writes an offset.
  enum Mover {
    case finger
    case motion
  }

  init(_ view: BaseScrollView) {
    reference = UnretainedBox(view)
  }

  /// The scroll view. A method that calls a user's object keeps the view till its end: the last
  /// reference to the view may go in a callback.
  var view: BaseScrollView {
    guard let view = reference.view else { preconditionFailure("A scroll view keeps its engine.") }
    return view
  }

  /// Looks at the view without counting a reference to it.
  @inline(__always)
  private func look<Value>(_ value: (BaseScrollView) -> Value) -> Value {
    guard let view = reference.reference else {
      preconditionFailure("A scroll view keeps its engine.")
    }
    return view.withObject(value)
  }

  var simulation: Simulation { look { $0.simulation } }
  var nowMs: Double { simulation.now * 1000 }
  var pixels: PixelGrid { simulation.screen.pixels }
  var caller: ScrollDelegateCaller { view.delegateCaller }
  var limits: OffsetLimits { look { $0.offsetLimits } }

  /// Writes an offset of the engine's own; limits and pixels are the caller's business.
  func write(_ offset: CGPoint, by mover: Mover) {
    look { view in
      ownWrite = (mover, view.offsetDepth + 1)
      view.moveContent(to: offset)
    }
    ownWrite = nil
  }

  /// The offset changed: whatever did not make the change itself is re-based (S3.33).
  ///
  /// A layout that is asked about new bounds may move the content before the engine's own change
  /// is stored; callbacks may do so after it. Neither counts as the engine's.
  func offsetDidChange(by distance: CGPoint) {
    var mover: Mover?
    if let ownWrite, ownWrite.depth == view.offsetDepth {
      mover = ownWrite.mover
      self.ownWrite = nil
    }
    if mover != .finger, drag != nil {
      drag?.start.x += distance.x
      drag?.start.y += distance.y
    }
    guard mover != .motion else { return }
    switch motion {
    case .deceleration(var motion):
      motion.rebase(by: distance)
      self.motion = .deceleration(motion)
    case .page(var motion):
      motion.rebase(by: distance)
      self.motion = .page(motion)
    case .offset(var motion, let start):
      motion.rebase(by: distance)
      self.motion = .offset(motion, start: start)
    case .toTop(var motion, let start):
      motion.rebase(by: distance)
      self.motion = .toTop(motion, start: start)
    case nil:
      break
    }
  }

  // MARK: Frames

  /// Moves on by one frame. The caller keeps the view.
  func step(milliseconds time: Double) {
    // A callback has moved time on, and the content with it.
    guard time >= lastStep else { return }
    let elapsed = time - lastStep
    lastStep = time
    switch motion {
    case .deceleration(var motion):
      motion.limits = limits
      let frame = motion.step(milliseconds: elapsed)
      self.motion = .deceleration(motion)
      apply(frame)
    case .page(var motion):
      motion.limits = limits
      let frame = motion.step(milliseconds: elapsed)
      self.motion = .page(motion)
      apply(frame)
    case .offset(let animation, let start):
      follow(
        animation.offset(atMilliseconds: time - start),
        isLast: animation.isFinished(atMilliseconds: time - start), end: animation.to
      ) { caller.didEndScrollingAnimation() }
    case .toTop(let animation, let start):
      follow(
        animation.offset(atMilliseconds: time - start),
        isLast: animation.isFinished(atMilliseconds: time - start), end: animation.to
      ) { caller.didScrollToTop() }
    case nil:
      simulation.clock.stop(reference)
    }
  }

  /// S3.25: the offset first, then the flags, then the resting place, then the end.
  private func apply(_ frame: MotionFrame) {
    let generation = generation
    if frame.endsFlickStreak { flicks.reset() }
    write(frame.offset, by: .motion)
    guard self.generation == generation, frame.restingOffset != nil else { return }
    endDeceleration()
  }

  /// Pins the content to the limits and tells the end. The place is read again: `didScroll` may
  /// have moved the content.
  func endDeceleration() {
    end()
    restoreFlags()
    write(limits.clamped(view.contentOffset), by: .motion)
    caller.didEndDecelerating()
    tellRest()
  }

  private func follow(_ offset: CGPoint, isLast: Bool, end: CGPoint, _ tell: () -> Void) {
    // Fast mode: the first tick is the last one.
    let isLast = isLast || simulation.isFastMode
    let generation = generation
    write(isLast ? end : offset, by: .motion)
    guard self.generation == generation, isLast else { return }
    self.end()
    tell()
    tellRest()
  }

  /// Tells the view that nothing moves the content any more, unless a callback has started
  /// something.
  func tellRest() {
    if motion == nil, drag == nil { view.scrollingDidRest() }
  }

  // MARK: Start and stop

  func begin(_ motion: Motion) {
    generation += 1
    self.motion = motion
    lastStep = nowMs
    simulation.clock.start(reference)
  }

  /// Forgets the motion; the offset stays and the delegate is not told.
  func end() {
    generation += 1
    guard motion != nil else { return }
    motion = nil
    simulation.clock.stop(reference)
  }

  /// Ends the motion on request. The delegate is not told, and a release under way does not
  /// decelerate.
  func stop() {
    end()
    view.scrollState.remove(.decelerating)
    if !view.isTracking { view.scrollState.remove(.dragging) }
  }

  /// The flags when no callback of a release is under way.
  func restoreFlags() {
    if drag != nil {
      view.scrollState = [.tracking, .dragging]
    } else if let motion, motion.isDecelerating {
      view.scrollState = [.dragging, .decelerating]
    } else {
      view.scrollState = []
    }
  }

  /// Starts `setContentOffset(_:animated: true)` (S3.30). A running one is dropped without its end;
  /// a request for the present offset only stops what runs.
  func animate(to target: CGPoint) {
    stop()
    let target = pixels.rounded(target)
    guard let animation = OffsetAnimation(from: view.contentOffset, to: target) else { return }
    begin(.offset(animation, start: nowMs))
  }

  /// A tap on the status bar.
  package func scrollToTop() {
    let view = view
    defer { extendLifetime(view) }
    guard view.scrollsToTop, view.isUserInteractionEnabled, view.isScrollEnabled,
      !view.isTracking, !view.isZooming,
      ScrollToTopMotion(from: view.contentOffset, limits: limits) != nil,
      caller.shouldScrollToTop(),
      // The delegate may have moved the content meanwhile.
      let motion = ScrollToTopMotion(from: view.contentOffset, limits: limits)
    else { return }
    stop()
    begin(.toTop(motion, start: nowMs))
  }

  /// Scrolling was turned off: the finger's drag is taken away, and a deceleration ends at
  /// once. What a program asked for goes on.
  func scrollingWasDisabled() {
    let view = view
    defer { extendLifetime(view) }
    if drag != nil {
      cancelDrag()
    } else if let motion, motion.isDecelerating {
      endDeceleration()
    } else {
      // A release that is under way does not decelerate.
      generation += 1
    }
  }

  /// The view was attached to a window of another simulation: what moves goes on by its clock.
  func moveClock(from old: Simulation) {
    guard let motion else { return }
    old.clock.stop(reference)
    let shift = nowMs - old.now * 1000
    lastStep += shift
    switch motion {
    case .offset(let animation, let start): self.motion = .offset(animation, start: start + shift)
    case .toTop(let animation, let start): self.motion = .toTop(animation, start: start + shift)
    case .deceleration, .page: break
    }
    simulation.clock.start(reference)
  }

  package var description: String {
    let offset = NumberText.short(view.contentOffset)
    let name = MessageText.className(view)
    switch motion {
    case .deceleration(let motion):
      return "\(name) decelerates at \(offset) with "
        + "\(NumberText.short(motion.velocityPerMs)) points per millisecond"
    case .page: return "\(name) moves to a page, at \(offset)"
    case .offset(let animation, _):
      return "\(name) scrolls to \(NumberText.short(animation.to)), at \(offset)"
    case .toTop: return "\(name) scrolls to the top, at \(offset)"
    case nil: return "\(name) at \(offset)"
    }
  }
}
