/// How much work a simulation has done, as exact counts that do not depend on the machine.
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
  /// Elements that a layout pass took over from such answers. The rest of `elementsReturned` was named
  /// twice, or answered a question that nothing is shown by.
  public var elementsKept = 0
  /// Calls to a layout's `prepare()`.
  public var prepareCalls = 0
  /// `IndexPath` values made by the runtime.
  public var indexPathsMade = 0
  /// Questions to views for the size that they would like, where a view has a say.
  public var preferredSizeCalls = 0
  /// Layout passes of grids.
  public var layoutPasses = 0

  public init() {}
}

/// Counts attribute objects from their initialiser and deinitialiser.
///
/// A class with plain fields because deinitialisers are not isolated. Views, layouts and their
/// attributes are used on the main actor only, so nothing counts concurrently.
package final class AttributeLedger: @unchecked Sendable {
  @exclusivity(unchecked) package nonisolated(unsafe) var made = 0
  @exclusivity(unchecked) package nonisolated(unsafe) var live = 0
  @exclusivity(unchecked) package nonisolated(unsafe) var indexPaths = 0
  /// Is told of every object that is made, while somebody listens.
  @exclusivity(unchecked) package nonisolated(unsafe) var witness: AttributeWitness?

  package init() {}

  /// Grows with every change of an attributes object that a store or cache has: as long as it stays,
  /// so do they all.
  @exclusivity(unchecked) package nonisolated(unsafe) static var changes = 0

  /// Counts objects made outside any question of a runtime, for instance by a test.
  package static let unattended = AttributeLedger()

  /// The ledger of the simulation whose layout is being asked, which keeps it meanwhile.
  @exclusivity(unchecked) @MainActor private static var attended = Unmanaged.passUnretained(
    unattended)

  @MainActor package static var current: AttributeLedger { attended.takeUnretainedValue() }

  /// Runs `body` with this ledger as the current one.
  @MainActor @inline(__always)
  package func attend<Result>(_ body: () -> Result) -> Result {
    let outer = AttributeLedger.attended
    AttributeLedger.attended = Unmanaged.passUnretained(self)
    defer { AttributeLedger.attended = outer }
    return body()
  }
}

/// Keeps track of attribute objects that are made while it listens to a ledger: which of them are
/// still there, and which are no copies.
@MainActor
package final class AttributeWitness {
  private struct Weak {
    weak var attributes: GridViewLayoutAttributes?
    var isCopy = false
  }

  private var made: [Weak] = []

  package init() {}

  func note(_ attributes: GridViewLayoutAttributes) {
    made.append(Weak(attributes: attributes))
  }

  /// A copy is filled in right after it is made.
  func noteCopy(_ attributes: GridViewLayoutAttributes) {
    guard let last = made.indices.last, made[last].attributes === attributes else { return }
    made[last].isCopy = true
  }

  /// Objects that still exist, in the order in which they were made.
  package var survivors: [(attributes: GridViewLayoutAttributes, isCopy: Bool)] {
    made.compactMap { entry in entry.attributes.map { ($0, entry.isCopy) } }
  }
}
