// Searching arrays of objects. Comparing pointers in place counts no references up and down and calls
// no closure: that is most of what a search costs otherwise.

extension Array where Element: AnyObject {
  /// The last place of an object, by identity; nil where it is not in the array.
  ///
  /// - Complexity: O(*count*), less than a nanosecond each.
  func lastIndex(identicalTo object: Element) -> Int? {
    let wanted = Unmanaged.passUnretained(object).toOpaque()
    return withUnsafeBytes { bytes in
      let pointers = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      var index = pointers.count - 1
      while index >= 0, pointers[index] != wanted { index -= 1 }
      return index < 0 ? nil : index
    }
  }

  /// Whether two arrays hold the same objects in the same order.
  ///
  /// - Complexity: O(1) where they are one and neither was changed since one was copied from the other,
  ///   else O(*count*), less than a nanosecond each.
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
}
