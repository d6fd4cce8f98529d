/// A list of objects to notify. The list does not keep its objects alive. Each object is in the
/// list once, in the order in which the objects were added.
struct WeakList<Object> {
  private struct Entry {
    /// A closure that returns the object as long as it exists. The closure returns an `Object`, so
    /// the list needs no cast from `AnyObject`. Such a cast would often take longer than the call
    /// that notifies the object.
    let object: () -> Object?
  }

  private var entries: [Entry] = []

  /// Whether no object was ever added, or all were removed.
  var isEmpty: Bool { entries.isEmpty }

  /// The objects that still exist.
  var objects: [Object] { entries.compactMap { $0.object() } }

  /// Calls `message` with each object that still exists.
  func tell(_ message: (Object) -> Void) {
    if entries.isEmpty { return }
    let entries = entries
    for index in entries.indices {
      if let object = entries[index].object() { message(object) }
    }
  }

  /// Adds an object at the end of the list.
  ///
  /// - Parameter weakly: A closure that returns the object as long as it exists, and does not keep
  ///   it alive.
  mutating func record(_ object: Object, weakly: @escaping () -> Object?) {
    remove(object)
    entries.append(Entry(object: weakly))
  }

  /// Removes an object, and the entries of objects that no longer exist.
  mutating func remove(_ object: Object) {
    let object = object as AnyObject
    entries.removeAll { entry in
      guard let present = entry.object() else { return true }
      return present as AnyObject === object
    }
  }
}
