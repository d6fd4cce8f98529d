/// The elements that the grid knows: the union of the layout's answers since the last invalidation.
///
/// The elements lie in one array, ascending by key. So an answer is taken in, and live views are
/// compared with the elements, by one walk along two lists. Each element has a number for its place
/// in the order of the answers, because new views are requested in that order (LP-5).
///
/// Some layouts answer every question with all their elements. Evicted elements of such an answer
/// stay in the array, outside of a cached rectangle, and are known again after the same answer.
@MainActor
package struct KnownElements {
  /// The known elements and, outside of the cached rectangle, evicted ones.
  private(set) var all: [Entry] = []
  /// If not nil, only elements that meet this rectangle are known, and `all` has exactly the
  /// elements of the last answer.
  private(set) var cachedRect: CGRect?
  /// Copies of supplementary attributes as they were answered (E-33).
  private var remembered: [ElementKey: GridViewLayoutAttributes] = [:]
  /// Whether the next answers may differ from what is known, because something was invalidated.
  package private(set) var isInvalidated = true
  private var nextOrder = 0
  package private(set) var generation = Generation()
  /// Tracks the changes of all objects.
  private var watch = ChangeTracker()
  /// Whether there may be objects of subclasses, which can change unnoticed.
  private var hasSubclasses = false
  /// Whether an orthogonal section has scrolled since the elements were read.
  private var hasSectionScrolled = false
  /// Whether `readChanges()` has found a frame that is not finite.
  private var hasNonFiniteFrame = false
  /// The intersection of all frames; nil if it has to be computed.
  private var reach: EdgeBox?

  /// The objects of the last answer.
  private var lastAnswer: [GridViewLayoutAttributes] = []
  /// The least order of an element of the last answer.
  private var lastAnswerOrder = 0
  /// Whether `all` has every element of the last answer.
  private var isLastAnswerWhole = false
  /// The number of different elements in the last answer.
  package private(set) var lastAnswerCount = 0

  /// Finds elements by place. It is made only if there are many elements that stay the same.
  var map: BoundsTree<EdgeBox>?
  /// Whether the elements are the same as at the last call of `window(around:)`.
  var hasLooked = false
  /// The number of elements up to which all of them are looked at.
  let fewEntries: Int

  package init(fewEntries: Int = 128) {
    self.fewEntries = fewEntries
  }

  package struct Generation: Equatable {
    /// Grows when elements come, or elements go that may be on screen.
    fileprivate(set) package var elements = 0
    /// Grows when an element may have another object, or its object other values.
    fileprivate(set) package var objects = 0

    fileprivate mutating func advance() {
      elements += 1
      objects += 1
    }
  }

  /// The known elements, ascending by key.
  package var entries: [Entry] {
    guard let cachedRect else { return all }
    let edges = EdgeBox(cachedRect)
    return all.filter { $0.edges.touches(edges) }
  }

  /// The attributes of the known elements, in the order of the answers.
  package var inAnswerOrder: [GridViewLayoutAttributes] {
    entries.sorted { $0.order < $1.order }.map(\.attributes)
  }

  package subscript(key: ElementKey) -> GridViewLayoutAttributes? {
    let index = place(of: key)
    guard index < all.count, all[index].key == key else { return nil }
    if let cachedRect, !all[index].edges.touches(EdgeBox(cachedRect)) { return nil }
    return all[index].attributes
  }

  /// Returns the attributes that a supplementary element had in an earlier answer, if a new answer
  /// must not differ from them.
  package func binding(_ key: ElementKey) -> GridViewLayoutAttributes? {
    isInvalidated || (cachedRect != nil && self[key] == nil) ? nil : remembered[key]
  }

  // MARK: Taking in answers

  /// Whether no object of the last answer has changed or gone since.
  package var isLastAnswerInForce: Bool {
    isLastAnswerWhole && !isInvalidated && !mayFindChanges && lastAnswerCount == lastAnswer.count
  }

  /// Returns the part of an answer that the last answer has too, with objects that have not
  /// changed since.
  package func stretch(sharedWith answer: [GridViewLayoutAttributes]) -> Range<Int> {
    isLastAnswerInForce ? answer.stretch(sharedWith: lastAnswer) : 0..<0
  }

  /// Takes in an answer if it has the very objects of the last answer, and these have not changed.
  ///
  /// - Returns: Whether the answer was taken in. If not, nothing has changed.
  /// - Complexity: O(1) for the same array, otherwise O(*answer*).
  package mutating func takeSame(
    _ answer: [GridViewLayoutAttributes], keepingOthers: Bool
  ) -> Bool {
    guard isLastAnswerInForce, keepingOthers || all.count == lastAnswerCount,
      answer.hasSameObjects(as: lastAnswer)
    else { return false }
    if !keepingOthers { generation.advance() }
    cachedRect = nil
    return true
  }

  /// Takes in an answer. Of two objects for one element the later one counts (E-32).
  ///
  /// - Parameter keepingOthers: Whether elements that are not in the answer stay known.
  /// - Complexity: O(*answer* + *elements*) if the keys of the answer ascend.
  package mutating func take(_ answer: [GridViewLayoutAttributes], keepingOthers: Bool) {
    if keepingOthers { evictBehind() } else { forgetElements() }
    lastAnswer = answer
    lastAnswerOrder = nextOrder
    lastAnswerCount = 0
    isLastAnswerWhole = true
    isInvalidated = false
    merge(answer)
    if !answer.allElementsSatisfy({ $0.kind.id <= 0 }) {
      for attributes in answer where attributes.kind.id > 0 {
        remembered[attributes.key] = attributes.copy() as? GridViewLayoutAttributes
      }
    }
  }

  /// Walks along an answer and the elements, and inserts, exchanges and numbers elements.
  private mutating func merge(_ answer: [GridViewLayoutAttributes]) {
    guard let first = answer.first else { return }
    var (next, index) = (0, place(of: first.key))
    while next < answer.count {
      // While content scrolls, most objects of an answer are here already, one behind the other.
      if index >= all.count || all[index].attributes !== answer[next] {
        let key = answer[next].key
        if next > 0, !answer[next - 1].key.precedes(key) { index = place(of: key) }
        while index < all.count, all[index].key.precedes(key) { index += 1 }
        guard index < all.count, all[index].key == key else {
          let new = next..<endOfNew(in: answer, from: next, at: index)
          insert(answer[new], at: index)
          index += new.count
          next = new.upperBound
          continue
        }
        if all[index].attributes !== answer[next] { exchange(index, for: answer[next]) }
      }
      // An answer may have two objects for one element.
      if all[index].order < lastAnswerOrder { lastAnswerCount += 1 }
      all[index].order = nextOrder
      nextOrder += 1
      next += 1
      index += 1
    }
  }

  /// Returns the end of the ascending objects of an answer that all belong before one element.
  private func endOfNew(
    in answer: [GridViewLayoutAttributes], from start: Int, at index: Int
  ) -> Int {
    let following = index < all.count ? all[index].key : nil
    var (end, last) = (start + 1, answer[start].key)
    while end < answer.count {
      let key = answer[end].key
      guard last.precedes(key) else { break }
      if let following, !key.precedes(following) { break }
      last = key
      end += 1
    }
    return end
  }

  private mutating func insert(_ new: ArraySlice<GridViewLayoutAttributes>, at index: Int) {
    generation.elements += 1
    lastAnswerCount += new.count
    // While content scrolls on, new elements come at the end.
    if index == all.count {
      for attributes in new { all.append(makeEntry(attributes.key, attributes)) }
      return
    }
    // A closure for `map` would check for each object that it runs on the main actor.
    var entries: [Entry] = []
    entries.reserveCapacity(new.count)
    for attributes in new { entries.append(makeEntry(attributes.key, attributes)) }
    all.insert(contentsOf: entries, at: index)
  }

  private mutating func makeEntry(
    _ key: ElementKey, _ attributes: GridViewLayoutAttributes
  ) -> Entry {
    add(attributes)
    let entry = Entry(key, attributes, order: nextOrder)
    nextOrder += 1
    reach?.cut(to: entry.edges)
    return entry
  }

  private mutating func exchange(_ index: Int, for attributes: GridViewLayoutAttributes) {
    add(attributes)
    all[index].attributes = attributes
    all[index].read()
    generation.objects += 1
    reach = nil
  }

  /// Tracks the changes of a new object.
  private mutating func add(_ attributes: GridViewLayoutAttributes) {
    watch.add(attributes)
    if !attributes.isOfBaseClass { hasSubclasses = true }
  }

  /// Replaces or removes an element that an invalidation has named.
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

  // MARK: Changes of objects

  /// Whether an object may have changed since it was read.
  private var mayFindChanges: Bool {
    hasSubclasses || watch.mayFindChanges || hasSectionScrolled
  }

  /// Reads the objects again if they may have changed.
  ///
  /// - Returns: The first object whose frame is not finite: it may have got another frame after its
  ///   answer was checked.
  /// - Complexity: O(1) if no tracked object has changed and none is of a subclass.
  @discardableResult
  package mutating func readChanges() -> GridViewLayoutAttributes? {
    guard mayFindChanges || hasNonFiniteFrame else { return nil }
    evictBehind()
    watch.recordRead()
    hasSectionScrolled = false
    generation.objects += 1
    isLastAnswerWhole = false
    reach = nil
    for index in all.indices { all[index].read() }
    let spoilt = all.first { !$0.edges.isFinite }
    hasNonFiniteFrame = spoilt != nil
    return spoilt?.attributes
  }

  /// Records that an orthogonal section has scrolled, so that its elements show elsewhere.
  package mutating func recordSectionScroll() {
    hasSectionScrolled = true
  }

  // MARK: Evicting

  /// Evicts the elements that do not meet a rectangle. They are not on screen, and the layout is
  /// asked about them before they can be.
  ///
  /// - Returns: Whether an element may have been evicted.
  /// - Complexity: O(*n*) for *n* elements; mostly O(1).
  @discardableResult
  package mutating func evict(outside rect: CGRect) -> Bool {
    readChanges()
    if let reach, reach.touches(EdgeBox(rect)) { return false }
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

  /// Takes the elements outside of the cached rectangle out of the array. Called before other
  /// elements change.
  private mutating func evictBehind() {
    clearLooks()
    guard let cachedRect else { return }
    self.cachedRect = nil
    takeOut(outside: cachedRect)
  }

  private mutating func takeOut(outside rect: CGRect) {
    let count = all.count
    let (first, end) = gather(meeting: EdgeBox(rect))
    clearLooks()
    guard end - first != count else { return }
    // The last answer is only whole if the elements that go are older.
    if isLastAnswer(in: 0..<first) || isLastAnswer(in: end..<count) { isLastAnswerWhole = false }
    all.removeSubrange(end...)
    all.removeSubrange(..<first)
    if !remembered.isEmpty {
      remembered = remembered.filter { self[$0.key] != nil }
    }
  }

  /// Moves the elements that meet a rectangle together, in their order, and computes `reach`.
  ///
  /// - Returns: The place of the first of them, and the place behind the last.
  nonisolated private mutating func gather(meeting edges: EdgeBox) -> (first: Int, end: Int) {
    var newReach = EdgeBox.everything
    let places = all.withUnsafeMutableBufferPointer { entries in
      var first = 0
      while first < entries.count, !entries[first].edges.touches(edges) { first += 1 }
      var end = first
      for index in first..<entries.count where entries[index].edges.touches(edges) {
        newReach.cut(to: entries[index].edges)
        if end != index { entries.exchange(end, index) }
        end += 1
      }
      return (first, end)
    }
    reach = newReach
    return places
  }

  /// Whether an element of the last answer is among the elements at some places.
  nonisolated private func isLastAnswer(in places: Range<Int>) -> Bool {
    all[places].contains { $0.order >= lastAnswerOrder }
  }

  // MARK: Invalidation

  /// Records that the next answers may differ.
  package mutating func invalidate() {
    isInvalidated = true
  }

  package mutating func removeAll() {
    forgetElements()
    lastAnswer = []
    isLastAnswerWhole = false
    isInvalidated = true
  }

  private mutating func forgetElements() {
    generation.advance()
    all.removeAll(keepingCapacity: true)
    cachedRect = nil
    clearLooks()
    if !remembered.isEmpty { remembered.removeAll() }
    hasSubclasses = false
    watch.restart()
    hasNonFiniteFrame = false
    reach = nil
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
