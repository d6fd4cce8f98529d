// Attributes objects of subclasses are copied and read while the known elements change. What such
// code does to the grid meanwhile is refused.

/// The memory of a grid's known elements. The grid alone uses it, and frees it at its end, wherever
/// that comes.
struct StoreMemory: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<AttributeStore>

  @MainActor
  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: AttributeStore())
  }

  func free() {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

extension GridView {
  /// What the layout has answered. Code that comes back here while it changes meets a fault, and an
  /// empty store that lasts until the change is over.
  final var store: AttributeStore {
    @inline(__always)
    _read { yield readableStore.pointee }
    @inline(__always)
    _modify {
      let isInside = answers.isStoreChanging
      let store = readableStore
      answers.isStoreChanging = true
      defer {
        answers.isStoreChanging = isInside
        if !isInside, !answers.interimStores.isEmpty { forgetInterimStores() }
      }
      yield &store.pointee
    }
  }

  @inline(__always)
  private final var readableStore: UnsafeMutablePointer<AttributeStore> {
    answers.isStoreChanging ? makeInterimStore() : answers.storeMemory.pointer
  }

  private final func makeInterimStore() -> UnsafeMutablePointer<AttributeStore> {
    let interim = StoreMemory()
    answers.interimStores.append(interim)
    if answers.interimStores.count == 1 { simulation.raise(.attributesReentrance(self)) }
    return interim.pointer
  }

  /// Ends a change of the store during which other code came back to it. The layout is asked again.
  private final func forgetInterimStores() {
    for interim in answers.interimStores { interim.free() }
    answers.interimStores.removeAll()
    answers.cachedRegion.evictAll()
    store.removeAll()
    setNeedsLayout()
  }
}

extension GridFault {
  @MainActor package static func attributesReentrance(_ grid: GridView) -> GridFault {
    GridFault(
      code: "attributes-reentrance", exceptionName: .fatalError,
      message: "\(MessageText.className(grid)) is asked or changed from inside copy(with:) or "
        + "isEqual(_:) of an attributes object, while it takes in what the layout has answered",
      advice: "Copy and compare the object's own properties there, and leave the collection view "
        + "alone.")
  }
}
