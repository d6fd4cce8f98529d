/// The views of a grid: those that show elements, those that wait to be used again, those on their
/// way out, and how they are made.
///
/// It does not know which layout has answered, or who gave the views.
///
/// Always: live views are in the order of their elements, each element once.
@MainActor
struct Display {
  /// Live views by element.
  var liveViews = LiveViews() {
    didSet { shown.forget() }
  }
  /// What the last pass has found to be on screen.
  let shown = ShownElements()
  /// What a pass finds to be done about live views.
  let difference = VisibleDifference()
  /// Whether live views may have other attributes than their elements, or are to be asked for their
  /// sizes.
  var areViewsDue = true
  /// What shows sections that scroll by themselves.
  var sectionScrolls = SectionScrollViews()
  /// Views on their way out at the end of an animated change.
  var leavingViews: [LeavingView] = []

  /// Views that wait to be used again.
  var queues = ReuseQueues()
  var registrations: [ReuseQueueKey: ViewRegistration] = [:] {
    didSet { latestRegistration = nil }
  }
  var latestRegistration: (key: ReuseQueueKey, registration: ViewRegistration)?
  /// Registration values that were dequeued with, and their identifiers here.
  var configured: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

  /// The request for a view that the data source is answering; the innermost of several.
  var openRequest: Unretained<ViewRequest>?
  /// The request for a cell, which serves again once it was answered.
  var cellRequest: ViewRequest?
  var cellRequestReference: Unretained<ViewRequest>?
  /// The view that a request was answered with last, until it shows: the reference goes over to the
  /// live views, and is not counted for that.
  private var answered: GridReusableView?

  /// What was announced to the prefetch data source, and cells that are kept for their items.
  var prefetching = PrefetchState()
  /// Views that were dequeued while no request was open, until the next layout pass.
  var unreturnedViews: [GridReusableView] = []
  /// The sizes that views ask for.
  var selfSizing = SelfSizing()

  /// Configurations of views so far.
  private var configurations = 0

  /// Numbers a view whose content was set for its element: by the data source, or by the dequeue
  /// of a decoration view. A host binds the view's node anew (HO-3).
  mutating func recordConfiguration(of view: GridReusableView) {
    configurations += 1
    view.reuse.configuration = configurations
    view.shownVersion &+= 1
  }

  /// Keeps the view that a request was answered with.
  mutating func record(answered view: GridReusableView?) { answered = view }

  /// Takes in the view of an element that has none, as `LiveViews.insert(_:for:)` does.
  mutating func insert(_ view: GridReusableView, for key: ElementKey) -> Bool {
    guard answered === view, let answer = answered.take() else {
      return liveViews.insert(view, for: key)
    }
    return liveViews.insert(answer, for: key)
  }
}
