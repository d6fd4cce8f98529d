/// The attribute objects that a layout has made. The object of an element is made at the first
/// question about the element, and returned again afterwards (FL-56).
///
/// Questions mostly repeat the order in which the objects were made, so a search begins behind the
/// object that was found last. A hash table of places is made only for questions in another order.
@MainActor
package struct ElementPool {
  /// An object, with the frame that the layout gave it.
  package struct Entry {
    package let attributes: GridViewLayoutAttributes
    package let frame: CGRect
    /// Whether code outside of the layout has changed the object.
    package let isChanged: Bool
  }

  /// The key, the version and the frame of an object. They are stored apart from the objects,
  /// because moving numbers is faster than moving counted references.
  private struct Record: ElementKeyed {
    let key: ElementKey
    /// The version of the object when the layout had set its values.
    let version: UInt32
    /// The frame that the layout gave the object.
    let frame: CGRect
    var hasObject = true
  }

  /// The records of the objects, in no particular order.
  private var records: [Record] = []
  /// The object of each record; `noObject` where an object was dropped. The place of such a record
  /// is kept, because the element will get an object again.
  private var objects: [GridViewLayoutAttributes] = []
  /// The greatest key that was added since all objects were removed: any greater key is new.
  private var greatest: ElementKey?
  /// The place behind the object that was asked for last.
  private var next = 0
  /// A hash table of the first records.
  private var places = ElementPlaces()
  /// The number of records from which on `evictMost(outside:)` evicts: a quarter more than the last
  /// eviction left.
  private var enough = 0
  /// The last answer, which may be returned again, and the change count of `watch` from then.
  private var answer: (attributes: [GridViewLayoutAttributes], changes: Int)?
  /// Tracks the changes of all objects.
  private var watch = ChangeTracker()

  /// With fewer records than this, every call of `evictMost(outside:)` evicts.
  private static let few = 32
  /// A longer answer is not kept.
  package static let longestAnswer = 1024
  private static let noObject = AttributeCounter.unscoped.counting { GridViewLayoutAttributes() }

  package init() {}

  /// The number of objects.
  package var count: Int { records.count { $0.hasObject } }

  /// Returns the entry of an element; nil if the element has no object.
  ///
  /// - Complexity: O(1) on average.
  package mutating func entry(_ key: ElementKey) -> Entry? {
    guard let place = place(of: key) else { return nil }
    next = place + 1
    let (record, attributes) = (records[place], objects[place])
    guard record.hasObject else { return nil }
    return Entry(
      attributes: attributes, frame: record.frame, isChanged: record.version != attributes.version)
  }

  /// The objects that code outside of the layout has changed, sorted by element.
  package var changed: [GridViewLayoutAttributes] {
    zip(records, objects).filter { $0.hasObject && $0.version != $1.version }.map(\.1)
      .sorted { ElementKey.isOrdered($0.key, $1.key) }
  }

  /// Adds an object, or replaces the object of its element. The object has the values that the
  /// layout gives it.
  package mutating func insert(_ attributes: GridViewLayoutAttributes) {
    let key = attributes.key
    put(attributes, key, in: attributes.quickFrame, at: place(of: key))
  }

  /// Puts an object with a key and a frame at the place of its element; nil for a new place.
  /// Inlined for scenario `random-queries`.
  @inline(__always)
  private mutating func put(
    _ attributes: consuming GridViewLayoutAttributes, _ key: ElementKey, in frame: CGRect,
    at place: Int?
  ) {
    watch.add(attributes)
    let record = Record(key: key, version: attributes.version, frame: frame)
    if let place {
      if records[place].hasObject { answer = nil }
      records[place] = record
      objects[place] = attributes
      next = place + 1
    } else {
      if greatest?.precedes(key) ?? true { greatest = key }
      records.append(record)
      objects.append(attributes)
      next = records.count
    }
  }

  /// Returns objects of the base class for the elements of a gallery layout, each at most once, and
  /// keeps them as the last answer. An object that code outside of the layout has changed is
  /// replaced, because frames come from the layout's plan.
  package mutating func answer(
    about elements: [GalleryElement]
  ) -> [GridViewLayoutAttributes] {
    // By the array of the last answer, the grid sees that nothing has changed.
    if let kept = keptAnswer, ElementPool.isAnswer(kept, about: elements) { return kept }
    records.makeRoom(for: elements.count)
    objects.makeRoom(for: elements.count)
    if records.isEmpty {
      // The pool, its kept answer and the caller share one array, so no reference is counted.
      for element in elements { makeObject(of: element, at: nil) }
      keep(objects)
      return objects
    }
    var made: [GridViewLayoutAttributes] = []
    made.reserveCapacity(elements.count)
    for element in elements { made.append(object(of: element)) }
    keep(made)
    return made
  }

  private static func isAnswer(
    _ answer: [GridViewLayoutAttributes], about elements: [GalleryElement]
  ) -> Bool {
    guard answer.count == elements.count else { return false }
    for index in elements.indices where answer[index].key != ElementKey(elements[index]) {
      return false
    }
    return true
  }

  private mutating func object(of element: GalleryElement) -> GridViewLayoutAttributes {
    let place = place(of: ElementKey(element))
    if let place, records[place].hasObject, records[place].version == objects[place].version {
      next = place + 1
    } else {
      makeObject(of: element, at: place)
    }
    return objects[next - 1]
  }

  @inline(__always)
  private mutating func makeObject(of element: GalleryElement, at place: Int?) {
    let (key, attributes) = (ElementKey(element), GridViewLayoutAttributes())
    attributes.place(key, in: element.frame)
    put(attributes, key, in: element.frame, at: place)
  }

  // MARK: Dropping

  /// Drops the object of an element.
  package mutating func remove(_ key: ElementKey) {
    guard let place = place(of: key), records[place].hasObject else { return }
    answer = nil
    records[place].hasObject = false
    objects[place] = ElementPool.noObject
  }

  /// Evicts the objects of elements that do not meet a rectangle.
  package mutating func evict(outside rect: CGRect) {
    let edges = EdgeBox(rect)
    // The objects that stay keep their order, because the next questions come in this order.
    var end = 0
    for place in records.indices
    where records[place].hasObject && EdgeBox(records[place].frame).touches(edges) {
      if end != place {
        records[end] = records[place]
        objects.exchange(end, place)
      }
      end += 1
    }
    guard end > 0 else { return removeAll() }
    guard end < records.count else { return }
    if let kept = answer?.attributes,
      !kept.allElementsSatisfy({ EdgeBox($0.frame).touches(edges) })
    {
      answer = nil
    }
    records.removeSubrange(end...)
    objects.removeSubrange(end...)
    clearPlaces()
  }

  /// Evicts like `evict(outside:)`. If there are many objects, evicts only after their number has
  /// grown by a quarter since the last eviction. While content scrolls, one row after the other
  /// leaves the rectangle, and each eviction has to read all objects.
  ///
  /// - Complexity: O(1) on average for each added object.
  package mutating func evictMost(outside rect: CGRect) {
    guard records.count >= enough else { return }
    evict(outside: rect)
    enough = records.count < ElementPool.few ? 0 : records.count + records.count / 4
  }

  package mutating func removeAll() {
    answer = nil
    records.removeAll(keepingCapacity: true)
    objects = []
    greatest = nil
    enough = 0
    watch.restart()
    clearPlaces()
  }

  // MARK: Looking for an element

  private mutating func place(of key: ElementKey) -> Int? {
    if next < records.count, records[next].key == key { return next }
    guard let greatest, !greatest.precedes(key) else { return nil }
    // The object that was found last, or the first one after the last.
    if next > 0, records[next - 1].key == key { return next - 1 }
    if next == records.count, records[0].key == key { return 0 }
    places.addRest(of: records)
    return places.place(of: key, in: records)
  }

  private mutating func clearPlaces() {
    places.removeAll()
    next = 0
  }

  // MARK: Answers

  /// Keeps an answer that consists of objects in the pool.
  package mutating func keep(_ attributes: [GridViewLayoutAttributes]) {
    answer =
      attributes.isEmpty || attributes.count > ElementPool.longestAnswer
      ? nil : (attributes, watch.changes)
  }

  /// The last answer; nil if one of its objects has changed or may have been replaced.
  package var keptAnswer: [GridViewLayoutAttributes]? {
    // A nonmutating getter would copy the whole pool first.
    mutating get {
      guard let answer, answer.changes == watch.changes, !watch.hasUntracked else { return nil }
      return answer.attributes
    }
  }

  /// Removes and returns the last answer, so that the caller can change the array in place and keep
  /// it again.
  package mutating func takeAnswer() -> [GridViewLayoutAttributes]? {
    guard let kept = keptAnswer else { return nil }
    answer = nil
    return kept
  }
}
