/// What a layout has answered and no invalidation has named since.
///
/// A flat array in the order of the keys, so that answers are taken in, and views compared with it,
/// by walking lists side by side: nothing is hashed. Each entry knows its place in the order of the
/// answers, because new views are requested in that order (LP-5).
///
/// A layout that answers everything to every question answers with the same objects each time. Then
/// what is evicted between two questions is not taken out, but lies behind a cached rectangle, and
/// the next question brings it back by lifting that.
@MainActor
package struct AttributeStore {
  /// Ascending by key: known attributes, and with a cached rectangle others as well.
  private var all: [Entry] = []
  /// Where there is one, only what meets it is known, and `all` is the whole of the last answer and
  /// nothing else.
  private var cachedRect: CGRect?
  /// Copies of supplementary attributes as they were answered, for E-33.
  private var remembered: [ElementKey: GridViewLayoutAttributes] = [:]
  /// Whether entries may differ from a new answer without a fault: something was invalidated.
  package private(set) var isInvalidated = true
  private var nextOrder = 0
  package private(set) var generation = Generation()
  /// Tells whether the frames of the entries are up to date with their objects.
  private var watch = ChangeTracker()
  /// Whether there may be objects of subclasses, which can change unnoticed.
  private var hasSubclasses = false
  /// Whether a section was scrolled by itself since the entries were read.
  private var hasSectionScrolled = false
  /// Whether `readChanges()` has met an object with numbers that are not finite.
  private var hasNonFiniteFrame = false
  /// How far the entries reach inwards; nil when that has to be looked for.
  private var reach: FrameIntersection?

  /// The answer taken in last, and whether it is here as it was.
  private var lastAnswer = AnswerIdentity()
  private var lastAnswerOrder = 0
  private var isLastAnswerWhole = false
  /// Elements of the answer taken in last, each once.
  package private(set) var lastAnswerCount = 0

  /// Where the entries are, while there are many of them and they stay.
  private var map: BoundsTree<EdgeBox>?
  private var hasLooked = false

  /// As many are looked through without looking for them first.
  private let fewEntries: Int

  package init(fewEntries: Int = 128) {
    self.fewEntries = fewEntries
  }

  /// Known attributes, ascending by key.
  ///
  /// - Complexity: O(1), with a cached rectangle O(*n*) for *n* elements of the last answer.
  package var entries: [Entry] {
    guard let cachedRect else { return all }
    let edges = RectEdges(cachedRect)
    return all.filter { $0.edges.meets(edges) }
  }

  /// Tells apart the states of a store between which an element may have come, gone or changed.
  package struct Generation: Equatable {
    /// Grows when entries come, or go that may be on screen.
    fileprivate(set) package var elements = 0
    /// Grows when an element may get another object than it had, or its object may have other
    /// values.
    fileprivate(set) package var objects = 0

    fileprivate mutating func advance() {
      elements += 1
      objects += 1
    }
  }

  /// Whether an object may have changed since it was read.
  @inline(__always)
  private var mayFindChanges: Bool {
    hasSubclasses || watch.mayFindChanges || hasSectionScrolled
  }

  /// Known attributes in the order of the answers.
  package var inAnswerOrder: [GridViewLayoutAttributes] {
    entries.sorted { $0.order < $1.order }.map(\.attributes)
  }

  package subscript(key: ElementKey) -> GridViewLayoutAttributes? {
    let index = place(of: key)
    guard index < all.count, all[index].key == key else { return nil }
    if let cachedRect, !all[index].edges.meets(RectEdges(cachedRect)) { return nil }
    return all[index].attributes
  }

  /// The supplementary attributes that were answered before, when they still have to hold.
  package func binding(_ key: ElementKey) -> GridViewLayoutAttributes? {
    isInvalidated || (cachedRect != nil && self[key] == nil) ? nil : remembered[key]
  }

  // MARK: Taking in

  /// What is new in the answer of a layout that does not say so: found by comparing its objects,
  /// one by one, with those that were taken in last. Many layouts answer with the same objects as
  /// long as they have nothing else to say.
  ///
  /// - Complexity: O(1) for the same array, else comparisons of stretches of memory.
  package func compare(_ answer: [GridViewLayoutAttributes]) -> LayoutAnswer {
    guard isLastAnswerInForce else { return LayoutAnswer(.fresh, answer) }
    if lastAnswer.isSame(as: answer) { return LayoutAnswer(.same, answer) }
    let kept = lastAnswer.stretch(sharedWith: answer)
    return LayoutAnswer(kept.isEmpty ? .fresh : .slid(kept: kept), answer)
  }

  /// Whether all objects of the last answer are here, as they were: then there is nothing to check
  /// in them, and their addresses are theirs.
  package var isLastAnswerInForce: Bool {
    isLastAnswerWhole && !isInvalidated && !mayFindChanges && lastAnswerCount == lastAnswer.count
  }

  /// Whether `recall(keepingOthers:)` would take in the last answer once more.
  package func canRecall(keepingOthers: Bool) -> Bool {
    isLastAnswerInForce && (keepingOthers || all.count == lastAnswerCount)
  }

  /// Takes in an unchanged answer.
  ///
  /// - Returns: Whether that is done; else the answer has to be merged like any other.
  /// - Complexity: O(1).
  package mutating func recall(keepingOthers: Bool) -> Bool {
    guard keepingOthers || all.count == lastAnswerCount else { return false }
    if !keepingOthers { generation.advance() }
    cachedRect = nil
    return true
  }

  /// Takes in an answer behind what is kept. Of two objects for one element the last wins (E-32).
  ///
  /// - Complexity: O(*answer* + *entries* behind its first key) where keys ascend in the answer, as
  ///   in that of most layouts; O(log *entries*) more each time they do not.
  package mutating func merge(_ answer: [GridViewLayoutAttributes], keepingOthers: Bool) {
    var answer = answer
    merge(&answer, isHandedOver: false, keepingOthers: keepingOthers)
  }

  /// The same for a list that somebody may have handed over: then objects of cells are taken out of
  /// it instead of being counted once more. What it has instead afterwards is of no use.
  ///
  /// - Parameter isHandedOver: Whether most likely nobody else has the list.
  package mutating func merge(
    _ answer: inout [GridViewLayoutAttributes], isHandedOver: Bool, keepingOthers: Bool
  ) {
    if !keepingOthers { cachedRect = nil }
    evictBehind()
    lastAnswer.record(answer)
    lastAnswerOrder = nextOrder
    lastAnswerCount = 0
    isLastAnswerWhole = true
    var mayBind = false
    var start = 0
    if !keepingOthers {
      generation.advance()
      if !remembered.isEmpty { remembered.removeAll() }
      hasSubclasses = false
      if answer.isEmpty {
        watch.restart(with: nil)
      } else {
        Unretained(answer[0]).withObject { watch.restart(with: $0) }
      }
      hasNonFiniteFrame = false
      reach = nil
      start = replaceAll(by: &answer, isHandedOver: isHandedOver, hasBound: &mayBind)
    }
    while start < answer.count {
      start = mergePresent(
        answer, from: start, at: place(of: answer[start].key), hasBound: &mayBind)
      guard start < answer.count else { break }
      let end = AttributeStore.endOfRun(from: start, in: answer, hasBound: &mayBind)
      mergeRun(answer, start..<end)
      start = end
    }
    if mayBind {
      for attributes in answer where attributes.kind.id > 0 {
        remembered[attributes.key] = attributes.copy() as? GridViewLayoutAttributes
      }
    }
    isInvalidated = false
  }

  /// Puts the first objects of an answer in the places of those that are here, as long as they are
  /// of the same elements, and takes out the others.
  ///
  /// - Returns: The place of the first object that has not been taken in.
  private mutating func replaceAll(
    by answer: inout [GridViewLayoutAttributes], isHandedOver: Bool, hasBound: inout Bool
  ) -> Int {
    let end = min(all.count, answer.count)
    var count = 0
    while count < end {
      let key = Unretained(answer[count]).withObject { $0.key }
      guard all[count].key == key else { break }
      Unretained(answer[count]).withObject { add($0) }
      if key.kind.id > 0 { hasBound = true }
      if isHandedOver, key.kind == .cell {
        all[count].exchange(&answer[count], order: nextOrder)
      } else {
        Unretained(answer[count]).withObject { all[count].take($0, order: nextOrder) }
      }
      nextOrder += 1
      count += 1
    }
    lastAnswerCount = count
    if count < all.count { all.removeSubrange(count...) }
    return count
  }

  /// Takes in objects that are here already, one behind the other: while content scrolls most of an
  /// answer is.
  ///
  /// - Parameter place: Where the first of them is, or would be put.
  /// - Returns: The place of the first that is not.
  nonisolated private mutating func mergePresent(
    _ answer: [GridViewLayoutAttributes], from start: Int, at place: Int, hasBound: inout Bool
  ) -> Int {
    var (count, newCount) = (0, 0)
    var greatestKind = Int32(0)
    let (firstOrder, answerOrder) = (nextOrder, lastAnswerOrder)
    answer.withUnsafeBufferPointer { answer in
      all.withUnsafeMutableBufferPointer { entries in
        let end = min(answer.count - start, entries.count - place)
        while count < end,
          entries[place &+ count].attributes === answer[start &+ count]
        {
          let kind = entries[place &+ count].key.kind.id
          greatestKind = kind > greatestKind ? kind : greatestKind
          // Not a second object for an element that this answer had already.
          newCount &+= entries[place &+ count].order < answerOrder ? 1 : 0
          entries[place &+ count].order = firstOrder &+ count
          count &+= 1
        }
      }
    }
    nextOrder += count
    lastAnswerCount += newCount
    if greatestKind > 0 { hasBound = true }
    return start + count
  }

  private mutating func recordPresent(_ index: Int) {
    // Not a second object for an element that this answer had already.
    if all[index].order < lastAnswerOrder { lastAnswerCount += 1 }
    all[index].order = nextOrder
    nextOrder += 1
  }

  /// Where keys stop to ascend.
  ///
  /// - Parameter hasBound: Set if there is a supplementary element up to there.
  private static func endOfRun(
    from start: Int, in answer: [GridViewLayoutAttributes], hasBound: inout Bool
  ) -> Int {
    var end = start + 1
    var key = answer[start].key
    if key.kind.id > 0 { hasBound = true }
    while end < answer.count {
      let next = answer[end].key
      guard key.precedes(next) else { break }
      if next.kind.id > 0 { hasBound = true }
      key = next
      end += 1
    }
    return end
  }

  /// Takes in attributes whose keys ascend, walking along the entries beside them.
  private mutating func mergeRun(_ answer: [GridViewLayoutAttributes], _ run: Range<Int>) {
    var next = run.lowerBound
    var index = place(of: answer[next].key)
    while next < run.upperBound {
      if index < all.count, all[index].attributes === answer[next] {
        recordPresent(index)
        next += 1
        index += 1
        continue
      }
      let key = answer[next].key
      while index < all.count, all[index].key.precedes(key) { index += 1 }
      if index < all.count, all[index].key == key {
        if all[index].attributes !== answer[next] { exchange(index, for: answer[next]) }
        recordPresent(index)
        next += 1
        index += 1
        continue
      }
      // All that is new before the next known one.
      let start = next
      next += 1
      if index < all.count {
        let following = all[index].key
        while next < run.upperBound, answer[next].key.precedes(following) { next += 1 }
      } else {
        next = run.upperBound
      }
      insert(answer, start..<next, at: index)
      index += next - start
    }
  }

  private mutating func insert(
    _ answer: [GridViewLayoutAttributes], _ new: Range<Int>, at index: Int
  ) {
    generation.elements += 1
    lastAnswerCount += new.count
    let isBehindAll = index == all.count
    var part: [Entry] = []
    if !isBehindAll { part.reserveCapacity(new.count) }
    for place in new {
      // The answer keeps it.
      let entry = Unretained(answer[place]).withObject { makeEntry($0.key, $0) }
      if isBehindAll { all.append(entry) } else { part.append(entry) }
    }
    if !isBehindAll { all.insert(contentsOf: part, at: index) }
  }

  private mutating func makeEntry(
    _ key: ElementKey, _ attributes: GridViewLayoutAttributes
  ) -> Entry {
    add(attributes)
    let entry = Entry(key, attributes, order: nextOrder)
    nextOrder += 1
    reach?.cover(entry.edges)
    return entry
  }

  private mutating func exchange(_ index: Int, for attributes: GridViewLayoutAttributes) {
    add(attributes)
    all[index].attributes = attributes
    all[index].read()
    generation.objects += 1
    reach = nil
  }

  /// Watches an object that comes.
  @inline(__always)
  private mutating func add(_ attributes: GridViewLayoutAttributes) {
    watch.add(attributes)
    if !attributes.isOfBaseClass { hasSubclasses = true }
  }

  /// Replaces or removes single elements that an invalidation named.
  package mutating func refresh(_ key: ElementKey, with attributes: GridViewLayoutAttributes?) {
    evictBehind()
    generation.advance()
    isLastAnswerWhole = false
    remembered[key] = nil
    let index = place(of: key)
    let isPresent = index < all.count && all[index].key == key
    guard let attributes else {
      if isPresent { all.remove(at: index) }
      return
    }
    if isPresent {
      exchange(index, for: attributes)
    } else {
      all.insert(makeEntry(key, attributes), at: index)
    }
    if key.kind.category == .supplementaryView {
      remembered[key] = attributes.copy() as? GridViewLayoutAttributes
    }
  }

  /// Brings the frames of the entries up to date with their objects.
  ///
  /// - Returns: Whether all that was read is valid: an object may have been spoilt since it was
  ///   checked.
  /// - Complexity: O(1) where no object of a store or cache has changed since the last time, and
  ///   none is of a subclass.
  @discardableResult
  package mutating func readChanges() -> Bool {
    guard mayFindChanges || hasNonFiniteFrame else { return true }
    evictBehind()
    watch.recordRead()
    hasSectionScrolled = false
    generation.objects += 1
    isLastAnswerWhole = false
    reach = nil
    hasNonFiniteFrame = false
    for index in all.indices {
      all[index].read()
      // What else may be spoilt, the view refuses.
      if !all[index].edges.areFinite { hasNonFiniteFrame = true }
    }
    return !hasNonFiniteFrame
  }

  /// A section was scrolled by itself: what moves with it shows at another place.
  package mutating func recordSectionScroll() {
    hasSectionScrolled = true
  }

  /// The first object that was spoilt since it was checked.
  package var spoilt: GridViewLayoutAttributes? {
    hasNonFiniteFrame ? all.first { !$0.edges.areFinite }?.attributes : nil
  }

  // MARK: Evicting

  /// Evicts what does not meet a rectangle; elements on its edge are kept.
  ///
  /// What is evicted is not on screen, and is asked for again before it can be: so far nothing
  /// changes.
  ///
  /// - Complexity: O(1) where nothing is evicted, or nothing but the last answer is here, and
  ///   nothing has changed since the last time.
  @discardableResult
  package mutating func evict(outside rect: CGRect) -> Bool {
    readChanges()
    if let reach, reach.meets(rect) { return false }
    if isLastAnswerWhole, all.count == lastAnswerCount, !hasSubclasses, !watch.hasUntracked,
      reaches(rect)
    {
      cachedRect = rect
      return true
    }
    evictBehind()
    takeOut(outside: rect)
    return true
  }

  /// Takes out what lies behind the cached rectangle, before something else changes.
  private mutating func evictBehind() {
    clearLooks()
    guard let cachedRect else { return }
    self.cachedRect = nil
    takeOut(outside: cachedRect)
  }

  private mutating func takeOut(outside rect: CGRect) {
    let count = all.count
    let (first, kept) = gather(meeting: RectEdges(rect))
    clearLooks()
    guard kept - first != count else { return }
    // A new answer has to bring back what was in the last one.
    for index in 0..<first where all[index].order >= lastAnswerOrder {
      isLastAnswerWhole = false
    }
    for index in kept..<count where all[index].order >= lastAnswerOrder {
      isLastAnswerWhole = false
    }
    all.removeSubrange(kept...)
    all.removeSubrange(..<first)
    if !remembered.isEmpty {
      remembered = remembered.filter { self[$0.key] != nil }
    }
  }

  /// Brings the entries that meet a rectangle together, in their order.
  ///
  /// - Returns: The first of them, and the place behind the last.
  nonisolated private mutating func gather(meeting edges: RectEdges) -> (first: Int, end: Int) {
    var newReach = FrameIntersection()
    // What goes lies at the ends, most often: then the rest is moved as a whole.
    let places = all.withUnsafeMutableBufferPointer { entries in
      var first = 0
      while first < entries.count, !entries[first].edges.meets(edges) { first += 1 }
      var end = first
      for index in first..<entries.count where entries[index].edges.meets(edges) {
        newReach.cover(entries[index].edges)
        if end != index { entries.exchange(end, index) }
        end += 1
      }
      return (first, end)
    }
    reach = newReach
    return places
  }

  // MARK: Looking around

  /// Entries around a rectangle.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* entries and *k* around the rectangle. A map of the
  ///   entries takes O(*n*). It is made if nothing has changed between two looks: most layouts
  ///   answer with the elements on screen, and with other objects the next time.
  package mutating func window(around visible: CGRect) -> Window {
    guard all.count > fewEntries, hasLooked else {
      hasLooked = true
      return Window(entries: all, runs: nil, rect: nil, cachedRect: cachedRect)
    }
    let map = self.map ?? makeMap()
    let window = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    return Window(
      entries: all, runs: map.joinedRuns(meeting: EdgeBox(window)), rect: window,
      cachedRect: cachedRect)
  }

  nonisolated private mutating func makeMap() -> BoundsTree<EdgeBox> {
    // Short runs: layouts that answer everything often do so column by column, or in no order.
    let map = BoundsTree(count: all.count, runLength: 8) { all[$0].box }
    self.map = map
    return map
  }

  private mutating func clearLooks() {
    map = nil
    hasLooked = false
  }

  /// Whether everything is known that shares an area with a rectangle, as far as it was answered.
  @inline(__always)
  package func reaches(_ visible: CGRect) -> Bool {
    guard let cachedRect else { return true }
    return RectEdges(cachedRect).covers(RectEdges(visible))
  }

  // MARK: Invalidation

  /// From now on the next answers may differ from what is known.
  package mutating func invalidate() {
    isInvalidated = true
  }

  package mutating func removeAll() {
    generation.advance()
    all.removeAll(keepingCapacity: true)
    cachedRect = nil
    clearLooks()
    lastAnswer = AnswerIdentity()
    isLastAnswerWhole = false
    remembered.removeAll()
    hasSubclasses = false
    watch.restart(with: nil)
    hasNonFiniteFrame = false
    reach = nil
    isInvalidated = true
  }

  nonisolated private func place(of key: ElementKey) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].key.precedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
