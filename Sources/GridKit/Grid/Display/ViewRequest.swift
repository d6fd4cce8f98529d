/// A request for a view, which the data source answers.
@MainActor
final class ViewRequest {
  // Exclusivity checks are off, because every cell that appears is requested (benchmark scenarios
  // `steady-scroll` and `fling`).

  /// The grid of the innermost open request of all grids. The grid outlives the request.
  private static var asking: Unretained<GridView>?

  static var askingGrid: GridView? { asking?.object }

  @exclusivity(unchecked) private(set) var key: ElementKey
  /// The attributes of the element. The caller retains them.
  @exclusivity(unchecked) private(set) var attributes: Unretained<GridViewLayoutAttributes>
  private(set) var isOpen = false
  /// Whether the request is for a placeholder's cell, which does not come from the data source.
  var isOfPlaceholder = false
  /// The views dequeued while the request is open. A data source should dequeue only one view.
  @exclusivity(unchecked) private(set) var dequeued: [GridReusableView] = []
  /// The live view that is reconfigured; nil if a view is requested. The dequeue returns it again
  /// (RC-2).
  let existing: GridReusableView?

  init(
    _ key: ElementKey, _ attributes: GridViewLayoutAttributes,
    existing: GridReusableView? = nil
  ) {
    self.key = key
    self.attributes = Unretained(attributes)
    self.existing = existing
  }

  /// Reuses an answered request for another element.
  func renew(_ key: ElementKey, _ attributes: GridViewLayoutAttributes) {
    self.key = key
    self.attributes = Unretained(attributes)
  }

  /// Runs `question` while this is the open request of its grid. The caller retains the request.
  func whileOpen<Answer>(in grid: GridView, _ question: () -> Answer) -> Answer {
    let outer = (ViewRequest.asking, grid.display.openRequest)
    (ViewRequest.asking, grid.display.openRequest) = (Unretained(grid), Unretained(self))
    isOpen = true
    let answer = question()
    isOpen = false
    (ViewRequest.asking, grid.display.openRequest) = outer
    return answer
  }

  /// Runs `question` like `whileOpen(in:_:)`. After a fault, puts the dequeued views back into
  /// their reuse queues.
  func answer<Answer>(
    in grid: GridView, _ question: () -> Answer
  ) throws(ActionRejected) -> Answer {
    let (answer, isRefused) = grid.watch { whileOpen(in: grid, question) }
    guard isRefused else { return answer }
    abandon(in: grid)
    throw ActionRejected()
  }

  // MARK: Views

  func record(_ view: GridReusableView) { dequeued.append(view) }

  /// Forgets the dequeued views, so that the request can be reused.
  func forgetViews() {
    // One by one: the `deinit` of a view may make a request.
    while dequeued.popLast() != nil {}
  }

  // MARK: Answers

  /// Checks that the answer is the one view that was dequeued for this element (E-6, E-14).
  func check(_ view: GridReusableView, in grid: GridView) throws(ActionRejected) {
    if view.storedReuseIdentifier == nil, view.reuseIdentifier == nil {
      try refuse(.cellWithoutIdentifier(), in: grid)
    }
    if dequeued.count == 1, dequeued[0] === view, view.reuse.position == key.position { return }
    let lost = dequeued.first { $0 !== view } ?? view
    try refuse(.dequeuedViewNotReturned(lost, in: grid), in: grid)
  }

  /// Raises a fault of the request and puts its views back into their reuse queues.
  func refuse(_ fault: GridFault, in grid: GridView) throws(ActionRejected) -> Never {
    grid.raise(fault)
    abandon(in: grid)
    throw ActionRejected()
  }

  private func abandon(in grid: GridView) {
    grid.abandon(dequeued)
    forgetViews()
  }
}

extension GridReusableView {
  /// Hides the view and forgets its attributes.
  func hide() {
    isHidden = true
    reuse.applied = nil
  }
}

extension GridView {
  /// Hides views that will not be shown, and puts them back into their reuse queues.
  func abandon(_ views: [GridReusableView]) {
    for view in views {
      view.hide()
      view.reuse.position = .invalid
      display.queues.enqueue(view)
    }
  }
}
