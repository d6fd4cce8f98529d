/// A value behind one reference: copies share it until one of them changes it. So it is handed on
/// with a single count of references, however many lists it has.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  /// Whoever changes the value is the only one that has it, so no two tasks ever do at once, and
  /// no change of it overlaps with anything. To look for that at run time takes as long as the rest
  /// (scenario 9 of the benchmark: heights of a list that change).
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage

  package init(_ value: Value) {
    storage = Storage(value)
  }

  /// The value. To change it takes a copy of it where others have it, too.
  package var value: Value {
    @inline(__always)
    _read { yield storage.value }
    @inline(__always)
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool {
    a.storage === b.storage || a.value == b.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
