/// Linked lists of numbered elements. An element is in at most one list. Inserting, appending or
/// removing an element costs the same, however long the lists are.
///
/// Elements and lists are numbers from 0 up. Finding the index of an element means walking along
/// its list. Callers that often need an index use `FlatOrder`.
///
/// Invariants: two consecutive elements of a list name each other, and every element names its
/// list. The first element has no predecessor, and the last element has no successor. The stored
/// count is the number of elements in the list.
@usableFromInline
package struct LinkedLists: Sendable {
  // By element: its neighbours and its list; -1 for none.
  @usableFromInline private(set) var next: [Int32] = []
  @usableFromInline private(set) var previous: [Int32] = []
  @usableFromInline private(set) var lists: [Int32] = []
  // By list: its ends, -1 if it is empty, and its count.
  @usableFromInline private(set) var first: [Int32] = []
  private var last: [Int32] = []
  private var counts: [Int32] = []

  @usableFromInline
  package init() {}

  // MARK: Reading

  /// Returns the list that contains an element; nil if the element is in no list or does not exist.
  @usableFromInline
  package func list(of element: Int) -> Int? {
    guard element >= 0, element < lists.count, lists[element] >= 0 else { return nil }
    return Int(lists[element])
  }

  /// The number of slots for elements, whether the elements are in a list or not. Every element is
  /// less than this number.
  package var slotCount: Int { next.count }

  /// Returns the number of elements in a list.
  package func count(of list: Int) -> Int { list < counts.count ? Int(counts[list]) : 0 }

  /// Returns the first element of a list; nil for an empty list.
  package func first(of list: Int) -> Int? {
    list < first.count ? LinkedLists.element(first[list]) : nil
  }

  /// Returns the last element of a list; nil for an empty list.
  package func last(of list: Int) -> Int? {
    list < last.count ? LinkedLists.element(last[list]) : nil
  }

  /// Returns the element after an element; nil after the last element, and for an element in no
  /// list.
  package func element(after element: Int) -> Int? { LinkedLists.element(next[element]) }

  /// Returns the elements of a list, in order.
  @usableFromInline
  package func elements(of list: Int) -> [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(count(of: list))
    forEach(in: list) { elements.append($0) }
    return elements
  }

  /// Calls `body` with each element of a list, in order.
  @inlinable
  package func forEach(in list: Int, _ body: (Int) -> Void) {
    guard list < first.count else { return }
    next.withUnsafeBufferPointer { next in
      var element = Int(first[list])
      while element >= 0 {
        body(element)
        element = Int(next[element])
      }
    }
  }

  private static func element(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }

  // MARK: Changing

  /// Appends an element, which must be in no list, to a list. O(1).
  package mutating func append(_ element: Int, to list: Int) {
    makeRoom(list: list)
    link(element, to: list, after: Int(last[list]))
  }

  /// Appends elements, which must be in no list, to a list. O(*elements*).
  @usableFromInline
  package mutating func append(_ elements: [Int], to list: Int) {
    guard let most = elements.max() else { return }
    makeRoom(list: list)
    makeRoom(element: most)
    var before = Int(last[list])
    next.withUnsafeMutableBufferPointer { next in
      previous.withUnsafeMutableBufferPointer { previous in
        lists.withUnsafeMutableBufferPointer { lists in
          for element in elements {
            previous[element] = Int32(truncatingIfNeeded: before)
            next[element] = -1
            lists[element] = Int32(truncatingIfNeeded: list)
            if before >= 0 { next[before] = Int32(truncatingIfNeeded: element) }
            before = element
          }
        }
      }
    }
    if first[list] < 0 { first[list] = Int32(elements[0]) }
    last[list] = Int32(before)
    counts[list] += Int32(elements.count)
  }

  /// Inserts an element, which must be in no list, before `anchor` in its list. O(1).
  package mutating func insert(_ element: Int, before anchor: Int) {
    link(element, to: Int(lists[anchor]), after: Int(previous[anchor]))
  }

  /// Inserts an element, which must be in no list, after `anchor` in its list. O(1).
  package mutating func insert(_ element: Int, after anchor: Int) {
    link(element, to: Int(lists[anchor]), after: anchor)
  }

  /// Removes an element from its list. Does nothing if the element is in no list. O(1).
  @usableFromInline
  package mutating func remove(_ element: Int) {
    guard let list = list(of: element) else { return }
    let (before, after) = (Int(previous[element]), Int(next[element]))
    if before >= 0 { next[before] = Int32(after) } else { first[list] = Int32(after) }
    if after >= 0 { previous[after] = Int32(before) } else { last[list] = Int32(before) }
    next[element] = -1
    previous[element] = -1
    lists[element] = -1
    counts[list] -= 1
  }

  /// Links an element into a list after `before`, or at the start of the list if `before` is -1.
  private mutating func link(_ element: Int, to list: Int, after before: Int) {
    makeRoom(element: element)
    let after = before >= 0 ? Int(next[before]) : Int(first[list])
    previous[element] = Int32(before)
    next[element] = Int32(after)
    lists[element] = Int32(list)
    if before >= 0 { next[before] = Int32(element) } else { first[list] = Int32(element) }
    if after >= 0 { previous[after] = Int32(element) } else { last[list] = Int32(element) }
    counts[list] += 1
  }

  private mutating func makeRoom(element: Int) {
    let more = element + 1 - next.count
    guard more > 0 else { return }
    if more == 1 {
      next.append(-1)
      previous.append(-1)
      lists.append(-1)
    } else {
      next.append(contentsOf: repeatElement(-1, count: more))
      previous.append(contentsOf: repeatElement(-1, count: more))
      lists.append(contentsOf: repeatElement(-1, count: more))
    }
  }

  private mutating func makeRoom(list: Int) {
    while first.count <= list {
      first.append(-1)
      last.append(-1)
      counts.append(0)
    }
  }
}
