/// An animated switch of layouts whose views are on their way.
struct RunningSwitch {
  let old: GridViewLayout
  let run: AnimationRun
}

extension GridView {
  /// Steps 2 to 15 of 5.2; the rest follows when the animation ends.
  ///
  /// - Returns: Whether no fault was met.
  func animateLayout(
    _ new: GridViewLayout, insteadOf old: GridViewLayout, completion: ((Bool) -> Void)?
  ) -> Bool {
    let serial = faultSerial
    let oldVisible = bounds
    let limits = offsetLimits
    guard let goal = prepareSwitch(to: new, from: old) else { return false }
    let animator = simulation.clock.animator
    let run = simulation.makeRun(kind: "layout switch", duration: ChangeDuration.layoutSwitch)
    openRuns.append(run)
    defer { openRuns.removeAll { $0 === run } }
    animator.perform(run) { write(goal.target, contentSize: goal.contentSize) }
    noteLimits(before: limits)
    guard faultSerial == serial, prepareForChange(),
      let keepsViews = queryVisibleElements(),
      var change = change(from: old, to: new, keepingViews: keepsViews, oldVisible: oldVisible),
      bringIn(change, for: run), askWhereViewsStay(&change, in: new),
      move(change, in: run, isAnimated: true)
    else {
      abandon(run)
      return false
    }
    animator.perform(run) {
      layoutCaller.finalizeTransition(old)
      layoutCaller.finalizeTransition(new)
    }
    placeBackgroundView()
    guard faultSerial == serial else {
      abandon(run)
      return false
    }
    runningSwitch = RunningSwitch(old: old, run: run)
    run.completions.append { [weak self] finished in
      self?.switchDidEnd(from: old, to: new, run)
      completion?(finished)
    }
    simulation.clock.animator.add(run)
    return true
  }

  /// Steps 17 to 19, at the end of the animation.
  private func switchDidEnd(
    from old: GridViewLayout, to new: GridViewLayout, _ run: AnimationRun
  ) {
    runningSwitch = nil
    retireViews(of: run)
    tellDidTransition(from: old, to: new)
    detach(old)
    setNeedsLayout()
  }

  /// Step 14: the places of views that stay are asked one by one, as UIKit does; a layout without
  /// an answer for an item is E-40.
  ///
  /// - Returns: Whether no fault was met.
  private func askWhereViewsStay(_ change: inout ViewChange, in new: GridViewLayout) -> Bool {
    for index in change.staying.indices where store[change.staying[index].key] != nil {
      guard let attributes = requiredAttributes(new, for: change.staying[index].key) else {
        return false
      }
      change.staying[index].attributes = attributes
    }
    return true
  }

  /// Steps 11 to 13: which views stay, go and come. Nil after a fault.
  private func change(
    from old: GridViewLayout, to new: GridViewLayout, keepingViews: Bool, oldVisible: CGRect
  ) -> ViewChange? {
    old.otherLayoutInSwitch = new
    new.otherLayoutInSwitch = old
    defer {
      old.otherLayoutInSwitch = nil
      new.otherLayoutInSwitch = nil
    }
    let serial = faultSerial
    let wanted = keepingViews ? [] : wantedElements()
    var targets: [ElementKey: GridViewLayoutAttributes] = [:]
    for attributes in wanted { targets[attributes.key] = attributes }
    var change = ViewChange()
    var staying: Set<ElementKey> = []
    for (view, present) in displayedElements {
      let key = view.reuse.key
      if let attributes = targets[key] {
        staying.insert(key)
        change.staying.append(.init(view: view, key: key, attributes: attributes))
      } else if keepingViews {
        staying.insert(key)
        change.staying.append(.init(view: view, key: key, attributes: present))
      } else if present.frame.overlaps(oldVisible) {
        let final = finalAttributes(old, for: key)
        guard faultSerial == serial else { return nil }
        change.leaving.append(.init(view: view, key: key, final: final ?? faded(present)))
      } else {
        letGo(key)
      }
    }
    guard let entering = entering(wanted, besides: staying, by: new, asksForAll: false) else {
      return nil
    }
    change.entering = entering
    return change
  }
}
