/// The base class of layouts, which decide where the elements of a grid are. Layout authors
/// subclass it.
///
/// A grid calls `prepare()`, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)`, and repeats these calls after an invalidation. A layout
/// belongs to one grid at a time. Values that depend on the grid cannot be computed before
/// `prepare()`.
///
/// - Note: After `UICollectionViewLayout`; rules LB-1 … LB-8.
@preconcurrency @MainActor
open class GridViewLayout: NSObject, @preconcurrency NSCoding {
  /// The grid in which the layout is installed. The layout does not retain the grid.
  package final var installedView: GridView? {
    get { installation?.view }
    set { installation = newValue?.answers.installation }
  }
  private final var installation: UnretainedBox<GridView>?

  /// Passes the grid to `look` without retaining the grid. Returns nil if there is no grid. Use the
  /// method only for frequent work that cannot release the grid.
  final func inGrid<Result>(_ look: (GridView) -> Result) -> Result? {
    guard let installation = installation.map(Unretained.init) else { return nil }
    return installation.withObject { $0.reference }?.withObject(look)
  }
  // Values that are read in every frame of a scroll are stored in internal properties, behind
  // package properties. Of internal properties the compiler can prove that no two accesses overlap.

  /// Whether `prepare()` has run since the last invalidation.
  package final var isPrepared: Bool {
    get { storedIsPrepared }
    set {
      storedIsPrepared = newValue
      if pendingUpdateBox != nil { pendingUpdateBox = nil }
    }
  }
  private final var storedIsPrepared = false
  /// The batch update that has made the layout stale; nil if anything else has made the layout
  /// stale since the last `prepare()`.
  package var pendingUpdate: UpdatePlan? { pendingUpdateBox?.value }
  private var pendingUpdateBox: CopyOnWrite<UpdatePlan>?
  /// Whether `prepare()` is running. An invalidation during `prepare()` counts for the next pass.
  package final var isPreparing: Bool { storedIsPreparing }
  final var storedIsPreparing = false
  final var wasInvalidatedWhilePreparing = false
  /// The second layout of an animated switch, besides this layout. It is set only while the layouts
  /// are asked for initial and final attributes.
  package weak var otherLayoutInSwitch: GridViewLayout?
  /// The bounds size of the last preparation.
  final var preparedSize: CGSize?
  /// The registrations of decoration views, which last as long as the layout (LB-4).
  package var decorationRegistrations: [String: ViewRegistration] = [:]

  public override init() {
    super.init()
  }

  /// Makes a layout with default values, because the base class archives nothing. Overrides call
  /// `super`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing. Subclasses write their parameters. Overrides call `super`.
  open func encode(with coder: NSCoder) {}

  /// The grid that uses this layout; nil until the layout is installed.
  open var collectionView: GridView? { installedView }

  // MARK: Invalidation

  /// Marks everything as stale: `prepare()` runs in the next layout pass.
  ///
  /// The method makes a fresh context of `invalidationContextClass` and passes it to
  /// `invalidateLayout(with:)`. The context names no elements and sets no flag (IC-2).
  ///
  /// A grid calls this method itself if a subclass overrides this method but not
  /// `invalidateLayout(with:)`. The base class then passes on the grid's context instead of a fresh
  /// one.
  open func invalidateLayout() {
    let handed = handedContext
    handedContext = nil
    installedView?.simulation.emit(
      .layout, "invalidateLayout()", handed == nil ? "" : GridViewLayout.byTheView)
    invalidateLayout(with: handed ?? makeInvalidationContext())
  }

  /// The detail in a trace for a call of `invalidateLayout()` by the grid.
  package static let byTheView = "by the view"

  /// The grid's own context, while the grid calls `invalidateLayout()` and the base class has not
  /// passed the context on.
  private final var handedContext: GridViewLayoutInvalidationContext?

  /// Calls `invalidateLayout()` for the grid.
  ///
  /// As with `invalidateLayout(with:)`, the call has no effect if an override does not call
  /// `super`.
  final func invalidateLayout(handingOn context: GridViewLayoutInvalidationContext) {
    let outer = handedContext
    handedContext = context
    invalidateLayout()
    handedContext = outer
  }

  /// The class and the address of the layout.
  nonisolated open override var description: String { plainDescription() }

  /// The nearest class of GridKit that has an `invalidateLayout(with:)`: this class or a
  /// superclass.
  class var nearestOwnClass: GridViewLayout.Type { GridViewLayout.self }

