// Attributes objects of subclasses are copied and compared while the store of them changes. What
// they do to the grid meanwhile is refused.

/// Where a grid's store is. The grid alone uses it, and frees it at its end, wherever that comes.
struct StoreMemory: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<AttributeStore>

  func free() {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

extension AttributeStore {
  /// An empty store in memory of its own.
  static func allocated() -> UnsafeMutablePointer<AttributeStore> {
    let store = UnsafeMutablePointer<AttributeStore>.allocate(capacity: 1)
    store.initialize(to: AttributeStore())
    return store
  }
}

extension GridView {
  @inline(__always)
  private final var ownStore: UnsafeMutablePointer<AttributeStore> { storeMemory.pointer }

  /// The store; an empty one for those who come back to it from inside a change of it.
  final var readableStore: UnsafeMutablePointer<AttributeStore> {
    @inline(__always)
    get { isStoreChanging ? beginInterim() : ownStore }
  }

  /// - Returns: What is to be changed.
  @inline(__always)
  final func beginStoreChange() -> UnsafeMutablePointer<AttributeStore> {
    if isStoreChanging { return beginInterim() }
    isStoreChanging = true
    return ownStore
  }

  @inline(__always)
  final func endStoreChange(_ changed: UnsafeMutablePointer<AttributeStore>) {
    guard changed == ownStore else { return }
    isStoreChanging = false
    if !interimStores.isEmpty { endInterim() }
  }

  /// Somebody comes back to the store from inside a change of it.
  ///
  /// - Returns: An empty store to read and to change, which lasts until that change is over.
  @inline(never)
  private final func beginInterim() -> UnsafeMutablePointer<AttributeStore> {
    let interim = AttributeStore.allocated()
    interimStores.append(interim)
    if interimStores.count == 1 { simulation.raise(.attributesReentrance(self)) }
    return interim
  }

  /// That change is over: what the layout has answered is asked again, since nobody knows what the
  /// other change made of it.
  ///
  /// The accessor of the store calls this, so it does not use the accessor.
  @inline(never)
  private final func endInterim() {
    for interim in interimStores { StoreMemory(pointer: interim).free() }
    interimStores.removeAll()
    known.forgetEverything()
    ownStore.pointee.removeAll()
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
