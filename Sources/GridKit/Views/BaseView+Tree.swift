// Joining and leaving a tree of views.

extension BaseView {
  /// Adds or moves a subview. The order of the hooks is that of UIKit.
  ///
  /// Logs of single views under UIKit show, on joining, `willMove(toWindow:)`,
  /// `willMove(toSuperview:)`, `didMoveToWindow()`, `didMoveToSuperview()`, and on leaving
  /// `willMove(toSuperview:)`, `willMove(toWindow:)`, `didMoveToWindow()`, `didMoveToSuperview()`.
  /// The window's hooks are only called when the window changes. That `willRemoveSubview` is first
  /// and `didAddSubview` last is how re-implementations do it.
  final func insert(_ view: BaseView, at index: Int) {
    // Nothing is inside a view without subviews but that view.
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
    view.ofSuperview { $0.drop(view) }
    if index >= subviewStorage.count {
      subviewStorage.append(view)
    } else {
      subviewStorage.insert(view, at: max(index, 0))
    }
    view.superviewStorage = self
    if let window { view.adopt(window.simulation) }
    if changesWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)

    if view.needsLayout || view.subtreeNeedsLayout { recordSubtreeNeedsLayout() }
    requestLayoutAfterSubviewsChanged()
    if let traits { view.tellTraitsChanged(from: traits) }
    view.refreshSafeArea()
  }

  /// Whether a view is somewhere above this one.
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
    // A hook may have put it into another view meanwhile, and it leaves that.
    superviewStorage?.drop(self)
    superviewStorage = nil
    if changesWindow { tellDidMoveToWindow() }
    didMoveToSuperview()

    superview.requestLayoutAfterSubviewsChanged()
    if let traits { tellTraitsChanged(from: traits) }
    refreshSafeArea()
  }

  /// The place of the subview that was moved last: those of a reuse queue come one beside the
  /// other.
  private static var latestPlace = 0

  final func moveSubview(_ view: BaseView, to index: Int) {
    guard let old = subviewStorage.index(identicalTo: view, near: BaseView.latestPlace) else {
      return
    }
    BaseView.latestPlace = old
    let new = min(max(index, 0), subviewStorage.count - 1)
    subviewStorage.moveElement(at: old, to: new)
  }

  /// Returns the place for a view to be `offset` places in front of a sibling, once it is out of
  /// its old place.
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

  /// A view that changes trees takes no first responder along.
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
