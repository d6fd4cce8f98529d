/// Objects that the list notifies but does not keep, each once, in the order in which they were
/// added.
struct WeakList<Object> {
  private struct Entry {
    /// The object as long as it is there, under its own type: to look for that takes longer than
    /// most of what it is told.
    let object: () -> Object?
  }

  private var entries: [Entry] = []

  /// Whether none was ever noted, or all were taken out.
  var isEmpty: Bool { entries.isEmpty }

  /// Objects that still exist.
  var objects: [Object] { entries.compactMap { $0.object() } }

  /// Tells all that are still there.
  func tell(_ message: (Object) -> Void) {
    if entries.isEmpty { return }
    let entries = entries
    for index in entries.indices {
      if let object = entries[index].object() { message(object) }
    }
  }

  /// Puts an object at the end of the list.
  ///
  /// - Parameter weakly: Answers the object as long as it is there, and does not keep it.
  mutating func record(_ object: Object, weakly: @escaping () -> Object?) {
    remove(object)
    entries.append(Entry(object: weakly))
  }

  /// Takes an object out, and all that have gone meanwhile.
  mutating func remove(_ object: Object) {
    let object = object as AnyObject
    entries.removeAll { entry in
      guard let present = entry.object() else { return true }
      return present as AnyObject === object
    }
  }
}
