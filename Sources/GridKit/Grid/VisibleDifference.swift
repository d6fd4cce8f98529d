/// What has to happen to the live views of a grid so that they are those of the elements on screen.
///
/// Known elements and live views are in one order, so one walk along both finds it. Callers carry it
/// out: views go, views get attributes, views come.
@MainActor
struct VisibleDifference: ~Copyable {
  /// Elements whose views go, in the order of `ElementKey.isOrdered`.
  private(set) var leaving: [ElementKey] = []
  /// How many elements to show have a view.
  private(set) var stayingCount = 0
  /// Whether a view that stays may have other attributes than its element.
  private(set) var isStale: Bool
  /// How far the visible rectangle can move until this has to be looked for again; nil where a lifted
  /// item is shown wherever it is, and where an element is forgotten that would show.
  private(set) var quietMove: QuietMove?
  private var enteringIndices: [Int] = []
  /// Elements that have a view, where those are to be compared with it.
  private var stayingIndices: [Int] = []
  private let visible: CGRect
  private let lifted: GridViewLayoutAttributes?

  /// - Parameters:
  ///   - comparesValues: Whether views may have other attributes than their elements; else only what
  ///     comes and goes is looked for.
  ///   - lifted: The item that is shown wherever it is, instead of where the store has it.
  ///   - last: What was found when this was looked for the last time.
  init(
    between look: AttributeStore.Look, and liveViews: LiveViews, in visible: CGRect,
    comparesValues: Bool, lifted: GridViewLayoutAttributes?, after last: inout ShownElements
  ) {
    self.visible = visible
    self.lifted = lifted
    isStale = lifted != nil
    var move = QuietMove(visible: visible, after: last.move)
    var horizon: RectEdges?
    if let rect = look.horizon { horizon = RectEdges(rect) }
    let isWhole = compare(
      look, knownIn: horizon, with: liveViews.elements,
      notesStaying: comparesValues && !isStale, unless: lifted?.key,
      places: &last.places, move: &move)
    if !isStale, !stayingIndices.isEmpty {
      isStale = VisibleDifference.isAnyStale(stayingIndices, look.entries, liveViews.elements)
    }
    if let lifted {
      if liveViews[lifted.key] != nil {
        if lifted.isHidden { leaving.append(lifted.key) } else { stayingCount += 1 }
      }
    } else if isWhole {
      if let window = look.window { move.stay(in: window) }
      quietMove = move
    }
    sortLeaving()
    sortEntering(look.entries)
  }

  /// Walks along both lists. Elements are read where they lie: most are only compared, and to count
  /// references to each would take longer than that.
  ///
  /// - Parameters:
  ///   - horizon: What does not meet it is forgotten.
  ///   - liftedKey: The element that is passed over.
  ///   - places: Gets the places of all that shows, horizon or not.
  ///   - move: Gets all that may show.
  /// - Returns: Whether nothing is forgotten that would show.
  nonisolated private mutating func compare(
    _ look: AttributeStore.Look, knownIn horizon: RectEdges?, with live: [LiveViews.Element],
    notesStaying: Bool, unless liftedKey: ElementKey?, places: inout [Int32], move: inout QuietMove
  ) -> Bool {
    let missing = look.entries.count - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
    return look.entries.withUnsafeBufferPointer { entries in
      live.withUnsafeBufferPointer { live in
        places.withUnsafeMutableBufferPointer { places in
          let count = VisibleDifference.findShown(
            entries, around: look, unless: liftedKey, move: &move, places: places)
          return compare(
            entries, UnsafeBufferPointer(rebasing: places[..<count]), knownIn: horizon, with: live,
            notesStaying: notesStaying, unless: liftedKey)
        }
      }
    }
  }

