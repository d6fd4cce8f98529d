import GridCore
import GridKit

/// Watches the grid of an open session tick by tick, and carries inputs out.
///
/// It looks after every tick, whether a frame is asked for then or not: numbers and ranks of views
/// do not depend on how often the host asks. Where nothing shows otherwise than before, a look is
/// one comparison for each view (scenario 16 of the benchmark).
@MainActor
final class HostWatch: TickObserver {
  /// Events that are kept until a frame tells them.
  private static let mostEvents = 10_000

  private unowned let session: HostSession
  private let grid: GridView
  private let simulation: Simulation

  // What shows.
  private var numbers = ViewNumbers()
  private var slots: [Slot] = []
  /// Numbers of the views that show something.
  private var present: [Int] = []
  /// What was seen of the live views.
  private var glances: [ViewGlance] = []
  /// The grid's subviews as they were stacked, and their numbers; -1 for what is none of its views.
  private var stacked: [ObjectIdentifier] = []
  private var stackedNumbers: [Int] = []
  private var hadLeaving = false
  private var ranks = StackingRanks()
  private var looks = 0
  /// The tick that was seen last, and when.
  private var seen: (time: TimeInterval, tick: Int) = (-1, -1)
  /// Numbers of views of which something may have to be told.
  private var touched: [Int] = []

  // What happened.
  private var events: [HostEvent] = []
  private var droppedEvents = 0
  private let outerTrace: ((TraceEvent) -> Void)?
  private let isTracing: Bool
  var findings: [LayoutFinding] = []

  // What is done.
  private let touches: LiveTouches
  private var isOver = false
  /// Wheels and offsets that wait for their tick.
  private var waitingOthers = 0
  /// The offset of the host's scroller, where it owns the offset.
  private var hostOffset: CGPoint
  private var isHostMoving = false
  private var correction = CGPoint.zero

  /// A view by its number.
  private struct Slot {
    let view: GridReusableView
    let isMeasured: Bool
    var shown: HostView?
    /// The look that has found it last.
    var look = 0
    var isTouched = false
  }

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

  /// Takes in what is on screen now, unless a tick was seen at this moment.
  ///
  /// - Parameter tick: The tick before the request: ticks since have been seen.
  func lookIfDue(after tick: Int) {
    if seen.tick == simulation.tickCount, seen.tick > tick, seen.time == simulation.now { return }
    look()
  }

  // MARK: News

  private func keep(_ event: TraceEvent) {
    guard events.count < Self.mostEvents else {
      droppedEvents += 1
      return
    }
    events.append(HostEvent(source: event.source, call: event.call, detail: event.detail))
  }

  /// What happened since this was asked last.
  func takeNews() -> ([HostEvent], [LayoutFinding]) {
    guard !events.isEmpty || !findings.isEmpty else { return ([], []) }
    if droppedEvents > 0 {
      events.append(
        HostEvent(source: .console, call: "events", detail: "\(droppedEvents) more are left out"))
    }
    defer {
      events.removeAll()
      findings.removeAll()
      droppedEvents = 0
    }
    return (events, findings)
  }

  /// Numbers of views of which something may have to be told since this was asked last, ascending.
  func takeTouched() -> [Int] {
    guard !touched.isEmpty else { return [] }
    for number in touched { slots[number].isTouched = false }
    defer { touched.removeAll(keepingCapacity: true) }
    return touched.sorted()
  }

  /// What a view shows; nil for one that is not on screen.
  func shown(_ number: Int) -> HostView? { slots[number].shown }

  /// Everything that shows, by number.
  var views: [HostView] { slots.compactMap(\.shown) }

  // MARK: Inputs

