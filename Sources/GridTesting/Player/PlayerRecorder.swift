/// Watches a grid while a simulation runs, and keeps what was on screen in every frame.
///
/// The recorder listens from its creation until `finish()`. A `WhyLog` tells it where the place of
/// each element comes from. Nothing is asked of the layout or the data source meanwhile, so the
/// grid behaves as it would alone; callbacks are only traced where a delegate hears them, as
/// always. A tick costs O(views on screen).
@MainActor
public final class PlayerRecorder: TickObserver {
  private var recording: PlayerRecording
  private let grid: GridView
  private let simulation: Simulation
  private let mostFrames: Int
  private let mostEntries: Int
  /// Changes of elements, events and queries of the frames so far.
  private var entries = 0
  private let outerTrace: ((TraceEvent) -> Void)?
  private let why: WhyLog
  private let isWhyOwn: Bool

  /// The elements of the last frame, by the number of the view.
  private var shown = ViewChanges<GridElementState>()
  /// The last answer that was kept about each of these views, by the number of the view.
  private var words: [Int: Word] = [:]
  private var numbers = ViewNumbers()
  private var queries: [CGRect] = []
  private var firstEvent = 0
  /// Layouts that the grid has had, each with the elements of it that were on screen. Elements that
  /// come after the first thousand or so are left out.
  private var layouts: [(layout: GridViewLayout, seen: [GridElementID: CGRect])] = []

  private struct Word {
    var mark: WhyLog.ReasonMark
    var state: GridElementState?
    var movement: PlayerRecording.Movement
    /// The entrance that the view has finished.
    var finished: Moment?
  }

  /// The screen that the grid stands on; nil for the grid alone.
  public var screen: ScenarioScreen? {
    get { recording.screen }
    set { recording.screen = newValue }
  }

  /// Display texts of the elements; nil when they have none.
  public var texts: ScenarioTexts? {
    get { recording.texts }
    set { recording.texts = newValue }
  }

  /// Returns the name of a layout that the grid has got; empty for one without a name.
  public var nameOfLayout: (GridViewLayout) -> String = { _ in "" }

  /// Makes a recorder of a grid, which listens from now on.
  ///
  /// - Parameters:
  ///   - mostFrames: Frames that are kept at most; by default ten minutes at 60 a second.
  ///   - mostEntries: Changes of elements and calls in all frames together, after which no further
  ///     frame is kept: a thousand cells that move in every frame fill it within half a minute. The
  ///     page that is made of as many takes some 60 MB.
  public convenience init(
    _ grid: GridView, title: String = "", mostFrames: Int = 36_000,
    mostEntries: Int = 1_500_000
  ) {
    self.init(grid, title: title, mostFrames: mostFrames, mostEntries: mostEntries, why: nil)
  }

  /// Makes a recorder of a grid, with a log of the caller or one of its own.
  ///
  /// - Parameter why: A log of the same grid that goes on to listen, if there is one: two would
  ///   keep everything twice.
  package init(
    _ grid: GridView, title: String, mostFrames: Int = 36_000, mostEntries: Int = 1_500_000,
    why: WhyLog?
  ) {
    self.grid = grid
    self.mostFrames = mostFrames
    self.mostEntries = mostEntries
    simulation = grid.simulation
    recording = PlayerRecording(title: title, frameRate: simulation.frameRate)
    isWhyOwn = why == nil
    self.why = why ?? WhyLog(grid)
    outerTrace = simulation.traceHook
    simulation.traceHook = { [weak self, outerTrace] event in
      self?.take(event)
      outerTrace?(event)
    }
    simulation.add(self)
  }

  package func tickDidBegin() {}

  /// Captures the screen as it stays until the next tick.
  package func tickDidEnd() {
    capture()
  }

  /// Names what is done from now on.
  public func beginStep(_ name: String) {
    recording.steps.append(name)
  }

  /// Keeps what is on screen now, if that differs from the last frame. Ticks are kept by
  /// themselves; this is for changes that take no time.
  public func capture() {
    guard !recording.isCut else { return }
    var frame = currentFrame()
    (frame.changed, frame.gone, frame.answers) = changes()
    frame.outline = recordLayout(frame.changed)
    if let last = recording.frames.last, frame.isLike(last) {
      let index = recording.frames.count - 1
      recording.frames[index].takeIn(frame)
      entries += frame.events.count + frame.queries.count
      for remark in recording.remarks.indices.reversed() {
        guard let met = recording.remarks[remark].frame, met > index else { break }
        recording.remarks[remark].frame = index
      }
    } else if recording.frames.count < mostFrames, entries < mostEntries {
      recording.frames.append(frame)
      // Where a view belongs is mostly new when the view has moved, and takes less room.
      entries += max(frame.changed.count, frame.answers.count) + frame.gone.count
      entries += frame.events.count + frame.queries.count
    } else {
      return cut()
    }
    firstEvent = recording.events.count
    queries.removeAll()
  }

