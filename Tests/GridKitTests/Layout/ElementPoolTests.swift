import GridTesting
import TestSupport
import Testing

/// A plain model of `ElementPool`: a list that is searched from one end to the other.
@MainActor
private struct PlainPool {
  struct Entry {
    let key: ElementKey
    let attributes: GridViewLayoutAttributes
    let frame: CGRect
  }

  private(set) var entries: [Entry] = []
  private var answer: [GridViewLayoutAttributes]?

  func entry(_ key: ElementKey) -> Entry? { entries.first { $0.key == key } }

  mutating func insert(_ attributes: GridViewLayoutAttributes) {
    remove(attributes.key)
    entries.append(Entry(key: attributes.key, attributes: attributes, frame: attributes.frame))
  }

  mutating func remove(_ key: ElementKey) { entries.removeAll { $0.key == key } }

  mutating func evict(outside rect: CGRect) {
    entries.removeAll { !EdgeBox($0.frame).touches(EdgeBox(rect)) }
  }
}

@MainActor @Suite("A layout's own objects", .rows)
struct ElementPoolTests {
  private static let kinds: [ElementKind] = [.cell, .supplementary("header")]

  private static func frame(_ random: inout SplitMix64) -> CGRect {
    let width = CGFloat(Int.random(in: -20...60, using: &random))
    return CGRect(
      x: CGFloat(Int.random(in: 0...100, using: &random)),
      y: CGFloat(Int.random(in: 0...400, using: &random)), width: width,
      height: CGFloat(Int.random(in: -5...60, using: &random)))
  }

  private static func element(_ item: Int, _ random: inout SplitMix64) -> GalleryElement {
    GalleryElement(
      Bool.random(using: &random) ? .item : .header, section: 0, item: item,
      frame: frame(&random))
  }

  /// Makes the objects of elements, adds them to a pool, and keeps them as its last answer.
  private static func makeAnswer(
    about elements: [GalleryElement], in pool: inout ElementPool
  ) -> [GridViewLayoutAttributes] {
    let answer = elements.map { element in
      let attributes = GridViewLayoutAttributes()
      attributes.place(ElementKey(element), in: element.frame)
      pool.insert(attributes)
      return attributes
    }
    pool.keep(answer)
    return answer
  }

  @Test(.seeds(0..<200, inDebug: 40))
  func `a pool holds what a plain list holds, whatever is asked in whichever order`() {
    var random = SplitMix64(seed: currentSeed)
    var pool = ElementPool()
    var plain = PlainPool()
    var touched: Set<ElementKey> = []
    for _ in 0..<120 {
      let key = ElementKey(
        Self.kinds[Int.random(in: 0...1, using: &random)],
        Position(0, Int.random(in: 0...60, using: &random)))
      switch Int.random(in: 0...11, using: &random) {
      case 0...4:
        let attributes = GridViewLayoutAttributes()
        attributes.place(key, in: Self.frame(&random))
        pool.insert(attributes)
        plain.insert(attributes)
        touched.remove(key)
      case 5:
        pool.remove(key)
        plain.remove(key)
      case 6:
        let rect = Self.frame(&random).insetBy(dx: -50, dy: -150)
        pool.evict(outside: rect)
        plain.evict(outside: rect)
      case 7 where plain.entries.isEmpty || Int.random(in: 0...3, using: &random) == 0:
        pool.removeAll()
        plain = PlainPool()
        let elements = (0..<Int.random(in: 0...30, using: &random)).map {
          Self.element($0, &random)
        }
        for attributes in Self.makeAnswer(about: elements, in: &pool) { plain.insert(attributes) }
        touched = []
      case 8:
        plain.entry(key)?.attributes.alpha = 0.5
        touched.insert(key)
      default:
        break
      }
      touched.formIntersection(plain.entries.map(\.key))
      check(&pool, plain, touched, &random)
    }
  }

  /// Asks in the order of keys, backwards, or for a few.
  private func check(
    _ pool: inout ElementPool, _ plain: PlainPool, _ touched: Set<ElementKey>,
    _ random: inout SplitMix64
  ) {
    #expect(pool.count == plain.entries.count)
    var keys = Self.kinds.flatMap { kind in (0...61).map { ElementKey(kind, Position(0, $0)) } }
    switch Int.random(in: 0...3, using: &random) {
    case 0: keys.reverse()
    case 1: keys = keys.shuffled(using: &random)
    case 2: keys = keys.filter { _ in Int.random(in: 0...20, using: &random) == 0 }
    default: keys = plain.entries.map(\.key)
    }
    var isSame = true
    for key in keys {
      let (entry, expected) = (pool.entry(key), plain.entry(key))
      isSame =
        isSame && entry?.attributes === expected?.attributes && entry?.frame == expected?.frame
        && entry?.isChanged ?? false == touched.contains(key)
    }
    #expect(isSame)
    #expect(pool.changed.map(\.key) == touched.sorted(by: ElementKey.isOrdered))
  }

