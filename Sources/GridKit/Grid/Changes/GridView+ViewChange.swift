extension GridView {
  /// Plans which views stay, leave and enter, and asks the layouts for the attributes of these
  /// views before and after the change.
  func viewChange(_ description: ChangeDescription) throws(ActionRejected) -> ViewChange {
    let wanted = description.keepsViews ? [] : wantedElements()
    try checkElementsOnScreen(wanted.count)
    let shown = displayedElements
    let plan = ChangePlan(
      shown: shown.map(\.view.reuse.key), wanted: wanted.map(\.key),
      keepsAll: description.keepsViews, survivor: description.survivor ?? { $0 })
    var change = ViewChange()
    for (index, (view, present)) in shown.enumerated() {
      let key = view.reuse.key
      var final: GridViewLayoutAttributes?
      if description.asksForAll {
        final = try rethrowingFaults { finalAttributes(description.old, for: key) }
      }
      switch plan.fates[index] {
      case .stays(let new, let place):
        let attributes = place.map { wanted[$0] } ?? present
        change.staying.append(.init(view: view, key: new, attributes: attributes))
      case .slidesOut(let new) where description.survivor != nil:
        var end = final ?? faded(present)
        let isRequired = new.kind == .cell || !description.mayDropElements
        if isRequired {
          end = try requiredAttributes(description.new, for: new)
        } else if let answer = try rethrowingFaults({
          layoutCaller.attributes(of: description.new, for: new)
        }) {
          end = mirrored(answer)
        }
        change.leaving.append(.init(view: view, key: new, final: end))
      case .slidesOut, .goes:
        if let visible = description.visibleBefore, !present.shownFrame.overlaps(visible) {
          try rethrowingFaults { recycle(key) }
          continue
        }
        if !description.asksForAll {
          final = try rethrowingFaults { finalAttributes(description.old, for: key) }
        }
        change.leaving.append(.init(view: view, key: key, final: final ?? faded(present)))
      }
    }
    change.entering = try entering(wanted, by: plan, of: description)
    return change
  }

  /// Carries out a planned change: brings in entering views, then moves all views.
  ///
  /// - Parameter place: Updates the attributes of staying views, after the entering views are
  ///   requested.
  func carryOut(
    _ change: ViewChange, in animation: RunningAnimation, isAnimated: Bool,
    placing place: (inout ViewChange) throws(ActionRejected) -> Void = { _ in }
  ) throws(ActionRejected) {
    var change = change
    try bringIn(change, for: animation)
    try place(&change)
    try move(change, in: animation, isAnimated: isAnimated)
  }

  /// Updates the live views: removes leaving views, stores staying views under their new keys,
  /// requests entering views and shows them with their initial attributes.
  private func bringIn(_ change: ViewChange, for animation: RunningAnimation) throws(ActionRejected)
  {
    recycleStrangers(to: change)
    display.liveViews.removeAll()
    for element in change.staying {
      element.view.reuse.position = element.key.position
      display.liveViews[element.key] = element.view
    }
    for element in change.leaving {
      tellObservers { $0.element(element.key, leavesTo: element.final) }
      display.leavingViews.append(
        LeavingView(view: element.view, key: element.key, animation: animation))
    }
    // The next pass asks new views for their sizes.
    let wasPutOff = display.selfSizing.isPutOff
    display.selfSizing.isPutOff = true
    defer { display.selfSizing.isPutOff = wasPutOff }
    // Entering views take their initial attributes at once, even inside an animation of the caller.
    try simulation.clock.animator.perform(nil) { () throws(ActionRejected) in
      for element in change.entering where display.liveViews[element.key] == nil {
        tellObservers { $0.element(element.key, entersFrom: element.initial) }
        // A callback has made the counts stale, and so the index paths: the next pass requests the
        // views.
        guard content.counts != nil, !content.needsReload else { return }
        try rethrowingFaults { () throws(ActionRejected) in
          let view = try keptOrRequested(
            element.key, attributes: element.attributes, from: storedDataSource)
          show(view, key: element.key, attributes: element.initial)
        }
      }
    }
  }

  /// Recycles live views that are not part of a change, because callbacks have added them since the
  /// change was planned.
  private func recycleStrangers(to change: ViewChange) {
    guard display.liveViews.count != change.staying.count + change.leaving.count else { return }
    var known: Set<ObjectIdentifier> = []
    for element in change.staying { known.insert(ObjectIdentifier(element.view)) }
    for element in change.leaving { known.insert(ObjectIdentifier(element.view)) }
    let strangers = display.liveViews.filter { !known.contains(ObjectIdentifier($0.value)) }
      .map(\.key)
    for key in strangers.sorted(by: ElementKey.isOrdered) { recycle(key) }
  }

  /// Applies the new attributes to all views of a change.
  ///
  /// - Parameters:
  ///   - animation: The animation of the view changes.
  ///   - isAnimated: Whether the view changes are animated. If false, the views take their new
  ///     attributes at once. Leaving views are recycled at the end of `animation` in both cases.
  private func move(_ change: ViewChange, in animation: RunningAnimation, isAnimated: Bool)
    throws(ActionRejected)
  {
    var finals: [ObjectIdentifier: GridViewLayoutAttributes] = [:]
    for element in change.leaving { finals[ObjectIdentifier(element.view)] = element.final }
    try perform(in: isAnimated ? animation : nil) {
      placeSectionScrollViews()
      // A callback may have caused views to be recycled.
      for element in change.staying where display.liveViews[element.key] === element.view {
        update(element.view, with: element.attributes)
      }
      for leaving in display.leavingViews where leaving.animation === animation {
        if let final = finals[ObjectIdentifier(leaving.view)] {
          keepLook(of: leaving.view)
          leaving.view.applyIfNeeded(final)
        }
      }
      for element in change.entering {
        if let view = display.liveViews[element.key] { update(view, with: element.attributes) }
      }
    }
  }

  /// Performs a step whose view changes belong to `animation`. If `animation` is nil, the view
  /// changes belong to no animation.
  func perform(in animation: RunningAnimation?, _ body: () -> Void) throws(ActionRejected) {
    try rethrowingFaults { simulation.clock.animator.perform(animation, body) }
  }

  /// Recycles the views that have left the screen in an animation.
  func recycleViews(of animation: RunningAnimation) {
    let recycled = display.leavingViews.filter { $0.animation === animation }
    guard !recycled.isEmpty else { return }
    display.leavingViews.removeAll { $0.animation === animation }
    for leaving in recycled { recycle(leaving.view, key: leaving.key) }
    releaseSectionScrollViews()
  }

  /// Interrupts the running animations of earlier changes, before a switch (L5.28) and before a
  /// reload (RD-8).
  func finishRunningChanges() {
    if let running = changes.runningSwitch {
      simulation.clock.animator.interrupt(running.animation)
    }
    for animation in changes.updates.animations { simulation.clock.animator.interrupt(animation) }
  }

  /// Discards the animation of a refused change. No completion is called.
  func abandon(_ animation: RunningAnimation) {
    animation.completions.removeAll()
    animation.finish(false)
  }

  // MARK: Initial and final attributes

  /// Returns the initial attributes that the layout has for an element (VW-2). If the result is
  /// nil, the caller chooses the attributes.
  func initialAttributes(
    _ layout: GridViewLayout, for key: ElementKey
  ) -> GridViewLayoutAttributes? {
    layoutCaller.initial(of: layout, for: key).map { mirrored($0) }
  }

  /// Returns the final attributes that the layout has for an element. If the result is nil, the
  /// caller chooses the attributes.
  func finalAttributes(
    _ layout: GridViewLayout, for key: ElementKey
  ) -> GridViewLayoutAttributes? {
    layoutCaller.final(of: layout, for: key).map { mirrored($0) }
  }

  /// Returns a copy of attributes with an `alpha` of 0. Elements fade in from the copy and out to
  /// it (L5.20).
  func faded(_ attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    guard let copy = attributes.copy() as? GridViewLayoutAttributes else { return attributes }
    copy.alpha = 0
    return copy
  }

  /// Returns the attributes of the visible elements in the layout's answer, in the order of the
  /// answer.
  func wantedElements() -> [GridViewLayoutAttributes] {
    let visible = bounds
    return store.inAnswerOrder.filter { !$0.isHidden && isShown($0, in: visible) }
  }

  /// Returns the elements that enter, with their initial attributes. If the layout returns no
  /// initial attributes for an element, the element fades in at its place.
  private func entering(
    _ wanted: [GridViewLayoutAttributes], by plan: ChangePlan<ElementKey>,
    of description: ChangeDescription
  ) throws(ActionRejected) -> [ViewChange.Entering] {
    let coming = Set(plan.entering)
    var entering: [ViewChange.Entering] = []
    for (place, attributes) in wanted.enumerated()
    where description.asksForAll || coming.contains(place) {
      let key = attributes.key
      let initial = try rethrowingFaults { initialAttributes(description.new, for: key) }
      guard coming.contains(place) else { continue }
      entering.append(
        .init(key: key, initial: initial ?? faded(attributes), attributes: attributes))
    }
    return entering
  }

  /// Returns the attributes of an element. It is a fault if the layout returns nil (E-40, L5.22).
  func requiredAttributes(
    _ layout: GridViewLayout, for key: ElementKey
  ) throws(ActionRejected) -> GridViewLayoutAttributes {
    let answer = try rethrowingFaults { layoutCaller.attributes(of: layout, for: key) }
    guard let answer else {
      try refuse(.missingAttributes(key, isBuiltIn: layout is any BuiltInLayout), by: layout)
    }
    return mirrored(answer)
  }
}

extension GridViewLayout {
  /// Returns the default initial or final attributes of an element, for a layout class that does
  /// not override the methods for these attributes. During an animated switch, the result is the
  /// attributes in the other layout of the switch. At any other time, the result is nil.
  ///
  /// It is a fault (E-40) if the other layout has no attributes for an item. If the other layout is
  /// stale, or the data source no longer has the item, the result is nil and the element fades.
  func attributesInOtherLayout(_ key: ElementKey) -> GridViewLayoutAttributes? {
    guard let other = otherLayoutInSwitch, let grid = installedView, other.isPrepared else {
      return nil
    }
    let position = key.position
    if key.kind == .cell {
      guard position.raw >= 0,
        grid.loadedModel.contains(section: position.section, item: position.item)
      else { return nil }
      // The fault is recorded; the action that asked is refused.
      return try? grid.requiredAttributes(other, for: key)
    }
    return grid.layoutCaller.attributes(of: other, for: key)
  }
}

// MARK: - For testers

extension GridView {
  /// Views that stay on screen until an animated change ends, with their former elements.
  package var viewsOnTheirWayOut: [(view: GridReusableView, key: ElementKey)] {
    display.leavingViews.map { ($0.view, $0.key) }
  }
}
