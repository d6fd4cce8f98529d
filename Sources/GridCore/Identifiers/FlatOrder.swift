/// Lists of elements, one after the other in one array. Both the place of an element and the
/// element at a place can be looked up.
@usableFromInline
package struct FlatOrder: Sendable {
  /// Elements of all lists, list by list.
  package let elements: [Int32]
  /// The lists, in their order.
  package let lists: [Int32]
  /// The starts of the lists in `elements`, and then the end of the last list.
  package let starts: [Int]
  /// The place in `elements` of each element, indexed by the element; -1 for an element that is in
  /// no list.
  package let positions: [Int32]
  /// The place in `lists` of each list, indexed by the list; -1 for a list that is not in `lists`.
  package let listPositions: [Int32]

  /// Makes the flat order of the elements of lists.
  ///
  /// - Parameters:
  ///   - elements: The elements of each list.
  ///   - order: The order of the lists themselves, stored as list 0.
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

  /// The number of elements of all lists.
  package var count: Int { elements.count }

  /// Returns the number of elements of the list at a place.
  package func count(ofList place: Int) -> Int { starts[place + 1] - starts[place] }

  /// Returns the place of the list that contains a position in `elements`, and the element's place
  /// in this list. O(log *lists*).
  package func place(at position: Int) -> (list: Int, element: Int) {
    let list = (1..<lists.count).partitionPoint { starts[$0] > position } - 1
    return (list, position - starts[list])
  }
}
