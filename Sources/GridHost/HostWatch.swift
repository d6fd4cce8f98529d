/// The observer of an open session's grid. It looks at the grid after every tick, and carries out
/// the host's inputs.
///
/// The watch calls `look()` after every tick, even if no frame is requested. So the numbers and
/// ranks of views do not depend on how often the host requests frames. If nothing on screen has
/// changed, `look()` makes one comparison for each view (scenario `host-fling` of the benchmark).
@MainActor
final class HostWatch: TickObserver {
  /// The largest number of events that are kept for the next frame.
  private static let mostEvents = 10_000

  /// The reference through which the simulation and waiting inputs reach the watch. The reference
  /// is not counted, because the simulation calls the watch in every frame.
  private nonisolated let reference = UnretainedBox<HostWatch>()
  private unowned let session: HostSession
  private let grid: GridView
  private let simulation: Simulation

  /// The views on screen.
  private(set) var views = SeenViews()
  /// The last observed tick and its time.
  private var seen: (time: TimeInterval, tick: Int) = (-1, -1)

  // Events and findings.
  private var events: [HostEvent] = []
  private var droppedEvents = 0
  private let outerTrace: ((TraceEvent) -> Void)?
  private let isTracing: Bool
  var findings: [LayoutFinding] = []

  // Inputs, and the offsets that result from them.
  private let touches: LiveTouches
  private var isOver = false
  /// The number of wheel and scroll inputs that wait for their tick.
  private var waitingOthers = 0
  /// The offset of the host's scroller, if the host owns the offset.
  private var hostOffset: CGPoint
  private var isHostMoving = false
  private var correction = CGPoint.zero

  init(_ session: HostSession, events sources: Set<TraceEvent.Source>) {
    self.session = session
    grid = session.grid
    simulation = session.simulation
    touches = LiveTouches(on: session.grid)
    outerTrace = session.simulation.traceHook
    isTracing = !sources.isEmpty
    hostOffset = session.grid.contentOffset
    reference.view = self
    if isTracing {
      simulation.traceHook = { [reference, outerTrace] event in
        if sources.contains(event.source) { reference.view?.keep(event) }
        outerTrace?(event)
      }
    }
    simulation.add(reference)
    look()
  }

  deinit { reference.view = nil }

  func stop() {
    isOver = true
    touches.cancel()
    simulation.remove(self)
    if isTracing { simulation.traceHook = outerTrace }
  }

  func tickDidBegin() {}

  func tickDidEnd() {
    look()
    seen = (simulation.now, simulation.tickCount)
  }

  /// Calls `look()`, unless the watch has observed a tick at the present time.
  ///
  /// - Parameter tick: The tick count before the host's request. The watch has observed all later
  ///   ticks.
  func lookIfDue(after tick: Int) {
    if seen.tick == simulation.tickCount, seen.tick > tick, seen.time == simulation.now { return }
    look()
  }

  // MARK: Events and findings

  private func keep(_ event: TraceEvent) {
    guard events.count < Self.mostEvents else {
      droppedEvents += 1
      return
    }
    events.append(HostEvent(source: event.source, call: event.call, detail: event.detail))
  }

  /// Adds the changed views, the events and the findings since the previous frame to `frame`. If
  /// `isWhole` is true, the method adds all views.
  func tell(_ frame: inout HostFrame, isWhole: Bool) {
    views.tell(&frame, isWhole: isWhole)
    guard !events.isEmpty || !findings.isEmpty else { return }
    if droppedEvents > 0 {
      events.append(
        HostEvent(source: .console, call: "events", detail: "\(droppedEvents) more are left out"))
    }
    (frame.events, frame.findings) = (events, findings)
    (events, findings, droppedEvents) = ([], [], 0)
  }

  // MARK: Inputs

  /// The number of inputs that wait for their tick.
  var waitingInputs: Int { waitingOthers + touches.waiting }

  /// Schedules an input for a time.
  ///
  /// - Parameter time: The time of the input, in seconds of virtual time.
  func take(_ input: HostInput, at time: TimeInterval) {
    switch input {
    case .touch(let phase, let finger, _, let location):
      let isFollowed = touches.take(
        GridTouch.Phase(phase), finger: finger, at: location, time: time)
      if !isFollowed, phase != .moved, isTracing {
        events.append(
          HostEvent(source: .console, call: "touch", detail: "finger \(finger) is passed over"))
      }
    case .wheel(let distance, _, let location):
      wait(until: time, for: "wheel") { $0.wheel(by: distance, at: location) }
    case .scroll(let offset, _, let isMoving, let applied):
      wait(until: time, for: "scroll") {
        $0.hostScrolled(to: offset, isMoving: isMoving, applied: applied)
      }
    }
  }

