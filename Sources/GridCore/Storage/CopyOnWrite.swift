/// A value behind one reference. Copies share the value until one of them changes it. Making a copy
/// retains a single reference, however many arrays the value has.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  /// The storage changes only while it has a single reference, so no two tasks change it at once.
  private final class Storage: @unchecked Sendable {
    /// A pointer to the value, which has memory of its own.
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

  /// The value. A change first copies the value if other copies share it.
  package var value: Value {
    @inline(__always)
    _read { yield storage.pointer.pointee }
    @inline(__always)
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.pointer.pointee) }
      yield &storage.pointer.pointee
    }
  }

  /// Calls `look` with a pointer to the value. Reading a property through the pointer copies only
  /// that property. Calling a method of the value would copy the whole value (scenario `far-jump`
  /// of the benchmark).
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
