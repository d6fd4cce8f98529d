extension GridView {
  /// Step 5 of a layout pass: updates the live views, so that the elements that share a positive
  /// area with the visible rectangle have one (LP-1). Recycles views first, then applies
  /// attributes, then requests new views (LP-4).
  ///
  /// - Complexity: O(1) if the visible rectangle has moved no further than `shown` allows.
  ///   Otherwise one walk along the live views and the elements around the screen, and work for
  ///   each view that changes.
  func updateVisibleViews() throws(ActionRejected) {
    let visible = bounds
    try readChangesOfAttributes()
    let generation = known.generation
    if !isMovingItems, !display.areViewsDue, known.reaches(visible),
      display.shown?.match(in: visible, generation) == true
    {
      return
    }
    // The lifted item has a view under the finger, on screen or not.
    let lifted = liftedAttributes()
    if isMovingItems, lifted == nil { return }
    // `area` is a copy: a callback that changes the known elements does not change it.
    let area = known.window(around: visible)
    let mayDiffer = display.areViewsDue || display.shown?.generation.objects != generation.objects
    display.difference.find(
      between: area, and: display.liveViews, in: visible, comparesValues: mayDiffer, lifted: lifted)
    display.areViewsDue = false
    defer { display.difference.end() }
    if display.difference.isEmpty {
      display.shown = ShownElements(slack: display.difference.slack, generation: generation)
    } else {
      let count = display.difference.stayingCount + display.difference.enteringCount
      try checkElementsOnScreen(count)
      try carryOutDifference(to: area, generation: generation)
    }
  }

  /// Refuses the pass if there are more elements on screen than `Simulation.mostElementsOnScreen`
  /// allows. Called before the elements get views.
  func checkElementsOnScreen(_ count: Int) throws(ActionRejected) {
    let most = simulation.mostElementsOnScreen
    if count > most { try refuse(.tooManyOnScreen(count, most: most)) }
  }

  /// Carries out the difference: recycles leaving views, applies attributes to staying views, and
  /// requests the views of entering elements.
  ///
  /// - Parameter generation: The generation of the elements when `area` was taken.
  private func carryOutDifference(
    to area: KnownElements.Window, generation: KnownElements.Generation
  ) throws(ActionRejected) {
    // If this function stops early, the next round has to compare again.
    display.shown = nil
    let delegate = keptDelegate()
    for key in display.difference.leaving { recycle(key, telling: delegate) }
    // A callback may have changed attributes or made views due.
    try readChangesOfAttributes()
    let isExchanged = known.generation.objects != generation.objects
    if isExchanged || display.difference.isStale || display.areViewsDue {
      if stayingViewsChangeLayout(area) { return }
    }
    guard changes.isAnimatedResizeShown else {
      return try bringInMissing(of: area, generation: generation, telling: delegate)
    }
    // New views appear at their places without animation.
    try simulation.clock.animator.perform(nil) { () throws(ActionRejected) in
      try bringInMissing(of: area, generation: generation, telling: delegate)
    }
  }

  private func bringInMissing(
    of area: KnownElements.Window, generation: KnownElements.Generation,
    telling delegate: KeptDelegate
  ) throws(ActionRejected) {
    // If a callback has recycled or shown other views, all elements to show are checked.
    guard display.liveViews.count == display.difference.stayingCount else {
      _ = try bringIn(display.difference.places(of: area), of: area, telling: delegate)
      return
    }
    let enteringCount = display.difference.enteringCount
    if try bringIn(display.difference.entering, of: area, telling: delegate),
      known.generation.objects == generation.objects
    {
      // The views are complete, unless a callback has recycled one of them.
      let isWhole = display.liveViews.count == display.difference.stayingCount + enteringCount
      display.shown = ShownElements(
        slack: isWhole ? display.difference.slack : nil, generation: generation)
    }
  }

  /// Reads the changes that layouts have made to attribute objects after answering with them.
  /// Frames that are not finite are a fault.
  private func readChangesOfAttributes() throws(ActionRejected) {
    if let spoilt = known.readChanges() { try refuse(.nonFiniteAttributes(spoilt)) }
  }

  /// Requests and shows the views of elements that have no live view, the lifted item included.
  /// Their attributes are read in place from `area`.
  ///
  /// - Returns: Whether all elements show.
  private func bringIn(
    _ places: [Int], of area: KnownElements.Window, telling delegate: KeptDelegate
  ) throws(ActionRejected) -> Bool {
    // Retained once for all requests, like the delegate.
    let source = storedDataSource
    for index in places {
      // `area` retains the object.
      let entry = Unretained(area.entries[index].attributes)
      let isDone = try entry.withObject(refusing: { attributes throws(ActionRejected) in
        try bringIn(area.entries[index].key, attributes, from: source, telling: delegate)
      })
      if !isDone { return false }
    }
    if let lifted = display.difference.shownLifted {
      guard try bringIn(lifted.key, lifted, from: source, telling: delegate) else { return false }
    }
    return !display.selfSizing.isPutOff
  }

  /// - Returns: Whether the element shows and the next one may follow.
  private func bringIn(
    _ key: ElementKey, _ attributes: GridViewLayoutAttributes,
    from source: (any GridViewDataSource)?, telling delegate: KeptDelegate
  ) throws(ActionRejected) -> Bool {
    if display.liveViews.contains(key) { return true }
    // If a callback made the counts stale or replaced the data source, index paths are stale too:
    // the next round asks again.
    guard content.counts != nil, !content.needsReload else { return false }
    return try rethrowingFaults { () throws(ActionRejected) in
      let view = try keptOrRequested(key, attributes: attributes, from: source)
      show(view, key: key, attributes: attributes, telling: delegate)
      // A preferred size that made the layout stale starts a new round.
      return view.reuse.isDisplayed
    }
  }

  /// Applies attributes to a live view. Shows the view unless its preferred size makes the layout
  /// stale.
  ///
  /// - Returns: Whether the preferred size of the view has made the layout stale.
  private func updateChangesLayout(
    _ view: GridReusableView, _ key: ElementKey, _ attributes: GridViewLayoutAttributes
  ) -> Bool {
    update(view, with: attributes)
    if sizeChangesLayout(of: view, key: key, attributes: attributes) { return true }
    if !view.reuse.isDisplayed {
      display(view, key: key, attributes: attributes, telling: KeptDelegate(nil))
    }
    return false
  }

  func update(_ view: GridReusableView, with attributes: GridViewLayoutAttributes) {
    display.shown = nil
    keepLook(of: view)
    if attributes.hasExtendedAttributes || view.reuse.scroll != nil {
      view.moveToContainer(of: attributes, in: self)
    }
    view.applyIfNeeded(attributes)
    let zIndex = attributes.quickZIndex
    if view.reuse.zIndex != zIndex { stack(view, zIndex: zIndex) }
  }

  /// Applies attributes to the staying views of the difference, in the order of the layout's
  /// answers.
  ///
  /// - Returns: Whether a preferred size has made the layout stale. The remaining views are not
  ///   updated then.
  private func stayingViewsChangeLayout(_ area: KnownElements.Window) -> Bool {
    let entries = area.entries
    var next = 0
    for index in display.difference.places(of: area) {
      // A callback may have recycled the view.
      guard let view = display.liveViews.view(for: entries[index].key, near: &next) else {
        continue
      }
      // `area` retains the attributes.
      let isStale = Unretained(entries[index].attributes).withObject {
        updateChangesLayout(view, entries[index].key, $0)
      }
      if isStale { return true }
    }
    guard let lifted = display.difference.shownLifted, let view = display.liveViews[lifted.key]
    else {
      return false
    }
    return updateChangesLayout(view, lifted.key, lifted)
  }

  func backgroundViewDidChange(from old: BaseView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackgroundView()
  }

  func placeBackgroundView() {
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
  }

  // MARK: Recycling

  /// Recycles the live view of an element, if there is one.
  func recycle(_ key: ElementKey, telling delegate: KeptDelegate = KeptDelegate(nil)) {
    guard let view = display.liveViews.removeValue(forKey: key) else { return }
    recycle(view, key: key, telling: delegate)
  }

  /// Takes a view that is no longer among the live views off the screen, tells the delegate, and
  /// puts the view into its reuse queue (LP-3).
  ///
  /// - Parameter delegate: The delegate, if the caller retains it already.
  func recycle(
    _ view: consuming GridReusableView, key: ElementKey,
    telling delegate: KeptDelegate = KeptDelegate(nil)
  ) {
    keepLook(of: view)
    view.isHidden = true
    if view.reuse.isDisplayed {
      view.reuse.isDisplayed = false
      DelegateCaller.didEndDisplaying(view, key: key, to: delegate, in: self)
    }
    if keepsForItsItem(view, key) { return }
    view.reuse.applied = nil
    display.queues.enqueue(view)
  }

  // MARK: Showing

  /// Returns the cell that prefetching keeps for an item, or requests a view of the element.
  func keptOrRequested(
    _ key: ElementKey, attributes: GridViewLayoutAttributes, from source: (any GridViewDataSource)?
  ) throws(ActionRejected) -> GridReusableView {
    if display.hasKeptCells, key.kind == .cell,
      let kept = display.takeKeptCell(at: key.position, under: answers.layout, content.counts)
    {
      return kept
    }
    return try request(key, attributes: attributes, from: source)
  }

  /// Requests the view of an element from the data source, or makes a decoration view from the
  /// layout's registrations (LP-6).
  func request(
    _ key: ElementKey, attributes: GridViewLayoutAttributes, from source: (any GridViewDataSource)?
  ) throws(ActionRejected) -> GridReusableView {
    switch key.kind.category {
    case .cell: try requestCell(key, attributes: attributes, from: source)
    case .supplementaryView: try requestSupplementaryView(key, attributes: attributes)
    case .decorationView: try makeDecorationView(key, attributes: attributes)
    }
  }

  /// Shows a view: applies attributes and the cell state, asks for the preferred size, calls
  /// `willDisplay`, then puts the view at its place among the subviews. A view whose preferred size
  /// makes the layout stale shows in the next round.
  ///
  /// - Parameter delegate: The delegate, if the caller retains it already.
  func show(
    _ view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    telling delegate: KeptDelegate = KeptDelegate(nil)
  ) {
    view.reuse.position = key.position
    view.applyIfNeeded(attributes)
    if key.kind == .cell { view.willShow(item: key.position, in: self) }
    // The view's callbacks may have shown another view of the element.
    guard display.liveViews.insert(view, for: key) else { return recycle(view, key: key) }
    if sizeChangesLayout(of: view, key: key, attributes: attributes, isNew: true) { return }
    display(view, key: key, attributes: attributes, telling: delegate)
  }

  private func display(
    _ view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    telling delegate: KeptDelegate
  ) {
    view.reuse.isDisplayed = true
    if delegateIdentity != nil {
      DelegateCaller.willDisplay(view, key: key, to: delegate, in: self)
      // The callback may have recycled the view.
      guard display.liveViews.contains(view, for: key) else { return }
    }
    stack(view, zIndex: attributes.zIndex)
  }

  /// Puts a view at its place among the subviews of the grid or of its section's scroll view.
  func stack(_ view: GridReusableView, zIndex: Int) {
    if view.reuse.zIndex != zIndex {
      view.reuse.zIndex = zIndex
      view.shownVersion &+= 1
    }
    guard let scroll = view.reuse.scroll.map(Unretained.init) else {
      return stack(view, zIndex: zIndex, in: self)
    }
    // The view retains its section's scroll state, and the grid retains the section's scroll view,
    // so neither reference is counted here.
    let holder = scroll.withObject { scrollView(of: $0, zIndex: zIndex) }
    holder.withObject { $0.stack(view, zIndex: zIndex, in: self) }
  }

  /// Returns the value by which a subview is stacked: its `zIndex`, the least value for the
  /// background view, 0 for any other view.
  package func stackingOrder(of view: BaseView) -> Int {
    if let zIndex = view.stackingIndex { return zIndex }
    return view === backgroundView ? Int.min : 0
  }
}

extension BaseView {
  /// Puts a view of a grid at its place among the subviews, which are ordered by `zIndex`. Views
  /// with equal values stay in the order of insertion (LP-9).
  ///
  /// - Complexity: O(1) if the view belongs in front of all others, else O(*n*) for *n* subviews.
  func stack(_ view: BaseView, zIndex: Int, in grid: GridView) {
    var index = subviewStorage.count
    // Whether the view is a subview in front of the index.
    var isPassed = false
    while index > 0 {
      let other = subviewStorage[index - 1]
      if other === view {
        isPassed = true
      } else if grid.stackingOrder(of: other) <= zIndex {
        break
      }
      index -= 1
    }
    if view.isSubview(of: self) {
      // `moveSubview` removes the view first, so the index counts only the other subviews.
      moveSubview(view, to: isPassed ? index : index - 1)
    } else {
      insertSubview(view, at: index)
    }
  }
}

extension GridViewLayoutAttributes {
  /// Whether the element shares a positive area with the visible rectangle.
  package final func isShown(in visible: CGRect) -> Bool {
    let frame = quickShownFrame
    return frame.width > 0 && frame.height > 0 && frame.overlaps(visible)
  }
}
