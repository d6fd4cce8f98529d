extension ScrollEngine {
  // MARK: Touch

  /// A finger comes down on the content: a moving view freezes (C2.7), also one that a program
  /// moves (C2.13), and the end is told. A scroll to the top that did not get there has no end to
  /// tell.
  package func touchDown() {
    let view = view
    defer { extendLifetime(view) }
    hasCaughtMotion = false
    interruptedPages = AxisPair(x: nil, y: nil)
    flicks.touchDown(atMilliseconds: nowMs)
    guard drag == nil, view.isScrollEnabled, let motion else {
      view.scrollState.insert(.tracking)
      return
    }
    hasCaughtMotion = true
    end()
    view.scrollState = .tracking
    switch motion {
    case .deceleration:
      caller.didEndDecelerating()
    case .page(let page):
      interruptedPages = page.running
      caller.didEndDecelerating()
    case .offset:
      caller.didEndScrollingAnimation()
    case .toTop:
      break
    }
  }

  /// The finger lifts without having dragged.
  ///
  /// Content outside its limits returns, also when nothing moved it there but a program (S1.7).
  ///
  /// - Parameter time: When the finger lifted, in milliseconds of virtual time; nil for now.
  package func touchUp(atMilliseconds time: Double? = nil) {
    let view = view
    defer { extendLifetime(view) }
    guard drag == nil, view.isTracking else { return }
    let hasCaught = hasCaughtMotion
    hasCaughtMotion = false
    let isOutside = !limits.contains(view.contentOffset)
    let isBetweenPages = hasCaught && view.isPagingEnabled && !isOnPage
    guard motion == nil, view.isScrollEnabled, isOutside || isBetweenPages else {
      restoreFlags()
      if hasCaught { tellRest() }
      return
    }
    // A new deceleration without any dragging callbacks; its flags are those of an animated scroll.
    beginDeceleration {
      self.start(
        velocity: .zero, target: self.pageTarget(.zero), retarget: nil, liftedAtMilliseconds: time)
    }
  }

  // MARK: Drag

  /// The axes that follow the finger.
  var draggableAxes: AxisPair<Bool> {
    let axes = view.draggableAxes
    return AxisPair(x: axes.x, y: axes.y)
  }

  /// Begins a drag; false when the view does not scroll.
  ///
  /// - Parameter direction: The way that made it a drag, for the directional lock.
  @discardableResult
  package func beginDrag(direction: CGPoint = .zero) -> Bool {
    let view = view
    defer { extendLifetime(view) }
    guard view.isScrollEnabled, drag == nil else { return false }
    if !view.isTracking { touchDown() }
    // An animated scroll that was asked for since the finger came down stops where it is,
    // and its end is told once.
    let interrupted = motion
    end()
    if case .offset = interrupted {
      caller.didEndScrollingAnimation()
      // The drag has the last word, whatever was asked for meanwhile.
      end()
    }
    let lock: DirectionalLock =
      view.isDirectionalLockEnabled ? DirectionalLock(translation: direction) : .none
    drag = Drag(start: view.contentOffset, lock: lock)
    let start = dragOffset(lock).start(showing: view.contentOffset)
    drag?.start = start
    hasDrag = true
    lastStep = nowMs
    view.scrollState = [.tracking, .dragging]
    caller.willBeginDragging()
    guard drag != nil else { return false }
    view.userWillBeginDragging()
    return drag != nil
  }

  /// Moves the finger to a place, given as its whole way since the drag began (P2.2).
  ///
  /// - Parameters:
  ///   - fingerPerMs: The recogniser's velocity, in points per millisecond; nil keeps the
  ///     velocities as they are.
  ///   - time: When the finger was seen there, in milliseconds of virtual time; nil for now.
  package func moveDrag(
    translation: CGPoint, fingerPerMs: CGPoint? = nil, atMilliseconds time: Double? = nil
  ) {
    let view = view
    defer { extendLifetime(view) }
    guard var present = drag else { return }
    present.translation = translation
    lastStep = time ?? nowMs
    if let fingerPerMs {
      present.velocity.record(fingerPerMs: fingerPerMs, axes: movingAxes(present.lock))
      flicks.drag(translation: translation, velocityPerMs: present.velocity.latestPerMs)
    }
    drag = present
    let before = view.contentOffset
    write(
      dragOffset(present.lock).offset(start: present.start, translation: translation),
      by: .finger)
    if drag != nil {
      view.refreshControl?.dragDidMove(
        from: before.y, to: view.contentOffset.y, top: limits.y.min)
    }
  }

  /// Limits were changed on purpose while a finger drags: the content stays where it is under the
  /// finger, and what it is beyond the new limits counts as pulled there (S3.2).
  func keepContentUnderFinger() {
    guard var present = drag else { return }
    let start = dragOffset(present.lock).start(showing: view.contentOffset)
    present.start = CGPoint(
      x: start.x + present.translation.x, y: start.y + present.translation.y)
    drag = present
  }

  /// Lifts the finger at the velocity that the drag's events showed.
  ///
  /// - Parameters:
  ///   - fingerPerMs: The recogniser's velocity as read again now (S3.7).
  ///   - time: When the finger lifted, in milliseconds of virtual time; nil for now.
  package func endDrag(fingerPerMs: CGPoint, atMilliseconds time: Double? = nil) {
    let view = view
    defer { extendLifetime(view) }
    guard var present = drag else { return }
    present.velocity.release(fingerPerMs: fingerPerMs)
    release(present.velocity, projected: nil, liftedAtMilliseconds: time)
  }

  /// Lifts the finger at a given speed of the content.
  ///
  /// - Parameters:
  ///   - velocityPerMs: In points per millisecond; positive when the offset grows.
  ///   - projected: The resting place that the hooks are told in place of the projection.
  ///   - time: When the finger lifted, in milliseconds of virtual time; nil for now.
  package func endDrag(
    velocityPerMs: CGPoint, projected: CGPoint? = nil, atMilliseconds time: Double? = nil
  ) {
    let view = view
    defer { extendLifetime(view) }
    guard let present = drag else { return }
    let axes = movingAxes(present.lock)
    release(
      DragVelocity(scriptedPerMs: axes.masking(velocityPerMs)), projected: projected,
      liftedAtMilliseconds: time)
  }

  /// The gesture is taken away (C2.9). A finger that did not drag lifts.
  package func cancelDrag() {
    let view = view
    defer { extendLifetime(view) }
    guard drag != nil else {
      touchUp()
      return
    }
    finishDrag()
    write(limits.clamped(view.contentOffset), by: .finger)
    let present = view.contentOffset
    let answer = askHooks(projected: present, velocityPerMs: .zero)
    // A hook that moves the content itself, and leaves the target alone, has had its way.
    if answer.target != present { write(pixels.rounded(answer.target), by: .finger) }
    tellEnd(decelerates: false) {}
  }

  func finishDrag() {
    drag = nil
    hasDrag = false
    hasCaughtMotion = false
  }

  private func movingAxes(_ lock: DirectionalLock) -> AxisPair<Bool> {
    let axes = draggableAxes
    return AxisPair(x: axes.x && lock.axes.x, y: axes.y && lock.axes.y)
  }

  private func dragOffset(_ lock: DirectionalLock) -> DragOffset {
    DragOffset(
      limits: limits, boundsSize: view.bounds.size, axes: movingAxes(lock),
      bounces: view.bounces, pixels: pixels)
  }
}
