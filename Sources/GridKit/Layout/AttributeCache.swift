/// A layout's own attribute objects: made when an element is first asked for, and the same object
/// again afterwards (FL-56).
@MainActor
package struct AttributeCache {
  package struct Entry {
    fileprivate let key: ElementKey
    package let attributes: GridViewLayoutAttributes
    /// The frame that the layout gave the object.
    package let frame: CGRect
    /// The object's version when the layout was done with it.
    fileprivate let version: UInt32

    /// The edges of the frame, for when objects are released.
    fileprivate let edges: RectEdges

    /// Whether somebody else changed the object since.
    @MainActor package var isChanged: Bool { version != attributes.version }

    /// Whether somebody else gave it another frame since (FL-81).
    @MainActor package var isMoved: Bool { isChanged && attributes.frame != frame }
  }

  /// In no particular order.
  private var entries: [Entry] = []
  /// Where the entry of an element is.
  private var places = ElementPlaces()
  /// The place behind the one that was asked for last: questions mostly come in the order in which the
  /// objects were made.
  private var next = 0
  /// An element that has just been looked for in vain.
  private var missing: ElementKey?
  private var reach = InnerReach()
  private var answer: Answer?

  /// An answer that may be given again.
  private struct Answer {
    let attributes: [GridViewLayoutAttributes]
    let keys: KeyRange
    /// What `AttributeLedger.changes` was.
    let changes: Int
    /// No other answer of any cache has the same.
    let name: Int
  }

  private static var lastName = 0

  package init() {}

  package var count: Int { entries.count }

  /// The entry of an element.
  ///
  /// - Complexity: O(1).
  package mutating func entry(_ key: ElementKey) -> Entry? {
    guard let index = place(of: key) else { return nil }
    next = index + 1
    return entries[index]
  }

  /// The cached object of an element, if it was given this frame and nobody has changed it since.
  ///
  /// - Complexity: O(1).
  package mutating func object(
    _ key: ElementKey, in frame: CGRect
  ) -> GridViewLayoutAttributes? {
    guard let index = place(of: key) else {
      missing = key
      return nil
    }
    next = index + 1
    guard entries[index].frame.origin == frame.origin, entries[index].frame.size == frame.size,
      entries[index].version == entries[index].attributes.version
    else { return nil }
    return entries[index].attributes
  }

  /// The cached object, and whether somebody else changed it since the layout was done with it.
  package mutating func find(
    _ key: ElementKey
  ) -> (attributes: GridViewLayoutAttributes, isChanged: Bool)? {
    guard let index = place(of: key) else {
      missing = key
      return nil
    }
    next = index + 1
    return (entries[index].attributes, entries[index].isChanged)
  }

  /// Objects that somebody else changed, by element.
  package var changed: [GridViewLayoutAttributes] {
    entries.filter(\.isChanged).map(\.attributes)
      .sorted { ElementKey.isOrdered($0.key, $1.key) }
  }

  package mutating func insert(_ attributes: GridViewLayoutAttributes) {
    let key = attributes.key
    let frame = attributes.quickFrame
    let edges = RectEdges(frame)
    attributes.isWatched = true
    reach.cover(edges)
    if let index = place(of: key) {
      forgetAnswer(with: key)
      entries[index] = Entry(
        key: key, attributes: attributes, frame: frame, version: attributes.version, edges: edges)
      next = index + 1
    } else {
      missing = nil
      places.insert(key, at: entries.count)
      entries.append(
        Entry(
          key: key, attributes: attributes, frame: frame, version: attributes.version, edges: edges)
      )
      next = entries.count
    }
  }

  package mutating func remove(_ key: ElementKey) {
    if let index = place(of: key) { removeEntry(at: index) }
  }

  private mutating func removeEntry(at index: Int) {
    let key = entries[index].key
    forgetAnswer(with: key)
    places.remove(key)
    let last = entries.count - 1
    if index < last {
      places.move(entries[last].key, to: index)
      entries.exchange(index, last)
    }
    entries.removeLast()
  }

  /// Drops objects of elements that do not meet a rectangle; they are made again when asked for.
  ///
  /// - Complexity: O(1) where all of them do, else O(*n*) for *n* objects.
  package mutating func release(outside rect: CGRect) {
    if reach.meets(rect) { return }
    let edges = RectEdges(rect)
    reach = InnerReach()
    var staying = 0
    for index in entries.indices where entries[index].edges.meets(edges) {
      reach.cover(entries[index].edges)
      staying += 1
    }
    if staying == 0 { return removeAll() }
    var index = entries.count - 1
    while entries.count > staying {
      if !entries[index].edges.meets(edges) { removeEntry(at: index) }
      index -= 1
    }
  }

  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    places.removeAll()
    reach = InnerReach()
    answer = nil
  }

  private func place(of key: ElementKey) -> Int? {
    if next < entries.count, entries[next].key == key { return next }
    if next > 0, next <= entries.count, entries[next - 1].key == key { return next - 1 }
    return key == missing ? nil : places[key]
  }

  // MARK: Answers

  /// Keeps an answer that consists of objects of the cache, to be given again as it is: whoever gets
  /// the same array knows that there is nothing new in it.
  package mutating func keep(_ attributes: [GridViewLayoutAttributes]) {
    keep(attributes, keys: KeyRange(attributes))
  }

  /// The same, where the keys of the objects are known already.
  package mutating func keep(_ attributes: [GridViewLayoutAttributes], keys: KeyRange?) {
    guard let keys else {
      answer = nil
      return
    }
    AttributeCache.lastName += 1
    answer = Answer(
      attributes: attributes, keys: keys, changes: AttributeLedger.changes,
      name: AttributeCache.lastName)
  }

  /// Names the answer that was kept; 0 where `keptAnswer` is nil.
  package var nameOfAnswer: Int {
    answer?.changes == AttributeLedger.changes ? answer?.name ?? 0 : 0
  }

  /// Keeps no answer from now on.
  package mutating func forgetAnswer() {
    answer = nil
  }

  /// The answer that was kept; nil when one of its objects has changed or may be another by now.
  package var keptAnswer: [GridViewLayoutAttributes]? {
    guard let answer, answer.changes == AttributeLedger.changes else { return nil }
    return answer.attributes
  }

  /// Takes out the answer that was kept, so that it can be changed where it is, and kept again.
  package mutating func takeAnswer() -> [GridViewLayoutAttributes]? {
    guard let kept = keptAnswer else { return nil }
    answer = nil
    return kept
  }

  private mutating func forgetAnswer(with key: ElementKey) {
    if let present = answer, present.keys.contains(key) { answer = nil }
  }
}

