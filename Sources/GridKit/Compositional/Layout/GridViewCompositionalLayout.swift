/// Answers what a section of a compositional layout consists of; nil where there is nothing to lay
/// out (CL-2, CL-40).
///
/// It is told the section and the view's box.
public typealias GridViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections of groups: each section repeats a group of items along the scroll axis, with
/// views around it, and may scroll by itself across that axis.
///
/// Sections come from one description that holds for all of them, or from a provider, which is
/// asked once for each section whenever the layout is solved: after `invalidateLayout()`, a reload,
/// an update, or a change of the view's size. Scrolling alone solves nothing.
///
/// - Note: After `UICollectionViewCompositionalLayout`. The arithmetic is
///   `CompositionalPlan`'s.
@preconcurrency @MainActor
open class GridViewCompositionalLayout: GridViewLayout {
  /// The source of the sections.
  private enum Source {
    case none
    case section(NSCollectionLayoutSection)
    case provider(GridViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  private var ownConfiguration = GridViewCompositionalLayoutConfiguration()

  // MARK: State

  /// The solved layout, until an invalidation of it.
  var solution: CompositionalSolution?
  /// The view's size that the last solve was for, and whether any boundary item was pinned in it.
  var planned: (size: CGSize, pins: Bool)?
  /// Whether the layout is being solved now: queries from code that a solve calls get no answers.
  var isSolving = false
  /// Whether it was made stale meanwhile: then it is solved again in the next preparation (CO-8).
  var isOutdated = false
  /// The state before the last change, restored when the change is refused (`FaultPolicy.record`).
  var before: CompositionalMemory?
  /// The state before the first size that a view asked for in the pass under way, restored when
  /// sizing is refused (`FaultPolicy.record`).
  var beforeSizing: CompositionalMemory?
  /// The batch update that the layout is told of.
  var updateUnderWay: UpdatePlan?
  /// The sizes that views asked for, while no solution has them (CL-48).
  var measures = CompositionalMeasures()
  /// The view's length across the scroll axis that they were measured in.
  var measuredLength: CGFloat?
  /// The context about a size that a view has asked for, until it comes back.
  var sizingContext: GridViewLayoutInvalidationContext?
  /// The context of a change of bounds that this layout has made.
  private var boundsContext: (context: GridViewLayoutInvalidationContext, isResize: Bool)?
  /// The layout's own attribute objects, which it answers with.
  var cache = AttributeCache()
  /// The keys of elements, and the numbers of element kinds.
  var keys = CompositionalKeys()
  /// The elements of the last answer, as long as that answer is kept.
  var lastAnswer = CompositionalAnswer()
  /// Sections that scroll by themselves, as far as they were asked for.
  package var scrolls: [Int: SectionScroll] = [:]
  /// The stretch of the scroll axis whose sections all have been asked for since they were solved
  /// last; nil where none is known.
  var spanOfScrolls: ClosedRange<CGFloat>?
  /// Non-zero offsets of sections that scroll by themselves, by section, in points.
  var scrollOffsets: [Int: CGFloat] = [:]
  /// The coordinates that they scroll in.
  let space = SectionScrollSpace()
  /// The number of times that the layout was solved, or a section scrolled by itself, and, below,
  /// that number and the view's offset when handlers were told last.
  var newsCount = 0
  var notified: (newsCount: Int, offset: CGPoint)?
  /// The changes that handlers have made to elements.
  var visibleChanges: [ElementKey: VisibleItemChange] = [:]

  // MARK: Making a layout

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section)
    super.init()
  }

  /// A layout whose sections are all alike.
  ///
  /// - Parameter configuration: Copied.
  public init(
    section: NSCollectionLayoutSection, configuration: GridViewCompositionalLayoutConfiguration
  ) {
    source = .section(section)
    ownConfiguration = configuration.contentCopy()
    super.init()
  }

  /// A layout that asks for every section.
  public init(sectionProvider: @escaping GridViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    super.init()
  }

  /// A layout that asks for every section.
  ///
  /// - Parameter configuration: Copied.
  public init(
    sectionProvider: @escaping GridViewCompositionalLayoutSectionProvider,
    configuration: GridViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = configuration.contentCopy()
    super.init()
  }

  /// A layout without sections: those are not archived.
  public required init?(coder: NSCoder) {
    source = .none
    super.init(coder: coder)
  }

  /// Settings for all sections: a copy, so that changes to it do nothing until it is set again.
  /// Setting it makes the layout stale.
  open var configuration: GridViewCompositionalLayoutConfiguration {
    get { ownConfiguration.contentCopy() }
    set {
      ownConfiguration = newValue.contentCopy()
      invalidateLayout()
    }
  }

  /// The layout's own configuration; callers get copies of it.
  final var inForce: GridViewCompositionalLayoutConfiguration { ownConfiguration }

  /// Returns the description of a section; asks the provider.
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

  /// Returns true for another size of the view, and always while boundary items are pinned (CL-61).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let planned else { return true }
    return newBounds.size != planned.size || planned.pins
  }

  /// A context that keeps the geometry on a mere scroll, and measured sizes as long as the length
  /// across the scroll axis stays.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    boundsContext = (context, newBounds.size != planned?.size)
    return context
  }

  /// Returns true where a view asks for another size on an axis that is estimated (CL-49).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    takesOver(
      preferredAttributes.size, insteadOf: originalAttributes.size, of: originalAttributes.key)
  }

  /// A context that names the element, which has the size that its view asked for from now on. Its
  /// offset adjustment keeps what shows and was measured where it is on the screen.
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
      context.forEachNamedKey { cache.remove($0) }
    } else if !isSizing {
      dropSolution(keepingMeasures: false)
    }
  }

  // MARK: Updates

  /// Views of groups that have no items any more, and boundary items that the provider left out.
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { pathsOfVanishing(.supplementary(elementKind)) }

  /// Backgrounds that the provider left out.
  open override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { pathsOfVanishing(.decoration(elementKind)) }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updateUnderWay = nil
  }

  // MARK: Direction

  /// Whether the layout is mirrored from right to left; true for compositional layouts.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension GridViewCompositionalLayoutConfiguration {
  /// A copy as what it is; the object itself where a subclass's `copy(with:)` answers another type.
  func contentCopy() -> GridViewCompositionalLayoutConfiguration {
    copy(with: nil) as? GridViewCompositionalLayoutConfiguration ?? self
  }
}

extension GridViewCompositionalLayout: BuiltInLayout {
  package var followsContentInset: Bool { true }

  package func evictAttributes(outside rect: CGRect) {
    var rect = rect
    if let solution, solution.hasRows {
      // Elements of sections that scroll by themselves have the frames of offset 0.
      let axis = solution.plan.axis.other
      rect.origin[axis] = -1e9
      rect.size[axis] = 2e9
    }
    cache.evictMost(outside: rect)
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
