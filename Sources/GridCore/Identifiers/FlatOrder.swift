/// Lists of elements, one list after the other, as arrays: where an element stands, and what stands
/// at a place, is looked up.
@usableFromInline
package struct FlatOrder: Sendable {
  /// Elements of all lists, list by list.
  package let elements: [Int32]
  /// The lists, in their order.
  package let lists: [Int32]
  /// The starts of the lists in `elements`, and the end of the last one.
  package let starts: [Int]
  /// The place of each element in `elements`, by its number; -1 for one that is in no list.
  package let positions: [Int32]
  /// The place of each list in `lists`, by its number; -1 for one that is not there.
  package let listPositions: [Int32]

  /// Makes the flat order of the elements of lists.
  ///
  /// - Parameters:
  ///   - elements: The elements of each list.
  ///   - order: The lists themselves, as the only list, 0.
  /// - Complexity: O(*elements* + *lists*).
  package init(of elements: LinkedLists, in order: LinkedLists) {
    let lists = order.elements(of: 0)
    var flat: [Int32] = []
    flat.reserveCapacity(lists.reduce(0) { $0 + elements.count(of: $1) })
    var positions = [Int32](repeating: -1, count: elements.slotCount)
    var listPositions = [Int32](repeating: -1, count: order.slotCount)
    var starts: [Int] = [0]
    starts.reserveCapacity(lists.count + 1)
    for (place, list) in lists.enumerated() {
      listPositions[list] = Int32(place)
      elements.forEach(in: list) {
        positions[$0] = Int32(flat.count)
        flat.append(Int32($0))
      }
      starts.append(flat.count)
    }
    self.elements = flat
    self.lists = lists.map { Int32($0) }
    self.starts = starts
    self.positions = positions
    self.listPositions = listPositions
  }

  /// Elements of all lists.
  package var count: Int { elements.count }

  /// Elements of the list at a place.
  package func count(ofList place: Int) -> Int { starts[place + 1] - starts[place] }

  /// The list at a place of all elements: where the list is, and where in it the element is.
  /// O(log *lists*).
  package func place(at position: Int) -> (list: Int, element: Int) {
    var (low, high) = (0, lists.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return (low, position - starts[low])
  }
}
