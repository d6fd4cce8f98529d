/// Tells whether attributes objects may have changed since they were read last.
///
/// An object counts its changes where it was made: in the counter of one simulation, or, outside
/// any question of a layout, in that of no simulation. As long as those two stay, so do all objects
/// that are watched. Objects of a third may change unnoticed.
@MainActor
package struct ChangeTracker {
  /// The counter of the watched objects; kept, so that its counts are there.
  private var counter: AttributeCounter?
  private var counts: UnsafeMutablePointer<AttributeCounter.Counts>?
  private let unscoped = AttributeCounter.unscoped.counts
  /// The changes that were counted when the objects were read.
  private var changesRead = 0
  /// Whether there are objects that may change unnoticed.
  package private(set) var hasUntracked = false

  package init() {
    changesRead = changes
  }

  /// Watches an object from now on; it has just been read, or is about to be.
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

  /// Restarts with objects of one counter, that of an object about to be added, and no others.
  package mutating func restart(with first: GridViewLayoutAttributes?) {
    hasUntracked = false
    guard let counter, first?.isCounted(in: counts) != true else { return }
    changesRead &-= counter.changes
    self.counter = nil
    counts = nil
  }

  /// Whether an object may have changed.
  @inline(__always)
  package var mayFindChanges: Bool { hasUntracked || changes != changesRead }

  /// The number of changes counted so far. As long as it stays, no object has changed but those
  /// that may change unnoticed.
  @inline(__always)
  package var changes: Int { (counts?.pointee.changes ?? 0) &+ unscoped.pointee.changes }

  /// Notes that all objects have been read.
  package mutating func recordRead() {
    changesRead = changes
  }
}
