/// The views of a grid: live views, views in reuse queues, leaving views, and the registrations
/// that make views.
///
/// `Display` knows neither the layout nor the data source.
///
/// Always: live views are sorted by element key, and each element occurs once.
@MainActor
struct Display {
  /// Live views by element.
  var liveViews = LiveViews() {
    didSet { shown = nil }
  }
  /// The result of the last comparison; nil if live views or their attributes have changed since.
  var shown: ShownElements?
  /// The changes of live views that a layout pass has to make.
  var difference = VisibleDifference()
  /// Whether live views may have outdated attributes, or must be asked for their sizes.
  var areViewsDue = true
  /// The views of orthogonal sections.
  var sectionScrolls = SectionScrollViews()
  /// Views that leave at the end of an animated change.
  var leavingViews: [LeavingView] = []

  /// The reuse queues.
  var queues = ReuseQueues()
  var registrations = ViewRegistrations()

  /// The innermost view request that the data source is answering.
  var openRequest: Unretained<ViewRequest>?
  /// The request for cells, which is used again and again.
  private var cellRequest: ViewRequest?

  /// The prefetching state: announced items and kept cells.
  var prefetching = PrefetchState()
  /// Views that were dequeued while no request was open, until the next layout pass.
  var unreturnedViews: [GridReusableView] = []
  /// The self-sizing state.
  var selfSizing = SelfSizing()

  /// The number of view configurations so far.
  private var configurations = 0

  /// Gives a view a new configuration number, after the data source configured it or a decoration
  /// view was dequeued. A host then binds the view's node again (HO-3).
  mutating func recordConfiguration(of view: GridReusableView) {
    configurations += 1
    view.reuse.configuration = configurations
    view.shownVersion &+= 1
  }

  /// Returns the cell request, which is made for the element of the first request.
  mutating func cellRequest(
    madeFor key: ElementKey, _ attributes: GridViewLayoutAttributes
  ) -> Unretained<ViewRequest> {
    if let cellRequest { return Unretained(cellRequest) }
    let request = ViewRequest(key, attributes)
    cellRequest = request
    return Unretained(request)
  }

  /// Asserts the invariants of the type in debug builds.
  ///
  /// - Complexity: O(*n*) for *n* live views.
  func checkInvariants() {
    for (last, key) in zip(liveViews.keys, liveViews.keys.dropFirst()) {
      assert(last.precedes(key), "live views are not in the order of their keys")
    }
  }
}
