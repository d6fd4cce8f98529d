/// Objects that somebody tells and does not keep, each once, in the order in which they came.
struct WeakList<Object> {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  /// Whether none was ever noted, or all were taken out.
  var isEmpty: Bool { entries.isEmpty }

  /// Those that are still there.
  var objects: [Object] { entries.compactMap { $0.object as? Object } }

  /// Tells all that are still there.
  func tell(_ message: (Object) -> Void) {
    if isEmpty { return }
    for object in objects { message(object) }
  }

  /// Puts an object at the end of the list.
  mutating func note(_ object: Object) {
    remove(object)
    entries.append(Entry(object: object as AnyObject))
  }

  /// Takes an object out, and all that have gone meanwhile.
  mutating func remove(_ object: Object) {
    let object = object as AnyObject
    entries.removeAll { $0.object == nil || $0.object === object }
  }
}
