/// An observer of the calls of a hosted layout. It records each call whose order breaks a law.
@MainActor
final class HostObserver {
  private(set) var breaches: [(law: HostLaw, detail: String)] = []
  /// Whether events are ignored, because the host itself makes the calls.
  var isDeaf = false
  private var isStale = true
  /// Whether the layout was invalidated during `prepare()`. Such a layout may answer before it
  /// prepares again.
  private var isDue = false
  private var pendingPreferred: (element: String, step: String)?
  /// The bounds that the layout was asked about since the last `takeBoundsQuestions()`, with the
  /// layout's answers.
  private var boundsQuestions: [(bounds: String, invalidates: Bool)] = []
  private var contexts: [String] = []
  /// The last call that returned a context, if the context has not reached the base class yet.
  private var pendingContext: String?
  /// The number of contexts that the layout returned for changes of bounds, since the last
  /// `takeBoundsContexts()`.
  private var boundsContexts = 0
  private var updates: [Set<String>] = []
  private var openUpdates = 0
  @UnretainedGrid private var grid: GridView?

  init(_ grid: GridView) {
    self.grid = grid
    grid.simulation.traceHook = { [weak self] in self?.hear($0) }
  }

  func stop() {
    grid?.simulation.traceHook = nil
  }

  /// Forgets the calls of the previous layout. The present layout counts as prepared.
  func beginAnew() {
    isStale = false
    isDue = false
    pendingPreferred = nil
    pendingContext = nil
    openUpdates = 0
    _ = takeBoundsQuestions()
    _ = takeContexts()
    _ = takeUpdates()
  }

  func takeBoundsQuestions() -> [(bounds: String, invalidates: Bool)] {
    defer { boundsQuestions.removeAll() }
    return boundsQuestions
  }

  /// Returns the number of contexts for changes of bounds that the layout has returned.
  func takeBoundsContexts() -> Int {
    defer { boundsContexts = 0 }
    return boundsContexts
  }

  /// Returns summaries of the contexts with which the layout was invalidated.
  func takeContexts() -> [String] {
    defer { contexts.removeAll() }
    return contexts
  }

  /// Returns the items of each update for which the layout was prepared, and whether every update
  /// was finished.
  func takeUpdates() -> (items: [Set<String>], isFinished: Bool) {
    defer {
      updates.removeAll()
      openUpdates = 0
    }
    return (updates, openUpdates == 0)
  }

  func takeBreaches() -> [(law: HostLaw, detail: String)] {
    checkPendingContext()
    defer { breaches.removeAll() }
    return breaches
  }

  // MARK: Hearing

  private func hear(_ event: TraceEvent) {
    guard !isDeaf else { return }
    hearPreferredSize(event)
    guard event.source == .layout else { return }
    switch event.call {
    case "invalidateLayout()":
      recordInvalidation()
    case "invalidateLayout(with:)":
      recordInvalidation()
      contexts.append(event.detail)
      pendingContext = nil
    case "prepare()":
      if !isStale, !isDue {
        breach(.preparation, "prepare() came although nothing was invalidated")
      }
      isStale = false
      isDue = false
    case "layoutAttributesForElements(in:)", "layoutAttributesForItem(at:)",
      "layoutAttributesForSupplementaryView(ofKind:at:)",
      "layoutAttributesForDecorationView(ofKind:at:)":
      if isStale { breach(.preparation, "\(event.call) \(event.detail) was asked unprepared") }
    case "invalidationContext(forBoundsChange:)":
      boundsContexts += 1
      recordPendingContext(event)
    case "invalidationContext(forPreferredLayoutAttributes:)":
      recordPendingContext(event)
    case "shouldInvalidateLayout(forBoundsChange:)":
      let parts = event.detail.components(separatedBy: " -> ")
      boundsQuestions.append((parts.first ?? "", parts.last == "true"))
    case "prepare(forCollectionViewUpdates:)":
      let items = event.detail.dropFirst().dropLast().components(separatedBy: ", ")
      updates.append(Set(items.filter { !$0.isEmpty }))
      openUpdates += 1
    case "finalizeCollectionViewUpdates()":
      openUpdates -= 1
      if openUpdates < 0 { breach(.updateItems, "\(event.call) came without an update") }
    default:
      break
    }
  }

  /// Records an invalidation. A layout that is invalidated during `prepare()` may answer before it
  /// prepares again.
  private func recordInvalidation() {
    if grid?.collectionViewLayout.isPreparing == true { isDue = true } else { isStale = true }
  }

  /// Records that the layout has returned a context. A call of the base class's
  /// `invalidateLayout(with:)` has to follow.
  private func recordPendingContext(_ event: TraceEvent) {
    checkPendingContext()
    pendingContext = event.call
  }

  private func checkPendingContext() {
    guard let call = pendingContext else { return }
    pendingContext = nil
    // After a fault, the rest of the action does not run.
    guard grid?.simulation.faults.isEmpty == true else { return }
    breach(.superCall, "no invalidateLayout(with:) of the base class followed \(call)")
  }

  /// Checks the order of calls about a preferred size.
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:)` must be called before a context is
  /// asked for.
  private func hearPreferredSize(_ event: TraceEvent) {
    let step: String
    switch event.call {
    case "preferredLayoutAttributesFitting": step = "view"
    case "shouldInvalidateLayout(forPreferredLayoutAttributes:)": step = "layout"
    case "invalidationContext(forPreferredLayoutAttributes:)": step = "context"
    default: return
    }
    let element = event.detail.components(separatedBy: " -> ")[0]
      .split(separator: " ").prefix(2).joined(separator: " ")
    let before = pendingPreferred
    pendingPreferred = (element, step)
    // A cell without its own preferred size causes no event; then the layout's answer comes first.
    if step == "context", before?.step != "layout" || before?.element != element {
      breach(.preferredSizes, "a context was asked for \(element) before the layout said yes")
    }
  }

  private func breach(_ law: HostLaw, _ detail: String) {
    if breaches.count < 100 { breaches.append((law, detail)) }
  }
}