  /// Keeps what is on screen now, with the expectation of a snapshot's file: the page opens there.
  /// Of several expectations the first one counts.
  ///
  /// - Parameters:
  ///   - difference: What `Snapshot.difference(of:)` found for the grid's `frames` or `state`.
  ///   - found: Where everything is.
  public func capture(_ difference: SnapshotDifference, found: GridFrames) {
    capture()
    guard !recording.isCut, recording.expectation == nil else { return }
    recording.expectation = .init(difference, found: found, at: recording.frames.count - 1)
  }

  /// Keeps what is on screen now, with a remark on it. The first remark that is kept so is the one
  /// that the page opens at.
  ///
  /// - Parameter remark: Its frame is set here, and of its elements those are kept that are on
  ///   screen.
  public func capture(_ remark: PlayerRecording.Remark) {
    capture()
    guard !recording.isCut, !recording.frames.isEmpty else { return }
    var remark = remark
    let names = Set(elements.map(\.state.id))
    remark.elements.removeAll { !names.contains($0) }
    remark.frame = recording.frames.count - 1
    recording.opening = recording.opening ?? recording.remarks.count
    recording.remarks.append(remark)
  }

  /// Ends the recording while the run goes on. Events on the way to a frame that is not kept are
  /// not kept either.
  private func cut() {
    // Counted first: the list is not to be looked into while it is being changed.
    let kept = recording.frames.count
    recording.isCut = true
    recording.events.removeLast(recording.events.count - firstEvent)
    // Remarks on frames that are kept come before those on frames that are not.
    recording.remarks.removeAll { $0.frame.map { $0 >= kept } ?? false }
    queries.removeAll()
  }

  /// Stops listening and hands over what was kept. Only now the layout is asked what the content
  /// looks like from afar.
  public func finish() -> PlayerRecording {
    capture()
    simulation.remove(self)
    // These questions are none of the run.
    simulation.traceHook = nil
    recording.outlines = layouts.map { layout, seen in
      layout === grid.collectionViewLayout ? PlayerOutline(of: grid) : PlayerOutline(seen: seen)
    }
    simulation.traceHook = outerTrace
    if isWhyOwn { why.stop() }
    return recording
  }

  /// Elements that were on screen in the last frame, by the number of the view.
  public var elements: [PlayerRecording.Element] {
    shown.all.map { .init(view: $0.view, state: $0.state) }
  }

  // MARK: Events

  private func take(_ event: TraceEvent) {
    guard !recording.isCut else { return }
    // However much happens between two frames: what is kept of it has an end as well.
    guard recording.events.count < mostEntries else { return cut() }
    recording.events.append(event)
    switch event.source {
    case .layout where event.call == "layoutAttributesForElements(in:)":
      if let rect = CGRect(traceText: event.detail) { queries.append(rect) }
    case .finding:
      // The trace has the text only; the simulation has kept the finding just before.
      guard let finding = simulation.findingRecords.latest else { return }
      let severity = PlayerRecording.Remark.Severity(finding.severity)
      remark(severity, finding.code, finding.message, finding.elements)
    case .fault:
      guard let fault = simulation.faultRecords.latest else { return }
      remark(.fault, fault.code, fault.description, [])
    default: break
    }
  }

  /// Adds a remark on the frame that comes next: a fault or finding of now shows there.
  private func remark(
    _ severity: PlayerRecording.Remark.Severity, _ code: String, _ message: String,
    _ elements: [GridElementID]
  ) {
    recording.remarks.append(
      .init(
        frame: recording.frames.count, severity: severity, code: code, message: message,
        elements: elements))
  }

  // MARK: Frames

  private func currentFrame() -> PlayerRecording.Frame {
    let viewport = grid.presentation.bounds
    var velocity = CGPoint.zero
    if let last = recording.frames.last, simulation.now > last.time {
      let seconds = CGFloat(simulation.now - last.time)
      velocity = CGPoint(
        x: (viewport.origin.x - last.viewport.origin.x) / seconds,
        y: (viewport.origin.y - last.viewport.origin.y) / seconds)
    }
    var state: TraceEvent.ScrollState = []
    if grid.isTracking { state.insert(.tracking) }
    if grid.isDragging { state.insert(.dragging) }
    if grid.isDecelerating { state.insert(.decelerating) }
    return PlayerRecording.Frame(
      time: simulation.now, tick: simulation.tickCount,
      step: recording.steps.isEmpty ? nil : recording.steps.count - 1, viewport: viewport,
      velocity: velocity, contentSize: grid.contentSize, contentInset: grid.adjustedContentInset,
      scrollState: state, outline: 0, changed: [], gone: [],
      events: firstEvent..<recording.events.count, queries: queries)
  }

