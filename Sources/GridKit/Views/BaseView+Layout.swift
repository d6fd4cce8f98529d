// The layout pass and autoresizing.

extension BaseView {
  /// The most rounds in which one view is laid out in one pass before its requests are put off
  /// (E-42: UIKit's watch over collection views trips after about 100 rounds).
  static let layoutRoundLimit = 100

  /// The most views, one inside the other, that are laid out or resized from inside each other.
  /// Views further in wait until these are done: a tree may be deeper than the stack.
  private static let mostLevels = 256
  /// Views that wait for their layout, and those that wait for the resizing of their subviews.
  private static var waitingForLayout: [BaseView] = []
  private static var waitingForResizing: [(view: BaseView, oldSize: CGSize)] = []
  private static var resizingLevel = 0

  private static var passDepth = 0
  /// The generation of the layout pass; it names the passes, so that rounds need not be reset.
  private static var passGeneration = 0

  /// Whether some view is being laid out.
  static var isInPass: Bool { passDepth > 0 }

  /// Marks the way from here to the topmost view; it is marked above wherever it is marked.
  final func recordSubtreeNeedsLayout() {
    if markSubtree() { recordLayoutAbove() }
  }

  /// Marks the way from the superview to the topmost view, which the clock is told of; it is marked
  /// above wherever it is marked.
  final func recordLayoutAbove() {
    var top = Unretained<BaseView>(self)
    while let above = top.withObject({ $0.superviewReference }) {
      guard above.withObject({ $0.markSubtree() }) else { return }
      top = above
    }
    // Asked before the clock is: a grid on its own comes by in every frame.
    top.withObject { view in
      guard !view.awaitsClock else { return }
      Unretained(view.simulation.clock).withObject { $0.recordLayout(of: view) }
    }
  }

  /// Marks the view as one with a view inside that needs layout; false where it was marked.
  private final func markSubtree() -> Bool {
    guard !subtreeNeedsLayout else { return false }
    subtreeNeedsLayout = true
    return true
  }

  /// A change to the subviews asks for layout, unless it is layout that made it.
  final func requestLayoutAfterSubviewsChanged() {
    if !isLayingOut { setNeedsLayout() }
  }

  final func layOutTree() {
    guard needsLayout || subtreeNeedsLayout else { return }
    if BaseView.passDepth == 0 { BaseView.passGeneration += 1 }
    BaseView.passDepth += 1
    let isWithin = isInTreePass
    isInTreePass = true
    layOutWithinPass(level: 0)
    if !BaseView.waitingForLayout.isEmpty { layOutWaitingViews() }
    isInTreePass = isWithin
    BaseView.passDepth -= 1
    // Inside of another tree's pass something may have been put off that is being laid out by that
    // one, which does not come by here any more.
    if BaseView.passDepth > 0, !isWithin, superviewStorage == nil, needsLayout || subtreeNeedsLayout
    {
      recordLayoutAbove()
    }
  }

  /// Lays out views that are too deep in the tree to be laid out from inside the ones above.
  private final func layOutWaitingViews() {
    var done: [BaseView] = []
    while let view = BaseView.waitingForLayout.popLast() {
      view.layOutWithinPass(level: 0)
      done.append(view)
    }
    // Views above them are marked as long as one inside is: nothing is left to lay out there.
    for view in done.reversed() { view.layOutWithinPass(level: 0) }
    layOutWithinPass(level: 0)
    // Layout that is asked for again and again waits for the next pass.
    BaseView.waitingForLayout.removeAll()
  }

  /// Whether this view or one inside it was laid out.
  ///
  /// - Parameter level: How many views above are being laid out around this one.
  @discardableResult
  private final func layOutWithinPass(level: Int) -> Bool {
    guard level < BaseView.mostLevels else {
      BaseView.waitingForLayout.append(self)
      return false
    }
    if layoutPass != BaseView.passGeneration {
      layoutPass = BaseView.passGeneration
      layoutRounds = 0
    }
    var didAny = false
    var didSomething = true
    while didSomething, needsLayout || subtreeNeedsLayout {
      didSomething = false
      // Asked for again from inside its own layout, a view waits for the loop further out.
      if needsLayout, !isLayingOut, layoutRounds < BaseView.layoutRoundLimit {
        layoutRounds += 1
        needsLayout = false
        isLayingOut = true
        let controller = controller
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        isLayingOut = false
        didSomething = true
      }
      if subtreeNeedsLayout, layOutSubtree(level: level) { didSomething = true }
      if didSomething { didAny = true }
    }
    if needsLayout, layoutRounds == BaseView.layoutRoundLimit, !isLayingOut {
      layoutDidNotStabilise()
    }
    return didAny
  }

  private final func layOutSubtree(level: Int) -> Bool {
    subtreeNeedsLayout = false
    var didSomething = false
    // The list as it is now: what layout adds or removes comes with the next round.
    _ = subviewStorage.allElementsSatisfy { subview in
      if subview.needsLayout || subview.subtreeNeedsLayout,
        subview.layOutWithinPass(level: level + 1)
      {
        didSomething = true
      }
      return true
    }
    // A view that was put off stays marked for the next pass.
    if !subviewStorage.allElementsSatisfy({ !$0.needsLayout && !$0.subtreeNeedsLayout }) {
      subtreeNeedsLayout = true
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
        subview.autoresize(from: oldSize, to: boundsStorage.size)
      }
      return true
    }
  }

  private final func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let size = boundsStorage.size
    if mask == [.flexibleWidth, .flexibleHeight], !isTransformed {
      // As below with margins that stay: content views, most of all.
      frame = CGRect(
        x: frameOrigin.x, y: frameOrigin.y,
        width: new.width - frameOrigin.x - (old.width - frameOrigin.x - size.width),
        height: new.height - frameOrigin.y - (old.height - frameOrigin.y - size.height))
      return
    }
    let x = SpringAxis(
      origin: frameOrigin.x, length: size.width,
      isMinFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isMaxFlexible: mask.contains(.flexibleRightMargin)
    ).resized(from: old.width, to: new.width)
    let y = SpringAxis(
      origin: frameOrigin.y, length: size.height,
      isMinFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isMaxFlexible: mask.contains(.flexibleBottomMargin)
    ).resized(from: old.height, to: new.height)
    let rect = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    guard isTransformed else {
      frame = rect
      return
    }
    // The untransformed box is what stretches.
    bounds.size = rect.size
    let anchor = anchor
    center = CGPoint(
      x: rect.origin.x + rect.size.width * anchor.x,
      y: rect.origin.y + rect.size.height * anchor.y)
  }
}

/// An axis of autoresizing: a length between two margins, each stiff or flexible.
///
/// The difference goes to the flexible parts in proportion to their lengths, in equal shares when
/// they have none (`UIView.AutoresizingMask`: proportionally; equal shares are our choice).
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
      // From the edges, not by the difference: a view that fills its superview does so exactly.
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
