/// The prefetching state of a grid: announced items and kept cells.
@MainActor
struct PrefetchState {
  var window = PrefetchWindow()
  /// Items that were announced, and neither displayed nor cancelled since.
  fileprivate(set) var announced: Set<Position> = []
  /// The content offset of the last pass.
  private var lastOffset: CGPoint?
  let methods = SeenMethods()

  /// The hidden cells, made ahead of display or scrolled off, by the positions of their items.
  fileprivate(set) var kept: [Position: KeptCell] = [:]
  /// The layout for which `kept` is valid.
  fileprivate weak var keptLayout: GridViewLayout?
  /// The counts for which `kept` is valid.
  fileprivate var keptModel: SectionCounts?
  /// Whether the user has begun to drag the content since the state was last reset.
  var hasDragBegun = false
  /// Whether a user has scrolled the content. Before, no cells are made ahead of display (PF-4).
  private(set) var hasUserScrolled = false
  /// The tick in which the last row of cells was made ahead of display.
  var lastRowTick: Int?

  /// Records the content offset of a pass.
  ///
  /// - Returns: The movement since the last pass.
  mutating func record(_ offset: CGPoint, isDragging: Bool) -> CGPoint {
    let last = lastOffset ?? offset
    lastOffset = offset
    let way = CGPoint(x: offset.x - last.x, y: offset.y - last.y)
    guard way != .zero else { return way }
    if isDragging || hasDragBegun { hasUserScrolled = true }
    window.record(movement: way)
    return way
  }

  /// Discards all announcements, for instance when the prefetch data source was replaced.
  mutating func forgetAnnouncements(at offset: CGPoint) {
    announced.removeAll()
    window = PrefetchWindow()
    lastOffset = offset
  }

  /// Discards the announcements of displayed items, and of items that are no longer upcoming.
  ///
  /// - Returns: The latter items, whose announcements are to be cancelled.
  mutating func cancelAnnouncements(
    besides upcoming: [GridViewLayoutAttributes], displayed: LiveViews
  ) -> [Position] {
    for key in displayed.keys where key.kind == .cell { announced.remove(key.position) }
    let gone = announced.subtracting(upcoming.map(\.position)).sorted()
    announced.subtract(gone)
    return gone
  }

  /// Records the announcements of upcoming items whose cells were not requested yet. An announced
  /// item is not announced again before it was displayed or cancelled (PD-1, PD-3).
  ///
  /// - Returns: The items to announce.
  mutating func announce(_ upcoming: [GridViewLayoutAttributes]) -> [Position] {
    let new = upcoming.map(\.position).filter { kept[$0] == nil && !announced.contains($0) }
    announced.formUnion(new)
    return new
  }
}

/// A hidden cell that is kept for an item until the item appears.
struct KeptCell {
  let view: GridReusableView
  /// The frame of the item when the cell was made or scrolled off, in content points.
  let frame: CGRect
}

// Kept cells, while `FidelitySwitches.prefetchesCells` is on. A kept cell is a hidden subview until
// its item appears. The grid then calls `willDisplay`, without another request to the data source.
// `cellForItem(at:)` and `indexPath(for:)` find kept cells (PF-7), but a kept cell does not count
// as visible (PF-6).

extension Display {
  var hasKeptCells: Bool { !prefetching.kept.isEmpty }

  /// The positions whose cells are kept, ascending.
  var keptPositions: [Position] { prefetching.kept.keys.sorted() }

  /// Returns the kept cell of an item, if any. Displayed cells are not kept cells.
  func keptCell(at position: Position) -> GridViewCell? {
    prefetching.kept[position]?.view as? GridViewCell
  }

  /// Releases the kept cells if the counts or the layout have changed since.
  private mutating func releaseStaleCells(under layout: GridViewLayout, _ counts: SectionCounts?) {
    if prefetching.keptLayout !== layout || prefetching.keptModel != counts { releaseKeptCells() }
  }

  /// Keeps a hidden cell for an item at a position under the present layout and counts.
  mutating func keep(
    _ cell: KeptCell, at position: Position, under layout: GridViewLayout, _ counts: SectionCounts?
  ) {
    releaseStaleCells(under: layout, counts)
    (prefetching.keptLayout, prefetching.keptModel) = (layout, counts)
    prefetching.kept[position] = cell
  }

  /// Removes and returns the kept cell of an item that appears; nil if there is no such cell.
  mutating func takeKeptCell(
    at position: Position, under layout: GridViewLayout, _ counts: SectionCounts?
  ) -> GridReusableView? {
    releaseStaleCells(under: layout, counts)
    return prefetching.kept.removeValue(forKey: position)?.view
  }

  /// Moves announcements and kept cells to the new positions of their items. Cells of deleted items
  /// go to their reuse queues.
  mutating func movePrefetching(_ survivor: (Position) -> Position?) {
    prefetching.announced = Set(prefetching.announced.compactMap(survivor))
    var moved: [Position: KeptCell] = [:]
    for (position, kept) in prefetching.kept.sorted(by: { $0.key < $1.key }) {
      if let new = survivor(position) {
        kept.view.reuse.position = new
        moved[new] = kept
      } else {
        queues.enqueue(kept.view)
      }
    }
    prefetching.kept = moved
  }

  /// Puts kept cells whose items are more than a viewport away into their reuse queues.
  mutating func releaseDistantCells(
    from visible: CGRect, under layout: GridViewLayout, _ counts: SectionCounts?
  ) {
    guard hasKeptCells else { return }
    releaseStaleCells(under: layout, counts)
    let near = PrefetchWindow.keptRect(around: visible)
    releaseKeptCells { !$0.overlaps(near) }
  }

  /// Puts kept cells into their reuse queues, without `willDisplay` and `didEndDisplaying` (PF-2).
  ///
  /// - Parameter isReleased: Whether to release the cell of an item with a frame.
  mutating func releaseKeptCells(where isReleased: (CGRect) -> Bool = { _ in true }) {
    for position in keptPositions {
      guard let cell = prefetching.kept[position], isReleased(cell.frame) else { continue }
      prefetching.kept[position] = nil
      queues.enqueue(cell.view)
    }
  }

  /// Discards the prefetching state and releases kept cells, without notification. The method is
  /// called by a reload (RD-9) and by other changes that give index paths a new meaning.
  mutating func forgetPrefetching(at offset: CGPoint) {
    releaseKeptCells()
    prefetching = PrefetchState()
    prefetching.forgetAnnouncements(at: offset)
  }
}