  private func wait(
    until time: TimeInterval, for name: String, _ input: @escaping @MainActor (HostWatch) -> Void
  ) {
    waitingOthers += 1
    simulation.input(at: time, name: name) { [reference] in
      guard let watch = reference.view else { return }
      watch.waitingOthers -= 1
      if !watch.isOver { input(watch) }
    }
  }

  func take(_ measurement: HostMeasurement) {
    guard let element = views[measurement.view]?.element,
      element.section == measurement.section, element.item == measurement.item,
      let view = views.view(measurement.view) as? any HostMeasuring
    else { return }
    simulation.perform { view.hostSize = measurement.size }
  }

  // MARK: Wheel

  private func wheel(by distance: CGPoint, at location: CGPoint?) {
    let views = scrollViews(at: location)
    if distance.x != 0 {
      scroll(views.first { $0.draggableAxes.x }, by: CGPoint(x: distance.x, y: 0))
    }
    if distance.y != 0 {
      scroll(views.first { $0.draggableAxes.y }, by: CGPoint(x: 0, y: distance.y))
    }
  }

  /// Returns the scroll views at a point of the visible rectangle, innermost first.
  private func scrollViews(at location: CGPoint?) -> [BaseScrollView] {
    var found: [BaseScrollView] = []
    var view = location.flatMap { location in
      grid.hitTest(
        CGPoint(x: location.x + grid.bounds.minX, y: location.y + grid.bounds.minY), with: nil)
    }
    while let present = view, present !== grid {
      if let scrollView = present as? BaseScrollView, scrollView.isScrollEnabled {
        found.append(scrollView)
      }
      view = present.superview
    }
    if session.scroll == .engine, grid.isScrollEnabled { found.append(grid) }
    return found
  }

  /// Scrolls a view by a wheel's distance, within the limits of the offset. Ends any other movement
  /// of the content.
  private func scroll(_ view: BaseScrollView?, by distance: CGPoint) {
    guard let view, !view.isTracking else { return }
    let offset = view.contentOffset
    let limits = view.offsetLimits
    let target = limits.clamped(CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
    view.setContentOffset(target, animated: false)
  }

  // MARK: The host's scroller

  private func hostScrolled(to offset: CGPoint, isMoving: Bool, applied: CGPoint) {
    guard session.scroll == .host else { return }
    correction.x -= applied.x
    correction.y -= applied.y
    isHostMoving = isMoving
    grid.contentOffset = offset
    hostOffset = grid.contentOffset
  }

  /// Undoes a movement of the grid away from the host's scroller, and adds the movement to the
  /// correction.
  private func keepHostOffset() {
    guard session.scroll == .host, !isOver else { return }
    let offset = grid.contentOffset
    guard offset != hostOffset else { return }
    correction.x += offset.x - hostOffset.x
    correction.y += offset.y - hostOffset.y
    simulation.perform {
      grid.contentOffset = hostOffset
      grid.layoutIfNeeded()
    }
    hostOffset = grid.contentOffset
  }

  // MARK: Looking

  /// Compares the views on screen with the stored views, and stores the changes.
  func look() {
    keepHostOffset()
    guard let news = views.begin(grid) else { return }
    if let texts = session.textOfElement {
      // The closure may read `views`, so each text is computed before `views` is changed.
      for news in news { views.take(news, in: grid, text: texts(news.element)) }
    } else {
      views.take(news, in: grid)
    }
    views.end(grid)
  }

  // MARK: Scene

  /// Returns the state of the grid for a frame, without views.
  func scene(_ sequence: Int, at time: TimeInterval) -> HostState {
    let bounds = grid.presentation.bounds
    var scene = HostState()
    (scene.sequence, scene.time) = (sequence, time)
    (scene.contentOffset, scene.viewport) = (bounds.origin, bounds.size)
    (scene.contentSize, scene.adjustedInset) = (grid.contentSize, grid.adjustedContentInset)
    (scene.motion, scene.correction) = (motion, correction)
    return scene
  }

  private var motion: HostMotion {
    if isHostMoving || touches.draggedView != nil { return .drag }
    let sections = grid.sectionScrollViews
    if grid.isTracking && grid.isDragging { return .drag }
    if grid.isDecelerating || sections.contains(where: \.isDecelerating) { return .deceleration }
    if simulation.isAnimating || grid.isScrollingToOffset
      || sections.contains(where: \.isScrollingToOffset)
    {
      return .animation
    }
    return .rest
  }
}

extension GridTouch.Phase {
  fileprivate init(_ phase: HostInput.TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
