// Joining and leaving a tree of views.

extension BaseView {
  final var superviewStorage: BaseView? {
    get { superviewReference?.object }
    // Written without a closure, which would check the current actor.
    set { superviewReference = newValue.map(Unretained.init) }
  }

  /// Returns whether `view` is the superview. Compares addresses, because reading `superview` would
  /// retain the superview.
  nonisolated final func isSubview(of view: BaseView) -> Bool {
    superviewReference?.address == Unretained(view).address
  }

  /// Returns the value that a closure computes from the superview; nil without a superview. Does
  /// not retain the superview.
  final func ofSuperview<Value>(_ value: (BaseView) -> Value) -> Value? {
    superviewReference?.withObject(value)
  }

  /// The window of the topmost superview; nil without a superview.
  final var windowOfTopmostSuperview: GridWindow? {
    // In a loop: a tree may be deeper than a stack.
    var top = superviewReference
    while let above = top?.withObject({ $0.superviewReference }) { top = above }
    return top?.withObject { $0.window }
  }

  /// Adds or moves a subview. Calls the hooks, methods such as `willMove(toWindow:)`, in UIKit's
  /// order.
  ///
  /// Logs of single views under UIKit show this order. A view that joins a superview gets
  /// `willMove(toWindow:)`, `willMove(toSuperview:)`, `didMoveToWindow()`, `didMoveToSuperview()`.
  /// A view that leaves gets `willMove(toSuperview:)`, `willMove(toWindow:)`, `didMoveToWindow()`,
  /// `didMoveToSuperview()`. The window hooks are called only if the window changes.
  /// `willRemoveSubview` comes first and `didAddSubview` last, as in re-implementations of UIKit.
  final func insert(_ view: BaseView, at index: Int) {
    // A view without subviews cannot contain this view, so its tree is not searched.
    if view === self || !view.subviewStorage.isEmpty, isDescendant(of: view) {
      return refuseCycle(view)
    }
    guard !view.isSubview(of: self) else { return moveSubview(view, to: index) }
    let window = window
    let changesWindow = view.window !== window
    let traits = traitsIfTheyMayChange(of: view)
    view.giveUpFirstResponderInside()

    view.superviewStorage?.willRemoveSubview(view)
    if changesWindow { view.tellWillMove(to: window) }
    view.willMove(toSuperview: self)
    view.leaveConstraintsAbove()
    let oldSuperview = BaseView.usesConstraints ? view.superviewStorage : nil
    let wasBoundary = oldSuperview == nil || view.isLayoutBoundary
    view.ofSuperview { $0.drop(view) }
    if index >= subviewStorage.count {
      subviewStorage.append(view)
    } else {
      subviewStorage.insert(view, at: max(index, 0))
    }
    view.superviewStorage = self
    if let oldSuperview { view.didLeave(oldSuperview, wasBoundary: wasBoundary) }
    view.didJoinSuperview()
    if let window { view.adopt(window.simulation) }
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)

    if view.needsLayout || view.layoutState.subtreeNeedsLayout { recordSubtreeNeedsLayout() }
    requestLayoutAfterSubviewsChanged()
    if let traits { view.tellTraitsChanged(from: traits) }
    view.refreshSafeArea()
  }

  /// Whether `view` is an ancestor of this view.
  final func isInside(_ view: BaseView) -> Bool {
    let address = Unretained(view).address
    var above = superviewReference
    while let reference = above, reference.address != address {
      above = reference.withObject { $0.superviewReference }
    }
    return above != nil
  }

  final func leaveSuperview() {
    guard let superview else { return }
    let changesWindow = window != nil
    let traits = superview.traitsIfTheyMayChange(of: self)
    giveUpFirstResponderInside()

    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if changesWindow { tellWillMove(to: nil) }
    // A hook may have moved the view into another superview. The view leaves that superview then.
    leaveConstraintsAbove()
    let wasBoundary = !BaseView.usesConstraints || isLayoutBoundary
    superviewStorage?.drop(self)
    superviewStorage = nil
    didLeave(superview, wasBoundary: wasBoundary)
    if changesWindow { tellDidMoveToWindow() }
    didMoveToSuperview()

    superview.requestLayoutAfterSubviewsChanged()
    if let traits { tellTraitsChanged(from: traits) }
    refreshSafeArea()
  }

  /// The index at which the last moved subview was found. Views of a reuse queue are neighbours, so
  /// the next search begins at this index.
  private static var latestPlace = 0

  final func moveSubview(_ view: BaseView, to index: Int) {
    guard let old = subviewStorage.index(identicalTo: view, near: BaseView.latestPlace) else {
      return
    }
    BaseView.latestPlace = old
    let new = min(max(index, 0), subviewStorage.count - 1)
    subviewStorage.moveElement(at: old, to: new)
    // The order of views decides ties between those that constraints place.
    if new != old, layoutState.placesSubviews, !view.isLayoutBoundary {
      constraintStructureDidChange()
    }
  }

  final func swapSubviews(at first: Int, and second: Int) {
    let places = subviewStorage.indices
    guard places.contains(first), places.contains(second) else { return }
    subviewStorage.swapAt(first, second)
    if layoutState.placesSubviews { constraintStructureDidChange() }
  }

  /// Returns the index that places a view right in front of a sibling (`offset` 1) or right behind
  /// it (`offset` 0). The index is counted without `view`, because `view` leaves its old place
  /// first.
  final func place(beside sibling: BaseView, of view: BaseView, offset: Int) -> Int {
    guard let place = subviewStorage.firstIndex(where: { $0 === sibling }) else { return .max }
    if view === sibling { return place }
    let old = subviewStorage.firstIndex { $0 === view } ?? .max
    return old < place ? place + offset - 1 : place + offset
  }

  private final func drop(_ view: BaseView) {
    if let index = subviewStorage.index(identicalTo: view) { subviewStorage.remove(at: index) }
  }

  private final func refuseCycle(_ view: BaseView) {
    simulation.raise(.subviewCycle(view, in: self))
  }

  // MARK: Windows and simulations

  private final func tellWillMove(to window: GridWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviewStorage { subview.tellWillMove(to: window) }
  }

  private final func tellDidMoveToWindow() {
    didMoveToWindow()
    for subview in subviewStorage { subview.tellDidMoveToWindow() }
    controller?.viewDidMoveToWindow()
  }

  final func adopt(_ simulation: Simulation) {
    let old = self.simulation
    if old !== simulation {
      Simulation.keepDeparted(old)
      let wantsLayout = old.clock.forgetLayout(of: self)
      self.simulation = simulation
      if wantsLayout, superviewStorage == nil { simulation.clock.recordLayout(of: self) }
      simulationDidChange(from: old)
    }
    for subview in subviewStorage { subview.adopt(simulation) }
  }

  // MARK: First responder

  /// Makes the first responder resign if it is this view or a descendant, before the view moves to
  /// another tree.
  private final func giveUpFirstResponderInside() {
    guard let responder = presentFirstResponder else { return }
    var candidate: GridResponder? = responder
    while let present = candidate {
      if present === self {
        if !responder.resignFirstResponder() { responder.dropFirstResponder() }
        return
      }
      candidate = present.next
    }
  }
}
