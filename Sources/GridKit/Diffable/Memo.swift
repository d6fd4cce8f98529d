import Synchronization

/// A cache for a result that is computed from a value. Copies of the value share the cache until
/// one of them changes.
@usableFromInline
struct Memo<Result: Sendable>: Sendable {
  private final class Box: Sendable {
    let result = Mutex<Result?>(nil)
    let isFilled = Atomic(false)
  }

  private var box = Box()

  @usableFromInline
  init() {}

  /// Returns the cached result. The first call computes it.
  func result(_ work: () -> Result) -> Result {
    box.result.withLock { result in
      if let result { return result }
      let new = work()
      result = new
      box.isFilled.store(true, ordering: .releasing)
      return new
    }
  }

  /// Drops the result, because the value has changed. Copies of the old value keep the shared
  /// cache, even if their result is not yet computed.
  @usableFromInline
  mutating func forget() {
    if isKnownUniquelyReferenced(&box), !box.isFilled.load(ordering: .acquiring) { return }
    box = Box()
  }
}
