/// The difference between the live views of a grid and the elements to show: which views leave,
/// stay and enter. The elements to show are the elements on screen and the lifted item.
///
/// Known elements and live views have the same order, so one walk along both lists finds the
/// difference. Callers carry it out: views leave, staying views get attributes, views enter.
///
/// Each grid has one object and uses it in every pass. Only its allocated memory is kept from one
/// pass to the next.
@MainActor
package final class VisibleDifference {
  // Exclusivity is unchecked for scenarios `steady-scroll` and `far-jump` of the benchmark, because
  // every element changes these properties.

  /// The number of elements to show that have a view.
  @exclusivity(unchecked) package private(set) var stayingCount = 0
  /// Whether a staying view may have other attributes than its element.
  @exclusivity(unchecked) package private(set) var isStale = false
  /// Whether `find` has computed how far the visible rectangle can move before another comparison
  /// is needed. False while an item is lifted, or if an evicted element would show.
  @exclusivity(unchecked) package private(set) var tellsUnchangedMove = false
  private let lists = DifferenceLists()
  @exclusivity(unchecked) private var visible = CGRect.null
  @exclusivity(unchecked) private var lifted: GridViewLayoutAttributes?

  package init() {}

  /// Finds the difference. The caller must call `end()` after carrying it out.
  ///
  /// - Parameters:
  ///   - comparesValues: Whether to compare the attributes of staying views too. If false, only
  ///     entering and leaving elements are looked for.
  ///   - lifted: The attributes of the lifted item, which replace those in the store; nil if no
  ///     item is lifted.
  ///   - last: The result of the last comparison. Its move gives the expected direction of
  ///     scrolling, and is replaced by the new one.
  package func find(
    between look: AttributeStore.Look, and liveViews: LiveViews, in visible: CGRect,
    comparesValues: Bool, lifted: GridViewLayoutAttributes?, after last: ShownElements
  ) {
    self.visible = visible
    if lifted != nil { self.lifted = lifted }
    isStale = lifted != nil
    tellsUnchangedMove = false
    var move = UnchangedMove(visible: visible, after: last.move)
    let isWhole = lists.compare(
      look, with: liveViews.elements, notesStaying: comparesValues && !isStale,
      unless: lifted?.key, move: &move)
    stayingCount = lists.stayingCount
    if !isStale { isStale = lists.isAnyStale(look, liveViews) }
    if let lifted {
      if liveViews[lifted.key] != nil {
        if lifted.isHidden { lists.leaving.append(lifted.key) } else { stayingCount += 1 }
      }
    } else if isWhole {
      if let window = look.window { move.stay(in: window) }
      last.move = move
      tellsUnchangedMove = true
    }
    if lists.leaving.count > 1 { sortLeaving() }
    if lists.entering.count > 1 { sortEntering(look.entries) }
  }

  /// Clears the difference after use.
  package func end() {
    lists.removeAll()
    if lifted != nil { lifted = nil }
  }

  /// Elements whose views leave, in the order of `ElementKey.isOrdered`.
  package var leaving: [ElementKey] { lists.leaving }

  /// Sorts `leaving` by `ElementKey.isOrdered`. The walk orders kinds at one position by number,
  /// not by name, and a lifted item was appended at the end.
  private func sortLeaving() {
    let leaving = lists.leaving
    for index in leaving.indices.dropFirst()
    where leaving[index].position <= leaving[index - 1].position {
      return lists.leaving.sort(by: ElementKey.isOrdered)
    }
  }

  /// Sorts `entering` into the order of the layout's answers.
  private func sortEntering(_ entries: [AttributeStore.Entry]) {
    let entering = lists.entering
    for index in entering.indices.dropFirst()
    where entries[entering[index]].order < entries[entering[index - 1]].order {
      return lists.entering.sort { entries[$0].order < entries[$1].order }
    }
  }

  /// Whether the live views need no change.
  package var isEmpty: Bool { lists.leaving.isEmpty && lists.entering.isEmpty && !isStale }

  /// The number of entering elements, plus one for a lifted item that shows.
  package var enteringCount: Int { lists.entering.count + (shownLifted == nil ? 0 : 1) }

  /// The number of entering elements that are not lifted.
  package var unliftedCount: Int { lists.entering.count }

  /// Returns the index in the look's entries of an entering element that is not lifted. `number`
  /// counts these elements in the order of the answers.
  package func placeOfUnlifted(_ number: Int) -> Int { lists.entering[number] }

  /// The attributes of the lifted item; nil if no item is lifted or the item is hidden.
  package var shownLifted: GridViewLayoutAttributes? {
    guard let lifted, !lifted.isHidden else { return nil }
    return lifted
  }

  /// Returns the attributes of all elements to show, in the order of the answers; a lifted item is
  /// last.
  package func wanted(of look: AttributeStore.Look) -> [GridViewLayoutAttributes] {
    var wanted: [GridViewLayoutAttributes] = []
    let entries = look.entries
    for index in wantedIndices(of: look) { wanted.append(entries[index].attributes) }
    if let shownLifted { wanted.append(shownLifted) }
    return wanted
  }

  /// Returns the places of the elements with a staying view, in the order of the answers, without a
  /// lifted item. If `find` did not record staying views, returns the places of all elements to
  /// show.
  func staying(of look: AttributeStore.Look) -> DifferenceLists.Places {
    let (staying, entries) = (lists.staying, look.entries)
    var indices: [Int]
    if lists.hasStaying {
      var isInOrder = true
      for place in 1..<max(1, staying.count)
      where entries[staying[place]].order < entries[staying[place - 1]].order {
        isInOrder = false
      }
      if isInOrder { return staying }
      indices = (0..<staying.count).map { staying[$0] }
      indices.sort { entries[$0].order < entries[$1].order }
    } else {
      indices = wantedIndices(of: look)
    }
    return DifferenceLists.Places(indices.map(Int32.init), count: indices.count)
  }

  /// Returns the places of the elements to show without a lifted item, in the order of the answers.
  private func wantedIndices(of look: AttributeStore.Look) -> [Int] {
    let liftedKey = lifted?.key
    let edges = RectEdges(visible)
    let entries = look.entries
    var indices: [Int] = []
    indices.reserveCapacity(stayingCount + lists.entering.count)
    var isInOrder = true
    look.forEachRun { run in
      for index in run where entries[index].mayShow {
        guard entries[index].edges.overlaps(edges), entries[index].key != liftedKey,
          look.knows(entries[index])
        else { continue }
        if let last = indices.last, entries[index].order < entries[last].order {
          isInOrder = false
        }
        indices.append(index)
      }
    }
    if !isInOrder { indices.sort { entries[$0].order < entries[$1].order } }
    return indices
  }
}

