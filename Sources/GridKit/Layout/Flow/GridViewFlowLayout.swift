/// Lays items out in lines, section by section, with headers and footers.
///
/// Lines run across the scroll axis and are filled greedily. Full lines are stretched over the
/// available length. A last line of items with mixed sizes is left aligned. Items are centred
/// across their line. Sizes, spacings and insets come from the grid's delegate where it implements
/// `GridViewDelegateFlowLayout`, else from the properties. Origins are rounded to pixels.
///
/// - Note: After `UICollectionViewFlowLayout`; rules FL-1 … FL-82. `FlowPlan` does the arithmetic.
@preconcurrency @MainActor
open class GridViewFlowLayout: GridViewLayout {
  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable, CaseIterable {
    /// The view's content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The view's layout margins.
    case fromLayoutMargins = 2
  }

  /// A value of `estimatedItemSize` that lets the layout choose the estimate.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // MARK: Properties

  // Exclusivity is unchecked for properties that scenarios `steady-scroll` and `far-jump` of the
  // benchmark read for every frame or element.

  /// Space between two lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between two items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// Size of items for which the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Size of items before they are measured; zero switches self-sizing off.
  ///
  /// With an estimate, cells are asked for their size when they show. An item that was not measured
  /// has the size that the delegate gives, else the average of the measured items in its section.
  /// Without measured items it has the estimate; `automaticSize` stands for an estimate of
  /// `itemSize` (FL-59, FL-66).
  @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The axis along which lines follow each other.
  open var scrollDirection = GridView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of a header. Only the length along the scroll axis counts; 0 means no header (FL-33,
  /// FL-35).
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of a footer. Only the length along the scroll axis counts; 0 means no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The margin around the items of a section. It does not move headers and footers (FL-34).
  open var sectionInset = GridEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The edges from which section insets are measured. Setting the property only stores the value
  /// and does not invalidate the layout (FL-2).
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// Whether headers stick to the visible start of their section while the section shows.
  @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stick to the visible end of their section while the section shows.
  @exclusivity(unchecked) open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: State

  /// Whether origins and the content length are rounded to the screen's pixels (FL-31).
  package var roundsToPixels = true
  /// The answers of the delegate; nil after an invalidation with delegate metrics.
  var metrics: FlowMetrics?
  /// The solved layout; nil after an invalidation of attributes.
  @exclusivity(unchecked) var solution: FlowSolution? {
    didSet { lastAnswer.forgetSegments() }
  }
  /// The metrics and the solution before the last change, in case the change is refused
  /// (`FaultPolicy.record`).
  var before: (metrics: FlowMetrics?, solution: FlowSolution)?
  /// The sizes that item views have asked for, by section, while no solution holds them.
  var measured: [Int: SparseSizes] = [:]
  /// The length across the scroll axis of the bounds in which views were measured.
  var measuredCrossLength: CGFloat?
  /// The metrics and the solution before the first preferred size of the pass under way, in case
  /// the pass is refused (`FaultPolicy.record`).
  var beforeSizing: (metrics: FlowMetrics?, solution: FlowSolution?)?
  @exclusivity(unchecked) final var pool = ElementPool()
  @exclusivity(unchecked) final var lastAnswer = FlowAnswer()
  /// The length across the scroll axis of the bounds last laid out.
  var plannedCrossLength: CGFloat?

  public override init() {
    super.init()
  }

  /// Reads the properties that `encode(with:)` wrote, under UIKit's keys. A missing property keeps
  /// its default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeProperties(coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeProperties(coder)
  }

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass {
    GridViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    dropOutdatedSolution()
    if solution == nil { _ = solved }
  }

  open override var collectionViewContentSize: CGSize {
    solved?.plan.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard let frame = solved?.plan.frame(section: section, item: item) else { return nil }
    return attributes(of: FlowFrame(section: section, element: .item(item), frame: frame))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    // An index path of length one names a section.
    guard let section = indexPath.first, let plan = ownPlan else { return nil }
    switch elementKind {
    case GridView.elementKindSectionHeader:
      return plan.headerFrame(section: section, pinning: pinning).map {
        attributes(of: FlowFrame(section: section, element: .header, frame: $0))
      }
    case GridView.elementKindSectionFooter:
      return plan.footerFrame(section: section, pinning: pinning).map {
        attributes(of: FlowFrame(section: section, element: .footer, frame: $0))
      }
    default:
      return nil
    }
  }

  // MARK: Invalidation

