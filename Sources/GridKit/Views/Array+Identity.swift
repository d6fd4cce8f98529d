// Searches in arrays of objects. A comparison of pointers in place retains and releases no object
// and calls no closure. Retains, releases and calls are most of the cost of an ordinary search.

extension Array where Element: AnyObject {
  /// Returns the last index of an object, by identity; nil if the object is not in the array.
  ///
  /// - Complexity: O(*count*), less than a nanosecond per element.
  package func lastIndex(identicalTo object: Element) -> Int? {
    let wanted = Unretained(object).address
    return withUnsafeBytes { bytes in
      let pointers = bytes.bindMemory(to: UnsafeRawPointer.self)
      var index = pointers.count - 1
      while index >= 0, pointers[index] != wanted { index -= 1 }
      return index < 0 ? nil : index
    }
  }

  /// Returns the range of this array that another array has, too. The range begins with the first
  /// object of this array if the other array has this object. Otherwise it begins with the first
  /// object of the other array. The range ends where the arrays differ.
  ///
  /// - Complexity: O(*count*), less than a nanosecond per element.
  func stretch(sharedWith other: [Element]) -> Range<Int> {
    withUnsafeBytes { mine in
      other.withUnsafeBytes { others in
        let mine = mine.bindMemory(to: UnsafeRawPointer.self)
        let others = others.bindMemory(to: UnsafeRawPointer.self)
        guard let first = mine.first, let otherFirst = others.first else { return 0..<0 }
        var (start, place) = (0, 0)
        while place < others.count, others[place] != first { place += 1 }
        if place == others.count {
          place = 0
          while start < mine.count, mine[start] != otherFirst { start += 1 }
        }
        var end = start
        while end < mine.count, place < others.count, mine[end] == others[place] {
          end += 1
          place += 1
        }
        return start..<end
      }
    }
  }

  /// Returns whether two arrays hold the same objects in the same order.
  ///
  /// - Complexity: O(1) if one array is a copy of the other and neither was changed since, else
  ///   O(*count*), less than a nanosecond per element.
  func hasSameObjects(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { others in
        if mine.baseAddress == others.baseAddress { return true }
        let mine = mine.bindMemory(to: UnsafeRawPointer.self)
        let others = others.bindMemory(to: UnsafeRawPointer.self)
        for index in mine.indices where mine[index] != others[index] { return false }
        return true
      }
    }
  }

  /// Returns an index of an object, by identity; nil if the object is not in the array.
  ///
  /// - Complexity: O(*d*) for the distance *d* from the nearer end. Most searches are for an object
  ///   near one of the ends.
  package func index(identicalTo object: Element) -> Int? {
    let wanted = Unretained(object).address
    return withUnsafeBytes { bytes in
      let pointers = bytes.bindMemory(to: UnsafeRawPointer.self)
      var low = 0
      var high = pointers.count - 1
      while low <= high {
        if pointers[high] == wanted { return high }
        if pointers[low] == wanted { return low }
        low += 1
        high -= 1
      }
      return nil
    }
  }

  /// Returns an index of an object, by identity; nil if the object is not in the array. The search
  /// is fast if the object is at `place` or right before it.
  func index(identicalTo object: Element, near place: Int) -> Int? {
    let wanted = Unretained(object).address
    let found: Int? = withUnsafeBytes { bytes in
      let pointers = bytes.bindMemory(to: UnsafeRawPointer.self)
      if place > 0, place <= pointers.count, pointers[place - 1] == wanted { return place - 1 }
      return pointers.indices.contains(place) && pointers[place] == wanted ? place : nil
    }
    return found ?? index(identicalTo: object)
  }

  /// Moves an object to another index. The objects in between move by one.
  package mutating func moveElement(at old: Int, to new: Int) {
    guard old != new else { return }
    withUnsafeMutableBytes { bytes in
      // Bytes, not objects: no object is retained or released by this.
      let pointers = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      guard let start = pointers.baseAddress else { return }
      let moved = pointers[old]
      if old < new {
        (start + old).update(from: start + old + 1, count: new - old)
      } else {
        (start + new + 1).update(from: start + new, count: old - new)
      }
      pointers[new] = moved
    }
  }

  /// Returns whether all objects satisfy a condition. No object is retained, because the array
  /// keeps the objects alive meanwhile. Inlined for scenario `steady-scroll` of the benchmark.
  @inline(__always)
  package func allElementsSatisfy(_ isAsItShould: (Element) -> Bool) -> Bool {
    withUnsafeBytes { bytes in
      let references = bytes.bindMemory(to: Unretained<Element>.self)
      var index = 0
      while index < references.count {
        guard references[index].withObject(isAsItShould) else {
          return false
        }
        index += 1
      }
      return true
    }
  }
}

extension Array {
  /// Swaps two elements like `swapAt(_:_:)`, but retains and releases neither.
  package mutating func exchange(_ first: Int, _ second: Int) {
    precondition(first != second && indices.contains(first) && indices.contains(second))
    withUnsafeMutableBufferPointer { $0.exchange(first, second) }
  }
}

extension UnsafeMutableBufferPointer {
  /// Swaps two elements like `Array.exchange(_:_:)`. The two indices must be different and valid.
  @inline(__always)
  func exchange(_ first: Int, _ second: Int) {
    guard let start = baseAddress else { return }
    let moved = (start + first).move()
    (start + first).moveInitialize(from: start + second, count: 1)
    (start + second).initialize(to: moved)
  }
}
