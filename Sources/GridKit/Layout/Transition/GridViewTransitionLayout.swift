/// A layout between the current and the next layout during an interactive transition.
///
/// `GridView.startInteractiveTransition(to:completion:)` installs the layout. The app sets
/// `transitionProgress` as the gesture goes on, and lets the grid finish or cancel the transition.
///
/// Center, size, alpha and transform of an element are interpolated between its attributes in the
/// two layouts. The larger `zIndex` applies during the whole transition (I6.5). If only one layout
/// has an element, the element appears or disappears with the `initial…` or `final…` attributes of
/// this layout. Without such attributes the element fades in place.
///
/// Both layouts stay attached to the grid until the transition ends. Each layout is asked once for
/// the elements around its end of the transition, and not again at each step. The cost of a step
/// grows with the number of elements on screen.
///
/// - Note: After `UICollectionViewTransitionLayout`.
@preconcurrency @MainActor
open class GridViewTransitionLayout: GridViewLayout {
  /// The layout at progress 0.
  public let currentLayout: GridViewLayout
  /// The layout at progress 1.
  public let nextLayout: GridViewLayout

  /// The path of the content offset, which the grid sets.
  package var path = TransitionPath()
  /// Whether the grid is moving the content offset along `path`. The transition itself makes this
  /// bounds change, so the two layouts are not asked about it.
  var movesViewport = false
  private var animatedValues: [String: CGFloat] = [:]
  private var ends = TransitionEnds()
  private var pool = ElementPool()
  /// Whether this layout is invalidating one of its two layouts.
  private var isPassingOn = false
  /// The progress. The grid sets it without an invalidation after a later step was refused.
  final var storedProgress: CGFloat = 0
  /// The layouts that answered true to a bounds change and are not invalidated yet.
  private var staleMembers: [GridViewLayout] = []

  /// Makes a transition layout between two layouts, at progress 0.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout of the grid before the transition.
  ///   - newLayout: The layout of the grid after the transition.
  public init(currentLayout: GridViewLayout, nextLayout newLayout: GridViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
    takeRegistrations()
  }

  /// Raises a fault, because a transition needs two layouts.
  public override convenience init() {
    Simulation.current.raise(.transitionWithoutLayouts())
    self.init(currentLayout: GridViewLayout(), nextLayout: GridViewLayout())
  }

  /// Reads both layouts from an archive. A missing layout becomes a layout that shows nothing.
  public required init?(coder: NSCoder) {
    func layout(_ key: String) -> GridViewLayout {
      coder.decodeObject(forKey: key) as? GridViewLayout ?? GridViewLayout()
    }
    currentLayout = layout("UICurrentLayout")
    nextLayout = layout("UINextLayout")
    super.init(coder: coder)
    takeRegistrations()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(currentLayout, forKey: "UICurrentLayout")
    coder.encode(nextLayout, forKey: "UINextLayout")
  }

  // MARK: Progress

  /// The progress, from 0 for the current layout to 1 for the next layout. The value is not clamped
  /// (I6.4). A new value makes the layout stale (I6.3). A number that is not finite is a fault, and
  /// the value stays.
  open var transitionProgress: CGFloat {
    get { storedProgress }
    set {
      guard newValue.isFinite else {
        caller.simulation.raise(.nonFiniteProgress(newValue))
        return
      }
      guard newValue != storedProgress else { return }
      storedProgress = newValue
      invalidateLayout()
    }
  }

