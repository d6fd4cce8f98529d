/// A value behind one reference: copies share it until one of them changes it. So it is handed on
/// with a single count of references, however many lists it has.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  /// The storage changes only while it has a single reference, so no two tasks change it at once.
  private final class Storage: @unchecked Sendable {
    /// The value, in memory of its own.
    let pointer: UnsafeMutablePointer<Value>

    init(_ value: Value) {
      pointer = .allocate(capacity: 1)
      pointer.initialize(to: value)
    }

    deinit {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  private var storage: Storage

  package init(_ value: Value) {
    storage = Storage(value)
  }

  /// The value. To change it takes a copy of it where others have it, too.
  package var value: Value {
    @inline(__always)
    _read { yield storage.pointer.pointee }
    @inline(__always)
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.pointer.pointee) }
      yield &storage.pointer.pointee
    }
  }

  /// Looks at the value where it is. What reads only some of it by the pointer copies only that;
  /// a method of the value's own would be handed a copy of all (`far-jump`).
  @inline(__always)
  package func inPlace<Result>(_ look: (UnsafePointer<Value>) -> Result) -> Result {
    withExtendedLifetime(storage) { look(UnsafePointer(storage.pointer)) }
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