  /// Inputs that wait for their tick.
  var waitingInputs: Int { waitingOthers + touches.waiting }

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
      waitingOthers += 1
      simulation.input(at: time, name: "wheel") { [weak self] in
        self?.waitingOthers -= 1
        self?.wheel(by: distance, at: location)
      }
    case .scroll(let offset, _, let isMoving, let applied):
      waitingOthers += 1
      simulation.input(at: time, name: "scroll") { [weak self] in
        self?.waitingOthers -= 1
        self?.hostScrolled(to: offset, isMoving: isMoving, applied: applied)
      }
    }
  }

  func take(_ measurement: HostMeasurement) {
    guard slots.indices.contains(measurement.view),
      let element = slots[measurement.view].shown?.element,
      element.section == measurement.section, element.item == measurement.item,
      let view = slots[measurement.view].view as? any HostMeasuring
    else { return }
    simulation.perform { view.hostSize = measurement.size }
  }

  // MARK: Wheel

  private func wheel(by distance: CGPoint, at location: CGPoint?) {
    guard !isOver else { return }
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
    guard !isOver, session.scroll == .host else { return }
    correction.x -= applied.x
    correction.y -= applied.y
    isHostMoving = isMoving
    grid.contentOffset = offset
    hostOffset = grid.contentOffset
  }

  /// What moved the grid from where the host's scroller is, is taken back and proposed.
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

  /// Takes in what is on screen now.
  func look() {
    keepHostOffset()
    let hasLeaving = grid.hasViewsOnTheirWayOut
    if !hasLeaving, !hadLeaving, grid.isAsSeen(glances), grid.isStacked(as: stacked) { return }
    hadLeaving = hasLeaving
    looks += 1
    var found: [Int] = []
    found.reserveCapacity(present.count)
    var isStackStale = lookAtLiveViews(&found)
    for leaving in hasLeaving ? grid.viewsOnTheirWayOut : [] {
      let number = self.number(of: leaving.view)
      if show(leaving.view, number, leaving.id, zIndex: leaving.zIndex, isLive: false) {
        found.append(number)
      }
    }
    for number in present where slots[number].look != looks {
      slots[number].shown = nil
      touch(number)
      isStackStale = true
    }
    present = found
    if isStackStale || !grid.isStacked(as: stacked) || !grid.sectionScrollViews.isEmpty {
      restack()
    }
  }

  /// - Returns: Whether a view shows that did not, or is stacked anew.
  private func lookAtLiveViews(_ found: inout [Int]) -> Bool {
    let known = glances
    var next: [ViewGlance] = []
    next.reserveCapacity(known.count + 16)
    var place = 0
    var isNew = false
    for (key, view) in grid.liveElements {
      while place < known.count, known[place].key.precedes(key) { place += 1 }
      let isKnown = place < known.count && known[place].key == key && known[place].isOf(view)
      let number = isKnown ? Int(known[place].number) : self.number(of: view)
      if isKnown, known[place].holds(of: view, key: key), slots[number].shown != nil {
        next.append(known[place])
        slots[number].look = looks
        found.append(number)
        continue
      }
      isNew = isNew || !isKnown
      next.append(ViewGlance(view, key: key, number: Int32(number)))
      let zIndex = view.reuse.applied?.zIndex ?? 0
      if show(view, number, key.elementID, zIndex: zIndex, isLive: true) { found.append(number) }
    }
    glances = next
    return isNew
  }

  private func number(of view: GridReusableView) -> Int {
    let number = numbers[view]
    if number == slots.count {
      slots.append(Slot(view: view, isMeasured: view is any HostMeasuring))
    }
    return number
  }

  /// Takes in what a view shows.
  ///
  /// - Returns: Whether it can be shown, and had not been found by this look.
  private func show(
    _ view: GridReusableView, _ number: Int, _ element: GridElementID, zIndex: Int, isLive: Bool
  ) -> Bool {
    guard slots[number].look != looks else { return false }
    let shown = grid.presentationInContent(of: view)
    var state = HostView(
      view: number, reuseIdentifier: view.reuseIdentifier, element: element,
      center: shown.center, size: shown.bounds.size, transform: shown.transform3D,
      alpha: shown.alpha, zIndex: zIndex, rank: ranks[number], isHidden: view.isHidden)
    guard state.isFinite else { return false }
    if let cell = view as? GridViewCell {
      state.isSelected = cell.isSelected
      state.isHighlighted = cell.isHighlighted
    }
    if isLive, slots[number].isMeasured { state.wantsSize = view.reuse.applied?.size }
    state.text = session.textOfElement?(element)
    slots[number].look = looks
    guard slots[number].shown != state else { return true }
    slots[number].shown = state
    touch(number)
    return true
  }

  private func touch(_ number: Int) {
    guard !slots[number].isTouched else { return }
    slots[number].isTouched = true
    touched.append(number)
  }

  /// Takes in the order of the views: those of the grid, and in their midst those of sections that
  /// scroll by themselves.
  private func restack() {
    let subviews = grid.subviews
    let sections = grid.sectionScrollViews
    let (oldViews, oldNumbers) = (stacked, stackedNumbers)
    var order: [Int] = []
    order.reserveCapacity(present.count)
    stacked.removeAll(keepingCapacity: true)
    stackedNumbers.removeAll(keepingCapacity: true)
    var place = 0
    for view in subviews {
      let identifier = ObjectIdentifier(view)
      // Those that stay are in their order: the next one is not far.
      var known = place
      while known < oldViews.count, oldViews[known] != identifier { known += 1 }
      var number = -1
      if known < oldViews.count {
        number = oldNumbers[known]
        place = known + 1
      }
      // A view may have been there before it was met.
      if number < 0 { number = numbers.known(view) ?? -1 }
      stacked.append(identifier)
      stackedNumbers.append(number)
      if number >= 0 {
        if isFound(number) { order.append(number) }
      } else if sections.contains(where: { $0 === view }) {
        for inner in view.subviews {
          if let number = numbers.known(inner), isFound(number) { order.append(number) }
        }
      }
    }
    ranks.take(order)
    for number in order where slots[number].shown?.rank != ranks[number] {
      slots[number].shown?.rank = ranks[number]
      touch(number)
    }
  }

  /// Whether the look under way has found a view on screen.
  private func isFound(_ number: Int) -> Bool {
    slots[number].look == looks && slots[number].shown != nil
  }

  // MARK: What is no view

  func scene() -> HostScene {
    let bounds = grid.presentation.bounds
    return HostScene(
      contentOffset: bounds.origin, contentSize: grid.contentSize,
      adjustedInset: grid.adjustedContentInset, viewport: bounds.size, motion: motion,
      correction: correction)
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
    center.isFinitePoint && size.width.isFinite && size.height.isFinite && alpha.isFinite
      && transform.isFinite
  }
}