  /// Returns elements that are new or different on screen, the numbers of views that are gone, and
  /// new answers about the places of the others.
  private func changes() -> (
    changed: [PlayerRecording.Element], gone: [Int], answers: [PlayerRecording.Answer]
  ) {
    var changed: [PlayerRecording.Element] = []
    var answers: [PlayerRecording.Answer] = []
    var present: Set<Int> = []
    for (view, state, attributes) in grid.viewsOnScreen where state.isFinite {
      let number = numbers[view]
      guard present.insert(number).inserted else { continue }
      if let answer = answer(of: view, number, state.id, attributes) { answers.append(answer) }
      guard shown.take(state, of: number) else { continue }
      changed.append(.init(view: number, state: state))
      if grid.isInScrollingSection(view) { recording.scrollingBySection.insert(state.id) }
    }
    let gone = shown.dropOthers(present.contains)
    for view in gone { words[view] = nil }
    return (changed, gone, answers)
  }

  /// Returns the place where a view belongs and the reason for it; nil if nothing of that is new.
  ///
  /// - Parameter attributes: Those in force; nil for a view on its way out.
  private func answer(
    of view: GridReusableView, _ number: Int, _ element: GridElementID,
    _ attributes: GridViewLayoutAttributes?
  ) -> PlayerRecording.Answer? {
    let known = words[number]
    var movement = PlayerRecording.Movement.leaving
    var finished = known?.finished
    let reason: WhyLog.Reason
    if let attributes {
      let entrance = why.entrance(of: attributes.key)
      movement =
        !view.isOnItsWay ? .resting : entrance == nil || entrance == finished ? .moving : .entering
      if movement == .resting { finished = entrance }
      reason = why.reason(of: view, attributes, comesIn: movement == .entering)
    } else if let leaving = why.reason(leaving: element) {
      reason = leaving
    } else {
      return nil
    }
    let state = reason.state.flatMap { $0.isFinite ? $0 : nil }
    words[number] = Word(mark: reason.mark, state: state, movement: movement, finished: finished)
    if let known, known.mark == reason.mark, known.state == state, known.movement == movement {
      return nil
    }
    return .init(view: number, state: state, movement: movement, reason: reason.text())
  }

  // MARK: Content

  /// Adds elements that have come on screen to those that are known of the layout.
  ///
  /// - Returns: The layout's position among those that the grid has had.
  private func recordLayout(_ changed: [PlayerRecording.Element]) -> Int {
    let layout = grid.collectionViewLayout
    let known = layouts.lastIndex { $0.layout === layout }
    if known == nil {
      layouts.append((layout, [:]))
      recording.layouts.append(nameOfLayout(layout))
    }
    let index = known ?? layouts.count - 1
    for element in changed where layouts[index].seen.count < PlayerOutline.mostRects {
      layouts[index].seen[element.state.id] = element.state.frame
    }
    return index
  }
}

extension PlayerRecording.Frame {
  /// Whether the frame brings nothing new to look at.
  fileprivate func isLike(_ other: PlayerRecording.Frame) -> Bool {
    changed.isEmpty && gone.isEmpty && tick == other.tick && time == other.time
      && step == other.step && viewport == other.viewport && contentSize == other.contentSize
      && outline == other.outline
      && contentInset == other.contentInset && scrollState == other.scrollState
  }

  /// Takes over what happened on the way to a frame that looks the same.
  fileprivate mutating func takeIn(_ frame: PlayerRecording.Frame) {
    events = events.lowerBound..<frame.events.upperBound
    queries += frame.queries
    // The last answer about a view is the one that counts.
    let news = Set(frame.answers.map(\.view))
    answers = answers.filter { !news.contains($0.view) } + frame.answers
  }
}

extension PlayerRecording.Remark {
  /// A finding that belongs to no moment.
  public init(_ finding: LayoutFinding) {
    self.init(
      severity: Severity(finding.severity), code: finding.code, message: finding.message,
      elements: finding.elements)
  }
}

extension PlayerRecording.Remark.Severity {
  fileprivate init(_ severity: LayoutFinding.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .information: self = .information
    }
  }
}

extension GridElementState {
  /// Whether every number is one that a page can place.
  fileprivate var isFinite: Bool {
    let t = transform
    return frame.isFiniteRect
      && [center.x, center.y, size.width, size.height, alpha, t.a, t.b, t.c, t.d, t.tx, t.ty]
        .allSatisfy(\.isFinite)
  }
}

extension CGRect {
  /// Reads a rectangle from the text of a trace; nil for a text without four finite numbers.
  fileprivate init?(traceText: String) {
    let numbers = traceText.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
