extension GridView {
  /// The time that items take to make room, and that the dropped item takes to settle, in seconds
  /// (A7.5).
  static let movementDuration: TimeInterval = 0.25

  /// Whether an item is lifted.
  package var isMovingItems: Bool { content.lifted != nil }

  /// The position to which the lifted item would drop, in the shown order; nil if no item is
  /// lifted.
  package var movementTarget: Position? { content.lifted?.order.target }

  /// Refuses a batch update while an item is lifted, and deletions between the end of a movement
  /// and the end of the next tick (KD-4, KD-5).
  package func refuseUpdateInMovement(deleting: Bool) throws(ActionRejected) {
    if isMovingItems { try refuse(.updateDuringMovement()) }
    if deleting, interaction.hasMovementJustEnded { try refuse(.deletionAfterMovement()) }
  }

  // MARK: Begin, update, end

  /// Performs steps 1 to 3 of a movement: lifts an item (IM-1 … IM-4).
  ///
  /// - Returns: Whether the item is lifted. The value is false if the data source does not have the
  ///   item, the layout has no attributes for it, or a callback refuses the movement.
  func liftItem(at path: IndexPath) -> Bool {
    guard content.lifted == nil else {
      raise(.movementInProgress())
      return false
    }
    guard !pass.isOpen(.rollingBack), let sourceCaller else { return false }
    layoutIfNeeded()
    // An item cannot be moved by hand while placeholders show.
    closeDropGap()
    guard content.order == nil else { return false }
    let position = Position(path)
    let key = ElementKey(.cell, position)
    guard loadedModel.contains(section: position.section, item: position.item),
      sourceCaller.canMoveItem(at: path),
      let attributes = display.liveViews[key]?.reuse.applied ?? store[key] ?? attributesInForce(key)
    else { return false }
    openChange()
    let order = MovedOrder(liftedAt: position)
    try? action { () throws(ActionRejected) in
      try rethrowingFaults {
        let shift = attributes.sectionScroll?.shift ?? .zero
        let center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
        content.lifted = LiftedItem(order: order, center: center)
        tellLayout(from: order, previousCenter: center)
      }
      layOutNow()
    }
    updateCellStates()
    return content.lifted != nil
  }

  /// Performs steps 4 to 6 of a movement: moves the centre of the lifted item. Moves the target of
  /// the item too if the layout and the delegate agree (IM-5 … IM-8).
  func moveLiftedItem(to center: CGPoint) {
    guard let lifted = content.lifted, center != lifted.lastUpdate else { return }
    guard center.x.isFinite, center.y.isFinite else {
      raise(.nonFiniteMovement(center))
      return
    }
    openChange()
    try? action { () throws(ActionRejected) in
      let target = try rethrowingFaults { nextTarget(of: lifted, at: center) }
      // A callback may have ended or discarded the movement.
      guard content.lifted?.order == lifted.order else { return }
      content.lifted?.center = center
      content.lifted?.lastUpdate = center
      try rethrowingFaults {
        let counts = loadedModel
        show(MovedOrder(origin: lifted.order.origin, target: target))
        tellLayout(from: lifted.order, previousCenter: lifted.center)
        carrySize(from: lifted.order.target, to: target, before: counts)
      }
      if target == lifted.order.target {
        layOutNow()
      } else {
        layOutSliding(leavingOut: display.liveViews[ElementKey(.cell, target)]) { layOutNow() }
      }
    }
    scrollAtEdges(forItemAt: center)
  }

  /// Performs steps 7 to 9 of a movement: drops the lifted item at its target, or returns it to its
  /// origin (IM-15 … IM-18).
  func dropLiftedItem(cancelled: Bool) {
    guard let lifted = content.lifted, !lifted.isHandedOver else { return }
    endScrollingAtEdges()
    openChange()
    let (origin, target) = (lifted.order.origin, lifted.order.target)
    var isMoved = false
    try? action { () throws(ActionRejected) in
      try rethrowingFaults { isMoved = !cancelled && !lifted.order.isIdentity && handOver(lifted) }
      // The data source may have reloaded the grid, which discards the movement.
      guard content.lifted != nil else { return }
      try rethrowingFaults {
        // Without an implementation of `moveItemAt` the item goes back.
        let counts = loadedModel
        if !isMoved { show(MovedOrder(liftedAt: origin)) }
        content.lifted = nil
        let context = layoutCaller.context(
          of: answers.layout, endingMovementAt: simulation.indexPath(isMoved ? target : origin),
          previous: simulation.indexPath(isMoved ? origin : target),
          cancelled: !isMoved && (cancelled || !lifted.order.isIdentity))
        invalidateKeepingCounts(with: context, areCountsChanged: origin != target)
        if !isMoved { carrySize(from: target, to: origin, before: counts) }
      }
      layOutSliding { layOutNow() }
    }
    updateCellStates()
    tellEndOfMovement(to: target, isMoved: isMoved)
  }

