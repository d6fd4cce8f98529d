/// The prefetching state of a grid: announced items and kept cells.
@MainActor
struct PrefetchState {
  var window = PrefetchWindow()
  /// Items that were announced, and neither displayed nor cancelled since.
  var announced: Set<Position> = []
  /// The content offset of the last pass.
  var lastOffset: CGPoint?
  let methods = SeenMethods()

  /// The hidden cells, by the positions of their items. They were made ahead of display, or have
  /// scrolled off.
  var kept: [Position: KeptCell] = [:]
  /// The layout for which `kept` is valid.
  weak var keptLayout: GridViewLayout?
  /// The counts for which `kept` is valid.
  var keptModel: SectionCounts?
  /// Whether the user has begun to drag the content since the state was last reset.
  var hasDragBegun = false
  /// Whether a user has scrolled the content. Before the first such scroll, no cells are made ahead
  /// of display (PF-4).
  var hasUserScrolled = false
  /// The tick in which the last row of cells was made ahead of display.
  var lastRowTick: Int?
}

/// An item that will probably appear soon.
struct UpcomingItem {
  let attributes: GridViewLayoutAttributes
  /// The distance to the visible rectangle, in points.
  let distance: CGFloat

  @MainActor var position: Position { attributes.position }
}

extension GridView {
  /// Announces items that will probably appear soon, cancels announcements that are out of date,
  /// and makes cells ahead of display (F10.9). The method is called after each layout pass.
  func prefetch() {
    guard looksAhead else { return }
    if !keepsCells { releaseKeptCells() }
    let movement = recordPlace()
    let limits = offsetLimits
    let window = display.prefetching.window.rect(
      visible: bounds, scrollsX: limits.max.x > limits.min.x, scrollsY: limits.max.y > limits.min.y)
    releaseDistantCells()
    guard window != bounds else { return }
    let upcoming = upcomingItems(in: window)
    announce(upcoming)
    makeCells(ahead: upcoming, movement: movement)
  }

  /// Whether `prefetch()` has work to do after a layout pass.
  var looksAhead: Bool {
    isPrefetchingEnabled && (prefetchDataSource != nil || keepsCells || hasKeptCells)
  }

  /// Records the present content offset.
  ///
  /// - Returns: The movement since the last pass.
  private func recordPlace() -> CGPoint {
    let offset = contentOffset
    let last = display.prefetching.lastOffset ?? offset
    display.prefetching.lastOffset = offset
    let way = CGPoint(x: offset.x - last.x, y: offset.y - last.y)
    guard way != .zero else { return way }
    if isDragging || display.prefetching.hasDragBegun { display.prefetching.hasUserScrolled = true }
    display.prefetching.window.record(movement: way)
    return way
  }

  /// Returns the items that overlap the window and are not displayed, sorted by distance, then by
  /// index path.
  private func upcomingItems(in window: CGRect) -> [UpcomingItem] {
    let answer = layoutCaller.elements(of: answers.layout, in: mirrored(window)) ?? []
    let visible = bounds
    let model = loadedModel
    var found: [UpcomingItem] = []
    for attributes in answer.map({ mirrored($0) }) {
      guard attributes.kind == .cell, !attributes.isHidden,
        display.liveViews[attributes.key] == nil,
        attributes.shownFrame.overlaps(window), !content.isKeptPlace(attributes.position),
        model.contains(section: attributes.position.section, item: attributes.position.item)
      else { continue }
      found.append(
        UpcomingItem(
          attributes: attributes,
          distance: PrefetchWindow.distance(from: attributes.shownFrame, to: visible)))
    }
    found.sort { a, b in
      a.distance != b.distance ? a.distance < b.distance : a.position < b.position
    }
    return found
  }

  // MARK: Announcing

  /// Announces upcoming items whose cells were not requested yet, and cancels the announcements of
  /// items that are no longer upcoming. An announced item is not announced again before it was
  /// displayed or cancelled (PD-1, PD-3).
  private func announce(_ upcoming: [UpcomingItem]) {
    guard let prefetchDataSource else { return }
    let caller = PrefetchCaller(grid: self, source: prefetchDataSource)
    for key in display.liveViews.keys where key.kind == .cell {
      display.prefetching.announced.remove(key.position)
    }
    let gone = display.prefetching.announced.subtracting(upcoming.map(\.position)).sorted()
    display.prefetching.announced.subtract(gone)
    if !gone.isEmpty { caller.cancel(gone.map(dataPath)) }
    let new = upcoming.map(\.position).filter {
      display.prefetching.kept[$0] == nil && !display.prefetching.announced.contains($0)
    }
    guard !new.isEmpty else { return }
    display.prefetching.announced.formUnion(new)
    caller.prefetch(new.map(dataPath))
  }

  /// Discards the announcements to the old prefetch data source.
  func prefetchDataSourceDidChange() {
    forgetAnnouncements()
    setNeedsLayout()
  }

  /// Discards all announcements without notification, for instance when the prefetch data source
  /// was replaced.
  func forgetAnnouncements() {
    display.prefetching.announced.removeAll()
    display.prefetching.window = PrefetchWindow()
    display.prefetching.lastOffset = contentOffset
  }

  /// Discards the prefetching state and releases kept cells, without notification. The method is
  /// called by a reload (RD-9) and by other changes that give index paths a new meaning.
  func forgetPrefetching() {
    releaseKeptCells()
    display.prefetching = PrefetchState()
    display.prefetching.lastOffset = contentOffset
  }
}
