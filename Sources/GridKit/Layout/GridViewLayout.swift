/// Decides where everything in a grid is: the object that layout authors subclass.
///
/// A grid asks `prepare()`, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)`; after an invalidation it asks again. A layout belongs to one
/// grid at a time, and nothing that depends on the grid can be computed before `prepare()`.
///
/// - Note: After `UICollectionViewLayout`; rules LB-1 … LB-8.
@preconcurrency @MainActor
open class GridViewLayout: NSObject, @preconcurrency NSCoding {
  /// The grid that the layout is installed in, unowned by the layout.
  package final var installedView: GridView? {
    get { installation?.view }
    set { installation = newValue?.answers.installation }
  }
  private final var installation: UnretainedBox<GridView>?

  /// Whether there is a grid.
  final var isInstalled: Bool { inGrid { _ in true } == true }

  /// Looks into the grid without counting a reference to it: for work that is done again and again,
  /// and calls no code that could release the grid.
  @inline(__always)
  final func inGrid<Result>(_ look: (GridView) -> Result) -> Result? {
    guard let installation = installation.map(Unretained.init) else { return nil }
    return installation.withObject { $0.reference }?.withObject(look)
  }
  // Values that are read in every frame of a scroll stand behind properties of the package in
  // properties of the module: of the latter the compiler sees that no access to them overlaps
  // another.

  /// Whether `prepare()` has run since the last invalidation.
  package final var isPrepared: Bool {
    get { storedIsPrepared }
    set {
      storedIsPrepared = newValue
      if pendingUpdateBox != nil { pendingUpdateBox = nil }
    }
  }
  private final var storedIsPrepared = false
  /// The batch update that alone made the layout stale; nil when anything else has changed
  /// since it was prepared last.
  package var pendingUpdate: UpdatePlan? { pendingUpdateBox?.plan }
  private var pendingUpdateBox: UpdatePlanBox?
  /// Whether `prepare()` runs; an invalidation then counts for the next pass.
  package final var isPreparing: Bool { storedIsPreparing }
  final var storedIsPreparing = false
  final var wasInvalidatedWhilePreparing = false
  /// The layout at the other end of an animated switch, while elements are asked where they come
  /// from or go to.
  package weak var otherLayoutInSwitch: GridViewLayout?
  /// The bounds size of the last preparation.
  final var preparedSize: CGSize?
  /// Decoration registrations live and die with the layout (LB-4).
  package var decorationRegistrations: [String: ViewRegistration] = [:]

  public override init() {
    super.init()
  }

  /// A layout with its defaults: the base class archives nothing. Overriders call `super`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing; subclasses write their parameters. Overriders call `super`.
  open func encode(with coder: NSCoder) {}

  /// The grid that uses this layout; nil until it is installed.
  open var collectionView: GridView? { installedView }

  // MARK: Invalidation

  /// Marks everything as stale: `prepare()` runs in the next layout pass.
  ///
  /// Makes a fresh context of `invalidationContextClass` and passes it to `invalidateLayout(with:)`
  /// (IC-2: the context names nothing and sets no flag).
  ///
  /// A grid calls it by itself where a class overrides it and not `invalidateLayout(with:)`; what
  /// is passed on then is the grid's context.
  open func invalidateLayout() {
    let handed = handedContext
    handedContext = nil
    installedView?.simulation.emit(
      .layout, "invalidateLayout()", handed == nil ? "" : GridViewLayout.byTheView)
    invalidateLayout(with: handed ?? makeInvalidationContext())
  }

  /// The detail that a trace shows for `invalidateLayout()` where the grid called it.
  package static let byTheView = "by the view"

  /// The context of the grid that called `invalidateLayout()`, until the base class passes it on.
  private final var handedContext: GridViewLayoutInvalidationContext?

  /// Calls `invalidateLayout()` for the grid.
  ///
  /// As with `invalidateLayout(with:)`, nothing comes of it where an override leaves out `super`.
  final func invalidateLayout(handingOn context: GridViewLayoutInvalidationContext) {
    let outer = handedContext
    handedContext = context
    invalidateLayout()
    handedContext = outer
  }

  /// Class and address.
  nonisolated open override var description: String { plainDescription() }

  /// The nearest class of the runtime at or above this one that has an `invalidateLayout(with:)`.
  class var nearestOwnClass: GridViewLayout.Type { GridViewLayout.self }

  /// Whether it is such a class itself, and no subclass, which could override what it is told.
  static var isOwnClass: Bool { self == nearestOwnClass }

