/// The moves of a difference in the order in which a layout receives them: ascending by the place
/// before the update.
struct DifferenceMoves {
  let items: [UpdatePair]
  private let sections: [UpdatePair]

  init(_ difference: OrderDifference) {
    items = difference.movedItems.map { UpdatePair(before: $0.from, after: $0.to) }.sorted()
    sections = difference.movedSections.map {
      UpdatePair(before: UpdatePosition(section: $0.from), after: UpdatePosition(section: $0.to))
    }.sorted()
  }

  /// Returns the changes of a difference as the layout receives them.
  func items(of difference: OrderDifference) -> [UpdateItem] {
    func places(_ sections: [Int], _ items: [UpdatePosition]) -> [UpdatePosition] {
      [UpdatePosition].merged(items, sections.map { UpdatePosition(section: $0) })
    }
    let deletes = places(difference.deletedSections, difference.deletedItems)
    let inserts = places(difference.insertedSections, difference.insertedItems)
    let moves = [UpdatePair].merged(items, sections)
    var changes: [UpdateItem] = []
    changes.reserveCapacity(deletes.count + inserts.count + moves.count)
    for place in deletes.reversed() { changes.append(.delete(place)) }
    for place in inserts { changes.append(.insert(place)) }
    for move in moves { changes.append(.move(move.before, to: move.after)) }
    return changes
  }
}

extension Array where Element: Comparable {
  /// Returns two ascending lists merged into one.
  static func merged(_ first: [Element], _ second: [Element]) -> [Element] {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    var merged: [Element] = []
    merged.reserveCapacity(first.count + second.count)
    var next = 0
    for element in first {
      while next < second.count, second[next] < element {
        merged.append(second[next])
        next += 1
      }
      merged.append(element)
    }
    merged.append(contentsOf: second[next...])
    return merged
  }
}