  /// Stores a number that changes with the transition, such as a gesture's position (I6.7).
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the number stored last for a key, or 0.
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    pool.removeAll()
    for layout in members where !layout.isPrepared && layout.installedView != nil {
      ends = TransitionEnds()
      caller.prepare(layout, for: installedView?.bounds.size ?? .zero)
    }
    takeRegistrations()
  }

  open override var collectionViewContentSize: CGSize {
    TransitionPath.contentSize(
      from: caller.contentSize(of: currentLayout), to: caller.contentSize(of: nextLayout),
      at: transitionProgress)
  }

  /// Returns the elements whose interpolated frames meet `rect`.
  ///
  /// Each layout is asked for the rectangle that, at the layout's end of the transition, has the
  /// same place in the viewport as `rect` has now. This rectangle is extended by one viewport on
  /// every side. An element further away in both layouts is not found, even if it crosses `rect` on
  /// its way. To find such an element, the transition would have to ask for all elements of both
  /// layouts.
  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let progress = transitionProgress
    let start = path.startRect(for: rect, at: progress)
    let target = path.targetRect(for: rect, at: progress)
    if !ends.cover(start: start, target: target) { gatherEnds(start: start, target: target) }
    var answer: [GridViewLayoutAttributes] = []
    for key in ends.keys {
      let (pair, isRefused) = caller.watch { self.pair(for: key) }
      if let pair, let attributes = attributes(for: key, between: pair, at: progress, in: rect) {
        answer.append(attributes)
      }
      // Missing attributes of several items are one fault.
      if isRefused { break }
    }
    return answer
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    attributes(for: ElementKey(.cell, Position(indexPath)))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributes(for: ElementKey(.supplementary(elementKind), Position(indexPath)))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    attributes(for: ElementKey(.decoration(elementKind), Position(indexPath)))
  }

  // MARK: Bounds and invalidation

  /// Returns whether the bounds change makes one of the two layouts stale. During a step of the
  /// transition neither layout is asked, because each layout stays at its own end of the path.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    staleMembers = []
    if movesViewport { return false }
    staleMembers = members.filter { caller.shouldInvalidate($0, forBoundsChange: newBounds) }
    return !staleMembers.isEmpty
  }

  /// Invalidates the layouts that answered true to the bounds change, each with its own context.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    for layout in staleMembers {
      passOn(caller.context(of: layout, forBoundsChange: newBounds), to: layout)
    }
    staleMembers = []
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override class var nearestOwnClass: GridViewLayout.Type { GridViewTransitionLayout.self }

  /// Invalidates the transition. A context that invalidates everything, or the data source counts,
  /// also invalidates both layouts.
  open override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    for layout in members {
      let own = caller.makeContext(of: layout, everything: false)
      own.everything = context.invalidateEverything
      own.dataSourceCounts = context.invalidateDataSourceCounts
      passOn(own, to: layout)
    }
  }

  private func passOn(_ context: GridViewLayoutInvalidationContext, to layout: GridViewLayout) {
    isPassingOn = true
    caller.invalidate(layout, with: context)
    isPassingOn = false
  }

  /// Invalidates this layout because one of its two layouts was invalidated.
  func memberWasInvalidated(_ layout: GridViewLayout) {
    guard !isPassingOn, layout === currentLayout || layout === nextLayout else { return }
    invalidateLayout()
  }

  // MARK: Ends

  /// The two layouts, or one layout if both are the same.
  package var members: [GridViewLayout] {
    currentLayout === nextLayout ? [currentLayout] : [currentLayout, nextLayout]
  }

  private var caller: LayoutCaller { LayoutCaller(simulation: simulation) }

  /// Takes the registrations of both layouts, because the transition can show decoration views of
  /// both.
  private func takeRegistrations() {
    decorationRegistrations = currentLayout.decorationRegistrations.merging(
      nextLayout.decorationRegistrations
    ) { $1 }
  }

  /// Asks each layout for the elements around its end of the path.
  private func gatherEnds(start: CGRect, target: CGRect) {
    let reach = installedView?.bounds.size ?? .zero
    ends = TransitionEnds(start: start, target: target, reach: reach)
    pool.removeAll()
    ends.add(caller.elements(of: currentLayout, in: ends.startRect) ?? [], at: \.start)
    ends.add(caller.elements(of: nextLayout, in: ends.targetRect) ?? [], at: \.end)
  }

  /// Returns the attributes of an element at the transition's progress; nil if neither layout has
  /// the element.
  private func attributes(for key: ElementKey) -> GridViewLayoutAttributes? {
    pair(for: key).flatMap { attributes(for: key, between: $0, at: transitionProgress) }
  }

  /// Returns the attributes of an element at a progress between its ends; nil if the element is
  /// outside of `rect`.
  private func attributes(
    for key: ElementKey, between pair: TransitionEnds.Pair, at progress: CGFloat,
    in rect: CGRect? = nil
  ) -> GridViewLayoutAttributes? {
    guard let start = pair.start, let end = pair.end else { return nil }
    let look = ElementLook.between(start.look, end.look, at: progress)
    if let rect, !look.frame.overlaps(rect) { return nil }
    if let cached = pool.entry(key), !cached.isChanged { return cached.attributes }
    // A subclass's own properties are those at the nearer end.
    let nearer = progress < 0.5 ? start : end
    guard let copy = nearer.copy() as? GridViewLayoutAttributes else { return nearer }
    copy.look = look
    copy.isHidden = start.isHidden && end.isHidden
    pool.insert(copy)
    return copy
  }

  /// Returns an element's attributes in both layouts. Each layout is asked only once for missing
  /// attributes.
  private func pair(for key: ElementKey) -> TransitionEnds.Pair? {
    var pair = ends[key]
    if pair.isComplete { return pair }
    pair.isComplete = true
    let (_, isRefused) = caller.watch {
      pair.start = pair.start ?? answer(of: currentLayout, for: key)
      pair.end = pair.end ?? answer(of: nextLayout, for: key)
    }
    // No answer is kept after a fault: the next question asks the layout again and repeats the
    // fault.
    if isRefused { return nil }
    switch (pair.start, pair.end) {
    case (nil, nil): return nil
    case (let start?, nil):
      pair.end = caller.final(of: currentLayout, for: key) ?? start.fadedOut
    case (nil, let end?):
      pair.start = caller.initial(of: nextLayout, for: key) ?? end.fadedOut
    case (_?, _?): break
    }
    ends[key] = pair
    return pair
  }

  /// Returns a layout's attributes for one element. It is a fault (E-40) if an item of the data
  /// source has no attributes in one of the layouts, as in `setCollectionViewLayout`.
  private func answer(of layout: GridViewLayout, for key: ElementKey) -> GridViewLayoutAttributes? {
    let (answer, isRefused) = caller.watch { caller.attributes(of: layout, for: key) }
    if answer == nil, !isRefused, key.kind == .cell, let installedView,
      installedView.loadedModel.contains(section: key.position.section, item: key.position.item)
    {
      caller.simulation.raise(
        .missingItemAttributes(key.position.indexPath), in: installedView, by: layout)
    }
    return answer
  }
}

