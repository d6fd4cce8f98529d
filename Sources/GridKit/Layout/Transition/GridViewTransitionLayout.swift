/// A layout between two others while one becomes the other under a finger.
///
/// `GridView.startInteractiveTransition(to:completion:)` installs one; set `transitionProgress` as
/// the gesture goes on, and let the grid finish or cancel. Every element is on the line between its
/// two places: centre, size, alpha and transform number by number, the z of the higher (I6.5). What
/// only one of the layouts has comes and goes by that layout's `initial…` and `final…` answers,
/// else it fades in place.
///
/// Both layouts stay attached to the grid until the end, are asked once for what lies around their
/// own end of the way, and are not asked again from step to step. A step costs as much as is on
/// screen.
///
/// - Note: After `UICollectionViewTransitionLayout`.
@preconcurrency @MainActor
open class GridViewTransitionLayout: GridViewLayout {
  /// The layout at progress 0.
  public let currentLayout: GridViewLayout
  /// The layout at progress 1.
  public let nextLayout: GridViewLayout

  /// The path of the viewport; the grid sets it.
  package var path = TransitionPath()
  /// Whether the grid moves the viewport along `path` just now: a change of bounds that is the
  /// transition's own, which the two layouts are not asked about.
  var movesViewport = false
  private var animatedValues: [String: CGFloat] = [:]
  private var ends = TransitionEnds()
  private var cache = AttributeCache()
  /// Whether an invalidation of a member comes from this layout.
  private var isPassingOn = false
  private var storedProgress: CGFloat = 0
  /// The layouts that a change of bounds makes stale, until they are told.
  private var staleMembers: [GridViewLayout] = []

  /// A transition between two layouts, at progress 0.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout that the grid has.
  ///   - newLayout: The layout that it gets.
  public init(currentLayout: GridViewLayout, nextLayout newLayout: GridViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
    takeRegistrations()
  }

  /// A transition needs two layouts: this is a fault.
  public override convenience init() {
    Simulation.current.raise(.transitionWithoutLayouts())
    self.init(currentLayout: GridViewLayout(), nextLayout: GridViewLayout())
  }

  /// Reads both layouts from an archive; a missing one becomes a layout that shows nothing.
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

  /// 0 shows the current layout, 1 the next one. Not clamped (I6.4); a new value makes the layout
  /// stale (I6.3). A number that is not finite is a fault, and the value stays.
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

  /// Restores the progress of a step that was shown, when a later one is refused.
  func restoreProgress(_ progress: CGFloat) {
    storedProgress = progress
  }

