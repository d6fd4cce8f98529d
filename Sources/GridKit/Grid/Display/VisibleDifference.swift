/// What has to happen to the live views of a grid so that they are those of the elements on screen.
///
/// Known elements and live views are in one order, so one walk along both finds it. Callers carry
/// it out: views go, views get attributes, views come.
///
/// An object that serves each grid again and again, since nothing of it is needed from one pass to
/// the next but room.
@MainActor
final class VisibleDifference {
  /// How many elements to show have a view.
  @exclusivity(unchecked) private(set) var stayingCount = 0
  /// Whether a view that stays may have other attributes than its element.
  @exclusivity(unchecked) private(set) var isStale = false
  /// Whether it is known how far the visible rectangle can move until this has to be looked for
  /// again: not where a lifted item is shown wherever it is, or an element is forgotten that would
  /// show.
  @exclusivity(unchecked) private(set) var tellsUnchangedMove = false
  private let lists = DifferenceLists()
  @exclusivity(unchecked) private var visible = CGRect.null
  @exclusivity(unchecked) private var lifted: GridViewLayoutAttributes?

  /// Finds out what has to happen; `end()` must follow when it has.
  ///
  /// - Parameters:
  ///   - comparesValues: Whether views may have other attributes than their elements; else only
  ///     what comes and goes is looked for.
  ///   - lifted: The item that is shown wherever it is, instead of where the store has it.
  ///   - last: What was found when this was looked for the last time.
  func find(
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
  func end() {
    lists.removeAll()
    if lifted != nil { lifted = nil }
  }

  /// Elements whose views go, in the order of `ElementKey.isOrdered`.
  var leaving: [ElementKey] { lists.leaving }

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
  var isEmpty: Bool { lists.leaving.isEmpty && lists.entering.isEmpty && !isStale }

  /// How many elements to show have no view.
  var enteringCount: Int { lists.entering.count + (shownLifted == nil ? 0 : 1) }

  /// How many of them are not lifted by hand.
  var unliftedCount: Int { lists.entering.count }

  /// Where the look has one of those, counted in the order of the answers.
  func placeOfUnlifted(_ number: Int) -> Int { lists.entering[number] }

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
    attributes.isPlain && reuse.applied === attributes
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
final class ShownElements {
  /// What the last look has found, if it has found out.
  @exclusivity(unchecked) fileprivate var move = UnchangedMove(visible: .null)
  /// Nil where nothing is remembered.
  @exclusivity(unchecked) private var stamp: AttributeStore.Stamp?
  /// Whether `move` is that of the views as they are.
  @exclusivity(unchecked) private var isUnchanged = false

  /// Remembers that the views are as they have to be.
  ///
  /// - Parameters:
  ///   - isUnchanged: Whether they stay so as far as the last look has found.
  ///   - stamp: That of the store when it was looked at.
  func note(isUnchanged: Bool, stamp: AttributeStore.Stamp) {
    self.isUnchanged = isUnchanged
    self.stamp = stamp
  }

  /// The live views or their attributes have changed otherwise.
  func forget() {
    stamp = nil
  }

  /// Whether views that stay have the attributes of their elements.
  func isUpToDate(with stamp: AttributeStore.Stamp) -> Bool {
    self.stamp?.exchanges == stamp.exchanges
  }

  /// Whether another look would find nothing to do, if the store reaches as far.
  func holds(in visible: CGRect, stamp: AttributeStore.Stamp) -> Bool {
    isUnchanged && self.stamp == stamp && move.shows(theSameIn: visible)
  }
}
