/// A cell that is hidden and belongs to an item all the same.
struct KeptCell {
  let view: GridReusableView
  /// Where the item was when the cell was made or scrolled off, in content points.
  var frame: CGRect
}

// Cell prefetching, while `FidelitySwitches.prefetchesCells` is on. A kept cell waits
// among the subviews, hidden, until its item shows; it then comes to the screen with `willDisplay`
// and without another question to the data source. It counts as prepared for `cellForItem(at:)` and
// `indexPath(for:)` (PF-7) and not as visible (PF-6).

extension GridView {
  /// Whether cells are made ahead and kept when they scroll off.
  var keepsCells: Bool { simulation.fidelity.prefetchesCells && isPrefetchingEnabled }

  var hasKeptCells: Bool { !display.prefetching.kept.isEmpty }

  /// The kept cell of an item, displayed ones aside.
  func keptCell(at position: Position) -> GridViewCell? {
    display.prefetching.kept[position]?.view as? GridViewCell
  }

  /// Positions whose cells are kept, ascending.
  package var keptPositions: [Position] { display.prefetching.kept.keys.sorted() }

  // MARK: Making

  /// At most one row a tick, the one nearest to the edge, once a user has scrolled.
  func makeCells(ahead upcoming: [UpcomingItem], movement: CGPoint) {
    guard keepsCells, display.prefetching.hasUserScrolled, isReadyForCells,
      display.prefetching.lastRowTick != simulation.tickCount,
      !PrefetchWindow.isFast(movement, in: bounds.size)
    else { return }
    let open = upcoming.filter { display.prefetching.kept[$0.position] == nil }
    guard !open.isEmpty else { return }
    display.prefetching.lastRowTick = simulation.tickCount
    for index in PrefetchWindow.nearestRow(of: open.map(\.attributes.shownFrame), to: bounds) {
      // A callback that made the paths stale, or met a fault, ends this.
      guard (try? rethrowingFaults { makeCell(ahead: open[index].attributes) }) != nil,
        isReadyForCells
      else { return }
    }
  }

  private var isReadyForCells: Bool {
    keepsCells && content.counts != nil && !content.needsReload && answers.layout.isPrepared
  }

  private func makeCell(ahead attributes: GridViewLayoutAttributes) {
    let key = attributes.key
    let source = storedDataSource
    guard let view = requestCell(key, attributes: attributes, from: source) else { return }
    display.record(answered: nil)
    hide(view)
    guard isReadyForCells else { return display.queues.enqueue(view) }
    if let cell = view as? GridViewCell { syncState(of: cell, at: key.position) }
    stack(view, zIndex: attributes.zIndex)
    keep(view, at: key.position, frame: attributes.shownFrame)
  }

  private func hide(_ view: GridReusableView) {
    view.isHidden = true
    view.reuse.applied = nil
  }

  // MARK: Keeping

  /// Keeps a cell that scrolls off for its item, unless that is far away by now.
  ///
  /// - Returns: Whether it is kept; if not, it is free to be used again.
  @inline(__always)
  func keepsForItsItem(_ view: GridReusableView, _ key: ElementKey) -> Bool {
    guard key.kind == .cell, keepsCells, pass.isDecidingOnViews, !pass.isOpen(.rollingBack),
      !pass.isOpen(.switching),
      !display.liveViews.contains(key),
      content.counts?.contains(section: key.position.section, item: key.position.item) == true,
      frameInContent(of: view).overlaps(PrefetchWindow.keptRect(around: bounds))
    else { return false }
    hide(view)
    keep(view, at: key.position, frame: frameInContent(of: view))
    return true
  }

  private func keep(_ view: GridReusableView, at position: Position, frame: CGRect) {
    if !areKeptCellsValid { releaseKeptCells() }
    display.prefetching.keptLayout = answers.layout
    display.prefetching.keptModel = content.counts
    display.prefetching.kept[position] = KeptCell(view: view, frame: frame)
  }

  /// Takes the kept cell of an element that comes to the screen; nil if there is none.
  func takeKeptCell(_ key: ElementKey) -> GridReusableView? {
    guard hasKeptCells, key.kind == .cell else { return nil }
    guard areKeptCellsValid else {
      releaseKeptCells()
      return nil
    }
    return display.prefetching.kept.removeValue(forKey: key.position)?.view
  }

  /// After a batch update: kept cells of items that survive go with them, the others are free.
  func moveKeptCells(_ survivor: (Position) -> Position?) {
    var moved: [Position: KeptCell] = [:]
    for position in keptPositions {
      guard let kept = display.prefetching.kept[position] else { continue }
      if let new = survivor(position) {
        kept.view.reuse.position = new
        moved[new] = kept
      } else {
        display.queues.enqueue(kept.view)
      }
    }
    display.prefetching.kept = moved
  }

  // MARK: Letting go

  /// Whether the paths that cells are kept for still mean the same items: other counts, or another
  /// layout, and they may not.
  private var areKeptCellsValid: Bool {
    display.prefetching.keptLayout === answers.layout
      && display.prefetching.keptModel == content.counts
  }

  /// Cells whose items are more than a viewport away are free to be used again.
  func releaseDistantCells() {
    guard hasKeptCells else { return }
    guard areKeptCellsValid else { return releaseKeptCells() }
    let near = PrefetchWindow.keptRect(around: bounds)
    for position in keptPositions {
      guard let kept = display.prefetching.kept[position], !kept.frame.overlaps(near) else {
        continue
      }
      display.prefetching.kept[position] = nil
      display.queues.enqueue(kept.view)
    }
  }

  /// Puts every kept cell into its queue: neither `willDisplay` nor `didEndDisplaying` (PF-2).
  func releaseKeptCells() {
    for position in keptPositions {
      if let kept = display.prefetching.kept[position] { display.queues.enqueue(kept.view) }
    }
    display.prefetching.kept.removeAll()
  }
}
