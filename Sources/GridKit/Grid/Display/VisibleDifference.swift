/// What has to happen to the live views of a grid so that they are those of the elements on screen.
///
/// Known elements and live views are in one order, so one walk along both finds it. Callers carry
/// it out: views go, views get attributes, views come.
///
/// An object that serves each grid again and again, since nothing of it is needed from one pass to
/// the next but room.
@MainActor
package final class VisibleDifference {
  // Unchecked for scenarios `steady-scroll` and `far-jump` of the benchmark: elements are counted
  // and noted one by one.

  /// How many elements to show have a view.
  @exclusivity(unchecked) package private(set) var stayingCount = 0
  /// Whether a view that stays may have other attributes than its element.
  @exclusivity(unchecked) package private(set) var isStale = false
  /// Whether it is known how far the visible rectangle can move until this has to be looked for
  /// again: not where a lifted item is shown wherever it is, or an element is forgotten that would
  /// show.
  @exclusivity(unchecked) package private(set) var tellsUnchangedMove = false
  private let lists = DifferenceLists()
  @exclusivity(unchecked) private var visible = CGRect.null
  @exclusivity(unchecked) private var lifted: GridViewLayoutAttributes?

  package init() {}

  /// Finds out what has to happen; `end()` must follow when it has.
  ///
  /// - Parameters:
  ///   - comparesValues: Whether views may have other attributes than their elements; else only
  ///     what comes and goes is looked for.
  ///   - lifted: The item that is shown wherever it is, instead of where the store has it.
  ///   - last: What was found when this was looked for the last time.
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

  /// Ends the use of what was found.
  package func end() {
    lists.removeAll()
    if lifted != nil { lifted = nil }
  }

  /// Elements whose views go, in the order of `ElementKey.isOrdered`.
  package var leaving: [ElementKey] { lists.leaving }

  /// Kinds at one position go in the order of their names, and a lifted item is not in its place
  /// yet.
  private func sortLeaving() {
    let leaving = lists.leaving
    for index in leaving.indices.dropFirst()
    where leaving[index].position <= leaving[index - 1].position {
      return lists.leaving.sort(by: ElementKey.isOrdered)
    }
  }

  /// Into the order of the answers.
  private func sortEntering(_ entries: [AttributeStore.Entry]) {
    let entering = lists.entering
    for index in entering.indices.dropFirst()
    where entries[entering[index]].order < entries[entering[index - 1]].order {
      return lists.entering.sort { entries[$0].order < entries[$1].order }
    }
  }

  /// Whether the live views are as they have to be.
  package var isEmpty: Bool { lists.leaving.isEmpty && lists.entering.isEmpty && !isStale }

  /// How many elements to show have no view.
  package var enteringCount: Int { lists.entering.count + (shownLifted == nil ? 0 : 1) }

  /// How many of them are not lifted by hand.
  package var unliftedCount: Int { lists.entering.count }

  /// Where the look has one of those, counted in the order of the answers.
  package func placeOfUnlifted(_ number: Int) -> Int { lists.entering[number] }

  /// The item that is moved by hand, if it shows.
  package var shownLifted: GridViewLayoutAttributes? {
    guard let lifted, !lifted.isHidden else { return nil }
    return lifted
  }

  /// All elements to show, in the order of the answers; a lifted item last.
  package func wanted(of look: AttributeStore.Look) -> [GridViewLayoutAttributes] {
    var wanted: [GridViewLayoutAttributes] = []
    let entries = look.entries
    for index in wantedIndices(of: look) { wanted.append(entries[index].attributes) }
    if let shownLifted { wanted.append(shownLifted) }
    return wanted
  }

  /// The places of elements with a view that goes on to show, and perhaps of others to show, but
  /// for a lifted item, in the order of the answers.
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

  /// The places of elements to show, but for a lifted item, in the order of the answers.
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
  /// Whether the view shows what its element's attributes say, and has been asked for its size:
  /// then an update of it does nothing. Objects of subclasses may have changed unnoticed.
  func isUpToDate(_ attributes: GridViewLayoutAttributes) -> Bool {
    attributes.isOfBaseClass && reuse.applied === attributes
      && reuse.appliedVersion == attributes.version && reuse.isDisplayed
      && reuse.zIndex == attributes.baseZIndex
      && (reuse.askedSize == attributes.baseFrame.size
        || reuse.kind.category == .decorationView)
  }
}