  /// Performs step 10 of a movement: requests the cell of the dropped item again, at the end of the
  /// next tick.
  private func tellEndOfMovement(to final: Position, isMoved: Bool) {
    guard isMoved, let cell = display.liveViews[ElementKey(.cell, final)] else { return }
    interaction.hasMovementJustEnded = true
    let useCount = cell.reuse.useCount
    simulation.clock.enqueue { [weak self, weak cell] in
      self?.interaction.hasMovementJustEnded = false
      if let cell, cell.reuse.useCount == useCount { self?.requestAgain(cell) }
    }
  }

  /// Discards the movement and all kept places without a callback, so that the data source's order
  /// is shown (IM-21).
  func discardMovement() {
    if content.order != nil { discardKeptPlaces() }
    endScrollingAtEdges()
    guard let lifted = content.lifted else { return }
    if !lifted.isHandedOver { show(MovedOrder(liftedAt: lifted.order.origin)) }
    content.lifted = nil
    updateCellStates()
  }

  // MARK: Steps

  /// Returns the next target of the lifted item. Asks the layout, then the delegate if the layout
  /// proposes a new target.
  private func nextTarget(of lifted: LiftedItem, at center: CGPoint) -> Position {
    let current = lifted.order.target
    let currentPath = simulation.indexPath(current)
    let proposed = layoutCaller.targetPath(
      of: answers.layout, movingItemAt: currentPath, position: mirrored(center))
    guard proposed != currentPath, accepts(proposed, for: lifted, from: "layout") else {
      return current
    }
    let target =
      gridDelegateCaller?.targetPath(
        original: simulation.indexPath(lifted.order.origin), current: currentPath,
        proposed: proposed) ?? proposed
    return accepts(target, for: lifted, from: "delegate") ? Position(target) : current
  }

  private func accepts(_ path: IndexPath, for lifted: LiftedItem, from source: String) -> Bool {
    guard path.count == 2 else {
      raise(.malformedIndexPath(path))
      return false
    }
    let counts = lifted.order.sourceCounts(of: loadedModel)
    if lifted.order.accepts(Position(path), source: counts) { return true }
    raise(.movementTarget(path, proposedBy: source, counts: loadedModel))
    return false
  }

  /// Invalidates the layout for a step of the movement. If the item's target has changed,
  /// `invalidateDataSourceCounts` of the context is true.
  private func tellLayout(from previous: MovedOrder, previousCenter: CGPoint) {
    guard let lifted = content.lifted else { return }
    let context = layoutCaller.context(
      of: answers.layout, movingItemTo: simulation.indexPath(lifted.order.target),
      position: mirrored(lifted.center), previous: simulation.indexPath(previous.target),
      previousPosition: mirrored(previousCenter))
    invalidateKeepingCounts(
      with: context, areCountsChanged: lifted.order.target != previous.target)
  }

  /// Invalidates the layout but keeps the present counts. They belong to the shown order, so the
  /// data source is not asked.
  func invalidateKeepingCounts(
    with context: GridViewLayoutInvalidationContext, areCountsChanged: Bool
  ) {
    let counts = content.counts
    if areCountsChanged { context.dataSourceCounts = true }
    layoutCaller.invalidate(answers.layout, with: context)
    if content.counts == nil { content.counts = counts }
  }

  /// Assigns the sizes that the layout has measured to the new positions of the items.
  func carrySizes(through record: UpdateRecord, before: SectionCounts) {
    guard let layout = answers.builtInLayout, !record.isEmpty,
      let plan = try? UpdatePlan(record: record, before: before, after: loadedModel)
    else { return }
    layout.itemsDidMove(by: plan)
  }

  private func carrySize(from old: Position, to new: Position, before: SectionCounts) {
    guard old != new else { return }
    var record = UpdateRecord()
    record.moveItem(
      from: UpdatePosition(section: old.section, item: old.item),
      to: UpdatePosition(section: new.section, item: new.item))
    carrySizes(through: record, before: before)
  }

  /// Calls the data source's `moveItemAt` for a lifted item.
  ///
  /// - Returns: Whether the data source has the method.
  private func handOver(_ lifted: LiftedItem) -> Bool {
    completeEarlierState()
    content.lifted?.isHandedOver = true
    let isThere =
      sourceCaller?.moveItem(
        at: simulation.indexPath(lifted.order.origin),
        to: simulation.indexPath(lifted.order.target)) ?? false
    if isThere {
      // The data source keeps the move even if the rest of the step is refused: a rollback must not
      // lift the item again.
      changes.earlierState?.value.content.lifted = nil
    } else {
      content.lifted?.isHandedOver = false
    }
    return isThere
  }