extension GridReusableView {
  /// Whether an update of the view would do nothing: the view has applied the present version of
  /// its element's attributes, and was asked for its preferred size. False for attributes of a
  /// subclass, which may have changed unnoticed.
  func isUpToDate(_ attributes: GridViewLayoutAttributes) -> Bool {
    attributes.isOfBaseClass && reuse.applied === attributes
      && reuse.appliedVersion == attributes.version && reuse.isDisplayed
      && reuse.zIndex == attributes.baseZIndex
      && (reuse.askedSize == attributes.baseFrame.size
        || reuse.kind.category == .decorationView)
  }
}

/// The result of the last comparison of elements and live views. It holds as long as only the
/// content offset changes.
///
/// A class, because every frame of a scroll reads it, and a struct would be copied each time.
@MainActor
package final class ShownElements {
  /// The moves of the visible rectangle that leave the same elements on screen, as computed last.
  @exclusivity(unchecked) fileprivate var move = UnchangedMove(visible: .null)
  /// The generation of the store in the last comparison; nil if there is no valid result.
  @exclusivity(unchecked) private var generation: AttributeStore.Generation?
  /// Whether `move` holds for the present live views.
  @exclusivity(unchecked) private var isUnchanged = false

  package init() {}

  /// Records that the live views match the elements to show.
  ///
  /// - Parameters:
  ///   - isUnchanged: Whether the views also match after a move that `move` allows.
  ///   - generation: The generation of the store in the comparison.
  package func record(isUnchanged: Bool, generation: AttributeStore.Generation) {
    self.isUnchanged = isUnchanged
    self.generation = generation
  }

  /// Discards the result, because live views or their attributes have changed in another way.
  package func forget() {
    generation = nil
  }

  /// Whether staying views have the attributes of their elements.
  package func isUpToDate(with generation: AttributeStore.Generation) -> Bool {
    self.generation?.objects == generation.objects
  }

  /// Whether another comparison would find nothing to do, provided that the store knows all
  /// elements in the visible rectangle.
  package func holds(in visible: CGRect, generation: AttributeStore.Generation) -> Bool {
    isUnchanged && self.generation == generation && move.shows(theSameIn: visible)
  }
}

/// The lists of a difference. They are filled by comparing known elements with live views side by
/// side, and keep their memory for the next comparison.
final class DifferenceLists {
  /// Elements whose views leave.
  @exclusivity(unchecked) var leaving: [ElementKey] = []
  /// The places of elements to show that have no view.
  @exclusivity(unchecked) var entering: [Int] = []
  /// Whether the last comparison recorded the places of elements that have a view.
  @exclusivity(unchecked) private(set) var hasStaying = false
  /// The number of elements to show that have a view.
  @exclusivity(unchecked) private(set) var stayingCount = 0
  /// Memory for the places of all elements to show. After a comparison that records staying views,
  /// it begins with the places of elements that have a view.
  @exclusivity(unchecked) private var places: [Int32] = []

  func removeAll() {
    // Emptying an empty array costs time, too.
    if !leaving.isEmpty { leaving.removeAll(keepingCapacity: true) }
    if !entering.isEmpty { entering.removeAll(keepingCapacity: true) }
  }

