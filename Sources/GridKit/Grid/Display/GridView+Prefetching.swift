/// What a grid looks ahead to: items that were announced and cells that are kept for their items.
@MainActor
struct PrefetchState {
  var window = PrefetchWindow()
  /// Items that were announced and neither displayed nor taken back since.
  var announced: Set<Position> = []
  /// Offset of the last pass.
  var lastOffset: CGPoint?
  let methods = SeenMethods()

  /// Cells that are hidden and belong to an item: prepared ahead, or scrolled off a while ago.
  var kept: [Position: KeptCell] = [:]
  /// The layout under which they are kept.
  weak var keptLayout: GridViewLayout?
  /// The counts under which they are kept.
  var keptModel: SectionCounts?
  /// Whether a drag has begun since everything was forgotten last.
  var hasDragBegun = false
  /// Whether a user has moved the content: before that no cell is made ahead (PF-4).
  var hasUserScrolled = false
  /// The tick in which a row of cells was made ahead last.
  var lastRowTick: Int?
}

/// An item that will probably show soon.
struct UpcomingItem {
  let attributes: GridViewLayoutAttributes
  /// Distance to the visible rectangle, in points.
  let distance: CGFloat

  @MainActor var position: Position { attributes.position }
}

extension GridView {
  /// Announces items that will probably show soon, takes back what will not, and makes cells ahead
  /// (F10.9): after each layout pass.
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

  /// Whether a pass is followed by a look at what will show soon.
  var looksAhead: Bool {
    isPrefetchingEnabled && (prefetchDataSource != nil || keepsCells || hasKeptCells)
  }

  /// Takes note of where the content is now.
  ///
  /// - Returns: The way since the last pass.
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

  /// Items whose frames meet the window and that are not displayed, nearest first, then by path.
  private func upcomingItems(in window: CGRect) -> [UpcomingItem] {
    let answer = layoutCaller.elements(of: answers.layout, in: mirrored(window)) ?? []
    let visible = bounds
    let model = loadedModel
    var found: [UpcomingItem] = []
    for attributes in answer.map({ mirrored($0) }) {
      guard attributes.kind == .cell, !attributes.isHidden,
        display.liveViews[attributes.key] == nil,
        attributes.shownFrame.overlaps(window), !isKeptPlace(attributes.position),
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

  /// PD-1, PD-3: items whose cells were not asked for yet are announced, once until they are
  /// displayed or leave the range, which takes them back.
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

  /// Another object is told from now on.
  func prefetchDataSourceDidChange() {
    forgetAnnouncements()
    setNeedsLayout()
  }

  /// Forgets what was announced without telling, for instance to another data source.
  func forgetAnnouncements() {
    display.prefetching.announced.removeAll()
    display.prefetching.window = PrefetchWindow()
    display.prefetching.lastOffset = contentOffset
  }

  /// A reload clears everything without telling, and no cell is kept (RD-9). So does
  /// whatever else gives paths a new meaning.
  func forgetPrefetching() {
    releaseKeptCells()
    display.prefetching = PrefetchState()
    display.prefetching.lastOffset = contentOffset
  }
}
