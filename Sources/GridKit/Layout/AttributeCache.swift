/// A layout's own attribute objects: made when an element is first asked for, and the same object
/// again afterwards (FL-56).
///
/// Questions mostly come in the order in which the objects were made, round and round, so an object
/// is looked for behind the one that was found last; a table of places is made only for questions
/// in another order.
@MainActor
package struct AttributeCache {
  package struct Entry {
    package let attributes: GridViewLayoutAttributes
    /// The frame that the layout gave the object.
    package let frame: CGRect
    /// Whether code outside of the layout changed the object since.
    package let isChanged: Bool

    /// Whether code outside of the layout gave the object another frame since (FL-81).
    @MainActor package var isMoved: Bool { isChanged && attributes.frame != frame }

    /// Whether the layout gave the object this very frame.
    @inline(__always)
    package func hasFrame(_ other: CGRect) -> Bool {
      frame.origin.x == other.origin.x && frame.origin.y == other.origin.y
        && frame.size.width == other.size.width && frame.size.height == other.size.height
    }
  }

  /// The key, the version and the frame of an object: stored apart from it, since numbers are moved
  /// around sooner than counted references.
  private struct Record {
    let position: Position
    let kind: ElementKind
    /// The object's version when the layout was done with it.
    let version: UInt32
    /// The frame that the layout gave the object.
    let frame: CGRect
    private var state: State

    private enum State: UInt8 {
      /// An object whose frame runs from its origin.
      case plain
      /// An object with another frame: of negative size, or none that is a number.
      case odd
      /// No object now: the place is kept, since the element will have one again.
      case vacant
    }

    @inline(__always)
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
    @inline(__always)
    var edges: RectEdges? {
      guard state != .plain else {
        return RectEdges(
          minX: frame.origin.x, minY: frame.origin.y, maxX: frame.origin.x + frame.size.width,
          maxY: frame.origin.y + frame.size.height)
      }
      return state == .odd ? RectEdges(frame) : nil
    }

    /// Whether the layout gave the object this very frame.
    @inline(__always)
    func hasFrame(_ other: CGRect) -> Bool {
      frame.origin.x == other.origin.x && frame.origin.y == other.origin.y
        && frame.size.width == other.size.width && frame.size.height == other.size.height
    }
  }

  /// The result of a search for an element that is to have a frame.
  struct Finding {
    /// The place of the element's object, present or former; nil where there is no place for it.
    let place: Int?
    /// Whether the layout gave its object this very frame.
    let hasFrame: Bool
    /// Whether code outside of the layout changed the object since the layout was done with it.
    let isChanged: Bool
  }

  /// The records of the objects, in no particular order.
  private var records: [Record] = []
  /// The object of each record; `noObject` where it is vacant.
  private var objects: [GridViewLayoutAttributes] = []
  private var vacancies = 0
  /// The range of keys from the first to the last, and perhaps beyond, but for those of
  /// `openRange`.
  private var keys: KeyRange?
  /// The keys added last, as long as they ascend: apart from the others, so that a row before those
  /// that are there is known to be new after its first element, too.
  private var openRange: KeyRange?
  /// The place behind the one that was asked for last.
  private var next = 0
  /// An element that has just been looked for in vain.
  private var missing: ElementKey?
  /// The places of the entries before `placed`.
  private var places = ElementPlaces()
  private var placed = 0
  /// The number of records looked at in searches since their order changed.
  private var searched = 0
  /// The intersection of all frames, or the gap that they leave; nil where it was not needed yet.
  private var reach: FrameIntersection? = FrameIntersection()
  /// The least number of objects with which it is worth while to drop some: a quarter more than
  /// there were after that was done last.
  private var enough = 0
  private var answer: Answer?
  /// The generation of the answer kept last.
  private var generation = AnswerGeneration.none
  /// The tracker of changes of all objects.
  private var watch = ChangeTracker()

  /// An answer that may be given again.
  private struct Answer {
    let attributes: [GridViewLayoutAttributes]
    let keys: KeyRange
    /// The changes that the watch had counted when the answer was kept.
    let changes: Int
  }

  /// Fewer objects are looked through each time.
  private static let few = 32

  /// The placeholder for objects that are not there. No simulation counts it as one of its own.
  private static let noObject = AttributeCounter.unscoped.counting { GridViewLayoutAttributes() }

  package init() {}

  package var count: Int { records.count - vacancies }

  /// The entry of an element.
  ///
  /// - Complexity: O(1) on average.
  package mutating func entry(_ key: ElementKey) -> Entry? {
    guard let index = lookUp(key) else { return nil }
    let attributes = objects[index]
    return Entry(
      attributes: attributes, frame: records[index].frame,
      isChanged: records[index].version != attributes.version)
  }

  /// Looks for an element that is to have a frame. No references are counted for it.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  mutating func look(for key: ElementKey, in frame: CGRect) -> Finding {
    guard let index = place(of: key) else {
      missing = key
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

  /// The object in a place that was just found.
  @inline(__always)
  func object(at place: Int) -> GridViewLayoutAttributes { objects[place] }

  /// The z of the object there.
  @inline(__always)
  func zIndex(at place: Int) -> Int { objects[place].quickZIndex }

  /// Returns the cached object, and whether code outside of the layout changed it since the layout
  /// was done with it.
  package mutating func find(
    _ key: ElementKey
  ) -> (attributes: GridViewLayoutAttributes, isChanged: Bool)? {
    guard let index = lookUp(key) else { return nil }
    let attributes = objects[index]
    return (attributes, records[index].version != attributes.version)
  }

  /// Objects that code outside of the layout changed, sorted by element.
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

  /// Takes in an object of an element in its frame for the one that is in a place, or was there.
  @inline(__always)
  mutating func replace(
    at place: Int, by attributes: GridViewLayoutAttributes, _ key: ElementKey, in frame: CGRect
  ) {
    reach?.cover(RectEdges(frame))
    if records[place].isVacant {
      vacancies -= 1
    } else if answer != nil {
      evictAnswer(with: key)
    }
    watch.add(attributes)
    records[place] = Record(key, version: attributes.version, frame: frame)
    objects[place] = attributes
    next = place + 1
  }

  /// Takes in an object of an element, for which there is no place yet, in its frame.
  mutating func add(
    _ attributes: GridViewLayoutAttributes, _ key: ElementKey, in frame: CGRect
  ) {
    reach?.cover(RectEdges(frame))
    watch.add(attributes)
    append(Record(key, version: attributes.version, frame: frame))
    objects.append(attributes)
  }

  /// Makes objects of the base class for elements in their places, and keeps them as an answer; nil
  /// where the cache has objects already.
  ///
  /// - Parameter elements: None of them twice.
  package mutating func makeAnswer(
    about elements: [GalleryElement]
  ) -> [GridViewLayoutAttributes]? {
    guard count == 0 else { return nil }
    if vacancies > 0 { removeAll() }
    records.reserveCapacity(elements.count)
    // Not in a closure: that would ask first whether it runs on the main actor.
    var made: [GridViewLayoutAttributes] = []
    made.reserveCapacity(elements.count)
    for element in elements { made.append(makeObject(of: element)) }
    // The cache, the answer that it keeps and the caller share one list until one of them changes
    // its own: nothing is counted for each object.
    objects = made
    reach = nil
    closeRange()
    keep(made, keys: keys)
    return made
  }

  @inline(__always)
  private mutating func makeObject(of element: GalleryElement) -> GridViewLayoutAttributes {
    let key = ElementKey(element)
    let attributes = GridViewLayoutAttributes()
    attributes.place(key, in: element.frame)
    watch.add(attributes)
    append(Record(key, version: attributes.version, frame: element.frame))
    return attributes
  }

  @inline(__always)
  private mutating func append(_ record: Record) {
    missing = nil
    extendKeys(to: record.key)
    records.append(record)
    next = records.count
  }

  @inline(__always)
  private mutating func extendKeys(to key: ElementKey) {
    if let openRange, openRange.last.precedes(key), keys?.contains(key) != true {
      self.openRange?.last = key
    } else {
      closeRange()
      openRange = KeyRange(key)
    }
  }

  private mutating func closeRange() {
    guard let openRange else { return }
    if keys == nil { keys = openRange } else { keys?.formUnion(openRange) }
    self.openRange = nil
  }

  // MARK: Dropping

  /// Drops the object of an element. Its place is kept: all are asked for again in the same order.
  package mutating func remove(_ key: ElementKey) {
    guard let index = place(of: key), !records[index].isVacant else { return }
    evictAnswer(with: key)
    records[index].vacate()
    objects[index] = AttributeCache.noObject
    vacancies += 1
  }

  /// Evicts objects of elements that do not meet a rectangle; they are made again when asked for.
  ///
  /// - Complexity: O(1) where all of them do, else O(*n*) for *n* objects.
  package mutating func evict(outside rect: CGRect) {
    if let reach, reach.meets(rect) { return }
    let edges = RectEdges(rect)
    var first = 0
    while first < records.count, records[first].edges?.meets(edges) != true { first += 1 }
    // The list of objects may be an answer that a caller has: it is put in order only if any stay.
    guard first < records.count else { return removeAll() }
    let staying = gather(from: first, meeting: edges)
    openRange = nil
    guard staying.count < records.count else { return }
    for index in 0..<staying.lowerBound { evictAnswer(with: records[index]) }
    for index in staying.upperBound..<records.count { evictAnswer(with: records[index]) }
    records.removeSubrange(staying.upperBound...)
    objects.removeSubrange(staying.upperBound...)
    records.removeSubrange(..<staying.lowerBound)
    objects.removeSubrange(..<staying.lowerBound)
    vacancies = 0
    clearPlaces()
  }

  /// Evicts as `evict(outside:)` does, but may keep a few of many objects until there are more to
  /// go: content that scrolls leaves them behind one row after the other, and all are looked
  /// through to find those.
  ///
  /// - Complexity: as `evict(outside:)`, and O(1) on average for each object that was added.
  package mutating func evictMost(outside rect: CGRect) {
    guard records.count >= enough else { return }
    evict(outside: rect)
    enough = records.count < AttributeCache.few ? 0 : records.count + records.count / 4
  }

  /// Brings together what meets a rectangle, and finds out what it has in common. It keeps its
  /// order, since it will be asked for in it.
  ///
  /// - Parameter first: The first place of those where it is.
  /// - Returns: The places where it is now.
  nonisolated private mutating func gather(
    from first: Int, meeting edges: RectEdges
  ) -> Range<Int> {
    let gathered = records.withUnsafeMutableBufferPointer { records in
      objects.withUnsafeMutableBufferPointer { objects in
        AttributeCache.gather(records, objects, from: first, meeting: edges)
      }
    }
    reach = gathered.reach
    keys = gathered.keys
    return gathered.places
  }

  private struct Gathered {
    let places: Range<Int>
    let reach: FrameIntersection
    let keys: KeyRange
  }

  nonisolated private static func gather(
    _ records: UnsafeMutableBufferPointer<Record>,
    _ objects: UnsafeMutableBufferPointer<GridViewLayoutAttributes>, from first: Int,
    meeting edges: RectEdges
  ) -> Gathered {
    var end = first
    var reach = FrameIntersection()
    var (least, greatest) = (records[first].key, records[first].key)
    for index in first..<records.count {
      guard let own = records[index].edges, own.meets(edges) else { continue }
      reach.cover(own)
      // Most often they ascend.
      let key = records[index].key
      if key.position.raw > greatest.position.raw || greatest.precedes(key) {
        greatest = key
      } else if key.precedes(least) {
        least = key
      }
      if end != index {
        records.exchange(end, index)
        objects.exchange(end, index)
      }
      end += 1
    }
    var keys = KeyRange(least)
    keys.extend(to: greatest)
    return Gathered(places: first..<end, reach: reach, keys: keys)
  }

  package mutating func removeAll() {
    answer = nil
    records.removeAll(keepingCapacity: true)
    objects.removeAll(keepingCapacity: true)
    vacancies = 0
    enough = 0
    keys = nil
    openRange = nil
    reach = FrameIntersection()
    watch.restart(with: nil)
    clearPlaces()
  }

  // MARK: Looking for an element

  /// The place of an element that is asked for, if there is an object.
  @inline(__always)
  private mutating func lookUp(_ key: ElementKey) -> Int? {
    guard let index = place(of: key) else {
      missing = key
      return nil
    }
    next = index + 1
    return records[index].isVacant ? nil : index
  }

  @inline(__always)
  private mutating func place(of key: ElementKey) -> Int? {
    if next < records.count, records[next].key == key { return next }
    // The one that was just asked for, or round to the first.
    if next > 0, next <= records.count, records[next - 1].key == key { return next - 1 }
    if next >= records.count, let first = records.first, first.key == key { return 0 }
    guard keys?.contains(key) == true || openRange?.contains(key) == true, key != missing else {
      return nil
    }
    return searchedPlace(of: key)
  }

  /// Searches the records from where the last question left off, and round. A table to look in pays
  /// when that comes to some rounds.
  private mutating func searchedPlace(of key: ElementKey) -> Int? {
    guard placed == 0, searched <= 4 * records.count else {
      placeAll()
      return places[key]
    }
    let start = min(next, records.count)
    for index in start..<records.count where records[index].key == key {
      searched += index - start
      return index
    }
    for index in 0..<start where records[index].key == key {
      searched += records.count - start + index
      return index
    }
    searched += records.count
    return nil
  }

  private mutating func placeAll() {
    for index in placed..<records.count { places.insert(records[index].key, at: index) }
    placed = records.count
  }

  private mutating func clearPlaces() {
    if placed > 0 { places.removeAll() }
    placed = 0
    searched = 0
    next = 0
    missing = nil
  }

  // MARK: Answers

  /// Keeps an answer that consists of objects of the cache, to be given again as it is: a caller
  /// that gets the same array knows that there is nothing new in it.
  package mutating func keep(_ attributes: [GridViewLayoutAttributes]) {
    keep(attributes, keys: KeyRange(attributes))
  }

  /// Keeps an answer as `keep(_:)` does, where the keys of the objects are known already.
  package mutating func keep(_ attributes: [GridViewLayoutAttributes], keys: KeyRange?) {
    guard let keys else {
      answer = nil
      return
    }
    generation = generation.next
    answer = Answer(attributes: attributes, keys: keys, changes: watch.changes)
  }

  /// The answer that was kept; none where `keptAnswer` is nil.
  package var answerGeneration: AnswerGeneration {
    mutating get { isAnswerInForce ? generation : .none }
  }

  /// The number of objects in the answer that was kept.
  package var answerCount: Int {
    mutating get { answer?.attributes.count ?? 0 }
  }

  // The getters change nothing, but a getter that only reads makes a copy of the whole cache first.
  private var isAnswerInForce: Bool {
    @inline(__always)
    mutating get { answer?.changes == watch.changes && !watch.hasUntracked }
  }

  /// Keeps no answer from now on.
  package mutating func evictAnswer() {
    answer = nil
  }

  /// The answer that was kept; nil when one of its objects has changed or may be another by now.
  package var keptAnswer: [GridViewLayoutAttributes]? {
    mutating get {
      isAnswerInForce ? answer?.attributes : nil
    }
  }

  /// Takes out the answer that was kept, so that it can be changed where it is, and kept again.
  package mutating func takeAnswer() -> [GridViewLayoutAttributes]? {
    guard let kept = keptAnswer else { return nil }
    answer = nil
    return kept
  }

  /// Evicts an answer that has the object of a record that is about to go.
  private mutating func evictAnswer(with record: Record) {
    if !record.isVacant { evictAnswer(with: record.key) }
  }

  private mutating func evictAnswer(with key: ElementKey) {
    if answer?.keys.contains(key) == true { answer = nil }
  }
}

/// The range from the first to the last of some keys.
package struct KeyRange {
  private var first: ElementKey
  fileprivate var last: ElementKey

  package init(_ key: ElementKey) {
    first = key
    last = key
  }

  /// Makes the range of the keys of attributes; nil for no attributes.
  @MainActor package init?(_ attributes: [GridViewLayoutAttributes]) {
    guard !attributes.isEmpty else { return nil }
    self.init(Unretained(attributes[0]).withObject { $0.key })
    // By number: an iterator would count a reference to each object.
    for index in 1..<attributes.count {
      extend(to: Unretained(attributes[index]).withObject { $0.key })
    }
  }

  /// Makes the range of attributes that ascend: they are not looked through. Nil for no attributes.
  @MainActor package init?(ascending attributes: [GridViewLayoutAttributes]) {
    guard !attributes.isEmpty else { return nil }
    self.init(Unretained(attributes[0]).withObject { $0.key })
    last = Unretained(attributes[attributes.count - 1]).withObject { $0.key }
  }

  package mutating func extend(to key: ElementKey) {
    if key.precedes(first) { first = key }
    if last.precedes(key) { last = key }
  }

  fileprivate mutating func formUnion(_ other: KeyRange) {
    extend(to: other.first)
    extend(to: other.last)
  }

  package func contains(_ key: ElementKey) -> Bool {
    !key.precedes(first) && !last.precedes(key)
  }
}
