/// A log of the layout answers that gave the elements of a grid their places. It explains why an
/// element is where it is.
///
/// ```swift
/// let log = WhyLog(grid)
/// grid.layoutIfNeeded()
/// print(log.why(.cell(0, 3)))
/// // cell 0-3 is at 0, 150, 320 × 50 because layoutAttributesForElements(in: 0, 0, 320 × 400) of
/// // GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 100 items
/// // at 320 × 400.
/// ```
///
/// The log listens from its creation until `stop()`. It does not know earlier answers. The log does
/// not change the grid. Listening and `why(_:)` add no trace event and change no number in
/// `WorkCounters`. If a simulation has several logs of any kind, stop the newest log first.
@MainActor
public final class WhyLog: GridObserver {
  let grid: GridView
  let simulation: Simulation
  private(set) var histories: [ElementKey: ElementHistory] = [:]
  /// Causes that made layouts stale, by layout, for layouts that have not prepared since.
  private(set) var pendingCauses: [ObjectIdentifier: [String]] = [:]
  private var preparations: [ObjectIdentifier: Preparation] = [:]
  /// The elements for which a layout returned nil when the layout was asked about the element
  /// alone.
  private(set) var unanswered:
    [ElementKey: (question: LayoutQuestion, layout: String, at: Moment)] =
      [:]
  /// Answers of layouts with the initial or final attributes for animated changes.
  private var ends: [LayoutQuestion: PlaceAnswer] = [:]
  /// The movements of elements that leave the screen in an animated change.
  private(set) var exits: [ElementKey: ElementWay] = [:]
  /// The last region that the layout in use was asked for.
  private(set) var lastRegion: (text: String, isAnswered: Bool, at: Moment)?
  /// The refused changes, newest last. The text names the fault and the moment:
  /// `E-50 at 0.250 s (tick 15)`.
  private(set) var refusals: [(text: String, serial: Int)] = []
  /// Whether the last change was refused.
  private(set) var isLastRefused = false
  /// The answer and the text of the last reason for a recording. Elements of one answer share their
  /// text.
  var lastReason: (answer: PlaceAnswer, text: String)?
  /// The serial number, which grows with every recorded answer and every refused change.
  private var serial = 0
  /// The histories before the current change, if the change has moved or removed histories.
  private var historiesBefore: [ElementKey: ElementHistory]?
  /// The last events of the trace, newest last.
  private var recent: [TraceEvent] = []
  private let outer: ((TraceEvent) -> Void)?
  private var isStopped = false

  /// Makes a log that listens to a grid from now on.
  public init(_ grid: GridView) {
    self.grid = grid
    simulation = grid.simulation
    outer = simulation.traceHook
    // Elements that are on screen already have a place, although no answer is known for it.
    for (_, attributes) in grid.displayedElements {
      histories[attributes.key, default: ElementHistory()].record(GridElementState(attributes))
    }
    grid.add(self)
    simulation.traceHook = { [weak self, outer] event in
      self?.hear(event)
      outer?(event)
    }
  }

  /// Stops listening. The recorded answers stay.
  public func stop() {
    guard !isStopped else { return }
    isStopped = true
    grid.remove(self)
    simulation.traceHook = outer
  }

  var now: Moment { Moment(time: simulation.now, tick: simulation.tickCount) }

  // MARK: Trace

  /// Records an event of the trace. The last few events show why a layout became stale.
  private func hear(_ event: TraceEvent) {
    guard event.call != "invalidateLayout(with:)", event.detail != GridViewLayout.byTheView else {
      return
    }
    if recent.count == 8 { recent.removeFirst() }
    recent.append(event)
  }

  /// Returns the cause that has just made a layout stale, from the events right before it.
  private func cause(
    of layout: GridViewLayout, _ context: GridViewLayoutInvalidationContext
  ) -> String {
    if context.invalidateDataSourceCounts, !context.invalidateEverything, grid.isCommittingUpdates {
      return "a batch update"
    }
    let last = recent.last
    let call = last?.call ?? ""
    switch call {
    case "invalidationContext(forBoundsChange:)":
      let question = recent.last { $0.call == "shouldInvalidateLayout(forBoundsChange:)" }
      let bounds = question?.detail.components(separatedBy: " -> ").first ?? ""
      return "a change of the bounds to \(PlaceText.geometry(bounds))"
    case "invalidationContext(forPreferredLayoutAttributes:)":
      return preferredSize(of: last?.detail ?? "")
    case "reloadData()", "invalidateLayout()", "setCollectionViewLayout":
      if call == "invalidateLayout()", let layout = layout as? GridViewTransitionLayout {
        return "transitionProgress \(NumberText.short(layout.transitionProgress))"
      }
      return call
    default:
      if call.hasPrefix("invalidationContext(forInteractivelyMovingItems")
        || call.hasPrefix("invalidationContextForEndingInteractiveMovement")
      {
        return "an item that is moved by hand"
      }
      return context.invalidateEverything ? "new data" : "invalidateLayout(with:)"
    }
  }

