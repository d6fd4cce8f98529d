/// A recorder that watches a grid while the simulation runs, and stores the screen of every frame.
///
/// The recorder listens from its creation until `finish()`. A `WhyLog` gives the reason for the
/// place of each element. While the recorder listens, it calls neither the layout nor the data
/// source, so the grid behaves as without a recorder. A delegate callback is recorded only if the
/// grid has a delegate that gets it. A tick costs O(views on screen).
@MainActor
public final class PlayerRecorder: TickObserver {
  private var recording: PlayerRecording
  private let grid: GridView
  private let simulation: Simulation
  private let mostFrames: Int
  private let mostEntries: Int
  /// The number of changes of elements, events and queries in the frames so far.
  private var entries = 0
  private let outerTrace: ((TraceEvent) -> Void)?
  private let why: WhyLog
  private let isWhyOwn: Bool

  /// The elements of the last frame, by the number of the view.
  private var shown: [Int: GridElementState] = [:]
  /// The last answer that was recorded for each view, by the number of the view.
  private var words: [Int: Word] = [:]
  private var numbers = ViewNumbers()
  private var queries: [CGRect] = []
  private var firstEvent = 0
  /// Layouts that the grid has had, each with the frames of the elements that were on screen, up to
  /// `PlayerOutline.mostRects` elements.
  private var layouts: [(layout: GridViewLayout, seen: [GridElementID: CGRect])] = []

  private struct Word {
    var mark: WhyLog.ReasonMark
    var state: GridElementState?
    var movement: PlayerRecording.Movement
    /// The moment at which the view's last animated entrance began; nil if no entrance has ended.
    var finished: Moment?
  }

  /// The screen that drawings show around the grid; nil to show the grid alone.
  public var screen: ScenarioScreen? {
    get { recording.screen }
    set { recording.screen = newValue }
  }

  /// Display texts of the elements; nil when they have none.
  public var texts: ScenarioTexts? {
    get { recording.texts }
    set { recording.texts = newValue }
  }

  /// The closure that returns the name of a layout that the grid uses. It returns an empty text for
  /// a layout without a name.
  public var nameOfLayout: (GridViewLayout) -> String = { _ in "" }

  /// Makes a recorder that listens to a grid from now on.
  ///
  /// - Parameters:
  ///   - mostFrames: The greatest number of frames to keep. The default is enough for ten minutes
  ///     at 60 frames per second.
  ///   - mostEntries: The greatest number of element changes and calls in all frames together. When
  ///     the recording has reached this number, no further frame is kept. A thousand cells that
  ///     move in every frame reach the default within half a minute. A page with the default number
  ///     takes some 60 MB.
  public convenience init(
    _ grid: GridView, title: String = "", mostFrames: Int = 36_000,
    mostEntries: Int = 1_500_000
  ) {
    self.init(grid, title: title, mostFrames: mostFrames, mostEntries: mostEntries, why: nil)
  }

  /// Makes a recorder of a grid, with the caller's log or a new log.
  ///
  /// - Parameter why: The caller's log of the same grid; nil to make a new log. With a new log
  ///   beside the caller's log, everything would be stored twice. `finish()` does not stop the
  ///   caller's log.
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

  /// Begins a step with a name. The following frames belong to this step.
  public func beginStep(_ name: String) {
    recording.steps.append(name)
  }

