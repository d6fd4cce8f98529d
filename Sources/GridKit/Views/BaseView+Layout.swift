// The layout pass and autoresizing.

extension BaseView {
  /// The largest number of times that one pass lays out a view. Further requests of the view wait
  /// for the next pass (E-42: UIKit's loop detection for collection views triggers after about 100
  /// rounds).
  static let layoutRoundLimit = 100

  /// The largest number of nested views that layout or autoresizing visits by recursion. Deeper
  /// views wait until the recursion has returned, because a tree may be deeper than the stack.
  private static let mostLevels = 256
  /// Views too deep for the recursion: `waitingForLayout` for their own layout,
  /// `waitingForResizing` for the autoresizing of their subviews.
  private static var waitingForLayout: [BaseView] = []
  private static var waitingForResizing: [(view: BaseView, oldSize: CGSize)] = []
  private static var resizingLevel = 0

  private static var passDepth = 0
  /// The number of the layout pass. A view that sees a new number resets its count of rounds, so a
  /// pass need not reset all views.
  private static var passGeneration = 0

  /// Whether some view is being laid out.
  static var isInPass: Bool { passDepth > 0 }

  /// Whether the view needs layout.
  package final var needsLayout: Bool { layoutState.needsLayout }

  final func requestLayout() {
    if needsLayout, layoutState.awaitsClock || superviewReference != nil { return }
    layoutState.needsLayout = true
    recordLayoutAbove()
  }

  /// Marks this view and its ancestors with `subtreeNeedsLayout`, and registers the topmost view
  /// with the clock. Stops at a view that is marked already, because its ancestors are marked, too.
  final func recordSubtreeNeedsLayout() {
    if markSubtree() { recordLayoutAbove() }
  }

  /// Marks the ancestors with `subtreeNeedsLayout`, and registers the topmost view with the clock.
  /// Stops at an ancestor that is marked already, because its own ancestors are marked, too.
  final func recordLayoutAbove() {
    var top = Unretained<BaseView>(self)
    while let above = top.withObject({ $0.superviewReference }) {
      guard above.withObject({ $0.markSubtree() }) else { return }
      top = above
    }
    // Saves a call of the clock: a grid without a superview gets here in every frame.
    top.withObject { view in
      guard !view.layoutState.awaitsClock else { return }
      Unretained(view.simulation.clock).withObject { $0.recordLayout(of: view) }
    }
  }

  /// Marks the view as having a descendant that needs layout. Returns false if the view was marked
  /// already.
  private final func markSubtree() -> Bool {
    guard !layoutState.subtreeNeedsLayout else { return false }
    layoutState.subtreeNeedsLayout = true
    return true
  }

  /// Requests layout after a change of the subviews, unless the view made the change during its own
  /// layout.
  final func requestLayoutAfterSubviewsChanged() {
    if !layoutState.isLayingOut { setNeedsLayout() }
  }

  final func layOutTree() {
    guard BaseView.usesConstraints else { return layOutTreeOnce() }
    // Views that ask for an update of their constraints in a layout go round again (AL-56).
    for _ in 0..<BaseView.layoutRoundLimit {
      prepareConstraints()
      let tree = topmostView
      let waiting = BaseView.countAwaitingViews(in: tree)
      layOutTreeOnce()
      guard BaseView.countAwaitingViews(in: tree) > waiting else { return }
    }
  }

  private final func layOutTreeOnce() {
    guard needsLayout || layoutState.subtreeNeedsLayout else { return }
    if BaseView.passDepth == 0 { BaseView.passGeneration += 1 }
    BaseView.passDepth += 1
    let isWithin = layoutState.isInTreePass
    layoutState.isInTreePass = true
    layOutWithinPass(level: 0)
    if !BaseView.waitingForLayout.isEmpty { layOutWaitingViews() }
    layoutState.isInTreePass = isWithin
    BaseView.passDepth -= 1
    // This pass may run inside the pass of another tree. A view here that the outer pass is laying
    // out was skipped, and the outer pass does not visit this tree again.
    if BaseView.passDepth > 0, !isWithin, superviewStorage == nil,
      needsLayout || layoutState.subtreeNeedsLayout
    {
      recordLayoutAbove()
    }
  }

  /// Lays out the views of `waitingForLayout`, which are too deep for the recursion.
  private final func layOutWaitingViews() {
    var done: [BaseView] = []
    while let view = BaseView.waitingForLayout.popLast() {
      view.layOutWithinPass(level: 0)
      done.append(view)
    }
    // The views above are still marked, although nothing is left to lay out there. This round
    // clears the marks.
    for view in done.reversed() { view.layOutWithinPass(level: 0) }
    layOutWithinPass(level: 0)
    // A view that requests layout again and again waits for the next pass.
    BaseView.waitingForLayout.removeAll()
  }