  /// Whether this class is `nearestOwnClass` itself and not a subclass, which could override the
  /// methods that a grid calls.
  static var isOwnClass: Bool { self == nearestOwnClass }

  /// Whether the layout ignores the size of a view that does not choose a size of its own. A
  /// subclass may still follow such sizes.
  ///
  /// The property is read for every cell that enters. It is not part of `BuiltInLayout`, because a
  /// call through a protocol retains the layout (scenario `steady-scroll` of the benchmark).
  package var ignoresBaseClassSizes: Bool { true }

  /// Marks the layout as stale and applies the context's adjustments. Overrides call `super`
  /// (IC-7).
  open func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    installedView?.simulation.emit(.layout, "invalidateLayout(with:)", context.summary)
    if isPreparing {
      wasInvalidatedWhilePreparing = true
    } else {
      let wasPrepared = isPrepared
      isPrepared = false
      if wasPrepared, context.updateBox != nil { pendingUpdateBox = context.updateBox }
    }
    installedView?.layout(self, wasInvalidatedWith: context)
  }

  /// The class of the invalidation contexts of this layout.
  open class var invalidationContextClass: AnyClass { GridViewLayoutInvalidationContext.self }

  /// The class of attribute objects that this layout makes.
  open class var layoutAttributesClass: AnyClass { GridViewLayoutAttributes.self }

  /// The grid's simulation, or the current simulation for a layout without a grid.
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
    return GridViewLayoutInvalidationContext.makeInstance(of: contextClass)
  }

  /// Whether new attributes objects are of the base class.
  package final var makesBaseClassAttributes: Bool {
    type(of: self).layoutAttributesClass == GridViewLayoutAttributes.self
  }

  /// Makes an attributes object of `layoutAttributesClass`.
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

  /// Computes the values that later queries need. The grid calls the method once per layout pass if
  /// the layout is stale.
  open func prepare() {}

  /// Returns the attributes of every element that meets a rectangle, in content points.
  ///
  /// `rect` may be any rectangle: it may have a negative origin, be larger than the content, or be
  /// empty. A nil answer leaves the live views in the rectangle as they are. An empty array removes
  /// these views.
  open func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? { nil }

  /// Returns the attributes of one item, on screen or not. A grid cannot switch to a layout that
  /// returns nil for an existing item (E-40).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? { nil }

  /// Returns the attributes of one supplementary view, on screen or not; nil if the layout has no
  /// such view at the index path.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { nil }

  /// Returns the attributes of one decoration view, on screen or not; nil if the layout has no such
  /// view at the index path.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { nil }

  /// The size of the content in points, which limits scrolling. The frames of elements have no
  /// influence on it.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Bounds changes and self-sizing

  /// Returns whether a change of the view's bounds makes the layout stale. The grid calls the
  /// method before every change takes effect, for scrolling and for resizing.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes what a change of the view's bounds makes stale. The grid
  /// calls the method after `shouldInvalidateLayout(forBoundsChange:)` has returned true, before
  /// the new bounds are stored.
  ///
  /// The base class returns a fresh context, which names no elements. Overrides change the context
  /// that `super` returns.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether the preferred attributes of a view make the layout stale. The grid calls the
  /// method after the view has returned its preferred attributes. If the result is true, a call of
  /// `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)` follows, and the
  /// pass starts a new round.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that describes what the preferred attributes of a view make stale.
  ///
  /// The base class returns a fresh context, which names no elements. Overrides change the context
  /// that `super` returns.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns the target content offset of a drag. The grid calls the method once, when the finger
  /// lifts. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the target content offset of a change. The grid calls the method in layout switches,
  /// batch updates and animated bounds changes.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Prepares for an animated change of the view's bounds. The grid calls the method after the
  /// layout was prepared for the new bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Finishes an animated change of the view's bounds. The grid calls the method after the change,
  /// inside the animation block.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Updates

  /// Prepares for a batch update. The grid calls the method once per update, after `prepare()` and
  /// the first query with the new data.
  open func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {}

  /// Finishes a batch update. The grid calls the method at the end of the update, inside the
  /// animation block. Release values that the layout has kept for the update.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an appearing item starts. The base class returns nil, and
  /// the item fades in at its place. In an animated switch of layouts, the base class returns the
  /// item's attributes in the other layout.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.cell, Position(itemIndexPath)))
  }

  /// Returns the attributes at which a disappearing item ends. The base class returns nil, and the
  /// item fades out at its place. In an animated switch of layouts, the base class returns the
  /// item's attributes in the other layout.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.cell, Position(itemIndexPath)))
  }

  /// Returns the attributes from which an appearing supplementary view starts. In all other
  /// respects, the method works like `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.supplementary(elementKind), Position(elementIndexPath)))
  }

  /// Returns the attributes at which a disappearing supplementary view ends. In all other respects,
  /// the method works like `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.supplementary(elementKind), Position(elementIndexPath)))
  }

  /// Returns the attributes from which an appearing decoration view starts. In all other respects,
  /// the method works like `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.decoration(elementKind), Position(decorationIndexPath)))
  }

  /// Returns the attributes at which a disappearing decoration view ends. In all other respects,
  /// the method works like `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributesInOtherLayout(ElementKey(.decoration(elementKind), Position(decorationIndexPath)))
  }

  /// Returns the index paths of the supplementary views of a kind that the layout itself removes in
  /// a batch update. The index paths are from before the update. The grid calls the method once per
  /// known kind.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// Returns the index paths of the decoration views of a kind that the layout itself removes in a
  /// batch update. The index paths are from before the update. The grid calls the method once per
  /// known kind.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index paths of the supplementary views of a kind that the layout itself inserts in
  /// a batch update. The index paths are from after the update.
  ///
  /// The grid calls the method once per known kind. The result does not change which views appear,
  /// because the layout's answer for the visible rectangle decides this.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }

  /// Returns the index paths of the decoration views of a kind that the layout itself inserts in a
  /// batch update. In all other respects, the method works like
  /// `indexPathsToInsertForSupplementaryView(ofKind:)`.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Prepares for a switch from this layout to another. The grid calls the method before views
  /// move. At this time, the new layout is prepared.
  open func prepareForTransition(to newLayout: GridViewLayout) {}

  /// Prepares for a switch from another layout to this layout. The grid calls the method before
  /// views move. At this time, this layout is prepared.
  open func prepareForTransition(from oldLayout: GridViewLayout) {}

  /// Finishes a switch. The grid calls the method at the end of the switch, on the old layout
  /// first. At this time, views have their new attributes. In an animated switch, the call is
  /// inside the animation block.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path that the lifted item would take with its centre at a position, in the
  /// layout's coordinates. The base class returns the index path of the topmost item at the
  /// position, else the previous index path (IM-9).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let installedView else { return previousIndexPath }
    return installedView.indexPathForItem(at: installedView.mirrored(position))
      ?? previousIndexPath
  }

  /// Returns the attributes of the lifted item. The base class returns a copy of the item's
  /// attributes, centred on the finger and in front of everything (IM-10).
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

  /// Returns a context that describes what a step of a movement by hand makes stale. Positions are
  /// in the layout's coordinates.
  ///
  /// The base class records the index paths and the target position in a fresh context.
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

  /// Returns a context that describes what the end of a movement by hand makes stale.
  ///
  /// The base class records the previous and the final index paths in a fresh context (IM-29).
  ///
  /// - Parameter movementCancelled: Whether the item goes back to the place where it was lifted.
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

  /// Whether the grid mirrors the layout when the grid's direction differs from
  /// `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Registers the class of a decoration view. Nil removes the registration. Views of an earlier
  /// registration in the reuse queue are dropped.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setRegistration(viewClass.map(ViewRegistration.viewClass), kind: elementKind)
  }

  /// Registers the nib of a decoration view. Nil removes the registration.
  open func register(_ nib: GridNib?, forDecorationViewOfKind elementKind: String) {
    setRegistration(nib.map(ViewRegistration.nib), kind: elementKind)
  }

  private func setRegistration(_ registration: ViewRegistration?, kind: String) {
    decorationRegistrations[kind] = registration
    let queue = ReuseQueueKey(kind: .decoration(kind), identifier: kind)
    for view in installedView?.display.queues.purge(queue) ?? [] { view.removeFromSuperview() }
  }

  /// A dimension that lets the layout choose the length.
  public class var automaticDimension: CGFloat { .greatestFiniteMagnitude }
}

extension GridEdgeInsets {
  /// Returns insets of the view in the layout's coordinates. In a mirrored grid, left and right are
  /// exchanged (LB-7).
  func mirrored(if isMirrored: Bool) -> GridEdgeInsets {
    isMirrored ? GridEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
  }
}
