extension GridView {
  /// Works out which views stay, go and come, and the places that they come from and go to, by the
  /// layouts' word.
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

  /// Moves views from one state to the next.
  ///
  /// - Parameter place: Says where views that stay belong, where that is asked once the new ones
  ///   are there.
  func carryOut(
    _ change: ViewChange, in animation: RunningAnimation, isAnimated: Bool,
    placing place: (inout ViewChange) throws(ActionRejected) -> Void = { _ in }
  ) throws(ActionRejected) {
    var change = change
    try bringIn(change, for: animation)
    try place(&change)
    try move(change, in: animation, isAnimated: isAnimated)
  }

  /// Files the views of the next state: leaving views are taken out of the map, staying ones filed
  /// under their new paths, entering ones requested and shown where they come from.
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
    // Views begin where the initial attributes are, also inside an animation of the caller's.
    try simulation.clock.animator.perform(nil) { () throws(ActionRejected) in
      for element in change.entering where display.liveViews[element.key] == nil {
        tellObservers { $0.element(element.key, entersFrom: element.initial) }
        // A callback that made the counts stale made the paths stale: the next pass asks anew.
        guard content.counts != nil, !content.needsReload else { return }
        try rethrowingFaults {
          let kept = takeKeptCell(element.key)
          if let view = kept ?? request(element.key, attributes: element.attributes) {
            show(view, key: element.key, attributes: element.initial)
          }
        }
      }
    }
  }

  /// Recycles live views that a change does not know of: callbacks have brought them in since the
  /// change looked at what is on screen.
  private func recycleStrangers(to change: ViewChange) {
    guard display.liveViews.count != change.staying.count + change.leaving.count else { return }
    var known: Set<ObjectIdentifier> = []
    for element in change.staying { known.insert(ObjectIdentifier(element.view)) }
    for element in change.leaving { known.insert(ObjectIdentifier(element.view)) }
    let strangers = display.liveViews.filter { !known.contains(ObjectIdentifier($0.value)) }
      .map(\.key)
    for key in strangers.sorted(by: ElementKey.isOrdered) { recycle(key) }
  }

  /// Gives all views of a change their new places.
  ///
  /// - Parameters:
  ///   - animation: What the changes of view properties belong to.
  ///   - isAnimated: Whether what is on screen follows in time. If not the views have their new
  ///     places at once, and leaving ones go at the end of the animation all the same.
  private func move(_ change: ViewChange, in animation: RunningAnimation, isAnimated: Bool)
    throws(ActionRejected)
  {
    var finals: [ObjectIdentifier: GridViewLayoutAttributes] = [:]
    for element in change.leaving { finals[ObjectIdentifier(element.view)] = element.final }
    try perform(in: isAnimated ? animation : nil) {
      placeSectionScrollViews()
      // A callback may have had views recycled meanwhile.
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

  /// Performs a step whose changes of view properties belong to an animation.
  func perform(in animation: RunningAnimation?, _ body: () -> Void) throws(ActionRejected) {
    try rethrowingFaults { simulation.clock.animator.perform(animation, body) }
  }

  /// Recycles the views that an animation has brought off the screen.
  func recycleViews(of animation: RunningAnimation) {
    let recycled = display.leavingViews.filter { $0.animation === animation }
    guard !recycled.isEmpty else { return }
    display.leavingViews.removeAll { $0.animation === animation }
    for leaving in recycled { recycle(leaving.view, key: leaving.key) }
    releaseSectionScrollViews()
  }

  /// Ends what still moves because of an earlier change, unfinished: before a switch (L5.28) and
  /// before a reload (RD-8).
  func finishRunningChanges() {
    if let running = changes.runningSwitch {
      simulation.clock.animator.interrupt(running.animation)
    }
    for animation in changes.updates.animations { simulation.clock.animator.interrupt(animation) }
  }

  /// Forgets an animation of a refused change: nothing of it shows, and no completion is called.
  func abandon(_ animation: RunningAnimation) {
    animation.completions.removeAll()
    animation.finish(false)
  }

  // MARK: Ends of the way

  /// Returns the attributes that an element comes from, by the layout's word (VW-2); nil leaves
  /// them to the caller.
  func initialAttributes(
    _ layout: GridViewLayout, for key: ElementKey
  ) -> GridViewLayoutAttributes? {
    layoutCaller.initial(of: layout, for: key).map { mirrored($0) }
  }

  /// Returns the attributes that an element goes to, by the layout's word.
  func finalAttributes(
    _ layout: GridViewLayout, for key: ElementKey
  ) -> GridViewLayoutAttributes? {
    layoutCaller.final(of: layout, for: key).map { mirrored($0) }
  }

  /// Returns attributes at the same place, invisible: an element fades in from them and out to
  /// them (L5.20).
  func faded(_ attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    guard let copy = attributes.copy() as? GridViewLayoutAttributes else { return attributes }
    copy.alpha = 0
    return copy
  }

  /// The displayed elements that the layout has answered for the visible rectangle, in the order of
  /// its answer.
  func wantedElements() -> [GridViewLayoutAttributes] {
    let visible = bounds
    return store.inAnswerOrder.filter { !$0.isHidden && isShown($0, in: visible) }
  }

  /// The elements of the next state that have no view yet, each where the layout says that it comes
  /// from, else invisible at its place.
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

  /// The attributes that an element of the new state must have (E-40, L5.22).
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
  /// Returns the base class's answer for the other end of an element's way: in an animated switch
  /// the attributes in the other layout, otherwise nil, as documented.
  ///
  /// An item that the other layout has no answer for is E-40. A layout that is out of date, or an
  /// item that the data source has lost, is not asked about: the element fades.
  func attributesInOtherLayout(_ key: ElementKey) -> GridViewLayoutAttributes? {
    guard let other = otherLayoutInSwitch, let grid = installedView, other.isPrepared else {
      return nil
    }
    let position = key.position
    if key.kind == .cell {
      guard position.raw >= 0,
        grid.loadedModel.contains(section: position.section, item: position.item)
      else { return nil }
      // A fault is told; the action that asked sees to it.
      return try? grid.requiredAttributes(other, for: key)
    }
    return grid.layoutCaller.attributes(of: other, for: key)
  }
}

// MARK: - For testers

extension GridView {
  /// Views that are on screen until an animated change ends, with the element that each stood for.
  package var viewsOnTheirWayOut: [(view: GridReusableView, key: ElementKey)] {
    display.leavingViews.map { ($0.view, $0.key) }
  }
}
