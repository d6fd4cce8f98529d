import Foundation
import GridKit
import GridTesting
import TestSupport
import Testing

/// A plain model of `KnownElements`: a list in the order of the answers that is searched from one
/// end to the other.
@MainActor
private struct PlainStore {
  private(set) var entries: [GridViewLayoutAttributes] = []
  private var remembered: [GridViewLayoutAttributes] = []
  private var isInvalidated = true

  func binding(_ key: ElementKey) -> GridViewLayoutAttributes? {
    isInvalidated ? nil : remembered.first { $0.key == key }
  }

  mutating func merge(_ answer: [GridViewLayoutAttributes], keepingOthers: Bool) {
    let last = answer.indices.filter { index in
      !answer[(index + 1)...].contains { $0.key == answer[index].key }
    }.map { answer[$0] }
    if !keepingOthers {
      entries.removeAll()
      remembered.removeAll()
    }
    entries.removeAll { old in last.contains { $0.key == old.key } }
    entries += last
    for attributes in last where attributes.kind.category == .supplementaryView {
      remember(attributes)
    }
    isInvalidated = false
  }

  private mutating func remember(_ attributes: GridViewLayoutAttributes) {
    remembered.removeAll { $0.key == attributes.key }
    if let copy = attributes.copy() as? GridViewLayoutAttributes { remembered.append(copy) }
  }

  mutating func refresh(_ key: ElementKey, with attributes: GridViewLayoutAttributes?) {
    remembered.removeAll { $0.key == key }
    let index = entries.firstIndex { $0.key == key }
    switch (index, attributes) {
    case (let index?, let attributes?): entries[index] = attributes
    case (let index?, nil): entries.remove(at: index)
    case (nil, let attributes?): entries.append(attributes)
    case (nil, nil): break
    }
    if let attributes, key.kind.category == .supplementaryView { remember(attributes) }
  }

  mutating func evict(outside rect: CGRect) {
    let count = entries.count
    entries.removeAll {
      $0.frame.minX > rect.maxX || rect.minX > $0.frame.maxX || $0.frame.minY > rect.maxY
        || rect.minY > $0.frame.maxY
    }
    if entries.count != count {
      remembered.removeAll { old in !entries.contains { $0.key == old.key } }
    }
  }

  mutating func invalidate() { isInvalidated = true }

  mutating func removeAll() { self = PlainStore() }

  func shown(in rect: CGRect) -> Set<ObjectIdentifier> {
    Set(entries.filter { $0.frame.overlaps(rect) }.map(ObjectIdentifier.init))
  }
}

@MainActor @Suite("Attribute store")
struct KnownElementsTests {
  private static let kinds: [ElementKind] = [
    .cell, .cell, .cell, .supplementary("header"), .supplementary("footer"), .decoration("board"),
  ]

  private static func key(_ random: inout SplitMix64) -> ElementKey {
    ElementKey(
      kinds[Int.random(in: 0..<kinds.count, using: &random)],
      Position(Int.random(in: 0...1, using: &random), Int.random(in: 0...9, using: &random)))
  }