/// The attributes that the two layouts of a transition give to the elements around its start and
/// its target.
@MainActor
private struct TransitionEnds {
  struct Pair {
    var start: GridViewLayoutAttributes?
    var end: GridViewLayoutAttributes?
    /// Whether the layouts were asked for the missing attributes of this single element.
    var isComplete = false
  }

  /// The rectangles for which the current layout and the next layout were asked.
  private(set) var startRect = CGRect.null
  private(set) var targetRect = CGRect.null
  /// The parts of these rectangles that need no further query.
  private var coveredStart = CGRect.null
  private var coveredTarget = CGRect.null
  /// The elements in the order of the answers.
  private(set) var keys: [ElementKey] = []
  private var pairs: [ElementKey: Pair] = [:]

  init() {}

  init(start: CGRect, target: CGRect, reach: CGSize) {
    // One point of margin: a rectangle that moves with the viewport comes back with rounding
    // errors.
    coveredStart = start.insetBy(dx: -1, dy: -1)
    coveredTarget = target.insetBy(dx: -1, dy: -1)
    startRect = start.isInfinite ? start : coveredStart.insetBy(dx: -reach.width, dy: -reach.height)
    targetRect =
      target.isInfinite ? target : coveredTarget.insetBy(dx: -reach.width, dy: -reach.height)
  }

  func cover(start: CGRect, target: CGRect) -> Bool {
    coveredStart.contains(start) && coveredTarget.contains(target)
  }

  mutating func add(
    _ answer: [GridViewLayoutAttributes],
    at end: WritableKeyPath<Pair, GridViewLayoutAttributes?>
  ) {
    for attributes in answer {
      let key = attributes.key
      if pairs[key] == nil { keys.append(key) }
      pairs[key, default: Pair()][keyPath: end] = attributes
    }
  }

  /// The attributes of an element in both layouts. The setter stores them only for an element that
  /// was found in one of the rectangles. Other elements may have an end far away.
  subscript(key: ElementKey) -> Pair {
    get { pairs[key] ?? Pair() }
    set { if pairs[key] != nil { pairs[key] = newValue } }
  }
}

extension GridViewLayoutAttributes {
  /// The values that a transition interpolates.
  fileprivate var look: ElementLook {
    get {
      ElementLook(
        center: center, size: size, alpha: isHidden ? 0 : alpha, transform: transform3D,
        zIndex: zIndex)
    }
    set {
      size = newValue.size
      center = newValue.center
      alpha = newValue.alpha
      transform3D = newValue.transform
      zIndex = newValue.zIndex
    }
  }
}

extension GridViewTransitionLayout: BuiltInLayout {
  package func evictAttributes(outside rect: CGRect) {
    pool.evict(outside: rect)
  }
}
