/// The views that stay, leave and enter in an animated change: a batch update, a layout switch or
/// an animated resize.
@MainActor
struct ViewChange {
  /// A view that is displayed before the change, and the attributes to which it moves.
  struct Moving {
    let view: GridReusableView
    let key: ElementKey
    var attributes: GridViewLayoutAttributes
  }

  /// An element that was not displayed before the change.
  struct Entering {
    let key: ElementKey
    let initial: GridViewLayoutAttributes
    let attributes: GridViewLayoutAttributes
  }

  /// The views that are displayed before and after the change, perhaps at another index path.
  var staying: [Moving] = []
  /// The views that leave the screen when the animation ends. The delegate is then notified of
  /// their keys. A deleted element has its key before the change. An element that slides out has
  /// its key after the change (VW-1, VW-6).
  var leaving: [Moving] = []
  var entering: [Entering] = []
}

extension ViewChange {
  /// Plans which views stay, leave and enter, and asks the layouts for the attributes of these
  /// views before and after the change. If a layout returns no initial attributes for an element
  /// (VW-2), the element fades in at its place.
  ///
  /// - Parameters:
  ///   - old: The layout that is asked for final attributes.
  ///   - new: The layout that is asked for initial attributes and for attributes after the change.
  ///   - keepsViews: Whether all views stay, because the layout returned nil for the visible
  ///     rectangle (QR-9).
  ///   - asksForAll: Whether the layouts are asked for initial and final attributes of all
  ///     elements, including staying elements (VW-4, BC-4).
  ///   - visibleBefore: The visible rectangle before the change. Leaving views outside it are
  ///     recycled at once.
  ///   - survivor: Returns the key of an element after the change, or nil for a deleted element. An
  ///     element that survives but is not on screen afterwards then slides out.
  ///   - mayDropElements: Whether a supplementary or decoration element that survives may leave
  ///     because it has no attributes after the change.
  init(
    from old: GridViewLayout, to new: GridViewLayout, in grid: GridView, keepsViews: Bool,
    asksForAll: Bool, visibleBefore: CGRect? = nil,
    survivor: ((ElementKey) -> ElementKey?)? = nil, mayDropElements: Bool = false
  ) throws(ActionRejected) {
    // By default, a layout of a switch answers with the other's attributes (L5.16, L5.17).
    if old !== new { (old.otherLayoutInSwitch, new.otherLayoutInSwitch) = (new, old) }
    defer { (old.otherLayoutInSwitch, new.otherLayoutInSwitch) = (nil, nil) }
    let wanted = keepsViews ? [] : grid.wantedElements()
    try grid.checkElementsOnScreen(wanted.count)
    let shown = grid.displayedElements
    let plan = ChangePlan(
      shown: shown.map(\.view.reuse.key), wanted: wanted.map(\.key),
      keepsAll: keepsViews, survivor: survivor ?? { $0 })
    for (index, (view, present)) in shown.enumerated() {
      let key = view.reuse.key
      func askForFinal() throws(ActionRejected) -> GridViewLayoutAttributes? {
        try grid.rethrowingFaults {
          grid.layoutCaller.final(of: old, for: key).map { grid.mirrored($0) }
        }
      }
      var final = asksForAll ? try askForFinal() : nil
      switch plan.fates[index] {
      case .stays(let new, let place):
        let attributes = place.map { wanted[$0] } ?? present
        staying.append(Moving(view: view, key: new, attributes: attributes))
      case .slidesOut(let key) where survivor != nil:
        var end = final ?? present.fadedOut
        if key.kind == .cell || !mayDropElements {
          end = try grid.requiredAttributes(new, for: key)
        } else if let answer = try grid.rethrowingFaults({
          grid.layoutCaller.attributes(of: new, for: key)
        }) {
          end = grid.mirrored(answer)
        }
        leaving.append(Moving(view: view, key: key, attributes: end))
      case .slidesOut, .goes:
        if let visible = visibleBefore, !present.shownFrame.overlaps(visible) {
          try grid.rethrowingFaults { grid.recycle(key) }
          continue
        }
        if !asksForAll { final = try askForFinal() }
        leaving.append(Moving(view: view, key: key, attributes: final ?? present.fadedOut))
      }
    }
    let coming = Set(plan.entering)
    for (place, attributes) in wanted.enumerated()
    where asksForAll || coming.contains(place) {
      let key = attributes.key
      let initial = try grid.rethrowingFaults {
        grid.layoutCaller.initial(of: new, for: key).map { grid.mirrored($0) }
      }
      guard coming.contains(place) else { continue }
      entering.append(
        Entering(key: key, initial: initial ?? attributes.fadedOut, attributes: attributes))
    }
  }

