/// A solved compositional layout, with the sections, counts and bounds that were solved.
///
/// The type is a class and not a struct, because plans contain many lists and a layout reads the
/// solution several times in a layout pass.
@MainActor
final class CompositionalSolution {
  /// The plan in copy-on-write storage. The plan has many lists, so it is read in place.
  private var sharedPlan: CopyOnWrite<CompositionalPlan>
  /// The description of each section; nil if the provider returned none for an empty section.
  let sections: [NSCollectionLayoutSection?]
  let inputs: [CompositionalSection]
  /// Boundary items of the whole layout.
  let boundaries: [CompositionalBoundary]
  let counts: SectionCounts
  /// The generation of the grid's content that `counts` belong to.
  let contentGeneration: Int
  let boundsSize: CGSize
  /// Whether solving raised a fault. The plan is then used only until the next `prepare()`.
  let isRefused: Bool
  let environment: LayoutEnvironment
  /// Whether any boundary item is pinned (CL-60).
  let pins: Bool
  /// Whether any orthogonal section has content to scroll.
  let hasRows: Bool
  /// Whether any section has a `visibleItemsInvalidationHandler`.
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

  /// The plan. Only the layout that made the solution stores measured sizes in the plan.
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