  /// Whether nothing comes of the sizes of views that have no say in them, unless a
  /// subclass thinks otherwise.
  ///
  /// Asked for every cell that comes: not through `BuiltInLayout`, since a call through a protocol
  /// counts a reference to the layout (scenario `steady-scroll` of the benchmark).
  package var ignoresBaseClassSizes: Bool { true }

  /// Marks the layout as stale and applies the context's adjustments. Overriders call `super`
  /// (IC-7).
  open func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if inGrid({ $0.simulation.isTracing }) == true {
      installedView?.simulation.emit(.layout, "invalidateLayout(with:)", context.summary)
    }
    if isPreparing {
      wasInvalidatedWhilePreparing = true
    } else {
      let wasPrepared = isPrepared
      isPrepared = false
      if wasPrepared, context.updateBox != nil { pendingUpdateBox = context.updateBox }
    }
    installedView?.layout(self, wasInvalidatedWith: context)
  }

  /// The class of contexts that describe an invalidation of this layout.
  open class var invalidationContextClass: AnyClass { GridViewLayoutInvalidationContext.self }

  /// The class of attribute objects that this layout makes.
  open class var layoutAttributesClass: AnyClass { GridViewLayoutAttributes.self }

  /// The grid's simulation, or the current one for a layout on its own.
  final var simulation: Simulation { installedView?.simulation ?? Simulation.current }

  package func makeInvalidationContext() -> GridViewLayoutInvalidationContext {
    guard
      let contextClass = type(of: self).invalidationContextClass
        as? GridViewLayoutInvalidationContext.Type
    else {
      simulation.raise(
        .wrongContextClass(type(of: self).invalidationContextClass, in: simulation),
        in: installedView, by: self)
      return GridViewLayoutInvalidationContext()
    }
    if contextClass == GridViewLayoutInvalidationContext.self {
      return GridViewLayoutInvalidationContext()
    }
    return GridViewLayoutInvalidationContext.makeInstance(of: contextClass)
  }

  /// Whether new attributes objects are of the base class.
  final var makesBaseClassAttributes: Bool {
    type(of: self).layoutAttributesClass == GridViewLayoutAttributes.self
  }

  /// A new attributes object of `layoutAttributesClass`.
  package func makeAttributes() -> GridViewLayoutAttributes {
    let wanted: AnyClass = type(of: self).layoutAttributesClass
    if wanted == GridViewLayoutAttributes.self { return GridViewLayoutAttributes() }
    guard let attributesClass = wanted as? GridViewLayoutAttributes.Type else {
      simulation.raise(
        .wrongAttributesClass(wanted, in: simulation), in: installedView, by: self)
      return GridViewLayoutAttributes()
    }
    return GridViewLayoutAttributes.makeInstance(of: attributesClass)
  }

  // MARK: Providing layout

  /// Computes what the queries need. Called once per layout pass in which the layout is stale.
  open func prepare() {}

  /// The attributes of every element that meets a region, in content points.
  ///
  /// Any rectangle may be asked: negative origin, larger than the content, empty. Nil leaves the
  /// live views of that region as they are; an empty array removes them.
  open func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? { nil }

  /// The attributes of one item, on screen or not. A layout that answers nil for an existing item
  /// cannot be switched to (E-40).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? { nil }

  /// The attributes of one supplementary view, on screen or not; nil when the layout has none
  /// there.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { nil }

  /// The attributes of one decoration view, on screen or not; nil when the layout has none there.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { nil }

  /// Size of the content in points: what scrolling reaches. Only this decides it.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Bounds changes and self-sizing

  /// Decides whether a change of the view's bounds makes the layout stale. Asked for every change,
  /// scroll or resize, before it takes effect.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Describes what a change of the view's bounds makes stale; asked after a yes to
  /// `shouldInvalidateLayout(forBoundsChange:)`, before the new bounds are stored.
  ///
  /// The base class answers a fresh context, which names nothing. Overriders change what `super`
  /// answers.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Decides whether the attributes that a view would like make the layout stale. Asked after the
  /// view was asked for them. After true,
  /// `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)` follows, and the
  /// pass starts again.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool { false }

  /// Describes what a view's preferred attributes make stale; asked after a yes to the question
  /// above.
  ///
  /// The base class answers a fresh context, which names nothing. Overriders change what `super`
  /// answers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns the target content offset of a drag; asked once when the finger lifts. The velocity is
  /// in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the target content offset; asked in layout switches, batch updates and animated bounds
  /// changes.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Prepares for an animated change of the view's bounds; called once the layout is prepared for
  /// the new ones.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Finishes an animated change of the view's bounds; called once it has been carried out, in the
  /// block that animates it.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Updates

  /// Prepares for a batch update; called once per update, after `prepare()` and the first query
  /// with the new data.
  open func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {}

  /// Finishes a batch update; called at its end, in the block that animates it. Drop what was kept
  /// for it.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes that an appearing item comes from. The base class answers nil, and the
  /// item fades in at its place; in an animated switch of layouts it answers the item's attributes
  /// in the other layout.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.cell, Position(itemIndexPath)))
  }

  /// Returns the attributes that a disappearing item goes to; the base class answers as for the
  /// other end.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.cell, Position(itemIndexPath)))
  }

  /// Returns the attributes that an appearing supplementary view comes from; otherwise like
  /// `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.supplementary(elementKind), Position(elementIndexPath)))
  }

  /// Returns the attributes that a disappearing supplementary view goes to; otherwise like
  /// `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.supplementary(elementKind), Position(elementIndexPath)))
  }

  /// Returns the attributes that an appearing decoration view comes from; otherwise like
  /// `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.decoration(elementKind), Position(decorationIndexPath)))
  }

  /// Returns the attributes that a disappearing decoration view goes to; otherwise like
  /// `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.decoration(elementKind), Position(decorationIndexPath)))
  }

  /// Supplementary views of a kind that the layout itself takes away in a batch update, at places
  /// before it; asked once per known kind.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// Decoration views of a kind that the layout itself takes away in a batch update, at places
  /// before it; asked once per known kind.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views of a kind that the layout itself brings in a batch update, at places after
  /// it.
  ///
  /// Asked once per known kind; what appears is what the layout's answer holds in any case.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// Decoration views of a kind that the layout itself brings in a batch update, at places after
  /// it.
  ///
  /// Asked once per known kind; what appears is what the layout's answer holds in any case.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Prepares for a switch in which another layout takes this one's place; called before views
  /// move. The other is prepared.
  open func prepareForTransition(to newLayout: GridViewLayout) {}

  /// Prepares for a switch in which this layout takes another one's place; called before views
  /// move. This layout is prepared by then.
  open func prepareForTransition(from oldLayout: GridViewLayout) {}

  /// Finishes a switch; called at its end, on the old layout first: views have their new
  /// attributes, and an animated switch calls it in the block that animates them.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path that the lifted item would take with its centre at a position, in the
  /// layout's coordinates: that of the topmost item there, else the previous one (IM-9).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let installedView else { return previousIndexPath }
    return installedView.indexPathForItem(at: installedView.mirrored(position))
      ?? previousIndexPath
  }

  /// A copy of the item's attributes, centred on the finger and in front of everything (IM-10).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> GridViewLayoutAttributes {
    let item =
      layoutAttributesForItem(at: indexPath)
      ?? installedView?.knownAttributesOfItem(at: indexPath)
    let copy =
      item?.copy() as? GridViewLayoutAttributes ?? GridViewLayoutAttributes(forCellWith: indexPath)
    copy.center = position
    copy.zIndex = Int.max
    return copy
  }

  /// Describes what a step of a movement by hand makes stale. Positions are in the layout's
  /// coordinates.
  ///
  /// The base class notes both paths and the position in a fresh context.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> GridViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = .init(
      previous: previousIndexPaths, target: targetIndexPaths, position: targetPosition)
    return context
  }

  /// Describes what the end of a movement by hand makes stale.
  ///
  /// The base class notes the paths of before and after in a fresh context (IM-29).
  ///
  /// - Parameter movementCancelled: Whether the item goes back to where it was lifted.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> GridViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = .init(previous: previousIndexPaths, target: indexPaths, position: .zero)
    return context
  }

  // MARK: Direction

  /// The direction that the layout's arithmetic was written for.
  open var developmentLayoutDirection: GridUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the grid mirrors the layout when its direction differs from
  /// `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Registers the class of a decoration view; nil removes the registration. Views of an earlier
  /// registration that wait to be used again are dropped.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setRegistration(viewClass.map(ViewRegistration.viewClass), kind: elementKind)
  }

  /// Registers what makes a decoration view; nil removes the registration.
  open func register(_ nib: GridNib?, forDecorationViewOfKind elementKind: String) {
    setRegistration(nib.map(ViewRegistration.nib), kind: elementKind)
  }

  private func setRegistration(_ registration: ViewRegistration?, kind: String) {
    decorationRegistrations[kind] = registration
    let queue = ReuseQueueKey(kind: .decoration(kind), identifier: kind)
    for view in installedView?.display.queues.purge(queue) ?? [] { view.removeFromSuperview() }
  }

  /// Marks a dimension that the layout chooses itself.
  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }
}