/// From the first to the last of some keys.
package struct KeyRange {
  private var first: ElementKey
  private var last: ElementKey

  package init(_ key: ElementKey) {
    first = key
    last = key
  }

  /// Nil for no attributes.
  @MainActor package init?(_ attributes: [GridViewLayoutAttributes]) {
    guard let key = attributes.first?.key else { return nil }
    self.init(key)
    for attributes in attributes { extend(to: attributes.key) }
  }

  package mutating func extend(to key: ElementKey) {
    if key.precedes(first) { first = key }
    if last.precedes(key) { last = key }
  }

  package func contains(_ key: ElementKey) -> Bool {
    !key.precedes(first) && !last.precedes(key)
  }
}

/// Which place an element has in some list: a hash table of numbers with open addressing.
///
/// Keys are two small numbers that nobody chooses to do harm, so one multiplication spreads them well
/// enough; Swift's own tables hash them ten times as long.
package struct ElementPlaces {
  private struct Slot {
    var key: ElementKey
    /// -1 where the slot is free.
    var place: Int32
  }

  private static let free = Slot(key: ElementKey(.cell, .invalid), place: -1)

  /// As many as a power of two, at most half of them taken.
  private var slots: [Slot] = []
  private var count = 0

  package init() {}

  package subscript(key: ElementKey) -> Int? {
    guard count > 0, let index = slot(of: key), slots[index].place >= 0 else { return nil }
    return Int(slots[index].place)
  }

  /// Adds an element that has no place yet.
  package mutating func insert(_ key: ElementKey, at place: Int) {
    if 2 * (count + 1) > slots.count { grow() }
    guard let index = slot(of: key) else { return }
    slots[index] = Slot(key: key, place: Int32(place))
    count += 1
  }

  /// Gives an element another place.
  package mutating func move(_ key: ElementKey, to place: Int) {
    if let index = slot(of: key) { slots[index].place = Int32(place) }
  }

  package mutating func remove(_ key: ElementKey) {
    guard var hole = slot(of: key), slots[hole].place >= 0 else { return }
    count -= 1
    // Whatever is behind and could be nearer to its own slot moves up.
    var index = hole
    while true {
      index = (index + 1) & (slots.count - 1)
      guard slots[index].place >= 0 else { break }
      let distance = (index - home(of: slots[index].key)) & (slots.count - 1)
      if distance >= (index - hole) & (slots.count - 1) {
        slots[hole] = slots[index]
        hole = index
      }
    }
    slots[hole] = ElementPlaces.free
  }

  package mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    // A table that was large once is not cleared again and again.
    guard slots.count <= 1024 else {
      slots = []
      return
    }
    for index in slots.indices { slots[index] = ElementPlaces.free }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: ElementPlaces.free, count: max(64, 2 * old.count))
    for slot in old where slot.place >= 0 {
      if let index = self.slot(of: slot.key) { slots[index] = slot }
    }
  }

  /// The slot that an element has, or would get; nil while there is none at all.
  private func slot(of key: ElementKey) -> Int? {
    guard !slots.isEmpty else { return nil }
    var index = home(of: key)
    while slots[index].place >= 0, slots[index].key != key {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private func home(of key: ElementKey) -> Int {
    let number = UInt(bitPattern: key.position.raw) ^ UInt(bitPattern: Int(key.kind.id)) << 40
    // The upper half of the product depends on all bits.
    return Int((number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }
}
