// Places of the shown order that the data source does not know of: those of placeholders, and the
// gap under something dragged. Items make room for them as in a movement by hand.

extension GridView {
  /// Ids of kept places: placeholders count on from here.
  static let gapID = 0

  /// Whether a position is a kept place without an item of the data source in it.
  package func isKeptPlace(_ position: Position) -> Bool {
    guard let order = content.order, let place = order.place(at: position) else { return false }
    return place.origin == nil
  }

  /// Displayed items, ascending; the cell in a gap that no item of the grid's own fills is none.
  var displayedItems: [ElementKey] {
    let keys = displayedKeys { $0 == .cell }
    guard let gap = content.order?.place(GridView.gapID), gap.origin == nil else { return keys }
    return keys.filter { $0.position != gap.position }
  }

  /// Makes another order the shown one: items slide to their new places.
  ///
  /// - Parameter makeContext: What the layout is told; nil for a context that says nothing but that
  ///   counts may be others.
  /// - Parameter order: Made from the present one, when the counts had been loaded.
  /// - Returns: Whether it is shown: there is room for all places, and no fault was met.
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

  /// Files everything under its place in another order. Views of places that are kept no longer are
  /// recycled first.
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

  /// Keeps no place any more, without a callback: the data source's order is shown.
  func discardKeptPlaces() {
    guard content.order != nil else { return }
    adopt(ShownOrder())
    updateCellStates()
  }

  /// Restores the places as they were before a refused change. The code that puts back everything
  /// else also puts back the views.
  func restoreKeptPlaces(_ order: ShownOrder?) {
    content.order = order
  }

  // MARK: Updates

  /// Step 6 of a batch update: what becomes of everything, in positions that are shown.
  ///
  /// Operations name the data source's own positions, and so do faults; kept places follow the
  /// items around them.
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
