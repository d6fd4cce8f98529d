/// What a layout has answered and no invalidation has named since.
///
/// A flat array in the order of the keys, so that answers are taken in, and views compared with it,
/// by walking lists side by side: nothing is hashed. Each entry knows its place in the order of the
/// answers, because new views are requested in that order (LP-5).
@MainActor
package struct AttributeStore {
  package struct Entry {
    package let key: ElementKey
    package fileprivate(set) var attributes: GridViewLayoutAttributes
    /// The object's frame, read when it came and after every change.
    package private(set) var frame: CGRect
    /// Whether the element is not hidden and has an area: frames without get no view, although a
    /// zero-height item passes the strict inequalities (FL-78).
    package private(set) var mayShow: Bool
    /// Ascending in the order of the answers; of an answer behind an older one, larger.
    package fileprivate(set) var order: Int

    @MainActor
    fileprivate init(_ key: ElementKey, _ attributes: GridViewLayoutAttributes, order: Int) {
      self.key = key
      self.attributes = attributes
      self.order = order
      frame = .zero
      mayShow = false
      read()
    }

    @MainActor
    fileprivate mutating func read() {
      attributes.isWatched = true
      frame = attributes.quickFrame
      mayShow = !attributes.isHidden && frame.width > 0 && frame.height > 0
    }
  }

  /// Known attributes, ascending by key.
  package private(set) var entries: [Entry] = []
  /// Copies of supplementary attributes as they were answered, for E-33.
  private var remembered: [ElementKey: GridViewLayoutAttributes] = [:]
  /// Whether entries may differ from a new answer without a fault: something was invalidated.
  package private(set) var allowsChanges = true
  private var nextOrder = 0
  /// Grows when entries come or go.
  package private(set) var serial = 0
  /// Grows when an element may get another object than it had, or its object may have other values.
  package private(set) var exchanges = 0
  /// The changes of attributes that the frames of the entries are up to date with.
  private var changesRead = AttributeLedger.changes
  /// Whether there may be objects of subclasses, which can change unnoticed.
  private var hasForeign = false
  /// How far the entries reach inwards; nil when that has to be looked for.
  private var reach: InnerReach?

  /// The answer taken in last, and whether it is here as it was.
  private var lastAnswer: [GridViewLayoutAttributes] = []
  private var lastAnswerOrder = 0
  private var isLastAnswerWhole = false
  /// Elements of the answer taken in last, each once.
  private(set) var lastAnswerCount = 0

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Known attributes in the order of the answers.
  package var inAnswerOrder: [GridViewLayoutAttributes] {
    entries.sorted { $0.order < $1.order }.map(\.attributes)
  }

  package subscript(key: ElementKey) -> GridViewLayoutAttributes? {
    let index = place(of: key)
    return index < entries.count && entries[index].key == key ? entries[index].attributes : nil
  }

  /// The supplementary attributes that were answered before, when they still have to hold.
  package func binding(_ key: ElementKey) -> GridViewLayoutAttributes? {
    allowsChanges ? nil : remembered[key]
  }

  // MARK: Taking in

  /// Whether an answer is the very array that was taken in last, and nothing of it has changed: there
  /// is nothing to check in it and nothing to take in. For a layout that answers with the same array
  /// as long as it has nothing else to say.
  ///
  /// - Complexity: O(1).
  package func knows(_ answer: [GridViewLayoutAttributes]) -> Bool {
    isLastAnswerWhole && !allowsChanges && !hasForeign && changesRead == AttributeLedger.changes
      && answer.hasSameStorage(as: lastAnswer)
  }

  /// Takes in an answer behind what is kept. Of two objects for one element the last wins (E-32).
  ///
  /// - Complexity: O(*answer* + *entries* behind its first key) where keys ascend in the answer, as in
  ///   that of most layouts; O(log *entries*) more each time they do not.
  package mutating func merge(_ answer: [GridViewLayoutAttributes], keepingOthers: Bool) {
    serial += 1
    lastAnswer = answer
    lastAnswerOrder = nextOrder
    lastAnswerCount = 0
    isLastAnswerWhole = true
    if !keepingOthers {
      exchanges += 1
      entries.removeAll(keepingCapacity: true)
      remembered.removeAll()
      hasForeign = false
      reach = nil
    }
    var start = 0
    while start < answer.count {
      let end = AttributeStore.endOfRun(from: start, in: answer)
      mergeRun(answer, start..<end)
      start = end
    }
    for attributes in answer where attributes.kind.id > 0 {
      remembered[attributes.key] = attributes.copy() as? GridViewLayoutAttributes
    }
    allowsChanges = false
  }

  /// Where keys stop to ascend.
  private static func endOfRun(from start: Int, in answer: [GridViewLayoutAttributes]) -> Int {
    var end = start + 1
    var key = answer[start].key
    while end < answer.count {
      let next = answer[end].key
      guard key.precedes(next) else { break }
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
      let key = answer[next].key
      while index < entries.count, entries[index].key.precedes(key) { index += 1 }
      if index < entries.count, entries[index].key == key {
        // Not a second object for an element that this answer had already.
        if entries[index].order < lastAnswerOrder { lastAnswerCount += 1 }
        if entries[index].attributes !== answer[next] { exchange(index, for: answer[next]) }
        entries[index].order = nextOrder
        nextOrder += 1
        next += 1
        index += 1
        continue
      }
      // All that is new before the next known one.
      let start = next
      next += 1
      if index < entries.count {
        let following = entries[index].key
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
    lastAnswerCount += new.count
    let isBehindAll = index == entries.count
    var part: [Entry] = []
    if !isBehindAll { part.reserveCapacity(new.count) }
    for place in new {
      let entry = makeEntry(answer[place].key, answer[place])
      if isBehindAll { entries.append(entry) } else { part.append(entry) }
    }
    if !isBehindAll { entries.insert(contentsOf: part, at: index) }
  }

  private mutating func makeEntry(
    _ key: ElementKey, _ attributes: GridViewLayoutAttributes
  ) -> Entry {
    if !attributes.isPlain { hasForeign = true }
    let entry = Entry(key, attributes, order: nextOrder)
    nextOrder += 1
    reach?.cover(entry.frame)
    return entry
  }

  private mutating func exchange(_ index: Int, for attributes: GridViewLayoutAttributes) {
    if !attributes.isPlain { hasForeign = true }
    entries[index].attributes = attributes
    entries[index].read()
    exchanges += 1
    reach = nil
  }

  /// Replaces or removes single elements that an invalidation named.
  package mutating func refresh(_ key: ElementKey, with attributes: GridViewLayoutAttributes?) {
    serial += 1
    exchanges += 1
    isLastAnswerWhole = false
    remembered[key] = nil
    let index = place(of: key)
    let isPresent = index < entries.count && entries[index].key == key
    guard let attributes else {
      if isPresent { entries.remove(at: index) }
      return
    }
    if isPresent {
      exchange(index, for: attributes)
    } else {
      entries.insert(makeEntry(key, attributes), at: index)
    }
    if key.kind.category == .supplementaryView {
      remembered[key] = attributes.copy() as? GridViewLayoutAttributes
    }
  }

  /// Brings the frames of the entries up to date with their objects.
  ///
  /// - Complexity: O(1) where no object of a store or cache has changed since the last time, and none
  ///   is of a subclass.
  package mutating func readChanges() {
    guard hasForeign || changesRead != AttributeLedger.changes else { return }
    changesRead = AttributeLedger.changes
    exchanges += 1
    isLastAnswerWhole = false
    reach = nil
    for index in entries.indices { entries[index].read() }
  }

  // MARK: Forgetting

  /// Forgets what does not meet a rectangle; elements on its edge are kept.
  ///
  /// - Complexity: O(1) where nothing is forgotten and nothing has changed since the last time.
  package mutating func forget(outside rect: CGRect) {
    readChanges()
    if let reach, reach.meets(rect) { return }
    var newReach = InnerReach()
    var kept = 0
    for index in entries.indices {
      let frame = entries[index].frame
      guard InnerReach.meets(frame, rect) else {
        // A new answer has to bring it back.
        if entries[index].order >= lastAnswerOrder { isLastAnswerWhole = false }
        continue
      }
      newReach.cover(frame)
      if kept != index { entries.swapAt(kept, index) }
      kept += 1
    }
    reach = newReach
    guard kept != entries.count else { return }
    serial += 1
    entries.removeLast(entries.count - kept)
    if !remembered.isEmpty {
      remembered = remembered.filter { self[$0.key] != nil }
    }
  }

  /// From now on the next answers may differ from what is known.
  package mutating func allowChanges() {
    allowsChanges = true
  }

  package mutating func removeAll() {
    serial += 1
    exchanges += 1
    entries.removeAll(keepingCapacity: true)
    lastAnswer = []
    isLastAnswerWhole = false
    remembered.removeAll()
    hasForeign = false
    reach = nil
    allowsChanges = true
  }

  private func place(of key: ElementKey) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.precedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