  /// Lays out this view and its descendants, as far as they need layout.
  ///
  /// - Parameter level: The number of ancestors that are being laid out around this view.
  /// - Returns: Whether any view was laid out.
  @discardableResult
  private final func layOutWithinPass(level: Int) -> Bool {
    guard level < BaseView.mostLevels else {
      BaseView.waitingForLayout.append(self)
      return false
    }
    if layoutState.pass != BaseView.passGeneration {
      layoutState.pass = BaseView.passGeneration
      layoutState.rounds = 0
    }
    var didAny = false
    var didSomething = true
    while didSomething, needsLayout || layoutState.subtreeNeedsLayout {
      didSomething = false
      if layoutState.isLayoutRoot, let engine = constraintRecord?.engine, engine.settle() {
        didSomething = true
      }
      // A view that requests layout during its own layout is laid out again by the outer loop.
      if needsLayout, !layoutState.isLayingOut, layoutState.rounds < BaseView.layoutRoundLimit {
        layoutState.rounds += 1
        layoutState.needsLayout = false
        layoutState.isLayingOut = true
        let controller = controller
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        layoutState.isLayingOut = false
        didSomething = true
      }
      if layoutState.subtreeNeedsLayout, layOutSubtree(level: level) { didSomething = true }
      // Constraints that were changed in the layout of this view count in this pass.
      if layoutState.isLayoutRoot, constraintRecord?.engine?.isUnsolved ?? false {
        layoutState.subtreeNeedsLayout = true
      }
      if didSomething { didAny = true }
    }
    if needsLayout, layoutState.rounds == BaseView.layoutRoundLimit, !layoutState.isLayingOut {
      layoutDidNotStabilise()
    }
    return didAny
  }

  private final func layOutSubtree(level: Int) -> Bool {
    layoutState.subtreeNeedsLayout = false
    var didSomething = false
    // Visits the present list. Subviews that layout adds or removes count from the next round on.
    _ = subviewStorage.allElementsSatisfy { subview in
      if subview.needsLayout || subview.layoutState.subtreeNeedsLayout,
        subview.layOutWithinPass(level: level + 1)
      {
        didSomething = true
      }
      return true
    }
    // If a subview was put off, this view stays marked for the next pass.
    if !subviewStorage.allElementsSatisfy({ !$0.needsLayout && !$0.layoutState.subtreeNeedsLayout })
    {
      layoutState.subtreeNeedsLayout = true
    }
    return didSomething
  }

  // MARK: Autoresizing

  final func resizeSubviews(from oldSize: CGSize) {
    guard !subviewStorage.isEmpty, autoresizesSubviews else { return }
    guard BaseView.resizingLevel < BaseView.mostLevels else {
      BaseView.waitingForResizing.append((self, oldSize))
      return
    }
    BaseView.resizingLevel += 1
    defer {
      BaseView.resizingLevel -= 1
      while BaseView.resizingLevel == 0, let waiting = BaseView.waitingForResizing.popLast() {
        waiting.view.resizeSubviews(from: waiting.oldSize)
      }
    }
    _ = subviewStorage.allElementsSatisfy { subview in
      if !subview.autoresizingMask.isEmpty {
        subview.autoresize(from: oldSize, to: placement.bounds.size)
      }
      return true
    }
  }

  private final func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let size = placement.bounds.size
    if mask == [.flexibleWidth, .flexibleHeight], !placement.isTransformed {
      // A shortcut for fixed margins, with the same result as below. Content views, most of all,
      // use it.
      frame = CGRect(
        x: placement.origin.x, y: placement.origin.y,
        width: new.width - placement.origin.x - (old.width - placement.origin.x - size.width),
        height: new.height - placement.origin.y - (old.height - placement.origin.y - size.height))
      return
    }
    let x = SpringAxis(
      origin: placement.origin.x, length: size.width,
      isMinFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isMaxFlexible: mask.contains(.flexibleRightMargin)
    ).resized(from: old.width, to: new.width)
    let y = SpringAxis(
      origin: placement.origin.y, length: size.height,
      isMinFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isMaxFlexible: mask.contains(.flexibleBottomMargin)
    ).resized(from: old.height, to: new.height)
    let rect = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    guard placement.isTransformed else {
      frame = rect
      return
    }
    // Autoresizing stretches the untransformed box.
    bounds.size = rect.size
    let anchor = anchor
    center = CGPoint(
      x: rect.origin.x + rect.size.width * anchor.x,
      y: rect.origin.y + rect.size.height * anchor.y)
  }
}

/// An axis of autoresizing: a length between two margins. The length and the margins are each stiff
/// or flexible.
///
/// The flexible parts share the change of length in proportion to their lengths, as documented for
/// `UIView.AutoresizingMask`. If the lengths of the flexible parts add up to 0, the parts take
/// equal shares, which is our choice.
struct SpringAxis: Equatable, Sendable {
  var origin: CGFloat
  var length: CGFloat
  var isMinFlexible: Bool
  var isLengthFlexible: Bool
  var isMaxFlexible: Bool

  func resized(from old: CGFloat, to new: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let maxMargin = old - origin - length
    switch (isMinFlexible, isLengthFlexible, isMaxFlexible) {
    case (false, false, _):
      return (origin, length)
    case (false, true, false):
      // Computed from the edges, not from the difference, so that a view that fills its superview
      // keeps filling it exactly.
      return (origin, new - origin - maxMargin)
    case (true, false, false):
      return (new - maxMargin - length, length)
    default:
      let parts = [
        isMinFlexible ? origin : nil, isLengthFlexible ? length : nil,
        isMaxFlexible ? maxMargin : nil,
      ]
      let total = parts.reduce(0) { $0 + ($1 ?? 0) }
      let count = CGFloat(parts.count { $0 != nil })
      let difference = new - old
      func grown(_ part: CGFloat?, from value: CGFloat) -> CGFloat {
        guard let part else { return value }
        return value + (total == 0 ? difference / count : difference * part / total)
      }
      return (grown(parts[0], from: origin), grown(parts[1], from: length))
    }
  }
}
