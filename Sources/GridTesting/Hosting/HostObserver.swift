/// Listens to a hosted layout and tells where the order of its calls breaks a law.
@MainActor
final class HostObserver {
  private(set) var breaches: [(law: HostLaw, detail: String)] = []
  /// Whether what is heard was asked by the host itself.
  var isDeaf = false
  private var isStale = true
  /// Whether the layout was invalidated while it prepared: it answers as it is and prepares once
  /// more.
  private var isDue = false
  private var pendingPreferred: (element: String, step: String)?
  /// Bounds that the layout was asked about, with its answers, since they were last taken.
  private var boundsQuestions: [(bounds: String, invalidates: Bool)] = []
  private var contexts: [String] = []
  /// The last call that gave a context which has not reached the base class yet.
  private var pendingContext: String?
  /// Contexts that the layout gave for changes of bounds, since they were last taken.
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

  /// Forgets what a layout that is gone has heard; the present one is prepared.
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

  /// Returns the number of contexts for changes of bounds that the layout gave.
  func takeBoundsContexts() -> Int {
    defer { boundsContexts = 0 }
    return boundsContexts
  }

  /// Summaries of the contexts that the layout was invalidated with.
  func takeContexts() -> [String] {
    defer { contexts.removeAll() }
    return contexts
  }

  /// The items of each update that the layout was prepared for.
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

  /// A layout that is invalidated while it prepares is asked as it is.
  private func recordInvalidation() {
    if grid?.collectionViewLayout.isPreparing == true { isDue = true } else { isStale = true }
  }

  /// Records that the layout has returned a context, which has to invalidate the layout at once.
  private func recordPendingContext(_ event: TraceEvent) {
    checkPendingContext()
    pendingContext = event.call
  }

  private func checkPendingContext() {
    guard let call = pendingContext else { return }
    pendingContext = nil
    // A refused action goes no further.
    guard grid?.simulation.faults.isEmpty == true else { return }
    breach(.superCall, "no invalidateLayout(with:) of the base class followed \(call)")
  }

  /// The view's wish, whether the layout follows, and the context if it does.
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
    // A cell's base class has no say and is not heard of: then the layout's answer comes first.
    if step == "context", before?.step != "layout" || before?.element != element {
      breach(.preferredSizes, "a context was asked for \(element) before the layout said yes")
    }
  }

  private func breach(_ law: HostLaw, _ detail: String) {
    if breaches.count < 100 { breaches.append((law, detail)) }
  }
}