  /// - Returns: How many places there are.
  nonisolated private static func findShown(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>, around look: AttributeStore.Look,
    unless liftedKey: ElementKey?, move outerMove: inout QuietMove,
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

  nonisolated private mutating func compare(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>, _ places: UnsafeBufferPointer<Int32>,
    knownIn horizon: RectEdges?, with live: UnsafeBufferPointer<LiveViews.Element>,
    notesStaying: Bool, unless liftedKey: ElementKey?
  ) -> Bool {
    if notesStaying { stayingIndices.reserveCapacity(places.count) }
    var (next, staying) = (0, 0)
    var isWhole = true
    var place = 0
    while place < places.count {
      if horizon == nil, !notesStaying {
        // Most of what shows has a view.
        let count = VisibleDifference.countPairs(entries, places[place...], live[next...])
        place += count
        next += count
        staying += count
        guard place < places.count else { break }
      }
      let index = Int(places[place])
      place += 1
      if let horizon, !entries[index].edges.meets(horizon) {
        isWhole = false
        continue
      }
      let key = entries[index].key
      while next < live.count, live[next].key != key, live[next].key.precedes(key) {
        leave(live[next].key, unless: liftedKey)
        next += 1
      }
      guard next < live.count, live[next].key == key else {
        if enteringIndices.isEmpty { enteringIndices.reserveCapacity(32) }
        enteringIndices.append(index)
        continue
      }
      staying += 1
      next += 1
      if notesStaying { stayingIndices.append(index) }
    }
    while next < live.count {
      leave(live[next].key, unless: liftedKey)
      next += 1
    }
    stayingCount = staying
    return isWhole
  }

  /// How many elements have the views beside them, from the first on.
  @inline(__always)
  nonisolated private static func countPairs(
    _ entries: UnsafeBufferPointer<AttributeStore.Entry>,
    _ places: Slice<UnsafeBufferPointer<Int32>>,
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

  /// Whether a view among those that stay may have other attributes than its element.
  ///
  /// - Parameter staying: The places of their elements.
  private static func isAnyStale(
    _ staying: [Int], _ entries: [AttributeStore.Entry], _ live: [LiveViews.Element]
  ) -> Bool {
    var next = 0
    for index in staying {
      while live[next].key != entries[index].key { next += 1 }
      if !live[next].value.isUpToDate(entries[index].attributes) { return true }
    }
    return false
  }

  nonisolated private mutating func leave(_ key: ElementKey, unless lifted: ElementKey?) {
    if key == lifted { return }
    if leaving.isEmpty { leaving.reserveCapacity(32) }
    leaving.append(key)
  }

  /// Kinds at one position go in the order of their names, and a lifted item is not in its place yet.
  private mutating func sortLeaving() {
    for index in leaving.indices.dropFirst()
    where leaving[index].position <= leaving[index - 1].position {
      return leaving.sort(by: ElementKey.isOrdered)
    }
  }

  /// Into the order of the answers.
  private mutating func sortEntering(_ entries: [AttributeStore.Entry]) {
    for index in enteringIndices.indices.dropFirst()
    where entries[enteringIndices[index]].order < entries[enteringIndices[index - 1]].order {
      return enteringIndices.sort { entries[$0].order < entries[$1].order }
    }
  }

  /// Whether the live views are as they have to be.
  var isEmpty: Bool { leaving.isEmpty && enteringIndices.isEmpty && !isStale }

  /// Elements to show that have no view.
  struct Entering {
    /// Their places among the entries of the look, in the order of the answers.
    fileprivate(set) var indices: [Int]
    /// The item that is moved by hand, if it shows; it comes last.
    let lifted: GridViewLayoutAttributes?

    var count: Int { indices.count + (lifted == nil ? 0 : 1) }
  }

  var entering: Entering { Entering(indices: enteringIndices, lifted: shownLifted) }

  /// The item that is moved by hand, if it shows.
  var shownLifted: GridViewLayoutAttributes? {
    guard let lifted, !lifted.isHidden else { return nil }
    return lifted
  }

  /// All elements to show, in the order of the answers; a lifted item last.
  func wanted(of look: AttributeStore.Look) -> [GridViewLayoutAttributes] {
    var wanted: [GridViewLayoutAttributes] = []
    let entries = look.entries
    for index in wantedIndices(of: look) { wanted.append(entries[index].attributes) }
    if let shownLifted { wanted.append(shownLifted) }
    return wanted
  }

  /// The places of elements to show, but for a lifted item, in the order of the answers.
  func wantedIndices(of look: AttributeStore.Look) -> [Int] {
    let liftedKey = lifted?.key
    let edges = RectEdges(visible)
    let entries = look.entries
    var indices: [Int] = []
    indices.reserveCapacity(stayingCount + enteringIndices.count)
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
  /// Whether the view shows what its element's attributes say, and has been asked for its size: then
  /// an update of it does nothing. Objects of subclasses may have changed unnoticed.
  fileprivate func isUpToDate(_ attributes: GridViewLayoutAttributes) -> Bool {
    attributes.isPlain && reuse.applied === attributes
      && reuse.appliedVersion == attributes.version && reuse.isDisplayed
      && reuse.zIndex == attributes.baseZIndex
      && (reuse.askedSize == attributes.baseFrame.size
        || reuse.kind.category == .decorationView)
  }
}

/// What a look at all known elements has found, as long as nothing but the offset changes.
struct ShownElements {
  fileprivate var move = QuietMove(visible: .null)
  /// Room for the places of elements, so that no look needs any of its own.
  fileprivate var places: [Int32] = []
  /// Nil where nothing is remembered.
  private var stamp: AttributeStore.Stamp?
  /// Whether `move` counts.
  private var isQuiet = false

  /// Remembers that the views are as they have to be.
  ///
  /// - Parameter stamp: That of the store when it was looked at.
  mutating func note(_ move: QuietMove?, stamp: AttributeStore.Stamp) {
    if let move { self.move = move }
    isQuiet = move != nil
    self.stamp = stamp
  }

  /// The live views or their attributes have changed otherwise.
  mutating func forget() {
    stamp = nil
  }

  /// Whether views that stay have the attributes of their elements.
  func isUpToDate(with stamp: AttributeStore.Stamp) -> Bool {
    self.stamp?.exchanges == stamp.exchanges
  }

  /// Whether another look would find nothing to do, if the store reaches as far.
  func holds(in visible: CGRect, stamp: AttributeStore.Stamp) -> Bool {
    isQuiet && self.stamp == stamp && move.shows(theSameIn: visible)
  }
}
