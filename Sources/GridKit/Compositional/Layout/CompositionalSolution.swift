/// A solved compositional layout and what it was solved for.
///
/// An object, because a layout looks into it several times a round: plans hold many lists.
@MainActor
final class CompositionalSolution {
  /// Copy-on-write: the plan has many lists, and is read in place.
  private var sharedPlan: CopyOnWrite<CompositionalPlan>
  /// The description that each section was solved from; nil where the provider had none for an
  /// empty section.
  let sections: [NSCollectionLayoutSection?]
  let inputs: [CompositionalSection]
  /// Boundary items of the whole layout.
  let boundaries: [CompositionalBoundary]
  let counts: SectionCounts
  /// The load of the grid's that they are from.
  let contentGeneration: Int
  let boundsSize: CGSize
  /// Whether a fault was met: the plan only stands in until the next preparation.
  let isRefused: Bool
  let environment: LayoutEnvironment
  /// Whether any boundary item is pinned (CL-60).
  let pins: Bool
  /// Whether any section scrolls by itself and has something to scroll.
  let hasRows: Bool
  /// Whether any section has a handler of visible items.
  let hasHandlers: Bool

  init(
    _ plan: CompositionalPlan, of definition: CompositionalDefinition, counts: SectionCounts,
    contentGeneration: Int, boundsSize: CGSize, isRefused: Bool
  ) {
    sharedPlan = CopyOnWrite(plan)
    sections = definition.sections
    inputs = definition.inputs
    boundaries = definition.boundaries
    environment = definition.environment
    self.counts = counts
    self.contentGeneration = contentGeneration
    self.boundsSize = boundsSize
    self.isRefused = isRefused
    pins =
      boundaries.contains(where: \.pinsToVisibleBounds)
      || inputs.contains { $0.boundaries.contains(where: \.pinsToVisibleBounds) }
    hasRows = inputs.indices.contains {
      definition.inputs[$0].isOrthogonal && !plan.laysOutNothing(inSection: $0)
    }
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// The plan; only its layout measures sizes in it.
  var plan: CompositionalPlan {
    _read { yield sharedPlan.value }
    _modify { yield &sharedPlan.value }
  }
}

/// The input of a solve: sections, boundary items of the whole layout, and the environment.
@MainActor
struct CompositionalDefinition {
  var sections: [NSCollectionLayoutSection?] = []
  var inputs: [CompositionalSection] = []
  var boundaries: [CompositionalBoundary] = []
  let environment: LayoutEnvironment
}
