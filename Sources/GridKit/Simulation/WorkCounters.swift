/// The work that a simulation has done, as exact counts that do not depend on the machine.
public struct WorkCounters: Hashable, Codable, Sendable {
  /// Calls to a layout's delegate for a size.
  public var sizeCalls = 0
  /// Attribute objects made while the runtime called layouts, copies included.
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
  /// Calls to any method of a layout, with `layoutQueries` and `prepareCalls` among them.
  public var layoutCalls = 0
  /// Calls to a layout that ask for attributes.
  public var layoutQueries = 0
  /// Attribute objects in the answers of `layoutAttributesForElements(in:)`.
  public var elementsReturned = 0
  /// Elements that layout passes kept from the answers of `layoutAttributesForElements(in:)`. The
  /// other elements of `elementsReturned` were in an answer twice, or in an answer that was not
  /// used to place elements.
  public var elementsKept = 0
  /// Calls to a layout's `prepare()`.
  public var prepareCalls = 0
  /// `IndexPath` values made by the runtime.
  public var indexPathsMade = 0
  /// Calls to views for their preferred size. Calls to views that do not override the sizing of the
  /// base classes are not counted.
  public var preferredSizeCalls = 0
  /// Layout passes of grids.
  public var layoutPasses = 0

  /// Makes counters that are all 0.
  public init() {}
}

/// Counts attribute objects from their initialiser and deinitialiser.
///
/// The type is a class with plain fields, because deinitialisers are not isolated. Views, layouts
/// and their attributes are used on the main actor only, so no two threads count at the same time.
package final class AttributeCounter: @unchecked Sendable {
  /// The counts, in memory of their own. Each attribute object refers to them by address. With a
  /// retained reference to the counter instead, it would take twice as long to make and drop an
  /// object.
  struct Counts {
    var made = 0
    var live = 0
    var indexPaths = 0
    /// The number of changes of attribute objects that a store or a cache has.
    var changes = 0
    /// The counter that the counts belong to; nil once the counter is gone.
    var counter: Unretained<AttributeCounter>?
    /// The counter's observer.
    var observer: Unretained<AttributeObserver>?
    /// Whether the counter is gone. The last attribute object then frees the memory when it is
    /// deallocated.
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

  /// The number of objects made so far.
  package var made: Int {
    get { counts.pointee.made }
    set { counts.pointee.made = newValue }
  }

  /// The number of objects that still exist.
  package var live: Int { counts.pointee.live }

  /// The number of changes of attribute objects that a store or a cache has. As long as the number
  /// stays the same, none of these objects has changed.
  package var changes: Int { counts.pointee.changes }

  package var indexPaths: Int {
    get { counts.pointee.indexPaths }
    set { counts.pointee.indexPaths = newValue }
  }

  /// The observer that is called for each object that is made; nil for none.
  package nonisolated(unsafe) var observer: AttributeObserver? {
    didSet {
      if let observer {
        counts.pointee.observer = Unretained(observer)
      } else {
        counts.pointee.observer = nil
      }
    }
  }

  /// Counts an object that is made. Inlined for scenario `random-queries` of
  /// the benchmark.
  ///
  /// - Returns: The counts that include the object until `countGone(in:)`.
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

  /// The counter of objects made while no simulation calls a layout, for instance by a test.
  package static let unscoped = AttributeCounter()

  /// The counts that include new objects. During a call to a layout, these are the counts of the
  /// layout's simulation, and the simulation keeps them alive. Otherwise the value is nil, which
  /// stands for the counts of `unscoped`. Nil is used because it needs no lazy initialisation.
  @MainActor private static var currentCounts: UnsafeMutablePointer<Counts>?

  /// Runs `body`, and counts in this counter the attribute objects that `body` makes.
  @MainActor @inline(__always)
  package func counting<Result>(_ body: () -> Result) -> Result {
    let outer = AttributeCounter.currentCounts
    AttributeCounter.currentCounts = counts
    defer { AttributeCounter.currentCounts = outer }
    return body()
  }
}

/// Records the attribute objects that are made while this object is a counter's observer. The
/// observer tells which of these objects still exist, and which are copies.
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

  /// Marks an object as a copy, right after the object was made.
  func recordCopy(_ attributes: GridViewLayoutAttributes) {
    guard let last = made.indices.last, made[last].attributes === attributes else { return }
    made[last].isCopy = true
  }

  /// The objects that still exist, in the order in which they were made.
  package var survivors: [(attributes: GridViewLayoutAttributes, isCopy: Bool)] {
    made.compactMap { entry in entry.attributes.map { ($0, entry.isCopy) } }
  }
}
