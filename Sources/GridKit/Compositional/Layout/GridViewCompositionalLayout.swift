/// Returns the description of a section of a compositional layout; nil if there is nothing to lay
/// out (CL-2, CL-40).
///
/// The arguments are the index of the section and the environment of the layout.
public typealias GridViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups. Each section repeats a group of items along the
/// scroll axis, and may have supplementary views around it. An orthogonal section has an offset of
/// its own, and scrolls across the scroll axis.
///
/// The sections have one description in common, or a provider returns a description for each
/// section. The layout calls the provider once for each section whenever it is solved: after
/// `invalidateLayout()`, a reload, an update, or a change of the view's size. Scrolling alone does
/// not solve the layout.
///
/// - Note: After `UICollectionViewCompositionalLayout`. `CompositionalPlan` computes the frames.
@preconcurrency @MainActor
open class GridViewCompositionalLayout: GridViewLayout {
  /// The source of the sections.
  private enum Source {
    case none
    case section(NSCollectionLayoutSection)
    case provider(GridViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  /// The layout's own configuration. Callers get only copies of it.
  final private(set) var inForce = GridViewCompositionalLayoutConfiguration()

  // MARK: State

  /// The solution; nil after an invalidation of the layout.
  var solution: CompositionalSolution?
  /// The view's size in the last solve, and whether any boundary item was pinned.
  var planned: (size: CGSize, pins: Bool)?
  /// Whether the layout is being solved. Code of the app that is called during a solve gets no
  /// answers to its queries.
  var isSolving = false
  /// Whether the layout was invalidated during a solve. The next `prepare()` then solves it again
  /// (CO-8).
  var isOutdated = false
  /// The state before the last change, restored when the change is rejected (`FaultPolicy.record`).
  var before: CompositionalMemory?
  /// The state before the first preferred size in the present layout pass, restored when sizing is
  /// rejected (`FaultPolicy.record`).
  var beforeSizing: CompositionalMemory?
  /// The batch update in progress; nil for none.
  var updateUnderWay: UpdatePlan?
  /// The preferred sizes of views while there is no solution (CL-48).
  var measures = CompositionalMeasures()
  /// The view's length across the scroll axis when the sizes were measured.
  var measuredLength: CGFloat?
  /// The invalidation context for a preferred size, until the grid invalidates the layout with it.
  var sizingContext: GridViewLayoutInvalidationContext?
  /// The invalidation context that the layout has made for a change of bounds.
  private var boundsContext: (context: GridViewLayoutInvalidationContext, isResize: Bool)?
  /// The attribute objects that the layout returns.
  final var pool = ElementPool()
  /// The keys of elements, and the numbers of element kinds.
  var keys = CompositionalKeys()
  /// The elements of the last answer; empty when the answer is dropped.
  final var lastAnswer = CompositionalAnswer()
  /// The scroll states that have been made for orthogonal sections, by section.
  package var scrolls: [Int: SectionScroll] = [:]
  /// The range of the scroll axis in which all scroll states have been made since the last solve;
  /// nil for none.
  var spanOfScrolls: ClosedRange<CGFloat>?
  /// Non-zero orthogonal offsets, by section, in points.
  var scrollOffsets: [Int: CGFloat] = [:]
  /// The coordinates in which orthogonal sections scroll.
  let space = SectionScrollSpace()
  /// The number of solves plus the number of scrolls of orthogonal sections. At each call of the
  /// handlers, `notified` stores this number and the view's offset.
  var changeCount = 0
  var notified: (changeCount: Int, offset: CGPoint)?
  /// The changes that handlers have made to elements.
  var visibleChanges: [ElementKey: VisibleItemChange] = [:]

  // MARK: Making a layout

  /// Makes a layout whose sections have one description in common.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section)
    super.init()
  }

  /// Makes a layout whose sections have one description in common.
  ///
  /// - Parameter configuration: The settings, which are copied.
  public init(
    section: NSCollectionLayoutSection, configuration: GridViewCompositionalLayoutConfiguration
  ) {
    source = .section(section)
    inForce = configuration.contentCopy()
    super.init()
  }

  /// Makes a layout that requests the description of every section from a provider.
  public init(sectionProvider: @escaping GridViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    super.init()
  }

  /// Makes a layout that requests the description of every section from a provider.
  ///
  /// - Parameter configuration: The settings, which are copied.
  public init(
    sectionProvider: @escaping GridViewCompositionalLayoutSectionProvider,
    configuration: GridViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    inForce = configuration.contentCopy()
    super.init()
  }

  /// Makes a layout without sections, because sections are not archived.
  public required init?(coder: NSCoder) {
    source = .none
    super.init(coder: coder)
  }

  /// The settings for all sections. The property returns a copy, and changes to the copy have no
  /// effect until the property is set to the copy. Setting the property invalidates the layout.
  open var configuration: GridViewCompositionalLayoutConfiguration {
    get { inForce.contentCopy() }
    set {
      inForce = newValue.contentCopy()
      invalidateLayout()
    }
  }

