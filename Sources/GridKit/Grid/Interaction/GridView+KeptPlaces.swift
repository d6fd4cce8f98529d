// Kept places: places in the shown order that the data source does not know. Placeholders have kept
// places, and so has the gap under a drag. Items make room for kept places as in a movement by
// hand.

extension GridView {
  /// The id of the gap under a drag. The first placeholder has the next id.
  static let gapID = 0

  /// Returns whether a position is kept for a placeholder or for an empty gap, so that the position
  /// shows no item of the data source.
  package func isKeptPlace(_ position: Position) -> Bool {
    guard let order = content.order, let place = order.place(at: position) else { return false }
    return place.origin == nil
  }

  /// The displayed items, ascending. The cell in the drop gap counts only if the gap shows an item
  /// of this grid.
  var displayedItems: [ElementKey] {
    let keys = displayedKeys { $0 == .cell }
    guard let gap = content.order?.place(GridView.gapID), gap.origin == nil else { return keys }
    return keys.filter { $0.position != gap.position }
  }

  /// Replaces the shown order. Items slide to their new places.
  ///
  /// - Parameter makeContext: Makes the invalidation context for the layout. If nil, the context
  ///   only says that counts may have changed.
  /// - Parameter order: The new order, made from the present order after the counts were loaded.
  /// - Returns: Whether the order is shown. The value is false if the counts leave no room for a
  ///   kept place, or after a fault.
  @discardableResult
  func show(
    _ order: ShownOrder, telling makeContext: (() -> GridViewLayoutInvalidationContext)? = nil
  ) -> Bool {
    guard !pass.isOpen(.rollingBack),
      order.fits((content.order ?? ShownOrder()).sourceCounts(of: loadedModel))
    else { return false }
    openChange()
    do throws(ActionRejected) {
      try action { () throws(ActionRejected) in
        try rethrowingFaults {
          let (old, counts) = (content.order ?? ShownOrder(), loadedModel)
          adopt(order)
          let context =
            makeContext?() ?? layoutCaller.makeContext(of: answers.layout, everything: false)
          invalidateKeepingCounts(with: context, areCountsChanged: true)
          carrySizes(through: old.changes(to: order), before: counts)
        }
        layOutSliding { layOutNow() }
      }
      return true
    } catch {
      return false
    }
  }

  /// Replaces the shown order, and moves views, selection and other state of items to their new
  /// positions. The views of places that are no longer kept are recycled first.
  private func adopt(_ new: ShownOrder) {
    let old = content.order ?? ShownOrder()
    for place in old.places where place.origin == nil && new.place(place.id) == nil {
      recycle(ElementKey(.cell, place.position))
    }
    let counts = content.counts.map { new.shownCounts(of: old.sourceCounts(of: $0)) }
    content.order = new.isEmpty ? nil : new
    if let counts { content.counts = counts }
    reorder { position in
      if let place = old.place(at: position), place.origin == nil {
        return new.place(place.id)?.position
      }
      return old.source(position).map { new.shown($0) }
    }
  }

  /// Discards all kept places without a callback, so that the data source's order is shown.
  func discardKeptPlaces() {
    guard content.order != nil else { return }
    adopt(ShownOrder())
    updateCellStates()
  }

  /// Restores the kept places from before a refused change. The code that restores the rest of the
  /// state also restores the views.
  func restoreKeptPlaces(_ order: ShownOrder?) {
    content.order = order
  }

  // MARK: Updates

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