  /// Returns true if the length across the scroll axis differs from the length last laid out
  /// (FL-68), or if headers or footers are pinned (FL-69).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || crossLength(of: newBounds) != plannedCrossLength
  }

  /// Returns a context that keeps the delegate's answers. If the content only scrolls, the context
  /// keeps the geometry too (FL-71).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.asFlowContext?.withObject {
      $0.invalidateFlowLayoutDelegateMetrics = false
      $0.invalidateFlowLayoutAttributes = crossLength(of: newBounds) != plannedCrossLength
    }
    return context
  }

  /// Returns true if sizes are estimated, and the view of an item asks for another size than the
  /// item has. Headers and footers do not size themselves (FL-65).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    originalAttributes.kind == .cell
      && takesOver(
        preferredAttributes.size, insteadOf: originalAttributes.size,
        at: originalAttributes.position)
  }

  /// Returns a context that names the item and keeps the delegate's answers. The context's offset
  /// adjustment keeps the first line that starts in the visible rectangle in its place on screen.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if originalAttributes.kind == .cell {
      describe(preferredAttributes.size, ofItemAt: originalAttributes.position, in: context)
    }
    return context
  }

  override class var nearestOwnClass: GridViewLayout.Type { GridViewFlowLayout.self }

  package override var ignoresBaseClassSizes: Bool { !estimatesSizes }

  open override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if let preferred = context.preferredSize {
      measure(preferred.size, at: preferred.position)
    }
    super.invalidateLayout(with: context)
    let flow = context.asFlowContext
    let isMeasured = context.preferredSize != nil
    let dropsMetrics =
      context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.withObject { $0.invalidateFlowLayoutDelegateMetrics } ?? !isMeasured
    let dropsSolution = flow?.withObject { $0.invalidateFlowLayoutAttributes } ?? true
    // FL-72: new metrics need new geometry, even if `invalidateFlowLayoutAttributes` is false.
    if dropsMetrics || dropsSolution && !isMeasured {
      rememberSolution()
      keepMeasuredSizes()
      if context.invalidateEverything { measured.removeAll() }
      if dropsMetrics { metrics = nil }
      solution = nil
      pool.removeAll()
    } else {
      // FL-73: named elements get new attributes, and the geometry stays.
      for key in context.namedKeys { pool.remove(key) }
    }
  }
}

extension GridViewFlowLayout: BuiltInLayout {
  package var followsContentInset: Bool { true }

  package func evictAttributes(outside rect: CGRect) {
    pool.evictMost(outside: rect)
  }

  package func sizingDidEnd(isRefused: Bool) {
    if isRefused, let beforeSizing {
      (metrics, solution) = beforeSizing
      pool.removeAll()
    }
    beforeSizing = nil
  }

  /// Moves measured sizes along with their items, after the layout was informed of the update.
  /// Drops the sizes of deleted or reloaded items.
  package func itemsDidMove(by plan: UpdatePlan) {
    var carried: [Int: SparseSizes] = [:]
    for (section, sizes) in measured {
      sizes.forEachKnown { item, size in
        let old = UpdatePosition(section: section, item: item)
        guard let new = plan.fate(of: old).survivor else { return }
        let count = plan.after.items[new.section]
        carried[new.section, default: SparseSizes(count: count)][new.item] = size
      }
    }
    measured = carried
  }
}

/// A solved flow layout, with the counts and the length for which it was solved.
///
/// A class, because a layout reads it several times per round. A plan holds many arrays, and
/// passing on a plan counts a reference to each.
@MainActor
final class FlowSolution {
  /// The solved plan. Only the solution's layout measures sizes in it (scenario `far-jump` of the
  /// benchmark: jumps over estimates).
  var plan: FlowPlan
  let counts: SectionCounts
  /// The generation of the grid's content when `counts` were read.
  let contentGeneration: Int
  /// The length of the bounds across the scroll axis; nil if the view had no area.
  let crossLength: CGFloat?
  /// Whether a fault occurred while solving. The plan is then only a stand-in until the next
  /// `prepare()`.
  let isRefused: Bool

  init(
    plan: FlowPlan, counts: SectionCounts, contentGeneration: Int, crossLength: CGFloat?,
    isRefused: Bool
  ) {
    self.plan = plan
    self.counts = counts
    self.contentGeneration = contentGeneration
    self.crossLength = crossLength
    self.isRefused = isRefused
  }

  /// Returns a copy that stays as it is when sizes are measured in this solution.
  func copy() -> FlowSolution {
    FlowSolution(
      plan: plan, counts: counts, contentGeneration: contentGeneration, crossLength: crossLength,
      isRefused: isRefused)
  }
}
