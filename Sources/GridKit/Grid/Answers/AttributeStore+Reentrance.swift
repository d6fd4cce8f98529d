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
  /// What the layout has answered. Objects of subclasses are asked while it changes: whoever comes
  /// back here from there does not see half a change but an empty store, and has met a fault.
  final var store: AttributeStore {
    @inline(__always)
    _read { yield readableStore.pointee }
    @inline(__always)
    _modify {
      let changed = beginStoreChange()
      defer { endStoreChange(changed) }
      yield &changed.pointee
    }
  }

  @inline(__always)
  private final var ownStore: UnsafeMutablePointer<AttributeStore> { answers.storeMemory.pointer }

  /// The store; an empty one for those who come back to it from inside a change of it.
  final var readableStore: UnsafeMutablePointer<AttributeStore> {
    @inline(__always)
    get { answers.isStoreChanging ? beginInterim() : ownStore }
  }

  /// - Returns: What is to be changed.
  @inline(__always)
  final func beginStoreChange() -> UnsafeMutablePointer<AttributeStore> {
    if answers.isStoreChanging { return beginInterim() }
    answers.isStoreChanging = true
    return ownStore
  }

  @inline(__always)
  final func endStoreChange(_ changed: UnsafeMutablePointer<AttributeStore>) {
    guard changed == ownStore else { return }
    answers.isStoreChanging = false
    if !answers.interimStores.isEmpty { endInterim() }
  }

  /// Somebody comes back to the store from inside a change of it.
  ///
  /// - Returns: An empty store to read and to change, which lasts until that change is over.
  @inline(never)
  private final func beginInterim() -> UnsafeMutablePointer<AttributeStore> {
    let interim = AttributeStore.allocated()
    answers.interimStores.append(interim)
    if answers.interimStores.count == 1 { simulation.raise(.attributesReentrance(self)) }
    return interim
  }

  /// That change is over: what the layout has answered is asked again, since nobody knows what the
  /// other change made of it.
  ///
  /// The accessor of the store calls this, so it does not use the accessor.
  @inline(never)
  private final func endInterim() {
    for interim in answers.interimStores { StoreMemory(pointer: interim).free() }
    answers.interimStores.removeAll()
    answers.cachedRegion.evictAll()
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