  /// Returns a preferred size as a cause: `cell 0-2, which asked for 100 × 80 instead of 100 × 40`.
  private func preferredSize(of element: String) -> String {
    let answer = recent.last {
      $0.call == "preferredLayoutAttributesFitting" && $0.detail.hasPrefix(element + " ")
    }
    let sizes = answer?.detail.dropFirst(element.count + 1).components(separatedBy: " -> ") ?? []
    guard sizes.count == 2 else { return "the size that \(element) asked for" }
    return "\(element), which asked for \(PlaceText.geometry(sizes[1])) instead of "
      + PlaceText.geometry(sizes[0])
  }

  // MARK: GridObserver

  package func layout(
    _ layout: GridViewLayout, wasInvalidatedWith context: GridViewLayoutInvalidationContext
  ) {
    let cause = cause(of: layout, context)
    let id = ObjectIdentifier(layout)
    if pendingCauses[id]?.contains(cause) != true { pendingCauses[id, default: []].append(cause) }
    // From now on, an index path may belong to another item.
    if context.invalidateEverything, layout === grid.collectionViewLayout {
      if historiesBefore == nil { historiesBefore = histories }
      histories.removeAll()
      unanswered.removeAll()
    }
  }

  package func layoutDidPrepare(_ layout: GridViewLayout) {
    let id = ObjectIdentifier(layout)
    preparations[id] = Preparation(
      moment: now, size: grid.bounds.size, counts: grid.content.counts,
      causes: pendingCauses.removeValue(forKey: id) ?? [])
    unanswered.removeAll()
  }

  package func layout(
    _ layout: GridViewLayout, answered answer: [GridViewLayoutAttributes]?,
    to question: LayoutQuestion
  ) {
    let id = ObjectIdentifier(layout)
    if preparations[id]?.counts == nil { preparations[id]?.counts = grid.content.counts }
    let name = layout.nameInTexts
    switch question {
    case .elements:
      if layout === grid.collectionViewLayout {
        lastRegion = (question.text, answer != nil, now)
      }
    case .element(let key):
      if answer == nil { unanswered[key] = (question, name, now) }
    case .initial, .final, .lifted:
      break
    }
    let isCurrent = layout === grid.collectionViewLayout
    let transition = (layout as? GridViewTransitionLayout).map { layout in
      (
        progress: layout.transitionProgress,
        layouts: layout.members.map { (name: $0.nameInTexts, id: ObjectIdentifier($0)) }
      )
    }
    for attributes in answer ?? [] {
      let shown = isCurrent ? grid.mirrored(attributes) : attributes
      serial += 1
      let answer = PlaceAnswer(
        question: question, layout: name, layoutID: id, transition: transition,
        state: GridElementState(shown), serial: serial, object: ObjectIdentifier(attributes),
        moment: now,
        preparation: preparations[id], lastMoment: now, lastPreparation: preparations[id])
      switch question {
      case .initial, .final: ends[question] = answer
      case .elements, .element, .lifted:
        histories[attributes.key, default: ElementHistory()].add(answer)
      }
    }
  }

  package func elementsDidMove(_ place: (ElementKey) -> ElementKey?) {
    if historiesBefore == nil { historiesBefore = histories }
    let cause = grid.hasUncommittedUpdates ? "the movement by hand" : "the batch update"
    var moved: [ElementKey: ElementHistory] = [:]
    for (key, history) in histories {
      guard let new = place(key) else { continue }
      var history = history
      if new != key {
        history.move(to: new.elementID, from: key.elementID, cause: cause, at: now)
      }
      moved[new] = history
    }
    histories = moved
  }

  package func element(_ key: ElementKey, entersFrom initial: GridViewLayoutAttributes) {
    histories[key, default: ElementHistory()].entrance = way(key, initial, .initial(key))
  }

  package func element(_ key: ElementKey, leavesTo final: GridViewLayoutAttributes) {
    exits[key] = way(key, final, .final(key))
  }

  /// Returns the movement of an element onto or off the screen. Without an answer of a layout, the
  /// element fades in or out where it is.
  private func way(
    _ key: ElementKey, _ end: GridViewLayoutAttributes, _ question: LayoutQuestion
  ) -> ElementWay {
    let state = GridElementState(end)
    let answers = [ends[question], histories[key]?.answers.last].compactMap(\.self)
    return ElementWay(
      state: state, answer: answers.first { $0.lastMoment == now && $0.state.isAsAt(state) },
      moment: now)
  }

  package func changeDidEnd(isRefused: Bool) {
    defer { historiesBefore = nil }
    if isRefused {
      if let historiesBefore { histories = historiesBefore }
      let code = simulation.faultRecords.latest.map { "\($0.code) at " } ?? ""
      if refusals.count == 8 { refusals.removeFirst() }
      serial += 1
      refusals.append((code + now.text, serial))
    }
    isLastRefused = isRefused
    guard !isRefused else { return }
    for (_, attributes) in grid.displayedElements {
      histories[attributes.key]?.record(GridElementState(attributes))
    }
  }
}
