/// A question that the grid asks a layout.
package enum LayoutQuestion: Hashable, Sendable {
  /// `layoutAttributesForElements(in:)`, with the rectangle in the layout's coordinates.
  case elements(CGRect)
  /// The method for one element of its category.
  case element(ElementKey)
  /// The question where an element that appears comes from.
  case initial(ElementKey)
  /// The question where an element that disappears goes to.
  case final(ElementKey)
  /// The question how an item that is moved by hand looks with its centre at a point.
  case lifted(ElementKey, CGPoint)
}

/// Hears what the trace does not tell: answers of layouts, and where elements go in changes. For
/// tools that explain a grid.
@MainActor
package protocol GridObserver: AnyObject {
  /// A layout that is attached to the grid became stale.
  func layout(
    _ layout: GridViewLayout, wasInvalidatedWith context: GridViewLayoutInvalidationContext)
  /// A layout that is attached to the grid has prepared.
  func layoutDidPrepare(_ layout: GridViewLayout)
  /// The grid has asked, to place elements by the answer, which is in the layout's coordinates.
  func layout(
    _ layout: GridViewLayout, answered answer: [GridViewLayoutAttributes]?,
    to question: LayoutQuestion)
  /// Elements have other paths from now on; nil for those that are gone.
  func elementsDidMove(_ place: (ElementKey) -> ElementKey?)
  /// An element comes to the screen in an animated change, from a place of its own.
  func element(_ key: ElementKey, entersFrom initial: GridViewLayoutAttributes)
  /// An element leaves the screen in an animated change, for a place of its own.
  func element(_ key: ElementKey, leavesTo final: GridViewLayoutAttributes)
  /// A change has passed, or it was refused and everything is as it was before it.
  func changeDidEnd(isRefused: Bool)
}

extension GridView {
  package func add(_ observer: any GridObserver) {
    observers.record(observer) { [weak observer] in observer }
  }

  package func remove(_ observer: any GridObserver) {
    observers.remove(observer)
  }

  /// Calls the observers, in the order in which they were added.
  func tellObservers(_ message: (any GridObserver) -> Void) {
    observers.tell(message)
  }

  /// Returns the attributes that a layout has answered for an element and that are still taken for
  /// true; nil where none are known.
  package func knownAttributes(_ key: ElementKey) -> GridViewLayoutAttributes? { store[key] }

  /// Whether a batch update is being carried out.
  package var isCommittingUpdates: Bool { pass.isOpen(.updating) }

  /// Whether new views wait for the end of an animated change (LP-11).
  package var waitsForAnimatedChange: Bool {
    !changes.updates.animations.isEmpty || changes.runningSwitch != nil
  }

  /// Returns the attributes that the layout answers for one element, in view coordinates. The
  /// question leaves no event, no count, no fault and no finding. Nil while the layout is stale.
  package func probe(_ key: ElementKey) -> GridViewLayoutAttributes? {
    guard answers.layout.isPrepared else { return nil }
    return simulation.unnoticed {
      layoutCaller.attributes(of: answers.layout, for: key).map { mirrored($0) }
    }
  }

  /// Whether the layout's answers decide on places now. At other times the caller only reads them.
  var isPlacingElements: Bool {
    pass.isDecidingOnViews || pass.isOpen(.switching) || pass.isOpen(.updating)
  }
}

extension LayoutCaller {
  /// Reports to observers what a layout has answered.
  func report(
    _ layout: GridViewLayout, _ question: LayoutQuestion, _ answer: [GridViewLayoutAttributes]?
  ) {
    guard layout.inGrid({ $0.observers.isEmpty }) == false, let grid = layout.installedView,
      grid.isPlacingElements
    else { return }
    grid.tellObservers { $0.layout(layout, answered: answer, to: question) }
  }

  /// Reports an answer for one element. Builds neither the question nor an array while there are no
  /// observers.
  func report(
    _ layout: GridViewLayout, _ question: @autoclosure () -> LayoutQuestion,
    ofOne answer: GridViewLayoutAttributes?
  ) {
    guard layout.inGrid({ $0.observers.isEmpty }) == false else { return }
    report(layout, question(), answer.map { [$0] })
  }
}
