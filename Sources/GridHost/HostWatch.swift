import GridCore
import GridKit

/// Watches the grid of an open session tick by tick, and carries inputs out.
///
/// It looks after every tick, whether a frame is asked for then or not: numbers and ranks of views
/// do not depend on how often the host asks.
@MainActor
final class HostWatch: TickObserver {
  /// Events that are kept until a frame tells them.
  private static let mostEvents = 10_000

  private unowned let session: HostSession
  private let grid: GridView
  private let simulation: Simulation
  private let touches: LiveTouches
  private var numbers = ViewNumbers()
  private var ranks = StackingRanks()
  private var views: [HostView] = []
  private var liveViews: [Int: GridReusableView] = [:]
  private var events: [HostEvent] = []
  private var droppedEvents = 0
  private let outerTrace: ((TraceEvent) -> Void)?
  private let isTracing: Bool
  var findings: [LayoutFinding] = []

  /// The offset of the host's scroller, where it owns the offset.
  private var hostOffset = CGPoint.zero
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
    if isTracing {
      simulation.traceHook = { [weak self, outerTrace] event in
        if sources.contains(event.source) { self?.keep(event) }
        outerTrace?(event)
      }
    }
    simulation.add(self)
    look()
  }

  func stop() {
    touches.cancel()
    simulation.remove(self)
    if isTracing { simulation.traceHook = outerTrace }
  }

  func tickDidBegin() {}

  func tickDidEnd() {
    look()
  }

  private func keep(_ event: TraceEvent) {
    guard events.count < Self.mostEvents else {
      droppedEvents += 1
      return
    }
    events.append(HostEvent(source: event.source, call: event.call, detail: event.detail))
  }

  /// What happened since this was asked last.
  func takeNews() -> ([HostEvent], [LayoutFinding]) {
    defer {
      events.removeAll()
      findings.removeAll()
      droppedEvents = 0
    }
    if droppedEvents > 0 {
      events.append(
        HostEvent(source: .console, call: "events", detail: "\(droppedEvents) more are left out"))
    }
    return (events, findings)
  }

  // MARK: Inputs

  /// - Parameter time: In seconds of virtual time.
  func take(_ input: HostInput, at time: TimeInterval) {
    switch input {
    case .touch(let phase, let finger, _, let location):
      let isFollowed = touches.take(
        LiveTouches.Phase(phase), finger: finger, at: location, time: time)
      if !isFollowed, phase != .moved, isTracing {
        events.append(
          HostEvent(source: .console, call: "touch", detail: "finger \(finger) is passed over"))
      }
    case .wheel(let distance, _, let location):
      simulation.input(at: time, name: "wheel") { [weak self] in
        self?.wheel(by: distance, at: location)
      }
    case .scroll(let offset, _, let isMoving, let applied):
      guard session.scroll == .host else { return }
      simulation.input(at: time, name: "scroll") { [weak self] in
        self?.hostScrolled(to: offset, isMoving: isMoving, applied: applied)
      }
    }
  }

  func take(_ measurement: HostMeasurement) {
    guard let view = liveViews[measurement.view] as? any HostMeasuring,
      view.reuse.position == Position(measurement.section, measurement.item)
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

  /// Scroll views at a point of the visible rectangle, innermost first.
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

  /// A wheel ends what moves the content, and never leads beyond the limits.
  private func scroll(_ view: BaseScrollView?, by distance: CGPoint) {
    guard let view, !view.isTracking else { return }
    let offset = view.contentOffset
    let limits = view.offsetLimits
    let target = limits.clamped(CGPoint(x: offset.x + distance.x, y: offset.y + distance.y))
    view.setContentOffset(target, animated: false)
  }

  // MARK: The host's scroller

  private func hostScrolled(to offset: CGPoint, isMoving: Bool, applied: CGPoint) {
    correction.x -= applied.x
    correction.y -= applied.y
    isHostMoving = isMoving
    grid.contentOffset = offset
    hostOffset = grid.contentOffset
  }

  /// What moved the grid from where the host's scroller is, is taken back and proposed.
  private func keepHostOffset() {
    guard session.scroll == .host else { return }
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

  /// Takes in what is on screen now.
  func look() {
    keepHostOffset()
    var views: [HostView] = []
    var live: [Int: GridReusableView] = [:]
    func add(_ view: GridReusableView, _ element: GridElementID, zIndex: Int, isLive: Bool) {
      let number = numbers[view]
      guard live[number] == nil else { return }
      live[number] = view
      let shown = grid.presentationInContent(of: view)
      var host = HostView(
        view: number, reuseIdentifier: view.reuseIdentifier, element: element,
        center: shown.center, size: shown.bounds.size, transform: shown.transform3D,
        alpha: shown.alpha, zIndex: zIndex, isHidden: view.isHidden)
      if let cell = view as? GridViewCell {
        host.isSelected = cell.isSelected
        host.isHighlighted = cell.isHighlighted
      }
      if isLive, view is any HostMeasuring { host.wantsSize = view.reuse.applied?.size }
      host.text = session.textOfElement?(element)
      guard host.isFinite else { return }
      views.append(host)
    }
    for (view, attributes) in grid.displayedElements {
      add(view, attributes.key.elementID, zIndex: attributes.zIndex, isLive: true)
    }
    for leaving in grid.viewsOnTheirWayOut {
      add(leaving.view, leaving.id, zIndex: leaving.zIndex, isLive: false)
    }
    liveViews = live
    ranks.take(stack(live))
    for index in views.indices { views[index].rank = ranks[views[index].view] }
    self.views = views.sorted { $0.view < $1.view }
  }

  /// Numbers of the views on screen from back to front: those of the grid, and in their midst those
  /// of sections that scroll by themselves.
  private func stack(_ live: [Int: GridReusableView]) -> [Int] {
    var order: [Int] = []
    func add(_ view: BaseView) {
      guard let view = view as? GridReusableView else { return }
      let number = numbers[view]
      if live[number] != nil { order.append(number) }
    }
    for view in grid.subviews {
      if view is BaseScrollView {
        for inner in view.subviews { add(inner) }
      } else {
        add(view)
      }
    }
    return order
  }

  func state(sequence: Int, time: TimeInterval) -> HostState {
    var state = HostState()
    state.sequence = sequence
    state.time = time
    let bounds = grid.presentation.bounds
    state.contentOffset = bounds.origin
    state.viewport = bounds.size
    state.contentSize = grid.contentSize
    state.adjustedInset = grid.adjustedContentInset
    state.motion = motion
    state.correction = correction
    state.views = views
    return state
  }

  private var motion: HostMotion {
    let dragged = touches.draggedView
    if dragged != nil || isHostMoving || grid.isTracking && grid.isDragging { return .drag }
    let scrollers = [grid] + grid.subviews.compactMap { $0 as? BaseScrollView }
    if scrollers.contains(where: \.isDecelerating) { return .deceleration }
    if simulation.isAnimating || scrollers.contains(where: \.isScrollingToOffset) {
      return .animation
    }
    return .rest
  }
}

extension LiveTouches.Phase {
  fileprivate init(_ phase: HostInput.TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension HostView {
  /// Whether every number is one that a host can place.
  fileprivate var isFinite: Bool {
    let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
    return center.isFinitePoint && size.width.isFinite && size.height.isFinite && alpha.isFinite
      && rows.allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } }
  }
}
