/// The difference between the live views of a grid and the elements to show: which views leave,
/// stay and enter. The elements to show are the elements on screen and the lifted item.
///
/// Known elements and live views have the same order, so one walk along both lists finds the
/// difference. Callers carry it out: views leave, staying views get attributes, views enter.
///
/// From one pass to the next, the lists keep their allocated memory, and nothing else is kept.
@MainActor
struct VisibleDifference {
  /// Elements whose views leave, in the order of `ElementKey.isOrdered`.
  private(set) var leaving: [ElementKey] = []
  /// The places of the entering elements in the window's entries, in the order of the answers,
  /// without a lifted item.
  private(set) var entering: [Int] = []
  /// The number of elements to show that have a view.
  private(set) var stayingCount = 0
  /// Whether a staying view may have other attributes than its element.
  private(set) var isStale = false
  /// How far the visible rectangle can move before another comparison is needed; nil while an item
  /// is lifted, or if an evicted element would show.
  private(set) var slack: Slack?
  private var visible = CGRect.null
  private var lifted: GridViewLayoutAttributes?

  /// Finds the difference. The caller must call `end()` after carrying it out.
  ///
  /// - Parameters:
  ///   - comparesValues: Whether to compare the attributes of staying views too. If false, only
  ///     entering and leaving elements are looked for.
  ///   - lifted: The attributes of the lifted item, which replace the known ones; nil if no
  ///     item is lifted.
  mutating func find(
    between area: KnownElements.Window, and liveViews: LiveViews, in visible: CGRect,
    comparesValues: Bool, lifted: GridViewLayoutAttributes?
  ) {
    self.visible = visible
    self.lifted = lifted
    // Moved out, so that the walk changes local values.
    var walk = DifferenceWalk()
    swap(&walk.leaving, &leaving)
    swap(&walk.entering, &entering)
    slack = walk.run(
      along: area, and: liveViews.elements, in: visible,
      recordsStaying: comparesValues && lifted == nil, unless: lifted?.key)
    (stayingCount, isStale) = (walk.stayingCount, walk.isAnyStale(area, liveViews))
    swap(&walk.leaving, &leaving)
    swap(&walk.entering, &entering)
    if let lifted {
      if liveViews[lifted.key] != nil {
        if lifted.isHidden { leaving.append(lifted.key) } else { stayingCount += 1 }
      }
      (slack, isStale) = (nil, true)
    }
    if !VisibleDifference.isSorted(leaving) { leaving.sort(by: ElementKey.isOrdered) }
    VisibleDifference.sort(&entering, of: area.entries)
  }

  /// Clears the difference after use.
  mutating func end() {
    leaving.removeAll(keepingCapacity: true)
    entering.removeAll(keepingCapacity: true)
    lifted = nil
  }

  // Mostly both lists are sorted already: the walk only orders kinds at one position by number
  // instead of name, and a lifted item comes last. Not isolated, because a closure that is would
  // check for each call that it runs on the main actor.

  nonisolated private static func isSorted(_ leaving: [ElementKey]) -> Bool {
    !zip(leaving, leaving.dropFirst()).contains { $1.position <= $0.position }
  }

  nonisolated private static func sort(_ entering: inout [Int], of entries: [KnownElements.Entry]) {
    let isSorted = !zip(entering, entering.dropFirst())
      .contains { entries[$1].order < entries[$0].order }
    if !isSorted { entering.sort { entries[$0].order < entries[$1].order } }
  }

  /// Whether the live views need no change.
  var isEmpty: Bool { leaving.isEmpty && entering.isEmpty && !isStale }

  /// The number of entering elements, plus one for a lifted item that shows.
  var enteringCount: Int { entering.count + (shownLifted == nil ? 0 : 1) }

  /// The attributes of the lifted item; nil if no item is lifted or the item is hidden.
  var shownLifted: GridViewLayoutAttributes? {
    guard let lifted, !lifted.isHidden else { return nil }
    return lifted
  }

  /// Returns the places of the elements to show without a lifted item, in the order of the answers.
  func places(of area: KnownElements.Window) -> [Int] {
    let (edges, entries, liftedKey) = (EdgeBox(visible), area.entries, lifted?.key)
    var places: [Int] = []
    area.forEachRun { run in
      for index in run
      where entries[index].mayShow && entries[index].edges.meets(edges)
        && entries[index].key != liftedKey && area.knows(entries[index])
      {
        places.append(index)
      }
    }
    VisibleDifference.sort(&places, of: entries)
    return places
  }
}

/// The elements that the live views show, as the last comparison found them. It holds as long as
/// only the content offset changes.
struct ShownElements {
  /// The moves after which the live views also match; nil for none.
  let slack: Slack?
  /// The generation of the known elements in the comparison.
  let generation: KnownElements.Generation

  /// Whether another comparison would find nothing to do, provided that all elements in the visible
  /// rectangle are known.
  func match(in visible: CGRect, _ generation: KnownElements.Generation) -> Bool {
    self.generation == generation && slack?.allows(visible) == true
  }
}

/// The walk along known elements and live views. Not isolated, like the comparisons of the lists.
private struct DifferenceWalk {
  /// Elements whose views leave.
  var leaving: [ElementKey] = []
  /// The places of elements to show that have no view.
  var entering: [Int] = []
  /// The places of elements that have a view, and of their views, if they were recorded.
  var staying: [(place: Int, view: Int)] = []
  /// The number of elements to show that have a view.
  var stayingCount = 0

  /// Compares the elements of an area with the live views. Elements are read in place: most are
  /// only compared, and counting references would take longer than comparing.
  ///
  /// - Parameters:
  ///   - recordsStaying: Whether to record every element that has a view.
  ///   - liftedKey: The lifted element, which is skipped.
  /// - Returns: How far the rectangle can move; nil if an element that would show has been evicted.
  mutating func run(
    along area: KnownElements.Window, and live: [LiveViews.Element], in visible: CGRect,
    recordsStaying: Bool, unless liftedKey: ElementKey?
  ) -> Slack? {
    let entries = area.entries
    let cached = area.cachedRect.map { EdgeBox($0) }
    var slack = Slack(visible: visible)
    var (next, count, isWhole) = (0, 0, true)
    area.forEachRun { run in
      for index in run where entries[index].mayShow {
        let key = entries[index].key
        if key == liftedKey { continue }
        guard slack.cover(entries[index].edges) else { continue }
        if let cached, !entries[index].edges.touches(cached) {
          isWhole = false
          continue
        }
        while next < live.count, live[next].key != key, live[next].key.precedes(key) {
          if live[next].key != liftedKey { leaving.append(live[next].key) }
          next += 1
        }
        guard next < live.count, live[next].key == key else {
          entering.append(index)
          continue
        }
        if recordsStaying { staying.append((index, next)) }
        count += 1
        next += 1
      }
    }
    while next < live.count {
      if live[next].key != liftedKey { leaving.append(live[next].key) }
      next += 1
    }
    stayingCount = count
    if let window = area.rect { slack.stay(in: window) }
    return isWhole ? slack : nil
  }

  /// Whether a recorded staying view may have other attributes than its element.
  @MainActor
  func isAnyStale(_ area: KnownElements.Window, _ live: LiveViews) -> Bool {
    for pair in staying {
      let isUpToDate = Unretained(live.elements[pair.view].value).withObject { view in
        Unretained(area.entries[pair.place].attributes).withObject { view.isUpToDate($0) }
      }
      if !isUpToDate { return true }
    }
    return false
  }
}