/// What a look at all known elements has found, as long as nothing but the offset changes.
///
/// An object, since it is asked in every frame of a scroll: a value would be copied for that.
@MainActor
package final class ShownElements {
  /// What the last look has found, if it has found out.
  @exclusivity(unchecked) fileprivate var move = UnchangedMove(visible: .null)
  /// Nil where nothing is remembered.
  @exclusivity(unchecked) private var generation: AttributeStore.Generation?
  /// Whether `move` is that of the views as they are.
  @exclusivity(unchecked) private var isUnchanged = false

  package init() {}

  /// Remembers that the views are as they have to be.
  ///
  /// - Parameters:
  ///   - isUnchanged: Whether they stay so as far as the last look has found.
  ///   - generation: That of the store when it was looked at.
  package func record(isUnchanged: Bool, generation: AttributeStore.Generation) {
    self.isUnchanged = isUnchanged
    self.generation = generation
  }

  /// The live views or their attributes have changed otherwise.
  package func forget() {
    generation = nil
  }

  /// Whether views that stay have the attributes of their elements.
  package func isUpToDate(with generation: AttributeStore.Generation) -> Bool {
    self.generation?.objects == generation.objects
  }

  /// Whether another look would find nothing to do, if the store reaches as far.
  package func holds(in visible: CGRect, generation: AttributeStore.Generation) -> Bool {
    isUnchanged && self.generation == generation && move.shows(theSameIn: visible)
  }
}

/// Goes through known elements and live views side by side and notes what differs, in lists that
/// serve again for the next time.
final class DifferenceLists {
  /// Elements with a view that is not to show any more.
  @exclusivity(unchecked) var leaving: [ElementKey] = []
  /// The places of elements to show that have no view.
  @exclusivity(unchecked) var entering: [Int] = []
  /// Whether the places of elements that have a view were wanted.
  @exclusivity(unchecked) private(set) var hasStaying = false
  /// How many elements to show have a view.
  @exclusivity(unchecked) private(set) var stayingCount = 0
  /// Room for the places of all that shows; afterwards it begins with those of elements that have a
  /// view, if they were wanted.
  @exclusivity(unchecked) private var places: [Int32] = []

  func removeAll() {
    // To empty what is empty takes a while, too.
    if !leaving.isEmpty { leaving.removeAll(keepingCapacity: true) }
    if !entering.isEmpty { entering.removeAll(keepingCapacity: true) }
  }

  /// The places of elements that have a view, if they were wanted.
  var staying: Places { Places(places, count: hasStaying ? stayingCount : 0) }

  /// The first of some places.
  struct Places {
    private let places: [Int32]
    let count: Int

    init(_ places: [Int32], count: Int) {
      self.places = places
      self.count = count
    }

    subscript(index: Int) -> Int { Int(places[index]) }
  }

  /// Walks along both. Elements are read where they lie: most are only compared, and to count
  /// references to each would take longer than that.
  ///
  /// - Parameters:
  ///   - notesStaying: Whether elements that have a view are wanted one by one.
  ///   - liftedKey: The element that is passed over.
  ///   - move: Gets all that may show.
  /// - Returns: Whether nothing is forgotten that would show.
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

  /// - Returns: How many places there are.
  private static func findShown(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>, around look: AttributeStore.Look,
    unless liftedKey: ElementKey?, move outerMove: inout UnchangedMove,
    places: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    // By itself, so that its numbers stay where they are compared.
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
        // Most of what shows has a view.
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

  /// Whether a view among those that stay, if they were wanted, may have other attributes than its
  /// element.
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

  /// How many elements have the views beside them, from the first on.
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
