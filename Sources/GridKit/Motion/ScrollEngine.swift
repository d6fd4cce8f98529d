/// Moves a scroll view's content: in a drag, after its release, and in scrolls that code starts.
///
/// The solvers in `Sources/GridCore/Motion` compute the physics. The engine keeps the state between
/// frames, writes offsets, and calls the delegate in the documented order.
@MainActor
package final class ScrollEngine: @preconcurrency CustomStringConvertible {
  enum Motion {
    case deceleration(ScrollDeceleration)
    case page(PageMotion)
    /// An animated scroll to an offset, or to the top. `start` is the virtual time at which the
    /// scroll began, in milliseconds.
    case offset(OffsetAnimation, start: Double)

    var isDecelerating: Bool {
      switch self {
      case .deceleration, .page: true
      case .offset: false
      }
    }
  }

  /// A drag of the content by a finger.
  struct Drag {
    /// The offset at the start of the drag, as it would be without the rubber band. If something
    /// other than the finger moves the content, `start` moves by the same distance (S1.19).
    var start: CGPoint
    /// The finger's translation since the start, in points.
    var translation = CGPoint.zero
    var lock: DirectionalLock
    var velocity = DragVelocity()
  }

  /// An unretained reference to the view. The view owns the engine, and clears the reference when
  /// the view is deallocated.
  nonisolated let reference: UnretainedBox<BaseScrollView>
  var motion: Motion?
  package internal(set) var hasDrag = false
  var drag: Drag?
  var flicks = FlickMultiplier()
  /// The page motion that the present touch interrupted (P8.2).
  var interruptedPages: AxisPair<PageGrid.Running?> = AxisPair(x: nil, y: nil)
  /// Whether the present touch stopped a motion (P2.1).
  package internal(set) var hasCaughtMotion = false
  /// The virtual time of the last step or drag update, in milliseconds.
  var lastStep: Double = 0
  /// A counter that grows whenever a motion starts or stops. From it, a step learns that a callback
  /// has started or stopped a motion.
  var generation = 0
  /// The offset change that the engine itself is about to make.
  private var ownWrite: (mover: Mover, depth: Int)?

  /// The cause for which the engine writes an offset.
  enum Mover {
    case finger
    case motion
  }

  init(_ view: BaseScrollView) {
    reference = UnretainedBox(view)
  }

  /// The scroll view. A method that calls the app's code retains the view while the method runs,
  /// because a callback may release the last reference to the view.
  var view: BaseScrollView {
    guard let view = reference.view else { preconditionFailure("A scroll view keeps its engine.") }
    return view
  }

  /// Reads a value of the view without retaining the view.
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

  /// Writes an offset as the engine's own change. The caller has already applied the limits and
  /// rounded the offset to pixels.
  func write(_ offset: CGPoint, by mover: Mover) {
    look { view in
      ownWrite = (mover, view.offsetDepth + 1)
      view.moveContent(to: offset)
    }
    ownWrite = nil
  }

  /// Adapts the drag and the motion to an offset change that they did not make (S3.33).
  ///
  /// A layout that gets a query about new bounds may move the content before the engine's own
  /// change is stored. A callback may move the content afterwards. Neither of these two changes
  /// counts as the engine's own.
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
    case nil:
      break
    }
  }

  // MARK: Frames

  /// Moves the content on by one frame. The caller retains the view.
  func step(milliseconds time: Double) {
    // If a callback has moved time on, the content has moved with it.
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
      follow(animation, atMilliseconds: time - start)
    case nil:
      simulation.clock.stop(reference)
    }
  }

  /// Writes the offset of a frame of a deceleration. After the last frame, the method resets the
  /// flags, writes the resting offset, and reports the end of the deceleration (S3.25).
  private func apply(_ frame: MotionFrame) {
    let generation = generation
    if frame.endsFlickStreak { flicks.reset() }
    write(frame.offset, by: .motion)
    guard self.generation == generation, frame.restingOffset != nil else { return }
    endDeceleration()
  }

  /// Pins the content to the limits and reports the end of the deceleration. The offset is read
  /// again, because `didScroll` may have moved the content.
  func endDeceleration() {
    end()
    restoreFlags()
    write(limits.clamped(view.contentOffset), by: .motion)
    caller.didEndDecelerating()
    tellRest()
  }

  private func follow(_ animation: OffsetAnimation, atMilliseconds time: Double) {
    // In fast mode, the first tick is the last one.
    let isLast = animation.isFinished(atMilliseconds: time) || simulation.isFastMode
    let generation = generation
    write(isLast ? animation.to : animation.offset(atMilliseconds: time), by: .motion)
    guard self.generation == generation, isLast else { return }
    end()
    switch animation.course {
    case .eased: caller.didEndScrollingAnimation()
    case .spring: caller.didScrollToTop()
    }
    tellRest()
  }

  /// Tells the view that its content rests, unless a callback has started a motion or a drag.
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

  /// Ends the motion. The offset stays, and the delegate is not told of the end.
  func end() {
    generation += 1
    guard motion != nil else { return }
    motion = nil
    simulation.clock.stop(reference)
  }

  /// Ends the motion because code has requested this. The delegate is not told of the end. If a
  /// drag is being released now, no deceleration follows.
  func stop() {
    end()
    view.scrollState.remove(.decelerating)
    if !view.isTracking { view.scrollState.remove(.dragging) }
  }

  /// Sets the view's scroll flags for the drag or the deceleration. Clears the flags if there is
  /// neither.
  func restoreFlags() {
    if drag != nil {
      view.scrollState = [.tracking, .dragging]
    } else if let motion, motion.isDecelerating {
      view.scrollState = [.dragging, .decelerating]
    } else {
      view.scrollState = []
    }
  }

  /// Starts the animated scroll of `setContentOffset(_:animated:)` (S3.30). A running animated
  /// scroll is dropped, and its end is not reported. A request for the present offset only stops
  /// the motion.
  func animate(to target: CGPoint) {
    stop()
    let target = pixels.rounded(target)
    guard let animation = OffsetAnimation(from: view.contentOffset, to: target) else { return }
    begin(.offset(animation, start: nowMs))
  }

  /// Handles a tap on the status bar.
  package func scrollToTop() {
    let view = view
    defer { extendLifetime(view) }
    guard view.scrollsToTop, view.isUserInteractionEnabled, view.isScrollEnabled,
      !view.isTracking, !view.isZooming,
      OffsetAnimation(toTopFrom: view.contentOffset, limits: limits) != nil,
      caller.shouldScrollToTop(),
      // The delegate may have moved the content meanwhile.
      let animation = OffsetAnimation(toTopFrom: view.contentOffset, limits: limits)
    else { return }
    stop()
    begin(.offset(animation, start: nowMs))
  }

  /// Ends the user's scrolling after `isScrollEnabled` became false. A drag is cancelled, and a
  /// deceleration ends at once. An animated scroll or a scroll to the top goes on.
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

  /// Moves the motion to the clock of another simulation, after the view was attached to a window
  /// of that simulation.
  func moveClock(from old: Simulation) {
    guard let motion else { return }
    old.clock.stop(reference)
    let shift = nowMs - old.now * 1000
    lastStep += shift
    if case .offset(let animation, let start) = motion {
      self.motion = .offset(animation, start: start + shift)
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
      let end = animation.course == .spring ? "the top" : NumberText.short(animation.to)
      return "\(name) scrolls to \(end), at \(offset)"
    case nil: return "\(name) at \(offset)"
    }
  }
}
