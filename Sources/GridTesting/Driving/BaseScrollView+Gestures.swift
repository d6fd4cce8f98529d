// Gestures at content level: the caller gives the distance that the content moves and the speed of
// its release. Neither drag hysteresis nor an estimate of the speed changes them.
//
// Distances and velocities are changes of the content offset. They are positive when the offset
// grows, as under a finger that moves up or left. Velocities are points per second. The view is
// laid out before and after every gesture; time passes only where a gesture takes a duration.

extension BaseScrollView {
  // MARK: Drag

  /// Drags the content and lifts the finger at rest. No time passes.
  ///
  /// `drag(by: CGPoint(x: 0, y: 100))` moves the offset by exactly 100 points, up to the limit of
  /// the content. Beyond the limit the rubber band applies, and the content starts to return when
  /// the finger lifts. After `dragAndHold(by:)`, this function continues the drag that
  /// `dragAndHold(by:)` began.
  public func drag(by distance: CGPoint) {
    dragAndHold(by: distance)
    release()
  }

  /// Drags along the only axis that scrolls.
  public func drag(by distance: CGFloat) {
    if let distance = onScrollableAxis(distance) { drag(by: distance) }
  }

  /// Drags the content evenly, one move per tick, then lifts the finger.
  ///
  /// - Parameters:
  ///   - seconds: Virtual time that passes, in whole frames and at least one.
  ///   - hold: Whether the finger rests before it lifts. If false, the content is released at the
  ///     speed of the drag.
  public func drag(by distance: CGPoint, over seconds: TimeInterval, hold: Bool = true) {
    guard let frames = simulation.frames(in: seconds), admits(distance, "drag(by:over:)") else {
      return
    }
    recordStandstill(distance, "drag(by:over:)")
    dragAndHold(by: .zero)
    guard let start = engine.dragTranslation else { return }
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      simulation.input(at: simulation.nextTickTime, name: "drag") { [weak self] in
        self?.engine.moveDrag(
          translation: CGPoint(
            x: start.x - distance.x * share, y: start.y - distance.y * share))
      }
      simulation.tick()
    }
    let time = CGFloat(frames) * CGFloat(simulation.frameDuration)
    release(velocity: hold ? .zero : CGPoint(x: distance.x / time, y: distance.y / time))
  }

  /// Drags evenly along the only axis that scrolls.
  public func drag(by distance: CGFloat, over seconds: TimeInterval, hold: Bool = true) {
    if let distance = onScrollableAxis(distance) { drag(by: distance, over: seconds, hold: hold) }
  }

  /// Drags the content and keeps the finger down. No time passes.
  ///
  /// A second call continues the drag. The distances of all calls are added up before the rubber
  /// band is applied.
  public func dragAndHold(by distance: CGPoint) {
    guard admits(distance, "a drag") else { return }
    recordStandstill(distance, "a drag")
    gesture {
      if !engine.hasDrag { engine.beginDrag(direction: CGPoint(x: -distance.x, y: -distance.y)) }
      guard let way = engine.dragTranslation, distance != .zero else { return }
      engine.moveDrag(translation: CGPoint(x: way.x - distance.x, y: way.y - distance.y))
    }
  }

  /// Drags the content along the only axis that scrolls, and keeps the finger down.
  public func dragAndHold(by distance: CGFloat) {
    if let distance = onScrollableAxis(distance) { dragAndHold(by: distance) }
  }

  /// Lifts the finger of `dragAndHold(by:)`. The layout and the delegate are asked for the target
  /// offset, and the motion after the release starts.
  public func release(velocity: CGPoint = .zero) {
    guard admits(velocity, "the velocity of a release") else { return }
    // No motion can be computed from a greater velocity.
    let most = CGFloat(GridTouchScript.furthest)
    let velocity = CGPoint(
      x: min(max(velocity.x, -most), most), y: min(max(velocity.y, -most), most))
    gesture {
      if engine.hasDrag {
        engine.endDrag(velocityPerMs: velocity.perMillisecond)
      } else {
        engine.touchUp()
      }
    }
  }

  /// Lifts the finger, with a speed along the only axis that scrolls.
  public func release(velocity: CGFloat) {
    if let velocity = onScrollableAxis(velocity) { release(velocity: velocity) }
  }

  // MARK: Fling

  /// Drags the content and lets it go at a speed. No time passes; `settle()` runs the motion after
  /// the release.
  ///
  /// - Parameters:
  ///   - distance: The distance that the drag moves the content before the release.
  ///   - velocity: The velocity, in points per second. A release slower than 250 counts as a
  ///     release at rest.
  public func fling(by distance: CGPoint = .zero, velocity: CGPoint) {
    dragAndHold(by: distance)
    if velocity.isFinitePoint { recordStandstill(velocity, "fling(by:velocity:)") }
    release(velocity: velocity)
  }

  /// Flings the content at a speed along the only axis that scrolls.
  public func fling(by distance: CGFloat = 0, velocity: CGFloat) {
    guard let distance = onScrollableAxis(distance), let velocity = onScrollableAxis(velocity)
    else { return }
    fling(by: distance, velocity: velocity)
  }

  /// Drags the content and lifts the finger so that scrolling would end at `proposal`.
  ///
  /// The layout and the delegate get exactly `proposal`, which may be outside the limits. The
  /// content then moves to the offset that they return, clamped to the limits.
  public func drag(proposing proposal: CGPoint, velocity: CGPoint = .zero) {
    guard admits(proposal, "drag(proposing:)"), admits(velocity, "the velocity of a drag") else {
      return
    }
    gesture {
      engine.beginDrag()
      engine.endDrag(velocityPerMs: velocity.perMillisecond, projected: proposal)
    }
  }

  // MARK: Taps

  /// Puts a finger down and lifts it, so that moving content stops where it is.
  ///
  /// Content that was caught beyond a limit or between two pages goes back when the finger lifts.
  public func tapToStop() {
    gesture {
      engine.touchDown()
      engine.touchUp()
    }
  }

  /// Cancels the touch of a finger that is down. On a device, an alert that appears has this
  /// effect.
  public func cancelTouch() {
    gesture {
      if engine.hasDrag { engine.cancelDrag() } else { engine.touchUp() }
    }
  }

  /// Taps the status bar, so that the content starts to scroll to the top. The motion takes time;
  /// see `settle()`.
  public func scrollToTop() {
    gesture { engine.scrollToTop() }
  }

  // MARK: Shared

  /// Runs a gesture in the view's simulation, between two layout passes.
  func gesture(_ body: () -> Void) {
    simulation.perform {
      layoutIfNeeded()
      body()
      layoutIfNeeded()
    }
  }

  /// Records the finding `nothing-to-scroll` if the content cannot move along any axis of a
  /// gesture. The finding is recorded once for each view. A gesture that cannot move the content
  /// has no effect, as under a real finger.
  func recordStandstill(_ movement: CGPoint, _ gesture: String) {
    guard movement != .zero else { return }
    simulation.perform { layoutIfNeeded() }
    let axes = draggableAxes
    let moves = movement.x != 0 && axes.x || movement.y != 0 && axes.y
    guard !isScrollEnabled || !moves else { return }
    simulation.recordOnce(
      "nothing to scroll \(ObjectIdentifier(self))",
      LayoutFinding(.nothingToScroll, standstill(movement, gesture)))
  }

  /// Returns a sentence with the reason why a gesture moves nothing.
  private func standstill(_ movement: CGPoint, _ gesture: String) -> String {
    let start = "\(gesture) by \(NumberText.short(movement)) cannot move the \(nameInTexts): "
    guard isScrollEnabled else { return start + "isScrollEnabled is false." }
    return start + "its content of \(NumberText.short(contentSize)) fits its bounds of "
      + "\(NumberText.short(bounds.size)) that way, and it does not bounce there."
  }

  /// Whether the numbers of a gesture are finite. If a number is not finite, the call raises a
  /// fault, and the caller must not perform the gesture.
  func admits(_ numbers: CGPoint, _ gesture: String) -> Bool {
    if numbers.isFinitePoint { return true }
    simulation.raise(.nonFiniteGesture(numbers, gesture))
    return false
  }

  /// Returns a length as a distance along the only axis that a drag can move.
  ///
  /// If both axes scroll, the call raises a fault and returns nil. A view that scrolls on no axis
  /// counts as vertical. The gesture then moves nothing, as under a real finger.
  func onScrollableAxis(_ length: CGFloat) -> CGPoint? {
    switch scrollableDirection {
    case .vertical: CGPoint(x: 0, y: length)
    case .horizontal: CGPoint(x: length, y: 0)
    case nil: nil
    }
  }

  /// The only direction in which a drag moves the content. If both axes scroll, reading the
  /// property raises a fault and gives nil.
  var scrollableDirection: GridView.ScrollDirection? {
    simulation.perform { layoutIfNeeded() }
    let axes = draggableAxes
    if axes.x && axes.y {
      simulation.raise(.ambiguousAxis(self))
      return nil
    }
    return axes.x ? .horizontal : .vertical
  }
}

extension CGPoint {
  /// The velocity, converted from points per second to points per millisecond, the unit of the
  /// motion solvers.
  package var perMillisecond: CGPoint { CGPoint(x: x / 1000, y: y / 1000) }
}

extension GridFault {
  package static func nonFiniteGesture(_ numbers: CGPoint, _ gesture: String) -> GridFault {
    GridFault(
      code: "non-finite-geometry", exceptionName: .fatalError,
      message: "\(gesture) was given a number that is not finite: \(NumberText.short(numbers))",
      advice: "Nothing is moved. Look for a division by a length or a time that can be 0.")
  }

  @MainActor package static func ambiguousAxis(_ view: BaseScrollView) -> GridFault {
    GridFault(
      code: "ambiguous-axis", exceptionName: .fatalError,
      when: "A gesture is given as one number in a scroll view that scrolls both ways.",
      message: "a gesture with one length for a \(view.nameInTexts) that scrolls both ways",
      advice: "Its content of \(NumberText.short(view.contentSize)) is wider and higher than its "
        + "bounds of \(NumberText.short(view.bounds.size)), or it always bounces. Give a CGPoint "
        + "instead of a number.")
  }
}
