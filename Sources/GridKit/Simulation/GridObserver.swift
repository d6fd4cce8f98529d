/// A query from a grid to its layout.
package enum LayoutQuestion: Hashable, Sendable {
  /// The query `layoutAttributesForElements(in:)`, with the rectangle in the layout's coordinates.
  case elements(CGRect)
  /// A query for the attributes of one element. The category of the element, such as cell,
  /// determines the method.
  case element(ElementKey)
  /// The query for the initial attributes of an element that appears.
  case initial(ElementKey)
  /// The query for the final attributes of an element that disappears.
  case final(ElementKey)
  /// The query for the attributes of an interactively moved item with its centre at a point.
  case lifted(ElementKey, CGPoint)
}

/// Receives events that are not in the trace, such as the answers of layouts and the movements of
/// elements in updates and layout switches. Tools that explain a grid use these events.
@MainActor
package protocol GridObserver: AnyObject {
  /// Tells the observer that a layout attached to the grid was invalidated.
  func layout(
    _ layout: GridViewLayout, wasInvalidatedWith context: GridViewLayoutInvalidationContext)
  /// Tells the observer that `prepare()` of a layout attached to the grid has been called.
  func layoutDidPrepare(_ layout: GridViewLayout)
  /// Tells the observer a layout's answer to a query that the grid made to place elements. The
  /// answer is in the layout's coordinates.
  func layout(
    _ layout: GridViewLayout, answered answer: [GridViewLayoutAttributes]?,
    to question: LayoutQuestion)
  /// Tells the observer that elements have new index paths. `place` returns the new key of an
  /// element; nil for an element that is gone.
  func elementsDidMove(_ place: (ElementKey) -> ElementKey?)
  /// Tells the observer that an element comes to the screen in an animated change. The element
  /// begins with its initial attributes.
  func element(_ key: ElementKey, entersFrom initial: GridViewLayoutAttributes)
  /// Tells the observer that an element leaves the screen in an animated change. The element ends
  /// with its final attributes.
  func element(_ key: ElementKey, leavesTo final: GridViewLayoutAttributes)
  /// Tells the observer that a change of the grid, such as a batch update or a layout switch, has
  /// ended. A refused change has left everything as it was before.
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

  /// Returns the valid attributes that the layout gave for an element earlier; nil if the grid has
  /// none.
  package func knownAttributes(_ key: ElementKey) -> GridViewLayoutAttributes? { known[key] }

  /// Whether a batch update is being carried out.
  package var isCommittingUpdates: Bool { pass.isOpen(.updating) }

  /// Whether new views wait for the end of an animated change (LP-11).
  package var waitsForAnimatedChange: Bool {
    !changes.updates.animations.isEmpty || changes.runningSwitch != nil
  }

  /// Returns the attributes that the layout gives for one element, in view coordinates; nil while
  /// the layout is stale. The query leaves no event, no count, no fault and no finding.
  package func probe(_ key: ElementKey) -> GridViewLayoutAttributes? {
    guard answers.layout.isPrepared else { return nil }
    return simulation.unnoticed {
      layoutCaller.attributes(of: answers.layout, for: key).map { mirrored($0) }
    }
  }
}

extension Pass {
  /// Whether the grid now uses the layout's answers to place elements. At other times, the grid
  /// only reads the answers.
  fileprivate var isPlacingElements: Bool {
    isDecidingOnViews || isOpen(.switching) || isOpen(.updating)
  }
}

extension LayoutCaller {
  /// Reports a layout's answer to the observers.
  func report(
    _ layout: GridViewLayout, _ question: LayoutQuestion, _ answer: [GridViewLayoutAttributes]?
  ) {
    guard layout.inGrid({ $0.observers.isEmpty }) == false, let grid = layout.installedView,
      grid.pass.isPlacingElements
    else { return }
    grid.tellObservers { $0.layout(layout, answered: answer, to: question) }
  }

  /// Reports an answer for one element. Makes neither the query nor an array while there are no
  /// observers.
  func report(
    _ layout: GridViewLayout, _ question: @autoclosure () -> LayoutQuestion,
    ofOne answer: GridViewLayoutAttributes?
  ) {
    guard layout.inGrid({ $0.observers.isEmpty }) == false else { return }
    report(layout, question(), answer.map { [$0] })
  }
}
