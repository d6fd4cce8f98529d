import Synchronization

/// Remembers what was worked out of a value until the value changes; copies of the value share it.
@usableFromInline
struct Memo<Result: Sendable>: Sendable {
  private final class Box: Sendable {
    let result = Mutex<Result?>(nil)
    let isFilled = Atomic(false)
  }

  private var box = Box()

  @usableFromInline
  init() {}

  /// The result, worked out the first time.
  func result(_ work: () -> Result) -> Result {
    box.result.withLock { result in
      if let result { return result }
      let new = work()
      result = new
      box.isFilled.store(true, ordering: .releasing)
      return new
    }
  }

  /// The value has changed: what copies of it have in common with it is theirs alone from now on,
  /// also what they have yet to work out.
  @usableFromInline
  mutating func forget() {
    if isKnownUniquelyReferenced(&box), !box.isFilled.load(ordering: .acquiring) { return }
    box = Box()
  }
}