  private static func attributes(
    _ key: ElementKey, _ random: inout SplitMix64
  ) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes()
    attributes.kind = key.kind
    attributes.position = key.position
    attributes.frame = CGRect(
      x: 0, y: CGFloat(key.position.item * 10 + Int.random(in: 0...2, using: &random)), width: 10,
      height: 10)
    return attributes
  }

  /// An answer as layouts give it: ascending mostly, with repetitions and in disorder at times,
  /// with objects that are known already or new.
  private static func answer(
    _ known: inout [ElementKey: GridViewLayoutAttributes], _ random: inout SplitMix64
  ) -> [GridViewLayoutAttributes] {
    var keys = (0..<Int.random(in: 0...8, using: &random)).map { _ in key(&random) }
    if Int.random(in: 0...3, using: &random) > 0 {
      keys = Set(keys).sorted(by: ElementKey.isOrdered)
    }
    return keys.map { key in
      if let old = known[key], Int.random(in: 0...3, using: &random) > 0 { return old }
      let new = attributes(key, &random)
      known[key] = new
      return new
    }
  }

  @Test(.rule("E-32"), .seeds(0..<200, inDebug: 40))
  func `after any changes it holds what a plain list holds, in the same order`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    var store = KnownElements(fewEntries: seed % 2 == 0 ? 3 : 128)
    var plain = PlainStore()
    var known: [ElementKey: GridViewLayoutAttributes] = [:]
    var last: [GridViewLayoutAttributes] = []
    // Some layouts answer everything, most of the time.
    let repeats = Int.random(in: 1...6, using: &random)
    for step in 0..<60 {
      switch Int.random(in: 0...9, using: &random) {
      case 0...4:
        let answer =
          Int.random(in: 0...8, using: &random) < repeats ? last : Self.answer(&known, &random)
        last = Int.random(in: 0...1, using: &random) == 0 ? answer : answer.map { $0 }
        let keepsOthers = Int.random(in: 0...4, using: &random) > 0
        // As in the grid: an answer that is known in full is not looked at again.
        if !store.takeSame(answer, keepingOthers: keepsOthers) {
          store.take(answer, keepingOthers: keepsOthers)
        }
        plain.merge(answer, keepingOthers: keepsOthers)
      case 5, 6:
        let key = Self.key(&random)
        let new = Int.random(in: 0...1, using: &random) == 0 ? nil : Self.attributes(key, &random)
        store.refresh(key, with: new)
        plain.refresh(key, with: new)
      case 7, 8:
        let start = CGFloat(Int.random(in: 0...60, using: &random))
        let rect = CGRect(0, start, 10, 50)
        store.evict(outside: rect)
        plain.evict(outside: rect)
      default:
        if Int.random(in: 0...3, using: &random) == 0 {
          store.removeAll()
          plain.removeAll()
        } else if let moved = known.values.min(by: { $0.position < $1.position }) {
          moved.frame.origin.y += 3
          store.invalidate()
          plain.invalidate()
        }
      }
      #expect(
        store.inAnswerOrder.map(ObjectIdentifier.init) == plain.entries.map(ObjectIdentifier.init),
        "step \(step)")
      for kind in Set(Self.kinds) {
        for place in 0..<20 {
          let key = ElementKey(kind, Position(place / 10, place % 10))
          #expect(store[key] === plain.entries.first { $0.key == key }, "step \(step)")
          #expect(
            store.binding(key)?.frame == plain.binding(key)?.frame, "step \(step), \(key.elementID)"
          )
        }
      }
      let start = CGFloat(Int.random(in: -10...100, using: &random))
      let visible = CGRect(0, start, 10, 20)
      store.readChanges()
      let look = store.window(around: visible)
      let window = look.rect ?? CGRect(-500, -500, 1000, 1000)
      #expect(window.covers(visible))
      for rect in [visible, window, visible.offsetBy(dx: 0, dy: 7).intersection(window)] {
        let found = look.entries.filter { $0.attributes.frame.overlaps(rect) && look.knows($0) }
        #expect(
          Set(found.map { ObjectIdentifier($0.attributes) }) == plain.shown(in: rect),
          "step \(step), \(rect)")
      }
      #expect(zip(look.entries, look.entries.dropFirst()).allSatisfy { $0.key.precedes($1.key) })
    }
  }

  /// Of short answers addresses are remembered, long ones are kept.
  @Test(.rows) func `short and long answers are known alike, as are parts of them`() {
    forEachRow(of: [5, 255, 256, 257, 400]) { test(answerOf: $0) }
  }

  private func test(answerOf count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    func make(_ items: Range<Int>) -> [GridViewLayoutAttributes] {
      items.map { Self.attributes(ElementKey(.cell, Position(0, $0)), &random) }
    }
    let answer = make(10..<10 + count)
    var store = KnownElements()
    store.take(answer, keepingOthers: true)
    func isSame(_ answer: [GridViewLayoutAttributes]) -> Bool {
      var store = store
      return store.takeSame(answer, keepingOthers: true)
    }
    #expect(isSame(answer) && isSame(answer.map { $0 }))
    #expect(store.stretch(sharedWith: answer) == 0..<count)
    var exchanged = answer
    exchanged.swapAt(0, count - 1)
    #expect(!isSame(exchanged))
    let part = Array(answer.dropLast())
    #expect(!isSame(part) && store.stretch(sharedWith: part) == 0..<count - 1)
    let onwards = Array(answer.dropFirst(2) + make(10 + count..<13 + count))
    #expect(!isSame(onwards) && store.stretch(sharedWith: onwards) == 0..<count - 2)
    let backwards = make(7..<10) + answer.dropLast(2)
    #expect(!isSame(backwards) && store.stretch(sharedWith: backwards) == 3..<count + 1)
    #expect(store.stretch(sharedWith: make(0..<4)).isEmpty)

    #expect(store.isLastAnswerInForce)
    answer[1].alpha = 0.5
    #expect(!store.isLastAnswerInForce && !isSame(answer))
    #expect(store.stretch(sharedWith: answer).isEmpty)
    store.readChanges()
    #expect(!store.isLastAnswerInForce)
    store.take(answer, keepingOthers: true)
    #expect(store.isLastAnswerInForce && isSame(answer))
  }

  @Test func `an answer is known as long as it is the same array and nothing of it has changed`() {
    var random = SplitMix64(seed: 1)
    let answer = (0..<4).map { Self.attributes(ElementKey(.cell, Position(0, $0)), &random) }
    var store = KnownElements()
    func isSame(_ answer: [GridViewLayoutAttributes]) -> Bool {
      var store = store
      return store.takeSame(answer, keepingOthers: true)
    }
    #expect(!isSame(answer))
    store.take(answer, keepingOthers: true)
    #expect(isSame(answer) && !isSame(answer.reversed()))
    answer[2].alpha = 0.5
    #expect(!isSame(answer))
    store.readChanges()
    store.take(answer, keepingOthers: true)
    store.invalidate()
    #expect(!isSame(answer))
    store.take(answer, keepingOthers: true)
    #expect(isSame(answer.map { $0 }))
    // Forgetting one of them: the answer brings it back.
    store.evict(outside: CGRect(0, 0, 10, 15))
    #expect(store[answer[3].key] == nil)
    #expect(store.entries.count == 2)
    let isTaken = store.takeSame(answer, keepingOthers: true)
    #expect(isTaken && store[answer[3].key] === answer[3])
    // With others beside it, what was forgotten is gone.
    let other = Self.attributes(ElementKey(.cell, Position(0, 5)), &random)
    store.take([other], keepingOthers: true)
    store.take(answer, keepingOthers: true)
    store.evict(outside: CGRect(0, 0, 10, 15))
    #expect(!isSame(answer))
  }
}

@MainActor @Suite("Places by element")
struct ElementPlacesTests {
  @Test(.seeds(0..<50))
  func `the table finds the places that a search through the list finds`() {
    struct Row: ElementKeyed { var key: ElementKey }
    var random = SplitMix64(seed: currentSeed)
    let kinds: [ElementKind] = [.cell, .supplementary("header"), .decoration("board")]
    let rows = kinds.flatMap { kind in
      (0..<300).map { Row(key: ElementKey(kind, Position($0 % 2, $0 / 2))) }
    }.shuffled(using: &random)
    var places = ElementPlaces()
    for _ in 0..<3 {
      var list: [Row] = []
      while list.count < rows.count {
        let more = Int.random(in: 0...90, using: &random)
        list += rows[list.count...].prefix(more)
        places.addRest(of: list)
        #expect(places.count == list.count)
        for row in rows.shuffled(using: &random).prefix(30) {
          let found = places.place(of: row.key, in: list)
          #expect(found == list.firstIndex { $0.key == row.key })
        }
      }
      places.removeAll()
      #expect(places.place(of: rows[0].key, in: list) == nil)
    }
  }
}