  @Test func `of what scrolls away most is dropped, and all that is in the way stays`() {
    forEachRow(of: [3, 31, 40, 200]) { rows in
      var pool = ElementPool()
      var made: [GridViewLayoutAttributes] = []
      var kept: [Int] = []
      for row in 0..<600 {
        let attributes = GridViewLayoutAttributes()
        attributes.place(
          ElementKey(.cell, Position(0, row)), in: CGRect(x: 0, y: row * 10, width: 10, height: 10))
        made.append(attributes)
        pool.insert(attributes)
        // Edges count.
        let window = max(0, row - rows)..<row + 1
        pool.evictMost(
          outside: CGRect(x: 0, y: window.lowerBound * 10 + 5, width: 10, height: rows * 10))
        kept.append(pool.count - window.count)
        for row in window { #expect(pool.entry(made[row].key)?.attributes === made[row]) }
      }
      #expect((kept.max() ?? 0) <= (rows < 31 ? 0 : (rows + 1) / 4))
      #expect(kept.last(where: { $0 == 0 }) != nil)
      // A jump leaves nothing behind that adds up.
      pool.evictMost(outside: CGRect(0, 9000, 10, 10))
      pool.evictMost(outside: CGRect(0, 9000, 10, 10))
      #expect(pool.count <= rows + 1 + (rows + 1) / 4)
    }
  }

  @Test func `a long answer is not kept`() {
    for count in [0, 1, ElementPool.longestAnswer, ElementPool.longestAnswer + 1] {
      var pool = ElementPool()
      let elements = (0..<count).map {
        GalleryElement(.item, section: 0, item: $0, frame: CGRect(0, 0, 9, 9))
      }
      let answer = Self.makeAnswer(about: elements, in: &pool)
      let areWatched = answer.allSatisfy { $0.isWatched }
      #expect(areWatched)
      let kept = pool.takeAnswer()
      #expect((kept != nil) == (1...ElementPool.longestAnswer).contains(count))
      let areSame = zip(kept ?? answer, answer).allSatisfy { $0 === $1 }
      #expect(areSame)
      let again = pool.keptAnswer
      #expect(again == nil && pool.count == count)
    }
  }

  @Test
  func `an answer is kept until one of its objects changes, or one that may be among them goes`() {
    var random = SplitMix64(seed: 8)
    let elements = (10..<30).map {
      GalleryElement(
        .item, section: 0, item: $0,
        frame: CGRect(x: 0, y: CGFloat($0) * 10, width: 10, height: 10))
    }
    func pool() -> ElementPool {
      var pool = ElementPool()
      _ = Self.makeAnswer(about: elements, in: &pool)
      let before = GridViewLayoutAttributes()
      before.place(ElementKey(.cell, Position(0, 3)), in: CGRect(0, 0, 10, 10))
      pool.insert(before)
      return pool
    }
    func known(_ pool: ElementPool) -> Int? {
      var pool = pool
      return pool.keptAnswer?.count
    }
    var kept = pool()
    #expect(known(kept) == 20)
    // The one that goes is not among them.
    kept.evict(outside: CGRect(0, 90, 10, 500))
    #expect(kept.count == 20 && known(kept) == 20)
    kept.evict(outside: CGRect(0, 150, 10, 500))
    #expect(kept.count == 16 && known(kept) == nil)
    var changed = pool()
    changed.keptAnswer?.randomElement(using: &random)?.zIndex = 4
    #expect(known(changed) == nil)
    var removed = pool()
    removed.remove(ElementKey(.cell, Position(0, 12)))
    #expect(known(removed) == nil)
    var dropped = pool()
    dropped.evict(outside: .null)
    #expect(dropped.count == 0 && known(dropped) == nil)
  }

  @Test func `nothing is counted for a place that is kept`() {
    let counter = AttributeCounter()
    var pool = ElementPool()
    counter.counting {
      for item in 0..<3 {
        let attributes = GridViewLayoutAttributes()
        attributes.place(ElementKey(.cell, Position(0, item)), in: CGRect(0, 10, 10, 10))
        pool.insert(attributes)
      }
      for item in 0..<2 { pool.remove(ElementKey(.cell, Position(0, item))) }
    }
    #expect(counter.made == 3 && counter.live == 1)
  }

  @Test func `attributes handed out stay as they were when the pool lets go of them`() {
    var random = SplitMix64(seed: 9)
    let elements = (0..<20).map { Self.element($0, &random) }
    var pool = ElementPool()
    let answer = Self.makeAnswer(about: elements, in: &pool)
    let addresses = answer.map(ObjectIdentifier.init)
    pool.remove(ElementKey(elements[3]))
    pool.evict(outside: CGRect(0, 0, 200, 150))
    #expect(pool.count < 19)
    pool.removeAll()
    #expect(answer.map(ObjectIdentifier.init) == addresses)
    #expect(answer.map(\.frame) == elements.map(\.frame))
  }
}

@MainActor @Suite("Counting of layout attributes")
struct AttributeCounterTests {
  @Test func `objects may outlive the counter that counts them`() {
    weak var gone: AttributeCounter?
    var objects: [GridViewLayoutAttributes] = []
    do {
      let counter = AttributeCounter()
      gone = counter
      objects = counter.counting { (0..<3).map { GridViewLayoutAttributes(forCellWith: [0, $0]) } }
      #expect(counter.made == 3 && counter.live == 3)
      objects.removeLast()
      #expect(counter.made == 3 && counter.live == 2)
    }
    #expect(gone == nil)
    #expect(objects.map(\.indexPath.item) == [0, 1])
    objects.removeAll()
  }

  @Test func `a transform and a path that names no position go together`() throws {
    let path = IndexPath(indexes: [1, 2, 3])
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.indexPath == path)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    let copy = try #require(attributes.copy() as? GridViewLayoutAttributes)
    #expect(copy == attributes && copy.indexPath == path)
    attributes.transform = .identity
    #expect(attributes.indexPath == path && attributes.transformBox == nil)
    #expect(copy.transform == CGAffineTransform(scaleX: 2, y: 3))
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    attributes.indexPath = IndexPath(item: 4, section: 0)
    #expect(attributes.indexPath == [0, 4])
    #expect(attributes.transform == CGAffineTransform(rotationAngle: 1))
    #expect(copy != attributes)
  }
}
