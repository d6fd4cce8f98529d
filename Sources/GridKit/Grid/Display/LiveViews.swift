/// The live views of a grid by element: a flat array in the order of the keys.
///
/// There are as many as show, and they change at the ends, so a search by halves and a short move
/// in memory beat a hash table. Whoever compares them with another list in the same order (see
/// `AttributeStore`) walks both once.
///
/// - Complexity: looking up O(log *n*), changing O(*n*) with a small constant, for *n* live views.
package struct LiveViews: Sequence {
  package typealias Element = (key: ElementKey, value: GridReusableView)

  /// Ascending by key, each key once.
  package private(set) var elements: [Element] = []

  package var count: Int { elements.count }
  package var isEmpty: Bool { elements.isEmpty }

  /// Keys, ascending.
  package var keys: [ElementKey] { elements.map(\.key) }
  /// Views, ascending by key.
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

  /// Takes in the view of an element that has none.
  ///
  /// - Returns: Whether that is done; if the element has a view, nothing has happened.
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

  /// The view of an element, which is looked for at a place first; then that is the one behind it.
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

  /// Takes out the view of an element.
  package mutating func removeValue(forKey key: ElementKey) -> GridReusableView? {
    let index = place(of: key)
    guard index < elements.count, elements[index].key == key else { return nil }
    return elements.remove(at: index).value
  }

  package mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
  }

  /// Where an element is, or would be put.
  private func place(of key: ElementKey) -> Int {
    var low = 0
    var high = elements.count
    guard high > 0 else { return 0 }
    // What is at the ends is asked for most often while content scrolls.
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
