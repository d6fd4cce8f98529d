extension GridView {
  /// Whether an item is lifted.
  package var isMovingItems: Bool { content.lifted != nil }

  /// The shown position to which the lifted item would drop; nil if no item is lifted.
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
  /// - Returns: Whether the item is lifted.
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
      let attributes = display.liveViews[key]?.reuse.applied ?? known[key] ?? attributesInForce(key)
    else { return false }
    openChange()
    let order = MovedOrder(liftedAt: position)
    try? action { () throws(ActionRejected) in
      try rethrowingFaults {
        let center = attributes.shownCenter
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
    guard center.x.isFinite, center.y.isFinite else { return raise(.nonFiniteMovement(center)) }
    openChange()
    try? action { () throws(ActionRejected) in
      let target = try rethrowingFaults {
        nextTarget(ofItemAt: lifted.order.target, from: lifted.order.origin, at: center) {
          guard let fault = lifted.fault(of: $0, proposedBy: $1, in: { loadedModel }) else {
            return true
          }
          raise(fault)
          return false
        }
      }
      // A callback may have ended or discarded the movement.
      guard content.lifted?.order == lifted.order else { return }
      content.lifted?.center = center
      content.lifted?.lastUpdate = center
      try rethrowingFaults {
        let counts = loadedModel
        show(MovedOrder(origin: lifted.order.origin, target: target))
        tellLayout(from: lifted.order, previousCenter: lifted.center)
        carrySizes(through: UpdateRecord(moving: lifted.order.target, to: target), before: counts)
      }
      if target == lifted.order.target { return layOutNow() }
      layOutSliding(leavingOut: display.liveViews[ElementKey(.cell, target)])
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
        if !isMoved {
          carrySizes(through: UpdateRecord(moving: target, to: origin), before: counts)
        }
      }
      layOutSliding()
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
    discardKeptPlaces()
    endScrollingAtEdges()
    guard let lifted = content.lifted else { return }
    if !lifted.isHandedOver { show(MovedOrder(liftedAt: lifted.order.origin)) }
    content.lifted = nil
    updateCellStates()
  }

  // MARK: Steps

  /// Returns the next target of a moved item. Asks the layout, then the delegate if the layout
  /// proposes a new target (IM-6, IM-7).
  ///
  /// - Parameter accepts: Returns whether a proposed index path can be the target.
  func nextTarget(
    ofItemAt current: Position, from origin: @autoclosure () -> Position, at point: CGPoint,
    accepts: (IndexPath, String) -> Bool
  ) -> Position {
    let path = simulation.indexPath(current)
    let proposed = layoutCaller.targetPath(
      of: answers.layout, movingItemAt: path, position: mirrored(point))
    guard proposed != path, accepts(proposed, "layout") else { return current }
    let target =
      gridDelegateCaller?.targetPath(
        original: simulation.indexPath(origin()), current: path, proposed: proposed) ?? proposed
    return accepts(target, "delegate") ? Position(target) : current
  }

  /// Invalidates the layout for a step of the movement.
  private func tellLayout(from previous: MovedOrder, previousCenter: CGPoint) {
    guard let lifted = content.lifted else { return }
    let target = lifted.order.target
    invalidateKeepingCounts(
      with: movementContext(
        to: target, at: lifted.center, from: previous.target, at: previousCenter),
      areCountsChanged: target != previous.target)
  }

  func movementContext(
    to target: Position, at point: CGPoint, from previous: Position, at previousPoint: CGPoint
  ) -> GridViewLayoutInvalidationContext {
    layoutCaller.context(
      of: answers.layout, movingItemTo: simulation.indexPath(target), position: mirrored(point),
      previous: simulation.indexPath(previous), previousPosition: mirrored(previousPoint))
  }

  /// Invalidates the layout but keeps the present counts, which belong to the shown order.
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

  /// Calls the data source's `moveItemAt` for a lifted item.
  ///
  /// - Returns: Whether the data source has the method.
  private func handOver(_ lifted: LiftedItem) -> Bool {
    completeEarlierState()
    content.lifted?.isHandedOver = true
    let (origin, target) = (lifted.order.origin, lifted.order.target)
    guard
      sourceCaller?.moveItem(at: simulation.indexPath(origin), to: simulation.indexPath(target))
        == true
    else {
      content.lifted?.isHandedOver = false
      return false
    }
    // The data source keeps the move even if the rest is refused: a rollback lifts no item again.
    changes.earlierState?.value.content.lifted = nil
    return true
  }

  func layOutNow() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Shown order

  /// Shows the lifted item at another target. The state of items follows them (IM-20).
  private func show(_ order: MovedOrder) {
    if let old = content.showLifted(in: order) { reorder { order.shown(old.source($0)) } }
  }

  /// Moves views, selection and other state of items to their new positions. Views of items without
  /// a new position must have been recycled before.
  func reorder(_ place: (Position) -> Position?) {
    display.liveViews.moveCells(place)
    content.move(place)
    display.movePrefetching(place)
    tellObservers {
      $0.elementsDidMove { key in
        key.kind == .cell ? place(key.position).map { ElementKey(.cell, $0) } : key
      }
    }
  }

  /// Returns the data source's counts, converted to the shown order. Discards a movement whose item
  /// or target does not exist any more, and kept places that do not fit.
  func shownCounts(of source: SectionCounts) -> SectionCounts {
    if content.order?.fits(source) == false { discardKeptPlaces() }
    if content.order == nil, content.lifted?.fits(source) == false {
      discardMovement()
      return source
    }
    return content.shownCounts(of: source)
  }

  /// Restores the movement and the kept places from before a refused change. The code that restores
  /// the rest of the state also restores the views of kept places.
  func restoreMovement(_ earlier: Content) {
    let (old, new) = (content.lifted?.order, earlier.lifted?.order)
    if old != new {
      reorder { position in
        let source = old?.source(position) ?? position
        return new?.shown(source) ?? source
      }
    }
    content.lifted = earlier.lifted
    content.order = earlier.order
  }

  /// Returns the data source's position of the item that is shown at a position.
  ///
  /// For a place that the data source does not know, returns the position of the nearest item,
  /// because the delegate needs an index path to return a size.
  func dataPosition(_ position: Position) -> Position {
    // Called for every cell that enters or leaves (`far-jump`).
    if showsSourceOrder { return position }
    if let item = content.source(position) { return item }
    let order = content.order ?? ShownOrder()
    return order.nearest(to: position, source: order.sourceCounts(of: loadedModel))
      ?? Position(0, 0)
  }

  /// Returns `dataPosition(_:)` as an index path.
  package func dataPath(_ position: Position) -> IndexPath {
    let position = dataPosition(position)
    simulation.work.indexPathsMade += 1
    return position.indexPath
  }

  /// Whether items show in the data source's order, because no item is lifted and no place is kept.
  package var showsSourceOrder: Bool { content.lifted == nil && content.order == nil }

  // MARK: Views

  /// Returns the present attributes of the lifted item. Every pass asks the layout for them.
  /// Returns nil if no item is lifted, or the answer is invalid.
  func liftedAttributes() -> GridViewLayoutAttributes? {
    guard let lifted = content.lifted else { return nil }
    let path = simulation.indexPath(lifted.order.target)
    let answer = layoutCaller.attributes(
      of: answers.layout, liftedItemAt: path, position: mirrored(lifted.center))
    let isOfItem = answer.key == ElementKey(.cell, lifted.order.target)
    guard isOfItem, answer.isValid else {
      raise(isOfItem ? .nonFiniteAttributes(answer) : .liftedAttributes(answer, path: path))
      return nil
    }
    return mirrored(answer).besideSections
  }

  /// Returns an item's known attributes, for a layout without `layoutAttributesForItem(at:)`.
  func knownAttributesOfItem(at path: IndexPath) -> GridViewLayoutAttributes? {
    known[ElementKey(.cell, Position(path))].map { mirrored($0) }
  }

  /// Lays out, after which staying views slide from their old places (IM-28).
  func layOutSliding(leavingOut excluded: GridReusableView? = nil) {
    let animator = simulation.clock.animator
    guard !animator.isSuppressed else { return layOutNow() }
    let before = SlidingViews(display.liveViews, leavingOut: excluded)
    animator.perform(nil) { layOutNow() }
    let animation = simulation.makeAnimation(kind: "movement", duration: DropAnimation.duration)
    before.slide(into: display.liveViews, animation)
    if !animation.changedViews.isEmpty { simulation.clock.animator.add(animation) }
  }

  /// Requests the moved cell again, as in a reload of its item. The new cell takes over the place
  /// of the old cell and the rest of the old cell's animation.
  private func requestAgain(_ old: GridReusableView) {
    let key = ElementKey(.cell, old.reuse.position)
    guard display.liveViews[key] === old, let attributes = old.reuse.applied,
      !pass.isDecidingOnViews, !pass.isOpen(.switching), content.counts != nil,
      !content.needsReload,
      let new = try? request(key, attributes: attributes, from: storedDataSource)
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

extension GridViewLayoutAttributes {
  /// The centre at which the element is shown in the content.
  fileprivate var shownCenter: CGPoint {
    let shift = sectionScroll?.shift ?? .zero
    return CGPoint(x: center.x + shift.x, y: center.y + shift.y)
  }

  /// A copy of the attributes outside of any orthogonal section, because a lifted item does not
  /// scroll with its section. The object itself if it is in no such section.
  fileprivate var besideSections: GridViewLayoutAttributes {
    guard sectionScroll != nil, let copy = copy() as? GridViewLayoutAttributes else { return self }
    copy.sectionScroll = nil
    return copy
  }
}
