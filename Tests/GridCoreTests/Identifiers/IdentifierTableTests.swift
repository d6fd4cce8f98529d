import GridCore
import TestSupport
import Testing

@testable import GridTesting

/// An identifier of which many have the same hash.
private struct Crowded: Hashable {
  let value: Int

  func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
}

@Suite("Identifiers by number")
struct IdentifierTableTests {
  @Test func `an identifier keeps its number while it is there`() {
    var table = IdentifierTable<String>()
    #expect(table.slot(of: "a") == nil)
    #expect(table.insert("a") == (0, true))
    #expect(table.insert("b") == (1, true))
    #expect(table.insert("a") == (0, false))
    table.remove(at: 0)
    #expect(table.slot(of: "a") == nil)
    #expect(table.slot(of: "b") == 1)
    #expect(table.count == 1)
    #expect(table.insert("c") == (0, true))  // the number was free
    #expect(table[0] == "c")
  }

  @Test func `an identifier that is taken out is not kept`() {
    final class Thing: Hashable, Sendable {
      static func == (a: Thing, b: Thing) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    var table = IdentifierTable<Thing>()
    weak var kept: Thing?
    do {
      let thing = Thing()
      kept = thing
      table.insert(thing)
    }
    #expect(kept != nil)
    table.remove(at: 0)
    #expect(kept == nil)
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `a list that is taken over is as one after the other`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    var (one, other) = (IdentifierTable<Crowded>(), IdentifierTable<Crowded>())
    for _ in 0..<8 {
      let list = (0..<random.next() % 12).map { _ in Crowded(value: Int(random.next() % 20)) }
      let (slots, repeated) = one.insert(contentsOf: list)
      let expected = list.map { other.insert($0) }
      #expect(slots == expected.map(\.slot))
      #expect(repeated == expected.filter { !$0.isNew }.map(\.slot))
      #expect(one.brokenInvariant() == nil)
      // Every other table has no free slots that go first.
      if seed % 2 == 0, let gone = slots.first {
        one.remove(at: gone)
        other.remove(at: gone)
      }
    }
  }

  @Test(.seeds(0..<100, inDebug: 8))
  func `an identifier table finds what a dictionary finds`() {
    var random = SplitMix64(seed: currentSeed)
    var table = IdentifierTable<Crowded>()
    var expected: [Crowded: Int] = [:]
    for step in 0..<200 {
      let identifier = Crowded(value: Int(random.next() % 40))
      if random.next() % 5 < 3 {
        let (slot, isNew) = table.insert(identifier)
        #expect(isNew == (expected[identifier] == nil), "step \(step)")
        expected[identifier] = slot
      } else if let slot = expected.removeValue(forKey: identifier) {
        table.remove(at: slot)
      }
      #expect(table.count == expected.count)
      #expect(table.brokenInvariant() == nil)
      let other = (0..<40).map(Crowded.init).filter { table.slot(of: $0) != expected[$0] }
      #expect(other.isEmpty, "step \(step)")
    }
    #expect(Set(expected.values).count == expected.count)
  }
}

@Suite("Lists over numbers")
struct LinkedListsTests {
  @Test(.seeds(0..<100, inDebug: 40))
  func `linked lists hold what plain arrays hold`() {
    var random = SplitMix64(seed: currentSeed)
    func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    var lists = LinkedLists()
    var arrays: [[Int]] = [[], [], []]
    for _ in 0..<120 {
      let element = number(below: 15)
      let list = number(below: 3)
      lists.remove(element)
      for index in arrays.indices { arrays[index].removeAll { $0 == element } }
      switch number(below: 4) {
      case 0: break
      case 1 where !arrays[list].isEmpty:
        let place = number(below: arrays[list].count)
        lists.insert(element, before: arrays[list][place])
        arrays[list].insert(element, at: place)
      case 2 where !arrays[list].isEmpty:
        let place = number(below: arrays[list].count)
        lists.insert(element, after: arrays[list][place])
        arrays[list].insert(element, at: place + 1)
      default:
        lists.append(element, to: list)
        arrays[list].append(element)
      }
      #expect(lists.brokenInvariant() == nil)
      for (index, array) in arrays.enumerated() {
        #expect(lists.elements(of: index) == array)
        #expect(lists.count(of: index) == array.count)
        #expect(lists.first(of: index) == array.first)
        #expect(lists.last(of: index) == array.last)
        #expect(array.allSatisfy { lists.list(of: $0) == index })
      }
    }
  }

  @Test func `their flat form says where everything is`() {
    var sections = LinkedLists()
    var items = LinkedLists()
    for section in [2, 0, 1] { sections.append(section, to: 0) }
    for (item, section) in [(5, 1), (3, 2), (4, 2)] { items.append(item, to: section) }
    let flat = FlatOrder(of: items, in: sections)
    #expect(flat.elements == [3, 4, 5])
    #expect(flat.lists == [2, 0, 1])
    #expect(flat.starts == [0, 2, 2, 3])
    #expect(flat.positions == [-1, -1, -1, 0, 1, 2])
    #expect(flat.listPositions == [1, 2, 0])
    #expect(flat.place(at: 1) == (0, 1))
    #expect(flat.place(at: 2) == (2, 0))
  }
}
