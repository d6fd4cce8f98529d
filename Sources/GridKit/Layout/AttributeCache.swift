/// The attribute objects that a layout has made. The object of an element is made at the first
/// question about the element, and returned again afterwards (FL-56).
///
/// Questions mostly repeat the order in which the objects were made, so a search begins behind the
/// object that was found last. A hash table of places is made only for questions in another order.
@MainActor
package struct AttributeCache {
  package struct Entry {
    package let attributes: GridViewLayoutAttributes
    /// The frame that the layout gave the object.
    package let frame: CGRect
    /// Whether code outside of the layout has changed the object.
    package let isChanged: Bool

    /// Whether code outside of the layout has given the object another frame (FL-81).
    @MainActor package var isMoved: Bool { isChanged && attributes.frame != frame }

    /// Whether the layout gave the object the frame `other`.
    package func hasFrame(_ other: CGRect) -> Bool {
      frame.origin.x == other.origin.x && frame.origin.y == other.origin.y
        && frame.size.width == other.size.width && frame.size.height == other.size.height
    }
  }

  /// The key, the version and the frame of an object. They are stored apart from the objects,
  /// because moving numbers is faster than moving counted references.
  private struct Record: ElementKeyed {
    let position: Position
    let kind: ElementKind
    /// The version of the object when the layout had set its values.
    let version: UInt32
    /// The frame that the layout gave the object.
    let frame: CGRect
    private var state: State

    private enum State: UInt8 {
      /// An object whose frame has no negative size.
      case plain
      /// An object whose frame has a negative size, or a size that is not a number.
      case odd
      /// No object now. The place is kept, because the element will get an object again.
      case vacant
    }

    init(_ key: ElementKey, version: UInt32, frame: CGRect) {
      position = key.position
      kind = key.kind
      self.version = version
      self.frame = frame
      state = frame.size.width >= 0 && frame.size.height >= 0 ? .plain : .odd
    }

    var key: ElementKey { ElementKey(kind, position) }
    var isVacant: Bool { state == .vacant }

    mutating func vacate() { state = .vacant }

    /// The edges of the frame; nil where there is no object.
    var edges: RectEdges? {
      guard state != .plain else {
        return RectEdges(
          minX: frame.origin.x, minY: frame.origin.y, maxX: frame.origin.x + frame.size.width,
          maxY: frame.origin.y + frame.size.height)
      }
      return state == .odd ? RectEdges(frame) : nil
    }

    /// Whether the layout gave the object the frame `other`.
    func hasFrame(_ other: CGRect) -> Bool {
      frame.origin.x == other.origin.x && frame.origin.y == other.origin.y
        && frame.size.width == other.size.width && frame.size.height == other.size.height
    }
  }

  /// The result of a search for an element, compared with the frame that the element is to have.
  struct Finding {
    /// The place of the element's object, which may be vacant; nil if the element has no place.
    let place: Int?
    /// Whether the layout gave the object the compared frame.
    let hasFrame: Bool
    /// Whether code outside of the layout has changed the object.
    let isChanged: Bool
  }

  /// The records of the objects, in no particular order.
  private var records: [Record] = []
  /// The object of each record; `noObject` where the record is vacant.
  private var objects: [GridViewLayoutAttributes] = []
  private var vacancies = 0
  /// The greatest key that was added since all objects were removed: any greater key is new.
  private var greatest: ElementKey?
  /// The place behind the object that was asked for last.
  private var next = 0
  /// A hash table of the first records.
  private var places = ElementPlaces()
  /// The intersection of all frames, inverted if empty; nil if it was not computed yet.
  private var reach: FrameIntersection? = FrameIntersection()
  /// The number of records from which on `evictMost(outside:)` evicts: a quarter more than the last
  /// eviction left.
  private var enough = 0
  private var answer: Answer?
  /// Tracks the changes of all objects.
  private var watch = ChangeTracker()

  /// An answer that may be returned again.
  private struct Answer {
    let attributes: [GridViewLayoutAttributes]
    /// The change count of `watch` when the answer was kept.
    let changes: Int
  }

  /// With fewer records than this, every call of `evictMost(outside:)` evicts.
  private static let few = 32

  /// The placeholder in vacant places. No simulation counts it among its objects.
  private static let noObject = AttributeCounter.unscoped.counting { GridViewLayoutAttributes() }

  package init() {}

  package var count: Int { records.count - vacancies }

  /// Returns the entry of an element; nil if the element has no object.
  ///
  /// - Complexity: O(1) on average.
  package mutating func entry(_ key: ElementKey) -> Entry? {
    guard let index = lookUp(key) else { return nil }
    let attributes = objects[index]
    return Entry(
      attributes: attributes, frame: records[index].frame,
      isChanged: records[index].version != attributes.version)
  }

  /// Searches for an element and compares the frame of its object with a frame. Counts no
  /// references.
  ///
  /// - Complexity: O(1) on average.
  mutating func look(for key: ElementKey, in frame: CGRect) -> Finding {
    guard let index = place(of: key) else {
      return Finding(place: nil, hasFrame: false, isChanged: false)
    }
    next = index + 1
    guard !records[index].isVacant else {
      return Finding(place: index, hasFrame: false, isChanged: false)
    }
    return Finding(
      place: index, hasFrame: records[index].hasFrame(frame),
      isChanged: records[index].version != objects[index].version)
  }

  /// Returns the object at a place. The place is the answer of the last `look(for:in:)`.
  func object(at place: Int) -> GridViewLayoutAttributes { objects[place] }

  /// Returns the `zIndex` of the object at a place. The place is the answer of the last
  /// `look(for:in:)`.
  func zIndex(at place: Int) -> Int { objects[place].quickZIndex }

  /// The objects that code outside of the layout has changed, sorted by element.
  package var changed: [GridViewLayoutAttributes] {
    zip(records, objects).filter { !$0.isVacant && $0.version != $1.version }.map(\.1)
      .sorted { ElementKey.isOrdered($0.key, $1.key) }
  }

  // MARK: Adding

  package mutating func insert(_ attributes: GridViewLayoutAttributes) {
    let key = attributes.key
    let frame = attributes.quickFrame
    if let place = place(of: key) {
      replace(at: place, by: attributes, key, in: frame)
    } else {
      add(attributes, key, in: frame)
    }
  }

  /// Replaces the object at a place, or fills a vacant place. The new object belongs to the same
  /// element and has the frame `frame`.
  mutating func replace(
    at place: Int, by attributes: GridViewLayoutAttributes, _ key: ElementKey, in frame: CGRect
  ) {
    reach?.cover(RectEdges(frame))
    if records[place].isVacant {
      vacancies -= 1
    } else {
      answer = nil
    }
    watch.add(attributes)
    records[place] = Record(key, version: attributes.version, frame: frame)
    objects[place] = attributes
    next = place + 1
  }

  /// Adds the object of an element that has no place yet. The object has the frame `frame`.
  mutating func add(
    _ attributes: GridViewLayoutAttributes, _ key: ElementKey, in frame: CGRect
  ) {
    reach?.cover(RectEdges(frame))
    watch.add(attributes)
    append(Record(key, version: attributes.version, frame: frame))
    objects.append(attributes)
  }

  /// Makes attributes of the base class for elements and keeps them as the last answer. Returns nil
  /// if the cache has objects already.
  ///
  /// - Parameter elements: The elements, each at most once.
  package mutating func makeAnswer(
    about elements: [GalleryElement]
  ) -> [GridViewLayoutAttributes]? {
    guard count == 0 else { return nil }
    if vacancies > 0 { removeAll() }
    records.reserveCapacity(elements.count)
    // A loop instead of `map`: a closure would first check whether it runs on the main actor.
    var made: [GridViewLayoutAttributes] = []
    made.reserveCapacity(elements.count)
    for element in elements { made.append(makeObject(of: element)) }
    // The cache, its kept answer and the caller share one array until one of them changes it, so no
    // reference is counted per object.
    objects = made
    reach = nil
    keep(made)
    return made
  }

  private mutating func makeObject(of element: GalleryElement) -> GridViewLayoutAttributes {
    let key = ElementKey(element)
    let attributes = GridViewLayoutAttributes()
    attributes.place(key, in: element.frame)
    watch.add(attributes)
    append(Record(key, version: attributes.version, frame: element.frame))
    return attributes
  }

  private mutating func append(_ record: Record) {
    if greatest?.precedes(record.key) ?? true { greatest = record.key }
    records.append(record)
    next = records.count
  }

  // MARK: Dropping

  /// Drops the object of an element. The place is kept, because the elements will be asked for
  /// again in the same order.
  package mutating func remove(_ key: ElementKey) {
    guard let index = place(of: key), !records[index].isVacant else { return }
    answer = nil
    records[index].vacate()
    objects[index] = AttributeCache.noObject
    vacancies += 1
  }

  /// Evicts the objects of elements that do not meet a rectangle. They are made again at the next
  /// question about them.
  ///
  /// - Complexity: O(1) if all frames meet the rectangle, else O(*n*) for *n* objects.
  package mutating func evict(outside rect: CGRect) {
    if let reach, reach.meets(rect) { return }
    let edges = RectEdges(rect)
    var first = 0
    while first < records.count, records[first].edges?.meets(edges) != true { first += 1 }
    // A caller may share the array of objects, so it is changed in place only if some objects stay.
    guard first < records.count else { return removeAll() }
    let staying = gather(from: first, meeting: edges)
    guard staying.count < records.count else { return }
    if answer?.attributes.allSatisfy({ RectEdges($0.frame).meets(edges) }) == false { answer = nil }
    records.removeSubrange(staying.upperBound...)
    objects.removeSubrange(staying.upperBound...)
    records.removeSubrange(..<staying.lowerBound)
    objects.removeSubrange(..<staying.lowerBound)
    vacancies = 0
    clearPlaces()
  }

  /// Evicts like `evict(outside:)`. If there are many objects, evicts only after their number has
  /// grown by a quarter since the last eviction. While content scrolls, one row after the other
  /// leaves the rectangle, and each eviction has to read all objects.
  ///
  /// - Complexity: As `evict(outside:)`, and O(1) on average for each added object.
  package mutating func evictMost(outside rect: CGRect) {
    guard records.count >= enough else { return }
    evict(outside: rect)
    enough = records.count < AttributeCache.few ? 0 : records.count + records.count / 4
  }

  /// Moves the objects that meet a rectangle together, and computes the intersection of their
  /// frames and the range of their keys. The objects keep their order, because the next questions
  /// come in this order.
  ///
  /// - Parameter first: The first place of an object that meets the rectangle.
  /// - Returns: The places of the objects that meet the rectangle.
  nonisolated private mutating func gather(
    from first: Int, meeting edges: RectEdges
  ) -> Range<Int> {
    let gathered = records.withUnsafeMutableBufferPointer { records in
      objects.withUnsafeMutableBufferPointer { objects in
        AttributeCache.gather(records, objects, from: first, meeting: edges)
      }
    }
    reach = gathered.reach
    return gathered.places
  }

  private struct Gathered {
    let places: Range<Int>
    let reach: FrameIntersection
  }

  nonisolated private static func gather(
    _ records: UnsafeMutableBufferPointer<Record>,
    _ objects: UnsafeMutableBufferPointer<GridViewLayoutAttributes>, from first: Int,
    meeting edges: RectEdges
  ) -> Gathered {
    var end = first
    var reach = FrameIntersection()
    for index in first..<records.count {
      guard let own = records[index].edges, own.meets(edges) else { continue }
      reach.cover(own)
      if end != index {
        records.exchange(end, index)
        objects.exchange(end, index)
      }
      end += 1
    }
    return Gathered(places: first..<end, reach: reach)
  }

  package mutating func removeAll() {
    answer = nil
    records.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
    greatest = nil
    vacancies = 0
    enough = 0
    reach = FrameIntersection()
    watch.restart()
    clearPlaces()
  }

  // MARK: Looking for an element

  /// Returns the place of an element's object; nil if the element has no object.
  private mutating func lookUp(_ key: ElementKey) -> Int? {
    guard let index = place(of: key) else { return nil }
    next = index + 1
    return records[index].isVacant ? nil : index
  }

  private mutating func place(of key: ElementKey) -> Int? {
    if next < records.count, records[next].key == key { return next }
    guard let greatest, !greatest.precedes(key) else { return nil }
    return tabledPlace(of: key)
  }

  /// Returns the place of a key by the hash table, to which records are added only now.
  private mutating func tabledPlace(of key: ElementKey) -> Int? {
    // The first one after the last.
    if next >= records.count, let first = records.first, first.key == key { return 0 }
    places.addRest(of: records)
    return places.place(of: key, in: records)
  }

  private mutating func clearPlaces() {
    places.removeAll()
    next = 0
  }

  // MARK: Answers

  /// Keeps an answer that consists of cached objects, to return the same array again. A caller that
  /// receives the same array knows that nothing is new.
  package mutating func keep(_ attributes: [GridViewLayoutAttributes]) {
    guard !attributes.isEmpty else {
      answer = nil
      return
    }
    answer = Answer(attributes: attributes, changes: watch.changes)
  }

  // The getters change nothing. They are `mutating` because a nonmutating getter would copy the
  // whole cache first.
  private var isAnswerInForce: Bool {
    mutating get { answer?.changes == watch.changes && !watch.hasUntracked }
  }

  /// Drops the kept answer.
  package mutating func evictAnswer() {
    answer = nil
  }

  /// The kept answer; nil if one of its objects has changed or may have been replaced.
  package var keptAnswer: [GridViewLayoutAttributes]? {
    mutating get {
      isAnswerInForce ? answer?.attributes : nil
    }
  }

  /// Removes and returns the kept answer, so that the caller can change the array in place and keep
  /// it again.
  package mutating func takeAnswer() -> [GridViewLayoutAttributes]? {
    guard let kept = keptAnswer else { return nil }
    answer = nil
    return kept
  }
}
