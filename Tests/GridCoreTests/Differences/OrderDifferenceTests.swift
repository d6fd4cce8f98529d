import GridCore
import TestSupport
import Testing

@testable import GridTesting

/// Sections of items, as arrays.
struct Shelves: CustomStringConvertible {
  var sections: [(name: Int, items: [Int])] = []

  var counts: SectionCounts { SectionCounts(sections.map(\.items.count)) }

  var description: String {
    sections.map { "\($0.name)\($0.items)" }.joined(separator: " ")
  }

  func place(of item: Int) -> UpdatePosition? {
    for (section, entry) in sections.enumerated() {
      if let index = entry.items.firstIndex(of: item) {
        return UpdatePosition(section: section, item: index)
      }
    }
    return nil
  }

  /// Every number at most once.
  static func random(_ random: inout SplitMix64, sections: Int, items: Int) -> Shelves {
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    var shelves = Shelves()
    var names = Array(0..<sections)
    for _ in 0..<below(sections + 1) {
      shelves.sections.append((names.remove(at: below(names.count)), []))
    }
    guard !shelves.sections.isEmpty else { return shelves }
    var free = Array(0..<items)
    for _ in 0..<below(items + 1) {
      let item = free.remove(at: below(free.count))
      shelves.sections[below(shelves.sections.count)].items.append(item)
    }
    return shelves
  }

  /// Returns these shelves with a few things moved, taken out and put in.
  func changed(_ random: inout SplitMix64, times: Int, items: Int) -> Shelves {
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    var new = self
    for _ in 0..<times where !new.sections.isEmpty {
      let section = below(new.sections.count)
      let item = below(items)
      for index in new.sections.indices { new.sections[index].items.removeAll { $0 == item } }
      if below(3) > 0 {
        new.sections[section].items.insert(item, at: below(new.sections[section].items.count + 1))
      }
      if below(5) == 0 { new.sections.swapAt(section, below(new.sections.count)) }
    }
    return new
  }
}

@Suite("The difference between two snapshots")
struct OrderDifferenceTests {
  /// The solver's answer, through the tables and lists that snapshots have.
  private func difference(from old: Shelves, to new: Shelves) -> OrderDifference {
    func flat(_ shelves: Shelves) -> (
      order: FlatOrder, sections: IdentifierTable<Int>, items: IdentifierTable<Int>
    ) {
      var (sections, items) = (IdentifierTable<Int>(), IdentifierTable<Int>())
      var (sectionOrder, itemOrder) = (LinkedLists(), LinkedLists())
      for section in shelves.sections {
        let list = sections.insert(section.name).slot
        sectionOrder.append(list, to: 0)
        for item in section.items { itemOrder.append(items.insert(item).slot, to: list) }
      }
      return (FlatOrder(of: itemOrder, in: sectionOrder), sections, items)
    }
    let (before, after) = (flat(old), flat(new))
    let origins = OrderDifference.Origins(
      sections: after.sections.places(
        of: after.order.lists, in: before.sections, order: before.order.lists,
        positions: before.order.listPositions),
      items: after.items.places(
        of: after.order.elements, in: before.items, order: before.order.elements,
        positions: before.order.positions))
    return OrderDifference(from: before.order, to: after.order, origins: origins)
  }

  private func text(_ difference: OrderDifference) -> String {
    func text(_ place: UpdatePosition) -> String {
      place.isSection ? "\(place.section)" : "\(place.section).\(place.item)"
    }
    return difference.operations.map {
      switch $0 {
      case .delete(let place): "-\(text(place))"
      case .insert(let place): "+\(text(place))"
      case .reload(let place): "~\(text(place))"
      case .move(let from, let to): "\(text(from))>\(text(to))"
      }
    }.joined(separator: " ")
  }