  func layOutNow() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Shown order

  /// Replaces the shown order. Counts, live views, selection, announced items and kept cells follow
  /// the items (IM-20).
  private func show(_ order: MovedOrder) {
    guard let old = content.lifted?.order, old != order else { return }
    content.lifted?.order = order
    content.counts = content.counts.map { order.shownCounts(of: old.sourceCounts(of: $0)) }
    reorder(from: old, to: order)
  }

  /// Moves the state of all items to their positions in another order. Nil stands for the data
  /// source's order.
  private func reorder(from old: MovedOrder?, to new: MovedOrder?) {
    guard old != new else { return }
    reorder { position in
      let source = old?.source(position) ?? position
      return new?.shown(source) ?? source
    }
  }

  /// Moves views, selection and other state of items to their new positions. Views of items without
  /// a new position must have been recycled before.
  func reorder(_ place: (Position) -> Position?) {
    var views = LiveViews()
    for (key, view) in display.liveViews {
      guard key.kind == .cell else {
        views[key] = view
        continue
      }
      guard let position = place(key.position) else { continue }
      view.reuse.position = position
      views[ElementKey(.cell, position)] = view
    }
    display.liveViews = views
    content.move(place)
    display.prefetching.announced = Set(display.prefetching.announced.compactMap(place))
    moveKeptCells(place)
    tellObservers {
      $0.elementsDidMove { key in
        key.kind == .cell ? place(key.position).map { ElementKey(.cell, $0) } : key
      }
    }
  }

  /// Returns the data source's counts, converted to the shown order. Discards a movement whose item
  /// or target does not exist any more, and kept places that do not fit.
  func shownCounts(of source: SectionCounts) -> SectionCounts {
    if let order = content.order {
      if order.fits(source) { return order.shownCounts(of: source) }
      discardKeptPlaces()
    }
    guard let lifted = content.lifted, !lifted.isHandedOver else { return source }
    let (order, origin) = (lifted.order, lifted.order.origin)
    guard source.contains(section: origin.section, item: origin.item),
      order.accepts(order.target, source: source)
    else {
      discardMovement()
      return source
    }
    return order.shownCounts(of: source)
  }

  /// Restores the movement from before a refused change.
  func restoreMovement(_ earlier: Content) {
    reorder(from: content.lifted?.order, to: earlier.lifted?.order)
    content.lifted = earlier.lifted
    restoreKeptPlaces(earlier.order)
  }

  // MARK: Translation

  /// Returns the data source's position of the item that is shown at a position.
  ///
  /// For a place that the data source does not know, returns the position of the nearest item,
  /// because the delegate needs an index path to return a size.
  func dataPosition(_ position: Position) -> Position {
    // Called for every cell that enters or leaves (`far-jump`).
    showsSourceOrder ? position : reorderedDataPosition(position)
  }

  private func reorderedDataPosition(_ position: Position) -> Position {
    if let lifted = content.lifted { return lifted.translation.source(position) }
    guard let order = content.order else { return position }
    if let item = order.source(position) { return item }
    let source = order.sourceCounts(of: loadedModel)
    return order.nearest(to: position, source: source) ?? Position(0, 0)
  }

  /// Returns the position at which an item of the data source is shown.
  func shownPosition(_ position: Position) -> Position {
    if let order = content.order { return order.shown(position) }
    return content.lifted?.translation.shown(position) ?? position
  }

  /// Returns the data source's index path of the item that is shown at a position. If the data
  /// source has no item at this position, returns the index path of the nearest item.
  package func dataPath(_ position: Position) -> IndexPath {
    let position = dataPosition(position)
    simulation.work.indexPathsMade += 1
    return position.indexPath
  }

  /// Whether items show in the data source's order, because no item is lifted and no place is kept.
  package var showsSourceOrder: Bool { content.lifted == nil && content.order == nil }

  // MARK: Views

  /// Returns the present attributes of the lifted item. Every pass asks the layout for them.
  /// Returns nil if no item is lifted. An invalid answer raises a fault. The views then stay as
  /// they are, so the result is nil too.
  func liftedAttributes() -> GridViewLayoutAttributes? {
    guard let lifted = content.lifted else { return nil }
    let path = simulation.indexPath(lifted.order.target)
    let answer = layoutCaller.attributes(
      of: answers.layout, liftedItemAt: path, position: mirrored(lifted.center))
    guard answer.key == ElementKey(.cell, lifted.order.target) else {
      raise(.liftedAttributes(answer, path: path))
      return nil
    }
    guard answer.isValid else {
      raise(.nonFiniteAttributes(answer))
      return nil
    }
    return besideSections(mirrored(answer))
  }

