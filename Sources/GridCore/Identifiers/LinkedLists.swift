/// Lists over numbered elements, each in at most one of them: every change of order costs the same,
/// however long the lists are.
///
/// Elements and lists are numbers from 0 up. Asking where an element stands means to walk there;
/// `FlatOrder` is for callers that ask often.
///
/// Always: the elements of a list name each other as neighbours and the list as theirs, its first
/// has none before it, its last none after it, and they are as many as its count says.
@usableFromInline
package struct LinkedLists: Sendable {
  // By element; -1 for none.
  @usableFromInline private(set) var next: [Int32] = []
  @usableFromInline private(set) var previous: [Int32] = []
  @usableFromInline private(set) var lists: [Int32] = []
  // By list; -1 for none.
  @usableFromInline private(set) var first: [Int32] = []
  private var last: [Int32] = []
  private var counts: [Int32] = []

  @usableFromInline
  package init() {}

  // MARK: Reading

  /// The list that an element is in; nil for an element that is in none, or is none.
  @usableFromInline
  package func list(of element: Int) -> Int? {
    guard element >= 0, element < lists.count, lists[element] >= 0 else { return nil }
    return Int(lists[element])
  }

  /// Elements, in lists and not: every number of one is below.
  package var slotCount: Int { next.count }

  /// Elements of a list.
  package func count(of list: Int) -> Int { list < counts.count ? Int(counts[list]) : 0 }

  /// First element of a list; nil for an empty one.
  package func first(of list: Int) -> Int? {
    list < first.count ? LinkedLists.element(first[list]) : nil
  }

  /// Last element of a list; nil for an empty one.
  package func last(of list: Int) -> Int? {
    list < last.count ? LinkedLists.element(last[list]) : nil
  }

  /// The element behind one; nil behind the last, and for one that is in no list.
  package func element(after element: Int) -> Int? { LinkedLists.element(next[element]) }

  /// Elements of a list, in order.
  @usableFromInline
  package func elements(of list: Int) -> [Int] {
    var elements: [Int] = []
    elements.reserveCapacity(count(of: list))
    forEach(in: list) { elements.append($0) }
    return elements
  }

  /// Walks along a list.
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

  /// Puts an element that is in no list at the end of one. O(1).
  package mutating func append(_ element: Int, to list: Int) {
    makeRoom(list: list)
    link(element, to: list, after: Int(last[list]))
  }

  /// Puts elements that are in no list at the end of one. O(*elements*).
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

  /// Puts an element that is in no list ahead of one that is in one. O(1).
  package mutating func insert(_ element: Int, before anchor: Int) {
    link(element, to: Int(lists[anchor]), after: Int(previous[anchor]))
  }

  /// Puts an element that is in no list behind one that is in one. O(1).
  package mutating func insert(_ element: Int, after anchor: Int) {
    link(element, to: Int(lists[anchor]), after: anchor)
  }

  /// Takes an element out of its list; one that is in none stays so. O(1).
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

  /// Links an element in behind another one, at the start of the list if that is -1.
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
