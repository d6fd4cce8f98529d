extension ScrollEngine {
  // MARK: Touch

  /// Handles a finger that comes down on the content. Content that moves by itself stops where it
  /// is (C2.7), also in an animated scroll (C2.13). The delegate is told that the motion has ended.
  /// Only the end of a scroll to the top is not reported, because the content has not reached the
  /// top.
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
    case .offset(let animation, _):
      if animation.course == .eased { caller.didEndScrollingAnimation() }
    }
  }

  /// Handles a finger that lifts without having dragged.
  ///
  /// Content beyond its limits returns to its limits, even if code moved the content (S1.7).
  ///
  /// - Parameter time: The time at which the finger lifted, in milliseconds of virtual time; nil
  ///   for now.
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
    // A new deceleration without any dragging callbacks. Its flags are those of an animated scroll.
    beginDeceleration {
      self.start(
        velocity: .zero, target: self.pageTarget(.zero), retarget: nil, liftedAtMilliseconds: time)
    }
  }

  // MARK: Drag

  /// Begins a drag. Returns false if scrolling is disabled, if a drag is under way, or if a
  /// callback ended the drag.
  ///
  /// - Parameter direction: The direction of the finger's movement, for the directional lock.
  @discardableResult
  package func beginDrag(direction: CGPoint = .zero) -> Bool {
    let view = view
    defer { extendLifetime(view) }
    guard view.isScrollEnabled, drag == nil else { return false }
    if !view.isTracking { touchDown() }
    // An animated scroll that code started since the finger came down stops where it is. Its end is
    // reported once.
    let interrupted = motion
    end()
    if case .offset(let animation, _) = interrupted, animation.course == .eased {
      caller.didEndScrollingAnimation()
      // The drag replaces a motion that the callback has started.
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

  /// Moves the finger. `translation` is the finger's whole distance since the drag began (P2.2).
  ///
  /// - Parameters:
  ///   - fingerPerMs: The velocity of the gesture recogniser, in points per millisecond; nil leaves
  ///     the recorded velocities unchanged.
  ///   - time: The time of the finger's event, in milliseconds of virtual time. Nil stands for the
  ///     present time.
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

  /// Adapts the drag to new limits that code has set while the finger is down. The content stays
  /// under the finger. The part of the offset beyond the new limits counts as pulled by the finger
  /// (S3.2).
  func keepContentUnderFinger() {
    guard var present = drag else { return }
    let start = dragOffset(present.lock).start(showing: view.contentOffset)
    present.start = CGPoint(
      x: start.x + present.translation.x, y: start.y + present.translation.y)
    drag = present
  }

  /// Lifts the finger. The release velocity comes from the drag's events, but is zero if
  /// `fingerPerMs` is zero.
  ///
  /// - Parameters:
  ///   - fingerPerMs: The velocity of the gesture recogniser when the finger lifts, in points per
  ///     millisecond (S3.7).
  ///   - time: The time at which the finger lifted, in milliseconds of virtual time. Nil stands for
  ///     the present time.
  package func endDrag(fingerPerMs: CGPoint, atMilliseconds time: Double? = nil) {
    let view = view
    defer { extendLifetime(view) }
    guard var present = drag else { return }
    present.velocity.release(fingerPerMs: fingerPerMs)
    release(present.velocity, projected: nil, liftedAtMilliseconds: time)
  }

  /// Lifts the finger at a given velocity of the content.
  ///
  /// - Parameters:
  ///   - velocityPerMs: The velocity, in points per millisecond; positive if the offset grows.
  ///   - projected: The offset that the layout and the delegate get as the proposed target; nil for
  ///     the computed target.
  ///   - time: The time at which the finger lifted, in milliseconds of virtual time. Nil stands for
  ///     the present time.
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

  /// Cancels the drag (C2.9). If there is no drag, lifts the finger.
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
    // If a hook moved the content and left the target unchanged, the content stays there.
    if answer.target != present { write(pixels.rounded(answer.target), by: .finger) }
    tellEnd(decelerates: false) {}
  }

  func finishDrag() {
    drag = nil
    hasDrag = false
    hasCaughtMotion = false
  }

  private func movingAxes(_ lock: DirectionalLock) -> AxisPair<Bool> {
    let axes = view.draggableAxes
    return AxisPair(x: axes.x && lock.axes.x, y: axes.y && lock.axes.y)
  }

  private func dragOffset(_ lock: DirectionalLock) -> DragOffset {
    DragOffset(
      limits: limits, boundsSize: view.bounds.size, axes: movingAxes(lock),
      bounces: view.bounces, pixels: pixels)
  }
}
