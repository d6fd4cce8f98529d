/// The live views of a grid by element: a flat array sorted by key.
///
/// A grid has only the few live views on screen, and most changes are at the ends of the array. So
/// binary search and short moves in memory are faster than a hash table. A comparison with another
/// list in the same order (see `KnownElements`) walks both lists once.
///
/// - Complexity: A search is O(log *n*), a change O(*n*) with a small constant, for *n* live views.
package struct LiveViews: Sequence {
  package typealias Element = (key: ElementKey, value: GridReusableView)

  /// The live views, ascending by key. Each key occurs once.
  package private(set) var elements: [Element] = []

  package var count: Int { elements.count }
  package var isEmpty: Bool { elements.isEmpty }

  /// The keys, ascending.
  package var keys: [ElementKey] { elements.map(\.key) }
  /// The views, ascending by key.
  package var values: [GridReusableView] { elements.map(\.value) }

  package init() {}

  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  package subscript(key: ElementKey) -> GridReusableView? {
    get {
      let index = place(of: key)
      return index < elements.count && elements[index].key == key ? elements[index].value : nil
    }
    set {
      let index = place(of: key)
      let isPresent = index < elements.count && elements[index].key == key
      switch (newValue, isPresent) {
      case (let view?, true): elements[index].value = view
      case (let view?, false) where index == elements.count: elements.append((key, view))
      case (let view?, false): elements.insert((key, view), at: index)
      case (nil, true): elements.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Inserts the view of an element that has no live view.
  ///
  /// Inlined, like the search below, for scenario `steady-scroll` of the benchmark.
  ///
  /// - Returns: Whether the view was inserted. If the element already has a view, the result is
  ///   false and nothing changes.
  @inline(__always)
  package mutating func insert(_ view: consuming GridReusableView, for key: ElementKey) -> Bool {
    let index = place(of: key)
    if index == elements.count {
      elements.append((key, view))
    } else if elements[index].key == key {
      return false
    } else {
      elements.insert((key, view), at: index)
    }
    return true
  }

  /// Returns the view of an element. The search begins at index `place`. The method then sets
  /// `place` to the index behind the view.
  @inline(__always)
  package func view(for key: ElementKey, near place: inout Int) -> GridReusableView? {
    if place >= elements.count || elements[place].key != key { place = self.place(of: key) }
    guard place < elements.count, elements[place].key == key else { return nil }
    place += 1
    return elements[place - 1].value
  }

  /// Whether an element has a view.
  package func contains(_ key: ElementKey) -> Bool {
    let index = place(of: key)
    return index < elements.count && elements[index].key == key
  }

  /// Whether an element has this very view.
  package func contains(_ view: GridReusableView, for key: ElementKey) -> Bool {
    let index = place(of: key)
    return index < elements.count && elements[index].key == key && elements[index].value === view
  }

  /// Removes and returns the view of an element.
  package mutating func removeValue(forKey key: ElementKey) -> GridReusableView? {
    let index = place(of: key)
    guard index < elements.count, elements[index].key == key else { return nil }
    return elements.remove(at: index).value
  }

  package mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
  }

  /// Returns the index of an element, or the index at which it would be inserted.
  private func place(of key: ElementKey) -> Int {
    var low = 0
    var high = elements.count
    guard high > 0 else { return 0 }
    // While content scrolls, most searches are for elements at the ends.
    if !key.precedes(elements[high - 1].key) {
      return elements[high - 1].key == key ? high - 1 : high
    }
    if !elements[0].key.precedes(key) { return 0 }
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].key.precedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
