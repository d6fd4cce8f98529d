/// A tracker that tells whether watched attributes objects may have changed since they were last
/// read.
///
/// An object counts its changes in the counter of the simulation in which it was made. An object
/// made outside any call to a layout counts its changes in a shared counter, which belongs to no
/// simulation. The tracker reads two counters: the shared counter and the counter of one
/// simulation. While both counters stay the same, no watched object has changed. Objects with any
/// other counter may change unnoticed.
@MainActor
package struct ChangeTracker {
  /// The counter of the watched objects. It is retained, so that `counts` stays valid.
  private var counter: AttributeCounter?
  private var counts: UnsafeMutablePointer<AttributeCounter.Counts>?
  private let unscoped = AttributeCounter.unscoped.counts
  /// The value of `changes` when the objects were last read.
  private var changesRead = 0
  /// Whether some watched objects may change unnoticed.
  package private(set) var hasUntracked = false

  package init() {
    changesRead = changes
  }

  /// Watches an object, which the caller reads now. Inlined for scenario `steady-scroll`.
  @inline(__always)
  package mutating func add(_ attributes: GridViewLayoutAttributes) {
    attributes.isWatched = true
    if !attributes.isCounted(in: counts), !attributes.isCounted(in: unscoped) {
      addOther(attributes)
    }
  }

  @inline(never)
  private mutating func addOther(_ attributes: GridViewLayoutAttributes) {
    guard counts == nil, let counter = attributes.counter else {
      hasUntracked = true
      return
    }
    changesRead &+= counter.changes
    self.counter = counter
    counts = counter.counts
  }

  /// Stops watching all objects.
  package mutating func restart() {
    hasUntracked = false
    guard let counter else { return }
    changesRead &-= counter.changes
    self.counter = nil
    counts = nil
  }

  /// Whether an object may have changed.
  @inline(__always)
  package var mayFindChanges: Bool { hasUntracked || changes != changesRead }

  /// The number of changes counted so far. While it stays the same, no watched object has changed,
  /// except objects that may change unnoticed.
  @inline(__always)
  package var changes: Int { (counts?.pointee.changes ?? 0) &+ unscoped.pointee.changes }

  /// Records that all objects have been read.
  package mutating func recordRead() {
    changesRead = changes
  }
}