  /// Keeps a number that goes along with the transition, such as a gesture's position (I6.7).
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The number that was kept last, 0 if none was.
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    cache.removeAll()
    for layout in members where !layout.isPrepared && layout.installedView != nil {
      ends.forget()
      caller.prepare(layout, for: installedView?.bounds.size ?? .zero)
    }
    takeRegistrations()
  }

  open override var collectionViewContentSize: CGSize {
    TransitionPath.contentSize(
      from: caller.contentSize(of: currentLayout), to: caller.contentSize(of: nextLayout),
      at: transitionProgress)
  }

  /// The elements whose places between the layouts meet a rectangle.
  ///
  /// Each layout is asked for the rectangle that lies, seen from the viewport, where this one does,
  /// grown by one viewport on every side. What is further away than that at both ends is not found,
  /// even if its way should cross the rectangle: finding it would take all elements of both.
  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let progress = transitionProgress
    let start = path.startRect(for: rect, at: progress)
    let target = path.targetRect(for: rect, at: progress)
    if !ends.cover(start: start, target: target) { gatherEnds(start: start, target: target) }
    var answer: [GridViewLayoutAttributes] = []
    for key in ends.keys {
      let (pair, isRefused) = caller.watch { self.pair(for: key) }
      if let place = pair.flatMap({ Place($0, at: progress) }),
        place.look.frame.overlaps(rect)
      {
        answer.append(attributes(at: place, for: key))
      }
      // An item without a place is one fault, not one for each item.
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

  /// Returns true if either layout does. A step of the transition itself asks neither: they are
  /// where their own ends of the way are.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    staleMembers = []
    if movesViewport { return false }
    staleMembers = members.filter { caller.shouldInvalidate($0, forBoundsChange: newBounds) }
    return !staleMembers.isEmpty
  }

  /// The layouts that said so are told, each with its own context.
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

  /// Invalidates the transition; a context that makes everything stale, or the counts, does so for
  /// both layouts.
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

  /// Tells that one of the two layouts was invalidated: this one is stale with it.
  func memberWasInvalidated(_ layout: GridViewLayout) {
    guard !isPassingOn, layout === currentLayout || layout === nextLayout else { return }
    invalidateLayout()
  }

  // MARK: Ends

  /// The two layouts; one, if they are the same.
  package var members: [GridViewLayout] {
    currentLayout === nextLayout ? [currentLayout] : [currentLayout, nextLayout]
  }

  private var caller: LayoutCaller {
    LayoutCaller(simulation: installedView?.simulation ?? Simulation.current)
  }

  /// Decoration views of both layouts can be shown on the way.
  private func takeRegistrations() {
    decorationRegistrations = currentLayout.decorationRegistrations.merging(
      nextLayout.decorationRegistrations
    ) { $1 }
  }

  /// Asks both layouts around their ends of the way.
  private func gatherEnds(start: CGRect, target: CGRect) {
    let reach = installedView?.bounds.size ?? .zero
    ends = TransitionEnds(start: start, target: target, reach: reach)
    cache.removeAll()
    ends.add(caller.elements(of: currentLayout, in: ends.startRect) ?? [], at: \.start)
    ends.add(caller.elements(of: nextLayout, in: ends.targetRect) ?? [], at: \.end)
  }

  /// An element on its way.
  private struct Place {
    let look: ElementLook
    let isHidden: Bool
    /// The nearer end, which gives the values of a subclass's own.
    let nearer: GridViewLayoutAttributes

    @MainActor init?(_ pair: TransitionEnds.Pair, at progress: CGFloat) {
      guard let start = pair.start, let end = pair.end else { return nil }
      look = .between(start.look, end.look, at: progress)
      isHidden = start.isHidden && end.isHidden
      nearer = progress < 0.5 ? start : end
    }
  }

  /// An element between its two ends; nil when neither layout has it.
  private func attributes(for key: ElementKey) -> GridViewLayoutAttributes? {
    pair(for: key).flatMap { Place($0, at: transitionProgress) }
      .map { attributes(at: $0, for: key) }
  }

  private func attributes(at place: Place, for key: ElementKey) -> GridViewLayoutAttributes {
    if let (cached, isChanged) = cache.find(key), !isChanged { return cached }
    guard let copy = place.nearer.copy() as? GridViewLayoutAttributes else { return place.nearer }
    copy.look = place.look
    copy.isHidden = place.isHidden
    cache.insert(copy)
    return copy
  }

  /// Returns both ends of an element's way; the layouts are asked for those that are not known,
  /// once.
  private func pair(for key: ElementKey) -> TransitionEnds.Pair? {
    var pair = ends[key]
    if pair.isComplete { return pair }
    pair.isComplete = true
    let (_, isRefused) = caller.watch {
      pair.start = pair.start ?? answer(of: currentLayout, for: key)
      pair.end = pair.end ?? answer(of: nextLayout, for: key)
    }
    // Answers are not kept after a fault: the question is asked, and breaks its contract, again.
    if isRefused { return nil }
    switch (pair.start, pair.end) {
    case (nil, nil): return nil
    case (let start?, nil):
      pair.end = caller.final(of: currentLayout, for: key) ?? start.faded
    case (nil, let end?):
      pair.start = caller.initial(of: nextLayout, for: key) ?? end.faded
    case (_?, _?): break
    }
    ends[key] = pair
    return pair
  }

  /// Returns the answer of a layout for one element. An item that the data source has needs a place
  /// in both layouts (E-40), as in a switch.
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

/// The answers of the two layouts of a transition for elements around their ends of the way.
@MainActor
private struct TransitionEnds {
  struct Pair {
    var start: GridViewLayoutAttributes?
    var end: GridViewLayoutAttributes?
    /// Whether a layout that has no answer here was asked for the element by itself.
    var isComplete = false
  }

  /// The rectangles that the layouts were asked for, at the start and at the target.
  private(set) var startRect = CGRect.null
  private(set) var targetRect = CGRect.null
  /// The parts of these rectangles for which the answers are all that is needed.
  private var coveredStart = CGRect.null
  private var coveredTarget = CGRect.null
  /// Elements in the order of the answers.
  private(set) var keys: [ElementKey] = []
  private var pairs: [ElementKey: Pair] = [:]

  init() {}

  init(start: CGRect, target: CGRect, reach: CGSize) {
    // A rectangle that moves with the viewport comes back with rounding errors.
    coveredStart = start.insetBy(dx: -1, dy: -1)
    coveredTarget = target.insetBy(dx: -1, dy: -1)
    startRect = start.isInfinite ? start : coveredStart.insetBy(dx: -reach.width, dy: -reach.height)
    targetRect =
      target.isInfinite ? target : coveredTarget.insetBy(dx: -reach.width, dy: -reach.height)
  }

  func cover(start: CGRect, target: CGRect) -> Bool {
    coveredStart.contains(start) && coveredTarget.contains(target)
  }

  mutating func forget() {
    self = TransitionEnds()
  }

  mutating func add(
    _ answer: [GridViewLayoutAttributes],
    at end: WritableKeyPath<Pair, GridViewLayoutAttributes?>
  ) {
    for attributes in answer {
      let key = attributes.key
      if pairs[key] == nil {
        keys.append(key)
        pairs[key] = Pair()
      }
      pairs[key]?[keyPath: end] = attributes
    }
  }

  /// An element that was not asked for as part of a region is not kept: its end may be far away.
  subscript(key: ElementKey) -> Pair {
    get { pairs[key] ?? Pair() }
    set { if pairs[key] != nil { pairs[key] = newValue } }
  }
}

extension GridViewLayoutAttributes {
  /// The values of the attributes that a transition changes.
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

  /// A copy that is not to be seen.
  fileprivate var faded: GridViewLayoutAttributes? {
    let copy = copy() as? GridViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}

extension GridViewTransitionLayout: BuiltInLayout {
  package func evictAttributes(outside rect: CGRect) {
    cache.evict(outside: rect)
  }
}