  /// Returns attributes of the lifted item without an orthogonal section, so that the item follows
  /// the finger and does not scroll with its section.
  private func besideSections(_ lifted: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    guard lifted.sectionScroll != nil, let copy = lifted.copy() as? GridViewLayoutAttributes else {
      return lifted
    }
    copy.sectionScroll = nil
    return copy
  }

  /// Returns the attributes of an item in the layout's last answer, for a layout that has no
  /// `layoutAttributesForItem(at:)`.
  func knownAttributesOfItem(at path: IndexPath) -> GridViewLayoutAttributes? {
    store[ElementKey(.cell, Position(path))].map { mirrored($0) }
  }

  /// Runs a change of the layout, after which staying views slide from their old places (IM-28).
  func layOutSliding(leavingOut excluded: GridReusableView? = nil, _ change: () -> Void) {
    let animator = simulation.clock.animator
    guard !animator.isSuppressed else { return change() }
    let before = display.liveViews.filter { $0.value !== excluded }
      .sorted { ElementKey.isOrdered($0.key, $1.key) }
      .map { ($0.key, $0.value, $0.value.reuse.useCount, ViewValues($0.value)) }
    animator.perform(nil, change)
    let animation = simulation.makeAnimation(kind: "movement", duration: GridView.movementDuration)
    for (key, view, useCount, values) in before
    where display.liveViews[key] === view && view.reuse.useCount == useCount {
      for change in values.changes(to: ViewValues(view)) { view.append(change, to: animation) }
    }
    if !animation.changedViews.isEmpty { simulation.clock.animator.add(animation) }
  }

  /// Requests the moved cell again, as in a reload of its item. The new cell takes over the place
  /// of the old cell and the rest of the old cell's animation.
  private func requestAgain(_ old: GridReusableView) {
    let key = ElementKey(.cell, old.reuse.position)
    guard display.liveViews[key] === old, let attributes = old.reuse.applied,
      !pass.isDecidingOnViews,
      !pass.isOpen(.switching), content.counts != nil, !content.needsReload,
      let new = try? request(key, attributes: attributes)
    else { return }
    let animated = old.animatedChanges
    old.extras?.animatedChanges.removeAll()
    recycle(key)
    // A callback has shown another cell in the meantime.
    guard display.liveViews[key] == nil else { return recycle(new, key: key) }
    show(new, key: key, attributes: attributes)
    if !animated.isEmpty {
      new.madeExtras.animatedChanges += animated
      new.shownVersion &+= 1
    }
  }
}

/// The animatable values of a view at one moment.
private struct ViewValues {
  let center: CGPoint
  let size: CGSize
  let alpha: CGFloat
  let transform: CATransform3D

  @MainActor init(_ view: BaseView) {
    center = view.center
    size = view.bounds.size
    alpha = view.alpha
    transform = view.transform3D
  }

  /// Returns the changes that an animation from these values to later values carries out.
  func changes(to new: ViewValues) -> [AnimatedChange.Change] {
    var changes: [AnimatedChange.Change] = []
    if center != new.center {
      changes.append(.center(CGPoint(x: center.x - new.center.x, y: center.y - new.center.y)))
    }
    if size != new.size {
      changes.append(
        .size(CGSize(width: size.width - new.size.width, height: size.height - new.size.height)))
    }
    if alpha != new.alpha { changes.append(.alpha(alpha - new.alpha)) }
    if !CATransform3DEqualToTransform(transform, new.transform) {
      changes.append(.transform(from: transform, to: new.transform))
    }
    return changes
  }
}

// MARK: - Translating for users

extension GridView: GridDataSourceTranslating {
  // Sections keep their places in a movement, and placeholders are inside of sections.

  /// Returns the given index, because movements by hand leave sections in their places.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  {
    dataSourceSectionIndex
  }

  /// Returns the given index, because movements by hand leave sections in their places.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  {
    presentationSectionIndex
  }

  /// Returns the index path at which an item of the data source is shown. The index path differs
  /// from the data source's index path while an item is moved by hand or placeholders show.
  ///
  /// For nil, the result is nil. An index path that does not name an item is returned unchanged.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    dataSourceIndexPath.map { translated($0, shownPosition) }
  }

  /// Returns the data source's index path of a shown item. The index path differs from the shown
  /// index path while an item is moved by hand or placeholders show.
  ///
  /// For nil and for a placeholder, the result is nil. An index path that does not name an item is
  /// returned unchanged.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let path = presentationIndexPath, !isKeptPlace(Position(path)) else { return nil }
    return translated(path, dataPosition)
  }

  /// Runs actions at once. The grid's methods always use index paths of the shown order.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  private func translated(_ path: IndexPath, _ place: (Position) -> Position) -> IndexPath {
    let position = Position(path)
    return position == .invalid ? path : place(position).indexPath
  }
}
