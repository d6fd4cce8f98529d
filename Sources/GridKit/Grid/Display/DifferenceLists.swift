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
    var horizon: RectEdges?
    if let rect = look.cachedRect { horizon = RectEdges(rect) }
    let missing = look.entries.count - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
    return look.entries.withUnsafeBufferPointer { entries in
      live.withUnsafeBufferPointer { live in
        places.withUnsafeMutableBufferPointer { places in
          let count = DifferenceLists.findShown(
            entries, around: look, unless: liftedKey, move: &move, places: places)
          return compare(
            entries, UnsafeMutableBufferPointer(rebasing: places[..<count]), knownIn: horizon,
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
    _ places: UnsafeMutableBufferPointer<Int32>, knownIn horizon: RectEdges?,
    with live: UnsafeBufferPointer<LiveViews.Element>, notesStaying: Bool,
    unless liftedKey: ElementKey?
  ) -> Bool {
    hasStaying = notesStaying
    var (next, staying) = (0, 0)
    var isWhole = true
    var place = 0
    while place < places.count {
      if horizon == nil, !notesStaying {
        // Most of what shows has a view.
        let count = DifferenceLists.countPairs(entries, places[place...], live[next...])
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
      let isUpToDate = Unmanaged.passUnretained(live.elements[next].value).withObject { view in
        Unmanaged.passUnretained(look.entries[index].attributes).withObject { view.isUpToDate($0) }
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