  /// The places of elements that have a view; empty if they were not recorded.
  var staying: Places { Places(places, count: hasStaying ? stayingCount : 0) }

  /// The first `count` places of a list.
  struct Places {
    private let places: [Int32]
    let count: Int

    init(_ places: [Int32], count: Int) {
      self.places = places
      self.count = count
    }

    subscript(index: Int) -> Int { Int(places[index]) }
  }

  /// Compares the entries of a look with the live views in one walk. Entries are read in place:
  /// most are only compared, and counting references would take longer than comparing.
  ///
  /// - Parameters:
  ///   - notesStaying: Whether to record the place of every element that has a view.
  ///   - liftedKey: The lifted element, which is skipped.
  ///   - move: Receives every element that may show.
  /// - Returns: False if an element that would show has been evicted.
  func compare(
    _ look: AttributeStore.Look, with live: [LiveViews.Element], notesStaying: Bool,
    unless liftedKey: ElementKey?, move: inout UnchangedMove
  ) -> Bool {
    var cached: RectEdges?
    if let rect = look.cachedRect { cached = RectEdges(rect) }
    let missing = look.entries.count - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
    return look.entries.withUnsafeBufferPointer { entries in
      live.withUnsafeBufferPointer { live in
        places.withUnsafeMutableBufferPointer { places in
          let count = DifferenceLists.findShown(
            entries, around: look, unless: liftedKey, move: &move, places: places)
          return compare(
            entries, UnsafeMutableBufferPointer(rebasing: places[..<count]), cachedIn: cached,
            with: live, notesStaying: notesStaying, unless: liftedKey)
        }
      }
    }
  }

  /// Writes the places of the elements to show into `places`.
  ///
  /// - Returns: The number of places.
  private static func findShown(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>, around look: AttributeStore.Look,
    unless liftedKey: ElementKey?, move outerMove: inout UnchangedMove,
    places: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    // A local copy, so that its numbers can stay in registers.
    var move = outerMove
    var count = 0
    look.forEachRun { run in
      move.cover(run) { index in
        guard entries[index].mayShow else { return nil }
        if let liftedKey, entries[index].key == liftedKey { return nil }
        return entries[index].edges
      } show: { index in
        places[count] = Int32(truncatingIfNeeded: index)
        count &+= 1
      }
    }
    outerMove = move
    return count
  }

  private func compare(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>,
    _ places: UnsafeMutableBufferPointer<Int32>, cachedIn cached: RectEdges?,
    with live: UnsafeBufferPointer<LiveViews.Element>, notesStaying: Bool,
    unless liftedKey: ElementKey?
  ) -> Bool {
    hasStaying = notesStaying
    var (next, staying) = (0, 0)
    var isWhole = true
    var place = 0
    while place < places.count {
      if cached == nil, !notesStaying {
        // Most elements to show have a view.
        let count = DifferenceLists.countPairs(entries, places[place...], live[next...])
        place += count
        next += count
        staying += count
        guard place < places.count else { break }
      }
      let index = Int(places[place])
      place += 1
      if let cached, !entries[index].edges.meets(cached) {
        isWhole = false
        continue
      }
      let key = entries[index].key
      while next < live.count, live[next].key != key, live[next].key.precedes(key) {
        if live[next].key != liftedKey { leaving.append(live[next].key) }
        next += 1
      }
      guard next < live.count, live[next].key == key else {
        entering.append(index)
        continue
      }
      if notesStaying { places[staying] = places[place - 1] }
      staying += 1
      next += 1
    }
    while next < live.count {
      if live[next].key != liftedKey { leaving.append(live[next].key) }
      next += 1
    }
    stayingCount = staying
    return isWhole
  }

  /// Whether a recorded staying view may have other attributes than its element.
  @MainActor
  func isAnyStale(_ look: AttributeStore.Look, _ live: LiveViews) -> Bool {
    var next = 0
    let staying = staying
    for place in 0..<staying.count {
      let index = staying[place]
      while live.elements[next].key != look.entries[index].key { next += 1 }
      let isUpToDate = Unretained(live.elements[next].value).withObject { view in
        Unretained(look.entries[index].attributes).withObject { view.isUpToDate($0) }
      }
      if !isUpToDate { return true }
    }
    return false
  }

  /// Returns the number of pairs, from the first on, in which the element at a place and the live
  /// view beside it have the same key.
  @inline(__always)
  private static func countPairs(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>,
    _ places: Slice<UnsafeMutableBufferPointer<Int32>>,
    _ live: Slice<UnsafeBufferPointer<LiveViews.Element>>
  ) -> Int {
    let end = min(places.count, live.count)
    let (firstPlace, firstView) = (places.startIndex, live.startIndex)
    var count = 0
    while count < end,
      entries[Int(places.base[firstPlace &+ count])].key == live.base[firstView &+ count].key
    {
      count &+= 1
    }
    return count
  }
}
