import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("The order that is shown while an item is lifted")
struct MovedOrderTests {
  /// `0-3`, as section and item.
  private func position(_ text: String) -> Position {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return Position(numbers[0], numbers[1])
  }

  /// Returns the items at the places of the shown order, as places of the source order.
  private func shownOrder(_ order: MovedOrder, _ source: SectionCounts) -> String {
    let shown = order.shownCounts(of: source)
    return shown.items.enumerated().map { section, count in
      (0..<count).map {
        let place = order.source(Position(section, $0))
        return "\(place.section)-\(place.item)"
      }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  @Test(.rule("IM-13"), .rows)
  func `items between the two places make room, and counts follow across sections`() {
    let rows: [(String, String, String)] = [
      ("0-0", "0-0", "0-0 0-1 0-2 0-3 | 1-0 1-1 | "),
      ("0-0", "0-2", "0-1 0-2 0-0 0-3 | 1-0 1-1 | "),
      ("0-0", "0-3", "0-1 0-2 0-3 0-0 | 1-0 1-1 | "),
      ("0-3", "0-1", "0-0 0-3 0-1 0-2 | 1-0 1-1 | "),
      ("0-1", "1-0", "0-0 0-2 0-3 | 0-1 1-0 1-1 | "),
      ("0-1", "1-2", "0-0 0-2 0-3 | 1-0 1-1 0-1 | "),
      ("1-1", "0-0", "1-1 0-0 0-1 0-2 0-3 | 1-0 | "),
      ("1-0", "2-0", "0-0 0-1 0-2 0-3 | 1-1 | 1-0"),
    ]
    forEachRow(of: rows) { origin, target, expected in
      let order = MovedOrder(origin: position(origin), target: position(target))
      #expect(shownOrder(order, SectionCounts([4, 2, 0])) == expected)
    }
  }

  @Test(.rule("IM-23"), .rows)
  func `a target is before or after any item of a section that exists`() {
    let rows: [(Position, Bool)] = [
      // Lifted out of section 0, so three others are left there.
      (Position(0, 0), true), (Position(0, 3), true), (Position(0, 4), false),
      (Position(1, 0), true), (Position(1, 2), true), (Position(1, 3), false),
      (Position(2, 0), true), (Position(2, 1), false), (Position(3, 0), false),
      // No path can name these.
      (.invalid, false), (Position(0, Position.wholeSection), false),
    ]
    forEachRow(of: rows) { target, isAccepted in
      let order = MovedOrder(liftedAt: Position(0, 1))
      #expect(order.accepts(target, source: SectionCounts([4, 2, 0])) == isAccepted)
    }
  }

  @Test func `a whole section is the same in both orders`() {
    let order = MovedOrder(origin: Position(0, 0), target: Position(1, 0))
    let section = Position(1, Position.wholeSection)
    #expect([order.shown(section), order.source(section)] == [section, section])
  }

  @Test func `an item that was just lifted changes nothing`() {
    let still = MovedOrder(liftedAt: Position(1, 1))
    #expect(still.isIdentity)
    #expect(still.shownCounts(of: SectionCounts([3, 2])).items == [3, 2])
    #expect(still.shown(Position(1, 1)) == Position(1, 1))
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `over seeds: as taking the item out of plain lists and putting it in`() {
    var random = SplitMix64(seed: currentSeed)
    let counts = SectionCounts((0..<Int(1 + random.next() % 4)).map { _ in Int(random.next() % 6) })
    guard counts.itemCount > 0 else { return }
    let lifted = counts.position(ofGlobalIndex: Int(random.next() % UInt64(counts.itemCount)))
    var lists = counts.items.enumerated().map { section, count in
      (0..<count).map { Position(section, $0) }
    }
    let item = lists[lifted.section].remove(at: lifted.item)
    let section = Int(random.next() % UInt64(lists.count))
    let place = Int(random.next() % UInt64(lists[section].count + 1))
    lists[section].insert(item, at: place)

    let target = Position(section, place)
    #expect(MovedOrder(liftedAt: item).accepts(target, source: counts))
    let order = MovedOrder(origin: item, target: target)
    let shown = order.shownCounts(of: counts)
    #expect(shown.items == lists.map(\.count))
    #expect(order.sourceCounts(of: shown) == counts)
    for (section, list) in lists.enumerated() {
      for (place, source) in list.enumerated() {
        #expect(order.source(Position(section, place)) == source)
        #expect(order.shown(source) == Position(section, place))
      }
    }
  }
}
