import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("The order with kept places")
struct ShownOrderTests {
  /// The shown order as a list: source positions, nil for a place without an item.
  private func list(_ order: ShownOrder, _ source: SectionCounts) -> [[Position?]] {
    let counts = order.shownCounts(of: source)
    return counts.items.enumerated().map { section, count in
      (0..<count).map { order.source(Position(section, $0)) }
    }
  }

  @Test func `a placeholder moves on what is behind it in its section`() {
    var order = ShownOrder()
    order.insert(ShownOrder.Place(id: 1, position: Position(0, 1)))
    let source = SectionCounts([3, 2])
    #expect(order.shownCounts(of: source).items == [4, 2])
    #expect(order.sourceCounts(of: order.shownCounts(of: source)) == source)
    #expect(list(order, source)[0] == [Position(0, 0), nil, Position(0, 1), Position(0, 2)])
    #expect(order.shown(Position(0, 1)) == Position(0, 2))
    #expect(order.shown(Position(1, 1)) == Position(1, 1))
    #expect(order.insertion(at: Position(0, 2)) == Position(0, 1))
    #expect(order.shownInsertion(at: Position(0, 1)) == Position(0, 2))
    #expect(order.shown(Position(0, Position.wholeSection)) == Position(0, Position.wholeSection))
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `over seeds: one place with an item is the order of a movement`() {
    var random = SplitMix64(seed: currentSeed)
    let source = SectionCounts([random.number(1...5), random.number(1...5)])
    let section = random.number(0...1)
    let origin = Position(section, random.number(0...(source.items[section] - 1)))
    let other = random.number(0...1)
    let room = source.items[other] - (other == section ? 1 : 0)
    let target = Position(other, random.number(0...room))
    let moved = MovedOrder(origin: origin, target: target)
    var order = ShownOrder()
    order.insert(ShownOrder.Place(id: 0, position: target, origin: origin))
    #expect(order.fits(source))
    let counts = order.shownCounts(of: source)
    #expect(counts == moved.shownCounts(of: source))
    for (section, count) in counts.items.enumerated() {
      for item in 0..<count {
        let position = Position(section, item)
        #expect(order.source(position) == moved.source(position))
        #expect(order.shown(moved.source(position)) == position)
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `over seeds: places come, move and go as in a list`() throws {
    var random = SplitMix64(seed: currentSeed)
    let source = SectionCounts([random.number(0...4), random.number(1...4)])
    var order = ShownOrder()
    var earlier = order
    // The slow way: lists of source positions and ids.
    enum Entry: Equatable {
      case item(Position)
      case place(Int)
    }
    var lists: [[Entry]] = source.items.enumerated().map { section, count in
      (0..<count).map { .item(Position(section, $0)) }
    }
    for id in 1...6 {
      let section = random.number(0...1)
      let item = random.number(0...lists[section].count)
      if order.places.count > 1, random.percent(40) {
        let place = order.places[random.number(0...(order.places.count - 1))]
        for index in lists.indices { lists[index].removeAll { $0 == .place(place.id) } }
        if random.percent(50) {
          order.remove(place.id)
        } else {
          let item = min(item, lists[section].count)
          order.move(place.id, to: Position(section, item))
          lists[section].insert(.place(place.id), at: item)
        }
      } else {
        order.insert(ShownOrder.Place(id: id, position: Position(section, item)))
        lists[section].insert(.place(id), at: item)
      }
      #expect(order.fits(source))
      #expect(order.shownCounts(of: source).items == lists.map(\.count))
      // The changes from the order before to this one say where every item has gone.
      let plan = try UpdatePlan(
        record: earlier.changes(to: order), before: earlier.shownCounts(of: source),
        after: order.shownCounts(of: source))
      for (section, count) in source.items.enumerated() {
        for item in 0..<count {
          let (old, new) = (
            earlier.shown(Position(section, item)), order.shown(Position(section, item))
          )
          let fate = plan.fate(of: UpdatePosition(section: old.section, item: old.item))
          #expect(fate.survivor == UpdatePosition(section: new.section, item: new.item))
        }
      }
      earlier = order
      for (section, entries) in lists.enumerated() {
        for (item, entry) in entries.enumerated() {
          let position = Position(section, item)
          switch entry {
          case .item(let data):
            #expect(order.source(position) == data)
            #expect(order.shown(data) == position)
          case .place(let id):
            #expect(order.place(at: position)?.id == id)
            #expect(order.source(position) == nil)
          }
        }
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `over seeds: an update of the data leaves places between the same items`() throws {
    var random = SplitMix64(seed: currentSeed)
    let count = random.number(1...6)
    let before = SectionCounts([count, 2])
    var order = ShownOrder()
    for id in 1...random.number(1...3) {
      let shown = order.shownCounts(of: before).items[0]
      order.insert(ShownOrder.Place(id: id, position: Position(0, random.number(0...shown))))
    }
    if random.percent(50) {
      let shown = order.shownCounts(of: before).items[0]
      order.insert(
        ShownOrder.Place(
          id: 0, position: Position(0, random.number(0...(shown - 1))),
          origin: Position(0, random.number(0...(count - 1)))))
    }
    var record = UpdateRecord()
    var items = Array(0..<count)
    let deleted = Set(items.filter { _ in random.percent(30) })
    record.deleteItems(deleted.sorted().map { UpdatePosition(section: 0, item: $0) })
    if let reloaded = items.first(where: { !deleted.contains($0) }), random.percent(40) {
      record.reloadItems([UpdatePosition(section: 0, item: reloaded)])
    }
    items.removeAll { deleted.contains($0) }
    for _ in 0..<random.number(0...2) {
      let place = random.number(0...items.count)
      items.insert(-1, at: place)
    }
    record.insertItems(
      items.indices.filter { items[$0] < 0 }.map { UpdatePosition(section: 0, item: $0) })
    let after = SectionCounts([items.count, 2])
    let update = try order.update(record, before: before, after: after)
    let new = try #require(update.order)
    #expect(update.plan.before == order.shownCounts(of: before))
    #expect(update.plan.after == new.shownCounts(of: after))
    let isGone = order.place(0)?.origin.map { deleted.contains($0.item) } ?? false
    #expect(new.places.map(\.id) == order.places.map(\.id).filter { !isGone || $0 != 0 })
    // The plan in shown positions says the same as the lists of items.
    for (item, old) in items.enumerated() where old >= 0 {
      let from = order.shown(Position(0, old))
      let to = new.shown(Position(0, item))
      let fate = update.plan.fate(of: UpdatePosition(section: 0, item: from.item))
      switch fate {
      case .kept(let place), .reloaded(let place): #expect(place.item == to.item)
      case .moved, .deleted: Issue.record("item \(old) has gone")
      }
    }
  }
}