  /// Returns the description of a section. Calls the provider, if there is one.
  final func section(
    _ index: Int, in environment: LayoutEnvironment, of grid: GridView
  ) -> NSCollectionLayoutSection? {
    switch source {
    case .none: return nil
    case .section(let section): return section
    case .provider(let provider):
      grid.simulation.emit(.layout, "sectionProvider(_:_:)", "\(index)")
      return provider(index, environment)
    }
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    if isOutdated { dropSolution(keepingMeasures: true) }
    dropOutdatedSolution()
    if solution == nil { _ = solved }
  }

  open override var collectionViewContentSize: CGSize { solved?.plan.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    indexPath.count == 2 ? attributes(of: ElementKey(.cell, Position(indexPath))) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributes(of: ElementKey(.supplementary(elementKind), Position(indexPath)))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributes(of: ElementKey(.decoration(elementKind), Position(indexPath)))
  }

  // MARK: Invalidation

  /// Returns true if the size changes. While boundary items are pinned (CL-61) and before the first
  /// solve, the result is true for every change.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let planned else { return true }
    return newBounds.size != planned.size || planned.pins
  }

  /// Returns a context that keeps the geometry if only the origin changes. The context keeps
  /// measured sizes as long as the view's length across the scroll axis does not change.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    boundsContext = (context, newBounds.size != planned?.size)
    return context
  }

  /// Returns true if a view prefers another size on an estimated axis (CL-49).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    takesOver(
      preferredAttributes.size, insteadOf: originalAttributes.size, of: originalAttributes.key)
  }

  /// Returns a context that names the element. From now on, the element has the preferred size of
  /// its view. The offset adjustment of the context keeps visible measured elements in place on
  /// screen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    measure(
      preferredAttributes.size, insteadOf: originalAttributes.size, of: originalAttributes.key,
      in: context)
    return context
  }

  override class var nearestOwnClass: GridViewLayout.Type { GridViewCompositionalLayout.self }

  open override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    let isSizing = sizingContext === context
    if isSizing { sizingContext = nil }
    let scroll = boundsContext.flatMap { $0.context === context ? $0 : nil }
    if scroll != nil { boundsContext = nil }
    super.invalidateLayout(with: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      dropSolution(keepingMeasures: !context.invalidateEverything)
    } else if let scroll {
      if scroll.isResize { dropSolution(keepingMeasures: true) }
    } else if context.movement != nil {
      dropSolution(keepingMeasures: true)
    } else if context.namesElements {
      // Named elements get new attributes, the geometry stays.
      for key in context.namedKeys { pool.remove(key) }
    } else if !isSizing {
      dropSolution(keepingMeasures: false)
    }
  }

  // MARK: Updates

  /// Returns the index paths of supplementary views whose group has lost its items, and of boundary
  /// items that the provider no longer describes.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { pathsOfVanishing(.supplementary(elementKind)) }

  /// Returns the index paths of backgrounds that the provider no longer describes.
  open override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { pathsOfVanishing(.decoration(elementKind)) }

  /// Returns the index paths of live views of a kind that are missing in the new solution, from
  /// before the update.
  ///
  /// - Complexity: O(*n* · log *sections*) for *n* live views.
  private func pathsOfVanishing(_ kind: ElementKind) -> [IndexPath] {
    guard let update = updateUnderWay, let grid = installedView, let solution = solved else {
      return []
    }
    return grid.display.liveViews.keys.filter { key in
      guard key.kind == kind, let new = update.survivor(of: key) else { return false }
      guard let element = keys.element(of: new, in: solution) else { return true }
      return solution.plan.frame(of: element) == nil
    }
    .map(\.position).sorted().map(\.indexPath)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updateUnderWay = nil
  }

  // MARK: Direction

  /// Whether the layout is mirrored in a view with right-to-left direction; true for compositional
  /// layouts.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension GridViewCompositionalLayoutConfiguration {
  /// Returns a copy, or the object itself if a subclass's `copy(with:)` returns an object of
  /// another type.
  func contentCopy() -> GridViewCompositionalLayoutConfiguration {
    copy(with: nil) as? GridViewCompositionalLayoutConfiguration ?? self
  }
}

extension GridViewCompositionalLayout: BuiltInLayout {
  package var followsContentInset: Bool { true }

  package func evictAttributes(outside rect: CGRect) {
    var rect = rect
    if let solution, solution.hasRows {
      // The frames of elements in orthogonal sections are the frames at offset 0.
      let axis = solution.plan.axis.other
      rect.origin[axis] = -1e9
      rect.size[axis] = 2e9
    }
    pool.evictMost(outside: rect)
  }

  package func sizingDidEnd(isRefused: Bool) {
    if isRefused, let beforeSizing { restore(beforeSizing) }
    beforeSizing = nil
  }

  package func itemsDidMove(by plan: UpdatePlan) {
    updateUnderWay = plan
    carryMeasures(through: plan)
    carryScrolls(through: plan)
  }
}