  /// Carries out the change: brings in entering views, then moves all views.
  ///
  /// - Parameters:
  ///   - animation: The animation at whose end the leaving views are recycled.
  ///   - isAnimated: Whether the views move in `animation`. If false, they take their new
  ///     attributes at once.
  ///   - layout: The layout that is asked for the new attributes of the staying views, after the
  ///     entering views are requested; nil if they are known.
  mutating func carryOut(
    in grid: GridView, _ animation: RunningAnimation, isAnimated: Bool,
    placing layout: GridViewLayout? = nil
  ) throws(ActionRejected) {
    try bringIn(to: grid, for: animation)
    if let layout {
      // Step 14 of a switch, as under UIKit. A nil answer is a fault (E-40).
      for index in staying.indices where grid.known[staying[index].key] != nil {
        staying[index].attributes = try grid.requiredAttributes(layout, for: staying[index].key)
      }
    }
    var finals: [ObjectIdentifier: GridViewLayoutAttributes] = [:]
    for element in leaving { finals[ObjectIdentifier(element.view)] = element.attributes }
    try grid.perform(in: isAnimated ? animation : nil) {
      grid.display.sectionScrolls.place()
      // A callback may have caused views to be recycled.
      for element in staying where grid.display.liveViews[element.key] === element.view {
        grid.update(element.view, with: element.attributes)
      }
      for leaving in grid.display.leavingViews where leaving.animation === animation {
        if let final = finals[ObjectIdentifier(leaving.view)] {
          grid.keepLook(of: leaving.view)
          leaving.view.applyIfNeeded(final)
        }
      }
      for element in entering {
        if let view = grid.display.liveViews[element.key] {
          grid.update(view, with: element.attributes)
        }
      }
    }
  }

  /// Updates the live views: removes leaving views, stores staying views under their new keys,
  /// requests entering views and shows them with their initial attributes.
  private func bringIn(to grid: GridView, for animation: RunningAnimation) throws(ActionRejected) {
    recycleStrangers(in: grid)
    grid.display.liveViews.removeAll()
    for element in staying {
      element.view.reuse.position = element.key.position
      grid.display.liveViews[element.key] = element.view
    }
    for element in leaving {
      grid.tellObservers { $0.element(element.key, leavesTo: element.attributes) }
      grid.display.leavingViews.append(
        LeavingView(view: element.view, key: element.key, animation: animation))
    }
    // The next pass asks new views for their sizes.
    let wasPutOff = grid.display.selfSizing.isPutOff
    grid.display.selfSizing.isPutOff = true
    defer { grid.display.selfSizing.isPutOff = wasPutOff }
    // Entering views take their initial attributes at once, even inside an animation of the caller.
    try grid.simulation.clock.animator.perform(nil) { () throws(ActionRejected) in
      for element in entering where grid.display.liveViews[element.key] == nil {
        grid.tellObservers { $0.element(element.key, entersFrom: element.initial) }
        // A callback has made counts and index paths stale: the next pass requests the views.
        guard grid.content.counts != nil, !grid.content.needsReload else { return }
        try grid.rethrowingFaults { () throws(ActionRejected) in
          let view = try grid.keptOrRequested(
            element.key, attributes: element.attributes, from: grid.storedDataSource)
          grid.show(view, key: element.key, attributes: element.initial)
        }
      }
    }
  }

  /// Recycles live views that callbacks have added since the change was planned.
  private func recycleStrangers(in grid: GridView) {
    let live = grid.display.liveViews
    guard live.count != staying.count + leaving.count else { return }
    let known = Set((staying + leaving).map { ObjectIdentifier($0.view) })
    grid.recycle(live.filter { !known.contains(ObjectIdentifier($0.value)) }.map(\.key))
  }
}

extension GridViewLayoutAttributes {
  /// A copy with an `alpha` of 0. Elements fade in from the copy and out to it (L5.20).
  var fadedOut: GridViewLayoutAttributes {
    guard let copy = copy() as? GridViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }
}

/// A view that is leaving. It is on screen, but no longer among the live views (VW-16).
struct LeavingView {
  let view: GridReusableView
  let key: ElementKey
  var animation: RunningAnimation
}

/// The durations of the grid's own animations, in seconds. The animations are ease-in-out (L5.10).
enum ChangeDuration {
  static let batchUpdate = 0.25
  static let layoutSwitch = 0.25
  static let transitionEnding = 0.25
}