  @Test(.rows) func `a difference tells as little as it can`() {
    let rows: [([[Int]], [[Int]], String)] = [
      ([[1, 2, 3]], [[1, 2, 3]], ""), ([[1, 2, 3]], [[1, 3]], "-0.1"),
      ([[1, 3]], [[1, 2, 3]], "+0.1"), ([[1, 2, 3]], [[3, 1, 2]], "0.2>0.0"),
      ([[1, 2, 3]], [[2, 3, 1]], "0.0>0.2"),
      ([[1, 2], [3]], [[1], [2, 3]], "0.1>1.0"),  // DA-3
      ([[1], [2, 3]], [[1]], "-1"),  // no word about the items of a deleted section
      ([[1]], [[1], [2, 3]], "+1"),
      ([[1], [2, 3]], [[1, 3]], "-1 1.1>0.1"),  // an item leaves a deleted section
      ([[1, 2]], [[1], [2]], "+1 0.1>1.0"), ([[]], [], "-0"),
    ]
    forEachRow(of: rows) { old, new, operations in
      func shelves(_ lists: [[Int]]) -> Shelves {
        Shelves(sections: lists.enumerated().map { ($0.offset, $0.element) })
      }
      #expect(text(difference(from: shelves(old), to: shelves(new))) == operations)
    }
  }

  @Test func `a section that is elsewhere is moved, and its items only within it`() {
    let old = Shelves(sections: [(0, [1, 2]), (1, [3]), (2, [4, 5])])
    let new = Shelves(sections: [(2, [5, 4]), (0, [1, 2]), (1, [3])])
    #expect(text(difference(from: old, to: new)) == "2>0 2.1>0.0")
  }

  @Test(.seeds(0..<600, inDebug: 100))
  func `a plan takes it, and everything gets where it belongs`() throws {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    let old = Shelves.random(&random, sections: 5, items: 20)
    let new =
      seed % 2 == 0
      ? Shelves.random(&random, sections: 5, items: 20)
      : old.changed(&random, times: Int(seed % 7), items: 20)
    let difference = difference(from: old, to: new)
    var record = UpdateRecord()
    record.add(difference)
    let plan = try UpdatePlan(record: record, before: old.counts, after: new.counts)
    for (section, entry) in old.sections.enumerated() {
      let target = new.sections.firstIndex { $0.name == entry.name }
      #expect(plan.fate(ofSection: section).survivor == target, "\(old) to \(new)")
      for (index, item) in entry.items.enumerated() {
        let place = UpdatePosition(section: section, item: index)
        #expect(plan.fate(of: place).survivor == new.place(of: item), "\(old) to \(new): \(item)")
      }
    }
    for (section, entry) in new.sections.enumerated() {
      for (index, item) in entry.items.enumerated() {
        let place = UpdatePosition(section: section, item: index)
        #expect(plan.origin(of: place).survivor == old.place(of: item), "\(old) to \(new)")
      }
    }
    check(plan, against: difference, old, new)
    #expect(difference.movedItems.count == Self.moves(from: old, to: new), "\(old) to \(new)")
    #expect(difference.isEmpty == (old.description == new.description))
  }

  /// Checks that a plan taken over without a check is the one that the checked way makes of the
  /// same operations. Only the checked way refuses a section that is moved onto itself while an
  /// item leaves it (KD-1).
  private func check(
    _ plan: UpdatePlan, against difference: OrderDifference, _ old: Shelves, _ new: Shelves
  ) {
    var record = UpdateRecord()
    for operation in difference.operations {
      switch operation {
      case .delete(let place): record.deleteItems([place])
      case .insert(let place): record.insertItems([place])
      case .move(let from, let to): record.moveItem(from: from, to: to)
      case .reload: Issue.record("a difference reloads nothing")
      }
    }
    do {
      let checked = try UpdatePlan(record: record, before: old.counts, after: new.counts)
      #expect(plan.items == checked.items, "\(old) to \(new)")
    } catch {
      #expect(difference.movedSections.contains { $0.from == $0.to }, "\(old) to \(new): \(error)")
    }
  }

  /// How many items have to move: those that change their section, and in each section those that
  /// are not in the longest list that keeps its order, found by comparing all pairs.
  private static func moves(from old: Shelves, to new: Shelves) -> Int {
    var moves = 0
    for section in new.sections {
      let before = old.sections.first { $0.name == section.name }?.items ?? []
      var lengths: [Int] = []
      var places: [Int] = []
      for item in section.items {
        guard let place = before.firstIndex(of: item) else {
          if old.place(of: item) != nil { moves += 1 }
          continue
        }
        let longest = places.indices.filter { places[$0] < place }.map { lengths[$0] }.max() ?? 0
        places.append(place)
        lengths.append(longest + 1)
      }
      moves += places.count - (lengths.max() ?? 0)
    }
    return moves
  }
}
