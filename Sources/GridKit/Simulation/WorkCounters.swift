/// The work that a simulation has done, as exact counts that do not depend on the machine.
public struct WorkCounters: Hashable, Codable, Sendable {
  /// Sizes asked of a layout's delegate.
  public var sizeCalls = 0
  /// Attribute objects made while the runtime asked layouts, copies included.
  public var attributesMade = 0
  /// Attribute objects of `attributesMade` that still exist.
  public var attributesLive = 0
  /// Cells made because no queue held one.
  public var cellsMade = 0
  /// Supplementary and decoration views made because no queue held one.
  public var reusableViewsMade = 0
  /// Cells taken from a queue to be used again.
  public var cellsDequeued = 0
  /// Supplementary and decoration views taken from a queue to be used again.
  public var reusableViewsDequeued = 0
  /// Calls to data sources: counts, cells and supplementary views.
  public var sourceCalls = 0
  /// Calls to a layout's methods, whatever they are: `layoutQueries` and `prepareCalls` among them.
  public var layoutCalls = 0
  /// Calls to a layout that ask for attributes.
  public var layoutQueries = 0
  /// Attribute objects in the answers of `layoutAttributesForElements(in:)`.
  public var elementsReturned = 0
  /// Elements that a layout pass took over from such answers. The rest of `elementsReturned` was
  /// named twice, or answered a question that nothing is shown by.
  public var elementsKept = 0
  /// Calls to a layout's `prepare()`.
  public var prepareCalls = 0
  /// `IndexPath` values made by the runtime.
  public var indexPathsMade = 0
  /// Questions to views for the size that they would like, where a view has a say.
  public var preferredSizeCalls = 0
  /// Layout passes of grids.
  public var layoutPasses = 0

  /// Makes counters that are all 0.
  public init() {}
}

/// Counts attribute objects from their initialiser and deinitialiser.
///
/// A class with plain fields because deinitialisers are not isolated. Views, layouts and their
/// attributes are used on the main actor only, so nothing counts concurrently.
package final class AttributeCounter: @unchecked Sendable {
  /// The counts, in memory of their own: an object refers to them by address, since counting the
  /// owners of a counter up and down would take as long as the rest of making and dropping an
  /// object.
  struct Counts {
    var made = 0
    var live = 0
    var indexPaths = 0
    /// The number of changes of objects that are watched.
    var changes = 0
    /// The counter that the counts belong to; nil once it is gone.
    var counter: Unretained<AttributeCounter>?
    /// The counter's observer.
    var observer: Unretained<AttributeObserver>?
    /// Whether the counter is gone: the last object to go takes the memory along.
    var isAbandoned: Bool { counter == nil }
  }

  let counts: UnsafeMutablePointer<Counts>

  package init() {
    counts = .allocate(capacity: 1)
    counts.initialize(to: Counts())
    counts.pointee.counter = Unretained(self)
  }

  deinit {
    counts.pointee.observer = nil
    counts.pointee.counter = nil
    AttributeCounter.freeIfUnused(counts)
  }

  /// Objects made so far.
  package var made: Int {
    get { counts.pointee.made }
    set { counts.pointee.made = newValue }
  }

  /// Objects that still exist.
  package var live: Int { counts.pointee.live }

  /// The number of changes of objects that a store or cache has: as long as it stays, so do they
  /// all.
  package var changes: Int { counts.pointee.changes }

  package var indexPaths: Int {
    get { counts.pointee.indexPaths }
    set { counts.pointee.indexPaths = newValue }
  }

  /// The observer of objects that are made, which is called for each of them; nil for none.
  package nonisolated(unsafe) var observer: AttributeObserver? {
    didSet {
      if let observer {
        counts.pointee.observer = Unretained(observer)
      } else {
        counts.pointee.observer = nil
      }
    }
  }

  /// Counts an object that is made.
  ///
  /// - Returns: Where it is counted, until `countGone(in:)`.
  @MainActor @inline(__always) static func countMade() -> UnsafeMutablePointer<Counts> {
    let counts = currentCounts ?? unscoped.counts
    counts.pointee.made += 1
    counts.pointee.live += 1
    return counts
  }

  @inline(__always) static func countGone(in counts: UnsafeMutablePointer<Counts>) {
    counts.pointee.live -= 1
    if counts.pointee.isAbandoned { freeIfUnused(counts) }
  }

  private static func freeIfUnused(_ counts: UnsafeMutablePointer<Counts>) {
    if counts.pointee.live == 0 { counts.deallocate() }
  }

  /// The counter of objects made outside any question of a runtime, for instance by a test.
  package static let unscoped = AttributeCounter()

  /// The place where objects are counted now: in the counter of the simulation whose layout is
  /// being asked, which keeps that meanwhile. Nil from the start: unlike a counter it is there
  /// without being asked for.
  @MainActor private static var currentCounts: UnsafeMutablePointer<Counts>?

  /// Runs `body` with objects that are made in it counted here.
  @MainActor @inline(__always)
  package func counting<Result>(_ body: () -> Result) -> Result {
    let outer = AttributeCounter.currentCounts
    AttributeCounter.currentCounts = counts
    defer { AttributeCounter.currentCounts = outer }
    return body()
  }
}

/// Keeps track of attribute objects that are made while it listens to a counter: which of them are
/// still there, and which are no copies.
@MainActor
package final class AttributeObserver {
  private struct Weak {
    weak var attributes: GridViewLayoutAttributes?
    var isCopy = false
  }

  private var made: [Weak] = []

  package init() {}

  func record(_ attributes: GridViewLayoutAttributes) {
    made.append(Weak(attributes: attributes))
  }

  /// A copy is filled in right after it is made.
  func recordCopy(_ attributes: GridViewLayoutAttributes) {
    guard let last = made.indices.last, made[last].attributes === attributes else { return }
    made[last].isCopy = true
  }

  /// Objects that still exist, in the order in which they were made.
  package var survivors: [(attributes: GridViewLayoutAttributes, isCopy: Bool)] {
    made.compactMap { entry in entry.attributes.map { ($0, entry.isCopy) } }
  }
}
