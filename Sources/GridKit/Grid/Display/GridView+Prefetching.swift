extension GridView {
  /// Whether cells are made ahead of display, and kept when they scroll off.
  var keepsCells: Bool { simulation.fidelity.prefetchesCells && isPrefetchingEnabled }

  /// The positions whose cells are kept, ascending.
  package var keptPositions: [Position] { display.keptPositions }

  /// Announces items that will probably appear soon, cancels announcements that are out of date,
  /// and makes cells ahead of display (F10.9). The method is called after each layout pass.
  func prefetch() {
    guard isPrefetchingEnabled, prefetchDataSource != nil || keepsCells || display.hasKeptCells
    else { return }
    if !keepsCells { display.releaseKeptCells() }
    let movement = display.prefetching.record(contentOffset, isDragging: isDragging)
    let limits = offsetLimits
    let window = display.prefetching.window.rect(
      visible: bounds, scrollsX: limits.max.x > limits.min.x, scrollsY: limits.max.y > limits.min.y)
    display.releaseDistantCells(from: bounds, under: answers.layout, content.counts)
    guard window != bounds else { return }
    let upcoming = upcomingItems(in: window)
    announce(upcoming)
    makeCells(ahead: upcoming, movement: movement)
  }

  /// Returns the items in the window that are not displayed, by distance, then by index path.
  private func upcomingItems(in window: CGRect) -> [GridViewLayoutAttributes] {
    let answer = answeredElements(in: window)
    let (visible, model) = (bounds, loadedModel)
    let items = answer.filter { attributes in
      attributes.kind == .cell && !attributes.isHidden
        && display.liveViews[attributes.key] == nil
        && attributes.shownFrame.overlaps(window) && !content.isKeptPlace(attributes.position)
        && attributes.key.exists(in: model)
    }
    return items.sorted {
      let distance = PrefetchWindow.distance(from: $0.shownFrame, to: visible)
      let other = PrefetchWindow.distance(from: $1.shownFrame, to: visible)
      return distance != other ? distance < other : $0.position < $1.position
    }
  }

  /// Announces upcoming items, and cancels the announcements of items that are no longer upcoming.
  private func announce(_ upcoming: [GridViewLayoutAttributes]) {
    guard let prefetchDataSource else { return }
    let caller = PrefetchCaller(source: prefetchDataSource)
    let gone = display.prefetching.cancelAnnouncements(
      besides: upcoming, displayed: display.liveViews)
    if !gone.isEmpty { caller.cancel(gone.map(dataPath), in: self) }
    let new = display.prefetching.announce(upcoming)
    if !new.isEmpty { caller.prefetch(new.map(dataPath), in: self) }
  }

  /// Discards the announcements to the old prefetch data source.
  func prefetchDataSourceDidChange() {
    display.prefetching.forgetAnnouncements(at: contentOffset)
    setNeedsLayout()
  }

  // MARK: Cells

  /// Makes cells for the row of upcoming items that is nearest to the visible rectangle. The method
  /// makes at most one row per tick, and no cells before a user has scrolled.
  private func makeCells(ahead upcoming: [GridViewLayoutAttributes], movement: CGPoint) {
    guard display.prefetching.hasUserScrolled, isReadyForCells,
      display.prefetching.lastRowTick != simulation.tickCount,
      !PrefetchWindow.isFast(movement, in: bounds.size)
    else { return }
    let open = upcoming.filter { display.prefetching.kept[$0.position] == nil }
    guard !open.isEmpty else { return }
    display.prefetching.lastRowTick = simulation.tickCount
    for index in PrefetchWindow.nearestRow(of: open.map(\.shownFrame), to: bounds) {
      // Stop if a callback made the index paths stale or a fault occurred.
      let cell: Void? = try? rethrowingFaults { () throws(ActionRejected) in
        try makeCell(ahead: open[index])
      }
      guard cell != nil, isReadyForCells else { return }
    }
  }

  private var isReadyForCells: Bool {
    keepsCells && content.counts != nil && !content.needsReload && answers.layout.isPrepared
  }

  private func makeCell(ahead attributes: GridViewLayoutAttributes) throws(ActionRejected) {
    let key = attributes.key
    let view = try requestCell(key, attributes: attributes, from: storedDataSource)
    view.hide()
    guard isReadyForCells else { return display.queues.enqueue(view) }
    if let cell = view as? GridViewCell { syncState(of: cell, at: key.position) }
    stack(view, zIndex: attributes.zIndex)
    display.keep(
      KeptCell(view: view, frame: attributes.shownFrame), at: key.position, under: answers.layout,
      content.counts)
  }

  /// Keeps a cell that scrolls off for its item, unless the item is too far away.
  ///
  /// - Returns: Whether the cell is kept. A cell that is not kept can be reused.
  func keepsForItsItem(_ view: GridReusableView, _ key: ElementKey) -> Bool {
    guard key.kind == .cell, keepsCells, pass.isDecidingOnViews, !pass.isOpen(.rollingBack),
      !pass.isOpen(.switching),
      !display.liveViews.contains(key),
      content.counts?.contains(section: key.position.section, item: key.position.item) == true,
      view.frameInContent.overlaps(PrefetchWindow.keptRect(around: bounds))
    else { return false }
    view.hide()
    display.keep(
      KeptCell(view: view, frame: view.frameInContent), at: key.position,
      under: answers.layout, content.counts)
    return true
  }
}
