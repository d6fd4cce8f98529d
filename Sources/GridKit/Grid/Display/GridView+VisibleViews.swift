extension GridView {
  /// Step 5 of a layout pass: makes the live views those of the elements that share a positive area
  /// with the visible rectangle (LP-1): recycles views first, then applies attributes, then
  /// requests new ones (LP-4).
  ///
  /// - Complexity: O(1) where content has moved within what `shown` allows, else one walk along the
  ///   elements around the screen and the live views, and work for each that changes.
  func updateVisibleViews() throws(ActionRejected) {
    let visible = bounds
    try readChangesOfAttributes()
    let generation = store.generation
    if !isMovingItems, !display.areViewsDue, store.reaches(visible),
      display.shown.holds(in: visible, generation: generation)
    {
      return
    }
    // A lifted item is shown where the finger is, on screen or not.
    let lifted = liftedAttributes()
    if isMovingItems, lifted == nil { return }
    // What callbacks do to the store does not change what this pass shows.
    let look = store.look(around: visible)
    display.difference.find(
      between: look, and: display.liveViews, in: visible,
      comparesValues: display.areViewsDue || !display.shown.isUpToDate(with: generation),
      lifted: lifted, after: display.shown)
    display.areViewsDue = false
    defer { display.difference.end() }
    if display.difference.isEmpty {
      display.shown.record(
        isUnchanged: display.difference.tellsUnchangedMove, generation: generation)
    } else {
      let count = display.difference.stayingCount + display.difference.enteringCount
      try checkElementsOnScreen(count)
      try carryOutDifference(to: look, generation: generation)
    }
  }

  /// Refuses more elements on screen than there may be, before they get views.
  func checkElementsOnScreen(_ count: Int) throws(ActionRejected) {
    let most = simulation.mostElementsOnScreen
    if count > most { try refuse(.tooManyOnScreen(count, most: most)) }
  }

  /// Recycles views, gives those that stay their attributes and brings in others.
  ///
  /// - Parameter generation: That of the store when it was looked at.
  private func carryOutDifference(
    to look: AttributeStore.Look, generation: AttributeStore.Generation
  ) throws(ActionRejected) {
    // As long as this does not come to its end, there is something left to do.
    display.shown.forget()
    let delegate = keptDelegate()
    for key in display.difference.leaving { recycle(key, telling: delegate) }
    // A callback may have made due what was not.
    try readChangesOfAttributes()
    let isExchanged = store.generation.objects != generation.objects
    if isExchanged || display.difference.isStale || display.areViewsDue {
      if stayingViewsChangeLayout(look) { return }
    }
    guard isAnimatedResizeShown else {
      return try bringInMissing(of: look, generation: generation, telling: delegate)
    }
    // New views do not move to their places from nowhere.
    try simulation.clock.animator.perform(nil) { () throws(ActionRejected) in
      try bringInMissing(of: look, generation: generation, telling: delegate)
    }
  }

  private func bringInMissing(
    of look: AttributeStore.Look, generation: AttributeStore.Generation,
    telling delegate: KeptDelegate
  ) throws(ActionRejected) {
    // Unless a callback has had more recycled, or shown some.
    guard display.liveViews.count == display.difference.stayingCount else {
      _ = try bringIn(display.difference.wanted(of: look))
      return
    }
    let enteringCount = display.difference.enteringCount
    if try bringInEntering(of: look, telling: delegate),
      store.generation.objects == generation.objects
    {
      // Nothing is missing, unless a callback has had something recycled again.
      let isWhole = display.liveViews.count == display.difference.stayingCount + enteringCount
      display.shown.record(
        isUnchanged: isWhole && display.difference.tellsUnchangedMove, generation: generation)
    }
  }

  /// Takes in what layouts have done to objects that they have kept. One may have spoilt them.
  private func readChangesOfAttributes() throws(ActionRejected) {
    guard !store.readChanges() else { return }
    if let spoilt = store.spoilt { try refuse(.nonFiniteAttributes(spoilt)) }
    throw ActionRejected()
  }

  /// Requests and shows views of elements that have none.
  ///
  /// - Returns: Whether all of them show.
  private func bringIn(_ wanted: [GridViewLayoutAttributes]) throws(ActionRejected) -> Bool {
    let (source, delegate) = (storedDataSource, keptDelegate())
    for attributes in wanted {
      guard try bringIn(attributes.key, attributes, from: source, telling: delegate) else {
        return false
      }
    }
    return !display.selfSizing.isPutOff
  }

  /// The same for what a difference has found to come, where the look has it.
  private func bringInEntering(
    of look: AttributeStore.Look, telling delegate: KeptDelegate
  ) throws(ActionRejected) -> Bool {
    // Kept until all have come, as the delegate is.
    let source = storedDataSource
    for number in 0..<display.difference.unliftedCount {
      let index = display.difference.placeOfUnlifted(number)
      // The look keeps it.
      let entry = Unretained(look.entries[index].attributes)
      let isDone = try entry.withObject(refusing: { attributes throws(ActionRejected) in
        try bringIn(look.entries[index].key, attributes, from: source, telling: delegate)
      })
      if !isDone { return false }
    }
    if let lifted = display.difference.shownLifted {
      guard try bringIn(lifted.key, lifted, from: source, telling: delegate) else { return false }
    }
    return !display.selfSizing.isPutOff
  }

  /// - Returns: Whether the element shows, and others may follow.
  private func bringIn(
    _ key: ElementKey, _ attributes: GridViewLayoutAttributes,
    from source: (any GridViewDataSource)?, telling delegate: KeptDelegate
  ) throws(ActionRejected) -> Bool {
    if display.liveViews.contains(key) { return true }
    // A callback that made the counts stale made the paths stale: the next round asks anew. So it
    // does when there is another data source.
    guard content.counts != nil, !content.needsReload else { return false }
    return try rethrowingFaults {
      guard let view = takeKeptCell(key) ?? request(key, attributes: attributes, from: source)
      else { return true }
      show(view, key: key, attributes: attributes, telling: delegate)
      // A size that made the layout stale starts the round again.
      return view.reuse.isDisplayed
    }
  }

  /// Gives a live view its attributes and, if its size is known by now, shows it.
  ///
  /// - Returns: Whether the size that it asks for has made the layout stale.
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

  /// Whether an element shares a positive area with the visible rectangle.
  package func isShown(_ attributes: GridViewLayoutAttributes, in visible: CGRect) -> Bool {
    let frame = attributes.quickShownFrame
    return frame.width > 0 && frame.height > 0 && frame.overlaps(visible)
  }

  func update(_ view: GridReusableView, with attributes: GridViewLayoutAttributes) {
    display.shown.forget()
    keepLook(of: view)
    if attributes.hasRareValues || view.reuse.scroll != nil {
      moveToContainer(view, of: attributes)
    }
    view.applyIfNeeded(attributes)
    let zIndex = attributes.quickZIndex
    if view.reuse.zIndex != zIndex { stack(view, zIndex: zIndex) }
  }

  /// Gives live views the attributes of what a difference has found to stay, in the order of the
  /// answers.
  ///
  /// - Returns: Whether a size has made the layout stale: the others are not looked at any more.
  private func stayingViewsChangeLayout(_ look: AttributeStore.Look) -> Bool {
    let (staying, entries) = (display.difference.staying(of: look), look.entries)
    var next = 0
    for place in 0..<staying.count {
      let index = staying[place]
      // A callback may have had it recycled.
      guard let view = display.liveViews.view(for: entries[index].key, near: &next) else {
        continue
      }
      // The look keeps them.
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

  /// Takes a view off the screen, tells the delegate, and puts it into its queue (LP-3).
  ///
  /// - Parameter delegate: The delegate, if the caller keeps it already.
  func recycle(_ key: ElementKey, telling delegate: KeptDelegate = KeptDelegate(nil)) {
    guard let view = display.liveViews.removeValue(forKey: key) else { return }
    // Handed on from there to the queue: nothing is counted for it.
    if isFree(leaving: view, key: key, telling: delegate) { display.queues.enqueue(view) }
  }

  /// Puts a view that is in no map any more into its queue.
  func recycle(_ view: GridReusableView, key: ElementKey) {
    if isFree(leaving: view, key: key, telling: KeptDelegate(nil)) { display.queues.enqueue(view) }
  }

  /// Takes a view off the screen and tells the delegate.
  ///
  /// - Returns: Whether the view can be used for another element now.
  @inline(__always)
  private func isFree(
    leaving view: GridReusableView, key: ElementKey, telling delegate: KeptDelegate
  ) -> Bool {
    keepLook(of: view)
    view.isHidden = true
    if view.reuse.isDisplayed {
      view.reuse.isDisplayed = false
      if delegate.identity == delegateIdentity {
        DelegateCaller.didEndDisplaying(view, key: key, to: delegate, in: self)
      } else {
        DelegateCaller.didEndDisplaying(view, key: key, to: keptDelegate(), in: self)
      }
    }
    if keepsForItsItem(view, key) { return false }
    view.reuse.applied = nil
    return true
  }

  // MARK: Showing

  /// Gets the view of an element from the data source or the layout's registrations; nil after a
  /// fault (LP-6).
  func request(_ key: ElementKey, attributes: GridViewLayoutAttributes) -> GridReusableView? {
    request(key, attributes: attributes, from: storedDataSource)
  }

  private func request(
    _ key: ElementKey, attributes: GridViewLayoutAttributes, from source: (any GridViewDataSource)?
  ) -> GridReusableView? {
    switch key.kind.category {
    case .cell: requestCell(key, attributes: attributes, from: source)
    case .supplementaryView: requestSupplementaryView(key, attributes: attributes)
    case .decorationView: makeDecorationView(key, attributes: attributes)
    }
  }

  /// Brings a view to the screen: attributes, state, size, `willDisplay`, then the subview order.
  /// A view whose size makes the layout stale shows in the round after.
  ///
  /// - Parameter delegate: The delegate, if the caller keeps it already.
  func show(
    _ view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    telling delegate: KeptDelegate = KeptDelegate(nil)
  ) {
    view.reuse.position = key.position
    view.applyIfNeeded(attributes)
    if key.kind == .cell { view.willShow(item: key.position, in: self) }
    // The view's own callbacks may have brought in another one.
    guard display.insert(view, for: key) else { return recycle(view, key: key) }
    if sizeChangesLayout(of: view, key: key, attributes: attributes, isNew: true) { return }
    display(view, key: key, attributes: attributes, telling: delegate)
  }

  @inline(__always)
  private func display(
    _ view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    telling delegate: KeptDelegate
  ) {
    view.reuse.isDisplayed = true
    if delegateIdentity != nil {
      if delegate.identity == delegateIdentity {
        DelegateCaller.willDisplay(view, key: key, to: delegate, in: self)
      } else {
        DelegateCaller.willDisplay(view, key: key, to: keptDelegate(), in: self)
      }
      // The callback may have had it recycled again.
      guard display.liveViews.contains(view, for: key) else { return }
    }
    stack(view, zIndex: attributes.zIndex)
  }

  /// Puts a view at its place in the subviews: by `zIndex`, equal values in order of insertion
  /// (LP-9).
  ///
  /// - Complexity: O(1) for the frontmost of views that came before, else O(*n*) for *n* subviews.
  func stack(_ view: GridReusableView, zIndex: Int) {
    if view.reuse.zIndex != zIndex {
      view.reuse.zIndex = zIndex
      view.shownVersion &+= 1
    }
    guard let scroll = view.reuse.scroll.map(Unretained.init) else {
      return stack(view, among: self, zIndex: zIndex)
    }
    // The view keeps its section, and the grid keeps what holds it: neither is counted.
    let holder = scroll.withObject { scrollView(of: $0, zIndex: zIndex) }
    holder.withObject { stack(view, among: $0, zIndex: zIndex) }
  }

  func stack(_ view: BaseView, among holder: BaseView, zIndex: Int) {
    let place = placeInStack(of: view, among: holder, zIndex: zIndex)
    if view.isSubview(of: holder) {
      // A place counts without the view itself, which is taken out first.
      holder.moveSubview(view, to: place.isPassed ? place.index : place.index - 1)
    } else {
      holder.insertSubview(view, at: place.index)
    }
  }

  /// Where a view belongs among the subviews, and whether it is in front of that already.
  @inline(__always)
  private func placeInStack(
    of view: BaseView, among holder: BaseView, zIndex: Int
  ) -> (index: Int, isPassed: Bool) {
    var index = holder.subviewStorage.count
    var isPassed = false
    while index > 0 {
      let other = holder.subviewStorage[index - 1]
      if other === view {
        isPassed = true
      } else if stackingOrder(of: other) <= zIndex {
        break
      }
      index -= 1
    }
    return (index, isPassed)
  }

  /// A view's place among the subviews: `zIndex`, behind everything for the background.
  package func stackingOrder(of view: BaseView) -> Int {
    if let zIndex = view.stackingIndex { return zIndex }
    return view === backgroundView ? Int.min : 0
  }
}
