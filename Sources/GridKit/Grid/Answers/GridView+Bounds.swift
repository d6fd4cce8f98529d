extension GridView {
  /// Asks the layout before new bounds are stored (BC-1, BC-2): `bounds` is still the old
  /// rectangle.
  func askLayout(aboutBounds newBounds: CGRect) {
    guard !pass.isOpen(.restoring) else { return }
    if newBounds.size == bounds.size { openMove() } else { openChange() }
    try? part {
      let outer = pass.begin(.askingAboutBounds)
      Unretained(answers.layout).withObject { ask($0, aboutBounds: newBounds) }
      pass.end(outer)
      forgetReplacedLayouts()
    }
  }

  private func ask(_ layout: GridViewLayout, aboutBounds newBounds: CGRect) {
    // A layout hears nothing before its first preparation (CO-3).
    guard layout.preparedSize != nil, !pass.isDecidingOnViews || content.hasLaidOut else { return }
    // An answer that moves the content is a change of bounds of its own: one that always does would
    // never end.
    guard pass.boundsQuestions <= Pass.roundLimit else {
      return raise(.adjustmentLoop(self))
    }
    let asked = isMirrored(under: layout) ? mirrored(newBounds) : newBounds
    guard LayoutCaller.shouldInvalidate(layout, forBoundsChange: asked, in: self) else { return }
    let caller = layoutCaller
    let context = caller.context(of: answers.layout, forBoundsChange: asked)
    caller.invalidate(answers.layout, with: context)
  }

  /// A change of insets that leaves the bounds alone makes flow-like layouts stale.
  func contentInsetDidChange() {
    for layout in changes.transition?.layout.members ?? []
    where (layout as? any BuiltInLayout)?.followsContentInset == true && layout.preparedSize != nil
    {
      layoutCaller.invalidate(
        layout, with: layoutCaller.makeContext(of: layout, everything: false))
    }
    guard answers.builtInLayout?.followsContentInset == true, answers.layout.preparedSize != nil
    else {
      return
    }
    openChange()
    try? part {
      layoutCaller.invalidate(
        answers.layout, with: layoutCaller.makeContext(of: answers.layout, everything: false))
    }
  }

  /// Takes note of an invalidation of the layout in use.
  package func layout(
    _ layout: GridViewLayout, wasInvalidatedWith context: GridViewLayoutInvalidationContext
  ) {
    tellObservers { $0.layout(layout, wasInvalidatedWith: context) }
    guard layout === answers.layout else {
      changes.transition?.layout.memberWasInvalidated(layout)
      return
    }
    if pass.isInLastRound || layoutState.rounds == BaseView.layoutRoundLimit {
      pass.loopOrigin = NotedOrigin(simulation.faultOrigin(of: self, by: layout))
    }
    openChange()
    // A batch update has loaded the counts that it tells of.
    let tellsOfUpdate = context === changes.updates.context
    if context.invalidateEverything || context.invalidateDataSourceCounts, !tellsOfUpdate {
      content.counts = nil
    }
    if context.namesElements {
      answers.namedElements += context.namedKeys
    } else {
      answers.cachedRegion.evictAll()
    }
    known.invalidate()
    let (size, distance) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    answers.sizeAdjustment.width += size.width
    answers.sizeAdjustment.height += size.height
    // SS-4: inside an update UIKit does not listen to offsets of contexts about sizes.
    let isIgnored = display.selfSizing.isInvalidating && isUpdating
    if distance != .zero, !isIgnored {
      moveContent(
        to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }
    if layout.isPreparing {
      simulation.recordOnce(
        "invalidates-during-prepare \(ObjectIdentifier(layout))", .invalidatesDuringPrepare(layout))
    } else {
      setNeedsLayout()
    }
  }

  // MARK: Right to left

  /// Whether the layout's coordinates are mirrored for the view.
  var isMirrored: Bool {
    Unretained(answers.layout).withObject { isMirrored(under: $0) }
  }

  /// - Parameter layout: The one in use.
  func isMirrored(under layout: GridViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// A view rectangle in the layout's coordinates, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  /// A view point in the layout's coordinates, or the other way round.
  func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  /// A layout's answer in the view's coordinates: a mirrored copy where the layout is mirrored.
  package func mirrored(
    _ attributes: GridViewLayoutAttributes, contentWidth: CGFloat? = nil
  ) -> GridViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? GridViewLayoutAttributes else {
      return attributes
    }
    copy.center = CGPoint(
      x: (contentWidth ?? contentSize.width) - copy.center.x, y: copy.center.y)
    return copy
  }
}
