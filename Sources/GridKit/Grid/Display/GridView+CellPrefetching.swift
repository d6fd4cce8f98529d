/// A hidden cell that is kept for an item until the item appears.
struct KeptCell {
  let view: GridReusableView
  /// The frame of the item when the cell was made or scrolled off, in content points.
  var frame: CGRect
}

// Cell prefetching, while `FidelitySwitches.prefetchesCells` is on. A kept cell is a hidden subview
// until its item appears. The grid then calls `willDisplay`, without another request to the data
// source. `cellForItem(at:)` and `indexPath(for:)` find kept cells (PF-7), but a kept cell does not
// count as visible (PF-6).

extension GridView {
  /// Whether cells are made ahead of display, and kept when they scroll off.
  var keepsCells: Bool { simulation.fidelity.prefetchesCells && isPrefetchingEnabled }

  var hasKeptCells: Bool { !display.prefetching.kept.isEmpty }

  /// Returns the kept cell of an item; nil if there is no such cell. Displayed cells are not kept
  /// cells.
  func keptCell(at position: Position) -> GridViewCell? {
    display.prefetching.kept[position]?.view as? GridViewCell
  }

  /// The positions whose cells are kept, ascending.
  package var keptPositions: [Position] { display.prefetching.kept.keys.sorted() }

  // MARK: Making

  /// Makes cells for the row of upcoming items that is nearest to the visible rectangle. The method
  /// makes at most one row per tick, and no cells before a user has scrolled.
  func makeCells(ahead upcoming: [UpcomingItem], movement: CGPoint) {
    guard keepsCells, display.prefetching.hasUserScrolled, isReadyForCells,
      display.prefetching.lastRowTick != simulation.tickCount,
      !PrefetchWindow.isFast(movement, in: bounds.size)
    else { return }
    let open = upcoming.filter { display.prefetching.kept[$0.position] == nil }
    guard !open.isEmpty else { return }
    display.prefetching.lastRowTick = simulation.tickCount
    for index in PrefetchWindow.nearestRow(of: open.map(\.attributes.shownFrame), to: bounds) {
      // Stop if a callback made the index paths stale or a fault occurred.
      do throws(ActionRejected) {
        try rethrowingFaults { () throws(ActionRejected) in
          try makeCell(ahead: open[index].attributes)
        }
      } catch {
        return
      }
      guard isReadyForCells else { return }
    }
  }

  private var isReadyForCells: Bool {
    keepsCells && content.counts != nil && !content.needsReload && answers.layout.isPrepared
  }

  private func makeCell(ahead attributes: GridViewLayoutAttributes) throws(ActionRejected) {
    let key = attributes.key
    let source = storedDataSource
    let view = try requestCell(key, attributes: attributes, from: source)
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

  /// Keeps a cell that scrolls off, so that the item can show the same cell again. Does not keep
  /// the cell if the item is too far away.
  ///
  /// - Returns: Whether the cell is kept. A cell that is not kept can be reused.
  func keepsForItsItem(_ view: GridReusableView, _ key: ElementKey) -> Bool {
    guard key.kind == .cell, keepsCells, pass.isDecidingOnViews, !pass.isOpen(.rollingBack),
      !pass.isOpen(.switching),
      !display.liveViews.contains(key),
      content.counts?.contains(section: key.position.section, item: key.position.item) == true,
      view.frameInContent.overlaps(PrefetchWindow.keptRect(around: bounds))
    else { return false }
    hide(view)
    keep(view, at: key.position, frame: view.frameInContent)
    return true
  }

  private func keep(_ view: GridReusableView, at position: Position, frame: CGRect) {
    if !areKeptCellsValid { releaseKeptCells() }
    display.prefetching.keptLayout = answers.layout
    display.prefetching.keptModel = content.counts
    display.prefetching.kept[position] = KeptCell(view: view, frame: frame)
  }

  /// Removes and returns the kept cell of an element that appears; nil if there is no such cell.
  func takeKeptCell(_ key: ElementKey) -> GridReusableView? {
    guard hasKeptCells, key.kind == .cell else { return nil }
    guard areKeptCellsValid else {
      releaseKeptCells()
      return nil
    }
    return display.prefetching.kept.removeValue(forKey: key.position)?.view
  }

  /// Moves kept cells to the new positions of their items after a batch update. Cells of deleted
  /// items go to their reuse queues.
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

  // MARK: Releasing

  /// Whether the positions of kept cells still name the same items. The value is false after a
  /// change of the counts or the layout.
  private var areKeptCellsValid: Bool {
    display.prefetching.keptLayout === answers.layout
      && display.prefetching.keptModel == content.counts
  }

  /// Puts kept cells whose items are more than a viewport away into their reuse queues.
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

  /// Puts every kept cell into its reuse queue, without `willDisplay` and `didEndDisplaying`
  /// (PF-2).
  func releaseKeptCells() {
    for position in keptPositions {
      if let kept = display.prefetching.kept[position] { display.queues.enqueue(kept.view) }
    }
    display.prefetching.kept.removeAll()
  }
}