  /// Records the present screen as a frame, if it differs from the last frame. Every tick is
  /// recorded automatically. Call this function after changes that take no time.
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
      // An answer is mostly new when its view has moved, and takes less room than the change.
      entries += max(frame.changed.count, frame.answers.count) + frame.gone.count
      entries += frame.events.count + frame.queries.count
    } else {
      return cut()
    }
    firstEvent = recording.events.count
    queries.removeAll()
  }

  /// Records the present screen, with the expectation from a snapshot's file. The page opens at
  /// this frame. Only the first expectation of a recording counts.
  ///
  /// - Parameters:
  ///   - difference: The result of `Snapshot.difference(of:)` for the grid's `frames` or `state`.
  ///   - found: The frames of the grid.
  public func capture(_ difference: SnapshotDifference, found: GridFrames) {
    capture()
    guard !recording.isCut, recording.expectation == nil else { return }
    recording.expectation = .init(difference, found: found, at: recording.frames.count - 1)
  }

  /// Records the present screen, with a remark on it. The page opens at the first remark that this
  /// function records.
  ///
  /// - Parameter remark: The remark. The function sets the frame of the remark, and removes
  ///   elements that are not on screen from the remark.
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

  /// Ends the recording while the run goes on. Events after the last kept frame are removed.
  private func cut() {
    // The frames are counted first, because `recording` must not be read while its lists change.
    let kept = recording.frames.count
    recording.isCut = true
    recording.events.removeLast(recording.events.count - firstEvent)
    // Remarks on frames that are not kept are removed.
    recording.remarks.removeAll { $0.frame.map { $0 >= kept } ?? false }
    queries.removeAll()
  }

  /// Stops listening and returns the recording. The layout is asked for the outline of the content
  /// only in this call.
  public func finish() -> PlayerRecording {
    capture()
    simulation.remove(self)
    // The questions for the outline are not part of the run.
    simulation.traceHook = nil
    recording.outlines = layouts.map { layout, seen in
      layout === grid.collectionViewLayout ? PlayerOutline(of: grid) : PlayerOutline(seen: seen)
    }
    simulation.traceHook = outerTrace
    if isWhyOwn { why.stop() }
    return recording
  }

  /// Elements that were on screen in the last frame, in ascending order of their view numbers.
  public var elements: [PlayerRecording.Element] {
    shown.sorted { $0.key < $1.key }.map { .init(view: $0.key, state: $0.value) }
  }

  // MARK: Events

  private func take(_ event: TraceEvent) {
    guard !recording.isCut else { return }
    // The number of events between two frames is limited as well.
    guard recording.events.count < mostEntries else { return cut() }
    recording.events.append(event)
    switch event.source {
    case .layout where event.call == "layoutAttributesForElements(in:)":
      if let rect = CGRect(traceText: event.detail) { queries.append(rect) }
    case .finding:
      // The event has only the text. The simulation has recorded the finding just before.
      guard let finding = simulation.findingRecords.latest else { return }
      add(.init(finding))
    case .fault:
      guard let fault = simulation.faultRecords.latest else { return }
      add(.init(severity: .fault, code: fault.code, message: fault.description))
    default: break
    }
  }

  /// Adds a remark that belongs to the next frame.
  private func add(_ remark: PlayerRecording.Remark) {
    recording.remarks.append(remark)
    recording.remarks[recording.remarks.count - 1].frame = recording.frames.count
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
    return PlayerRecording.Frame(
      time: simulation.now, tick: simulation.tickCount,
      step: recording.steps.isEmpty ? nil : recording.steps.count - 1, viewport: viewport,
      velocity: velocity, contentSize: grid.contentSize, contentInset: grid.adjustedContentInset,
      scrollState: .init(grid), outline: 0, changed: [], gone: [],
      events: firstEvent..<recording.events.count, queries: queries)
  }

  /// Returns elements that are new or different on screen, the numbers of views that are gone, and
  /// new answers about the places of the remaining views.
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
      guard shown.updateValue(state, forKey: number) != state else { continue }
      changed.append(.init(view: number, state: state))
      if view.isInScrollingSection { recording.scrollingBySection.insert(state.id) }
    }
    let gone = shown.keys.filter { !present.contains($0) }.sorted()
    for view in gone { (shown[view], words[view]) = (nil, nil) }
    return (changed, gone, answers)
  }

  /// Returns the layout's place for a view, the view's movement and the reason for the place; nil
  /// if nothing has changed since the last recorded answer.
  ///
  /// - Parameter attributes: The present attributes of the view; nil for a view that is leaving the
  ///   screen.
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

  /// Adds elements that have come on screen to the known elements of the layout.
  ///
  /// - Returns: The layout's position among the layouts that the grid has had.
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
  /// Whether the frame has the same time as another frame and looks the same.
  fileprivate func isLike(_ other: PlayerRecording.Frame) -> Bool {
    changed.isEmpty && gone.isEmpty && tick == other.tick && time == other.time
      && step == other.step && viewport == other.viewport && contentSize == other.contentSize
      && outline == other.outline
      && contentInset == other.contentInset && scrollState == other.scrollState
  }

  /// Adds the events, queries and answers of a second frame that looks like this frame.
  fileprivate mutating func takeIn(_ frame: PlayerRecording.Frame) {
    events = events.lowerBound..<frame.events.upperBound
    queries += frame.queries
    // Only the last answer about a view counts.
    let news = Set(frame.answers.map(\.view))
    answers = answers.filter { !news.contains($0.view) } + frame.answers
  }
}

extension PlayerRecording.Remark {
  /// Makes a remark from a finding that belongs to no frame.
  public init(_ finding: LayoutFinding) {
    let severity: Severity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      }
    self.init(
      severity: severity, code: finding.code, message: finding.message,
      elements: finding.elements)
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
