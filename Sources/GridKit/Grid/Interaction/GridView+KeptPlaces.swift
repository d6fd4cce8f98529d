extension GridView {
  /// The displayed items, ascending. The cell in the drop gap counts only if the gap shows an item
  /// of this grid.
  var displayedItems: [ElementKey] {
    let keys = displayedKeys { $0 == .cell }
    guard let gap = content.gap, gap.origin == nil else { return keys }
    return keys.filter { $0.position != gap.position }
  }

  /// Replaces the shown order. Items slide to their new places.
  ///
  /// - Parameters:
  ///   - order: The new order, made from the present order after the counts were loaded.
  ///   - makeContext: Makes the invalidation context for the layout. If nil, the context only says
  ///     that counts may have changed.
  /// - Returns: Whether the order is shown. The value is false if the counts leave no room for a
  ///   kept place, or after a fault.
  @discardableResult
  func show(
    _ order: ShownOrder, telling makeContext: () -> GridViewLayoutInvalidationContext? = { nil }
  ) -> Bool {
    guard !pass.isOpen(.rollingBack),
      order.fits((content.order ?? ShownOrder()).sourceCounts(of: loadedModel))
    else { return false }
    openChange()
    let isShown: Void? = try? action { () throws(ActionRejected) in
      try rethrowingFaults {
        let (old, counts) = (content.order ?? ShownOrder(), loadedModel)
        adopt(order)
        let context =
          makeContext() ?? layoutCaller.makeContext(of: answers.layout, everything: false)
        invalidateKeepingCounts(with: context, areCountsChanged: true)
        carrySizes(through: old.changes(to: order), before: counts)
      }
      layOutSliding()
    }
    return isShown != nil
  }

  /// Replaces the shown order, and moves views, selection and other state of items to their new
  /// positions. The views of places that are no longer kept are recycled first.
  private func adopt(_ new: ShownOrder) {
    let old = content.order ?? ShownOrder()
    for place in old.places where place.origin == nil && new.place(place.id) == nil {
      recycle(ElementKey(.cell, place.position))
    }
    content.keep(new, insteadOf: old)
    reorder { old.position($0, in: new) }
  }

  /// Discards all kept places without a callback, so that the data source's order is shown.
  func discardKeptPlaces() {
    guard content.order != nil else { return }
    adopt(ShownOrder())
    updateCellStates()
  }

  /// Closes the drop gap. The items slide back to their places.
  ///
  /// - Parameter isDropped: Whether the drop delegate is about to change the data.
  func closeDropGap(isDropped: Bool = false) {
    guard content.order != nil, !pass.isDecidingOnViews, !isUpdating else { return }
    _ = loadedModel
    guard var order = content.order, let gap = order.remove(ShownOrder.gapID) else { return }
    show(order) {
      gap.origin.map { origin in
        let item = order.shown(origin)
        return layoutCaller.context(
          of: answers.layout,
          endingMovementAt: simulation.indexPath(isDropped ? gap.position : item),
          previous: simulation.indexPath(isDropped ? item : gap.position), cancelled: !isDropped)
      }
    }
    updateCellStates()
  }

  /// Performs step 6 of a batch update: returns the plan of the operations, in positions of the
  /// shown order.
  ///
  /// Operations and faults use positions of the data source. Kept places move along with the items
  /// around them.
  func updatePlan(after: SectionCounts) throws(UpdateRejection) -> UpdatePlan {
    let (record, before) = (changes.updates.record, changes.updates.before)
    guard let order = content.order else {
      return try UpdatePlan(record: record, before: before, after: after)
    }
    let update = try order.update(
      record, before: order.sourceCounts(of: before), after: after)
    changes.updates.reconfigured = changes.updates.reconfigured.map { order.shown($0) }
    for place in order.places where update.order?.place(place.id) == nil {
      recycle(ElementKey(.cell, place.position))
    }
    content.order = update.order
    return update.plan
  }
}
